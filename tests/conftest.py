"""Settings for all tests. Hypothesis tries the same examples every time, so that a red run can be repeated; `make soak` tries new ones."""

import logging
import os
import signal
import threading
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from zlib import crc32

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
    """Four processes for each core: tests with a browser or a server wait for much of their time."""
    return 4 * (os.cpu_count() or 1)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the options that choose some of the tests."""
    parser.addoption("--quick", action="store_true", help="run what needs no server, no browser and no compiled kernel, and is quick")
    parser.addoption("--share", type=int, default=1, help="run one of so many tests, chosen by their names")


COMPILING = ("tests/games/truco/", "tests/games/tranca/", "tests/games/poker/kernels/", "tests/cli/test_solve.py", "tests/table/bulk/")

SLOW = (
    "tests/e2e/", *COMPILING, "tests/contract/", "tests/club/test_workers.py", "tests/club/bots/test_pool.py", "tests/club/events/",
    "tests/cli/test_arena.py", "tests/cli/test_learn.py", "tests/docs/test_readme.py", "tests/rules/test_counts.py",
)  # fmt: skip
"""What `make check` leaves to `make test`: three quarters of the time."""


def shared_out(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in such an order that each worker begins with tests that should not be left for the end.

    A worker gets one of as many equal pieces of the list, and later what others have left at the end of theirs. Tests with servers
    are shared out by file, because those of one file share a browser; the last worker begins with those that compile, which others
    then find compiled, so that the processor always has something to do.
    """
    files = {name: list(tests) for name, tests in groupby(items, key=lambda item: item.nodeid.partition("::")[0])}
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for name in [name for name in files if name.startswith(COMPILING)]:
        shares[-1].extend(files.pop(name))
    with_servers = {name: files.pop(name) for name in list(files) if name.startswith("tests/e2e/")}
    for name in sorted(with_servers, key=lambda name: _weight(name, with_servers[name]), reverse=True):
        share = min(shares[: max(1, workers - 1)], key=lambda share: sum(_weight(item.nodeid, [item]) for item in share))
        share.extend(with_servers[name])
    others = [item for tests in files.values() for item in tests]
    for number, share in enumerate(shares):
        size = (len(items) - sum(map(len, shares[:number]))) // (workers - number) - len(share)
        share.extend(others[: max(size, 0)])
        del others[: max(size, 0)]
    return [item for share in shares for item in share] + others


def _weight(name: str, tests: list[pytest.Item]) -> int:
    """How long tests of this file take, beside others."""
    return len(tests) * (4 if "/browser/" in name else 1)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Does not even read what a quick run leaves out."""
    name = collection_path.relative_to(config.rootpath).as_posix()
    return True if config.getoption("--quick") and f"{name}/".startswith(tuple(f"{left_out.rstrip('/')}/" for left_out in SLOW)) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Brings the tests into their order, or those of a sample.

    Tests with servers may run once more when they fail, which the summary counts as what it is. `make soak` and repetitions take
    the first word.
    """
    share = config.getoption("--share")
    items[:] = [item for item in items if crc32(item.nodeid.encode()) % share == 0]
    items[:] = shared_out(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    if os.environ.get("HYPOTHESIS_PROFILE") == "soak":
        return
    for item in items:
        if item.nodeid.startswith("tests/e2e/"):
            item.add_marker(pytest.mark.flaky(reruns=1))
