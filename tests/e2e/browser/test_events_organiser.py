"""The organiser's pages in a real browser: a championship is thought of in numbers, opened, filled by form and by list, and chosen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_pages import barriers
from tests.e2e.venue_event import new_id

DECLARED = (
    "legally_capable", "no_impediment", "available", "own_material", "no_third_party_right", "lawful_material", "authorised_material",
    "material_use", "image_and_voice", "data_processing",
)  # fmt: skip
NAMES = ("José da Conceição", "Ana Müller", "<b>Zé</b>", "Maria d'Ávila")
MASTERS = {
    "entries": {"opens": "2026-01-01T00:00:00-03:00", "closes": "2029-12-01T23:59:00-03:00"},
    "event": {"on": "2029-12-20"},
}


PASTE = "(field, text) => { field.value = text; field.dispatchEvent(new Event('input', { bubbles: true })); }"
"""As a clipboard does it, at once: keys would take minutes for ten thousand lines."""


@pytest.fixture
def organiser(come_in):
    return come_in()


def thought(page: Page, rulebook: str, field: int) -> None:
    page.locator(f"input[name=book][value={rulebook}]").check()
    page.get_by_label("esperadas").fill(str(field))


def people(pairs: range) -> Iterator[str]:
    """A list as an organiser keeps it: every person on a line, with all that Truco Masters asks."""
    yield "dupla;nome;nascimento;residência;domicílio;declarações;regulamento aceito;canal"
    for pair in pairs:
        for name in (f"{NAMES[pair % 4]} {pair}", f"Parceiro {pair}"):
            yield f"D{pair};{name};01/02/1990;BR;BR;{','.join(DECLARED)};1;online"


def masters(person) -> str:
    """A Truco Masters of this person that takes entries; its id."""
    return str(person.ask("/api/events", {"id": new_id(), "title": "Masters", "rulebook": "truco-masters-2025", "options": MASTERS})["id"])


def sent(page: Page, text: str) -> None:
    """Looks at a pasted list."""
    if not page.get_by_label("Cole a lista aqui").is_visible():
        page.get_by_text("Importar uma lista").first.click()
    page.get_by_label("Cole a lista aqui").evaluate(PASTE, text)
    page.get_by_role("button", name="Conferir").click()


@pytest.mark.parametrize(
    ("field", "told"),
    [
        (12, ["Classificatória: 12 delegações em 6 jogos; seguem 6.", "12 jogos ao todo; cerca de 2 h 30 com 4 mesas"]),
        (15, ["Classificatória: 15 delegações em 7 jogos; 1 passa direto; seguem 8.", "14 jogos ao todo"]),
    ],
)
def test_afia_with_any_number_is_planned_in_words_and_opened(organiser, field, told):
    page = organiser.go("/eventos/novo")
    thought(page, "afia-2025", field)
    expect(page.get_by_text("a conta não fecha")).to_be_visible()
    for text in told:
        expect(page.get_by_text(text).first).to_be_visible()
    page.get_by_label("Nome do campeonato").fill("Jogos de Inverno")
    expect(page.get_by_role("button", name="Abrir o campeonato")).to_be_disabled()
    page.get_by_role("button", name="Jogar assim").first.click()
    expect(page.get_by_text("a conta não fecha")).to_be_hidden()
    page.get_by_role("button", name="Abrir o campeonato").click()
    page.wait_for_url("**/organizar")
    expect(page.get_by_role("heading", name="Jogos de Inverno")).to_be_visible()


def test_a_tournament_is_opened_by_its_sheet_and_tells_its_prizes(organiser):
    page = organiser.go("/eventos/novo")
    thought(page, "cgp-2024", 100)
    expect(page.get_by_text("Falta na folha de estrutura: o início")).to_be_visible()
    page.get_by_label("Início (hora").fill("2029-12-05T15:00")
    expect(page.get_by_text("Prêmio total com esse número: R$")).to_be_visible()
    page.get_by_label("Prêmio", exact=True).fill("500,00")
    page.get_by_role("button", name="Mais um dia").click()
    page.get_by_label("Dia 2 (hora de Brasília)").fill("2029-12-06T14:00")
    page.get_by_label("Patrocinadores oficiais").fill("CGP")
    page.get_by_label("Cartões de tempo no início").fill("3")
    page.get_by_label("Nome do campeonato").fill("Etapa")
    expect(page.get_by_text("Inscrição: R$ 640,00")).to_be_visible()
    page.get_by_role("button", name="Abrir o campeonato").click()
    page.wait_for_url("**/organizar")
    expect(page.get_by_text("Programação da etapa")).to_be_visible()
    page.goto(page.url.removesuffix("/organizar"))
    programme = page.locator("section").filter(has=page.get_by_role("heading", name="Programação"))
    expect(programme).to_contain_text("Dia 2: quinta-feira, 6 de dezembro")
    expect(programme).to_contain_text("R$ 640,00")
    paper = programme.get_by_role("link", name="Programação (PDF)").get_attribute("href") or ""
    assert page.request.get(f"{organiser.address}{paper}").body()[:5] == b"%PDF-"


def fill_in(page: Page, *names: str) -> None:
    """A whole form: every field, and every consent with its own tick."""
    for place, name in enumerate(names):
        person = page.locator("fieldset.panel").nth(place)
        person.get_by_label("Nome completo").fill(name)
        person.get_by_label("Data de nascimento").fill("1990-02-01")
        for box in person.locator("fieldset.inner").last.get_by_role("checkbox").all():
            box.check()


def test_a_form_without_a_consent_is_refused_with_its_article_and_nothing_enters(come_in):
    host = come_in(forgives="409")
    event = masters(host)
    page = come_in(forgives="409").go(f"/evento/{event}/inscricao")
    fill_in(page, "Ana Prado", "Bia Prado")
    page.get_by_label("Imagem e voz").last.uncheck()
    page.get_by_role("button", name="Enviar inscrição").click()
    expect(page.locator("main [role=alert]")).to_contain_text("Bia Prado")
    expect(page.locator("main [role=alert]").get_by_role("link").first).to_be_visible()
    assert (
        host.ask(f"/api/events/{event}/preview", {"id": "x" * 8, "seen": 1, "do": "select", "fields": {"entry": "x"}})["code"]
        == "no_such_entry"
    )


def test_bad_lines_are_named_one_by_one_and_ten_thousand_are_answered(organiser):
    event = masters(organiser)
    page = organiser.go(f"/evento/{event}/organizar")
    good = list(people(range(1, 4)))
    again = [line.replace("D2;Ana Müller", "D9;ana muller") for line in good[3:5]]
    sent(page, "\n".join([*good, *[line.replace("D2;", "D9;") for line in again], "D10;Caio;32/13/1990;BR;BR;;;"]))
    expect(page.get_by_text("Linha 8:")).to_be_visible()
    expect(page.get_by_text("32/13/1990 não é uma data")).to_be_visible()
    expect(page.get_by_role("button", name="Inscrever todos")).to_be_disabled()
    sent(page, "\n".join(people(range(1, 5001))))
    expect(page.get_by_text("5.000 inscrições boas, 10.000 pessoas.")).to_be_visible(timeout=60_000)
    sent(page, "\n".join(people(range(1, 5002))))
    expect(page.get_by_text("A lista é longa demais")).to_be_visible(timeout=60_000)


def test_staff_links_prizes_and_dates_are_the_organisers(come_in):
    host = come_in(forgives="404")
    event = masters(host)
    page = host.go(f"/evento/{event}/organizar")
    page.get_by_role("tab", name="Local e prêmios").click()
    expect(page.get_by_text("imposto de renda")).to_be_visible()
    page.get_by_label("Local", exact=True).fill("Clube dos Amigos")
    page.get_by_role("button", name="Acrescentar prêmio").click()
    page.get_by_label("Prêmio", exact=True).fill("troféu")
    page.get_by_role("button", name="Divulgar").click()
    expect(page.get_by_text("Feito.")).to_be_visible()
    page.get_by_role("tab", name="Equipe").click()
    page.get_by_label("Nome da conta").fill("ninguém assim")
    page.get_by_role("button", name="Dar função").click()
    expect(page.locator("main [role=alert]")).to_be_visible()
    page.get_by_label("Nome do árbitro").fill("Rui")
    page.get_by_role("button", name="Criar link").click()
    expect(page.get_by_alt_text("Código QR da mesa 1")).to_be_visible()
    page.get_by_role("tab", name="Datas e regras").click()
    page.get_by_label("Nova data").fill("2029-11-30T20:00")
    page.get_by_label("Motivo").first.fill("chuva")
    page.get_by_role("button", name="Mudar uma data").click()
    expect(page.get_by_text("30 de nov. de 2029, 20:00")).to_be_visible()
    other = come_in().go(f"/evento/{event}/inscricao")
    expect(other.get_by_text("Clube dos Amigos")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("pt-BR", "Organizar um campeonato"),
        pytest.param("en-GB", "Organise a championship", marks=pytest.mark.long),
        pytest.param("es-AR", "Organizar un campeonato", marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("size", [None, PHONE])
def test_the_pages_keep_nobody_out_in_three_languages(come_in, lang, title, size):
    host = come_in(lang=lang, **({"size": size, "color_scheme": "dark"} if size else {}))
    event = masters(host)
    page = host.go("/eventos/novo")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    page.locator("input[name=book][value=fenacef-ix]").check()
    page.locator(".plan .panel").first.wait_for()
    checked(page, size)
    page = host.go(f"/evento/{event}/inscricao")
    page.locator("fieldset.panel").first.wait_for()
    checked(page, size)
    page = host.go(f"/evento/{event}/organizar")
    for tab in page.get_by_role("tab").all():
        tab.click()
        page.wait_for_load_state("networkidle")
        checked(page, size)


def checked(page: Page, size: ViewportSize | None) -> None:
    assert barriers(page) == []
    if size:
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
