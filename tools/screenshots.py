"""Takes a picture of every screen: the two of the READMEs into docs/images, and all the others into screenshots for us to look at.

Words choose parts (`pages states lessons events stage friends meeting taught truco tranca walls`); without one it is all of them.
"""

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.e2e.browser.boxes import IN_THE_PAGE, State
from tests.e2e.browser.conftest import open_server
from tests.e2e.browser.event_driver import Driver, games_of_groups
from tests.e2e.browser.hall import named, open_hall, soon
from tests.e2e.browser.learner import WAITS, follow
from tests.e2e.browser.person import LAPTOP, PHONE, Person
from tests.e2e.browser.table_states import GAMES, visits
from tests.e2e.browser.test_people import CALL_ME, host, people_of_the_table
from tests.e2e.browser.test_people import named as named_guest
from tests.e2e.browser.test_replay import judged_match
from tests.e2e.browser.tranca import go_on
from tests.e2e.browser.truco import OVER, play_to_the_end, reach_the_hand
from tests.e2e.field_event import names
from tools.browser import MISSING, find

ROOT = Path(__file__).parent.parent
IN_README = ROOT / "docs" / "images"
OTHERS = ROOT / "screenshots"
PAGES = (
    *("/", "/mesas", "/partidas", "/regulamentos", "/regulamentos/fenacef-ix", "/ranking", "/ajustes", "/entrar", "/lacre"),
    *("/aprender", "/como-jogar/truco", "/como-jogar/tranca", "/como-jogar/poker", "/amigos", "/temporada", "/torneios", "/eventos"),
    *("/arbitragem", "/arbitragem/chips", "/registro", "/sem-internet", "/juiz", "/nada-aqui"),
)
LESSONS = ("truco", "tranca", "poker")
OF_EVENT = ("", "/organizar", "/direcao", "/arbitro", "/jogador", "/inscricao", "/sorteio", "/tv")
WALLS = ("/sorteio", "/tv")
OF_STAGE = ("", "/balcao", "/salao", "/relogio", "/caixa")
BY_HAND = "localStorage.setItem('tento.settings', JSON.stringify({ handling: 'hand' }))"
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


def states(browser: Browser, address: str) -> None:
    """Every state of every game's table, laid there as the test of the boxes does."""
    for name, size in SIZES.items():
        person = Person(browser, address, size=size, reduced_motion="reduce")
        person.page.add_init_script(IN_THE_PAGE)
        person.go("/lacre")
        person.page.evaluate(BY_HAND)
        for game in GAMES:
            for visit in visits(game):
                for state in visit.states:
                    told = person.ask("/api/tables/practice", {"game": game, "rulebook": visit.rulebook, "seats": visit.seats})
                    laid(person, told["id"], state)
                    shoot(person.page, f"{game}-{state.name.replace(' ', '-')}-{name}")
        person.leave()


def laid(person: Person, table: str, state: State) -> None:
    """The table in this state, with the menu open that the state is about."""
    person.page.add_init_script(f"window.told = {json.dumps(state.told)}")
    person.go(f"/mesa/{table}")
    person.page.wait_for_selector(state.seen)
    if state.pressed:
        person.page.locator(state.pressed).first.click()
        person.page.wait_for_selector(state.opened)


def lessons(browser: Browser, address: str) -> None:
    """Every step of each game's lesson, as somebody sees it who does what it says."""
    for name, size in SIZES.items():
        person = Person(browser, address, size=size)
        for game in LESSONS:
            person.go(f"/aprender/{game}")
            follow(person.page, look=partial(step, person.page, f"lesson-{game}-{name}"))
        person.leave()


def step(page: Page, name: str, told: str) -> None:
    """One text of a lesson, but not those that only wait for the others."""
    if told not in WAITS:
        shoot(page, f"{name}-{told}")


def events(browser: Browser, address: str) -> None:
    """The pages of a championship under way, as who holds every office in it sees them, and the walls."""
    driver = games_of_groups(address)
    for table, match in enumerate(("groups/A1", "groups/B1"), 1):
        driver.call(match, table)
    driver.begin("groups/A1")
    for name, size in SIZES.items():
        person = director(browser, address, driver, size)
        for path in OF_EVENT:
            person.go(f"/evento/{driver.event}{path}")
            shoot(person.page, f"event{path.replace('/', '-')}-{name}")
        person.leave()
    wall = Person(browser, address, size=TV)
    for path in WALLS:
        wall.go(f"/evento/{driver.event}{path}")
        shoot(wall.page, f"event{path.replace('/', '-')}-wall")
    wall.leave()


def stage(browser: Browser, address: str) -> None:
    """The pages of a poker stage under way, as who runs it sees them, and its clock on the wall."""
    person = Person(browser, address)
    person.go("/lacre")
    hall = open_hall(person, named(person, "Diretora"), "Etapa de novembro", start=soon())
    hall.enter(names(20))
    hall.do("announce", source="o público")
    hall.do("seats", numbers=["07"])
    hall.do("level", level=1)
    for name, size in {**SIZES, "wall": TV}.items():
        person.page.set_viewport_size(size)
        for path in OF_STAGE if name in SIZES else ("/relogio",):
            person.go(f"/evento/{hall.event}{path}")
            shoot(person.page, f"stage{path.replace('/', '-')}-{name}")
    person.leave()


