"""The routes of the sockets: one for clients, one for other processes that speak for theirs."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.connection import ASGIConnection
from msgspec.structs import replace

from tento.club.limits import Rate, TokenBuckets
from tento.club.live.live_tables import LiveTables
from tento.club.ports import Person, TableIndex
from tento.web.addresses import counted_address
from tento.web.peers import NoPeers, Peers, RelayedClient
from tento.web.services import SECRETS
from tento.web.sockets.accepted import COME_BACK, NOT_ALLOWED, AcceptedSocket
from tento.web.sockets.admission import admitted, counter, relayed
from tento.web.sockets.context import HELLO_SECONDS, EndSession, Moved, SocketContext
from tento.web.sockets.entering import CheckPassword
from tento.web.sockets.limits import MESSAGES
from tento.web.sockets.open_sessions import OpenSessions, OpenSocket
from tento.web.sockets.places import Places
from tento.web.sockets.relays import Relays
from tento.web.sockets.session import SocketSession
from tento.web.sockets.texts import problem_message
from tento.web.sockets.visits import Visits

PersonOf = Callable[[ASGIConnection[Any, Any, Any, Any]], Awaitable[Person | None]]

SessionOf = Callable[[ASGIConnection[Any, Any, Any, Any]], str | None]
"""The session that a connection came in with, by the hash of its token."""

SESSION_OVER: Final = "session_over"
PATH: Final = "/ws"
INTERNAL_PATH: Final = "/internal/ws"


class SocketSettings(msgspec.Struct, frozen=True, kw_only=True):
    """`origins` are other addresses whose pages may open a socket; `peers` are the other processes that share the database.

    Without them there is no internal route, and a table that another process runs cannot be reached from here.
    `rate` is that of the messages on each socket. `guesses` is how often one visitor may try the password of a table, `visits` how often
    one may come, `places` how many sockets one may have open on all routes together. `sessions` are the open sockets by the session that
    each came in with, which `session_of` tells: when the session is closed, so are they.
    """

    origins: tuple[str, ...] = ()
    peers: Peers = NoPeers()
    rate: Rate = MESSAGES
    guesses: Rate | None = SECRETS
    places: Places = msgspec.field(default_factory=Places)
    visits: Visits = msgspec.field(default_factory=Visits)
    sessions: OpenSessions = msgspec.field(default_factory=OpenSessions)
    session_of: SessionOf = lambda _connection: None
    hello_seconds: float = HELLO_SECONDS


def socket_handlers(
    live_tables: LiveTables, tables: TableIndex, person_of: PersonOf, check_password: CheckPassword, settings: SocketSettings
) -> list[Any]:
    """The route handlers of the sockets, for the application."""
    context = SocketContext(live_tables, tables, check_password, settings.rate, settings.hello_seconds)
    tries = None if settings.guesses is None else TokenBuckets(settings.guesses)
    relays = Relays()
    live_tables.on_taken = relays.taken

    def context_of(person: Person | None, address: str) -> SocketContext:
        """The context for this visitor, whose guesses at passwords are counted."""
        who = address if person is None else person.id
        check = check_password if tries is None else _counted(check_password, tries, who, live_tables.now)
        return replace(context, check_password=check, wake=settings.visits.waking(person, address))

    @websocket(PATH, opt={"exclude_from_csrf": True})
    async def client_socket(socket: WebSocket[Any, Any, Any]) -> None:
        """A client talks to one table."""
        if not own_page(socket, settings.origins):
            await socket.close(NOT_ALLOWED)
            return
        person, address = await person_of(socket), counted_address(socket)
        if not await admitted(socket, person, address, settings.places, settings.visits):
            return
        with settings.places.taken(identity(person), address), settings.sessions.socket(settings.session_of(socket)) as opened:
            await socket.accept()
            accepted = AcceptedSocket(socket)
            session = SocketSession(accepted, person, context_of(person, address), counter(socket))
            opened.end = partial(session.end, SESSION_OVER)
            try:
                await session.run()
            except Moved as moved:
                carried = settings.peers.relay(accepted, moved.lease, moved.hello, RelayedClient(person, address))
                await pass_on(accepted, relays.until_taken(moved.lease.table, carried), opened)

    @websocket(INTERNAL_PATH, opt={"exclude_from_csrf": True})
    async def internal_socket(socket: WebSocket[Any, Any, Any]) -> None:
        """Another process talks for a client that it knows; who comes by another process is counted as who comes here."""
        client = await relayed(socket, settings.peers, settings.places, settings.visits)
        if client is None:
            return
        with settings.places.taken(identity(client.person), client.address):
            await socket.accept()
            accepted = AcceptedSocket(socket)
            try:
                await SocketSession(accepted, client.person, context_of(client.person, client.address), counter(socket)).run()
            except Moved:
                await close_told(accepted, COME_BACK)

    return [client_socket] if settings.peers.alone else [client_socket, internal_socket]


async def pass_on(accepted: AcceptedSocket, relayed: Coroutine[Any, Any, int], opened: OpenSocket) -> None:
    """The owner talks to this client until one of them, or the session, ends."""
    code = await _until_over(relayed, opened)
    await close_told(accepted, code, SESSION_OVER if opened.ended else "moved")


async def _until_over(relayed: Coroutine[Any, Any, int], opened: OpenSocket) -> int:
    """The close code of a client that is passed on, or that of a session which ended meanwhile."""
    task = asyncio.ensure_future(relayed)
    opened.end = task.cancel
    if opened.ended:
        task.cancel()
    try:
        return await task
    except asyncio.CancelledError:
        if not opened.ended:
            raise
        return NOT_ALLOWED


async def close_told(socket: AcceptedSocket, code: int, why: str = "moved") -> None:
    """Closes with this code; who must come back, or log in again, is told why."""
    told = code == COME_BACK or why == SESSION_OVER
    await socket.close(code, problem_message(why, "pt").decode() if told else None)


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


def identity(person: Person | None) -> str | None:
    """The id of a person who is known."""
    return None if person is None else person.id


def own_page(socket: WebSocket[Any, Any, Any], origins: tuple[str, ...]) -> bool:
    """A browser names the page that opens a socket: only our own may. A program names none."""
    origin = socket.headers.get("origin")
    return origin is None or origin in origins or urlsplit(origin).netloc == socket.headers.get("host")
