"""How a person plays truco in the browser: by clicks, by keys, or by asking the table to play."""

import time

from playwright.sync_api import Page

HELD = '[data-hand="me"] button.held'
OWN = '[data-hand="me"] button.held[aria-disabled="false"]'
OVER = "section.end.over"
PATIENCE = 150.0
PAUSE_MS = 130
"""The server lets nobody say more than twenty things a second, and asking to be played for is two of them: all press, then all wait."""


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def reach_the_hand(page: Page) -> None:
    """Cuts and deals as the table proposes, until the own cards may be played."""
    page.wait_for_selector("main.truco")
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if page.locator(OWN).count():
            return
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    raise AssertionError("no hand to play")


def play_to_the_end(*pages: Page, keys: tuple[str, ...] = ("c",)) -> None:
    """Everybody at the table goes on until the match is over."""
    until = time.monotonic() + PATIENCE
    turn = 0
    while not all(map(is_over, pages)):
        assert time.monotonic() < until, "the match does not end"
        for page in pages:
            page.keyboard.press(keys[turn % len(keys)])
        pages[0].wait_for_timeout(PAUSE_MS)
        turn += 1
