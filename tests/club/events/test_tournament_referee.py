"""The referee at the tables of a tournament online: its host, unless the host plays."""

from msgspec.structs import replace

from tento.club.events.tournaments import Tournament
from tento.club.live.live_table import Kept
from tento.club.live.refereeing import rule
from tests.club.events.house import QUICK, House, house, somebody, until

DUEL = replace(QUICK, seats=2, most=2, bots=False)


async def seated(there: House, *players: str) -> Tournament:
    """A tournament of Ana's at whose one table these players sit, and wait for the first of them to act."""
    ana = await somebody(there.store, "Ana")
    tournament = await there.opened(ana, replace(DUEL, begins=there.live_tables.now() + 3_600_000))
    for name in players:
        assert await tournament.enter(ana if name == "Ana" else await somebody(there.store, name)) is None
    assert await tournament.begin("ana") is None
    await until(lambda: 1 in tournament.driver.tables and all(tournament.driver.tables[1].state.occupants))
    return tournament


async def test_a_host_who_does_not_play_referees_the_tables_of_the_tournament(tmp_path):
    async with house(tmp_path) as there:
        table = (await seated(there, "Bia", "Caio")).driver.tables[1]
        paused = await table.decide(lambda state, at: rule(state, at, "ana", "1", b'{"do": "pause"}', "faltou luz"))
        assert isinstance(paused, Kept)
        assert table.state.match.paused


async def test_a_host_who_plays_referees_no_table(tmp_path):
    async with house(tmp_path) as there:
        assert (await seated(there, "Ana", "Bia")).driver.tables[1].state.referee is None
