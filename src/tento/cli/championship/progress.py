"""How far a simulated championship is: a bar on a terminal, nothing elsewhere."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from tento.texts.language import Lang, Words, pick

_PLAYING: Final[Words] = ("Jogando o campeonato", "Playing the championship")
_WRITING: Final[Words] = ("Gravando os papéis", "Writing the papers")
_PLAYED: Final[dict[str, Words]] = {"matches": ("partidas", "matches"), "hands": ("mãos", "hands")}


class Watch:
    """Shows what is under way, and how many matches or hands are over."""

    def __init__(self, bar: Progress, task: TaskID, lang: Lang) -> None:
        self._bar, self._task, self._lang = bar, task, lang

    def played(self, unit: str) -> None:
        """One more match or hand is over."""
        self._bar.update(self._task, advance=1, unit=pick(_PLAYED[unit], self._lang))

    def writing(self) -> None:
        """All is played; the files are written."""
        self._bar.update(self._task, description=pick(_WRITING, self._lang))


@contextmanager
def watched(lang: Lang) -> Iterator[Watch]:
    """A bar on the terminal of the error stream while the championship is simulated."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed:.0f} {task.fields[unit]}"), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        yield Watch(bar, bar.add_task(pick(_PLAYING, lang), total=None, unit=""), lang)
