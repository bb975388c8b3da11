"""A house in which somebody plays truco against a bot to the end and always calls; what is learned is in a real store."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from tento.club.live.acting import act
from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.recalling import recalling
from tento.club.live.seating import Decision
from tento.club.live.table_commands import practise
from tento.club.live.table_state import TableState
from tento.club.memory.learner import Learner
from tento.club.memory.own import OwnMemories
from tento.club.ports import LearningSwitches, Person, Store
from tento.store.open import open_store
from tests.club.memory_store import MemoryStore

BOOK = "ktruco-paulista-limpo"
QUICK = TableConfig(rulebook=BOOK, seats=2, visibility="private", pause_seconds=0, bot_seconds=0, number_seconds=0, fill_bot="random")
ANA = Person(id="ana", name="Ana", guest=False, roles=("player",), created=1)
BIA = Person(id="bia", name="Bia", guest=True, roles=("player",), created=1)


class House:
    """Its store, its tables, and what learns there. The logs of the tables are in memory: a match is hundreds of lines."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = LiveTables(MemoryStore(), "own", "", lambda state, _past: self.learner.finished(state))  # type: ignore[arg-type]  # no accounts
        self.tables.recall = recalling(store.memories)
        self.learner = Learner(store.memories, self.tables.log_of)
        self.own = OwnMemories(store.memories)

    async def plays(self, person: Person, config: TableConfig = QUICK, reader: Any = None) -> LiveTable:
        """A whole match of this person, who calls, says yes and throws the first card, at a table that is noted when it is over."""
        live = await practise(self.tables, person, config, both=False)
        assert isinstance(live, LiveTable)
        if reader is not None:
            live.readers.add(reader)
        async with asyncio.timeout(120):
            while live.state.closed is None:
                await live.decide(lambda state, at: _next(state, at, person.id))
                await asyncio.sleep(0)
            while self.tables._notes.owes(live.state.id):
                await asyncio.sleep(0)
        return live


def _next(state: TableState, at: int, person: str) -> Any:
    """What the person does if it is the person's turn; the table does the rest by itself."""
    seat = state.places[person]
    if state.match is None or seat not in state.waiting.seats:
        return Decision(())
    return act(state, at, person, str(state.seq), msgspec.json.encode(_liked(state.game.legal(state.match, seat))))


def _liked(legal: Sequence[Any]) -> Any:
    for kind in ("Raise", "Accept"):
        for action in legal:
            if type(action).__name__ == kind:
                return action
    return legal[0]


@asynccontextmanager
async def house(folder: Any, *learned: Person) -> AsyncIterator[House]:
    """An open house that learns these people."""
    store = open_store(folder)
    await store.start()
    made = House(store)
    for person in learned:
        await store.memories.switch(person.id, LearningSwitches(keeps=True))
    try:
        yield made
    finally:
        await made.tables.stop()
        await store.stop()
