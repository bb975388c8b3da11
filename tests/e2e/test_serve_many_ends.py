"""How `tento serve` ends: by Ctrl+C, with its terminal, or killed; it leaves nothing behind, and no trace on the screen."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from tools.chaos.databases import children

from tests.e2e.test_serve import PATIENCE, TENTO, environment, sooner_or_later

pytest_plugins = ("tests.contract.stores",)


def _group(process: Path) -> int | None:
    """The group of a process, by what the system tells of it; None if it has just ended."""
    try:
        return int((process / "stat").read_text().rpartition(")")[2].split()[2])
    except OSError:
        return None


def ignores(process: int, number: signal.Signals, how: str = "SigIgn") -> bool:
    """Whether a process leaves this signal alone; `SigCgt`: whether it handles it itself."""
    (mask,) = re.findall(rf"{how}:\s*(\w+)", Path(f"/proc/{process}/status").read_text())
    return bool(int(mask, 16) >> (number - 1) & 1)


def handles(process: int, number: signal.Signals) -> bool:
    """Whether a process has a way of its own for this signal."""
    return ignores(process, number, "SigCgt")


STOPPING = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]


class Terminal:
    """The program as a person starts it in a terminal: what the terminal tells, it tells the whole group."""

    def __init__(self, home: Path, temporary: Path, *before: str, processes: int = 2) -> None:
        self.home, self.temporary = home, temporary
        self.out, self.err = home / "out", home / "err"
        command = [*before, *TENTO, "serve", "--port", "0", "--processes", str(processes)]
        with self.out.open("w") as out, self.err.open("w") as err:
            told = environment(home) | {"TMPDIR": str(temporary)}
            self.supervisor = subprocess.Popen(command, env=told, stdout=out, stderr=err, text=True, start_new_session=True)

    def opened(self) -> str:
        """Its address, as soon as it is told."""
        assert sooner_or_later(lambda: "http://" in self.out.read_text())
        (address,) = re.findall(r"http://[\d.]+:\d+", self.out.read_text())
        return str(address)

    def tells(self, number: signal.Signals) -> None:
        """A signal to everybody."""
        os.killpg(self.supervisor.pid, number)

    def processes(self) -> list[int]:
        """The program and all that it started."""
        return [int(path.name) for path in Path("/proc").glob("[0-9]*") if _group(path) == self.supervisor.pid]

    def emptied(self) -> bool:
        """Whether what it kept in the folder for temporary things went away."""
        return sooner_or_later(lambda: not list(self.temporary.iterdir()))


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Starts the program, with a folder of its own for temporary things."""
    started = list[Terminal]()
    with tempfile.TemporaryDirectory(prefix="t-") as temporary:  # pytest's own is too long for sockets

        def start(*before: str, processes: int = 2) -> Terminal:
            started.append(Terminal(tmp_path, Path(temporary), *before, processes=processes))
            return started[-1]

        yield start
        for one in started:
            with suppress(ProcessLookupError):
                one.tells(signal.SIGKILL)
            one.supervisor.wait(PATIENCE)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_what_the_terminal_tells_everybody_closes_the_server_once_and_whole(terminal, number):
    server = terminal()
    server.opened()
    server.tells(number)
    assert server.supervisor.wait(PATIENCE) == 0
    assert (server.err.read_text().count('"closed"'), "Traceback" in server.err.read_text()) == (2, False)
    assert server.emptied()


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("number", STOPPING)
def test_signals_that_come_until_the_end_change_nothing(terminal, processes, number):
    server = terminal(processes=processes)
    server.opened()
    while server.supervisor.poll() is None:
        with suppress(ProcessLookupError):
            server.tells(number)
        time.sleep(0.005)
    assert (server.supervisor.returncode, "Traceback" in server.err.read_text()) == (0, False)


@pytest.mark.parametrize("number", STOPPING)
def test_a_signal_in_the_first_moments_ends_it_with_0(terminal, number):
    server = terminal(processes=1)
    assert sooner_or_later(lambda: handles(server.supervisor.pid, STOPPING[-1]))
    server.tells(number)
    assert server.supervisor.wait(PATIENCE) == 0
    assert (server.out.read_text(), server.err.read_text()) == ("", "")


def test_signals_are_handled_before_anything_that_takes_long_is_imported():
    look = "import sys, tento_command; print({'tento', 'typer', 'asyncio'} & {*sys.modules})"
    assert subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout == "set()\n"


def test_ctrl_c_again_and_again_is_no_reason_for_a_trace(terminal):
    server = terminal()
    server.opened()
    for _ in range(5):
        server.tells(signal.SIGINT)
        time.sleep(0.02)
    assert server.supervisor.wait(PATIENCE) == 0
    assert '"error"' not in server.err.read_text()


def closed_while_it_opens(terminal: Callable[..., Terminal], number: signal.Signals) -> Terminal | None:
    """A server that is told to close while its processes start; None if it was open before, on a machine that has much to do."""
    server = terminal()
    assert sooner_or_later(lambda: bool(list(server.temporary.iterdir()))), "its processes start now"
    time.sleep(0.1)
    opened = bool(server.out.read_text())
    server.tells(number)
    server.supervisor.wait(PATIENCE)
    return None if opened else server


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_who_closes_it_while_it_opens_is_not_told_that_it_is_open(terminal, number):
    server = closed_while_it_opens(terminal, number)
    while server is None:
        server = closed_while_it_opens(terminal, number)
    assert server.supervisor.wait(PATIENCE) == 0
    assert (server.out.read_text(), server.err.read_text()) == ("", "")


def test_a_server_whose_supervisor_is_killed_leaves_nothing_behind(terminal):
    server = terminal()
    server.opened()
    server.supervisor.kill()
    assert server.emptied()


@contextmanager
def standing_still(first: int) -> Iterator[None]:
    """A database all of whose processes stand still meanwhile: its connections are open, and nothing is answered."""
    stopped = (first, *children(first))
    for process in stopped:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in stopped:
            os.kill(process, signal.SIGCONT)


def test_processes_whose_supervisor_is_killed_end_though_the_database_stands_still(terminal, own_postgres):
    server = terminal("env", f"TENTO_DATABASE={own_postgres.get_uri()}")
    server.opened()
    with standing_still(own_postgres.get_pid()):
        server.supervisor.kill()
        server.supervisor.wait(PATIENCE)
        assert sooner_or_later(lambda: not server.processes())
    assert server.emptied()
    assert server.err.read_text().count("could not close in time") == 2


@pytest.mark.parametrize("processes", [1, 2])
def test_a_server_that_is_told_to_close_does_though_the_database_stands_still(terminal, own_postgres, processes):
    server = terminal("env", f"TENTO_DATABASE={own_postgres.get_uri()}", processes=processes)
    server.opened()
    with standing_still(own_postgres.get_pid()):
        server.supervisor.terminate()
        server.supervisor.wait(PATIENCE)
        assert sooner_or_later(lambda: not server.processes())
    assert server.emptied()


def test_a_server_that_shall_outlive_its_terminal_does(terminal):
    server = terminal("nohup")
    address = server.opened()
    server.tells(signal.SIGHUP)
    assert all(ignores(process, signal.SIGHUP) for process in server.processes())
    assert httpx.get(f"{address}/healthz", timeout=PATIENCE).status_code == 200
