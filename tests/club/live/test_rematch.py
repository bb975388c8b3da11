"""The rematch: the first who asks opens a table, the others follow to the same one."""

import asyncio
from functools import partial

import pytest
from msgspec.structs import replace

from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.seating import sit
from tento.club.live.table_commands import play_again
from tento.club.ports import Person
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tests.club.memory_store import MemoryStore

ANA, BIA, RUI = (Person(id=name.lower(), name=name, guest=True, roles=(), created=0) for name in ("Ana", "Bia", "Rui"))


async def played(closed: str | None = "finished") -> tuple[LiveTables, LiveTable]:
    """A table at which Ana and Bia sat until the match was over."""
    tables = LiveTables(MemoryStore(), "own", "")  # type: ignore[arg-type]  # only the end of a match is looked at
    live = await tables.open("ana", TableConfig())
    assert isinstance(live, LiveTable)
    for person in (ANA, BIA):
        await live.decide(partial(sit, person=person.id, name=person.name, seat=None))
    live.state = replace(live.state, closed=closed)
    return tables, live


async def test_the_first_who_asks_opens_a_table_and_the_next_is_led_there():
    tables, live = await played()
    first = await play_again(tables, live, ANA, None)
    assert isinstance(first, str)
    assert (live.state.next, await play_again(tables, live, BIA, None)) == (first, first)
    await tables.stop()


async def test_two_who_ask_at_once_come_to_one_table(monkeypatch):
    tables, live = await played()
    opening = tables.open

    async def slowly(*asked):
        await asyncio.sleep(0)  # meanwhile the other asks
        return await opening(*asked)

    monkeypatch.setattr(tables, "open", slowly)
    first, second = await asyncio.gather(play_again(tables, live, ANA, None), play_again(tables, live, BIA, None))
    assert first == second == live.state.next
    await tables.stop()


@pytest.mark.parametrize(("closed", "who", "code"), [(None, ANA, "match_not_over"), ("finished", RUI, "not_seated")])
async def test_only_who_sat_there_plays_again_and_only_after_the_match(closed, who, code):
    tables, live = await played(closed)
    found = await play_again(tables, live, who, None)
    assert isinstance(found, Refusal)
    assert found.code == code
    await tables.stop()


async def test_everybody_sits_again_where_they_sat():
    tables, live = await played()
    following = await play_again(tables, live, BIA, None)
    assert isinstance(following, str)
    await play_again(tables, live, ANA, None)
    found = await tables.find(following)
    assert isinstance(found, LiveTable)
    assert found.state.places == {"ana": 0, "bia": 1}
    await tables.stop()


async def test_who_asks_twice_sits_once():
    tables, live = await played()
    for _ in range(2):
        following = await play_again(tables, live, ANA, None)
    found = await tables.find(str(following))
    assert isinstance(found, LiveTable)
    assert found.state.places == {"ana": 0}
    await tables.stop()


async def test_whose_seat_somebody_else_took_sits_on_a_free_one():
    tables, live = await played()
    found = await tables.find(str(await play_again(tables, live, ANA, None)))
    assert isinstance(found, LiveTable)
    await found.decide(partial(sit, person="rui", name="Rui", seat=Seat(1)))
    await play_again(tables, live, BIA, None)
    assert found.state.places == {"ana": 0, "rui": 1, "bia": 2}
    await tables.stop()
