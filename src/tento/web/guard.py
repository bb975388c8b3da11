"""What is checked before every handler: who asks, from where, how often, and whether the request is really theirs."""

from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tento.club.live.entries import TableConfig
from tento.club.people.accounts import NewSession
from tento.club.people.tokens import Token, csrf_of, same, token_hash
from tento.club.ports import DEVICE_DAYS, Person
from tento.web.addresses import counted_address
from tento.web.errors import granted, refuse
from tento.web.readable import check_readable
from tento.web.services import Services

COOKIE: Final = "tento_session"
DEVICE_COOKIE: Final = "tento_device"
HOST_PREFIX: Final = "__Host-"
"""Over https: a browser takes a cookie of such a name from this very host alone, over https, for the whole of it."""
CSRF_HEADER: Final = "x-csrf-token"
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
Connection = ASGIConnection[Any, Any, Any, Any]


class Visitor(msgspec.Struct, frozen=True):
    """Who sent a request: the person if there is a session, its token, how it came, the address, and the hash of a known device."""

    person: Person | None
    token: str
    way: Literal["cookie", "bot", "none"]
    address: str
    device: str = ""

    @property
    def key(self) -> str:
        """By what this visitor's requests are counted."""
        return (self.device or self.address) if self.person is None else self.person.id


def services_of(connection: Connection) -> Services:
    """What the handlers of this application work with."""
    services: Services = connection.app.state.services
    return services


def visitor_of(request: Request[Any, Any, Any]) -> Visitor:
    """The visitor that the guard let through."""
    visitor: Visitor = request.state.visitor
    return visitor


async def person_of(connection: Connection) -> Person | None:
    """Who is there, by a bot's token or by the cookie. A token that is wrong is nobody's, whatever the cookie says."""
    return (await _look(connection)).person


def session_of(connection: Connection) -> str | None:
    """The session that this connection says it has, by the hash of its token."""
    _, token = _token(connection)
    return token_hash(token) if token else None


def _token(connection: Connection) -> tuple[Literal["cookie", "bot"], str]:
    """What the connection shows of itself: a program's token, or else the cookie."""
    scheme, _, text = connection.headers.get("authorization", "").partition(" ")
    return ("bot", text.strip()[:128]) if scheme.lower() == "bearer" else ("cookie", _cookie_of(connection, COOKIE)[:128])


def device_of(connection: Connection) -> str:
    """What the connection shows of the device: the token that it got at the last log-in."""
    return _cookie_of(connection, DEVICE_COOKIE)[:128]


