"""Whatever holds the loop is named in the log, with the table that it is about."""

import asyncio
import logging
import time
from typing import Any

import pytest

from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.seating import Decision
from tento.server.watchdog import PLACES, Watchdog
from tento.web.log_facts import log_name
from tests.club.memory_store import MemoryStore


class Heard(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.records = list[logging.LogRecord]()

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


async def watched(work: Any) -> list[logging.LogRecord]:
    """What the log says of the loop while `work`, which comes back when something was said, holds it."""
    heard, watchdog = Heard(), Watchdog(held_seconds=0.1)
    logger = logging.getLogger("tento.loop")
    logger.addHandler(heard)
    watchdog.start()
    try:
        await work(lambda: bool(heard.records))
    finally:
        watchdog.stop()
        logger.removeHandler(heard)
    return heard.records


def below(frames: int, work: Any) -> Any:
    """Does the work so many calls further down."""
    return work() if frames == 0 else below(frames - 1, work)


@pytest.mark.parametrize("deep", [0, 40])
async def test_the_table_that_holds_the_loop_is_named_by_what_says_nothing_of_its_link(deep):
    tables = LiveTables(MemoryStore(), "own", "")  # type: ignore[arg-type]  # nobody plays a match here
    live = await tables.open("ana", TableConfig())
    assert isinstance(live, LiveTable)

    async def hold(said: Any) -> None:
        def wait() -> Decision:
            until = time.monotonic() + 60
            while not said() and time.monotonic() < until:
                time.sleep(0.01)
            return Decision(())

        await live.decide(lambda _state, _now: below(deep, wait))

    (record,) = await watched(hold)
    await tables.stop()
    assert (record.table, record.game) == (log_name(live.state.id), live.state.config.game)  # type: ignore[attr-defined]
    assert any(place.startswith("wait:") for place in record.places)  # type: ignore[attr-defined]
    assert len(record.places) <= PLACES  # type: ignore[attr-defined]
    assert live.state.id not in str(record.__dict__)


async def test_a_loop_that_comes_round_is_not_spoken_of():
    async def rest(_said: Any) -> None:
        watchdog = Watchdog()
        watchdog.start()
        await asyncio.sleep(0)
        watchdog.stop()

    heard = Heard()
    logging.getLogger("tento.loop").addHandler(heard)
    await rest(None)
    logging.getLogger("tento.loop").removeHandler(heard)
    assert heard.records == []
