"""The table on a real terminal: a pseudo-terminal, real key presses, a clean end."""

import os
import select
import signal
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest

if sys.platform == "win32":
    pytest.skip("a pseudo-terminal needs a Unix", allow_module_level=True)

import fcntl
import pty
import termios

PATIENCE = 60
LEAVE_SCREEN = "\x1b[?1049l"
SHOW_CURSOR = "\x1b[?25h"


class Terminal:
    """A program on a pseudo-terminal of 80×24."""

    def __init__(self, *arguments: str) -> None:
        code = "from tento.cli.main import run; run()"
        self.process, self.screen = pty.fork()
        if self.process == 0:
            time.sleep(0.2)  # the parent sets the size of the window meanwhile
            environ = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
            environ |= {"TERM": "xterm-256color", "TENTO_LANG": "pt"}
            os.execve(sys.executable, [sys.executable, "-c", code, *arguments], environ)
        fcntl.ioctl(self.screen, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.modes = termios.tcgetattr(self.screen)
        self.written = ""
        self._read_to = 0

    def wait_for(self, *parts: str) -> None:
        """Reads until one of these texts has appeared after what was waited for before."""
        until = time.monotonic() + PATIENCE
        while (found := [self.written.find(part, self._read_to) for part in parts]).count(-1) == len(parts):
            assert time.monotonic() < until, f"{parts} did not appear after: {self.written[self._read_to :][-2000:]!r}"
            self.written += self._read()
        self._read_to = min(place for place in found if place >= 0) + 1

    def press(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def end(self) -> int:
        """Reads to the end and gives the exit code."""
        until = time.monotonic() + PATIENCE
        with suppress(OSError):
            while time.monotonic() < until:
                self.written += self._read()
        done, status = os.waitpid(self.process, 0 if time.monotonic() < until else os.WNOHANG)
        assert done, f"still running: {self.written[-2000:]!r}"
        return os.waitstatus_to_exitcode(status)

    def _read(self) -> str:
        if not select.select([self.screen], [], [], 0.5)[0]:
            return ""
        piece = os.read(self.screen, 65536)
        if not piece:
            raise OSError
        return piece.decode(errors="replace")


@contextmanager
def opened(game: str) -> Iterator[Terminal]:
    """A table of this game on a terminal, ended whatever happens."""
    terminal = Terminal("play", game, "--seed", "1", "--fast")
    yield terminal
    with suppress(ProcessLookupError, ChildProcessError):
        os.kill(terminal.process, signal.SIGKILL)
        os.waitpid(terminal.process, 0)
    os.close(terminal.screen)


@pytest.fixture
def table() -> Iterator[Terminal]:
    with opened("truco") as terminal:
        yield terminal


@pytest.fixture
def tranca() -> Iterator[Terminal]:
    with opened("tranca") as terminal:
        yield terminal


def test_a_hand_is_played_by_single_keys_and_left_by_q(table):
    table.wait_for("Sua vez")
    table.press("1")
    table.wait_for("Você jogou 3♦")
    table.wait_for("Sua vez")
    table.press("q")
    assert table.end() == 0
    assert "Placar parcial" in table.written


def test_the_terminal_is_given_back_as_it_was(table):
    table.wait_for("Sua vez")
    assert termios.tcgetattr(table.screen)[3] & termios.ICANON == 0
    table.press("q")
    table.wait_for("Placar parcial")
    assert termios.tcgetattr(table.screen) == table.modes
    assert LEAVE_SCREEN in table.written
    assert SHOW_CURSOR in table.written


def test_ctrl_c_ends_cleanly(table):
    table.wait_for("Sua vez")
    table.press("\x03")
    assert table.end() == 0
    assert "Mesa interrompida." in table.written
    assert "Traceback" not in table.written


def test_an_arrow_key_plays_nothing(table):
    table.wait_for("Sua vez")
    table.press("\x1b[A")
    table.wait_for("Não entendi")
    table.press("q")
    assert table.end() == 0
    assert "Você jogou" not in table.written


def test_the_help_page_comes_and_goes(table):
    table.wait_for("Sua vez")
    table.press("?")
    table.wait_for("Como se joga nesta mesa")
    table.press(" ")
    table.wait_for("Sua vez")


def test_the_end_of_a_mao_waits_for_a_key(table):
    table.wait_for("Sua vez")
    table.press("t")
    table.wait_for("Qualquer tecla continua", "pede", "Sua vez")
    assert "Truco!" in table.written


def test_a_changed_window_is_drawn_anew(table):
    table.wait_for("Sua vez")
    fcntl.ioctl(table.screen, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 140, 0, 0))
    table.wait_for("abre.")
    table.press("q")
    assert table.end() == 0


def test_tranca_is_played_by_a_line_and_left_by_q(tranca):
    tranca.wait_for("compre do monte")
    tranca.press("\n")
    tranca.wait_for("Você comprou")
    tranca.wait_for("descarte uma carta")
    tranca.press("q")
    tranca.wait_for("sair da mesa")
    tranca.press("\n")
    assert tranca.end() == 0
    assert "Placar parcial" in tranca.written


def test_at_a_tranca_table_the_house_plays_for_the_reader_at_one_key(tranca):
    tranca.wait_for("compre do monte")
    tranca.press("c")
    tranca.wait_for("Você comprou")


def test_at_a_tranca_table_ctrl_c_ends_cleanly(tranca):
    tranca.wait_for("compre do monte")
    tranca.press("\x03")
    assert tranca.end() == 0
    assert "Mesa interrompida." in tranca.written
    assert "Traceback" not in tranca.written
