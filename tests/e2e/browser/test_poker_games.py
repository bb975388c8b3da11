"""Poker games with limits in a real browser: HORSE and stud to the end of a sit-and-go, with a button only where the game has one."""

import re
import time
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect

from tests.e2e.browser.person import AT_ONCE
from tests.e2e.browser.poker import CGP, MY_TURN, OVER, PATIENCE, TALL_PHONE, push, reach_the_turn
from tests.e2e.browser.test_pages import barriers

SHOWN = """() => [document.querySelector('.bar .facts span').innerText, document.querySelectorAll('.plate .button').length]"""
"""The game in the head of the table, and how many dealer buttons lie on it, at one moment."""
ONE_HAND_EACH = {"levels": [[100, 200, 0]], "level_hands": 1}
"""Every hand costs twice as much as the one before it, so that a match is short whoever wins."""


def play_on(page: Page) -> set[tuple[str, int]]:
    """Calls every bet until the match is over; what was shown whenever the person was asked."""
    last, shown = time.monotonic() + PATIENCE, set[tuple[str, int]]()
    while not page.locator(OVER).count():
        assert time.monotonic() < last, "the match does not end"
        if page.locator(MY_TURN).count():
            shown.add(tuple(page.evaluate(SHOWN)))
            with suppress(TimeoutError):  # the turn may just have been another's
                push(page)
        page.wait_for_timeout(60)
    return shown


def test_a_sit_and_go_of_horse_is_played_through_its_five_games_to_the_end_with_no_button_in_stud(come_in):
    person = come_in(size=TALL_PHONE)
    # Who only calls loses at most eight small bets in a hand: nobody can be out before the fifth game.
    options = {**ONE_HAND_EACH, "variant": "horse", "rotation": "level", "starting_stack": 30_000}
    table = person.practise(**CGP, **AT_ONCE, seats=2, bot="random", options=options)
    page = person.page
    expect(page.locator("header.bar")).to_contain_text(re.compile(r"Limites [\d.]+/[\d.]+"))
    shown = play_on(page)
    assert page.locator(OVER).count() == 2
    # A stud hand never ends before everybody was asked; one with blinds may.
    assert {("Razz", 0), ("Seven-card stud", 0), ("Stud hi/lo", 0)} <= shown
    assert {many for game, many in shown if game in ("Limit Hold’em", "Omaha hi/lo")} <= {1}
    person.go(f"/replay/{table}")
    page.locator("[data-seat]").first.wait_for()
    record = page.request.get(f"{person.address}/api/matches/{table}/record").text()
    played = re.findall(r"hand \d+ (\S+) button (\S+) small (\S+) big (\S+) ", record)
    assert [game for game, *_ in played[:5]] == ["limit-holdem", "omaha-hilo", "razz", "stud", "stud-hilo"]
    assert {posts for _, *posts in played[2:5] for posts in [" ".join(posts)]} == {"none none none"}


def test_a_table_of_stud_alone_has_limits_and_a_bring_in_and_shows_no_button_and_no_blinds_to_its_end(come_in):
    person = come_in(size=TALL_PHONE)
    person.practise(**CGP, **AT_ONCE, seats=3, options={**ONE_HAND_EACH, "variant": "stud", "starting_stack": 1200})
    page = person.page
    reach_the_turn(page)
    expect(page.locator("header.bar")).to_contain_text(re.compile("Limites 200/400.*bring-in 100", re.DOTALL))
    assert page.get_by_role("group", name=re.compile("botão|blind")).count() == 0
    assert barriers(page) == []
    assert {many for _, many in play_on(page)} == {0}
    assert page.locator(OVER).count() == 3
