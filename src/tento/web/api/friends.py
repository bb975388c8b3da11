"""My people: friends, by a link or by having played together; calls to a table; muted, blocked, reported."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from tento.club.people.friends import MyPeople, PersonShown, person_shown
from tento.club.people.reporting import LONGEST, Reason
from tento.club.ports import Person
from tento.web.api.table_messages import Word
from tento.web.errors import REFUSALS, granted
from tento.web.guard import guard, in_person, limit, services_of, visitor_of
from tento.web.services import Services

Req = Request[Any, Any, Any]


class FriendCode(msgspec.Struct, frozen=True):
    """The code of my link, told this once: the address of the page with it is sent to those who shall be friends."""

    code: str


class NewInvitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table to which a friend is called."""

    table: Word


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Why somebody is reported, in own words too, and the table where it happened."""

    reason: Reason
    words: Annotated[str, Meta(max_length=LONGEST)] = ""
    table: Annotated[str, Meta(max_length=64)] = ""


def _asker(request: Req) -> tuple[Services, Person, int]:
    """Who wants something of somebody, not too often, and the time."""
    services, person = services_of(request), in_person(visitor_of(request))
    limit(services, "asking", person.id)
    return services, person, services.live_tables.now()


async def _mine(services: Services, person: Person) -> MyPeople:
    services.news.look_soon()
    return await services.friendships.mine(person, services.live_tables.now())


@get("/me/people", responses=REFUSALS)
async def my_people(request: Req) -> MyPeople:
    """My friends and who of them is online, who asks me, whom I asked, muted and blocked."""
    services = services_of(request)
    return await services.friendships.mine(in_person(visitor_of(request)), services.live_tables.now())


@get("/me/people/lately", responses=REFUSALS)
async def lately(request: Req) -> list[PersonShown]:
    """With whom I played lately."""
    return await services_of(request).friendships.lately(in_person(visitor_of(request)))


@post("/me/people/link", status_code=200, responses=REFUSALS)
async def new_link(request: Req) -> FriendCode:
    """A link for those who shall be my friends, for a week; the one before ends."""
    services, person, now = _asker(request)
    return FriendCode(await services.friendships.new_link(person, now))


@delete("/me/people/link", status_code=204, responses=REFUSALS)
async def end_link(request: Req) -> None:
    """My link leads nowhere any more."""
    await services_of(request).friendships.end_link(in_person(visitor_of(request)))


@get("/friend/{code:str}", responses=REFUSALS)
async def behind_link(request: Req, code: FromPath[str]) -> PersonShown:
    """Whose link this is."""
    services = services_of(request)
    limit(services, "secrets", visitor_of(request).key)
    return person_shown(granted(await services.friendships.behind(code, services.live_tables.now())))


@post("/friend/{code:str}", status_code=200, responses=REFUSALS)
async def follow_link(request: Req, code: FromPath[str]) -> PersonShown:
    """Be friends with whose link this is."""
    services, person, now = _asker(request)
    found = granted(await services.friendships.follow(person, code, now))
    services.news.look_soon()
    return person_shown(found)


@post("/people/{person:str}/ask", status_code=200, responses=REFUSALS)
async def ask(request: Req, person: FromPath[str]) -> MyPeople:
    """Ask somebody with whom I played to be friends; who is asked accepts in the same way."""
    services, by, now = _asker(request)
    granted(await services.friendships.ask(by, person, now))
    return await _mine(services, by)


@post("/people/{person:str}/part", status_code=200, responses=REFUSALS)
async def part(request: Req, person: FromPath[str]) -> MyPeople:
    """Friends no more; or not to be."""
    services, by = services_of(request), in_person(visitor_of(request))
    await services.friendships.part(by, person)
    return await _mine(services, by)


@post("/people/{person:str}/mute", status_code=200, responses=REFUSALS)
async def mute(request: Req, person: FromPath[str]) -> MyPeople:
    """What this person says at tables is not shown to me, here and elsewhere."""
    services, by, now = _asker(request)
    granted(await services.friendships.mute(by, person, now))
    return await _mine(services, by)


@post("/people/{person:str}/block", status_code=200, responses=REFUSALS)
async def block(request: Req, person: FromPath[str]) -> MyPeople:
    """Somebody cannot ask me, call me, see me online, or sit at a table that I open any more."""
    services, by, now = _asker(request)
    granted(await services.friendships.block(by, person, now))
    return await _mine(services, by)


@post("/people/{person:str}/forgive", status_code=200, responses=REFUSALS)
async def forgive(request: Req, person: FromPath[str]) -> MyPeople:
    """Neither muted nor blocked any more."""
    services, by = services_of(request), in_person(visitor_of(request))
    await services.friendships.forgive(by, person)
    return await _mine(services, by)


@post("/people/{person:str}/invite", status_code=204, responses=REFUSALS)
async def invite(request: Req, person: FromPath[str], data: JSONBody[NewInvitation]) -> None:
    """Call a friend to a table that waits."""
    services, by, now = _asker(request)
    granted(await services.inviting.invite(by, person, data.table, now))
    services.news.look_soon()


@post("/people/{person:str}/answered", status_code=204, responses=REFUSALS)
async def answered(request: Req, person: FromPath[str]) -> None:
    """The call of this person was followed or declined."""
    await services_of(request).inviting.answered(in_person(visitor_of(request)).id, person)


@post("/people/{person:str}/report", status_code=204, responses=REFUSALS)
async def report(request: Req, person: FromPath[str], data: JSONBody[NewReport]) -> None:
    """Tell the admins of the house about somebody."""
    services, by, now = _asker(request)
    granted(await services.reporting.report(by, person, data.reason, data.words, data.table, now))


def friends_router() -> Router:
    """The routes of people's people."""
    handlers = [
        my_people, lately, new_link, end_link, behind_link, follow_link, ask, part, mute, block, forgive, invite, answered, report,
    ]  # fmt: skip
    return Router("/api", route_handlers=handlers, before_request=guard, tags=["people"])
