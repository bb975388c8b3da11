"""Cups online: the list, opening one, entering and leaving it, and its bracket. The play is at the live tables."""

import asyncio
from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody

from tento.championship.core.beside import people_text
from tento.club.events.pairs.agreement import Pace
from tento.club.events.pairs.config import CupConfig
from tento.club.events.pairs.cup import Cup
from tento.club.ports import EventStatus, Lease
from tento.club.printable import printable
from tento.table.refusal import Refusal
from tento.web.api.cup_messages import CupInvite, CupNews, CupRow, CupRulebook, EnterCup, NewCup, WeeklyCupShown
from tento.web.api.cup_shown import cup_rulebooks, news, rows_shown
from tento.web.errors import REFUSALS, granted, refuse
from tento.web.guard import guard, limit, may_open_event, services_of, signed_in, visitor_of
from tento.web.services import Services

Req = Request[Any, Any, Any]


@get("/", responses=REFUSALS)
async def cups(request: Req, status: FromQuery[EventStatus | None] = None) -> list[CupRow]:
    """The public cups, the newest first."""
    services = services_of(request)
    rows = await services.store.events.listed(() if status is None else (status,), held="cup")
    return await rows_shown(services, rows)


@post("/", responses=REFUSALS)
async def open_cup(request: Req, data: JSONBody[NewCup]) -> CupNews:
    """A new cup, which waits for people. Whoever opens it is its host, and enters like everybody."""
    services, person = services_of(request), signed_in(visitor_of(request))
    title = data.title.strip()
    if not title or not printable(title):
        raise refuse("bad_request", field="title")
    await may_open_event(services, visitor_of(request))
    config = CupConfig(
        rulebook=data.rulebook,
        entries=data.entries,
        singles=data.singles,
        best_of=data.best_of,
        notice_minutes=data.notice_minutes,
        begins=data.begins,
        bots=data.bots,
        bot=data.bot,
        bots_quick=data.bots_quick,
        pace=Pace(
            turn_seconds=data.turn_seconds,
            bot_seconds=data.bot_seconds,
            pause_seconds=data.pause_seconds,
            spectators=data.spectators,
            spectator_delay=data.spectator_delay,
        ),
    )
    return await news(services, granted(await services.cups.open(person, title, config, data.visibility)), person, None)


@get("/rulebooks", responses=REFUSALS)
async def rulebooks() -> list[CupRulebook]:
    """The rulebooks under which cups are held."""
    return list(await asyncio.to_thread(cup_rulebooks))


@get("/weekly", responses=REFUSALS)
async def weekly(request: Req) -> WeeklyCupShown:
    """The cup of the week, open or played, where the house holds one."""
    services = services_of(request)
    row = None if services.weekly is None else await services.weekly.current()
    return WeeklyCupShown(None if row is None else (await rows_shown(services, [row]))[0])


async def _found(services: Services, cup: str) -> Cup:
    found = await services.cups.find(cup)
    if not isinstance(found, Cup):
        raise refuse("unknown_tournament")
    return found


@get("/{cup:str}", responses=REFUSALS)
async def look(request: Req, cup: FromPath[str], since: FromQuery[int | None] = None) -> CupNews:
    """A cup by its link; without its bracket, if that is still the one that the reader has."""
    services = services_of(request)
    return await news(services, await _found(services, cup), visitor_of(request).person, since)


@get("/{cup:str}/invite/{link:str}", responses=REFUSALS)
async def invite(request: Req, cup: FromPath[str], link: FromPath[str]) -> CupInvite:
    """Who asks for a partner by this link."""
    found = await _found(services_of(request), cup)
    limit(services_of(request), "secrets", visitor_of(request).key)
    by = await found.invited_by(link[:128])
    if by is None:
        raise refuse("wrong_link")
    return CupInvite(by.name)


@get("/{cup:str}/log", media_type=MediaType.TEXT, responses=REFUSALS)
async def log(request: Req, cup: FromPath[str]) -> str:
    """The log of its decisions, as `tento championship verify` reads it with the people beside it."""
    return (await _found(services_of(request), cup)).event.text


@get("/{cup:str}/people.json", media_type=MediaType.TEXT, responses=REFUSALS)
async def people_file(request: Req, cup: FromPath[str]) -> str:
    """What lies beside the log. It names people as the page does, and no more of them: a cup asks for no form."""
    return people_text((await _found(services_of(request), cup)).event.ledger.beside.things)


async def _done(request: Req, cup: Cup, refusal: Refusal | None) -> CupNews:
    if refusal is not None:
        granted(refusal)
    return await news(services_of(request), cup, visitor_of(request).person, None)


@post("/{cup:str}/enter", status_code=200, responses=REFUSALS)
async def enter(request: Req, cup: FromPath[str], data: JSONBody[EnterCup]) -> CupNews:
    """Enter: by a partner's link, with a bot, or with whoever comes next. The last place begins the cup, unless it begins at a time."""
    person = signed_in(visitor_of(request))
    found = await _found(services_of(request), cup)
    return await _done(request, found, await found.enter(person, data.partner, data.bot))


@post("/{cup:str}/leave", status_code=200, responses=REFUSALS)
async def leave(request: Req, cup: FromPath[str]) -> CupNews:
    """Leave; once the cup has begun whoever leaves has lost the next match."""
    person = signed_in(visitor_of(request))
    found = await _found(services_of(request), cup)
    return await _done(request, found, await found.leave(person))


@post("/{cup:str}/start", status_code=200, responses=REFUSALS)
async def start(request: Req, cup: FromPath[str]) -> CupNews:
    """The host begins; bots take the free places where that was agreed."""
    person = signed_in(visitor_of(request))
    found = await _found(services_of(request), cup)
    return await _done(request, found, await found.begin(person.id))


@post("/{cup:str}/cancel", status_code=200, responses=REFUSALS)
async def cancel(request: Req, cup: FromPath[str]) -> CupNews:
    """The host calls off a cup that has not begun."""
    person = signed_in(visitor_of(request))
    found = await _found(services_of(request), cup)
    return await _done(request, found, await found.cancel(person.id))


async def guard_cups(request: Req) -> Response[bytes] | None:
    """The guard; and what is for a cup that another process runs goes there."""
    await guard(request)
    cup = request.path_params.get("cup")
    if cup is None:
        return None
    services = services_of(request)
    found = await services.cups.find(cup)
    return await services.peers.forward(found, request) if isinstance(found, Lease) else None


def cups_router() -> Router:
    """The routes of cups."""
    handlers = [cups, open_cup, rulebooks, weekly, look, invite, log, people_file, enter, leave, start, cancel]
    return Router("/api/cups", route_handlers=handlers, before_request=guard_cups, tags=["cups"])
