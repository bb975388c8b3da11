"""The lobby and the tables: open, look, sit, leave, bots, start, rematch. The play itself is on the socket."""

from secrets import token_urlsafe
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from tento.club.live import entries as log
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import Elsewhere, Unplayable
from tento.club.live.refereeing import appoint, come, invite
from tento.club.live.seating import kick, may_start, sit, sit_bot
from tento.club.live.table_commands import default_rulebook, play_again, stand_up
from tento.club.live.table_state import TableState
from tento.club.printable import printable
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.web.api.table_messages import Bots, Kick, NewTable, RefereeKey, RefereeLink, Rematch, Sit, TableShown
from tento.web.api.table_shown import listed, over_shown, table_shown
from tento.web.errors import REFUSALS, granted, refuse
from tento.web.guard import guard, limit, may_open, opened_by, services_of, signed_in, visitor_of
from tento.web.services import Services

Req = Request[Any, Any, Any]


@get("/", responses=REFUSALS)
async def lobby(
    request: Req,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    status: FromQuery[Literal["waiting", "playing", "over"] | None] = None,
) -> list[TableShown]:
    """The public tables, the newest first."""
    return await listed(services_of(request), await services_of(request).store.tables.listed(game, status))


@post("/", responses=REFUSALS)
async def open_table(request: Req, data: JSONBody[NewTable]) -> TableShown:
    """A new table. Its id is the link to it; a private table is in no list."""
    services, visitor = services_of(request), visitor_of(request)
    person = signed_in(visitor)
    if data.visibility == "password" and data.password is None:
        raise refuse("password_needed")
    if data.visibility != "password" and data.password is not None:
        raise refuse("password_unused")
    if data.free_chat and data.visibility == "public":
        raise refuse("chat_needs_privacy")
    if not printable(data.title):
        raise refuse("bad_times")
    may_open(services, visitor)
    agreed = {name: value for name, value in msgspec.structs.asdict(data).items() if name != "password"}
    agreed["rulebook"] = data.rulebook or default_rulebook(data.game)
    password = None if data.password is None else await services.passwords.hashed(data.password)
    live = granted(await services.live_tables.open(person.id, log.TableConfig(**agreed), password))
    opened_by(services, visitor, live.state.id, live.state.config)
    return await table_shown(services, live.state, person.id)


@get("/{table:str}", responses=REFUSALS)
async def look(request: Req, table: FromPath[str]) -> TableShown:
    """A table by its link."""
    services, visitor = services_of(request), visitor_of(request)
    row = await services.store.tables.get(table)
    if row is None:
        raise refuse("unknown_table")
    if row.status == "over":
        return await over_shown(services, row, visitor.person.id if visitor.person else None)
    live = await running_table(services, table)
    return await table_shown(services, live.state, visitor.person.id if visitor.person else None)


async def running_table(services: Services, table: str) -> LiveTable:
    """The live table of this id, run by this process."""
    found = await services.live_tables.find(table)
    if isinstance(found, Elsewhere):
        raise ConnectionError("the table moved while it was asked for")
    if isinstance(found, Unplayable):
        raise refuse("rulebook_lost")
    if not isinstance(found, LiveTable):
        raise refuse("unknown_table")
    return found


@post("/{table:str}/sit", status_code=200, responses=REFUSALS)
async def take_seat(request: Req, table: FromPath[str], data: JSONBody[Sit]) -> TableShown:
    """Take a seat, and with it a partner."""
    services, person = services_of(request), signed_in(visitor_of(request))
    live = await running_table(services, table)
    if live.state.config.visibility == "password" and person.id != live.state.host:
        limit(services, "secrets", person.id)
        await check_table_password(services, table, data.password)
    if not live.state.config.reserved and not await services.friendships.welcomes(live.state.host, person.id):
        raise refuse("not_welcome")
    seat = None if data.seat is None else Seat(data.seat)
    insist(await live.decide(lambda state, at: sit(state, at, person.id, person.name, seat)))
    return await table_shown(services, live.state, person.id)


async def check_table_password(services: Services, table: str, password: str | None) -> None:
    """Refuses who does not know the password of the table."""
    row = await services.store.tables.get(table)
    if row is None or not await services.passwords.fits(row.password, password or ""):
        raise refuse("wrong_table_password")


def insist(answer: object) -> None:
    """What a table decided is kept, or its refusal is raised."""
    if isinstance(answer, Refusal):
        granted(answer)


