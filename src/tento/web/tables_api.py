"""The lobby and the tables: open, look, sit, leave, bots, start, rematch. The play itself is on the socket."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from tento.club.live import entries as log
from tento.club.live import showing
from tento.club.live.floor import Elsewhere
from tento.club.live.live_table import LiveTable
from tento.club.live.room import Room
from tento.club.live.seating import hosts, kick, may_start, seat_of, sit, sit_bot
from tento.club.people_tables import default_rulebook, play_again, stand_up
from tento.club.ports import MatchRow, TableRow
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.web.errors import REFUSALS, granted, refuse
from tento.web.forwarding import forward
from tento.web.guard import guard, house_of, limit, signed_in, visitor_of
from tento.web.services import Services

Req = Request[Any, Any, Any]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Seconds = Annotated[int, Meta(ge=5, le=600)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
Place = Annotated[int, Meta(ge=0, le=9)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is agreed at a new table. `options` change values of the rulebook; `password` belongs to the visibility of that name.

    Without a rulebook it is the game's default one.
    """

    game: Word = "truco"
    rulebook: Word | None = None
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    phase: Word = "default"
    title: Annotated[str, Meta(max_length=60)] = ""
    visibility: log.Visibility = "public"
    password: Password | None = None
    turn_seconds: Seconds = 30
    bank_seconds: Annotated[int, Meta(ge=0, le=600)] = 60
    fill_seconds: Annotated[int, Meta(ge=1, le=600)] | None = None
    fill_bot: Word = "sensible"
    spectators: bool = True
    spectator_delay: Annotated[int, Meta(ge=0, le=600)] = 0
    free_chat: bool = False
    reveal: log.Reveal = "partida"
    advice: log.AdviceFor = "alone"
    signals: bool = True


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which seat, if it matters: partners face each other. The password of a table that has one."""

    seat: Place | None = None
    password: Password | None = None


class Kick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whose seat is freed."""

    seat: Place


