"""Jogos Fenacef on pages: 24 pairs of 12 delegations in six groups, a walkover, lots between three, best of five, and the edition after it.

Most matches are reported over HTTP; every kind of step is done once by taps.
"""

from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.championship import Account, Hall, linked
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.venue import PHONE_TALL, PROJECTOR, Come, come, hall

__all__ = ["come", "hall"]

PATIENCE_MS = 60_000
CIRCLE = {(0, 1): [(12, 6), (6, 12), (12, 6)], (1, 2): [(12, 6), (6, 12), (12, 6)], (0, 2): [(6, 12), (12, 6), (6, 12)]}
"""Each of three beats one and loses to one, all by the same scores: nothing tells them apart but lots (art. 5)."""


class Games:
    """The event with its organiser and its director."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.ana, self.rui = Account(hall, "Ana Org"), Account(hall, "Rui Direção")
        self.event = ""

    def seen(self) -> Any:
        return self.ana.seen(self.event)

    def do(self, word: str, **fields: Any) -> None:
        self.rui.do(self.event, word, **fields)

    def names(self, entry: str) -> list[str]:
        return [f"{name} {entry[1:]}" for name in ("Ana", "Bia")]

    def match(self, name: str) -> dict[str, Any]:
        return dict(self.ana.match(self.event, name))

    def called(self, match: dict[str, Any], **when: str) -> None:
        self.do("call", match=match["id"], table=1, **when)

    def played(self, match: dict[str, Any], partidas: list[tuple[int, int]]) -> None:
        """A match from its call to its sheet, which the four and the referee sign."""
        name, sides = match["id"], match["sides"]
        self.called(match)
        for side in sides:
            self.do("check-in", match=name, entry=side)
        self.do("start", match=name)
        self.do("report", match=name, partidas=partidas, signed=["referee", *self.names(sides[0]), *self.names(sides[1])])


@pytest.fixture
def games(hall: Hall) -> Games:
    return Games(hall)


def opened(games: Games, page: Page) -> None:
    """The organiser thinks of 24 teams in six groups, and opens it."""
    page.locator("input[name=book][value=fenacef-ix]").check()
    page.get_by_label("esperadas").fill("24")
    page.get_by_label("Nome do campeonato").fill("IX Jogos")
    offer = page.locator(".plan .panel").filter(has_text="6 grupos").first
    offer.get_by_role("button", name="Jogar assim").click()
    page.get_by_role("button", name="Abrir o campeonato").click()
    page.wait_for_url("**/organizar")
    games.event = page.url.split("/")[-2]


def entered(page: Page) -> None:
    lines = ["dupla;nome;delegação"]
    for place in range(1, 25):
        lines += [f"D{place};{name} {place};Apcef {(place + 1) // 2}" for name in ("Ana", "Bia")]
    page.get_by_text("Importar uma lista").first.click()
    page.get_by_label("Cole a lista aqui").fill("\n".join(lines))
    page.get_by_role("button", name="Conferir").click()
    page.get_by_role("button", name="Inscrever todos").click()
    expect(page.get_by_text("24 inscrições feitas, 48 pessoas.")).to_be_visible(timeout=PATIENCE_MS)
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


def walkover(games: Games, board: Page, match: dict[str, Any]) -> str:
    """Who is not there when the match begins loses it; the board offers it once it is time (art. 6)."""
    gone, there = match["sides"]
    games.called(match, starts=(games.hall.now() + timedelta(minutes=20)).isoformat())
    games.do("check-in", match=match["id"], entry=there)
    games.hall.later(25)
    missing = board.get_by_role("region", name="Não se apresentaram")
    absent = missing.get_by_role("button", name="Ausente")
    expect(absent).to_have_count(1)  # the board has heard of the check-in: until then both sides are missing
    absent.click(timeout=PATIENCE_MS)
    expect(missing).to_contain_text("O que acontece")
    missing.get_by_role("button", name="Confirmar").click()
    expect(missing).to_have_count(0)
    assert games.match(match["id"])["result"]["how"] == "walkover"
    return str(gone)


def groups(games: Games, board: Page) -> str:
    """Group A ends with three whom nothing tells apart; in group B somebody does not come. Returns who that was."""
    stage = games.seen()["stages"][0]
    matches = [one for one in games.seen()["matches"] if one["stage"] == stage["name"]]
    assert len(matches) == 36
    by_group: dict[str, list[dict[str, Any]]] = {}
    for one in matches:
        by_group.setdefault(one["group"], []).append(one)
    assert sorted(len(some) for some in by_group.values()) == [6] * 6
    clubs = {one["id"]: one["delegation"] for one in games.seen()["entries"]}
    for some in by_group.values():
        sides = {side for one in some for side in one["sides"]}
        assert len({clubs[side] for side in sides}) == 4
    first, second, *others = by_group.values()
    gone = walkover(games, board, second[0])
    for one in second[1:]:
        games.played(one, _ahead(one))
    for some in others:
        for one in some:
            games.played(one, _ahead(one))
    order = sorted({side for one in first for side in one["sides"]}, key=lambda name: int(name[1:]))
    for one in first:
        left, right = (order.index(side) for side in one["sides"])
        if 3 in (left, right):
            games.played(one, [(12, 3)] * 2 if right == 3 else [(3, 12)] * 2)
        else:
            scores = CIRCLE[(min(left, right), max(left, right))]
            games.played(one, scores if left < right else [(other, own) for own, other in scores])
    lots(games, board, order[:3])
    return str(gone)


def _ahead(match: dict[str, Any]) -> list[tuple[int, int]]:
    first, second = (int(side[1:]) for side in match["sides"])
    return [(12, 4)] * 2 if first < second else [(4, 12)] * 2


def lots(games: Games, board: Page, level: list[str]) -> None:
    stages = board.get_by_role("region", name="Fases")
    drawing = stages.locator(".lots")
    expect(drawing).to_be_visible(timeout=PATIENCE_MS)
    out = [level[2], level[0], level[1]]
    for name in out:
        drawing.get_by_role("button", name=" / ".join(games.names(name))).click()
    assert barriers(board) == []
    drawing.get_by_role("button", name="Registrar o sorteio").click()
    expect(drawing).to_have_count(0)
    stages.get_by_role("button", name="Encerrar a fase").click()
    expect(stages.get_by_role("button", name="Encerrar a fase")).to_have_count(0)
    ranked = [name for name in _table(games) if name in level]
    assert ranked == out


def _table(games: Games) -> list[str]:
    stage = games.seen()["stages"][0]
    return [row["entry"] for group in stage["groups"] for row in group["rows"]]


@pytest.mark.long
def test_24_pairs_of_12_delegations_from_the_groups_to_the_edition_after(games: Games, come: Come):
    organiser = come(games.ana).go("/eventos/novo")
    opened(games, organiser)
    games.ana.post(f"/api/events/{games.event}/roles", {"name": "Rui Direção", "role": "director"})
    games.ana.post(f"/api/events/{games.event}/roles", {"name": "Rui Direção", "role": "referee"})
    entered(organiser)
    drawn(come(games.rui, PROJECTOR).go(f"/evento/{games.event}/sorteio"))
    board = come(games.rui).go(f"/evento/{games.event}/direcao")
    board.get_by_role("heading", name="Mesas").wait_for()
    gone = groups(games, board)
    knockout(games, come, board)
    the_edition_after(games, come, gone)


def knockout(games: Games, come: Come, board: Page) -> None:
    """The bracket is played to three partidas; one match is kept by taps on a phone and signed by five."""
    drawn(come(games.rui, PROJECTOR).go(f"/evento/{games.event}/sorteio"))
    first = next(one for one in games.seen()["matches"] if one["stage"] == "knockout" and all(one["sides"]) and not one["bye"])
    on_a_phone(games, come, first)
    while ready := [one for one in games.seen()["matches"] if one["stage"] == "knockout" and one["status"] == "ready"]:
        for one in ready:
            games.played(one, [*_ahead(one), _ahead(one)[0]])
    stages = board.get_by_role("region", name="Fases")
    stages.get_by_role("button", name="Encerrar a fase").click(timeout=PATIENCE_MS)
    expect(board.get_by_role("region", name="Para encerrar")).to_contain_text("Campeão conhecido")


def on_a_phone(games: Games, come: Come, match: dict[str, Any]) -> None:
    games.called(match)
    for side in match["sides"]:
        games.do("check-in", match=match["id"], entry=side)
    page = come(None, PHONE_TALL).go(f"/evento/{games.event}/arbitro#{linked(games.ana, games.event)}")
    page.get_by_role("button", name="Começar o jogo").click()
    one, other = (games.names(side) for side in match["sides"])
    for winner in (one, other, one, other, one):
        page.get_by_role("button", name=f"{' / '.join(winner)}: mais 12", exact=True).click()
    expect(page.get_by_text("Fim de jogo")).to_be_visible()
    page.get_by_role("button", name="Súmula", exact=True).click()
    page.get_by_role("button", name="Entregar a súmula").click()
    pins = {told["name"]: told["pin"] for told in games.ana.http.get(f"/api/events/{games.event}/pins").json()}
    for name in (*one, *other):
        row = page.get_by_role("listitem").filter(has=page.get_by_text(name, exact=True))
        row.get_by_role("button", name="Assinar").first.click()
        row.get_by_label("PIN do cartão", exact=False).fill(pins[name])
        row.get_by_role("button", name="Assinar").last.click()
        if name != other[-1]:
            expect(row).to_contain_text("assinado")
    expect(page.get_by_text("Mesa livre")).to_be_visible()
    assert games.match(match["id"])["result"]["partidas"] == [3, 2]


def the_edition_after(games: Games, come: Come, gone: str) -> None:
    """Who did not come is out of the next edition, the delegation with them (art. 6), however they spell their names."""
    page = come(games.ana).go("/eventos/novo")
    page.locator("input[name=book][value=fenacef-ix]").check()
    page.get_by_label("Nome do campeonato").fill("X Jogos")
    page.get_by_label("esperadas").fill("4")
    page.get_by_label("Edição anterior").select_option(label="IX Jogos")
    page.get_by_role("button", name="Jogar assim").first.click()
    page.get_by_role("button", name="Abrir o campeonato").click()
    page.wait_for_url("**/organizar")
    event = page.url.split("/")[-2]
    people = [{"name": name.upper()} for name in games.names(gone)]
    refused = games.ana.ask(event, "register", entry="D1", people=people, delegation="Outra").json()
    assert (refused["code"], refused["articles"]) == ("suspended", ["art. 6 §1"])
    assert games.ana.ask(event, "register", entry="D1", people=[{"name": "Caio"}, {"name": "Davi"}], delegation="Outra").status_code == 201
