"""How soon a newcomer holds cards: a cold browser opens the first page, presses *Jogar agora*, cuts or deals if asked, and sees a hand.

The peer is the same browser showing the same server's plainest page (`/schema`), cold too: what no client can be faster than.
"""

import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.e2e.browser.conftest import open_server
from tests.e2e.browser.truco import HELD
from tools.browser import MISSING, find

RUNS = 9


def cold(browser: Browser, address: str, what: Callable[[Page, str], None]) -> float:
    """The seconds that it takes in a browser that has never been here."""
    context = browser.new_context(locale="pt-BR", viewport={"width": 390, "height": 844})
    page = context.new_page()
    start = time.perf_counter()
    what(page, address)
    took = time.perf_counter() - start
    context.close()
    return took


def first_hand(page: Page, address: str) -> None:
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Jogar agora").click()
    while page.locator(HELD).count() < 3:
        page.keyboard.press("Enter")
        page.wait_for_timeout(20)


def plain_page(page: Page, address: str) -> None:
    page.goto(f"{address}/schema", wait_until="load")


def main() -> None:
    program = find()
    if program is None:
        sys.exit(MISSING)
    with tempfile.TemporaryDirectory() as folder, open_server(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        ours = sorted(cold(browser, address, first_hand) for _ in range(RUNS))
        peer = sorted(cold(browser, address, plain_page) for _ in range(RUNS))
        browser.close()
    mine, plain = statistics.median(ours), statistics.median(peer)
    print(f"first hand on the screen, cold: median {mine:.2f} s, worst {ours[-1]:.2f} s of {RUNS}")
    print(f"a plain page of the same server: median {plain:.2f} s; ratio {mine / plain:.1f}")


if __name__ == "__main__":
    main()
