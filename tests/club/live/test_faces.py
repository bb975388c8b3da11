"""Faces are looked up when somebody comes, and not again while the table plays."""

from functools import partial

from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.seating import sit
from tento.club.ports import Person, StoreUnavailable
from tento.table.seats import Seat
from tests.club.memory_store import MemoryStore


class NobodyKnown:
    """People of whom nothing is kept; notes whom it was asked for, and may fail to answer."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, ...]] = []
        self.fails = False

    async def several(self, people: tuple[str, ...]) -> dict[str, Person]:
        self.asked.append(tuple(people))
        if self.fails:
            raise StoreUnavailable("not now")
        return {}


async def table_of(people):
    store = MemoryStore()
    store.people = people
    tables = LiveTables(store, "own", "")  # type: ignore[arg-type]  # nobody plays a match here
    live = await tables.open("ana", TableConfig())
    assert isinstance(live, LiveTable)
    return live


async def sits(live, person, seat):
    await live.decide(partial(sit, person=person, name=person, seat=Seat(seat)))


async def test_somebody_without_a_face_is_asked_for_once():
    people = NobodyKnown()
    live = await table_of(people)
    await sits(live, "ana", 0)
    await sits(live, "bia", 1)
    await live.stop()
    assert people.asked == [("ana",), ("bia",)]


async def test_who_could_not_be_looked_up_is_asked_for_again():
    people = NobodyKnown()
    live = await table_of(people)
    people.fails = True
    await sits(live, "ana", 0)
    people.fails = False
    await sits(live, "bia", 1)
    await live.stop()
    assert people.asked == [("ana",), ("ana", "bia")]
