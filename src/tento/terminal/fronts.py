"""The two faces of the table: a drawing that is redrawn on a real terminal, and plain lines everywhere else."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from textwrap import wrap
from typing import Any, Final, Protocol, Self, TextIO

from msgspec.structs import replace
from rich.console import Console
from rich.live import Live
from rich.text import Text

from tento.terminal.canvas import cut
from tento.terminal.keys import BACKSPACE, Keys
from tento.terminal.scene import Line, Scene
from tento.texts.language import Lang
from tento.texts.terminal import label

Lines = Callable[[Any], list[str]]
"""How a game tells its scene in plain lines."""
Drawing = Callable[[Any, int, int], Text]
"""How a game draws its scene in a window of this width and height."""

POLL: Final = 0.2
"""How often a waiting terminal looks whether its window has changed size."""


class Left(Exception):
    """The reader leaves the table: `quit`, or `end_of_input`."""


class Front(Protocol):
    """How the table speaks to its reader."""

    def tell(self, lines: Sequence[Line]) -> None:
        """These things have just happened."""
        ...

    def show(self, scene: Scene, seconds: float) -> None:
        """The table as it is now, for so long."""
        ...

    def ask(self, scene: Scene) -> str:
        """The reader's command; Left when none will come."""
        ...

    def hold(self, scene: Scene) -> None:
        """Waits until the reader has seen the end of the mão."""
        ...

    def page(self, title: str, lines: Sequence[str], lang: Lang) -> None:
        """A page of text to read."""
        ...


class PlainFront:
    """Lines out, lines in: one command for each line, nothing waits."""

    def __init__(self, read: TextIO, write: TextIO, lines: Lines) -> None:
        self._read = read
        self._write = write
        self._lines = lines

    def tell(self, lines: Sequence[Line]) -> None:
        """Each event on its line."""
        for line in lines:
            self._print(str(line))

    def show(self, scene: Scene, seconds: float) -> None:
        """What happened was told; there is nothing to redraw."""

    def ask(self, scene: Scene) -> str:
        """The table in a few lines, then a line from the reader."""
        for line in (*([scene.notice] if scene.notice else []), *self._lines(scene)):
            self._print(line)
        self._write.flush()
        answer = self._read.readline()
        if not answer:
            raise Left("end_of_input")
        return answer.strip()

    def hold(self, scene: Scene) -> None:
        """The end of the mão was told; whoever reads lines needs no pause."""

    def page(self, title: str, lines: Sequence[str], lang: Lang) -> None:  # noqa: ARG002 - it asks for no key
        """The page, line by line."""
        for line in (title, *lines):
            self._print(line)

    def _print(self, line: str) -> None:
        self._write.write(line + "\n")


class LiveFront:
    """A drawing on the terminal's second screen, redrawn in one piece; use it as a context."""

    def __init__(self, console: Console, keys: Keys, drawing: Drawing, *, fast: bool = False) -> None:
        self._console = console
        self._keys = keys
        self._drawing = drawing
        self._fast = fast
        self._live = Live(console=console, screen=True, auto_refresh=False, redirect_stdout=False, redirect_stderr=False)
        self._taken = ExitStack()

    def __enter__(self) -> Self:
        """Takes the screen and the keyboard."""
        self._taken.enter_context(self._keys)
        self._taken.enter_context(self._live)
        return self

    def __exit__(self, *_: object) -> None:
        """Gives both back as they were."""
        self._taken.close()

    def tell(self, lines: Sequence[Line]) -> None:
        """The scene holds the story."""

    def show(self, scene: Scene, seconds: float) -> None:
        """Draws, and lets it be seen; a key hurries, Q leaves."""
        self._draw(partial(self._drawing, scene))
        if not self._fast and seconds and self._key(seconds) in ("q", "Q"):
            raise Left("quit")

    def ask(self, scene: Scene) -> str:
        """A key; where more can be typed, that and the key that ends it. Keys pressed before the question do not count."""
        self._keys.forget()
        typed = ""
        while True:
            key = self._wait(partial(self._drawing, replace(scene, typed=typed, notice="" if typed else scene.notice)))
            longer = scene.typing(typed, key)
            if longer is None and key != BACKSPACE:
                return typed + key.strip()
            typed = typed[:-1] if longer is None else longer

    def hold(self, scene: Scene) -> None:
        """Until a key."""
        self._keys.forget()
        if self._wait(partial(self._drawing, scene)) in ("q", "Q"):
            raise Left("quit")

    def page(self, title: str, lines: Sequence[str], lang: Lang) -> None:
        """The page over the whole screen, until a key; in pieces where it does not fit."""
        self._keys.forget()
        shown = 0
        while shown < len(lines):
            self._wait(partial(_page, title, lines[shown:], label("any_key", lang)))
            shown += len(fitting(lines[shown:], *self._console.size)[0])

    def _wait(self, drawing: Callable[[int, int], Text]) -> str:
        """Draws, again when the window changes size, until a key is pressed."""
        size = None
        while True:
            if size != self._console.size:
                size = self._console.size
                self._draw(drawing)
            key = self._key(POLL)
            if key is not None:
                return key

    def _key(self, seconds: float) -> str | None:
        try:
            return self._keys.read(seconds)
        except EOFError as error:
            raise Left("end_of_input") from error

    def _draw(self, drawing: Callable[[int, int], Text]) -> None:
        width, height = self._console.size
        self._live.update(drawing(width, height), refresh=True)


def _page(title: str, lines: Sequence[str], hint: str, width: int, height: int) -> Text:
    page = Text(no_wrap=True, overflow="crop")
    page.append(f" {cut(title, width - 2)}\n", "bold")
    for row in fitting(lines, width, height)[1]:
        page.append(f" {row}\n")
    return page.append(f" {hint} ", "bold reverse")


def fitting(lines: Sequence[str], width: int, height: int) -> tuple[Sequence[str], list[str]]:
    """As many of the lines as fit under a title and over a hint, and the rows that they are folded into; at least one."""
    rows: list[str] = []
    for place, line in enumerate(lines):
        folded = wrap(line, width - 2, subsequent_indent="    ") or [""]
        if rows and len(rows) + len(folded) > height - 2:
            return lines[:place], rows
        rows += folded
    return lines, rows
