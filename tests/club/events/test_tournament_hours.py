"""The hour at which a tournament online begins by itself."""

from msgspec.structs import replace

from tento.club.events.tournaments import AHEAD_MS, FORGOTTEN_MS
from tento.table.refusal import Refusal
from tests.club.events.house import QUICK, house, somebody


async def test_a_tournament_that_begins_in_three_days_waits_for_its_players_until_then(tmp_path):
    async with house(tmp_path) as there:
        ana, bia = [await somebody(there.store, name) for name in ("Ana", "Bia")]
        now = there.live_tables.now()
        tournament = await there.opened(ana, replace(QUICK, begins=now + 3 * FORGOTTEN_MS))
        tournament.tick(now + 2 * FORGOTTEN_MS)
        assert [await tournament.enter(person) for person in (ana, bia)] == [None, None]


async def test_a_tournament_does_not_begin_in_a_year(tmp_path):
    async with house(tmp_path) as there:
        ana = await somebody(there.store, "Ana")
        late = replace(QUICK, begins=there.live_tables.now() + 2 * AHEAD_MS)
        refusal = await there.tournaments.open(ana, "Noite", late, "public")
        assert isinstance(refusal, Refusal)
        assert (refusal.code, refusal.facts) == ("bad_field", {"field": "begins"})
