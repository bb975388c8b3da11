"""How a person plays tranca in the browser."""

import time

from playwright.sync_api import Page

from tests.e2e.browser.truco import PAUSE_MS

AFIA = {"game": "tranca", "rulebook": "afia-2025"}
HELD = "[data-card]"
OVER = "dialog p.score"
PATIENCE = 240.0


def go_on(page: Page, until: str) -> None:
    """Lets the table play for the person, and reads every account, until this is to be seen."""
    last = time.monotonic() + PATIENCE
    while not page.locator(until).count():
        assert time.monotonic() < last, f"no {until}"
        reads = page.locator("dialog[open]").count() > 0
        page.wait_for_timeout(PAUSE_MS)  # who presses at once would close the last dialog unread, if it came just now
        if not page.locator(until).count():
            page.keyboard.press("Escape" if reads else "v")
