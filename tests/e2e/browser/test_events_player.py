"""Whoever plays, on a phone: the next match, the own signature, a protest and what became of it, the own data and nobody else's."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser.championship import Account, Hall, small, under_way
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.venue import PHONE_TALL, Come, come, hall

__all__ = ["come", "hall"]
GROUPS = {"groups": {"groups": 1, "advance": 2}}


@pytest.fixture
def ana(hall: Hall) -> Account:
    return Account(hall, "Ana Org")


def player(ana: Account, event: str, entry: str, name: str) -> Account:
    account = Account(ana.hall, name)
    ana.post(f"/api/events/{event}/roles", {"name": name, "role": "player", "entries": [entry]})
    return account


def test_a_player_sees_the_call_signs_on_the_own_phone_and_protests(come: Come, ana: Account):
    event = small(ana, stages=GROUPS)
    match = under_way(ana, event, table=3)
    entry = match["sides"][0]
    name = f"Bia {entry[1:]}"
    page = come(player(ana, event, entry, name), PHONE_TALL).go(f"/evento/{event}/jogador")
    expect(page.get_by_text("Mesa 3")).to_be_visible()
    assert barriers(page) == []
    director = Account(ana.hall, "Rui Direção")
    ana.post(f"/api/events/{event}/roles", {"name": "Rui Direção", "role": "director"})
    director.do(event, "start", match=match["id"])
    director.do(event, "report", match=match["id"], partidas=[[12, 3], [12, 5]])
    page.get_by_role("button", name="Assinar a minha").click()
    expect(page.get_by_role("listitem").filter(has_text=name)).to_contain_text("assinado")
    assert barriers(page) == []
    page.get_by_text("Protestar").click()
    page.get_by_label("Contra o quê").fill("a segunda partida foi anotada errada")
    page.get_by_role("button", name="Enviar o protesto").click()
    expect(page.get_by_text("Ainda sem decisão")).to_be_visible()
    judge = Account(ana.hall, "Caio Comissão")
    ana.post(f"/api/events/{event}/roles", {"name": "Caio Comissão", "role": "committee"})
    judge.do(event, "rule", incident=1, ruling="placar mantido")
    expect(page.get_by_text("Decisão: placar mantido")).to_be_visible()
    page.get_by_text("Meus dados").click()
    expect(page.get_by_text(f"Ana {entry[1:]}", exact=True).last).to_be_visible()


def test_two_sides_report_their_own_score_and_the_same_one_confirms_it(come: Come, ana: Account):
    event = small(ana, stages=GROUPS, matches={"players_report": True, "sheet": ["sides"]})
    match = under_way(ana, event)
    ana.post(f"/api/events/{event}/roles", {"name": "Ana Org", "role": "director"})
    ana.do(event, "start", match=match["id"])
    pages = [come(player(ana, event, side, f"Conta {side}"), PHONE_TALL).go(f"/evento/{event}/jogador") for side in match["sides"]]
    for place, page in enumerate(pages):
        page.get_by_role("button", name="Informar o placar" if place == 0 else "O placar foi outro").click()
        window = page.get_by_role("dialog")
        window.get_by_role("button", name="Mais uma partida").click()
        for box, told in enumerate((12, 12, 4, 9)):
            window.get_by_role("spinbutton").nth(box).fill(str(told))
        window.get_by_role("button", name="Entregar a súmula").click()
        window.wait_for(state="detached")
    assert ana.match(event, match["id"])["result"]["partidas"] == [2, 0]


@pytest.mark.parametrize(("lang", "said"), [("pt-BR", "Você não joga"), ("en-GB", "You do not play"), ("es-AR", "No juegas")])
def test_a_stranger_is_told_how_to_come_in(come: Come, ana: Account, lang: str, said: str):
    event = small(ana, stages=GROUPS)
    page = come(None, PHONE_TALL, lang).go(f"/evento/{event}/jogador")
    expect(page.get_by_text(said, exact=False)).to_be_visible()
    assert barriers(page) == []
