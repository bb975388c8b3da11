"""An acknowledgement names the entry of the action, whatever was kept with it."""

import asyncio

import msgspec

from tento.club.live import entries as log
from tento.club.live.acting import act
from tento.club.live.live_table import Kept
from tento.club.live.live_tables import LiveTables
from tento.club.live.seating import leave
from tento.store.open import open_store
from tests.e2e.live_server import CALM, open_table

PEOPLE = ("ana", "bia", "caio", "davi")


async def test_who_was_away_and_acts_is_told_the_number_of_the_action(tmp_path):
    store = open_store(tmp_path)
    await store.start()
    tables = LiveTables(store, "own", "")
    await tables.start()
    live = await open_table(tables, CALM, PEOPLE)
    async with asyncio.timeout(60):
        while not (asked := live.state.match and live.state.game.waiting(live.state.match).seats):
            await asyncio.sleep(0.01)
    seat = asked[0]
    action = msgspec.json.encode(live.state.game.legal(live.state.match, seat)[0])
    await live.decide(lambda state, at: leave(state, at, PEOPLE[seat]))
    answer = await live.decide(lambda state, at: act(state, at, PEOPLE[seat], "one", action))
    lines = [log.decode(line) for line in await store.log.read(live.state.id)]
    await tables.stop()
    await store.stop()
    assert isinstance(answer, Kept)
    assert [number for number, line in enumerate(lines) if isinstance(line, log.Acted) and line.id == "one"] == [answer.seq]
