"""The finished matches of a device and the records that are opened there: told again, judged, and played on from a moment."""

import time
from collections.abc import Callable
from hashlib import sha256
from secrets import token_bytes
from typing import TypeVar

from tento.club.bots.question import SEED_SIZE
from tento.club.live.rulebook_in_force import RulebookLost, is_in_force
from tento.club.live.table_commands import practise_from
from tento.club.live.table_log import TableLog
from tento.club.ports import MatchRow
from tento.club.replays.analyses import Busy, JudgedTable, Progress
from tento.club.replays.exported import record_of
from tento.club.replays.finished import replay
from tento.club.replays.opened import open_record
from tento.club.replays.preparing import Prepared, TooManyDecisions, of_record, of_table
from tento.club.replays.what_if import Way, way_from, way_of_record
from tento.offline.asking import Asked, Text
from tento.records.analysing import NoAnalysis
from tento.records.errors import RecordError
from tento.table.refusal import Refusal
from tento.table.seats import SPECTATOR, Seat
from tento.web.api.analysis_messages import AnalysisShown, found_in, told
from tento.web.api.replays_shown import BroughtRecord, RecordToJudge, ReplayShown, record_shown
from tento.web.api.table_messages import TableShown
from tento.web.api.table_shown import seats_of, table_shown
from tento.web.api.what_if_messages import RecordWhatIf, WhatIf, Wish, agreed
from tento.web.refusals import granted, refuse

T = TypeVar("T")


async def one_match(asked: Asked) -> ReplayShown:
    """A finished match from the own seat."""
    match, kept = await _finished(asked)
    made = replay(kept, Seat(match.people.index(asked.house.person.id)))
    assert made is not None, "a match that is counted is finished"
    return ReplayShown(replay=made, finished=match.finished, seats=await seats_of(asked.house, match))


async def one_record(asked: Asked) -> Text:
    """A finished match as a record to keep."""
    match, kept = await _finished(asked)
    text = record_of(kept, [seat.name for seat in await seats_of(asked.house, match)])
    assert text is not None, "a match that is counted is finished"
    return Text(f"{match.game}-{time.strftime('%Y-%m-%d-%H%M', time.gmtime(match.finished // 1000))}.tento", text)


async def _finished(asked: Asked) -> tuple[MatchRow, TableLog]:
    match = await asked.house.store.matches.get(asked.name)
    if match is None:
        raise refuse("match_not_over" if await asked.house.store.tables.get(asked.name) else "unknown_table")
    try:
        kept = await asked.house.live_tables.log_of(asked.name)
    except RulebookLost as error:
        raise refuse("rulebook_lost") from error
    if kept is None:
        raise refuse("unknown_table")
    return match, kept


async def open_brought(asked: Asked) -> ReplayShown:
    """A record from a file, played again."""
    brought = asked.read(BroughtRecord)
    opened = _read(asked, lambda: open_record(brought.record, SPECTATOR if brought.seat is None else Seat(brought.seat)))
    return record_shown(opened, asked.lang)


async def one_analysis(asked: Asked) -> AnalysisShown:
    """A finished match judged, for who sat there."""
    match, kept = await _finished(asked)
    found = found_in(asked.house.analyses, match.table) or _begun(asked, match.table, lambda: of_table(kept))
    if isinstance(found, JudgedTable):
        found = found.for_reader(Seat(match.people.index(asked.house.person.id)))
    return told(found, asked.lang)


async def analyse_brought(asked: Asked) -> AnalysisShown:
    """A record from a file, judged."""
    record = asked.read(RecordToJudge).record
    name = sha256(record.encode()).hexdigest()
    found = found_in(asked.house.analyses, name) or _begun(asked, name, lambda: of_record(record))
    return told(found, asked.lang, name)


async def brought_analysis(asked: Asked) -> AnalysisShown:
    """How far the judgement of a record is."""
    found = found_in(asked.house.analyses, asked.name)
    if found is None:
        raise refuse("unknown_analysis")
    return told(found, asked.lang, asked.name)


def _begun(asked: Asked, name: str, prepare: Callable[[], Prepared]) -> Progress:
    """A device has one thread: the match is prepared at once, and judged between whatever else is asked."""
    try:
        match = _read(asked, prepare)
    except NoAnalysis as error:
        raise refuse("no_analysis") from error
    except TooManyDecisions as error:
        raise refuse("too_large") from error

    async def ready() -> Prepared:
        return match

    try:
        return asked.house.analyses.begin(name, ready, name)
    except Busy as error:
        raise refuse("busy") from error


async def what_if(asked: Asked) -> TableShown:
    """A table that plays on from a moment of a finished match."""
    wish = asked.read(WhatIf)
    match, kept = await _finished(asked._replace(name=wish.table))
    reader = Seat(match.people.index(asked.house.person.id))
    way = granted(way_from(kept, wish.seq, wish.on_seat(), reader, token_bytes(SEED_SIZE)))
    if not is_in_force(way.config, kept.rulebook.hash):
        raise refuse("rulebook_lost")
    return await _go_on(asked, wish, way, wish.table)


async def what_if_brought(asked: Asked) -> TableShown:
    """A table that plays on from a line of a record."""
    wish = asked.read(RecordWhatIf)
    way: Way | Refusal = _read(asked, lambda: way_of_record(wish.record, wish.seq, wish.on_seat()))
    return await _go_on(asked, wish, granted(way), "")


async def _go_on(asked: Asked, wish: Wish, way: Way, table: str) -> TableShown:
    house = asked.house
    live = granted(await practise_from(house.live_tables, house.person, agreed(wish, way.config, table), way.seat, way.acts))
    return await table_shown(house, live.state, house.person.id)


def _read(asked: Asked, work: Callable[[], T]) -> T:
    """What is done with a record; refused by its line where it is none."""
    try:
        return work()
    except RecordError as error:
        raise refuse("bad_record", line=error.line, reason=error.say(asked.lang)) from error
