"""A Truco Masters in one piece, as a hotel sees it: the house on a laptop in LAN mode, the draw on a projector, a screen, phones.

Twenty pairs apply and sixteen are chosen; one is put out unsigned and a reserve takes its place; of the fifteen partidas one pair comes
late to its own, one is level after overtime, one is disputed, one corrected after the next had begun, one played online. The power fails
twice. The prizes are written, somebody who played is erased, and the log that is taken home verifies. What goes without trouble is sent
over HTTP.
"""

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.championship import Hall
from tests.e2e.browser.masters import (
    SLOW,
    Masters,
    one_unsigned_and_a_reserve,
    said,
    sixteen_chosen,
    told_to_everybody,
    twenty_apply,
)
from tests.e2e.browser.masters_hall import (
    FIRST,
    ONLINE,
    draw_on_the_projector,
    handed_in,
    level_on_time,
    one_comes_late,
    one_correction,
    one_dispute,
    one_online,
    publish_the_round,
    tento,
    wins,
)
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.venue import Come, come, hall

__all__ = ["come", "hall"]


@pytest.mark.long
def test_a_truco_masters_from_the_announcement_to_the_log_that_is_taken_home(hall: Hall, come: Come, tmp_path: Path):
    event = Masters(hall, come)
    office = come(event.ana).go(f"{event.path}/organizar")
    told_to_everybody(event, office)
    twenty_apply(event, office)
    sixteen_chosen(event, office)
    one_unsigned_and_a_reserve(office)
    draw_on_the_projector(event, tmp_path)
    board = come(event.rui).go(f"{event.path}/direcao")
    board.get_by_role("heading", name="Mesas").wait_for()
    publish_the_round(event, board)
    one_comes_late(event, board)
    level_on_time(event)
    one_dispute(event, board)
    for name, score in zip(FIRST[2:-1], ((12, 7), (12, 3), (4, 12), (12, 11), (12, 0)), strict=True):
        event.do("start", match=name)
        event.do("report", match=name, partidas=[score], signed=["referee"])
    one_online(event, board)
    one_correction(event)
    to_the_final(event)
    the_final(event, board)
    one_is_erased(event, office)
    taken_home(event, office, board, tmp_path)


def to_the_final(event: Masters) -> None:
    """Quarter- and semifinals without trouble."""
    for turn, many in ((2, 4), (3, 2)):
        for place in range(1, many + 1):
            name = f"knockout/{turn}.{place}"
            if name == ONLINE:
                continue
            if event.match(name)["table"] is None:
                event.do("call", match=name, table=place)
            event.played(name, (12, 2))


def the_final(event: Masters, board: Page) -> None:
    """The last partida is counted on a phone; the stage is closed on the board; wall, public page and organiser know who won what."""
    event.do("call", match="knockout/4.1", table=3)
    event.here("knockout/4.1")
    page = event.referee(3, "Juiz da Final")
    page.get_by_role("button", name="Começar o jogo").click()
    champion = event.match("knockout/4.1")["sides"][1]
    wins(page, event.named(champion), 12)
    handed_in(page)
    expect(said(page, "Mesa livre")).to_be_visible()
    board.get_by_role("region", name="Fases").get_by_role("button", name="Encerrar a fase").click()
    closing = board.get_by_role("region", name="Para encerrar")
    expect(closing).to_contain_text("Campeão conhecido")
    expect(closing.locator("ol li").first).to_have_text(event.named(champion))
    assert all(text.startswith("✓") for text in closing.locator("ul li").all_inner_texts())
    expect(event.public.locator(".champion h2")).to_have_text(event.named(champion), timeout=SLOW)
    expect(event.public.get_by_role("list", name="Prêmios")).to_contain_text("medalha")
    expect(event.wall.locator("[data-scene=champion]")).to_contain_text(event.people(champion)[0], timeout=SLOW)
    assert barriers(event.public) == []


def one_is_erased(event: Masters, office: Page) -> None:
    """Asked for on the phone of whoever played, told with what goes and what stays, and then gone from every page."""
    name = "Eva Reis"
    phone = event.players[name].go(f"{event.path}/jogador")
    phone.get_by_text("Meus dados").click()
    own = phone.get_by_role("region", name=name)
    expect(own).to_contain_text("1990")
    own.get_by_role("button", name="Pedir para apagar").click()
    own.get_by_role("button", name="Enviar o pedido").click()
    expect(own).to_contain_text("Espera resposta")
    assert barriers(phone) == []
    office.get_by_role("tab", name="Pessoas e dados").click()
    asked = office.get_by_role("region", name="Pedidos")
    expect(asked).to_contain_text(name)
    asked.get_by_role("button", name="Ver a pessoa").click()
    window = office.get_by_role("dialog")
    expect(window).to_contain_text("Da ficha: nome, nascimento")
    expect(window).to_contain_text("os placares e a classificação")
    assert barriers(office) == []
    window.get_by_role("button", name=f"Apagar {name}").click()
    expect(window).to_contain_text("Só o apelido ficou")
    window.get_by_role("button", name="Fechar").click()
    expect(asked).to_contain_text("respondido em")
    expect(said(event.public, "Pessoa ")).to_be_attached()
    assert name not in event.ana.http.get(f"/api/events/{event.event}").text
    assert name not in event.ana.http.get(f"/api/events/{event.event}/people.json").text


def taken_home(event: Masters, office: Page, board: Page, folder: Path) -> None:
    """The prize list on paper; the log and its people as the pages save them verify on another computer."""
    office.get_by_role("tab", name="Papéis").click()
    with office.expect_download() as prizes:
        office.get_by_role("button", name="Baixar: Lista de prêmios, com recibo").click()
    assert prizes.value.path().read_bytes().startswith(b"%PDF-")
    with office.expect_download() as people:
        office.get_by_role("button", name="Baixar: Pessoas do registro").click()
    with board.expect_download() as log:
        board.get_by_role("link", name="Guardar o registro").click()
    home = folder / "casa"
    home.mkdir()
    for one in (people, log):
        one.value.save_as(home / one.value.suggested_filename)
    (saved,) = home.glob("*.log")
    told = tento("championship", "verify", str(saved))
    assert told.returncode == 0, told.stderr
    assert "Pessoas apagadas: 1." in told.stdout
    assert f"Decisões refeitas: {event.ana.http.get(f'/api/events/{event.event}').json()['number']};" in told.stdout
    numbers = [one["number"] for one in event.ana.http.get(f"/api/events/{event.event}/since/0").json()["decided"]]
    assert all(after == before + 1 for before, after in pairwise(numbers))
    assert len([one for one in event.seen()["matches"] if one["result"]]) == 15
