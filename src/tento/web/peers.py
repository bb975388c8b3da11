"""The other processes that share the database: what is for a table of theirs is passed on to them. The server brings the way."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

import msgspec
from litestar import Request, Response

from tento.club.ports import Lease, Person
from tento.web.sockets.accepted import COME_BACK, AcceptedSocket

TABLES: Final = "/internal/ws"
"""Where the owner of a table listens for the others."""


class RelayedClient(msgspec.Struct, frozen=True):
    """A client for whom another process speaks: who it is, and where it came from."""

    person: Person | None
    address: str


class Peers(Protocol):
    """How this process reaches the others, and knows that it is they who ask."""

    on_wrong: Callable[[], None]
    """Called for each request with a wrong secret."""

    @property
    def alone(self) -> bool:
        """True if there is no way to any other process."""
        ...

    def sent(self, headers: Mapping[str, str], address: str) -> bool:
        """True if another process of ours sent this request, which came from this address."""
        ...

    def relayed_client(self, headers: Mapping[str, str], address: str) -> RelayedClient | None:
        """The client for whom another process of ours opens a socket; None if it was not one of them."""
        ...

    async def forward(self, lease: Lease, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The answer of the table's owner to this request. ConnectionError if the owner does not answer, or it came from there."""
        ...

    async def notify(self, lease: Lease, path: str) -> None:
        """Tells a process something. One that is gone needs it no more: whoever takes its tables reads the database."""
        ...

    async def relay(self, socket: AcceptedSocket, lease: Lease, hello: str | bytes, client: RelayedClient, path: str = TABLES) -> int:
        """Carries frames between this client and the owner, who listens at this path, until one of them ends it: the close code."""
        ...


class NoPeers:
    """A process that has the database for itself."""

    alone = True

    def __init__(self) -> None:
        self.on_wrong: Callable[[], None] = lambda: None

    def sent(self, headers: Mapping[str, str], address: str) -> bool:  # noqa: ARG002 - nobody sends anything
        """Nobody else is there."""
        return False

    def relayed_client(self, headers: Mapping[str, str], address: str) -> RelayedClient | None:  # noqa: ARG002 - nobody speaks for anybody
        """Nobody else is there."""
        return None

    async def forward(self, lease: Lease, request: Request[Any, Any, Any]) -> Response[bytes]:  # noqa: ARG002 - there is no way
        """There is no way to the owner."""
        raise ConnectionError(f"no way to {lease.process}")

    async def notify(self, lease: Lease, path: str) -> None:
        """There is nobody to tell."""

    async def relay(
        self,
        socket: AcceptedSocket,  # noqa: ARG002
        lease: Lease,  # noqa: ARG002
        hello: str | bytes,  # noqa: ARG002
        client: RelayedClient,  # noqa: ARG002
        path: str = TABLES,  # noqa: ARG002
    ) -> int:
        """The client must come back, and may find the owner itself."""
        return COME_BACK
