"""Championships that people direct: opened, followed by everybody, decided by those who have a role in them."""

from typing import Any, Final, cast

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from tento.championship.core.roles import READS_ALL, Role
from tento.championship.pairs.state import State as PairsState
from tento.club.events.venue.actors import link_key
from tento.club.events.venue.asking import Asked
from tento.club.events.venue.championship import Championship
from tento.club.events.venue.championships import NewChampionship
from tento.club.events.venue.public import public_log
from tento.club.ports import EventLink, EventStatus, Lease
from tento.club.printable import printable
from tento.web.api.events.access import Req, beside_if_large, decider, found_event, guard_events, standing_in, who_asks
from tento.web.api.events.acts import acts_shown
from tento.web.api.events.answers import answered
from tento.web.api.events.messages import (
    ActsShown,
    ChangedBody,
    EntryKept,
    EventDecision,
    EventHead,
    EventLine,
    EventNews,
    EventShown,
    LinkMade,
    LinkShown,
    NewDecision,
    NewEvent,
    NewEventLink,
    NewRole,
    RoleShown,
    SenderShown,
)
from tento.web.api.events.pairs import entries_kept
from tento.web.api.events.shown import event_shown, head_shown, lines_shown, name_of, news, written
from tento.web.errors import REFUSALS, DecisionRefused, granted, language_of, refuse
from tento.web.guard import may_open_event, services_of, signed_in, visitor_of

LARGEST_DECISION: Final = 131_072
"""A day of a large tournament begins with a thousand bags."""
MAY_DECLINE: Final = REFUSALS | {
    409: ResponseSpec(data_container=DecisionRefused, description="Refused as things stand, with what would work", generate_examples=False)
}


@get("/", responses=REFUSALS)
async def events(request: Req, status: FromQuery[EventStatus | None] = None) -> list[EventLine]:
    """The public championships, the newest first."""
    services = services_of(request)
    rows = await services.store.events.listed(() if status is None else (status,), held="venue")
    return await lines_shown(services, rows)


@get("/mine", responses=REFUSALS)
async def mine(request: Req) -> list[EventLine]:
    """The championships in which the reader has a role, or which the reader opened."""
    services, person = services_of(request), signed_in(visitor_of(request))
    return await lines_shown(services, await services.store.event_people.events_of(person.id))


@post("/", responses=REFUSALS)
async def open_event(request: Req, data: JSONBody[NewEvent]) -> Response[EventShown]:
    """A new championship under a rulebook, opened once however often it is sent. Whoever opens it is its organiser."""
    services, person = services_of(request), signed_in(visitor_of(request))
    title = data.title.strip()
    if not title or not printable(title):
        raise refuse("bad_request", field="title")
    await may_open_event(services, visitor_of(request))
    after = None if data.after is None else await _own_edition(request, data.after)
    asked = NewChampionship(data.id, title, data.rulebook, data.options, data.fields, data.visibility, after)
    opened = await services.championships.open(person, asked)
    if isinstance(opened, Lease):
        return cast(Response[EventShown], await services.peers.forward(opened, request))
    return Response(await event_shown(services, granted(opened), language_of(request)), status_code=201)


async def _own_edition(request: Req, event: str) -> Championship:
    """The last edition of an event, which its organiser alone may continue."""
    found, theirs = await standing_in(request, event)
    if not theirs.has("organiser"):
        raise refuse("not_your_office", role=theirs.actors[0].role, may="organiser")
    return found


@get("/{event:str}", responses=REFUSALS)
async def look(request: Req, event: FromPath[str]) -> Response[bytes]:
    """A championship as everybody may see it: `EventShown`. It is written once for each number, however many read it."""
    services, lang = services_of(request), language_of(request)
    found = await found_event(services, event)
    return Response(await written(services, found, lang), media_type=MediaType.JSON)


@get("/{event:str}/since/{number:int}", responses=REFUSALS)
async def since(request: Req, event: FromPath[str], number: FromPath[int]) -> EventNews:
    """What was decided after this number; those who may read all are told by whom and why."""
    services = services_of(request)
    found, theirs = await standing_in(request, event)
    return news(services, found, max(0, number), language_of(request), theirs.has(*READS_ALL))


@get("/{event:str}/acts", responses=REFUSALS)
async def acts(request: Req, event: FromPath[str]) -> ActsShown:
    """What the reader is in this championship, and may decide now."""
    found, theirs = await standing_in(request, event)
    return await beside_if_large(request, found, acts_shown, found, theirs)


@post("/{event:str}/decisions", responses=MAY_DECLINE, request_max_body_size=LARGEST_DECISION)
async def decide(request: Req, event: FromPath[str], data: JSONBody[NewDecision]) -> Response[EventDecision | ChangedBody]:
    """A decision, kept once. `changed_since` (409) has the number of the other decision and the match as it is now."""
    who = decider(request)
    found = await found_event(services_of(request), event)
    return await answered(request, found, await found.decide(who, _asked(data)))


@post("/{event:str}/preview", status_code=200, responses=MAY_DECLINE)
async def preview(request: Req, event: FromPath[str], data: JSONBody[NewDecision]) -> Response[EventDecision | ChangedBody]:
    """What a decision would bring about; nothing is kept."""
    who = decider(request)
    found = await found_event(services_of(request), event)
    return await answered(request, found, await found.preview(who, _asked(data)))


def _asked(data: NewDecision) -> Asked:
    return Asked(**msgspec.structs.asdict(data))


