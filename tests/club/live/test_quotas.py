"""What one person, one address and the house may have open; what an event opens is the house's own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec.structs import replace

from tento.championship.core.roles import HOUSE
from tento.club.live.entries import TableConfig
from tento.club.live.hourly import HOUR_MS, HourlyBytes
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.quotas import DAY_MS, OpenedFrom, Quotas
from tento.club.live.seating import close
from tento.store.open import open_store
from tento.table.refusal import Refusal


@asynccontextmanager
async def house(folder, quotas: Quotas) -> AsyncIterator[LiveTables]:
    store = open_store(folder)
    await store.start()
    tables = LiveTables(store, "own", "", quotas=quotas)
    await tables.start()
    try:
        yield tables
    finally:
        await tables.stop()
        await store.stop()


def code(answer: LiveTable | Refusal | None) -> str:
    return answer.code if isinstance(answer, Refusal) else "opened"


async def test_a_person_opens_no_more_tables_than_the_quota_and_one_more_when_one_is_over(tmp_path):
    async with house(tmp_path, Quotas(tables_a_person=3)) as tables:
        answers = await asyncio.gather(*(tables.open("ana", TableConfig()) for _ in range(5)))
        assert sorted(code(one) for one in answers) == ["opened", "opened", "opened", "too_many_tables", "too_many_tables"]
        live = next(one for one in answers if isinstance(one, LiveTable))
        await live.decide(lambda state, at: close(state, at, "abandoned"))
        await tables._notes.finish(60)
        assert code(await tables.open("ana", TableConfig())) == "opened"


async def test_the_chairs_that_bots_may_fill_count_too(tmp_path):
    async with house(tmp_path, Quotas(chairs_a_person=6)) as tables:
        assert [code(await tables.open("ana", TableConfig())) for _ in range(2)] == ["opened", "too_many_tables"]


async def test_what_one_has_open_keeps_nobody_else_out_until_the_house_is_full(tmp_path):
    async with house(tmp_path, Quotas(tables_a_person=1, tables=2)) as tables:
        assert [code(await tables.open(who, TableConfig())) for who in ("ana", "bia", "caio")] == ["opened", "opened", "house_full"]


async def test_a_database_larger_than_the_quota_takes_no_new_table(tmp_path):
    async with house(tmp_path, Quotas(bytes=1)) as tables:
        assert code(await tables.open("ana", TableConfig())) == "house_full"


async def test_an_event_opens_its_tables_whatever_is_open(tmp_path):
    async with house(tmp_path, Quotas(tables=0, tables_a_person=0)) as tables:
        config = replace(TableConfig(), event="cup")
        assert code(await tables.open(HOUSE, config, name="cup.1")) == "opened"


def test_from_one_address_so_many_tables_run_at_once():
    running = {"a", "b"}
    opened = OpenedFrom(Quotas(tables_an_address=2), lambda table: table in running)
    opened.note("1.2.3.4", "a", 4)
    opened.note("1.2.3.4", "b", 4)
    assert (opened.has_room("1.2.3.4"), opened.has_room("5.6.7.8")) == (False, True)
    running.remove("a")
    assert opened.has_room("1.2.3.4")


async def test_who_keeps_too_much_opens_no_table_and_keeps_nobody_else_out(tmp_path):
    async with house(tmp_path, Quotas(bytes_a_person=1)) as tables:
        live = await tables.open("ana", TableConfig())
        assert isinstance(live, LiveTable)
        await live.decide(lambda state, at: close(state, at, "abandoned"))
        await tables._notes.finish(60)
        answers = [await tables.open(who, TableConfig()) for who in ("ana", "bia")]
        assert [code(answer) for answer in answers] == ["too_much_kept", "opened"]


async def test_what_tables_of_one_address_write_in_a_day_is_bounded(tmp_path):
    opened = OpenedFrom(Quotas(bytes_an_address=100), lambda _table: True)
    async with house(tmp_path, Quotas()) as tables:
        tables.on_written = opened.wrote
        live = await tables.open("ana", TableConfig())
        assert isinstance(live, LiveTable)
        opened.note("1.2.3.4", live.state.id, 4)
        assert opened.may_write("1.2.3.4", tables.now())
        await live.start(lambda _state: None)
        assert [opened.may_write(address, tables.now()) for address in ("1.2.3.4", "5.6.7.8")] == [False, True]


def test_what_an_address_wrote_is_forgotten_with_the_day():
    opened = OpenedFrom(Quotas(bytes_an_address=100), lambda _table: True)
    opened.note("1.2.3.4", "a", 4)
    opened.wrote("a", 100, DAY_MS)
    assert [opened.may_write("1.2.3.4", day * DAY_MS) for day in (1, 2)] == [False, True]


async def test_an_event_is_opened_only_while_its_host_and_the_house_have_room(tmp_path):
    async with house(tmp_path, Quotas(bytes_a_person=1)) as tables:
        assert await tables.no_room_for_event("ana") is None
        live = await tables.open("ana", TableConfig())
        assert isinstance(live, LiveTable)
        await live.decide(lambda state, at: close(state, at, "abandoned"))
        await tables._notes.finish(60)
        assert code(await tables.no_room_for_event("ana")) == "too_much_kept"
        assert await tables.no_room_for_event("bia") is None
    async with house(tmp_path / "small", Quotas(bytes=1)) as tables:
        assert code(await tables.no_room_for_event("ana")) == "house_full"
    async with house(tmp_path / "crowded", Quotas(tables=1)) as tables:
        await tables.open("ana", TableConfig())
        assert code(await tables.no_room_for_event("bia")) == "house_full"


def test_the_chairs_at_the_tables_of_one_address_count_too():
    opened = OpenedFrom(Quotas(chairs_an_address=8), lambda _table: True)
    for table in ("a", "b"):
        assert opened.has_room("1.2.3.4")
        opened.note("1.2.3.4", table, 4)
    assert [opened.has_room(address) for address in ("1.2.3.4", "5.6.7.8")] == [False, True]


async def test_a_person_whose_tables_wrote_too_much_in_an_hour_opens_none_and_keeps_nobody_else_out(tmp_path):
    async with house(tmp_path, Quotas(hourly_a_person=1)) as tables:
        live = await tables.open("ana", TableConfig(fill_bot="random"))
        assert isinstance(live, LiveTable)
        await live.start(lambda _state: None)
        answers = [await tables.open(who, TableConfig()) for who in ("ana", "bia")]
        assert [code(answer) for answer in answers] == ["too_much_written", "opened"]


async def test_while_the_tables_of_the_house_write_too_much_none_is_opened(tmp_path):
    async with house(tmp_path, Quotas(hourly=1)) as tables:
        live = await tables.open("ana", TableConfig(fill_bot="random"))
        assert isinstance(live, LiveTable)
        await live.start(lambda _state: None)
        assert code(await tables.open("bia", TableConfig())) == "house_full"


def test_an_address_whose_tables_wrote_too_much_waits_for_the_next_hour():
    hourly = HourlyBytes(Quotas(hourly_an_address=100))
    hourly.address_of = {"a": "1.2.3.4"}.get
    hourly.wrote("ana", "a", 100, HOUR_MS)
    assert [hourly.may_write("1.2.3.4", hour * HOUR_MS) for hour in (1, 2)] == [False, True]


def test_a_table_of_bots_alone_waits_for_the_next_hour_if_its_host_wrote_too_much():
    hourly = HourlyBytes(Quotas(hourly_a_person=100))
    hourly.wrote("ana", "a", 100, HOUR_MS + 5)
    assert [hourly.quiet_until(host, "b", HOUR_MS + 6) for host in ("ana", "bia")] == [2 * HOUR_MS, 0]
