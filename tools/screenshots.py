"""Takes a picture of every screen into docs/screens: the two of the READMEs, and all the others for us to look at."""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.e2e.browser.conftest import open_server
from tests.e2e.browser.person import LAPTOP, PHONE, Person
from tests.e2e.browser.tranca import go_on
from tests.e2e.browser.truco import play_to_the_end, reach_the_hand
from tools.browser import MISSING, find

ROOT = Path(__file__).parent.parent
IN_README = ROOT / "docs" / "images"
OTHERS = ROOT / "screenshots"
PAGES = ("/", "/mesas", "/partidas", "/regulamentos", "/regulamentos/fenacef-ix", "/ranking", "/ajustes", "/entrar", "/lacre")
TV: ViewportSize = {"width": 1920, "height": 1080}
SIZES = {"phone": PHONE, "laptop": LAPTOP}


@contextmanager
def everything() -> Iterator[tuple[Browser, str]]:
    """A server and a browser."""
    program = find()
    if program is None:
        sys.exit(MISSING)
    with tempfile.TemporaryDirectory() as folder, open_server(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser, address
        browser.close()


def shoot(page: Page, name: str, folder: Path = OTHERS) -> None:
    """One picture, once nothing moves any more."""
    folder.mkdir(parents=True, exist_ok=True)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(600)
    page.screenshot(path=folder / f"{name}.png")


def pages(browser: Browser, address: str) -> None:
    """Every page, on a phone and on a laptop, by day and by night."""
    for size, viewport in SIZES.items():
        for scheme in ("light", "dark"):
            person = Person(browser, address, size=viewport, color_scheme=scheme)
            for path in PAGES:
                person.go(path)
                shoot(person.page, f"{path.strip('/').replace('/', '-') or 'home'}-{size}-{scheme}")
            person.leave()


def table(browser: Browser, address: str, size: ViewportSize, look: Callable[[Page], None], **agreed: object) -> None:
    """A table with a few cards on it."""
    person = Person(browser, address, size=size)
    person.practise(**{"bot_seconds": 0.3, **agreed})  # type: ignore[arg-type]
    reach_the_hand(person.page)
    look(person.page)
    person.leave()


def after_a_rodada(page: Page) -> None:
    """Plays one card and waits until it is the own turn again."""
    page.keyboard.press("1")
    page.wait_for_timeout(1500)
    reach_the_hand(page)


def truco(browser: Browser, address: str) -> None:
    """The table itself: in the middle of a mão, for two, on the wall, and after the end with its replay."""

    def picture(name: str, folder: Path = OTHERS) -> Callable[[Page], None]:
        def look(page: Page) -> None:
            after_a_rodada(page)
            shoot(page, name, folder)

        return look

    table(browser, address, LAPTOP, picture("table", IN_README))
    table(browser, address, PHONE, picture("table-phone", IN_README))
    table(browser, address, TV, picture("table-tv"))
    table(browser, address, PHONE, picture("table-two"), seats=2)
    table(browser, address, LAPTOP, picture("table-masters"), rulebook="truco-masters-2025")
    person = Person(browser, address)
    played = person.practise("ktruco-paulista", options={"match_best_of": {"default": 1}})
    play_to_the_end(person.page)
    shoot(person.page, "table-over")
    person.go(f"/replay/{played}")
    shoot(person.page, "replay")
    person.leave()


def tranca(browser: Browser, address: str) -> None:
    """A rodada of tranca after a while, on a laptop and on a phone, and its account."""
    for name, size in SIZES.items():
        person = Person(browser, address, size=size)
        person.practise(game="tranca", rulebook="afia-2025")
        person.page.wait_for_selector("main.tranca")
        for _ in range(70):
            person.page.keyboard.press("v")
            person.page.wait_for_timeout(100)
        shoot(person.page, f"tranca-{name}")
        person.page.keyboard.press("Escape")
        go_on(person.page, "dialog[open]")
        shoot(person.page, f"tranca-account-{name}")
        person.leave()


def main() -> None:
    """The program."""
    with everything() as (browser, address):
        pages(browser, address)
        truco(browser, address)
        tranca(browser, address)


if __name__ == "__main__":
    main()
