"""Tables of several processes: who runs one, who lets go of it, and what is left behind."""

import asyncio
import gc
import json
import threading
import weakref
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, repeat
from typing import Any
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from tento.club.live import keeping as module
from tento.club.live import live_tables
from tento.club.live.entries import TableConfig
from tento.club.live.given_up import GivenUp
from tento.club.live.keeping import LEASE_SECONDS
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.past import Past, replayed
from tento.club.live.quick import waiting_elsewhere
from tento.club.live.scheduled import next_scheduled
from tento.club.live.seating import sit
from tento.club.live.table_log import TableLog
from tento.club.live.table_state import TableState
from tento.club.ports import Lease, StoreUnavailable
from tento.table.seats import Seat
from tests.club.events.house import FailingLog, StoreWith
from tests.club.memory_store import MemoryStore

SLEPT_MS = int(1000 * LEASE_SECONDS) + 1


async def opened(tables: LiveTables) -> LiveTable:
    live = await tables.open("ana", TableConfig())
    assert isinstance(live, LiveTable)
    return live


def given_away(store: MemoryStore, live: LiveTable) -> None:
    held = store.leases.held[live.state.id]
    store.leases.held[live.state.id] = replace(held, process="other", epoch=held.epoch + 1)


async def let_go(store: MemoryStore, times: Iterator[int], monkeypatch) -> bool:
    """Whether a process gave up a table which another one took meanwhile; its leases were renewed twice at these times."""
    monkeypatch.setattr(module, "RENEW_SECONDS", 0)
    tables = LiveTables(store, "own", "", now=lambda: next(times))  # type: ignore[arg-type]  # nobody plays a match here
    live = await opened(tables)
    given_away(store, live)
    await tables.start()
    for _ in range(50):
        await asyncio.sleep(0)
    stopped = live.stopped
    await tables.stop()
    return stopped


def clock(slept: int) -> Iterator[int]:
    """Some moments, then a pause, then nothing more happens."""
    yield from (0, 0, 0)
    while True:
        yield slept


async def test_who_slept_longer_than_a_lease_lets_go_of_what_another_process_took(monkeypatch):
    assert await let_go(MemoryStore(), clock(SLEPT_MS), monkeypatch)


async def test_who_slept_lets_go_of_what_another_process_took_and_gave_back(monkeypatch):
    monkeypatch.setattr("tests.club.live.test_processes.given_away", lambda store, live: store.leases.held.pop(live.state.id))
    assert await let_go(MemoryStore(), clock(SLEPT_MS), monkeypatch)


async def test_a_lease_counts_from_when_it_was_asked_for_and_not_from_the_late_answer(monkeypatch):
    """Two answers come soon after each other; the first was asked for longer than a lease before the second came."""
    half = SLEPT_MS // 2 + 1
    store, asked = MemoryStore(), iter((0, 0, 0, 0, half, half, 2 * half))
    assert await let_go(store, chain(asked, repeat(2 * half)), monkeypatch)


async def test_who_was_there_all_the_time_asks_nobody_who_runs_its_tables(monkeypatch):
    assert not await let_go(MemoryStore(), clock(1), monkeypatch)


async def test_only_who_does_not_run_a_table_is_told_who_does():
    store = MemoryStore()
    own, other = (LiveTables(store, name, f"at {name}") for name in ("own", "other"))  # type: ignore[arg-type]  # nobody plays here
    live = await opened(own)
    found = await other.elsewhere(live.state.id)
    assert (await own.elsewhere(live.state.id), found and found.address) == (None, "at own")
    await own.stop()


@pytest.mark.parametrize("way", ["stop", "lose"])
async def test_a_table_that_is_gone_leaves_no_timer_behind(way):
    tables = LiveTables(MemoryStore(), "own", "")  # type: ignore[arg-type]  # nobody plays a match here
    live = await opened(tables)
    if way == "stop":
        await live.stop()
    live.lose()
    gone = weakref.ref(live)
    del live
    gc.collect()
    assert gone() is None


async def until(fact: Callable[[], object]) -> None:
    """The loop goes round until this is so, however long the thread takes in which a log is played again."""
    async with asyncio.timeout(60):
        while not fact():
            await asyncio.sleep(0)


async def settled(tables: LiveTables, fact: Callable[[], object], monkeypatch) -> None:
    """The keeper goes round until this is so."""
    monkeypatch.setattr(module, "ADOPT_SECONDS", 0)
    await tables.start()
    await until(fact)
    await tables.stop()


