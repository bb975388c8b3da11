"""How a person plays poker in the browser, with a thumb or with keys."""

import json
import re
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

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
CHANCES = """() => {
  const told = [...document.querySelectorAll('.chance')].map((one) => one.innerText).filter(Boolean);
  return told.length > 1 ? [...told, document.querySelector('.me').getAttribute('aria-label')] : null;
}"""
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
            with suppress(TimeoutError):  # what was to be pressed has gone meanwhile
                push(page)
        page.wait_for_timeout(60)


def push_to_a_call(page: Page) -> list[str]:
    """Goes all-in with every hand until hands lie open with cards to come: the chances beside them, and the own seat as it is said."""
    last = time.monotonic() + PATIENCE
    while not (told := page.evaluate(CHANCES)):
        assert time.monotonic() < last, "nobody calls"
        if page.locator(MY_TURN).count():
            with suppress(TimeoutError):
                push(page)
        page.wait_for_timeout(30)
    return list(told)


def decide_early(page: Page, kind: str) -> None:
    """Decides before being asked, as soon as somebody else is; until then goes on."""
    last = time.monotonic() + PATIENCE
    while not page.locator(f"[data-pre={kind}][aria-pressed=true]").count():
        assert time.monotonic() < last, "nothing to decide"
        for wanted in (MY_TURN, f"[data-pre={kind}]"):
            with suppress(TimeoutError):
                page.locator(wanted).first.click(timeout=150)


def cards_nobody_may_see(frames: Iterable[str]) -> set[str]:
    """The cards in what the server sent that are neither the person's own nor open on the table, by the bytes alone.

    A leaf opens a card that the table has just shown: the view before it has the card. Whoever comes late is told what was missed: cards
    that lay open then, and the own ones.
    """
    found, seen, viewer = set[str](), set[str](), None
    for message in (line for frame in frames for line in frame.splitlines()):
        told = json.loads(message)
        view = told.get("view")
        if view is not None:
            seen, viewer = _open_cards(view), view["viewer"]
        missed = _missed_cards(told["events"], viewer) if told.get("type") == "missed" else set()
        found |= {*CARD.findall(message)} - seen - missed
    return found


def _missed_cards(events: Iterable[dict[str, Any]], viewer: Any) -> set[str]:
    open_for_all = ("ButtonDrawn", "UpCardsDealt", "BoardDealt", "HandShown")
    told = [one for one in events if one["event"] in open_for_all or (one["event"] == "HoleCardsDealt" and one["only"] == viewer)]
    return {*CARD.findall(json.dumps(told))}


def _open_cards(view: dict[str, Any]) -> set[str]:
    drawn = {one["card"] for one in view.get("drawn", ())}
    for player in view.get("players", ()):
        drawn |= {*player["up"], *(player["shown"] or ())}
    return drawn | {*(view.get("hand") or ()), *view.get("board", ())}
