"""A server of two processes and two people: the process that runs their table is killed, and they play on."""

import os
import signal
import sqlite3
import sys
from pathlib import Path

import pytest

from tests.e2e.browser.conftest import open_server
from tests.e2e.browser.person import LAPTOP, PHONE, Person
from tests.e2e.browser.truco import HELD, OWN

if sys.platform != "linux":
    pytest.skip("which process has a socket is asked of Linux", allow_module_level=True)

FOR_TWO = """localStorage.setItem('tento.choice', '{"game": "truco", "seats": 2}')"""
LOST = "A conexão caiu"
MARK_THE_LOSS = """(text) => new MutationObserver(() => { window.wasLost ||= document.body.innerText.includes(text); })
  .observe(document.body, { childList: true, subtree: true })"""
PATIENCE_MS = 60_000
STILL_MS = 500


def process_of(folder: Path, table: str) -> int:
    """The process that runs the table: it has the socket under the name that the lease says."""
    database = sqlite3.connect(folder / "tento.db")
    (name,) = database.execute("SELECT process FROM leases WHERE table_id = ?", (table,)).fetchone()
    database.close()
    sockets = (line.split() for line in Path("/proc/net/unix").read_text(encoding="utf-8").splitlines())
    channel = next(f"socket:[{words[6]}]" for words in sockets if words[-1].endswith(f"/{name}"))
    return next(int(files.parent.name) for files in Path("/proc").glob("[0-9]*/fd") if channel in opened(files))


def opened(files: Path) -> set[str]:
    """What a process has open; nothing if it ended, or is another person's."""
    try:
        return {os.readlink(file) for file in files.iterdir()}
    except OSError:
        return set()


def meet(*people: Person) -> str:
    """Everybody asks for a quick match, whichever process answers; the table where they are."""
    for person in people:
        person.context.add_init_script(FOR_TWO)
        person.go().get_by_role("button", name="Partida rápida").click()
        person.page.wait_for_url("**/mesa/*")
    for person in people:
        person.page.wait_for_selector("main.truco")
    (table,) = {person.page.url.rpartition("/")[2] for person in people}
    return table


def reach_a_turn(*people: Person) -> Person:
    """Everybody cuts and deals as the table proposes, until one of them is to play a card: who that is."""
    for _ in range(200):
        for person in people:
            if person.page.locator(OWN).count():
                return person
            person.page.keyboard.press("Enter")
            person.page.wait_for_timeout(60)
    raise AssertionError("nobody's turn")


def play_a_card(*people: Person) -> None:
    """Whose turn it is lays a card: again if the table was still busy with what was done before. The hand is smaller then, or a new one."""
    page = reach_a_turn(*people).page
    held = page.locator(HELD).count()
    for _ in range(20):
        page.keyboard.press("1")
        for _ in range(20):
            page.wait_for_timeout(100)
            if page.locator(HELD).count() != held or not page.locator(OWN).count():
                return
    raise AssertionError("the card stays in the hand")


def sees(person: Person) -> list[str]:
    """The own cards, what is on the table, and the score."""
    return list(person.page.locator(f"{HELD}, svg[role=img], .score").evaluate_all("all => all.map((one) => one.ariaLabel)"))


def all_see(*people: Person) -> list[list[str]]:
    """What each of them sees, once nothing changes any more: the page of one may hear of a card later than that of the other."""
    seen, before = [sees(person) for person in people], list[list[str]]()
    while seen != before:
        people[0].page.wait_for_timeout(STILL_MS)
        seen, before = [sees(person) for person in people], seen
    return seen


def test_two_people_play_on_when_the_process_of_their_table_is_killed(come_in, tmp_path):
    with open_server(tmp_path, "--processes", "2") as address:
        people = [come_in(address=address, forgives="WebSocket", size=size) for size in (LAPTOP, PHONE)]
        table = meet(*people)
        for _ in range(2):
            play_a_card(*people)
        reach_a_turn(*people)
        before = all_see(*people)
        for person in people:
            person.page.evaluate(MARK_THE_LOSS, LOST)
        os.kill(process_of(tmp_path, table), signal.SIGKILL)
        for person in people:
            person.page.wait_for_function("() => window.wasLost")
            person.page.get_by_text(LOST).wait_for(state="detached", timeout=PATIENCE_MS)
        assert all_see(*people) == before
        for _ in range(2):
            play_a_card(*people)
        assert [person.page.locator(".failure, .toast").count() for person in people] == [0, 0]