async def test_a_table_that_was_lost_runs_again_though_its_lease_goes_on_being_renewed(monkeypatch):
    tables, taken = LiveTables(MemoryStore(), "own", ""), list[str]()  # type: ignore[arg-type]  # nobody plays a match here
    live = await opened(tables)
    tables.on_taken = taken.append
    live.lose()
    await settled(tables, lambda: tables.runs(live.state.id), monkeypatch)
    assert taken == [live.state.id]


async def test_the_lease_of_a_table_that_could_not_be_opened_is_given_back(monkeypatch):
    store = MemoryStore()
    tables = LiveTables(store, "own", "")  # type: ignore[arg-type]  # nobody plays a match here
    with monkeypatch.context() as away:
        away.setattr(store.log, "append", AsyncMock(side_effect=StoreUnavailable("the disk is full")))
        with pytest.raises(StoreUnavailable):
            await opened(tables)
    assert len(store.leases.held) == 1
    await settled(tables, lambda: not store.leases.held, monkeypatch)


async def test_a_lost_table_of_an_event_is_free_for_the_process_that_runs_the_event(monkeypatch):
    store = MemoryStore()
    tables = LiveTables(store, "own", "")  # type: ignore[arg-type]  # nobody plays a match here
    live = await opened(tables)
    tables.owner_of_event = AsyncMock(return_value=Lease("copa", "other", "", 1))
    live.lose()
    await settled(tables, lambda: not store.leases.held, monkeypatch)


def test_a_table_that_is_lost_again_and_again_is_tried_less_and_less_often():
    now = 0
    lost, tried = GivenUp(lambda: now), list[int]()
    lost.add("mesa")
    for now in range(0, 20_000, 500):
        if lost.due():
            tried.append(now)
            lost.settled("mesa")
            lost.add("mesa")
    assert tried == [0, 1000, 3000, 7000, 15_000]


def test_a_lease_outlives_one_renewal_that_failed():
    assert LEASE_SECONDS > 2 * module.RENEW_SECONDS


async def test_a_table_goes_on_at_once_though_the_clock_was_set_back_an_hour_before_the_restart():
    store, hour = MemoryStore(), 3_600_000
    before = LiveTables(store, "own", "", now=lambda: 10 * hour)  # type: ignore[arg-type]  # nobody plays a match to its end here
    live = await before.open("ana", TableConfig(bot_seconds=2, pause_seconds=0))
    assert isinstance(live, LiveTable)
    await live.start(lambda _state: None)
    await before.stop()
    after = LiveTables(store, "own", "", now=lambda: 9 * hour)  # type: ignore[arg-type]  # as above
    found = await after.find(live.state.id)
    assert isinstance(found, LiveTable)
    scheduled = next_scheduled(found.state, found.present)
    assert scheduled is not None
    assert scheduled.at - 9 * hour <= 2000
    await after.stop()


async def test_what_was_due_while_nobody_ran_the_table_waits_until_its_time_is_set_right(monkeypatch):
    """Faces are looked up for a while when a table is taken: nobody is timed out and no bot plays before the hour is made good."""
    store, hour = MemoryStore(), 3_600_000
    before = LiveTables(store, "own", "", now=lambda: 10 * hour)  # type: ignore[arg-type]  # nobody plays a match to its end here
    live = await before.open("ana", TableConfig(seats=2))
    assert isinstance(live, LiveTable)
    await live.decide(partial(sit, person="ana", name="Ana", seat=Seat(0)))
    await live.start(lambda _state: None)
    await before.stop()
    kept, several = len(store.log.lines[live.state.id]), store.people.several

    async def late(people: Sequence[str]) -> Any:
        await asyncio.sleep(0.05)
        return await several(people)

    monkeypatch.setattr(store.people, "several", late)
    after = LiveTables(store, "own", "", now=lambda: 11 * hour)  # type: ignore[arg-type]  # as above
    assert isinstance(await after.find(live.state.id), LiveTable)
    first = json.loads(store.log.lines[live.state.id][kept])
    assert (first["entry"], first["down"]) == ("resumed", hour)
    await after.stop()


