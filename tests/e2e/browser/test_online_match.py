"""A match of a championship that four people play online to its last card: called on the director's page, reported by its own table."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser.championship import Account, Hall, small
from tests.e2e.browser.test_events_player import player
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.truco import OWN, PAUSE_MS, play_to_the_end
from tests.e2e.browser.venue import LAPTOP_WIDE, PHONE_TALL, Come, come, hall

__all__ = ["come", "hall"]
MATCH = "knockout/1.1"
SLOW_MS = 60_000
RAISING = ("Enter", "t", "a", "1", "2")
"""Everybody cuts, raises, accepts and plays: one mão is soon worth the partida."""


@pytest.fixture
def ana(hall: Hall) -> Account:
    return Account(hall, "Ana Org")


def test_four_people_called_by_the_director_play_to_the_last_card_and_the_table_reports_it(come: Come, ana: Account):
    event = small(ana, drop_stages=["groups"], stages={"knockout": {"best_of": 1}}, partida_target=3, onze_at=2)
    rui = Account(ana.hall, "Rui Direção")
    ana.post(f"/api/events/{event}/roles", {"name": "Rui Direção", "role": "director"})
    sides = ana.match(event, MATCH)["sides"]
    accounts = [player(ana, event, side, f"{side} {who}") for side in sides for who in ("um", "dois")]
    phones = [come(account, PHONE_TALL).go(f"/evento/{event}/jogador") for account in accounts]
    board = come(rui, LAPTOP_WIDE).go(f"/evento/{event}/direcao")
    board.get_by_role("searchbox", name="Procurar jogo").fill("1.1")
    board.get_by_role("button", name=re.compile(r"Abrir .*1\.1$")).first.click()
    board.get_by_role("dialog").get_by_role("button", name="on-line").click()
    for phone in phones:
        phone.get_by_role("link", name="Ir para a mesa on-line").click()
    for phone in phones:
        phone.wait_for_selector("main.truco", timeout=SLOW_MS)
    board.goto(phones[0].url)
    board.wait_for_selector("main.truco")
    board.get_by_role("button", name="Arbitrar esta mesa").click()
    expect(board.get_by_text("Você é o árbitro")).to_be_visible(timeout=SLOW_MS)
    assert barriers(board) == []
    for _ in range(SLOW_MS // PAUSE_MS):
        if any(phone.locator(OWN).count() for phone in phones):
            break
        for phone in phones:
            phone.keyboard.press("Enter")
        board.wait_for_timeout(PAUSE_MS)
    for phone in phones:
        expect(phone.get_by_role("button", name="Falar")).to_have_count(0, timeout=SLOW_MS)
    play_to_the_end(*phones, keys=RAISING)
    phones[0].goto(f"{ana.hall.address}/evento/{event}/jogador")
    expect(phones[0].get_by_role("heading", name="Meus resultados")).to_be_visible(timeout=SLOW_MS)
    match = ana.match(event, MATCH)
    assert match["status"] == "over"
    assert match["result"]["how"] == "played"
    assert sorted(match["result"]["points"])[1] >= 3
    assert match["record"], "the record of the table is the sheet"
