"""A client whose table another process runs: its frames go to that process and back."""

import asyncio
import logging
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tento.club.ports import Lease
from tento.web.peers import TABLES
from tento.web.sockets.accepted import COME_BACK, NOT_ALLOWED, TOO_LARGE, TOO_SLOW, AcceptedSocket, Disconnected
from tento.web.sockets.client_messages import LARGEST

_log = logging.getLogger("tento.relay")

OPEN_SECONDS: Final = 3.0
PING_SECONDS: Final = 2.0
"""An owner that says nothing for twice as long is taken for dead."""

RETRY_SECONDS: Final = 0.3
"""The client waits so long before it is sent to look for the new owner, which cannot be there at once."""

ENDS: Final = (1000, NOT_ALLOWED, TOO_LARGE, TOO_SLOW)
"""Close codes that the owner meant for the client; any other says that the owner is gone."""


async def relay(socket: AcceptedSocket, lease: Lease, hello: str | bytes, headers: dict[str, str], path: str = TABLES) -> int:
    """Talks to the owner for this client until one of the two ends it: the close code for the client.

    If the owner is gone the client must come back.
    """
    try:
        return await _relay(socket, internal_address(lease.address, path), hello, headers)
    except (OSError, InvalidHandshake, TimeoutError) as error:
        _log.info("the owner of a table does not answer", extra={"owner": lease.process, "error": type(error).__name__})
        await asyncio.sleep(RETRY_SECONDS)
        return COME_BACK


async def _relay(socket: AcceptedSocket, address: str, hello: str | bytes, headers: dict[str, str]) -> int:
    async with connect(
        address,
        additional_headers=headers,
        compression=None,
        proxy=None,
        open_timeout=OPEN_SECONDS,
        close_timeout=1.0,
        ping_interval=PING_SECONDS,
        ping_timeout=PING_SECONDS,
        max_queue=16,
    ) as owner:
        await owner.send(hello)
        return await _both_ways(socket, owner)


def internal_address(address: str, path: str = TABLES) -> str:
    """Where a process listens for the others: its whole address, or host and port."""
    return address if "://" in address else f"ws://{address}{path}"


async def _both_ways(socket: AcceptedSocket, owner: ClientConnection) -> int:
    """Until one side ends; comes back with the close code for the client. A slow client slows its own connection to the owner."""
    tasks = {asyncio.create_task(_to_owner(socket, owner)), asyncio.create_task(_to_client(socket, owner))}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return next(iter(done)).result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _to_owner(socket: AcceptedSocket, owner: ClientConnection) -> int:
    try:
        while True:
            frame = await socket.receive()
            if len(frame) > LARGEST:
                return TOO_LARGE
            await owner.send(frame)
    except Disconnected:
        return 1000
    except ConnectionClosed:
        return _meant_for_client(owner)


async def _to_client(socket: AcceptedSocket, owner: ClientConnection) -> int:
    try:
        async for frame in owner:
            await socket.send(frame if isinstance(frame, str) else frame.decode())
    except Disconnected:
        return 1000
    except ConnectionClosed:
        _log.debug("the owner's socket broke")
    return _meant_for_client(owner)


def _meant_for_client(owner: ClientConnection) -> int:
    """The owner's own close code if it said goodbye to the client; the order to come back if it vanished."""
    code = owner.close_code
    return code if code is not None and code in ENDS else COME_BACK
