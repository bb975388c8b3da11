"""What abuses need before they begin: finished matches, one with a large replay, and a table that has run for long."""

import asyncio
import json
import time
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from tools.chaos.history import History
from tools.chaos.people import Person
from tools.chaos.tables import CREATED, OK
from websockets.asyncio.client import connect

BOTS: Final = {"fill_bot": "random", "bot_seconds": 0, "pause_seconds": 0}
SHORT: Final = ("truco", "poker", "tranca", "truco", "poker", "tranca")
"""The games of the short matches."""
LARGE: Final = {"partida_target": {"default": 6_000}}
"""A match of tranca that bots alone finish before their table is slowed."""
LONG: Final = {"partida_target": {"default": 20_000}}
FEWEST_PAGES: Final = 3
LONG_ENTRIES: Final = 2_000
"""After so many entries a table of bots alone is slowed: a long running table has at least as many."""
PATIENCE: Final = 120.0


class Failure(Exception):
    """The abuses cannot be tried as they are meant."""


@dataclass
class Prepared:
    """The tables that abuses ask for."""

    finished: list[str] = field(default_factory=list)
    """Tables whose match is over, the large one among them."""
    large: str = ""
    """A finished match whose replay has several pages."""
    pages: int = 0
    """The pages of that replay."""
    running: str = ""
    """A table that has run for long, and still runs."""


def check(prepared: Prepared) -> None:
    """Failure if an abuse would ask for tables that are not there."""
    if not prepared.finished:
        raise Failure("no match is over: abuses of finished matches would prove nothing")
    if prepared.pages < FEWEST_PAGES:
        raise Failure(f"the largest replay has {prepared.pages} pages, not {FEWEST_PAGES}")
    if not prepared.running:
        raise Failure("no table has run for long")


class Preparation:
    """Bots play at tables that a guest opens."""

    def __init__(self, port: int) -> None:
        self._guest = Person(port, History())
        self._until = time.monotonic() + PATIENCE

    async def prepare(self) -> Prepared:
        """All matches are played, the short ones and the two long ones beside each other."""
        await self._guest.come()
        short = [await self._begun(game, {}) for game in SHORT]
        large, running = await self._begun("tranca", LARGE), await self._begun("tranca", LONG)
        await asyncio.gather(*(self._over(table) for table in (*short, large)))
        pages = (await self._asked("GET", f"/api/matches/{large}", OK))["pages"]
        await self._long(running)
        return Prepared([*short, large], large, pages, running)

    async def _begun(self, game: str, options: dict[str, Any]) -> str:
        table = str((await self._asked("POST", "/api/tables", CREATED, {"game": game, "options": options, **BOTS}))["id"])
        await self._asked("POST", f"/api/tables/{table}/start", OK)
        return table

    async def _over(self, table: str) -> None:
        while (await self._asked("GET", f"/api/tables/{table}", OK))["status"] != "over":
            await asyncio.sleep(0.5)

    async def _long(self, table: str) -> None:
        async with asyncio.timeout(PATIENCE), connect(f"ws://127.0.0.1:{self._guest.port}/ws", proxy=None, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "table": table}))
            async for frame in socket:
                lines = frame if isinstance(frame, str) else frame.decode()
                if any(json.loads(line).get("seq", 0) >= LONG_ENTRIES for line in lines.split("\n")):
                    return
        raise Failure("the long running table has ended")

    async def _asked(self, method: str, path: str, expected: int, body: Any = None) -> Any:
        """An answer of the expected kind; a request that is too fast is sent again for a while."""
        status, answer = await self._guest.ask(method, path, body)
        while status in (0, httpx.codes.TOO_MANY_REQUESTS) and time.monotonic() < self._until:
            await asyncio.sleep(0.5)
            status, answer = await self._guest.ask(method, path, body)
        if status == expected:
            return answer
        raise Failure(f"{method} {path}: {status} {answer}")
