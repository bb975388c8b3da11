"""The AFIA cup on pages: ten delegations, a substitute, lateness of 15:00 and 15:01, best losers, delegation points, the schedule's poster.

Most matches are reported over HTTP; every kind of step is done once by taps.
"""

from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser.championship import Account, Hall
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.venue import PROJECTOR, Come, come, hall

__all__ = ["come", "hall"]

PATIENCE_MS = 60_000
PLANS = {
    12: ["12 delegações em 6 jogos; seguem 6.", "entra o melhor perdedor da fase anterior"],
    15: ["15 delegações em 7 jogos; 1 passa direto; seguem 8."],
    10: ["10 delegações em 5 jogos; seguem 5.", "6 delegações em 3 jogos; entra o melhor perdedor da fase anterior; seguem 3."],
}
"""What is offered for a number of delegations; the last one is played: it has best losers without any choice over the text."""
TARGET = {"qualifying": 1500, "quarter": 1500, "semi": 1500, "final": 2000}
"""Art. 4: a partida goes to 1,500 points, that of the final to 2,000."""

TITLES = {"qualifying": "Classificatória", "quarter": "Quartas de final"}


class Cup:
    """The event with its organiser and its director; entry D3 is of the delegation Estado 3."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.ana, self.rui = Account(hall, "Ana Org"), Account(hall, "Rui Direção")
        self.event = ""

    def seen(self) -> Any:
        return self.ana.seen(self.event)

    def do(self, word: str, **fields: Any) -> None:
        self.rui.do(self.event, word, **fields)

    def match(self, name: str) -> dict[str, Any]:
        return dict(self.ana.match(self.event, name))

    def entry(self, name: str) -> dict[str, Any]:
        return next(one for one in self.seen()["entries"] if one["id"] == name)

    def ready(self, stage: str) -> list[dict[str, Any]]:
        return [one for one in self.seen()["matches"] if one["stage"] == stage and one["status"] == "ready"]

    def played(self, match: dict[str, Any], loser: int) -> None:
        """A match from its call to its sheet: the entry of the lower number wins, the other makes so many points."""
        self.do("call", match=match["id"], table=1, starts=self.hall.now().isoformat())
        for side in match["sides"]:
            self.do("check-in", match=match["id"], entry=side)
        self.reported(match, loser)

    def reported(self, match: dict[str, Any], loser: int) -> None:
        self.do("start", match=match["id"])
        first, second = (int(side[1:]) for side in match["sides"])
        won = TARGET[match["stage"]]
        self.do("report", match=match["id"], partidas=[(won, loser) if first < second else (loser, won)], signed=["referee"])


@pytest.fixture
def cup(hall: Hall) -> Cup:
    return Cup(hall)


def opened(cup: Cup, page: Page) -> None:
    """Ten, twelve and fifteen delegations are thought of; each has a plan in words. Ten are opened."""
    page.locator("input[name=book][value=afia-2025]").check()
    page.get_by_label("Nome do campeonato").fill("Copa AFIA")
    for field, words in PLANS.items():
        page.get_by_label("Delegações esperadas").fill(str(field))
        for text in words:
            expect(page.locator(".plan")).to_contain_text(text, timeout=PATIENCE_MS)
    page.get_by_role("button", name="Abrir o campeonato").click()
    page.wait_for_url("**/organizar")
    cup.event = page.url.split("/")[-2]
    for role in ("director", "referee"):
        cup.ana.post(f"/api/events/{cup.event}/roles", {"name": "Rui Direção", "role": role})


def entered(page: Page) -> None:
    lines = ["dupla;nome;delegação"]
    for place in range(1, 11):
        lines += [f"D{place};{name} {place};Estado {place}" for name in ("Ana", "Bia", "Caio")]
    page.get_by_text("Importar uma lista").first.click()
    page.get_by_label("Cole a lista aqui").fill("\n".join(lines))
    page.get_by_role("button", name="Conferir").click()
    page.get_by_role("button", name="Inscrever todos").click()
    expect(page.get_by_text("10 inscrições feitas, 30 pessoas.")).to_be_visible(timeout=PATIENCE_MS)
    page.get_by_role("tab", name="Datas e regras").click()
    page.get_by_role("button", name="Encerrar as inscrições").click()


def drawn(page: Page) -> None:
    page.get_by_role("button", name="Anunciar o sorteio").click()
    number = page.get_by_label("Número do público")
    number.fill("42")
    number.press("Enter")
    page.get_by_role("button", name="Sortear").click()
    page.get_by_role("button", name="Mostrar tudo").click()
    expect(page.get_by_text("A semente revelada é a do compromisso").first).to_be_visible()


def drawn_by_post(cup: Cup, stage: str) -> None:
    cup.do("announce-draw", stage=stage, source="o público")
    cup.do("draw", stage=stage, numbers=["42"])


def swapped(board: Page, match: dict[str, Any], entry: str) -> Locator:
    """In the dialog of a match the reserve of a pair is sent in for its first player. The dialog, as it is then."""
    place = entry[1:]
    board.get_by_label("Procurar jogo").fill(f"Bia {place}")
    stage, number = match["id"].split("/")
    board.get_by_role("button", name=f"Abrir {TITLES[stage]} {number}", exact=True).last.click()
    dialog = board.get_by_role("dialog")
    dialog.get_by_role("button", name="Trocar por reserva").click()
    dialog.get_by_label("Inscrição").select_option(label=f"Estado {place}")
    dialog.get_by_label("Quem sai").select_option(label=f"Ana {place}")
    dialog.get_by_label("Quem entra").select_option(label=f"Caio {place}")
    assert barriers(board) == []
    dialog.get_by_role("button", name="Trocar por reserva").click()
    return dialog


def a_substitute(cup: Cup, board: Page, match: dict[str, Any]) -> None:
    """Before a pair's first match a reserve may come in for a starter (art. 2)."""
    entry = match["sides"][0]
    dialog = swapped(board, match, entry)
    expect(dialog.get_by_label("Quem sai")).to_have_count(0)
    assert cup.entry(entry)["people"] == [f"{name} {entry[1:]}" for name in ("Caio", "Bia", "Ana")]
    board.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def no_substitute(cup: Cup, board: Page, match: dict[str, Any], entry: str) -> None:
    """Who has sat down to a match plays on as they are (art. 2); the page says so."""
    before = cup.entry(entry)["people"]
    dialog = swapped(board, match, entry)
    expect(dialog.get_by_role("alert")).to_contain_text("Não cabe substituição.")
    assert cup.entry(entry)["people"] == before
    board.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def lateness(cup: Cup, board: Page, in_time: dict[str, Any], too_late: dict[str, Any]) -> str:
    """Who was there 15 minutes after the hour plays; a second later they are out of the cup (art. 7). Returns who is out."""
    hour = cup.hall.now().replace(microsecond=0)
    for table, one in enumerate((in_time, too_late), 2):
        cup.do("call", match=one["id"], table=table, starts=hour.isoformat())
        cup.do("check-in", match=one["id"], entry=one["sides"][0])
    cup.hall.later(20)
    at_15_00, at_15_01 = ((hour + timedelta(minutes=15, seconds=seconds)).isoformat() for seconds in (0, 1))
    cup.do("check-in", match=in_time["id"], entry=in_time["sides"][1], happened=at_15_00)
    gone = str(too_late["sides"][1])
    refused = cup.rui.ask(cup.event, "check-in", match=too_late["id"], entry=gone, happened=at_15_01).json()
    assert (refused["code"], refused["articles"]) == ("too_late", ["art. 7"])
    missing = board.get_by_role("region", name="Não se apresentaram")
    expect(missing.get_by_role("listitem")).to_have_count(1, timeout=PATIENCE_MS)
    missing.get_by_role("button", name="Ausente").click(timeout=PATIENCE_MS)
    expect(missing).to_contain_text("O que acontece")
    missing.get_by_role("button", name="Confirmar").click()
    expect(missing).to_have_count(0)
    assert cup.entry(gone)["status"] == "eliminated"
    return gone


