"""The line between people and the house: a relay on the loopback whose connections can be cut, slowed and silenced.

Each connection reaches the house from an address of its own, so that people are not counted as one.
"""

import asyncio
import random
from contextlib import suppress

PIECE = 65536


class Relay:
    """All lines between people and one house."""

    def __init__(self, house_port: int, luck: random.Random) -> None:
        self._house_port, self._luck = house_port, luck
        self._lines: set[asyncio.StreamWriter] = set()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self.delay = 0.0
        self.port = 0

    async def open(self) -> None:
        """Begins to listen."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Everything is cut."""
        self._server.close()
        self.cut(len(self._lines))
        await asyncio.sleep(0)

    def cut(self, count: int) -> int:
        """Cuts so many lines in the middle of whatever they carry."""
        chosen = self._luck.sample(sorted(self._lines, key=id), min(count, len(self._lines)))
        for writer in chosen:
            writer.transport.abort()
        return len(chosen)

    @property
    def lines(self) -> int:
        """How many lines there are, both ends counted."""
        return len(self._lines)

    def silence(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self._flowing.clear()

    def resume(self) -> None:
        """It comes through again."""
        self._flowing.set()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        own = f"127.1.{self._luck.randrange(4)}.{self._luck.randrange(1, 250)}"
        try:
            there, to = await asyncio.open_connection("127.0.0.1", self._house_port, local_addr=(own, 0))
        except OSError:
            writer.transport.abort()
            return
        self._lines |= {writer, to}
        try:
            await asyncio.gather(self._carry(reader, to), self._carry(there, writer))
        finally:
            self._lines -= {writer, to}
            writer.transport.abort()
            to.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                if self.delay:
                    await asyncio.sleep(self._luck.uniform(0, self.delay))
                await self._flowing.wait()
                writer.write(piece)
                await writer.drain()
            if writer.can_write_eof():
                writer.write_eof()
