"""Every file of a championship of pairs: its log, its standings, the bracket, the workbook and the papers for the wall."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from tento.championship.core.telling import Note
from tento.championship.core.tournament import Held
from tento.championship.pairs import tournament
from tento.championship.pairs.entry_numbers import numbered
from tento.championship.pairs.state import State
from tento.papers.document import Document, Edition
from tento.papers.files import headed, logged, write_book, write_lines, write_log, write_pdfs, write_text
from tento.papers.pairs.book import book_of_pairs
from tento.papers.pairs.bracket import whole
from tento.papers.pairs.lines import lines
from tento.papers.pairs.office import office
from tento.papers.pairs.pages import documents
from tento.papers.pairs.report import report
from tento.papers.pairs.svg import svg_of
from tento.papers.sheets import Sheet
from tento.papers.words import Words, day
from tento.texts.papers.championship import paper


def write_files(events: Sequence[Held], edition: Edition, out: Path) -> list[Path]:
    """The files of an event, in this directory."""
    (event,) = events
    state, words = event.state, paper(edition.lang)
    written = [*write_log(event, edition, out / "event.log"), write_lines(lines(state, edition.lang), out / "standings.txt")]
    drawing = whole(state, words)
    if drawing is not None:
        written.append(write_text(svg_of(drawing), out / "bracket.svg"))
    written.append(write_book(book(events, edition), out / "event.xlsx"))
    return written + write_pdfs(printed([logged(event, out / "event.log")], edition), out)


def printed(events: Sequence[Held], edition: Edition) -> Iterator[Document]:
    """Every paper of an event, each laid out when it is asked for."""
    (event,) = events
    words = paper(edition.lang)
    about = headed(edition, event).about(_days(event.state, words), words)
    yield from documents(event.state, about, words)
    yield from office(event.state, about, words)
    yield from report(event, about, words)


def book(events: Sequence[Held], edition: Edition) -> list[Sheet]:
    """The sheets of the workbook of an event."""
    (event,) = events
    return book_of_pairs(event.state, paper(edition.lang), tuple(_numbered(event.state, note) for note in tournament.tell(event.made)))


def _numbered(state: State, note: Note) -> Note:
    """A line of the diary that names entries by their numbers."""
    facts = {key: numbered(state, fact) if isinstance(fact, str) else fact for key, fact in note.facts.items()}
    return msgspec.structs.replace(note, facts=facts)


def _days(state: State, words: Words) -> str:
    """The day of the event, or the first and the last of several."""
    starts = sorted(match.starts for match in state.matches.values() if match.starts is not None)
    return " – ".join(dict.fromkeys((day(starts[0], words), day(starts[-1], words)))) if starts else ""
