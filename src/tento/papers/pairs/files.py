"""Every file of a championship of pairs: its log, its standings, the bracket, the workbook and the papers for the wall."""

from collections.abc import Sequence
from pathlib import Path

from tento.championship.core.log import write
from tento.championship.core.tournament import Held
from tento.championship.pairs.state import State
from tento.papers.document import Edition
from tento.papers.files import write_book, write_lines, write_pdfs, write_text
from tento.papers.pairs.book import book_of_pairs
from tento.papers.pairs.bracket import whole
from tento.papers.pairs.lines import lines
from tento.papers.pairs.pages import documents
from tento.papers.pairs.svg import svg_of
from tento.papers.words import Words, day
from tento.texts.papers.championship import paper


def write_files(events: Sequence[Held], edition: Edition, out: Path) -> list[Path]:
    """The files of an event, in this directory."""
    (event,) = events
    state, words = event.state, paper(edition.lang)
    written = [write_text(write(event.log), out / "event.log"), write_lines(lines(state, edition.lang), out / "standings.txt")]
    drawing = whole(state, words)
    if drawing is not None:
        written.append(write_text(svg_of(drawing), out / "bracket.svg"))
    written.append(write_book(book_of_pairs(state, words), out / "event.xlsx"))
    return written + write_pdfs(documents(state, edition.about(_days(state, words), words), words), out)


def _days(state: State, words: Words) -> str:
    """The day of the event, or the first and the last of several."""
    starts = sorted(match.starts for match in state.matches.values() if match.starts is not None)
    return " – ".join(dict.fromkeys((day(starts[0], words), day(starts[-1], words)))) if starts else ""
