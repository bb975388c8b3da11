"""Tournaments in a real browser: from the lobby to the table, over a break to the final table, and to the prizes."""

import re
import time

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.e2e.browser.person import LAPTOP
from tests.e2e.browser.poker import FOLD, GO_ON, MY_TURN, TALL_PHONE, push
from tests.e2e.browser.test_pages import barriers

TWO_TABLES = {
    "title": "Quinta do clube", "seats": 3, "most": 4, "big_blinds": 20, "level_minutes": 1, "break_every": 1, "break_minutes": 1,
    "bots": True, "bot_seconds": 0.1, "pause_seconds": 0.5,
}  # fmt: skip
"""Four players are two tables of two; with three left they sit at the final table. A break follows the first minute."""
PATIENCE = 180.0
TRIES = 4
SLOWLY = 4000
"""So long the person thinks before a break: few hands are given up."""
CLOCK, NEWS = ".bar .clock", ".news"
END = ".bar .end, .own [role=status]"
"""What became of the reader: over the table, and in the lobby, where the page goes when the table is closed."""


def opened(person, **more) -> str:
    """A tournament that the person hosts and has entered; its lobby is looked at."""
    told = person.ask("/api/tournaments", {**TWO_TABLES, **more})
    person.ask(f"/api/tournaments/{told['id']}/enter", {})
    person.go(f"/torneio/{told['id']}")
    return str(told["id"])


def wait_for_it(page: Page) -> None:
    """Gives up every hand, so that others go out first."""
    for wanted in (FOLD, GO_ON):
        found = page.locator(wanted).first
        if found.count():
            found.click(timeout=1500)
            return


def seen_in_time(page: Page, wanted: set[str]) -> bool:
    """Plays on, without risk, until all that is wanted was seen from the seat; False if the person went out before."""
    last, seen = time.monotonic() + PATIENCE, set[str]()
    while not wanted <= seen:
        assert time.monotonic() < last, f"only seen: {seen}"
        if page.locator(END).count():
            return False
        if ".final" in page.url:
            page.locator(NEWS, has_text="Mesa final!").or_(page.locator(".bar strong", has_text="Mesa final")).first.wait_for()
            seen.add("final")
        try:
            if page.locator(CLOCK).filter(has_text="Intervalo").count():
                page.locator(NEWS, has_text="as cartas voltam em").wait_for(timeout=5000)
                seen.add("break")
            elif page.locator(MY_TURN).count():
                wait_for_it(page)
                page.wait_for_timeout(SLOWLY if "break" in wanted else 0)
        except TimeoutError:
            continue
        page.wait_for_timeout(200)
    return True


def play_until_out(page: Page) -> str:
    """Goes all-in with every hand until the own place is told."""
    last = time.monotonic() + PATIENCE
    while not page.locator(END).count():
        assert time.monotonic() < last, "the tournament does not end"
        try:
            if page.locator(MY_TURN).count():
                push(page)
        except TimeoutError:
            continue
        page.wait_for_timeout(100)
    return page.locator(END).first.inner_text()


def begun(person, **more) -> str:
    """A tournament of two tables that was begun in its lobby, from which the person is taken to the table."""
    lobby, page = opened(person, **more), person.page
    assert barriers(page) == []
    page.get_by_role("button", name="Começar agora").click()
    page.wait_for_url(re.compile(rf"/mesa/{lobby}\.[12]$"))
    page.locator(NEWS, has_text="Começou! Você joga na Mesa").wait_for()
    return lobby


@pytest.mark.parametrize(("pace", "wanted"), [
    pytest.param({"break_every": 0, "big_blinds": 5, "pause_seconds": 0.1}, {"final"}, id="without a break"),
    pytest.param({}, {"break", "final"}, id="over a break of a minute", marks=pytest.mark.long),
])  # fmt: skip
def test_two_tables_are_played_from_the_lobby_to_the_final_table_and_the_prize(come_in, pace, wanted):
    person = come_in(size=TALL_PHONE)
    page = person.page
    for _ in range(TRIES):  # the cards may put even a careful player out before
        lobby = begun(person, **pace)
        if seen_in_time(page, wanted):
            break
    else:
        pytest.fail(f"never in at {wanted}")
    told = play_until_out(page)
    assert re.search(r"Você terminou em [234]º lugar|Você é o campeão", told)
    person.go(f"/torneio/{lobby}")
    page.locator(".own [role=status]", has_text=told.rstrip(".!")).wait_for()
    assert page.locator("main ol li", has_text="4.000 pontos").count(), "the points of four entries are the prize"
    places = page.locator("main").inner_text()
    assert all(f"{place}º" in places for place in (1, 2, 3, 4))
    assert barriers(page) == []


def test_two_people_enter_by_the_link_and_the_full_tournament_begins_by_itself(come_in):
    host, guest = come_in(size=LAPTOP), come_in(size=TALL_PHONE)
    lobby = opened(host, seats=2, most=2, bots=False, big_blinds=5, break_every=0)
    guest.go(f"/torneio/{lobby}").get_by_role("button", name="Entrar no torneio").click()
    for page in (host.page, guest.page):
        page.wait_for_url(re.compile(rf"/mesa/{lobby}\."))
    last, pages = time.monotonic() + PATIENCE, (host.page, guest.page)
    while not all(page.locator(END).count() for page in pages):
        assert time.monotonic() < last, "nobody wins"
        for page in pages:
            if page.locator(MY_TURN).count():
                try:
                    push(page)
                except TimeoutError:
                    continue
            page.wait_for_timeout(60)
    assert sorted("2º" in page.locator(END).first.inner_text() for page in pages) == [False, True]


@pytest.mark.parametrize("size", [TALL_PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_tournament_is_opened_by_its_form_and_its_lobby_keeps_nobody_out(come_in, size):
    person = come_in(size=size)
    page = person.go("/torneios")
    page.get_by_role("button", name="Abrir torneio").click()
    page.get_by_label("Nome do torneio").fill("Noite de sexta")
    assert barriers(page) == []
    page.get_by_role("button", name="Abrir o torneio").click()
    page.get_by_role("heading", name="Noite de sexta").wait_for()
    page.get_by_text("Inscrição feita").wait_for()
    page.get_by_text("Níveis").click()
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