def _is_secure(connection: Connection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def _cookie_of(connection: Connection, name: str) -> str:
    """The cookie of this name. What another process passes on comes without https, and with the cookie that came over it."""
    found = connection.cookies.get(f"{HOST_PREFIX}{name}", "")
    return found if _is_secure(connection) else connection.cookies.get(name, found)


async def _look(connection: Connection) -> Visitor:
    services = services_of(connection)
    address = counted_address(connection)
    way, cookie = _token(connection)
    if way == "bot":
        return Visitor(await services.accounts.whose(cookie, "bot", services.live_tables.now()), cookie, "bot", address)
    person = await services.accounts.whose(cookie, "cookie", services.live_tables.now()) if cookie else None
    return Visitor(person, cookie, "none" if person is None else "cookie", address)


async def guard(request: Request[Any, Any, Any]) -> None:
    """Runs before every handler of the interface: limits first, then who it is, then whether the page is ours."""
    services = services_of(request)
    if not is_relayed(request):
        limit(services, "reading", counted_address(request))
    visitor = await _look(request)
    if visitor.person is None:
        visitor = msgspec.structs.replace(visitor, device=await services.accounts.devices.known(device_of(request)))
    request.state.visitor = visitor
    if request.method not in SAFE:
        _check_origin(request, visitor)
        limit(services, "writing", visitor.key)
    await check_readable(request)


def is_relayed(request: Request[Any, Any, Any]) -> bool:
    """Whether another process passed this on: it has counted the request already."""
    return services_of(request).peers.sent(request.headers, counted_address(request))


def limit(services: Services, kind: str, key: str) -> None:
    """Refuses what comes too often."""
    wait = services.limits.wait(kind, key, services.live_tables.now())
    if wait:
        raise refuse("too_fast", seconds=-(-wait // 1000))


def may_open(services: Services, visitor: Visitor) -> Person:
    """The person who may open a table now: not too often, and not too many from one address."""
    person = signed_in(visitor)
    limit(services, "opening", person.id)
    limit(services, "opening_by_address", visitor.address)
    if services.opened_from is not None and not services.opened_from.has_room(visitor.address):
        raise refuse("too_many_tables_here")
    now = services.live_tables.now()
    if services.opened_from is not None and not services.opened_from.may_write(visitor.address, now):
        raise refuse("too_much_kept_here")
    if services.opened_from is not None and not services.live_tables.hourly.may_write(visitor.address, now):
        raise refuse("too_much_written_here")
    return person


async def may_open_event(services: Services, visitor: Visitor) -> Person:
    """The person who may open or bring a championship, a cup or a tournament now: not too often, and while there is room for it."""
    person = signed_in(visitor)
    limit(services, "opening", person.id)
    limit(services, "opening_by_address", visitor.address)
    refusal = await services.live_tables.no_room_for_event(person.id)
    return person if refusal is None else granted(refusal)


def opened_by(services: Services, visitor: Visitor, table: str, config: TableConfig) -> None:
    """Counts a table and its chairs for the address that it was opened from."""
    if services.opened_from is not None:
        services.opened_from.note(visitor.address, table, config.seats)


def _check_origin(request: Request[Any, Any, Any], visitor: Visitor) -> None:
    """A browser says which page sends a request: it must be ours, and know the session's second secret.

    A bot's token is sent by nobody's browser on its own, so it needs neither.
    """
    if visitor.way == "bot":
        return
    origin = request.headers.get("origin")
    if request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise refuse("other_origin")
    if origin is not None and not same(_host(origin), request.headers.get("host", "")):
        raise refuse("other_origin")
    if visitor.way == "cookie" and not same(request.headers.get(CSRF_HEADER, ""), csrf_of(visitor.token)):
        raise refuse("csrf")


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def signed_in(visitor: Visitor) -> Person:
    """The person of this session, or the refusal that asks to come in first."""
    if visitor.person is None:
        raise refuse("login_needed")
    return visitor.person


def in_person(visitor: Visitor) -> Person:
    """The person itself, not a program with a token: accounts are nobody else's business."""
    person = signed_in(visitor)
    if visitor.way == "bot":
        raise refuse("not_for_bots")
    return person


def session_cookie(request: Request[Any, Any, Any], token: Token, now: int) -> Cookie:
    """The cookie of a session. Over https it never travels without it."""
    return _cookie(request, COOKIE, token.text, (token.until - now) // 1000)


def device_cookie(request: Request[Any, Any, Any], token: str) -> Cookie:
    """The cookie by which a device is known again after the log-out, for tries of its own at the next log-in."""
    return _cookie(request, DEVICE_COOKIE, token, DEVICE_DAYS * 86_400)


def no_cookie(request: Request[Any, Any, Any]) -> Cookie:
    """Takes the cookie of the session back."""
    return _cookie(request, COOKIE, "", 0)


def _cookie(request: Request[Any, Any, Any], name: str, value: str, seconds: int) -> Cookie:
    secure = _is_secure(request)
    full = f"{HOST_PREFIX}{name}" if secure else name
    return Cookie(full, value=value, path="/", httponly=True, samesite="lax", secure=secure, max_age=seconds)


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who I am here. `csrf` goes into the header X-CSRF-Token of everything that changes something."""

    person: Person | None
    csrf: str | None = None


def me(visitor: Visitor) -> Me:
    """What a visitor is told of the own session."""
    return Me(person=visitor.person, csrf=csrf_of(visitor.token) if visitor.way == "cookie" else None)


def me_of(session: NewSession) -> Me:
    """What somebody is told who has just come in."""
    return Me(person=session.person, csrf=csrf_of(session.token.text))
