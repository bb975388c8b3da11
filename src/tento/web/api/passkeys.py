"""Coming in by a passkey, and the passkeys of the own account."""

from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from tento.club.people.passkeys import Made, Shown, Site
from tento.web.api.people import begin_session
from tento.web.api.safety import Password
from tento.web.errors import REFUSALS, granted
from tento.web.guard import Me, device_of, guard, in_person, limit, services_of, visitor_of

Req = Request[Any, Any, Any]
Base64 = Annotated[str, Meta(max_length=8192, pattern=r"^[A-Za-z0-9_-]*$")]
ALGORITHMS: Final = (-8, -7, -257)
"""Ed25519, ECDSA over P-256 and RSA, by their numbers at IANA: what every device has one of."""


class PasskeyShown(msgspec.Struct, frozen=True):
    """A passkey of mine: what I called it, since when, and when it was last used (0: never)."""

    id: str
    name: str
    created: int
    used: int


class NewKeyAsked(msgspec.Struct, frozen=True, kw_only=True):
    """What a browser must know to make a key: the challenge and the ids in base64 for addresses, the house, and the keys there are."""

    challenge: str
    site: str
    user: str
    name: str
    known: tuple[str, ...]
    algorithms: tuple[int, ...] = ALGORITHMS


class KeyAsked(msgspec.Struct, frozen=True):
    """What a browser must know to show a key."""

    challenge: str
    site: str


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A key that a device made, and what its owner calls it."""

    name: Annotated[str, Meta(max_length=64)]
    id: Base64
    client_data: Base64
    attestation: Base64


class PasskeyLogin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A key that a device shows."""

    id: Base64
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    user_handle: Base64


def _site(request: Req) -> Site:
    """The house under the name by which this browser reached it; the guard has seen that the page is of the same name."""
    host = request.headers.get("host", "")
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        name = ""  # no key is for a name that cannot be read
    return Site(name, f"{request.scope['scheme']}://{host}")


@get("/me/passkeys", responses=REFUSALS)
async def passkeys(request: Req) -> list[PasskeyShown]:
    """My passkeys."""
    found = await services_of(request).passkeys.of(in_person(visitor_of(request)))
    return [PasskeyShown(one.id, one.name, one.created, one.used) for one in found]


@post("/me/passkeys/begin", status_code=200, responses=REFUSALS)
async def begin_adding(request: Req, data: JSONBody[Password]) -> NewKeyAsked:
    """What a new key must answer; it is good for five minutes."""
    services, person = services_of(request), in_person(visitor_of(request))
    limit(services, "secrets", person.id)
    challenge = granted(await services.passkeys.begin_adding(person, data.password, services.live_tables.now()))
    known = tuple(one.id for one in await services.passkeys.of(person))
    return NewKeyAsked(challenge=challenge, site=_site(request).name, user=person.id, name=person.name, known=known)


@post("/me/passkeys", responses=REFUSALS)
async def add(request: Req, data: JSONBody[NewPasskey]) -> PasskeyShown:
    """A new passkey; from now on it opens the account."""
    services, person = services_of(request), in_person(visitor_of(request))
    limit(services, "secrets", person.id)
    made = Made(data.id, data.client_data, data.attestation)
    added = granted(await services.passkeys.add(person, data.name, made, _site(request), services.live_tables.now()))
    return PasskeyShown(added.id, added.name, added.created, added.used)


@delete("/me/passkeys/{passkey:str}", responses=REFUSALS)
async def remove(request: Req, passkey: FromPath[str]) -> None:
    """A passkey opens nothing any more."""
    services, person = services_of(request), in_person(visitor_of(request))
    granted(await services.passkeys.remove(person, passkey, services.live_tables.now()))


@post("/passkey/begin", status_code=200, responses=REFUSALS)
async def begin_entering(request: Req) -> KeyAsked:
    """What a key must answer to come in, whosever it is."""
    services = services_of(request)
    limit(services, "secrets", visitor_of(request).key)
    return KeyAsked(await services.passkeys.begin_entering(services.live_tables.now()), _site(request).name)


@post("/passkey/login", status_code=200, responses=REFUSALS)
async def enter(request: Req, data: JSONBody[PasskeyLogin]) -> Response[Me]:
    """Come in by a passkey, without a name, a password or a code."""
    services = services_of(request)
    limit(services, "secrets", visitor_of(request).key)
    now = services.live_tables.now()
    shown = Shown(data.id, data.client_data, data.authenticator_data, data.signature, data.user_handle)
    person = granted(await services.passkeys.enter(shown, _site(request), now))
    return begin_session(request, await services.accounts.begin(person, now, device_of(request)))


def passkeys_router() -> Router:
    """The routes of passkeys."""
    handlers = [passkeys, begin_adding, add, remove, begin_entering, enter]
    return Router("/api", route_handlers=handlers, before_request=guard, tags=["people"])