@post("/{table:str}/leave", status_code=200, responses=REFUSALS)
async def leave_seat(request: Req, table: FromPath[str]) -> TableShown:
    """Leave: before the match the seat is free again, during it a bot plays on."""
    services, person = services_of(request), signed_in(visitor_of(request))
    live = await running_table(services, table)
    insist(await stand_up(live, person.id))
    return await table_shown(services, live.state, person.id)


@post("/{table:str}/kick", status_code=200, responses=REFUSALS)
async def free_seat(request: Req, table: FromPath[str], data: JSONBody[Kick]) -> TableShown:
    """The host frees a seat before the match."""
    services, person = services_of(request), signed_in(visitor_of(request))
    live = await running_table(services, table)
    insist(await live.decide(lambda state, at: kick(state, at, person.id, Seat(data.seat))))
    return await table_shown(services, live.state, person.id)


@post("/{table:str}/bots", status_code=200, responses=REFUSALS)
async def seat_bot(request: Req, table: FromPath[str], data: JSONBody[Bots]) -> TableShown:
    """The host gives a free seat to a bot."""
    services, person = services_of(request), signed_in(visitor_of(request))
    live = await running_table(services, table)
    seat = None if data.seat is None else Seat(data.seat)
    insist(await live.decide(lambda state, at: sit_bot(state, at, person.id, data.bot, seat)))
    return await table_shown(services, live.state, person.id)


@post("/{table:str}/start", status_code=200, responses=REFUSALS)
async def start_match(request: Req, table: FromPath[str]) -> TableShown:
    """The host begins; bots take the free seats."""
    services, person = services_of(request), signed_in(visitor_of(request))
    live = await running_table(services, table)
    insist(await live.start(lambda state: may_start(state, person.id)))
    return await table_shown(services, live.state, person.id)


@post("/{table:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch(request: Req, table: FromPath[str]) -> Rematch:
    """Once more, at a new table with the same agreement; everybody who asks gets the same one."""
    services, visitor = services_of(request), visitor_of(request)
    person = may_open(services, visitor)
    live = await running_table(services, table)
    row = await services.store.tables.get(table)
    following = granted(await play_again(services.live_tables, live, person, row.password if row else None))
    opened_by(services, visitor, following, live.state.config)
    return Rematch(following)


@post("/{table:str}/referee/link", status_code=200, responses=REFUSALS)
async def invite_referee(request: Req, table: FromPath[str]) -> RefereeLink:
    """The host asks for the key of a link by which a referee comes. A new one ends the old one, and the office of who came by it."""
    services, person = services_of(request), signed_in(visitor_of(request))
    live, key = await running_table(services, table), token_urlsafe(16)
    insist(await live.decide(lambda state, at: invite(state, at, person.id, key)))
    return RefereeLink(key)


@post("/{table:str}/referee", status_code=200, responses=REFUSALS)
async def come_as_referee(request: Req, table: FromPath[str], data: JSONBody[RefereeKey]) -> TableShown:
    """Come to the table as its referee: by the key of the link, as a host who does not play, or as one who referees the event."""
    services, person = services_of(request), signed_in(visitor_of(request))
    limit(services, "secrets", person.id)
    live = await running_table(services, table)
    named = data.key is None and await _referees_the_event(services, live.state, person.id)
    if named:
        insist(await live.decide(lambda state, at: appoint(state, at, person.id)))
    else:
        insist(await live.decide(lambda state, at: come(state, at, person.id, data.key)))
    return await table_shown(services, live.state, person.id)


async def _referees_the_event(services: Services, state: TableState, person: str) -> bool:
    """Whether somebody is a referee or directs the championship that a table with reserved seats belongs to."""
    if state.config.event is None or not state.config.reserved:
        return False
    roles = await services.store.event_people.roles(state.config.event, person)
    return any(role.role in ("referee", "director") for role in roles)


async def guard_tables(request: Req) -> Response[bytes] | None:
    """The guard; and what is for a table that another process runs goes there."""
    await guard(request)
    table = request.path_params.get("table")
    if table is None:
        return None
    services = services_of(request)
    row = await services.store.tables.get(table)
    if row is None:
        raise refuse("unknown_table")
    if request.method == "GET" and row.status == "over":
        return None
    found = await services.live_tables.find(table)
    return await services.peers.forward(found.lease, request) if isinstance(found, Elsewhere) else None


def tables_router() -> Router:
    """The routes of tables."""
    handlers = [lobby, open_table, look, take_seat, leave_seat, free_seat, seat_bot, start_match, rematch, invite_referee, come_as_referee]
    return Router("/api/tables", route_handlers=handlers, before_request=guard_tables, tags=["tables"])
