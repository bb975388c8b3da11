"""The example of the bot protocol plays a whole match against the real server, as it stands in the documentation."""

import asyncio
import re
import socket
import sys
from pathlib import Path

import httpx
from msgspec.structs import replace

from tento.bootstrap import Settings, build
from tento.club.live.live_table import LiveTable
from tento.club.live.seating import may_start
from tento.table.refusal import Refusal
from tests.e2e.live_server import FAST, server_of
from tests.e2e.rest_app import WEAK, keeper, services_of

UNHURRIED = replace(FAST, bot_seconds=0.03, pause_seconds=0.03)
"""Fast, and yet not faster than a client may speak."""
PAGE = Path(__file__).parents[2] / "docs" / "bot-protocol.md"


def example() -> str:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_has_thirty_lines():
    assert len([line for line in example().splitlines() if line.strip()]) <= 30


async def test_the_example_plays_a_whole_match_with_a_token(tmp_path):
    app = build(Settings(database=str(tmp_path / "data"), limits=False, hasher=WEAK))
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        server = server_of(app)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.02)
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as client:
            owner = await keeper(client, "Ana")
            token = (await owner.post("/api/me/tokens", {"name": "bot"})).json()["token"]
        live_tables = services_of(app).live_tables
        live = await live_tables.open(owner.id, UNHURRIED)
        assert isinstance(live, LiveTable)
        (tmp_path / "bot.py").write_text(example(), encoding="utf-8")
        bot = await asyncio.create_subprocess_exec(
            sys.executable, str(tmp_path / "bot.py"), address, token, live.state.id, stdout=asyncio.subprocess.PIPE
        )
        async with asyncio.timeout(300):
            while not live.readers:
                await asyncio.sleep(0.02)
            assert not isinstance(await live.start(lambda state: may_start(state, owner.id)), Refusal)
            said, _ = await bot.communicate()
        server.should_exit = True
        await serving
    assert said.startswith(b"over: {'winner'")
