"""A Truco Masters on pages: the people of the story, and how the organiser fills the field."""

from datetime import timedelta
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser.championship import DECLARED, Account, Hall
from tests.e2e.browser.person import Person
from tests.e2e.browser.test_events_organiser import fill_in, sent
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.venue import PHONE_TALL, PROJECTOR, Come
from tests.e2e.venue_event import new_id

SLOW = 60_000
NAMES = ("José da Conceição", "Ana Müller", "<b>Zé</b>", "Maria d'Ávila")


def said(page: Page | Locator, text: str) -> Locator:
    return page.get_by_text(text).first


class Masters:
    """The event with its people: an organiser and a director on laptops, the screen on the wall, a phone of the public."""

    def __init__(self, hall: Hall, come: Come) -> None:
        self.hall, self.come = hall, come
        self.ana, self.rui = Account(hall, "Ana Org"), Account(hall, "Rui Direção")
        now = hall.now()
        options = {
            "entries": {"opens": (now - timedelta(days=1)).isoformat(), "closes": (now + timedelta(hours=1)).isoformat()},
            "event": {"on": (now + timedelta(days=10)).date().isoformat()},
        }
        asked = {"id": new_id(), "title": "Truco Masters", "rulebook": "truco-masters-2025", "fields": {"tables": 8}, "options": options}
        self.event = str(self.ana.post("/api/events", asked)["id"])
        self.path = f"/evento/{self.event}"
        self.wall = come(None, PROJECTOR).go(f"{self.path}/tv")
        self.public = come(None, PHONE_TALL).go(self.path)
        self.players: dict[str, Person] = {}

    def seen(self) -> Any:
        return self.ana.seen(self.event)

    def match(self, name: str) -> dict[str, Any]:
        return dict(self.ana.match(self.event, name))

    def people(self, entry: str) -> list[str]:
        return next(list(one["people"]) for one in self.seen()["entries"] if one["id"] == entry)

    def named(self, entry: str) -> str:
        """An entry as pages write it."""
        return " / ".join(self.people(entry))

    def entry_of(self, name: str) -> str:
        return next(str(one["id"]) for one in self.seen()["entries"] if name in one["people"])

    def do(self, word: str, **fields: object) -> None:
        self.rui.do(self.event, word, **fields)

    def referee(self, table: int, name: str) -> Page:
        """Somebody without an account at a table, by the code that the director shows."""
        token = self.rui.post(f"/api/events/{self.event}/links", {"id": new_id(), "name": name, "table": table})["token"]
        page = self.come(None, PHONE_TALL).go(f"{self.path}/arbitro#{token}")
        page.get_by_role("heading", name=f"Mesa {table}").wait_for()
        return page

    def here(self, *matches: str) -> None:
        """Both sides of these matches are checked in."""
        for name in matches:
            for side in self.match(name)["sides"]:
                self.do("check-in", match=name, entry=side)

    def played(self, name: str, *partidas: tuple[int, int]) -> None:
        """A match without trouble, from its start to its sheet, over HTTP."""
        self.here(name)
        self.do("start", match=name)
        self.do("report", match=name, partidas=partidas, signed=["referee"])


def told_to_everybody(event: Masters, page: Page) -> None:
    """Venue and prizes, written by the organiser, stand on the phones of the public."""
    page.get_by_role("tab", name="Local e prêmios").click()
    page.get_by_label("Local", exact=True).fill("Clube dos Amigos, São Paulo")
    for place, what in enumerate(("R$ 20.000 e troféu", "medalha")):
        page.get_by_role("button", name="Acrescentar prêmio").click()
        page.get_by_label("Prêmio", exact=True).nth(place).fill(what)
    page.get_by_role("button", name="Divulgar").click()
    expect(event.public.get_by_role("list", name="Prêmios")).to_contain_text("R$ 20.000 e troféu")
    expect(said(event.public, "Clube dos Amigos, São Paulo")).to_be_visible()
    page.get_by_role("tab", name="Equipe").click()
    page.get_by_label("Nome da conta").fill("Rui Direção")
    page.get_by_role("button", name="Dar função").click()
    expect(page.get_by_role("listitem").filter(has_text="Rui Direção")).to_be_visible()


def listed(pairs: range) -> str:
    """A list as an organiser keeps it: every person on a line, with all that the regulation asks."""
    lines = ["dupla;nome;nascimento;residência;domicílio;declarações;regulamento aceito;canal"]
    for pair in pairs:
        for name in (f"{NAMES[pair % 4]} {pair}", f"Parceiro {pair}"):
            lines.append(f"D{pair};{name};01/02/1990;BR;BR;{','.join(DECLARED)};1;online")
    return "\n".join(lines)


def applies(event: Masters, first: str, second: str) -> Person:
    """A pair by its own phone: the form, with every consent ticked. The page says whose word is still missing."""
    person = event.come(Account(event.hall, first), PHONE_TALL)
    page = person.go(f"{event.path}/inscricao")
    fill_in(page, first, second)
    page.get_by_role("button", name="Enviar inscrição").click()
    expect(said(page, "Inscrição recebida.")).to_be_visible()
    page.get_by_role("link", name="Acompanhar").click()
    expect(said(page, f"Falta {second}: com a própria conta")).to_be_visible()
    return person


