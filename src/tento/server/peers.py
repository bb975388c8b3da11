"""The way between processes that share a database: HTTP and sockets, with a secret that says who they are."""

import hmac
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from contextlib import suppress
from http.client import HTTPException
from typing import Any, Final

import msgspec
from litestar import Request, Response

from tento.club.limits import TokenBuckets
from tento.club.ports import Lease, Person
from tento.server import forwarding, relay
from tento.web.addresses import network_of
from tento.web.log_facts import passed_on
from tento.web.peers import TABLES, RelayedClient
from tento.web.services import SECRETS
from tento.web.sockets.accepted import AcceptedSocket
from tento.web.sockets.limits import milliseconds

SECRET_HEADER: Final = "x-tento-secret"
PERSON_HEADER: Final = "x-tento-person"
ADDRESS_HEADER: Final = "x-tento-address"
_LOOPBACK: Final = network_of("::1")


class HttpPeers:
    """The port `Peers` of the web, for processes that know the same secret."""

    alone = False

    def __init__(self, secret: str) -> None:
        assert secret, "an empty secret would let everybody in"
        self._secret = secret
        self._guesses = TokenBuckets(SECRETS)
        self._known = set[str]()
        self.on_wrong: Callable[[], None] = lambda: None
        """Called for each request with a wrong secret."""

    def sent(self, headers: Mapping[str, str], address: str) -> bool:
        """True if the request carries the secret.

        An address that tries too many is not heard for a while, unless a process of ours has spoken from there, or it is this machine:
        a stranger behind the same address must not shut the processes out.
        """
        given = headers.get(SECRET_HEADER)
        if given is None:
            return False
        trusted = address in self._known or _is_this_machine(address)
        heard = trusted or not self._guesses.take(address, milliseconds())
        if heard and hmac.compare_digest(given.encode(), self._secret.encode()):
            self._known.add(address)
            return True
        self.on_wrong()
        return False

    def relayed_client(self, headers: Mapping[str, str], address: str) -> RelayedClient | None:
        """The client that the other process names."""
        if not self.sent(headers, address):
            return None
        told = headers.get(PERSON_HEADER)
        person = None if told is None else msgspec.json.decode(b64decode(told), type=Person)
        return RelayedClient(person, headers.get(ADDRESS_HEADER, "unknown"))

    async def forward(self, lease: Lease, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The owner's answer. The owner looks up the session again; the secret says only that the request has been counted."""
        if SECRET_HEADER in request.headers:
            raise ConnectionError("the owner of the table is not there yet")  # it was passed on once already
        return await forwarding.forward(lease.address, request, {SECRET_HEADER: self._secret})

    async def notify(self, lease: Lease, path: str) -> None:
        """Posts to this path of the other process, if it is there."""
        with suppress(OSError, HTTPException):
            await forwarding.ask(lease.address, "POST", path, b"", {SECRET_HEADER: self._secret})

    async def relay(self, socket: AcceptedSocket, lease: Lease, hello: str | bytes, client: RelayedClient, path: str = TABLES) -> int:
        """Speaks to the owner for this client."""
        headers = {SECRET_HEADER: self._secret, ADDRESS_HEADER: client.address, **passed_on()}
        if client.person is not None:
            headers[PERSON_HEADER] = b64encode(msgspec.json.encode(client.person)).decode()
        return await relay.relay(socket, lease, hello, headers, path)


def _is_this_machine(address: str) -> bool:
    """Whether an address, as it is counted, leads to this machine alone."""
    return address.startswith("127.") or address == _LOOPBACK
