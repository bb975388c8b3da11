"""The server as a process of its own, as people start it; a Chromium; and people who look at it."""

import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tools.browser import MISSING, find_for_tests

from tests.e2e.browser.hall import REFUSED
from tests.e2e.browser.person import Person
from tests.e2e.browser.remains import kept, second_try, server_logs

ROOT = Path(__file__).parents[3]
expect.set_options(timeout=30_000)  # a machine that stands still for some seconds fails no test
SEEDED = (sys.executable, "-m", "tests.seeded_server")


def seeded_environment(folder: Path) -> dict[str, str]:
    """The environment of a server that takes its secrets from a seed and remembers the names it gave in its folder."""
    names = folder / "names"
    names.mkdir(exist_ok=True)
    return {**os.environ, "LANG": "C.UTF-8", "TENTO_TEST_NAMES": str(names)}


@contextmanager
def open_server(folder: Path, *options: str) -> Iterator[str]:
    """A server with the built client; its address. It takes a free port, unless the options name one."""
    command = [*SEEDED, "serve", "--port", "0", "--data", str(folder), "--no-limits", "--no-open", *options]
    with (folder / "log").open("a") as log:
        server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True, env=seeded_environment(folder))
    server_logs.append(folder / "log")
    try:
        assert server.stdout is not None
        address = next((word for line in server.stdout for word in line.split() if word.startswith("http://")), "")
        assert address, (folder / "log").read_text()
        yield address.rstrip("/")
    finally:
        server_logs.remove(folder / "log")
        server.terminate()
        server.wait(60)


@pytest.fixture(scope="session")
def server_address(tmp_path_factory) -> Iterator[str]:
    with open_server(tmp_path_factory.mktemp("server")) as address:
        yield address


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Tells whether this is the second try of a test that failed."""
    second_try[:] = [item.nodeid] if getattr(item, "execution_count", 1) > 1 else []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A browser test that fails says where its pictures, traces and logs are."""
    report = yield
    if report.failed and report.when == "call":
        report.sections.append(("kept", f"pictures, traces and logs: {kept(item.nodeid).relative_to(ROOT)}"))
    return report


@contextmanager
def launched(program: str | None) -> Iterator[Browser]:
    """A browser that nobody has used yet."""
    assert program, MISSING
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--autoplay-policy=no-user-gesture-required"])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One for each file: while it is open its loop runs in this thread, and tests with a loop of their own stand in other files."""
    with launched(find_for_tests()) as browser:
        yield browser


@pytest.fixture
def come_in(chromium, server_address) -> Iterator[Callable[..., Person]]:
    """Makes a person with a browser of its own. In the end nobody saw an error, and nothing was asked of another host."""
    people: list[Person] = []

    def come(**more) -> Person:
        people.append(Person(chromium, more.pop("address", server_address), **more))
        return people[-1]

    yield come
    for person in people:
        person.leave()
    assert [trouble for person in people for trouble in person.troubles] == []


@pytest.fixture
def rita(come_in) -> Person:
    """Somebody who organises a tournament; the refusals that she gets are no errors."""
    found: Person = come_in(forgives=REFUSED)
    found.go("/lacre")
    return found
