"""What the worker of a page holds in its hands: the house, asked and talked to with plain text."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tento.offline.answers import answer
from tento.offline.house import House
from tento.offline.persistent import stand_in
from tento.offline.shelf import read_notes
from tento.offline.sockets import PageSocket, talk
from tento.texts.language import spoken_language

stand_in()


class Engine:
    """The house of a device. `keep` writes a note down and is awaited; `notes` are those of before, as a list in JSON."""

    def __init__(self, name: str, language: str, keep: Callable[[str], Awaitable[Any]], notes: str = "[]") -> None:
        async def kept(note: bytes) -> None:
            await keep(note.decode())

        self._house = House(name, spoken_language(language), kept, read_notes(notes))
        self._talks = set[asyncio.Task[None]]()

    async def start(self) -> None:
        """The tables may be opened."""
        await self._house.live_tables.start()

    async def stop(self) -> None:
        """Every table finishes what it is keeping."""
        await self._house.analyses.stop()
        await self._house.live_tables.stop()

    async def ask(self, method: str, path: str, body: str, lang: str) -> tuple[int, str, str] | None:
        """Status, body and the name of a file, if it is one; None for what only a server knows."""
        told = await answer(self._house, method, path, body.encode(), spoken_language(lang))
        return None if told is None else (told.status, told.body.decode(), told.name)

    def connect(self, tell: Callable[[str], None], closed: Callable[[int], None]) -> PageSocket:
        """A socket: the page is told by calls, and says what it has to say by `hear` and `leave`."""
        socket = PageSocket(tell, closed)
        task = talk(self._house, socket)
        self._talks.add(task)
        task.add_done_callback(self._talks.discard)
        return socket