class Bots(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bot of this kind for this seat, or the first free one."""

    bot: Word = "sensible"
    seat: Place | None = None


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat. `held`: the partner has taken the bot's cards in hand."""

    seat: int
    name: str
    person: str | None
    bot: bool
    away: bool = False
    held: bool = False


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
    """A table as this reader may see it from outside. The game itself is shown on the socket."""

    id: str
    game: str
    rulebook: str
    title: str
    visibility: str
    status: Literal["waiting", "playing", "over"]
    seats: int
    taken: int
    created: int
    host: str
    sitters: tuple[SeatShown, ...] = ()
    you: int | None = None
    hosting: bool = False
    locked: bool = False
    config: log.TableConfig | None = None
    next: str | None = None


class Rematch(msgspec.Struct, frozen=True):
    """The table where it goes on."""

    table: str


@get("/", responses=REFUSALS)
async def lobby(
    request: Req,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    status: FromQuery[Literal["waiting", "playing", "over"] | None] = None,
) -> list[TableShown]:
    """The public tables, the newest first."""
    return await listed(house_of(request), await house_of(request).store.tables.listed(game, status))


async def listed(house: Services, rows: Sequence[TableRow]) -> list[TableShown]:
    """Rows of the lobby with the names of their hosts."""
    names: dict[str, str] = {}
    for row in rows:
        if row.host not in names:
            person = await house.store.people.get(row.host)
            names[row.host] = "" if person is None else person.name
    return [_from_row(row, names[row.host]) for row in rows]


def _from_row(row: TableRow, host: str) -> TableShown:
    known = {name: getattr(row, name) for name in ("id", "game", "rulebook", "title", "visibility", "status", "seats", "taken", "created")}
    return TableShown(**known, host=host)


@post("/", responses=REFUSALS)
async def open_table(request: Req, data: JSONBody[NewTable]) -> TableShown:
    """A new table. Its id is the link to it; a private table is in no list."""
    house, person = house_of(request), signed_in(visitor_of(request))
    if data.visibility == "password" and data.password is None:
        raise refuse("password_needed")
    if data.visibility != "password" and data.password is not None:
        raise refuse("password_unused")
    if data.free_chat and data.visibility == "public":
        raise refuse("chat_needs_privacy")
    if not data.title.isprintable():
        raise refuse("bad_times")
    limit(house, "opening", person.id)
    agreed = {name: value for name, value in msgspec.structs.asdict(data).items() if name != "password"}
    agreed["rulebook"] = data.rulebook or default_rulebook(data.game)
    password = None if data.password is None else await house.passwords.hashed(data.password)
    live = granted(await house.floor.open(person.id, log.TableConfig(**agreed), password))
    return await table_shown(house, live.room, person.id)


@get("/{table:str}", responses=REFUSALS)
async def look(request: Req, table: FromPath[str]) -> TableShown:
    """A table by its link."""
    house, visitor = house_of(request), visitor_of(request)
    row = await house.store.tables.get(table)
    if row is None:
        raise refuse("unknown_table")
    if row.status == "over":
        return await _over(house, row, visitor.person.id if visitor.person else None)
    live = await running_table(house, table)
    return await table_shown(house, live.room, visitor.person.id if visitor.person else None)


async def running_table(house: Services, table: str) -> LiveTable:
    """The live table of this id, run by this process."""
    found = await house.floor.find(table)
    if isinstance(found, Elsewhere):
        raise ConnectionError("the table moved while it was asked for")
    if not isinstance(found, LiveTable):
        raise refuse("unknown_table")
    return found


async def _over(house: Services, row: TableRow, person: str | None) -> TableShown:
    """A table that is over is not woken up for being looked at."""
    host, match = await house.store.people.get(row.host), await house.store.matches.get(row.id)
    shown = msgspec.structs.replace(_from_row(row, "" if host is None else host.name), hosting=person == row.host)
    locked = row.visibility == "password" and (match is None or person not in match.people) and person != row.host
    if match is None or locked:
        return msgspec.structs.replace(shown, locked=locked)
    you = match.people.index(person) if person is not None and person in match.people else None
    return msgspec.structs.replace(shown, sitters=await seats_of(house, match), you=you)


async def seats_of(house: Services, match: MatchRow) -> tuple[SeatShown, ...]:
    """Who sat where in a finished match; who asked to be forgotten has a pseudonym."""
    return tuple(
        [
            SeatShown(seat=seat, name=name if who is None else await house.reception.name_of(who, name), person=who, bot=who is None)
            for seat, (who, name) in enumerate(zip(match.people, match.names, strict=True))
        ]
    )


async def table_shown(house: Services, room: Room, person: str | None) -> TableShown:
    """A live table as this person may see it from outside."""
    config = room.config
    host = await house.store.people.get(room.host)
    seat = None if person is None else seat_of(room, person)
    locked = config.visibility == "password" and seat is None and person != room.host
    sitters = tuple(
        [
            SeatShown(
                seat=place,
                name=who.name if who.person is None else await house.reception.name_of(who.person, who.name),
                person=who.person,
                bot=who.bot is not None,
                away=who.away,
                held=who.held_by is not None,
            )
            for place, who in enumerate(room.occupants)
            if who is not None
        ]
    )
    return TableShown(
        id=room.id,
        game=config.game,
        rulebook=room.rulebook.name,
        title=config.title,
        visibility=config.visibility,
        status=showing.status_of(room),
        seats=config.seats,
        taken=len(sitters),
        created=room.opened_at,
        host="" if host is None else host.name,
        sitters=() if locked else sitters,
        you=seat,
        hosting=hosts(room, person),
        locked=locked,
        config=None if locked else config,
        next=room.next,
    )


@post("/{table:str}/sit", status_code=200, responses=REFUSALS)
async def take_seat(request: Req, table: FromPath[str], data: JSONBody[Sit]) -> TableShown:
    """Take a seat, and with it a partner."""
    house, person = house_of(request), signed_in(visitor_of(request))
    live = await running_table(house, table)
    if live.room.config.visibility == "password" and person.id != live.room.host:
        limit(house, "secrets", person.id)
        await check_table_password(house, table, data.password)
    seat = None if data.seat is None else Seat(data.seat)
    insist(await live.decide(lambda room, at: sit(room, at, person.id, person.name, seat)))
    return await table_shown(house, live.room, person.id)


async def check_table_password(house: Services, table: str, password: str | None) -> None:
    """Refuses who does not know the password of the table."""
    row = await house.store.tables.get(table)
    if row is None or not await house.passwords.fits(row.password, password or ""):
        raise refuse("wrong_table_password")


def insist(answer: object) -> None:
    """What a table decided is kept, or its refusal is raised."""
    if isinstance(answer, Refusal):
        granted(answer)


@post("/{table:str}/leave", status_code=200, responses=REFUSALS)
async def leave_seat(request: Req, table: FromPath[str]) -> TableShown:
    """Leave: before the match the seat is free again, during it a bot plays on."""
    house, person = house_of(request), signed_in(visitor_of(request))
    live = await running_table(house, table)
    insist(await stand_up(live, person.id))
    return await table_shown(house, live.room, person.id)


@post("/{table:str}/kick", status_code=200, responses=REFUSALS)
async def free_seat(request: Req, table: FromPath[str], data: JSONBody[Kick]) -> TableShown:
    """The host frees a seat before the match."""
    house, person = house_of(request), signed_in(visitor_of(request))
    live = await running_table(house, table)
    insist(await live.decide(lambda room, at: kick(room, at, person.id, Seat(data.seat))))
    return await table_shown(house, live.room, person.id)


@post("/{table:str}/bots", status_code=200, responses=REFUSALS)
async def seat_bot(request: Req, table: FromPath[str], data: JSONBody[Bots]) -> TableShown:
    """The host gives a free seat to a bot."""
    house, person = house_of(request), signed_in(visitor_of(request))
    live = await running_table(house, table)
    seat = None if data.seat is None else Seat(data.seat)
    insist(await live.decide(lambda room, at: sit_bot(room, at, person.id, data.bot, seat)))
    return await table_shown(house, live.room, person.id)


@post("/{table:str}/start", status_code=200, responses=REFUSALS)
async def start_match(request: Req, table: FromPath[str]) -> TableShown:
    """The host begins; bots take the free seats."""
    house, person = house_of(request), signed_in(visitor_of(request))
    live = await running_table(house, table)
    insist(await live.start(lambda room: may_start(room, person.id)))
    return await table_shown(house, live.room, person.id)


@post("/{table:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch(request: Req, table: FromPath[str]) -> Rematch:
    """Once more, at a new table with the same agreement; everybody who asks gets the same one."""
    house, person = house_of(request), signed_in(visitor_of(request))
    limit(house, "opening", person.id)
    live = await running_table(house, table)
    row = await house.store.tables.get(table)
    return Rematch(granted(await play_again(house.floor, live, person, row.password if row else None)))


async def guard_tables(request: Req) -> Response[bytes] | None:
    """The guard; and what is for a table that another process runs goes there."""
    await guard(request)
    table = request.path_params.get("table")
    if table is None:
        return None
    house = house_of(request)
    row = await house.store.tables.get(table)
    if row is None:
        raise refuse("unknown_table")
    if request.method == "GET" and row.status == "over":
        return None
    found = await house.floor.find(table)
    return await forward(request, found.lease, house.secret) if isinstance(found, Elsewhere) else None


def tables_router() -> Router:
    """The routes of tables."""
    handlers = [lobby, open_table, look, take_seat, leave_seat, free_seat, seat_bot, start_match, rematch]
    return Router("/api/tables", route_handlers=handlers, before_request=guard_tables, tags=["tables"])
