"""The everyday table is fair and quick: nobody cheats unseen, the house handles the pack, a lost line is seen, and labels are true."""

import re

from playwright.sync_api import expect

from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.truco import HELD, reach_the_hand

CHEATS = re.compile("Roubar|Espiar")


def more(page):
    page.keyboard.press("m")
    page.get_by_role("dialog").wait_for()
    return page.get_by_role("dialog")


def test_the_first_page_plays_what_it_says_and_offers_no_cheating_and_no_pack(come_in):
    page = come_in(size=PHONE).go("/")
    page.get_by_text("Truco paulista · duplas · uma partida").wait_for()
    page.get_by_role("button", name="Jogar agora").click()
    page.wait_for_selector(HELD)  # nobody was asked to cut or to deal
    assert more(page).get_by_role("button", name=CHEATS).count() == 0


def test_ktruco_says_in_red_before_anybody_sits_that_cards_are_stolen(come_in):
    person = come_in(size=PHONE)
    table = person.ask("/api/tables", {"rulebook": "ktruco-paulista", "visibility": "private"})["id"]
    page = person.go(f"/mesa/{table}")
    warning = page.locator(".warning")
    warning.wait_for()
    assert "roubar do baralho" in warning.inner_text()
    assert barriers(page) == []
    person.practise("ktruco-paulista", bot_seconds=0.3)
    reach_the_hand(page)
    assert more(page).get_by_role("button", name=CHEATS).count() > 0


def test_whoever_cuts_and_deals_by_hand_still_has_the_menu_and_the_way_out(come_in):
    person = come_in(size=PHONE)
    page = person.go("/ajustes")
    page.get_by_role("radio", name="Eu mesmo faço").check(force=True)
    person.practise("paulista-da-casa", seats=2)
    page.wait_for_selector("section.pack")
    assert page.locator(".ways a").get_attribute("href") == "/"
    page.locator(".ways button").click()
    page.get_by_role("dialog").wait_for()


def test_a_lost_line_is_seen_at_once_with_the_seconds_that_are_left(come_in):
    ana, bia = come_in(), come_in(forgives="ERR_INTERNET_DISCONNECTED")
    table = ana.ask("/api/tables", {"seats": 2, "visibility": "private", "turn_seconds": 120})["id"]
    for person in (ana, bia):
        person.ask(f"/api/tables/{table}/sit", {})
    for person in (ana, bia):
        person.go(f"/mesa/{table}")
        person.page.wait_for_selector("main.truco")
    expect(ana.page.locator("[data-left]")).to_have_count(0)
    bia.page.goto("about:blank")
    left = ana.page.locator("[data-left]")
    left.wait_for()
    assert re.fullmatch(r"[12]?\d|30", left.inner_text())
    bia.go(f"/mesa/{table}")
    left.wait_for(state="detached")


def test_who_shouts_truco_asks_for_it(come_in):
    person = come_in()
    page = person.page
    for _ in range(6):  # a bot may have asked for it before
        person.practise("paulista-da-casa", bot_seconds=2)
        reach_the_hand(page)
        page.keyboard.press("p")
        page.get_by_role("dialog").get_by_role("button", name="Mata essa").wait_for()
        if page.get_by_role("button", name="TRUCO!").count():
            break
    page.get_by_role("button", name="TRUCO!").click()
    page.wait_for_selector(".call")  # the table waits for the answer
    page.keyboard.press("p")
    page.get_by_role("dialog").get_by_role("button", name="Mata essa").wait_for()
    assert page.get_by_role("dialog").get_by_role("button", name="TRUCO!").count() == 0


def test_letters_do_nothing_where_they_are_switched_off(come_in):
    person = come_in()
    page = person.go("/ajustes")
    page.get_by_role("switch", name="Teclas de uma letra").click()
    person.practise("paulista-da-casa", bot_seconds=0.3)
    page.wait_for_selector(HELD)  # somebody may have asked for truco before the own turn
    page.keyboard.press("m")
    page.keyboard.press("F3")
    page.get_by_role("dialog").get_by_text("Abandonar a partida?").wait_for()
    assert page.get_by_role("dialog").count() == 1


def test_nobody_alone_waits_for_bots_that_think_long(come_in):
    person = come_in()
    person.practise("afia-2025", game="tranca", bot_seconds=10, pause_seconds=10)
    page = person.page
    page.wait_for_selector("main.tranca")
    for _ in range(200):
        if page.locator(".pile.can").count():
            return
        page.locator("main.tranca .box").first.click(position={"x": 3, "y": 3})
        page.wait_for_timeout(50)
    raise AssertionError("the bots are still thinking")
