"""Tranca at the live tables: the server knows nothing of it. That nobody is told a secret is in `test_told.py`."""

from tento.club.live.entries import TableConfig
from tests.contract.listening import AT_ONCE
from tests.e2e.live_client import sitting
from tests.e2e.live_server import open_table, running

TRANCA = TableConfig(game="tranca", rulebook="afia-2025", **AT_ONCE)


async def test_a_person_plays_a_partida_of_tranca_with_bots_over_the_socket(tmp_path):
    async with running(str(tmp_path)) as server:
        live = await open_table(server.live_tables, TRANCA, ("ana",))
        async with sitting(server.port, "ana", live.state.id) as ana:
            await ana.play()
            assert ana.status == "over"
            assert ana.view["outcome"]["winner"] in (0, 1)
