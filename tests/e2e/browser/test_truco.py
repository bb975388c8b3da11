"""Truco in a real browser: whole matches, two people, a server that goes away and comes back, keys alone, a phone."""

import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect
from tools.ports import free_port

from tests.e2e.browser.conftest import open_server
from tests.e2e.browser.person import AT_ONCE, PHONE, SHORT_PARTIDA
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.truco import HELD, OVER, OWN, is_over, play_to_the_end, reach_the_hand

OTHERS = ("fenacef-ix", "ktruco-tradicional", "ktruco-paulista", "ktruco-paulista-limpo")
RULEBOOKS = ("truco-masters-2025", *(pytest.param(name, marks=pytest.mark.long) for name in OTHERS))
"""By a socket each is played to its end in `tests/e2e/test_live_play.py`."""
BY_HAND = ("Enter", "t", "a", "1", "2", "s", "3")
FEWER = "([selector, count]) => document.querySelectorAll(selector).length < count"
SHIFTS = """() => { window.shifted = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: 'layout-shift', buffered: false }); }"""


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_a_whole_match_against_bots_is_played_under_each_rulebook(come_in, rulebook):
    person = come_in()
    person.practise(rulebook, **AT_ONCE)
    person.page.wait_for_selector("main.truco")
    play_to_the_end(person.page)
    assert re.search(r"\d+ × \d+", person.page.locator(OVER).inner_text())


def test_a_match_for_two_is_played_by_keys_alone_from_the_first_page(come_in):
    page = come_in().go()
    page.get_by_role("button", name="Jogar agora").focus()
    page.keyboard.press("Enter")
    reach_the_hand(page)
    before = page.locator(OWN).count()
    page.keyboard.press("1")
    page.wait_for_function(FEWER, arg=[HELD, 3])
    assert before == 3


def test_nothing_jumps_while_cards_move(come_in):
    person = come_in(size=PHONE)
    person.practise()
    page = person.page
    reach_the_hand(page)
    page.evaluate(SHIFTS)
    for _ in range(60):
        page.keyboard.press("c")
        page.wait_for_timeout(50)
    assert page.evaluate("window.shifted") < 0.01


@pytest.mark.parametrize("lang", ["pt-BR", "en-US", "es-ES"])
@pytest.mark.parametrize("size", [PHONE, {"width": 1920, "height": 1080}], ids=["phone", "tv"])
def test_the_table_keeps_nobody_out(come_in, lang, size):
    person = come_in(lang=lang, size=size)
    person.practise()
    reach_the_hand(person.page)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert barriers(person.page) == []
    person.page.locator(".vira").click()
    expect(person.page.get_by_role("dialog").get_by_role("img")).to_have_count(2)
    assert barriers(person.page, "dialog") == []


def test_two_people_in_two_browsers_play_a_match(come_in):
    one, other = come_in(), come_in(size=PHONE)
    agreed = {"rulebook": "ktruco-paulista", "seats": 2, "visibility": "private", "options": SHORT_PARTIDA}
    told = one.ask("/api/tables", agreed)
    for person in (one, other):
        person.ask(f"/api/tables/{told['id']}/sit", {})
        person.go(f"/mesa/{told['id']}")
    for person in (one, other):
        person.page.wait_for_selector("main.truco")
    play_to_the_end(one.page, other.page, keys=BY_HAND)
    scores = [re.findall(r"(\d+) × (\d+)", person.page.locator(OVER).inner_text())[0] for person in (one, other)]
    assert scores[0] == tuple(reversed(scores[1]))


def test_the_table_goes_on_where_it_was_when_the_server_comes_back(come_in, tmp_path):
    with ExitStack() as stack:
        at = ("--port", str(free_port()))  # one that nobody else is given while the server is away
        address = stack.enter_context(open_server(tmp_path, *at))
        person = come_in(address=address, forgives="WebSocket|ERR_CONNECTION")
        person.practise(bot_seconds=0.1)
        page = person.page
        reach_the_hand(page)
        held = page.locator(HELD).count()
        stack.close()
        page.get_by_text("A conexão caiu").wait_for()
        stack.enter_context(open_server(tmp_path, *at))
        page.get_by_text("A conexão caiu").wait_for(state="detached", timeout=30_000)
        reach_the_hand(page)
        assert page.locator(HELD).count() == held
        page.keyboard.press("1")
        page.wait_for_function(FEWER, arg=[HELD, held])


def test_a_finished_match_is_replayed_and_every_deal_is_redone_in_the_browser(come_in):
    person = come_in()
    table = person.practise("ktruco-paulista-limpo", seats=2, options=SHORT_PARTIDA, **AT_ONCE)
    play_to_the_end(person.page)
    page = person.go(f"/replay/{table}")
    page.get_by_text("embaralhadas conferem").wait_for()
    assert page.locator(".mark.bad").count() == 0
    page.get_by_role("button", name="Ir para o fim").click()
    assert is_over(page) or page.locator("section.end").count() == 1
    assert barriers(page) == []


@pytest.mark.parametrize("delay", [0, 1], ids=["by a socket", "late, in pieces that caches keep"])
def test_a_spectator_sees_the_table_and_no_hand(come_in, delay):
    player, watcher = come_in(), come_in()
    told = player.ask("/api/tables", {"rulebook": "ktruco-paulista", "visibility": "public", "spectator_delay": delay})
    player.ask(f"/api/tables/{told['id']}/sit", {})
    player.ask(f"/api/tables/{told['id']}/start", {})
    sockets = list[str]()
    watcher.page.on("websocket", lambda socket: sockets.append(socket.url))
    page = watcher.go(f"/mesa/{told['id']}")
    page.wait_for_selector("main.truco")
    assert page.locator('[data-hand="me"]').count() == 0
    assert any("/ws?table=" in url for url in sockets) == (delay == 0)