def loser_of(match: dict[str, Any]) -> str:
    """By the scores of this test the higher number loses."""
    return str(max(match["sides"], key=lambda side: int(side[1:])))


def qualifying(cup: Cup, board: Page) -> tuple[str, str]:
    """Five matches: the loser with most points at a table goes on (art. 10). Returns that one, and who did not come."""
    first, second, third, fourth, fifth = cup.ready("qualifying")
    a_substitute(cup, board, first)
    gone = lateness(cup, board, second, third)
    cup.reported(second, 1100)
    for match, made in ((first, 900), (fourth, 1400), (fifth, 1200)):
        cup.played(match, made)
    stages = board.get_by_role("region", name="Fases")
    stages.get_by_role("button", name="Encerrar a fase").click(timeout=PATIENCE_MS)
    expect(stages.get_by_role("button", name="Encerrar a fase")).to_have_count(0)
    return loser_of(fourth), gone


def to_the_champion(cup: Cup, board: Page, best_loser: str) -> list[str]:
    """Quarter-finals, semifinals and the final. Returns the first three."""
    drawn_by_post(cup, "quarter")
    quarters = cup.ready("quarter")
    own = next(one for one in quarters if best_loser in one["sides"])
    no_substitute(cup, board, own, best_loser)
    for match, made in zip(quarters, (1000, 1300, 1200), strict=True):
        cup.played(match, made)
    cup.do("close-stage", stage="quarter")
    drawn_by_post(cup, "semi")
    semis = cup.ready("semi")
    assert loser_of(quarters[1]) in {side for one in semis for side in one["sides"]}, "art. 11: the best loser of the quarter-finals"
    for match, made in zip(semis, (1400, 900), strict=True):
        cup.played(match, made)
    cup.do("close-stage", stage="semi")
    drawn_by_post(cup, "final")
    (final,) = cup.ready("final")
    cup.played(final, 1600)
    cup.do("close-stage", stage="final")
    return [*sorted(final["sides"], key=lambda side: int(side[1:])), loser_of(semis[0])]


