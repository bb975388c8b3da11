"""Whom the host sent away does not sit again at once."""

from tento.club.live.live_tables import LiveTables
from tento.club.live.seating import KICKED_MS, kick, sit
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tests.club.memory_store import MemoryStore
from tests.e2e.live_server import CALM


async def test_a_kicked_person_waits_and_others_sit_there():
    live = await LiveTables(MemoryStore(), "test", "").open("ana", CALM)  # type: ignore[arg-type]  # nobody has an account
    assert not isinstance(live, Refusal)
    await live.decide(lambda state, at: sit(state, at, "bia", "Bia", Seat(1)))
    await live.decide(lambda state, at: kick(state, at, "ana", Seat(1)))
    again = sit(live.state, live.state.last_at + 1000, "bia", "Bia", None)
    assert isinstance(again, Refusal)
    assert (again.code, again.facts["seconds"]) == ("kicked", KICKED_MS // 1000 - 1)
    assert not isinstance(sit(live.state, live.state.last_at + 1000, "caio", "Caio", Seat(1)), Refusal)
    assert not isinstance(sit(live.state, live.state.last_at + KICKED_MS, "bia", "Bia", None), Refusal)


async def test_who_stood_up_sits_again_at_once():
    from tento.club.live.seating import leave

    live = await LiveTables(MemoryStore(), "test", "").open("ana", CALM)  # type: ignore[arg-type]
    assert not isinstance(live, Refusal)
    await live.decide(lambda state, at: sit(state, at, "bia", "Bia", Seat(1)))
    await live.decide(lambda state, at: leave(state, at, "bia"))
    assert not isinstance(sit(live.state, live.state.last_at, "bia", "Bia", None), Refusal)
