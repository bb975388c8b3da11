"""Who may open one socket more. A visitor who may not is told why, and what to do, before the socket is closed."""

from collections.abc import Callable
from typing import Any, Final

from litestar import WebSocket

from tento.club.ports import Person
from tento.texts.language import Lang, spoken_language
from tento.web.addresses import counted_address
from tento.web.errors import accepted
from tento.web.peers import Peers, RelayedClient
from tento.web.sockets.accepted import NOT_ALLOWED, TOO_SLOW, AcceptedSocket
from tento.web.sockets.places import Places
from tento.web.sockets.texts import problem_message
from tento.web.sockets.visits import Visits

Socket = WebSocket[Any, Any, Any]

CODES: Final = {"too_many_sockets": NOT_ALLOWED}
"""The close code of a problem that ends only when the visitor does something; the others pass, and the client comes back by itself."""


async def admitted(socket: Socket, person: Person | None, address: str, places: Places, visits: Visits) -> bool:
    """True if this visitor may open the socket; else it is closed, with the reason in its last frame."""
    problem = places.problem(None if person is None else person.id, address)
    if not visits.may_open(person, address):
        problem = "too_often"
    if problem is None:
        return True
    counter(socket)(problem)
    await socket.accept()
    await AcceptedSocket(socket).close(CODES.get(problem, TOO_SLOW), problem_message(problem, _language(socket, person)).decode())
    return False


async def relayed(socket: Socket, peers: Peers, places: Places, visits: Visits) -> RelayedClient | None:
    """The client for whom another process of ours opens this socket; None if no process of ours asks, or the client may not."""
    client = peers.relayed_client(socket.headers, counted_address(socket))
    if client is None:
        await socket.close(NOT_ALLOWED)
        return None
    return client if await admitted(socket, client.person, client.address, places, visits) else None


def counter(socket: Socket) -> Callable[[str], None]:
    """Where refusals are counted, if the application counts."""
    services = socket.app.state.get("services")
    return (lambda _code: None) if services is None else services.metrics.refusals.add


def _language(socket: Socket, person: Person | None) -> Lang:
    return spoken_language(accepted(socket.headers.get("accept-language", "pt")) if person is None else person.language)
