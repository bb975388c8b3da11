"""How a person plays poker in the browser, with a thumb or with keys."""

import json
import re
import time
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, ViewportSize

TALL_PHONE: ViewportSize = {"width": 390, "height": 844}
CGP = {"game": "poker", "rulebook": "cgp-2024"}
SHORT = {"starting_stack": 1500, "level_hands": 6}
OVER = "dialog ol li"
FOLD, GO_ON, RAISE = (f".acts button[aria-keyshortcuts={key}]:enabled" for key in "FCR")
SHOW = ".acts button[aria-keyshortcuts=S]:enabled"
ALL_IN = ".presets button:last-child"
MY_TURN = f"{GO_ON}, {SHOW}"
PATIENCE = 120.0
CARD = re.compile(r'"([2-9TJQKA][cdhs])"')


def reach_the_turn(page: Page) -> None:
    """Waits until the person is asked."""
    page.locator(MY_TURN).first.wait_for()


def push(page: Page) -> None:
    """Puts everything in, or calls where somebody else did; shows at the showdown. One tap after the other, as a thumb does."""
    for wanted in (SHOW, ALL_IN, GO_ON):
        found = page.locator(wanted).first
        if found.count() and found.is_visible():
            found.click(timeout=2000)
            if wanted == ALL_IN:
                page.locator(RAISE).first.click(timeout=2000)
            return


def play_to_the_end(page: Page) -> None:
    """Goes all-in with every hand until the match is over for everybody, or for the person."""
    last = time.monotonic() + PATIENCE
    while not page.locator(OVER).count():
        assert time.monotonic() < last, "the match does not end"
        if page.locator(MY_TURN).count():
            push(page)
        page.wait_for_timeout(60)


def decide_early(page: Page, kind: str) -> None:
    """Decides before being asked, as soon as somebody else is; until then goes on."""
    last = time.monotonic() + PATIENCE
    while not page.locator(f"[data-pre={kind}][aria-pressed=true]").count():
        assert time.monotonic() < last, "nothing to decide"
        for wanted in (MY_TURN, f"[data-pre={kind}]"):
            with suppress(TimeoutError):
                page.locator(wanted).first.click(timeout=150)


def cards_nobody_may_see(frame: str) -> set[str]:
    """The cards in what the server sent that are neither the person's own nor open on the table, by the bytes alone."""
    return {card for message in frame.splitlines() for card in _secrets(message)}


def _secrets(message: str) -> set[str]:
    view = json.loads(message).get("view") or {}
    open_cards = {one["card"] for one in view.get("drawn", ())}
    for player in view.get("players", ()):
        open_cards |= {*player["up"], *(player["shown"] or ())}
    return {*CARD.findall(message)} - open_cards - {*(view.get("hand") or ()), *view.get("board", ())}
