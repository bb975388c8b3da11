"""What keeps an account its owner's: open sessions, notices, recovery words, a second factor."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from tento.club.people.tokens import token_hash
from tento.web.api.people import Login, Text, begin_session
from tento.web.api.qr import drawn_aside
from tento.web.errors import REFUSALS, granted
from tento.web.guard import Me, device_of, guard, in_person, limit, services_of, visitor_of

Req = Request[Any, Any, Any]
Code = Annotated[str, Meta(max_length=12)]


class OpenSession(msgspec.Struct, frozen=True):
    """A device that is logged in: since when, until when, and whether it is this one."""

    id: str
    created: int
    until: int
    here: bool


class NoticeShown(msgspec.Struct, frozen=True):
    """What happened to the account, by its key, and when."""

    at: int
    kind: str


class SafetyShown(msgspec.Struct, frozen=True):
    """How safe the account is."""

    sessions: tuple[OpenSession, ...]
    notices: tuple[NoticeShown, ...]
    recovery: bool
    second: bool


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The current password."""

    password: Text


class RecoveryWords(msgspec.Struct, frozen=True):
    """The words, this once."""

    words: str


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name, recovery words, the new password, and a code where the account asks for one."""

    name: Text
    words: Text
    password: Text
    code: Code | None = None


class NewSecond(msgspec.Struct, frozen=True):
    """The secret for an authenticator, its address, and that as a code to read, an SVG."""

    secret: str
    address: str
    code: str


class SecondConfirmed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret, a code of it, and the current password."""

    secret: Annotated[str, Meta(max_length=64)]
    code: Code
    password: Text


class SecondCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code of the authenticator."""

    code: Code


@get("/me/safety", responses=REFUSALS)
async def safety(request: Req) -> SafetyShown:
    """Where I am logged in, what happened to my account, and which keys it has."""
    services, visitor = services_of(request), visitor_of(request)
    person, now, here = in_person(visitor), services.live_tables.now(), token_hash(visitor.token)
    rows = [row for row in await services.store.people.sessions(person.id, now) if row.kind == "cookie"]
    return SafetyShown(
        tuple(OpenSession(row.token_hash, row.created, row.until, row.token_hash == here) for row in rows),
        tuple(NoticeShown(one.at, one.kind) for one in await services.protection.notices(person)),
        await services.protection.has_recovery(person),
        await services.protection.has_codes(person),
    )


@delete("/me/sessions/{session:str}", responses=REFUSALS)
async def end_session(request: Req, session: FromPath[str]) -> None:
    """A device is logged out, and its sockets are closed."""
    services, person = services_of(request), in_person(visitor_of(request))
    await services.accounts.revoke(person, session)
    await services.protection.note(person.id, "sessions_ended", services.live_tables.now())


@delete("/me/sessions", responses=REFUSALS)
async def end_others(request: Req) -> None:
    """Every device but this one is logged out; programs keep their tokens."""
    services, visitor = services_of(request), visitor_of(request)
    person, now, here = in_person(visitor), services.live_tables.now(), token_hash(visitor.token)
    for row in await services.store.people.sessions(person.id, now):
        if row.kind == "cookie" and row.token_hash != here:
            await services.accounts.revoke(person, row.token_hash)
    await services.protection.note(person.id, "sessions_ended", now)


@post("/me/recovery", status_code=200, responses=REFUSALS)
async def new_recovery(request: Req, data: JSONBody[Password]) -> RecoveryWords:
    """New recovery words, shown this once; the old ones open nothing any more."""
    services, person = services_of(request), in_person(visitor_of(request))
    limit(services, "secrets", person.id)
    return RecoveryWords(granted(await services.protection.new_recovery(person, data.password, services.live_tables.now())))


@post("/recover", status_code=200, responses=REFUSALS)
async def recover(request: Req, data: JSONBody[Recovery]) -> Response[Me]:
    """Come in with the recovery words and choose a new password. Every other session is closed, and the words are used up."""
    services, visitor = services_of(request), visitor_of(request)
    now = services.live_tables.now()
    limit(services, "secrets", visitor.key)
    here = await services.accounts.devices.known(device_of(request)) or visitor.address
    person = granted(await services.protection.recover(data.name, data.words, data.password, data.code, here, now))
    return begin_session(request, await services.accounts.begin(person, now, device_of(request)))


@post("/me/second", status_code=200, responses=REFUSALS)
async def new_second(request: Req) -> NewSecond:
    """A secret for an authenticator; it counts once a code of it was shown."""
    services, person = services_of(request), in_person(visitor_of(request))
    limit(services, "secrets", person.id)
    made = services.protection.new_second(person)
    return NewSecond(made.secret, made.address, (await drawn_aside(request, made.address)).decode())


@put("/me/second", status_code=204, responses=REFUSALS)
async def set_second(request: Req, data: JSONBody[SecondConfirmed]) -> None:
    """From now on every log-in asks for a code."""
    services, person = services_of(request), in_person(visitor_of(request))
    granted(await services.protection.set_second(person, data.secret, data.password, data.code, services.live_tables.now()))


@post("/me/second/off", status_code=204, responses=REFUSALS)
async def drop_second(request: Req, data: JSONBody[SecondCode]) -> None:
    """No code is asked for any more."""
    services, person = services_of(request), in_person(visitor_of(request))
    granted(await services.protection.drop_second(person, data.code, services.live_tables.now()))


@post("/login", status_code=200, responses=REFUSALS)
async def log_in(request: Req, data: JSONBody[Login]) -> Response[Me]:
    """Come in with name and password, and with a code where the account asks for one."""
    services = services_of(request)
    now = services.live_tables.now()
    person = granted(await services.accounts.identify(data.name, data.password, visitor_of(request).address, now, device_of(request)))
    granted(await services.protection.check_second(person, data.code, now))
    await services.protection.note(person.id, "logged_in", now)
    return begin_session(request, await services.accounts.begin(person, now, device_of(request)))


def safety_router() -> Router:
    """The routes of the safety of accounts."""
    handlers = [safety, end_session, end_others, new_recovery, recover, new_second, set_second, drop_second, log_in]
    return Router("/api", route_handlers=handlers, before_request=guard, tags=["people"])
