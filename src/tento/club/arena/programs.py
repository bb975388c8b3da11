"""A program in any language as a contestant: it reads questions as lines of JSON from its input, and writes answers as lines."""

import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO, Any, Final

import msgspec

from tento.cards.chance import Chance
from tento.rulebooks.rulebook import Rulebook
from tento.table import bots as table_bots
from tento.table.bots import Bot
from tento.table.kit import GameKit

PROTOCOL: Final = 1
LONGEST_LINE: Final = 65_536
WAITING_LINES: Final = 64
START_SECONDS: Final = 20.0
"""A program may take so long to say who it is."""
END_SECONDS: Final = 2.0
LUCK: Final = 1 << 32


class NoProgram(ValueError):
    """The program cannot be started, or does not speak the protocol."""


class _Answer(msgspec.Struct, frozen=True):
    """The place of an option in the list of the question with this number."""

    id: int
    choose: int


class _Ready(msgspec.Struct, frozen=True):
    """What a program says first."""

    ready: str


class ProgramBot:
    """A contestant outside this process. What is late, or no option, is chosen by a simpler player instead, and counted."""

    def __init__(self, name: str, command: str, kit: GameKit, rulebook: Rulebook, seconds: float) -> None:
        self.name = name
        self.stood_in = 0
        self._command, self._kit, self._rulebook, self._seconds = command, kit, rulebook, seconds
        self._other = simplest(kit, rulebook)
        self._running: _Running | None = None
        self._asked = 0

    def choose(self, view: Any, options: Sequence[Any], chance: Chance, /) -> Any:
        """The program's choice, or that of the player who stands in for it."""
        luck = chance.below(LUCK)
        place = self._ask({"view": view, "options": options, "luck": luck}, len(options))
        if place is not None:
            return options[place]
        self.stood_in += 1
        return self._other.choose(view, options, chance)

    def start(self) -> None:
        """Starts it anew if it is not running; NoProgram if it cannot be, or does not say that it is ready."""
        if self._running is not None and self._running.alive():
            return
        self._running = _Running(self._command)
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self._kit.name,
            "rulebook": self._rulebook.name,
            "values": self._rulebook.values,
        }
        if not self._running.say(hello) or self._running.heard(_Ready, time.monotonic() + START_SECONDS) is None:
            self.close()
            raise NoProgram(f'{self._command}: it did not answer the hello with a line like {{"ready": "its name"}}')

    def close(self) -> None:
        """Ends it."""
        if self._running is not None:
            self._running.close()
        self._running = None

    def _ask(self, question: Mapping[str, Any], many: int) -> int | None:
        running = self._running
        if running is None or not running.alive():
            return None
        self._asked += 1
        until = time.monotonic() + self._seconds
        if not running.say({"type": "choose", "id": self._asked, **question}):
            return None
        while (answer := running.heard(_Answer, until)) is not None:
            if answer.id == self._asked:
                return answer.choose if 0 <= answer.choose < many else None
        return None


class _Running:
    """The process of a program; a thread of its own reads what it says."""

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError, IndexError) as error:
            raise NoProgram(f"{command}: {error}") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._said: IO[bytes] = self._process.stdin
        self._lines: queue.Queue[bytes] = queue.Queue(WAITING_LINES)
        threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()

    def alive(self) -> bool:
        """False once it has ended."""
        return self._process.poll() is None

    def say(self, message: Mapping[str, Any]) -> bool:
        """Writes one line; False if nobody reads it any more."""
        try:
            self._said.write(msgspec.json.encode(message) + b"\n")
            self._said.flush()
        except (OSError, ValueError):
            return False
        return True

    def heard(self, kind: type[Any], until: float) -> Any:
        """The next line of this kind; None when the time is up, the program has ended, or the line is something else."""
        try:
            return msgspec.json.decode(self._lines.get(timeout=max(0.0, until - time.monotonic())), type=kind)
        except (queue.Empty, msgspec.MsgspecError):
            return None

    def close(self) -> None:
        """Lets it end by itself when its input ends, and ends it if it does not."""
        with suppress(OSError):
            self._said.close()
        try:
            self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _read(said: IO[bytes], lines: "queue.Queue[bytes]") -> None:
    """Every line of the program until it ends; a line that is too long comes in pieces, which are no answers."""
    with suppress(OSError, ValueError):
        while line := said.readline(LONGEST_LINE):
            lines.put(line)
    lines.put(b"")


def simplest(kit: GameKit, rulebook: Rulebook) -> Bot:
    """The first player of the game that needs no time, or else its last."""
    return kit.bot(table_bots.simplest(kit.bots), rulebook)
