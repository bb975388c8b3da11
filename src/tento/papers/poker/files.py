"""Every file of a stage of poker: the log, standings, draws and diary of each tournament, the workbook, the papers and the ranking."""

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

import msgspec

from tento.championship.core.tournament import Held
from tento.championship.poker import tournament
from tento.championship.poker.stage import Ended, ended, named, stage_ranking
from tento.championship.poker.state import State
from tento.papers.diary import told
from tento.papers.document import Document, Edition
from tento.papers.files import headed, logged, write_book, write_lines, write_log, write_pdfs, write_text
from tento.papers.poker import pages
from tento.papers.poker.book import book_of_poker
from tento.papers.poker.diary import on_paper
from tento.papers.poker.draws import told_draws
from tento.papers.poker.lines import lines
from tento.papers.poker.ranking import Ranked, ranking
from tento.papers.poker.schedule import schedule
from tento.papers.sheets import Sheet
from tento.papers.words import day
from tento.texts.papers.championship import paper


def write_files(events: Sequence[Held], edition: Edition, out: Path) -> list[Path]:
    """The files of a stage as far as it has come, in this directory."""
    written = [path for event in events for path in _of_event(event, edition, out)]
    written.append(write_book(book(events, edition), out / "event.xlsx"))
    return written + write_pdfs(printed([logged(event, out / f"{event.state.kind}.log") for event in events], edition), out)


def printed(events: Sequence[Held], edition: Edition) -> Iterator[Document]:
    """Every paper of a stage, each laid out when it is asked for."""
    words = paper(edition.lang)
    played, over = _played(events)
    abouts = [
        headed(edition, event).about(day(one.state.desk.start or one.opening.at, words), words)
        for event, one in zip(events, played, strict=True)
    ]
    yield schedule([(one.opening, one.state) for one in played], abouts[0], words)
    for one, about in zip(played, abouts, strict=True):
        yield from pages.documents(one, about, words)
    ranked = _ranked(over) if any(_counts(one.state) for one in over) else None
    if ranked is not None:
        yield ranking(ranked, over[0].state.rulebook, abouts[0], words)


def book(events: Sequence[Held], edition: Edition) -> list[Sheet]:
    """The sheets of the workbook of a stage."""
    played, over = _played(events)
    ranked = _ranked(over) if any(_counts(one.state) for one in over) else None
    diaries = {str(event.state.kind): on_paper(tournament.tell(event.made)) for event in events}
    return list(book_of_poker(played, ranked, diaries, paper(edition.lang)))


def _played(events: Sequence[Held]) -> tuple[list[pages.Played], list[Ended]]:
    """Each tournament as the papers show it, and those of them that are over."""
    stage = {id(event): ended(event) for event in events if event.state.champion is not None}
    played = [pages.played(event, stage[id(event)].closing) if id(event) in stage else pages.begun(event) for event in events]
    return played, list(stage.values())


def _counts(state: State) -> bool:
    """Whether a tournament gives points."""
    return state.kind not in state.rules.unranked_events


def _of_event(event: Held, edition: Edition, out: Path) -> Iterator[Path]:
    """What is written of one tournament: the log, where it stands, its draws, and its diary."""
    kind, log, words = event.state.kind, event.log, paper(edition.lang)
    drawn = list(tournament.draws(event.state, log).values())
    yield from write_log(event, edition, out / f"{kind}.log")
    yield write_lines(chain(lines(event.state, edition.lang), told_draws(drawn, edition.lang)), out / f"{kind}-standings.txt")
    yield write_text(f"{msgspec.json.format(msgspec.json.encode(drawn)).decode()}\n", out / f"{kind}-draws.json")
    yield write_lines((" ".join(line) for line in told(on_paper(tournament.tell(event.made)), words)), out / f"{kind}-floor.txt")


def _ranked(stage: Sequence[Ended]) -> Ranked:
    points = {str(one.state.kind): one.points for one in named(stage)}
    found = stage_ranking(stage)
    return Ranked(lines=found.lines, points=points, fund=found.fund, champion=found.champion, annual=found.annual)
