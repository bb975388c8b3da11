"""What happened on the floor of a poker tournament, told from its log: the clock, races, absences, penalties and every correction."""

import sys
from collections.abc import Iterable, Iterator
from shutil import get_terminal_size
from textwrap import fill
from typing import Final

from tento.championship.poker.telling import Transition, diary
from tento.papers.poker import told
from tento.papers.words import named, say
from tento.texts.language import Lang
from tento.texts.papers.championship import paper

QUIET: Final = frozenset({"moved", "table_broken", "alternates", "alternate_seated", "champion"})
"""What the seats and the places tell by themselves."""
HANG: Final = " " * 6
"""Before what a line has too much for the terminal."""


def told_floor(log: Iterable[Transition], lang: Lang) -> Iterator[str]:
    """A line for each thing that was decided: the day and the hour, what changed, who decided it, and why."""
    words = paper(lang)
    notes = [note for note in diary(log) if note.what not in QUIET]
    if notes:
        yield f"\n{words['floor']}"
    for note, (day, hour, sentence) in zip(notes, told(notes, words), strict=True):
        by = named(words, "said", note.by)
        who = say(words, "committee_of", who=by) if note.committee else by
        said = ": ".join(filter(None, (who, named(words, "said", note.why))))
        yield folded(f"  {day} {hour}  {sentence} [{said}]")


def folded(line: str) -> str:
    """A line as wide as the terminal; in a file or a pipe it stays whole."""
    if not sys.stdout.isatty():
        return line
    return fill(line, get_terminal_size().columns, subsequent_indent=HANG, break_on_hyphens=False)
