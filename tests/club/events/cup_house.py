"""A house with cups over a real store, quick bots, and people who come to their tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tento.championship.core.beside import Beside
from tento.championship.core.log import rulebook_named
from tento.championship.pairs.state import State
from tento.championship.registry import replay
from tento.club.events.pairs.agreement import Pace
from tento.club.events.pairs.config import CupConfig
from tento.club.events.pairs.cup import Cup
from tento.club.events.pairs.cups import Cups
from tento.club.events.venue.championships import Championships
from tento.club.live.entries import opening
from tento.club.live.seating import sit
from tento.club.live.table_log import TableLog
from tento.club.ports import Person
from tento.club.replays.exported import record_of
from tento.records.opening import verify
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tests.club.events.house import House, kept, until

AT_ONCE = Pace(bot_seconds=0, pause_seconds=0)
QUICK = CupConfig(rulebook="truco-masters-2025", entries=4, bots=True, bot="random", pace=AT_ONCE)


class CupHouse(House):
    """One process with its tables, tournaments, championships and cups. Its clock is set by the test."""

    def __init__(self, store: Any, process: str = "first", ahead_ms: int = 0) -> None:
        super().__init__(store, process)
        self.ahead_ms = ahead_ms
        real = self.live_tables.now
        self.live_tables.now = lambda: real() + self.ahead_ms
        events = self.tournaments.events
        events.now = self.live_tables.now
        self.championships = Championships(store, events, self.live_tables)
        self.cups = Cups(store, events, self.live_tables)

    async def cup(self, host: Person, config: CupConfig = QUICK) -> Cup:
        found = await self.cups.open(host, "Copa do Bar", config, "public")
        assert isinstance(found, Cup), found
        return found

    async def found(self, event: str) -> Cup:
        cup = await self.cups.find(event)
        assert isinstance(cup, Cup), cup
        return cup


@asynccontextmanager
async def cup_house(folder: Path) -> AsyncIterator[CupHouse]:
    async with kept(folder) as store:
        there = CupHouse(store)
        await there.start()
        try:
            yield there
        finally:
            await there.stop()


async def comes(cup: Cup, match: str, person: Person) -> None:
    """The person opens the table of a match, and sits there."""
    await until(lambda: match in cup.online.tables)
    live = cup.online.tables[match]
    answer = await live.decide(lambda state, at: sit(state, at, person.id, person.name, None))
    assert not isinstance(answer, Refusal), answer


async def proven(there: CupHouse, cup: Cup) -> Any:
    """The cup replayed from nothing but its log and its people, with true draws; and the record of every match, its deals redone."""
    replayed = replay(cup.event.text, load(rulebook_named(cup.event.text)), Beside(cup.event.ledger.beside.things))
    assert replayed.tournament.false_draw(replayed.draws) is None
    state: State = replayed.state
    for match in state.matches.values():
        if match.sheet is not None:
            log = await there.live_tables.log_of(str(match.sheet.record))
            assert log is not None
            text = record_of(log, ["a", "b", "c", "d"][: log_seats(log)])
            assert text is not None
            verdicts = [deal.verdict for deal in verify(text)]
            assert verdicts == ["true"] * (match.sheet.deals or 0), "every deal was the one that the house was bound to"
    return state


def log_seats(log: TableLog) -> int:
    return opening(log.lines).config.seats
