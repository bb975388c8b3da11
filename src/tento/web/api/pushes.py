"""A person's devices that want to be told when a match is called: the key of the house, and each device on and off."""

from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.params import JSONBody
from msgspec import Meta

from tento.club.people.tokens import token_hash
from tento.club.ports import PushSubscription
from tento.web.errors import REFUSALS, refuse
from tento.web.guard import guard, in_person, services_of, visitor_of
from tento.web.push.endpoints import LONGEST, good_endpoint

Req = Request[Any, Any, Any]
DEVICES: Final = 8
"""So many devices of one person are told."""
Key = Annotated[str, Meta(max_length=128)]
Endpoint = Annotated[str, Meta(max_length=LONGEST)]


class PushKeys(msgspec.Struct, frozen=True):
    """The two keys of a device."""

    p256dh: Key
    auth: Key


class NewPush(msgspec.Struct, frozen=True):
    """A device as its browser describes it."""

    endpoint: Endpoint
    keys: PushKeys


class PushOff(msgspec.Struct, frozen=True):
    """A device that wants no more."""

    endpoint: Endpoint


class PushHouse(msgspec.Struct, frozen=True, kw_only=True):
    """The key by which a browser knows the house, and the marks of the reader's devices: the SHA-256 of each address."""

    key: str
    devices: tuple[str, ...]


def mark(endpoint: str) -> str:
    """What tells a device from the others."""
    return sha256(endpoint.encode()).hexdigest()


@get("/", responses=REFUSALS)
async def devices(request: Req) -> PushHouse:
    """The key of the house, and which devices of the reader are told."""
    return await _told(request)


@post("/", status_code=200, responses=REFUSALS)
async def turn_on(request: Req, data: JSONBody[NewPush]) -> PushHouse:
    """Tells this device from now on, until it is turned off, the session ends or its push service forgets it."""
    services, visitor = services_of(request), visitor_of(request)
    person = in_person(visitor)
    if not good_endpoint(data.endpoint, services.push.policy.also):
        raise refuse("bad_request", field="endpoint")
    if not services.push.takes(msgspec.structs.asdict(data.keys)):
        raise refuse("bad_request", field="keys")
    device = PushSubscription(
        id=mark(data.endpoint),
        person=person.id,
        session=token_hash(visitor.token),
        endpoint=data.endpoint,
        p256dh=data.keys.p256dh,
        auth=data.keys.auth,
        origin=f"https://{request.url.netloc}"[:256],
        created=services.live_tables.now(),
    )
    await services.store.pushes.add(device, DEVICES)
    return await _told(request)


@post("/off", status_code=200, responses=REFUSALS)
async def turn_off(request: Req, data: JSONBody[PushOff]) -> PushHouse:
    """Tells this device nothing any more."""
    await services_of(request).store.pushes.remove(mark(data.endpoint), in_person(visitor_of(request)).id)
    return await _told(request)


async def _told(request: Req) -> PushHouse:
    services, person = services_of(request), visitor_of(request).person
    own = () if person is None else tuple(one.id for one in await services.store.pushes.of([person.id]))
    return PushHouse(key=await services.push.public_key(), devices=own)


def pushes_router() -> Router:
    """The routes of devices."""
    return Router("/api/push", route_handlers=[devices, turn_on, turn_off], before_request=guard, tags=["people"])
