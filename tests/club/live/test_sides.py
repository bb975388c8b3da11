"""The sides of a live table are those of its game: only where two win together does a seat have a partner."""

import pytest

from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.showing import snapshot
from tests.club.memory_store import MemoryStore


@pytest.mark.parametrize(
    ("game", "rulebook", "seats", "sides"),
    [
        ("truco", "truco-masters-2025", 4, (0, 1, 0, 1)),
        ("truco", "ktruco-paulista", 2, (0, 1)),
        ("tranca", "afia-2025", 4, (0, 1, 0, 1)),
        ("poker", "cgp-2024", 4, (0, 1, 2, 3)),
    ],
)
async def test_a_snapshot_tells_the_sides_of_the_seats(game, rulebook, seats, sides):
    tables = LiveTables(MemoryStore(), "own", "")  # type: ignore[arg-type]  # nobody plays a match here
    live = await tables.open("ana", TableConfig(game=game, rulebook=rulebook, seats=seats))
    assert isinstance(live, LiveTable)
    assert snapshot(live.state, "ana", 0).sides == sides
    await tables.stop()