def confirms(event: Masters, name: str, partner: str) -> Person:
    """The partner, whose account the organiser has tied to the entry, gives the own word on the own phone."""
    account = Account(event.hall, name)
    event.ana.post(f"/api/events/{event.event}/roles", {"name": name, "role": "player", "entries": [event.entry_of(partner)]})
    person = event.come(account, PHONE_TALL)
    page = person.go(f"{event.path}/jogador")
    page.get_by_role("button", name=f"Confirmo: {name} joga").click()
    expect(said(page, "A organização escolhe quem joga")).to_be_visible()
    return person


def twenty_apply(event: Masters, page: Page) -> None:
    """Two pairs by their phones, eighteen from a list that the organiser pastes."""
    for first, second in (("Caio Prado", "Davi Prado"), ("Eva Reis", "Fábio Reis")):
        event.players[first] = applies(event, first, second)
    event.players["Davi Prado"] = confirms(event, "Davi Prado", "Caio Prado")
    page.get_by_role("tab", name="Inscrições").click()
    sent(page, listed(range(1, 19)))
    page.get_by_role("button", name="Inscrever todos").click()
    expect(said(page, "18 inscrições feitas, 36 pessoas.")).to_be_visible(timeout=SLOW)
    expect(page.get_by_label("Mostrar").first).to_contain_text("Todas (20)")
    assert page.locator("td.names b").count() == 0  # markup in a name stays a text


def pressed(page: Page, doing: str, many: int) -> None:
    """A button for everything that is ticked, and what came of it."""
    page.get_by_role("button", name=f"{doing} ({many})").click()
    expect(page.get_by_role("status").filter(has_text="Feito")).to_contain_text("Feito." if many == 1 else f"Feito: {many}.", timeout=SLOW)


def sixteen_chosen(event: Masters, page: Page) -> None:
    page.get_by_label("Por que meio").fill("telefonema, protocolo 7")
    page.get_by_label("Marcar todas").check()
    pressed(page, "Anotar confirmação", 37)
    page.get_by_label("Marcar todas").check()
    for spare in ("D15", "D16", "D17", "D18"):
        page.get_by_label(f"Marcar {spare}").uncheck()
    pressed(page, "Dar vaga", 16)
    expect(said(page, "16 de 16 vagas ocupadas")).to_be_visible()
    page.get_by_label("Marcar D15").check()
    page.get_by_role("button", name="Dar vaga (1)").click()
    expect(page.locator("main [role=alert]")).to_contain_text("16")
    page.get_by_label("Marcar D15").uncheck()
    page.get_by_label("Mostrar").first.select_option("selected")
    page.get_by_label("Marcar todas").check()
    pressed(page, "Convocar", 16)
    on_the_own_phone(event)
    page.get_by_label("Marcar todas").check()
    page.get_by_label("Marcar D5").uncheck()
    pressed(page, "Anotar assinatura", 28)


def on_the_own_phone(event: Masters) -> None:
    """The two of a pair sign what the regulation asks for, each with a tap."""
    for name in ("Caio Prado", "Davi Prado"):
        phone = event.players[name].page
        phone.get_by_role("button", name=f"{name} assina: termo de participação").click()
        expect(phone.get_by_role("button", name=f"{name} assina: termo de participação")).to_have_count(0)
    assert barriers(phone) == []


def one_unsigned_and_a_reserve(page: Page) -> None:
    """The pair that left a document unsigned goes out, the next one comes in by telephone, and the list is closed."""
    page.get_by_role("tab", name="Datas e regras").click()
    page.get_by_role("button", name="Encerrar as inscrições").click()
    # Whoever left a document unsigned does not play, and fifteen are too few.
    expect(page.locator("main [role=alert]")).to_contain_text("15")
    page.get_by_role("tab", name="Inscrições").click()
    page.get_by_label("Marcar D5").check()
    page.get_by_role("button", name="Tirar por falta de assinatura (1)").click()
    expect(said(page, "15 de 16 vagas ocupadas")).to_be_visible()
    page.get_by_label("Por que meio").fill("telefonema das 10h")
    for doing in ("Dar vaga (1)", "Convocar (1)", "Anotar assinatura (2)"):
        page.get_by_label("Marcar D15").check()
        page.get_by_role("button", name=doing).click()
        expect(page.get_by_label("Marcar D15")).not_to_be_checked()
    page.get_by_role("tab", name="Datas e regras").click()
    page.get_by_role("button", name="Encerrar as inscrições").click()
    page.get_by_role("tab", name="Encerramento").click()
    for done in ("Documentos assinados", "Inscrições encerradas"):
        expect(page.get_by_role("listitem").filter(has_text=done)).to_contain_text("pronto")
