"""A client came to a process that does not run its table: its frames go to the owner and back."""

import asyncio
import logging
from base64 import b64encode
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tento.club.ports import Person
from tento.web.sockets.accepted import COME_BACK, NOT_ALLOWED, TOO_LARGE, TOO_SLOW, Gone, Wire
from tento.web.sockets.client_messages import LARGEST
from tento.web.sockets.context import Moved
from tento.web.sockets.texts import problem_message

_log = logging.getLogger("tento.relay")

SECRET_HEADER: Final = "x-tento-secret"
PERSON_HEADER: Final = "x-tento-person"
ADDRESS_HEADER: Final = "x-tento-address"
OPEN_SECONDS: Final = 3.0
PING_SECONDS: Final = 2.0
"""An owner that says nothing for twice as long is taken for dead."""

BREATH_SECONDS: Final = 0.3
"""The client waits so long before it is sent to look for the new owner, which cannot be there at once."""

ENDS: Final = (1000, NOT_ALLOWED, TOO_LARGE, TOO_SLOW)
"""Close codes that the owner meant for the client; any other says that the owner is gone."""


async def relay(wire: Wire, moved: Moved, person: Person | None, address: str, secret: str | None) -> None:
    """Talks to the owner for this client until one of the two ends it. If the owner is gone the client must come back."""
    code, lease = COME_BACK, moved.lease
    if secret is not None:
        try:
            code = await _relay(wire, moved, person, {SECRET_HEADER: secret, ADDRESS_HEADER: address})
        except (OSError, InvalidHandshake, TimeoutError) as error:
            _log.info("the owner of a table does not answer", extra={"owner": lease.process, "error": type(error).__name__})
            await asyncio.sleep(BREATH_SECONDS)
    await wire.close(code, problem_message("moved", "pt").decode() if code == COME_BACK else None)


async def _relay(wire: Wire, moved: Moved, person: Person | None, headers: dict[str, str]) -> int:
    if person is not None:
        headers[PERSON_HEADER] = b64encode(msgspec.json.encode(person)).decode()
    async with connect(
        internal_address(moved.lease.address),
        additional_headers=headers,
        compression=None,
        proxy=None,
        open_timeout=OPEN_SECONDS,
        close_timeout=1.0,
        ping_interval=PING_SECONDS,
        ping_timeout=PING_SECONDS,
        max_queue=16,
    ) as owner:
        await owner.send(moved.hello)
        return await _both_ways(wire, owner)


def internal_address(address: str) -> str:
    """Where a process listens for the others: its whole address, or host and port."""
    return address if "://" in address else f"ws://{address}/internal/ws"


async def _both_ways(wire: Wire, owner: ClientConnection) -> int:
    """Until one side ends; comes back with the close code for the client. A slow client slows its own connection to the owner."""
    tasks = {asyncio.create_task(_to_owner(wire, owner)), asyncio.create_task(_to_client(wire, owner))}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return next(iter(done)).result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _to_owner(wire: Wire, owner: ClientConnection) -> int:
    try:
        while True:
            frame = await wire.receive()
            if len(frame) > LARGEST:
                return TOO_LARGE
            await owner.send(frame)
    except Gone:
        return 1000
    except ConnectionClosed:
        return _meant_for_client(owner)


async def _to_client(wire: Wire, owner: ClientConnection) -> int:
    try:
        async for frame in owner:
            await wire.send(frame if isinstance(frame, str) else frame.decode())
    except Gone:
        return 1000
    except ConnectionClosed:
        _log.debug("the owner's socket broke")
    return _meant_for_client(owner)


def _meant_for_client(owner: ClientConnection) -> int:
    """The owner's own close code if it said goodbye to the client; the order to come back if it vanished."""
    code = owner.close_code
    return code if code is not None and code in ENDS else COME_BACK
