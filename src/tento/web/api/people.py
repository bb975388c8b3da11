"""Coming in, keeping a name, tokens, roles, and the own data."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from tento.club.people.accounts import NewSession
from tento.club.people.export import Export, PasskeyKept
from tento.club.people.export import export as exported
from tento.club.people.faces import FACES
from tento.club.people.names import tidy
from tento.club.people.passwords import WEAKEST, password_strength
from tento.club.ports import Person
from tento.web.addresses import counted_address
from tento.web.errors import REFUSALS, accepted, granted, refuse
from tento.web.guard import (
    Me,
    device_cookie,
    device_of,
    guard,
    in_person,
    is_relayed,
    limit,
    me,
    me_of,
    no_cookie,
    services_of,
    session_cookie,
    visitor_of,
)

Req = Request[Any, Any, Any]
Text = Annotated[str, Meta(max_length=1024)]


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password, and the code of the second factor where the account asks for one."""

    name: Text
    password: Text
    code: Annotated[str, Meta(max_length=12)] | None = None


class Keep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password to keep the name with, the name if it shall be another, and the current password if there is one."""

    password: Text
    name: Text | None = None
    current: Text | None = None


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A password that is being written, and the name that it shall keep."""

    password: Annotated[str, Meta(max_length=256)]
    name: Annotated[str, Meta(max_length=64)] = ""


class Strength(msgspec.Struct, frozen=True):
    """How hard a password is to guess, from 0 to 4; one of less than `least` is refused."""

    strength: int
    least: int


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name, another language, another face; whether friends see who is online."""

    name: Text | None = None
    language: Text | None = None
    face: Annotated[int, Meta(ge=0, lt=FACES)] | None = None
    visible: bool | None = None


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the token is called."""

    name: Text


