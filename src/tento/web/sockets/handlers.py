"""The routes of the sockets: one for clients, one for other processes that speak for theirs."""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.connection import ASGIConnection
from msgspec.structs import replace

from tento.club.limits import Rate, TokenBuckets
from tento.club.live.live_tables import LiveTables
from tento.club.ports import Person, TableIndex
from tento.web.peers import NoPeers, Peers, RelayedClient
from tento.web.services import SECRETS
from tento.web.sockets.accepted import COME_BACK, NOT_ALLOWED, AcceptedSocket
from tento.web.sockets.context import HELLO_SECONDS, EndSession, Moved, SocketContext, counted_in
from tento.web.sockets.entering import CheckPassword
from tento.web.sockets.limits import MESSAGES
from tento.web.sockets.session import SocketSession
from tento.web.sockets.texts import problem_message

PersonOf = Callable[[ASGIConnection[Any, Any, Any, Any]], Awaitable[Person | None]]

PATH: Final = "/ws"
INTERNAL_PATH: Final = "/internal/ws"


class SocketSettings(msgspec.Struct, frozen=True, kw_only=True):
    """`origins` are other addresses whose pages may open a socket; `peers` are the other processes that share the database.

    Without them there is no internal route, and a table that another process runs cannot be reached from here.
    `guesses` is how often one visitor may try the password of a table; `strangers` is how many sockets one address may have open
    for people whom nobody knows, so that one of them cannot take every place.
    """

    origins: tuple[str, ...] = ()
    peers: Peers = NoPeers()
    rate: Rate = MESSAGES
    guesses: Rate | None = SECRETS
    strangers: int = 1000
    hello_seconds: float = HELLO_SECONDS


def socket_handlers(
    live_tables: LiveTables, tables: TableIndex, person_of: PersonOf, check_password: CheckPassword, settings: SocketSettings
) -> list[Any]:
    """The route handlers of the sockets, for the application."""
    context = SocketContext(live_tables, tables, check_password, settings.rate, settings.hello_seconds)
    tries = None if settings.guesses is None else TokenBuckets(settings.guesses)
    strangers: Counter[str] = Counter()

    def context_of(person: Person | None, address: str) -> SocketContext:
        """The context for this visitor, whose guesses at passwords are counted."""
        who = address if person is None else person.id
        return context if tries is None else replace(context, check_password=_counted(check_password, tries, who, live_tables.now))

    @websocket(PATH, opt={"exclude_from_csrf": True})
    async def client_socket(socket: WebSocket[Any, Any, Any]) -> None:
        """A client talks to one table."""
        if not _own_page(socket, settings.origins):
            await socket.close(NOT_ALLOWED)
            return
        person, address = await person_of(socket), socket.client.host if socket.client else "unknown"
        if person is None and strangers[address] >= settings.strangers:
            await socket.close(NOT_ALLOWED)
            return
        with counted_in(strangers, address if person is None else None):
            await socket.accept()
            accepted = AcceptedSocket(socket)
            try:
                await SocketSession(accepted, person, context_of(person, address), _counter(socket)).run()
            except Moved as moved:
                await _close(accepted, await settings.peers.relay(accepted, moved.lease, moved.hello, RelayedClient(person, address)))

    @websocket(INTERNAL_PATH, opt={"exclude_from_csrf": True})
    async def internal_socket(socket: WebSocket[Any, Any, Any]) -> None:
        """Another process talks for a client that it knows."""
        client = settings.peers.relayed_client(socket.headers)
        if client is None:
            await socket.close(NOT_ALLOWED)
            return
        await socket.accept()
        accepted = AcceptedSocket(socket)
        try:
            await SocketSession(accepted, client.person, context_of(client.person, client.address), _counter(socket)).run()
        except Moved:
            await _close(accepted, COME_BACK)

    return [client_socket] if settings.peers.alone else [client_socket, internal_socket]


async def _close(socket: AcceptedSocket, code: int) -> None:
    """Closes with this code; who must come back is told why."""
    await socket.close(code, problem_message("moved", "pt").decode() if code == COME_BACK else None)


def _counted(check: CheckPassword, tries: TokenBuckets, who: str, now: Callable[[], int]) -> CheckPassword:
    """Who guesses too often at the password of one table waits; who knows it is not counted."""

    async def counted(kept: str, given: str) -> bool:
        key = f"{who} {kept}"
        if tries.take(key, now()):
            raise EndSession(NOT_ALLOWED, "too_fast")
        right = await check(kept, given)
        if right:
            tries.forgive(key)
        return right

    return counted


def _own_page(socket: WebSocket[Any, Any, Any], origins: tuple[str, ...]) -> bool:
    """A browser names the page that opens a socket: only our own may. A program names none."""
    origin = socket.headers.get("origin")
    return origin is None or origin in origins or urlsplit(origin).netloc == socket.headers.get("host")


def _counter(socket: WebSocket[Any, Any, Any]) -> Callable[[str], None]:
    """Where refusals are counted, if the application counts."""
    services = socket.app.state.get("services")
    return (lambda _code: None) if services is None else services.metrics.refusals.add
