"""Poker at the live tables: the server knows nothing of it. That nobody is told a secret is in `test_told.py`."""

from msgspec.structs import replace

from tento.club.live.entries import TableConfig
from tento.table.refusal import Refusal
from tests.contract.listening import AT_ONCE
from tests.e2e.live_client import sitting
from tests.e2e.live_server import open_table, running

POKER = TableConfig(game="poker", rulebook="cgp-2024", seats=4, options={"level_hands": 2}, **AT_ONCE)


async def test_a_person_plays_a_sit_and_go_with_bots_over_the_socket(tmp_path):
    async with running(str(tmp_path)) as server:
        live = await open_table(server.live_tables, POKER, ("ana",))
        async with sitting(server.port, "ana", live.state.id) as ana:
            await ana.play()
            assert ana.status == "over"
            assert sorted(one["side"] for one in ana.view["outcome"]["ranking"]) == [0, 1, 2, 3]


async def test_nobody_but_a_tournament_opens_a_table_whose_chairs_are_empty(tmp_path):
    async with running(str(tmp_path)) as server:
        empty = replace(POKER, phase="tournament")
        refused = await server.live_tables.open("ana", empty)
        assert isinstance(refused, Refusal)
        assert refused.code == "bad_rulebook"
        assert not isinstance(await server.live_tables.open("director", empty, directed=True), Refusal)
