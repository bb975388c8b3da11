"""Every file of a stage of poker: the log, standings, draws and diary of each tournament, the workbook, the papers and the ranking."""

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

import msgspec

from tento.championship.core.log import write
from tento.championship.core.tournament import Held
from tento.championship.poker import tournament
from tento.championship.poker.stage import Ended, ended, stage_ranking
from tento.papers.diary import told
from tento.papers.document import Document, Edition
from tento.papers.files import write_book, write_lines, write_pdfs, write_text
from tento.papers.poker import pages
from tento.papers.poker.book import book_of_poker
from tento.papers.poker.diary import on_paper
from tento.papers.poker.draws import told_draws
from tento.papers.poker.lines import lines
from tento.papers.poker.ranking import Ranked, ranking
from tento.papers.words import day
from tento.texts.papers.championship import paper


def write_files(events: Sequence[Held], edition: Edition, out: Path) -> list[Path]:
    """The files of a stage, in this directory."""
    words = paper(edition.lang)
    written = [path for event in events for path in _of_event(event, edition, out)]
    stage = [ended(event) for event in events]
    played = [pages.played(event, one.closing) for event, one in zip(events, stage, strict=True)]
    abouts = [edition.about(day(one.opening.at, words), words) for one in played]
    printed: list[Document] = []
    for one, about in zip(played, abouts, strict=True):
        printed += pages.documents(one, about, words)
    ranked = _ranked(stage)
    printed.append(ranking(ranked, stage[0].state.rulebook, abouts[0], words))
    diaries = {str(event.state.kind): on_paper(tournament.tell(event.made)) for event in events}
    written.append(write_book(book_of_poker(played, ranked, diaries, words), out / "event.xlsx"))
    return written + write_pdfs(printed, out)


def _of_event(event: Held, edition: Edition, out: Path) -> Iterator[Path]:
    """What is written of one tournament: the log, where it stands, its draws, and its diary."""
    kind, log, words = event.state.kind, event.log, paper(edition.lang)
    drawn = list(tournament.draws(event.state, log).values())
    yield write_text(write(log), out / f"{kind}.log")
    yield write_lines(chain(lines(event.state, edition.lang), told_draws(drawn, edition.lang)), out / f"{kind}-standings.txt")
    yield write_text(f"{msgspec.json.format(msgspec.json.encode(drawn)).decode()}\n", out / f"{kind}-draws.json")
    yield write_lines((" ".join(line) for line in told(on_paper(tournament.tell(event.made)), words)), out / f"{kind}-floor.txt")


def _ranked(stage: Sequence[Ended]) -> Ranked:
    points = {str(state.kind): {who: found.total for who, found in closing.points.items()} for state, closing in stage}
    found = stage_ranking(stage)
    return Ranked(lines=found.lines, points=points, fund=found.fund, champion=found.champion, annual=found.annual)