def friends(browser: Browser, address: str) -> None:
    """Somebody with friends, one of whom is here: the list of them, the link that made them, and the own page."""
    ana = Person(browser, address)
    ana.go("/lacre")
    ana.page.evaluate(CALL_ME, "Ana Clara")
    ana.go("/amigos").get_by_role("button", name="Criar o link").click()
    link = ana.page.get_by_label("Meu link de amizade").get_by_role("textbox").input_value()
    others = [Person(browser, address, size=PHONE) for _ in range(2)]
    for other, name in zip(others, ("Bia", "Seu Osvaldo"), strict=True):
        page = other.go(link.removeprefix(address))
        page.get_by_label("Seu nome").fill(name)
        shoot(page, f"friend-link-{name.split()[-1].lower()}")
        page.get_by_role("button", name="Ser amigo de Ana Clara").click()
        page.get_by_role("heading", name="agora são amigos").wait_for()
    others[1].leave()
    for name, size in SIZES.items():
        ana.page.set_viewport_size(size)
        for path in ("/amigos", f"/pessoa/{ana.ask_json('/api/me')['person']['id']}"):
            ana.go(path)
            shoot(ana.page, f"friends{'-own-page' if 'pessoa' in path else ''}-{name}")
    ana.leave()
    others[0].leave()


def meeting(browser: Browser, address: str) -> None:
    """A table among people: the waiting room, the invitation, the table for two, somebody away, the end, and the call to play again."""
    ana, bia = named_guest(Person(browser, address), "Ana Clara"), Person(browser, address, size=PHONE)
    made = host(ana, 2)
    both(ana.page, "waiting-room")
    bia.go(f"/mesa/{made}").get_by_role("button", name="Sentar à mesa").wait_for()
    both(bia.page, "invitation")
    bia.page.get_by_label("Seu nome").fill("Bia")
    bia.page.get_by_role("button", name="Sentar à mesa").click()
    ana.page.wait_for_selector("main.truco")
    both(ana.page, "people-table")
    people_of_the_table(ana.page)
    both(ana.page, "people-of-the-table")
    ana.page.keyboard.press("Escape")
    bia.go("/lacre")
    ana.page.wait_for_selector("[data-left]")
    both(ana.page, "people-away")
    bia.go(f"/mesa/{made}").wait_for_selector("main.truco")
    play_to_the_end(ana.page, bia.page)
    both(ana.page, "people-over")
    ana.page.locator(OVER).get_by_role("button", name="Revanche").click()
    both(bia.page, "people-rematch")
    ana.leave()
    bia.leave()


def both(page: Page, name: str) -> None:
    """The same state on a phone and on a laptop, turned back to what it was."""
    before = page.viewport_size or LAPTOP
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        shoot(page, f"{name}-{size}")
    page.set_viewport_size(before)


def taught(browser: Browser, address: str) -> None:
    """A replay that was judged, at a mistake and with all hands open."""
    person = Person(browser, address)
    _, page = judged_match(person)
    both(page, "replay-judged")
    page.locator("ul.wrong button").first.click()
    page.get_by_label("Mãos abertas").check()
    both(page, "replay-mistake")
    person.leave()


def walls(browser: Browser, address: str) -> None:
    """Tables of tranca and poker on a large screen."""
    for game, rulebook in (("tranca", "afia-2025"), ("poker", "cgp-2024")):
        person = Person(browser, address, size=TV)
        person.practise(game=game, rulebook=rulebook)
        person.page.wait_for_selector(f"main.{game}")
        shoot(person.page, f"{game}-tv")
        person.leave()


def director(browser: Browser, address: str, driver: Driver, size: ViewportSize) -> Person:
    """Whoever drives the championship, at a browser."""
    person = Person(browser, address, size=size)
    person.context.add_cookies([{"name": one.name, "value": one.value or "", "url": address} for one in driver.client.cookies.jar])
    return person


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
    own = person.ask_json("/api/me")["person"]["id"]
    for name, path in {"replay": f"/replay/{played}", "own-page": f"/pessoa/{own}", "own-matches": "/partidas"}.items():
        person.go(path)
        for size, viewport in SIZES.items():
            person.page.set_viewport_size(viewport)
            shoot(person.page, f"{name}-{size}")
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


PARTS = {
    "pages": pages,
    "states": states,
    "lessons": lessons,
    "events": events,
    "stage": stage,
    "friends": friends,
    "meeting": meeting,
    "taught": taught,
    "truco": truco,
    "tranca": tranca,
    "walls": walls,
}


def main() -> None:
    """The program."""
    with everything() as (browser, address):
        for name in sys.argv[1:] or PARTS:
            PARTS[name](browser, address)


if __name__ == "__main__":
    main()