@get("/{event:str}/entries", responses=REFUSALS)
async def entries(request: Req, event: FromPath[str]) -> list[EntryKept]:
    """The entries with their forms, for those who may read all; the list for the desk; the own ones for players."""
    found, theirs = await standing_in(request, event)
    state = found.event.state
    if not isinstance(state, PairsState):
        return []
    if theirs.has(*READS_ALL):
        return await beside_if_large(request, found, entries_kept, state, None, personal=True)
    if theirs.has("desk"):
        return await beside_if_large(request, found, entries_kept, state, None, personal=False)
    return entries_kept(state, frozenset(theirs.entries), personal=True)


@get("/{event:str}/log", media_type=MediaType.TEXT, responses=REFUSALS)
async def log(request: Req, event: FromPath[str]) -> Response[str]:
    """The log of decisions. Those who may read all get the file that `tento championship verify` reads; others names and results."""
    found, theirs = await standing_in(request, event)
    if theirs.has(*READS_ALL):
        headers = {"Content-Disposition": f'attachment; filename="{event}.log"', "Cache-Control": "no-store"}
        return Response(found.event.text, media_type=MediaType.TEXT, headers=headers)
    lines = await beside_if_large(request, found, public_log, found.event.kind, tuple(found.event.lines), tuple(found.event.made))
    return Response("".join(f"{line}\n" for line in lines), media_type=MediaType.TEXT)


@get("/{event:str}/heads/{number:int}", responses=REFUSALS)
async def head(request: Req, event: FromPath[str], number: FromPath[int]) -> EventHead:
    """The check of the log after the decision of this number, for everybody: a paper with another check tells of another log."""
    found = await found_event(services_of(request), event)
    if not 1 <= number <= found.number:
        raise refuse("not_found")
    return head_shown(found, number)


@get("/{event:str}/roles", responses=REFUSALS)
async def roles(request: Req, event: FromPath[str]) -> list[RoleShown]:
    """Who is what in this championship, for those who direct it."""
    services = services_of(request)
    found = await found_event(services, event)
    given = granted(await services.office.roles(found, who_asks(request)))
    return [
        RoleShown(person=one.person, name=await name_of(services, one.person), role=one.role, tables=one.tables, entries=one.entries)
        for one in given
    ]


@post("/{event:str}/roles", responses=REFUSALS)
async def give_role(request: Req, event: FromPath[str], data: JSONBody[NewRole]) -> RoleShown:
    """Gives a role to whoever keeps this name, or replaces what it is for."""
    services, who = services_of(request), decider(request)
    found = await found_event(services, event)
    given = granted(await services.office.give(found, who, data.name, data.role, tables=data.tables, entries=data.entries))
    return RoleShown(person=given.person, name=data.name, role=given.role, tables=given.tables, entries=given.entries)


@delete("/{event:str}/roles/{person:str}/{role:str}", responses=REFUSALS)
async def take_role(request: Req, event: FromPath[str], person: FromPath[str], role: FromPath[Role]) -> None:
    """Takes a role away, from this moment on."""
    services, who = services_of(request), decider(request)
    refusal = await services.office.take(await found_event(services, event), who, person, role)
    if refusal is not None:
        granted(refusal)


@get("/{event:str}/senders", responses=REFUSALS)
async def senders(request: Req, event: FromPath[str]) -> list[SenderShown]:
    """From which account or link, and from which device, each decision came; for those who direct the championship."""
    services = services_of(request)
    found = await found_event(services, event)
    links_made = granted(await services.office.links(found, who_asks(request)))
    names = {link_key(link.id): link.name for link in links_made}
    sent = await found.senders()
    for key in {one.key for one in sent.values()} - names.keys():
        names[key] = await name_of(services, key)
    return [SenderShown(number=number, name=names[one.key], device=one.device, kept=one.kept) for number, one in sent.items()]


@get("/{event:str}/links", responses=REFUSALS)
async def links(request: Req, event: FromPath[str]) -> list[LinkShown]:
    """The links of referees without an account; none of what is shown opens anything."""
    services = services_of(request)
    made = granted(await services.office.links(await found_event(services, event), who_asks(request)))
    return [LinkShown(**_link(one)) for one in made]


@post("/{event:str}/links", responses=REFUSALS)
async def make_link(request: Req, event: FromPath[str], data: JSONBody[NewEventLink]) -> LinkMade:
    """A link for a referee without an account: one table, one day. Its token is told to whoever sends this id, and never again."""
    services, who = services_of(request), decider(request)
    found = await found_event(services, event)
    made = granted(await services.office.make_link(found, who, data.id, data.name, data.table, data.day))
    return LinkMade(**_link(made.link), token=made.token)


def _link(link: EventLink) -> dict[str, Any]:
    return {
        "id": link.id,
        "name": link.name,
        "table": link.table_number,
        "since": link.since,
        "until": link.until,
        "revoked": link.revoked,
    }


@delete("/{event:str}/links/{link:str}", responses=REFUSALS)
async def revoke_link(request: Req, event: FromPath[str], link: FromPath[str]) -> None:
    """The link opens nothing any more."""
    services, who = services_of(request), decider(request)
    refusal = await services.office.revoke(await found_event(services, event), who, link)
    if refusal is not None:
        granted(refusal)


def events_router() -> Router:
    """The routes of championships that people direct."""
    handlers = [
        events, mine, open_event, look, since, acts, decide, preview, entries, log, head, roles, give_role, take_role,
        links, make_link, revoke_link, senders,
    ]  # fmt: skip
    return Router("/api/events", route_handlers=handlers, before_request=guard_events, tags=["events"])
