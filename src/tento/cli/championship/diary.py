"""The diary of an event in a terminal: when, what changed, who decided it, and why."""

import sys
from collections.abc import Iterable, Iterator
from shutil import get_terminal_size
from textwrap import fill
from typing import Final

from tento.championship.core.telling import Note
from tento.papers.diary import decided_by, told
from tento.papers.words import named, say
from tento.texts.language import Lang
from tento.texts.papers.championship import paper

HANG: Final = " " * 6
"""Before what a line has too much for the terminal."""


def told_diary(notes: Iterable[Note], quiet: frozenset[str] | None, lang: Lang) -> Iterator[str]:
    """A line for each thing that was decided, but for what is quiet; nothing where all is."""
    words = paper(lang)
    loud = [note for note in notes if quiet is not None and note.what not in quiet]
    if loud:
        yield f"\n{words['floor']}"
    for note, (day, hour, sentence) in zip(loud, told(loud, words), strict=True):
        by = decided_by(note, words)
        who = say(words, "committee_of", who=by) if note.committee else by
        said = ": ".join(filter(None, (who, named(words, "said", note.why))))
        yield folded(f"  {day} {hour}  {sentence} [{said}]")


def folded(line: str) -> str:
    """A line as wide as the terminal; in a file or a pipe it stays whole."""
    if not sys.stdout.isatty():
        return line
    return fill(line, get_terminal_size().columns, subsequent_indent=HANG, break_on_hyphens=False)
