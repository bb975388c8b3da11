"""What is noted of a table beside its log: never an old state after a new one, never over before it is counted, and nothing for ever."""

import asyncio
import sys
from typing import Any

from tento.club.live import noting
from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables, Missing
from tento.club.live.seating import leave, sit
from tento.club.ports import TableRow
from tests.club.memory_store import MemoryStore, MemoryTables

CONFIG = TableConfig(pause_seconds=0, bot_seconds=0, number_seconds=0, fill_bot="random")


class SlowOnce(MemoryTables):
    """A list whose first answers take their time, as a thread that was held up does."""

    def __init__(self) -> None:
        super().__init__()
        self.puts = 0
        self.free = asyncio.Event()

    async def put(self, row: TableRow) -> None:
        self.puts += 1
        if self.puts == 2:  # the first one is the opening itself
            await self.free.wait()
        await super().put(row)


async def opened(store: MemoryStore, **more: Any) -> tuple[LiveTables, LiveTable]:
    live_tables = LiveTables(store, "test", "", **more)  # type: ignore[arg-type]  # nobody has matches here
    live = await live_tables.open("ana", CONFIG)
    assert isinstance(live, LiveTable)
    return live_tables, live


async def until(true: Any) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


async def test_what_changed_last_is_what_the_list_says_however_slow_the_first_note_was():
    store = MemoryStore()
    store.tables = slow = SlowOnce()
    _, live = await opened(store)
    await live.decide(lambda state, at: sit(state, at, "ana", "Ana", None))
    await until(lambda: slow.puts == 2)
    await live.decide(lambda state, at: leave(state, at, "ana"))
    slow.free.set()
    await until(lambda: slow.puts >= 3)
    await asyncio.sleep(0)
    assert slow.rows[live.state.id].taken == 0
    await live.stop()


async def test_who_asks_right_after_a_change_gets_the_list_as_it_is_then():
    store = MemoryStore()
    store.tables = slow = SlowOnce()
    live_tables, live = await opened(store)
    await live.decide(lambda state, at: sit(state, at, "ana", "Ana", None))
    await until(lambda: slow.puts == 2)
    asyncio.get_running_loop().call_later(0.05, slow.free.set)
    await live_tables.noted(live.state.id)
    assert slow.rows[live.state.id].taken == 1
    await live.stop()


async def test_a_match_that_could_not_be_counted_is_not_called_over_and_is_counted_later(monkeypatch):
    monkeypatch.setattr(noting, "FIRST_RETRY_SECONDS", 0.01)
    store, tries = MemoryStore(), list[str]()

    async def finished(state: Any, _past: Any) -> None:
        tries.append(store.tables.rows[state.id].status)
        if len(tries) < 3:
            raise OSError("the disk is full")

    live_tables, live = await opened(store, finished=finished)
    await live.start(lambda _state: None)
    await until(lambda: live.state.closed is not None)
    await until(lambda: store.tables.rows[live.state.id].status == "over")
    assert tries == ["playing"] * 3
    await live_tables.stop()


async def test_a_table_that_is_over_is_run_by_nobody_once_nobody_watches_it(monkeypatch):
    monkeypatch.setattr("tento.club.live.keeping.RENEW_SECONDS", 0.02)
    store = MemoryStore()
    live_tables, live = await opened(store)
    await live_tables.start()
    assert live.state.id in store.leases.held
    await live.start(lambda _state: None)
    await until(lambda: live.state.closed is not None)
    await until(lambda: live.state.id not in store.leases.held)
    assert live_tables.running == 0
    assert isinstance(await live_tables.find(live.state.id), LiveTable), "the log still has it"
    await live_tables.stop()


def held_by(live_tables) -> int:
    """The bytes of what it holds, and of what that holds."""
    own = list(vars(live_tables).values())
    return sum(map(sys.getsizeof, [*own, *(inner for kept in own for inner in getattr(kept, "__dict__", {}).values())]))


async def test_asking_for_tables_that_are_not_there_leaves_nothing_behind():
    live_tables, live = await opened(MemoryStore())
    before = held_by(live_tables)
    found = await asyncio.gather(*(live_tables.find(f"no-such-{n % 700}") for n in range(2000)))
    assert {type(one) for one in found} == {Missing}
    assert held_by(live_tables) <= before + 1000
    assert await live_tables.find(live.state.id) is live
    await live_tables.stop()