def told_to_everybody(page: Page, podium: list[str], gone: str) -> None:
    """Ten, six and four points, two for whoever took part, none for who never sat down (art. 12)."""
    points = {f"Estado {place}": 2 for place in range(1, 11)} | {f"Estado {gone[1:]}": 0}
    points |= {f"Estado {entry[1:]}": worth for entry, worth in zip(podium, (10, 6, 4), strict=True)}
    told = page.get_by_role("list", name="Pontos das delegações").get_by_role("listitem")
    expect(told).to_have_count(10, timeout=PATIENCE_MS)
    assert sorted(told.all_inner_texts()) == sorted(f"{worth}\n{name}" for name, worth in points.items())


def poster(page: Page) -> None:
    """The poster of days and hours for the hall of the hotel (art. 9)."""
    page.get_by_role("tab", name="Papéis").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Baixar: Cartaz com dias e horários").click()
    assert saved.value.path().read_bytes().startswith(b"%PDF-")


@pytest.mark.whole
def test_ten_delegations_from_the_plan_to_the_points_of_the_delegations(cup: Cup, come: Come):
    organiser = come(cup.ana).go("/eventos/novo")
    opened(cup, organiser)
    entered(organiser)
    drawn(come(cup.rui, PROJECTOR).go(f"/evento/{cup.event}/sorteio"))
    board = come(cup.rui).go(f"/evento/{cup.event}/direcao")
    board.get_by_role("heading", name="Mesas").wait_for()
    best_loser, gone = qualifying(cup, board)
    podium = to_the_champion(cup, board, best_loser)
    told_to_everybody(come(None).go(f"/evento/{cup.event}"), podium, gone)
    poster(organiser)
