"""Whatever holds the loop is named in the log, with the table that it is about."""

import asyncio
import logging
import time
from typing import Any

from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.seating import Decision
from tento.server.watchdog import Watchdog
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


async def test_the_table_that_holds_the_loop_is_named_by_what_says_nothing_of_its_link():
    tables = LiveTables(MemoryStore(), "own", "")  # type: ignore[arg-type]  # nobody plays a match here
    live = await tables.open("ana", TableConfig())
    assert isinstance(live, LiveTable)

    async def hold(said: Any) -> None:
        def decide(_state: Any, _now: int) -> Decision:
            until = time.monotonic() + 60
            while not said() and time.monotonic() < until:
                time.sleep(0.01)
            return Decision(())

        await live.decide(decide)

    (record,) = await watched(hold)
    await tables.stop()
    assert (record.table, record.game) == (log_name(live.state.id), live.state.config.game)  # type: ignore[attr-defined]
    assert any(place.startswith("decide:") for place in record.places)  # type: ignore[attr-defined]
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
