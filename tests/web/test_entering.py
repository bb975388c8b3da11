"""What a hello costs: a bounded number of steps and bytes, however long the match is and however long ago the reader was there."""

import msgspec
import pytest
from msgspec.structs import replace

from tento.club.live import entries as log
from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.past import Past
from tento.club.live.seating import Decision
from tento.table import game
from tento.table.game import Event, Step
from tento.web.sockets import entering
from tento.web.sockets.client_messages import Hello
from tento.web.sockets.entering import MOST_MISSED, MOST_MISSED_SEEDS, MOST_MISSED_STEPS, join
from tento.web.sockets.readers import Reader
from tests.club.memory_store import MemoryStore
from tests.e2e.live_server import open_table

LONG = 100_000


class Happened(Event, frozen=True, kw_only=True):
    """Something that everybody may know."""

    text: str = ""


class Socket:
    """Where the words of a reader go out; nobody asks for them here."""

    def write(self, _text: bytes) -> bool:
        return False

    async def send(self, text: str) -> None: ...


async def table_with(texts: list[str], seeds: int = 0) -> LiveTable:
    """A table of Ana and bots with a step for each of these texts, as entries 0, 1, 2 …, and so many seeds that were revealed last."""
    live = await open_table(LiveTables(MemoryStore(), "test", ""), TableConfig(), ("ana",))  # type: ignore[arg-type]  # nobody has an account here
    await live.stop()
    live.past = [Past(seq, "table", Step(None, (Happened(text=text),))) for seq, text in enumerate(texts)]
    first = len(texts)
    revealed_at = tuple(range(first, first + seeds))
    live.state = replace(live.state, seq=first + seeds, seeds=(bytes(32),) * max(seeds, 1), revealed=seeds, revealed_at=revealed_at)
    return live


async def said(live: LiveTable, since: int) -> tuple[Reader, list[str]]:
    """The reader who comes back with this hello, and the types of the messages that it is told."""
    reader = Reader(None, Socket(), lambda: None)
    join(live, reader, Hello(table=live.state.id, since=since), 0)
    return reader, [msgspec.json.decode(line)["type"] for line in (reader.rest() or "").splitlines()]


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[Step]:
    """The steps of which a hello asked what its reader may know."""
    steps: list[Step] = []
    known = game.events_for

    def events_for(step, viewer):
        steps.append(step)
        return known(step, viewer)

    monkeypatch.setattr(entering, "events_for", events_for)
    return steps


async def test_a_reader_who_missed_a_hundred_thousand_steps_is_told_the_table_anew_and_no_step_is_looked_at(looked_at):
    _, types = await said(await table_with(["x"] * LONG), since=0)
    assert "snapshot" in types
    assert "missed" not in types
    assert not looked_at


async def test_a_reader_who_missed_a_few_of_a_hundred_thousand_steps_is_told_those(looked_at):
    _, types = await said(await table_with(["x"] * LONG), since=LONG - 5)
    assert types[:2] == ["missed", "snapshot"]
    assert len(looked_at) == 5


@pytest.mark.parametrize(("more", "tells"), [(0, True), (1, False)])
async def test_the_steps_that_are_told_again_are_counted(more, tells):
    _, types = await said(await table_with(["x"] * (MOST_MISSED_STEPS + more)), since=0)
    assert ("missed" in types) is tells


async def test_no_more_steps_are_looked_at_than_bytes_are_told(looked_at):
    _, types = await said(await table_with(["x" * (MOST_MISSED // 4)] * 500), since=0)
    assert "missed" not in types
    assert len(looked_at) <= 4


async def test_what_is_told_again_is_what_happened_in_its_order():
    live = await table_with(["a", "b", "c"])
    reader = Reader(None, Socket(), lambda: None)
    join(live, reader, Hello(table=live.state.id, since=1), 0)
    missed = msgspec.json.decode((reader.rest() or "").splitlines()[0])
    assert missed["since"] == 1
    assert [event["text"] for event in missed["events"]] == ["b", "c"]


@pytest.mark.parametrize(("seeds", "tells"), [(MOST_MISSED_SEEDS, True), (MOST_MISSED_SEEDS + 1, False), (5_000, False)])
async def test_a_reader_who_missed_many_seeds_is_not_called_too_slow_but_told_the_table_anew(seeds, tells):
    reader, types = await said(await table_with(["x"], seeds), since=0)
    assert reader.lost is None
    assert types.count("revelation") == (seeds if tells else 0)
    assert "snapshot" in types


async def test_a_partida_that_ends_with_many_seeds_calls_no_reader_too_slow():
    live = await open_table(LiveTables(MemoryStore(), "test", ""), TableConfig(), ("ana",))  # type: ignore[arg-type]  # nobody has an account here
    await live.stop()
    live.state = replace(live.state, seeds=(bytes(32),) * 200)
    reader = Reader(None, Socket(), lambda: None)
    live.readers.add(reader)
    await live.decide(lambda _state, at: Decision(tuple(log.Revealed(at=at, deal=deal, seed=bytes(32).hex()) for deal in range(1, 201))))
    assert reader.lost is None
    assert (reader.rest() or "").count('"revelation"') == 200
