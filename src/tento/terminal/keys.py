"""Reading what a person types: one key at a time from a terminal, one command for each line from anything else."""

import os
import select
import sys
from collections import deque
from typing import Final, Protocol, Self, TextIO

if sys.platform == "win32":
    import msvcrt
    import time
else:
    import termios
    import tty

ENTER: Final = "\n"
BACKSPACE: Final = "\b"
OTHER: Final = "\x1b"
"""Arrows, function keys and the like: one key that means nothing here."""

_SAME: Final = {"\r": ENTER, "\x7f": BACKSPACE}
_END: Final = "\x04"
_CHUNK: Final = 64


class Keys(Protocol):
    """A keyboard: `read` gives one key, or None when the time is over; EOFError when nothing more can come."""

    def __enter__(self) -> Self:
        """Takes the keyboard."""
        ...

    def __exit__(self, *_: object) -> None:
        """Gives it back as it was."""
        ...

    def read(self, seconds: float | None = None) -> str | None:
        """The next key, waiting at most so long."""
        ...

    def forget(self) -> None:
        """Drops the keys that were pressed before the question was asked."""
        ...


def split_keys(text: str) -> list[str]:
    """The keys of what arrived in one piece. An escape sequence is one key, so that an arrow never plays a card."""
    if text.startswith(OTHER):
        return [OTHER]
    return [_SAME.get(char, char) for char in text]


if sys.platform != "win32":

    class TerminalKeys:
        """A terminal in cbreak mode: keys come without Enter and without echo; Ctrl-C still interrupts."""

        def __init__(self, stream: TextIO = sys.stdin) -> None:
            self._file = stream.fileno()
            self._waiting: deque[str] = deque()

        def __enter__(self) -> Self:
            """Takes the keyboard."""
            self._before = termios.tcgetattr(self._file)
            tty.setcbreak(self._file)
            return self

        def __exit__(self, *_: object) -> None:
            """Gives the terminal back as it was."""
            termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)

        def read(self, seconds: float | None = None) -> str | None:
            """The next key, waiting at most so long."""
            if not self._waiting:
                if not select.select([self._file], [], [], seconds)[0]:
                    return None
                arrived = os.read(self._file, _CHUNK)
                if not arrived:
                    raise EOFError
                self._waiting.extend(split_keys(arrived.decode(errors="replace")))
            key = self._waiting.popleft()
            if key == _END:
                raise EOFError
            return key

        def forget(self) -> None:
            """Drops the keys that were pressed before the question was asked."""
            self._waiting.clear()
            termios.tcflush(self._file, termios.TCIFLUSH)

else:

    class TerminalKeys:
        """The console of Windows."""

        def __init__(self, stream: TextIO = sys.stdin) -> None:
            self._stream = stream

        def __enter__(self) -> Self:
            """Takes the keyboard."""
            return self

        def __exit__(self, *_: object) -> None:
            """Nothing was changed."""

        def read(self, seconds: float | None = None) -> str | None:
            """The next key, waiting at most so long."""
            until = None if seconds is None else time.monotonic() + seconds
            while not msvcrt.kbhit():
                if until is not None and time.monotonic() >= until:
                    return None
                time.sleep(0.02)
            key = msvcrt.getwch()
            if key in "\x00\xe0":
                msvcrt.getwch()
                return OTHER
            if key == "\x03":
                raise KeyboardInterrupt
            if key in "\x04\x1a":
                raise EOFError
            return _SAME.get(key, key)

        def forget(self) -> None:
            """Drops the keys that were pressed before the question was asked."""
            while msvcrt.kbhit():
                msvcrt.getwch()