class TokenShown(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's token: its id, its name, until when; its text only in the answer to its making."""

    id: str
    name: str
    until: int
    token: str | None = None


class Roles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is here."""

    roles: Annotated[tuple[Text, ...], Meta(max_length=8)]


class Forgotten(msgspec.Struct, frozen=True):
    """The name under which the results stay."""

    pseudonym: str


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of a person."""

    id: str
    name: str
    guest: bool
    roles: tuple[str, ...]
    created: int
    face: int


@get("/me", responses=REFUSALS)
async def who_am_i(request: Req) -> Me:
    """Who is logged in; makes nothing."""
    return me(visitor_of(request))


@post("/guest", status_code=201, responses=REFUSALS)
async def guest(request: Req) -> Response[Me]:
    """Come in as a guest, in one click. Who is in already stays who it is."""
    services, visitor = services_of(request), visitor_of(request)
    if visitor.person is not None:
        return Response(me(visitor), status_code=200)
    limit(services, "guests", visitor.address)
    language = accepted(request.headers.get("accept-language", "pt"))
    return begin_session(request, await services.accounts.guest(services.live_tables.now(), language), 201)


def begin_session(request: Req, session: NewSession, status: int = 200) -> Response[Me]:
    """The answer with the cookies of a new session, and of the device on which it was begun."""
    cookies = [session_cookie(request, session.token, services_of(request).live_tables.now())]
    if session.device:
        cookies.append(device_cookie(request, session.device))
    return Response(me_of(session), status_code=status, cookies=cookies)


@post("/keep", status_code=200, responses=REFUSALS)
async def keep(request: Req, data: JSONBody[Keep]) -> Response[Me]:
    """Keep the name with a password, or change the password."""
    services, person = services_of(request), in_person(visitor_of(request))
    limit(services, "secrets", person.id)
    now = services.live_tables.now()
    session = granted(await services.accounts.keep(person, data.name, data.password, data.current, now, device_of(request)))
    await services.protection.note(person.id, "password_changed", now)
    return begin_session(request, session)


@post("/keep/strength", status_code=200, responses=REFUSALS)
async def strength(request: Req, data: JSONBody[Written]) -> Strength:
    """How strong a password would be. Nothing of it is kept."""
    limit(services_of(request), "weighing", visitor_of(request).key)
    return Strength(await asyncio.to_thread(password_strength, data.password, tidy(data.name)), WEAKEST)


@post("/logout", status_code=200, responses=REFUSALS)
async def log_out(request: Req) -> Response[Me]:
    """Leave; the session is over."""
    visitor = visitor_of(request)
    await services_of(request).accounts.log_out(in_person(visitor), visitor.token)
    return Response(Me(person=None), cookies=[no_cookie(request)])


@patch("/me", responses=REFUSALS)
async def change(request: Req, data: JSONBody[Change]) -> Me:
    """Another name, another language, another face. At tables that wait it is told at once."""
    services, visitor = services_of(request), visitor_of(request)
    person = in_person(visitor)
    if data.name is not None:
        person = granted(await services.accounts.rename(person, data.name))
    if data.language is not None:
        person = granted(await services.accounts.speak(person, data.language))
    if data.face is not None:
        person = granted(await services.accounts.show_face(person, data.face))
    if data.visible is not None:
        person = granted(await services.accounts.be_seen(person, data.visible))
    if data.name is not None or data.face is not None:
        for lease in await services.live_tables.show_anew(person):
            await services.peers.notify(lease, f"/internal/shown/{person.id}")
    return me(msgspec.structs.replace(visitor, person=person))


@get("/me/export", responses=REFUSALS)
async def export(request: Req) -> Response[Export]:
    """Everything that is known of me here, as one file."""
    services = services_of(request)
    person = in_person(visitor_of(request))
    limit(services, "replays", visitor_of(request).address)
    made = await exported(person, services.store, services.live_tables.now())
    keys = tuple(PasskeyKept(one.name, one.created, one.used) for one in await services.passkeys.of(person))
    made = msgspec.structs.replace(made, passkeys=keys)
    return Response(made, headers={"Content-Disposition": 'attachment; filename="tento.json"'})


@delete("/me", status_code=200, responses=REFUSALS)
async def forget_me(request: Req) -> Response[Forgotten]:
    """Name, password and sessions are gone for good; results stay under a pseudonym."""
    services, person = services_of(request), in_person(visitor_of(request))
    granted(await services.accounts.step_down(person))
    await services.forgetting.ask(person, services.live_tables.now())
    name = granted(await services.accounts.erase(person))
    await services.forgetting.go_on()
    for lease in await services.live_tables.rename(person.id, name):
        await services.peers.notify(lease, f"/internal/forgotten/{person.id}")
    return Response(Forgotten(name), cookies=[no_cookie(request)])


@post("/internal/forgotten/{person:str}", status_code=204, include_in_schema=False)
async def forgotten(request: Req, person: FromPath[str]) -> None:
    """Another process forgot somebody, who may sit at a table of this one."""
    services = services_of(request)
    if not is_relayed(request):
        limit(services, "reading", counted_address(request))
        raise refuse("not_found")
    found = await services.store.people.get(person)
    if found is None or not found.erased:
        raise refuse("not_found")
    await services.live_tables.rename(found.id, found.name)


@post("/internal/shown/{person:str}", status_code=204, include_in_schema=False)
async def shown_anew(request: Req, person: FromPath[str]) -> None:
    """By another process somebody took another name or another face, who may sit at a table of this one."""
    services = services_of(request)
    if not is_relayed(request):
        limit(services, "reading", counted_address(request))
        raise refuse("not_found")
    found = await services.store.people.get(person)
    if found is None or found.erased:
        raise refuse("not_found")
    await services.live_tables.show_anew(found)


@get("/me/tokens", responses=REFUSALS)
async def tokens(request: Req) -> list[TokenShown]:
    """My bots' tokens."""
    services = services_of(request)
    rows = await services.accounts.bot_tokens(in_person(visitor_of(request)), services.live_tables.now())
    return [TokenShown(id=row.token_hash, name=row.name, until=row.until) for row in rows]


@post("/me/tokens", responses=REFUSALS)
async def new_token(request: Req, data: JSONBody[NewToken]) -> TokenShown:
    """A new token for a bot. Its text is shown this once."""
    services = services_of(request)
    token = granted(await services.accounts.new_bot_token(in_person(visitor_of(request)), data.name, services.live_tables.now()))
    await services.protection.note(visitor_of(request).key, "token_made", services.live_tables.now())
    return TokenShown(id=token.hash, name=data.name, until=token.until, token=token.text)


@delete("/me/tokens/{token:str}", responses=REFUSALS)
async def revoke(request: Req, token: FromPath[str]) -> None:
    """The token opens nothing any more."""
    await services_of(request).accounts.revoke(in_person(visitor_of(request)), token)


@get("/people/{person:str}", responses=REFUSALS)
async def profile(request: Req, person: FromPath[str]) -> Profile:
    """What everybody may know of a person."""
    found = await services_of(request).store.people.get(person)
    if found is None:
        raise refuse("unknown_person")
    return _profile(found)


def _profile(person: Person) -> Profile:
    return Profile(person.id, person.name, person.guest and not person.erased, person.roles, person.created, person.face)


@post("/people/{person:str}/roles", status_code=200, responses=REFUSALS)
async def give_roles(request: Req, person: FromPath[str], data: JSONBody[Roles]) -> Profile:
    """An admin says what somebody is here."""
    by = in_person(visitor_of(request))
    services = services_of(request)
    if "admin" in by.roles and not await services.protection.has_second(by):
        raise refuse("second_factor_needed")
    changed = granted(await services.accounts.give_roles(by, person, data.roles))
    await services.protection.note(person, "roles_changed", services.live_tables.now())
    return _profile(changed)


def people_router() -> Router:
    """The routes of people."""
    handlers = [
        who_am_i, guest, keep, strength, log_out, change, export, forget_me, tokens, new_token, revoke, profile, give_roles,
    ]  # fmt: skip
    return Router("/api", route_handlers=handlers, before_request=guard, tags=["people"])
