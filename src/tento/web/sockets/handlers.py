"""The doors for sockets: one for clients, one for the other processes of the house."""

import hmac
import logging
from base64 import b64decode
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.connection import ASGIConnection
from msgspec.structs import replace

from tento.club import limits
from tento.club.limits import Buckets
from tento.club.live.live_tables import LiveTables
from tento.club.ports import Person, TableIndex
from tento.web.relay import ADDRESS_HEADER, PERSON_HEADER, SECRET_HEADER, relay
from tento.web.services import SECRETS
from tento.web.sockets.accepted import COME_BACK, NOT_ALLOWED, Wire
from tento.web.sockets.context import HELLO_SECONDS, End, Moved, SocketContext, inside
from tento.web.sockets.entering import CheckPassword
from tento.web.sockets.limits import Rate
from tento.web.sockets.session import SocketSession
from tento.web.sockets.texts import problem_message

_log = logging.getLogger("tento.socket")

PersonOf = Callable[[ASGIConnection[Any, Any, Any, Any]], Awaitable[Person | None]]

PATH: Final = "/ws"
INTERNAL_PATH: Final = "/internal/ws"


class SocketSettings(msgspec.Struct, frozen=True, kw_only=True):
    """`origins` are other addresses whose pages may open a socket; `secret` is shared by the processes of the house.

    Without a secret there is no internal door, and a table that another process runs cannot be reached from here.
    `guesses` is how often one visitor may try the password of a table; `strangers` is how many sockets one address may have open
    for people whom nobody knows, so that one of them cannot take every place of the house.
    """

    origins: tuple[str, ...] = ()
    secret: str | None = None
    rate: Rate = Rate()
    guesses: limits.Rate | None = SECRETS
    strangers: int = 1000
    hello_seconds: float = HELLO_SECONDS


def socket_handlers(
    live_tables: LiveTables, tables: TableIndex, person_of: PersonOf, check_password: CheckPassword, settings: SocketSettings
) -> list[Any]:
    """The route handlers of the sockets, for the application."""
    context = SocketContext(live_tables, tables, check_password, settings.rate, settings.hello_seconds)
    tries = None if settings.guesses is None else Buckets(settings.guesses)
    strangers: Counter[str] = Counter()

    def patient(person: Person | None, address: str) -> SocketContext:
        """The context for this visitor, whose guesses at passwords are counted."""
        who = address if person is None else person.id
        return context if tries is None else replace(context, check_password=_counted(check_password, tries, who, live_tables.now))

    @websocket(PATH, opt={"exclude_from_csrf": True})
    async def client_door(socket: WebSocket[Any, Any, Any]) -> None:
        """A client talks to one table."""
        if not _own_page(socket, settings.origins):
            await socket.close(NOT_ALLOWED)
            return
        person, address = await person_of(socket), socket.client.host if socket.client else "unknown"
        if person is None and strangers[address] >= settings.strangers:
            await socket.close(NOT_ALLOWED)
            return
        with inside(strangers, address if person is None else None):
            await socket.accept()
            wire = Wire(socket)
            try:
                await SocketSession(wire, person, patient(person, address), _counter(socket)).run()
            except Moved as moved:
                await relay(wire, moved, person, address, settings.secret)

    @websocket(INTERNAL_PATH, opt={"exclude_from_csrf": True})
    async def internal_door(socket: WebSocket[Any, Any, Any]) -> None:
        """Another process of the house talks for a client that it knows."""
        if not hmac.compare_digest(socket.headers.get(SECRET_HEADER, "").encode(), (settings.secret or "").encode()):
            await socket.close(NOT_ALLOWED)
            return
        person = _told_person(socket)
        await socket.accept()
        wire = Wire(socket)
        address = socket.headers.get(ADDRESS_HEADER, "unknown")
        try:
            await SocketSession(wire, person, patient(person, address), _counter(socket)).run()
        except Moved:
            await wire.close(COME_BACK, problem_message("moved", "pt").decode())

    return [client_door, internal_door] if settings.secret else [client_door]


def _counted(check: CheckPassword, tries: Buckets, who: str, now: Callable[[], int]) -> CheckPassword:
    """Who guesses too often at the password of one table waits; who knows it is not counted."""

    async def counted(kept: str, given: str) -> bool:
        key = f"{who} {kept}"
        if tries.take(key, now()):
            raise End(NOT_ALLOWED, "too_fast")
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
    """Where refusals are counted, if the application has a house that counts."""
    services = socket.app.state.get("services")
    return (lambda _code: None) if services is None else services.metrics.refusals.add


def _told_person(socket: WebSocket[Any, Any, Any]) -> Person | None:
    told = socket.headers.get(PERSON_HEADER)
    return None if told is None else msgspec.json.decode(b64decode(told), type=Person)