async def test_a_table_that_nobody_runs_is_adopted(monkeypatch):
    store = MemoryStore()
    gone = LiveTables(store, "gone", "")  # type: ignore[arg-type]  # nobody plays a match here
    live = await opened(gone)
    await gone.stop()

    async def orphans(_limit: int) -> list[str]:
        return [live.state.id]

    monkeypatch.setattr(store.leases, "orphans", orphans)
    monkeypatch.setattr(module, "ADOPT_SECONDS", 0)
    own = LiveTables(store, "own", "")  # type: ignore[arg-type]  # nobody plays a match here
    await own.start()
    await until(lambda: own.tables)
    assert [one.state.id for one in own.tables] == [live.state.id]
    await own.stop()


async def test_a_table_that_cannot_be_taken_yet_keeps_no_other_from_being_adopted_and_no_lease_from_being_renewed(monkeypatch):
    store = MemoryStore()
    gone = LiveTables(store, "gone", "")  # type: ignore[arg-type]  # nobody plays a match here
    live = await opened(gone)
    await gone.stop()
    renewed, find = list[str](), LiveTables.find

    async def orphans(_limit: int) -> list[str]:
        return ["stuck", live.state.id]

    async def renew(process: str, _seconds: float) -> None:
        renewed.append(process)

    async def found(tables: LiveTables, table: str) -> Any:
        return await asyncio.Event().wait() if table == "stuck" else await find(tables, table)

    monkeypatch.setattr(store.leases, "orphans", orphans)
    monkeypatch.setattr(store.leases, "renew", renew)
    monkeypatch.setattr(LiveTables, "find", found)
    monkeypatch.setattr(module, "RENEW_SECONDS", 0)
    own = LiveTables(store, "own", "")  # type: ignore[arg-type]  # nobody plays a match here
    await own.start()
    await until(lambda: own.tables and len(renewed) > 1)
    assert [one.state.id for one in own.tables] == [live.state.id]
    await own.stop()


async def test_a_log_is_played_again_beside_the_loop(monkeypatch):
    store, folding = MemoryStore(), threading.Event()
    gone = LiveTables(store, "gone", "")  # type: ignore[arg-type]  # nobody plays a match here
    live = await opened(gone)
    await gone.stop()

    def slow(kept: TableLog) -> tuple[TableState, list[Past]]:
        assert folding.wait(60), "the loop went on"
        return replayed(kept)

    monkeypatch.setattr(live_tables, "replayed", slow)
    own = LiveTables(store, "own", "")  # type: ignore[arg-type]  # nobody plays a match here
    coming = asyncio.create_task(own.find(live.state.id))
    await asyncio.sleep(0.01)
    folding.set()  # nobody would come to say this if the loop were held
    assert isinstance(await coming, LiveTable)
    await own.stop()


@pytest.mark.parametrize(("later", "waits"), [(19_999, True), (20_000, False)])
async def test_a_quick_table_of_another_process_waits_as_long_as_it_was_agreed(later, waits):
    store, config = MemoryStore(), TableConfig(fill_seconds=20)
    other = LiveTables(store, "other", "", now=lambda: 5_000)  # type: ignore[arg-type]  # nobody plays a match here
    own = LiveTables(store, "own", "", now=lambda: 5_000 + later)  # type: ignore[arg-type]  # the same
    await other.open("ana", config)
    found = await waiting_elsewhere(own, store, config)  # type: ignore[arg-type]  # the same
    assert (found is not None) is waits
    await other.stop()


async def test_a_full_table_that_its_process_lost_before_the_match_begins_where_it_goes_on():
    """The fourth who sat down was kept, and the process was gone before it could begin: the table stood full, and no card was dealt."""
    store = MemoryStore()
    broken = StoreWith(store, log=FailingLog(store.log, 5, after=False))  # type: ignore[arg-type]  # nobody asks it for more
    gone = LiveTables(broken, "gone", "")
    live = await opened(gone)
    for person in ("ana", "bia", "caio"):
        await live.decide(partial(sit, person=person, name=person.title(), seat=None))
    with pytest.raises(StoreUnavailable):
        await live.decide(lambda state, now: sit(state, now, "davi", "Davi", None))
    await gone.stop()
    store.leases.held.clear()
    own = LiveTables(store, "own", "")  # type: ignore[arg-type]  # the match only begins
    found = await own.find(live.state.id)
    assert isinstance(found, LiveTable)
    async with asyncio.timeout(60):
        while found.state.match is None:
            await asyncio.sleep(0.01)
    assert [who and who.player for who in found.state.occupants] == ["ana", "bia", "caio", "davi"]
    await own.stop()
