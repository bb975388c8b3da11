"""What the papers of each kind of championship bring, so that a command writes and tells an event without knowing which it is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tento.championship.core.draw import FalseDraw
from tento.championship.core.tournament import Held
from tento.championship.pairs import tournament as of_pairs
from tento.championship.poker import tournament as of_poker
from tento.papers.document import Document, Edition
from tento.papers.pairs import calendar as pairs_calendar
from tento.papers.pairs import draws as pairs_draws
from tento.papers.pairs import files as pairs_files
from tento.papers.pairs import lines as pairs_lines
from tento.papers.poker import calendar as poker_calendar
from tento.papers.poker import draws as poker_draws
from tento.papers.poker import files as poker_files
from tento.papers.poker import lines as poker_lines
from tento.papers.poker.diary import QUIET
from tento.papers.sheets import Sheet
from tento.rulebooks.rulebook import Rulebook
from tento.texts.language import Lang


class KindPapers(NamedTuple):
    """The papers of one kind.

    `lines` tell where an event stands; `quiet` are the words of its diary that a terminal leaves out, None for all of them; `told_draws`
    are the lines about its draws, `label` says which draw one is, and `told_false` why it is false; `write_files` writes every file of an
    event, or of the tournaments of one stage, into a directory, `printed` are its papers and `book` the
    sheets of its workbook; `calendar` gives its hours, or those of one table or entry, for phones.
    """

    lines: Callable[[Any, Lang], Iterator[str]]
    quiet: frozenset[str] | None
    told_draws: Callable[[Sequence[Any], Lang], Iterator[str]]
    label: Callable[[Any, Lang], str]
    told_false: Callable[[Any, FalseDraw, Lang], str]
    write_files: Callable[[Sequence[Held], Edition, Path], list[Path]]
    printed: Callable[[Sequence[Held], Edition], Iterator[Document]]
    book: Callable[[Sequence[Held], Edition], list[Sheet]]
    calendar: Callable[..., bytes]


PAPERS: Final[Mapping[str, KindPapers]] = {
    of_pairs.kind: KindPapers(
        lines=pairs_lines.lines,
        quiet=None,
        told_draws=lambda _draws, _lang: iter(()),
        label=pairs_draws.label_of,
        told_false=pairs_draws.told_false,
        write_files=pairs_files.write_files,
        printed=pairs_files.printed,
        book=pairs_files.book,
        calendar=pairs_calendar.calendar,
    ),
    of_poker.kind: KindPapers(
        lines=poker_lines.lines,
        quiet=QUIET,
        told_draws=poker_draws.told_draws,
        label=poker_draws.label_of,
        told_false=poker_draws.told_false,
        write_files=poker_files.write_files,
        printed=poker_files.printed,
        book=poker_files.book,
        calendar=poker_calendar.calendar,
    ),
}


def papers_of(rulebook: Rulebook) -> KindPapers:
    """The papers of the championship that this rulebook holds."""
    assert rulebook.championship is not None, "only an event that can be held has papers"
    return PAPERS[rulebook.championship.kind]
