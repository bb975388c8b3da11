"""Settings for all tests. Hypothesis tries the same examples every time, so that a red run can be repeated; `make soak` tries new ones."""

import logging
import os
import signal
import threading
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.seeded import seeded

settings.register_profile("tento", derandomize=True, deadline=None)
settings.register_profile("soak", derandomize=False, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "tento"))


@pytest.fixture(autouse=True)
def _logs_as_before() -> Iterator[None]:
    """What a test's own server or command says of the log of its process ends with it: the next test hears what it would hear alone."""
    root = logging.getLogger()
    level, handlers = root.level, {*root.handlers}
    yield
    root.setLevel(level)
    for handler in {*root.handlers} - handlers:
        root.removeHandler(handler)


@pytest.fixture(autouse=True)
def _secrets_of_the_test(request: pytest.FixtureRequest) -> Iterator[None]:
    """Servers and tables in this process deal what follows from the test's name: the same cards in every run."""
    with seeded(request.node.nodeid):
        yield


def pytest_configure() -> None:
    """Starts every child program with the system's own answer to Ctrl+C and a hang-up.

    A child inherits an ignored signal (`nohup make test`), but never a handler: one that does nothing ignores it for the tests alone.
    """
    if threading.current_thread() is not threading.main_thread():
        return
    for name in ("SIGINT", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, lambda *_: None)


@pytest.hookimpl(optionalhook=True)  # `make mutants` runs the tests without xdist
def pytest_xdist_auto_num_workers() -> int:
    """Two processes for each core: tests with a browser or a server wait for most of their time, and others run meanwhile."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with servers come first: the others fill the gaps, and no long match is left for the end.

    They may run once more when they fail, which the summary counts as what it is; `make soak` and repetitions take the first word.
    """
    items.sort(key=lambda item: not item.nodeid.startswith("tests/e2e/"))
    if os.environ.get("HYPOTHESIS_PROFILE") == "soak":
        return
    for item in items:
        if item.nodeid.startswith("tests/e2e/"):
            item.add_marker(pytest.mark.flaky(reruns=1))
