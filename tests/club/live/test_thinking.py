"""A table whose bots think elsewhere goes on meanwhile, and plays what they chose only where it is still asked."""

import asyncio
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tento.club.bots.question import Question, Thought, think
from tento.club.bots.thinkers import InlineThinkers
from tento.club.live import entries as log
from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.seating import come_back, leave, sit
from tento.club.randomness import SystemRandomness
from tests.club.memory_store import MemoryStore

QUICK = TableConfig(pause_seconds=0, bot_seconds=0, number_seconds=0, fill_bot="sensible")


@pytest.fixture(autouse=True)
def same_luck(monkeypatch):
    """The same deals and the same luck each time; the first choice is a bot's."""
    monkeypatch.setattr(SystemRandomness, "seed", lambda _self, _purpose: bytes(32))
    monkeypatch.setattr(SystemRandomness, "name", lambda _self: "table")


class Held:
    """Thinkers who answer when they are let; those of some seats at once."""

    def __init__(self, held: tuple[int, ...] = (0, 1, 2, 3)) -> None:
        self.asked = list[Question]()
        self.let = asyncio.Event()
        self._held = held

    def at_once(self, _question: Question) -> Thought | None:
        return None

    async def think(self, question: Question) -> Thought:
        if question.view.viewer in self._held:
            self.asked.append(question)
            await self.let.wait()
        return think(question)

    async def value(self, _question: Question) -> None:
        return None

    async def stop(self) -> None:
        self.let.set()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0)


async def playing(thinkers: Held | InlineThinkers, config: TableConfig = QUICK) -> tuple[LiveTables, LiveTable, MemoryStore]:
    store = MemoryStore()
    tables = LiveTables(store, "own", "", lambda _state, _past: None, thinkers=thinkers)  # type: ignore[arg-type]  # no accounts here
    live = await tables.open("ana", config)
    assert isinstance(live, LiveTable)
    await live.decide(lambda state, at: sit(state, at, "ana", "Ana", None))
    await live.start(lambda _state: None)
    return tables, live, store


async def test_while_a_bot_thinks_the_table_takes_what_others_do():
    thinkers = Held()
    tables, live, _ = await playing(thinkers)
    await until(lambda: bool(thinkers.asked))
    before = live.state.seq
    async with asyncio.timeout(60):
        await live.decide(lambda state, at: leave(state, at, "ana"))
        await live.decide(lambda state, at: come_back(state, at, "ana"))
    assert live.state.seq == before + 2
    thinkers.let.set()
    await until(lambda: live.state.seq > before + 2)
    await tables.stop()


async def test_a_bot_is_asked_once_for_each_choice_however_often_somebody_comes_or_goes():
    thinkers = Held()
    tables, live, _ = await playing(thinkers)
    await until(lambda: bool(thinkers.asked))
    for _ in range(5):
        await live.decide(lambda state, at: leave(state, at, "ana"))
        await live.decide(lambda state, at: come_back(state, at, "ana"))
        live.schedule()
        await asyncio.sleep(0.01)
    assert len(thinkers.asked) == 1
    await tables.stop()


async def test_what_a_bot_chose_for_somebody_who_came_back_meanwhile_is_not_played():
    thinkers = Held(held=(0,))
    tables, live, store = await playing(thinkers)
    await live.decide(lambda state, at: leave(state, at, "ana"))
    await until(lambda: bool(thinkers.asked))
    asked = live.state.match
    await live.decide(lambda state, at: come_back(state, at, "ana"))
    thinkers.let.set()
    await asyncio.sleep(0.05)
    assert live.state.match is asked
    await tables.stop()
    assert not isinstance(log.decode(store.log.lines[live.state.id][-1]), log.Acted)


async def test_a_table_that_stops_does_not_wait_for_its_bots():
    thinkers = Held()
    tables, live, _ = await playing(thinkers)
    await until(lambda: bool(thinkers.asked))
    before = live.state.seq
    async with asyncio.timeout(60):
        await tables.stop()
    await asyncio.sleep(0)
    assert live.state.seq == before


@pytest.mark.parametrize("kind", ["sensible", "random"])
async def test_a_bot_whose_head_fails_is_stood_in_for_and_the_match_goes_on(kind, monkeypatch):
    def fails(*_asked: object) -> None:
        raise RecursionError

    monkeypatch.setattr("tento.games.truco.bots.sensible.advise", fails)
    tables, live, store = await playing(InlineThinkers(), replace(QUICK, fill_bot=kind))
    await live.decide(lambda state, at: leave(state, at, "ana"))
    await until(lambda: live.state.closed is not None)
    lines = [log.decode(line) for line in store.log.lines[live.state.id]]
    assert {line.by for line in lines if isinstance(line, log.Acted) and line.by.startswith("bot:")} == {"bot:random"}
    await tables.stop()


async def test_the_same_luck_and_the_same_deals_give_the_same_game():
    games = []
    for _ in range(2):
        tables, live, store = await playing(InlineThinkers())
        await live.decide(lambda state, at: leave(state, at, "ana"))
        await until(lambda live=live: live.state.seq > 60)  # type: ignore[misc]
        await tables.stop()
        lines = [log.decode(line) for line in store.log.lines["table"]]
        games.append([(line.actor, bytes(line.action)) for line in lines if isinstance(line, log.Acted)][:40])
    assert games[0] == games[1]
