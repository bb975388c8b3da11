"""Runs a sample of the tests on machines unlike the developer's: `python -m tools.hostile`, a part of `make proof`.

Each condition is set for a run of its own: ignored signals, time zones, language, umask, the place of the clone, the clock, an empty
home, taken ports, a busy processor. The sample is one of SHARE tests, chosen by their names, the same for every condition.
No test gets a second try.
"""

import argparse
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from tools.repeat import busy

ROOT: Final = Path(__file__).parent.parent
STATIC: Final = Path("src", "tento", "web", "static")
TAKEN: Final = range(8000, 8101)
FAKETIME: Final = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1"
SUMMARY: Final = re.compile(r"\d+ passed.* in .*|\d+ failed.* in .*|.*error.* in .*")


class Place(NamedTuple):
    """Where and how the tests run: the clone, changes to the environment, what the process does first, and options of pytest."""

    folder: Path
    environment: dict[str, str]
    before: Callable[[], object] = int
    options: tuple[str, ...] = ()


def here(**environment: str) -> Place:
    """The clone where this program stands, with these variables."""
    return Place(ROOT, environment)


@contextmanager
def signals_ignored() -> Iterator[Place]:
    """As in `nohup make test &` of a script."""

    def ignore() -> None:
        for number in (signal.SIGINT, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)

    yield Place(ROOT, {}, ignore)


@contextmanager
def private_files() -> Iterator[Place]:
    """Files that only their owner may read."""
    yield Place(ROOT, {}, partial(os.umask, 0o077))


@contextmanager
def clone_in(name: str) -> Iterator[Place]:
    """A clone in a folder of this name, with the built client; its packages are this clone's."""
    with tempfile.TemporaryDirectory() as temporary:
        clone = Path(temporary) / name
        subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(clone)], check=True)
        shutil.copytree(ROOT / STATIC, clone / STATIC, dirs_exist_ok=True)
        shared = ROOT.parent / "shared"
        if shared.is_dir():
            (clone.parent / "shared").symlink_to(shared)
        yield Place(clone, {"PYTHONPATH": str(clone / "src")})


@contextmanager
def clock_ahead(by: timedelta) -> Iterator[Place]:
    """The wall clock of every process is so much ahead. Browsers and servers stand still under libfaketime: their tests are left out."""
    if not Path(FAKETIME).exists():
        sys.exit("the clock needs libfaketime: apt-get install libfaketime")
    ahead = f"+{by // timedelta(seconds=1)}s"
    yield here(LD_PRELOAD=FAKETIME, FAKETIME=ahead, FAKETIME_DONT_FAKE_MONOTONIC="1")._replace(options=("--quick",))


@contextmanager
def empty_home() -> Iterator[Place]:
    """A home without a file."""
    with tempfile.TemporaryDirectory() as home:
        yield here(HOME=home)


@contextmanager
def ports_taken() -> Iterator[Place]:
    """Every port that a person would name is in use."""
    with ExitStack() as stack:
        for port in TAKEN:
            taken = stack.enter_context(socket.socket())
            try:
                taken.bind(("127.0.0.1", port))
                taken.listen()
            except OSError:
                continue  # somebody else has taken it
        yield here()


@contextmanager
def processor_taken() -> Iterator[Place]:
    """Two busy processes for each core."""
    with busy(2 * (os.cpu_count() or 1)):
        yield here()


@contextmanager
def variables(**environment: str) -> Iterator[Place]:
    """The clone where this program stands, with these variables."""
    yield here(**environment)


def conditions() -> dict[str, Callable[[], AbstractContextManager[Place]]]:
    """Each condition by its name."""
    now = datetime.now(UTC)
    leap = next(year for year in range(now.year + 1, now.year + 9) if year % 4 == 0)
    return {
        "SIGHUP and SIGINT ignored": signals_ignored,
        "TZ at +14": partial(variables, TZ="Pacific/Kiritimati"),
        "TZ at -11": partial(variables, TZ="Pacific/Pago_Pago"),
        "LANG=C": partial(variables, LANG="C", LC_ALL="C", LANGUAGE=""),
        "umask 077": private_files,
        "a folder with a space": partial(clone_in, "a folder with a space"),
        "a path of 120 characters": partial(clone_in, "long-" * 20 + "name"),
        "the clock a year ahead": partial(clock_ahead, timedelta(days=365)),
        "29 February": partial(clock_ahead, datetime(leap, 2, 29, 12, tzinfo=UTC) - now),
        "an empty HOME": empty_home,
        "ports 8000 to 8100 taken": ports_taken,
        "the processor taken": processor_taken,
    }


def run(place: Place, arguments: list[str]) -> tuple[int, str]:
    """The exit code of the tests and the last line that they print; what failed is printed."""
    command = [sys.executable, "-m", "pytest", "-p", "no:rerunfailures", "--durations=0", "--durations-min=60", *arguments]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")} | place.environment
    done = subprocess.run(
        command, cwd=place.folder, env=environment, preexec_fn=place.before, capture_output=True, text=True, errors="replace", check=False
    )
    lines = done.stdout.splitlines()
    if done.returncode:
        print("\n".join(line for line in lines if line.startswith(("FAILED", "ERROR", "E  "))) or done.stderr[-2000:], flush=True)
    return done.returncode, next((line for line in reversed(lines) if SUMMARY.search(line)), "no summary")


def main() -> int:
    """The program: 0 if every condition is green."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=int, default=40, help="one of so many tests is run")
    parser.add_argument("--only", default="", help="only conditions whose name holds this")
    parser.add_argument("tests", nargs="*")
    asked = parser.parse_args()
    red = 0
    for name, condition in conditions().items():
        if asked.only not in name:
            continue
        with condition() as place:
            code, summary = run(place, ["--share", str(asked.share), *place.options, *asked.tests])
        red += code != 0
        print(f"{'red  ' if code else 'green'} {name}: {summary}", flush=True)
    print(f"{red} conditions are red" if red else "every condition is green")
    return 1 if red else 0


if __name__ == "__main__":
    sys.exit(main())
