"""Tournaments online: the list, opening one, entering and leaving it, and what its lobby shows. The play is at the live tables."""

from typing import Any, Final

from litestar import Request, Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody

from tento.club.events.poker.config import TournamentConfig
from tento.club.events.tournaments import Tournament
from tento.club.live.table_commands import default_rulebook
from tento.club.ports import EventRow, EventStatus, Lease
from tento.club.printable import printable
from tento.table.refusal import Refusal
from tento.web.api.tournament_messages import NewTournament, TournamentNews, TournamentRow, TournamentShown
from tento.web.api.tournament_shown import over_shown, rows_shown, running_shown
from tento.web.errors import REFUSALS, granted, refuse
from tento.web.guard import guard, may_open_event, services_of, signed_in, visitor_of
from tento.web.services import Services

Req = Request[Any, Any, Any]
FEW_BOTS: Final = 20
MANY_BOTS_SECONDS: Final = 0.5
"""Where bots may fill more places than those few, each takes so long at least: a hundred tables of them would leave others no time."""


@get("/", responses=REFUSALS)
async def tournaments(request: Req, status: FromQuery[EventStatus | None] = None) -> list[TournamentRow]:
    """The public tournaments, the newest first."""
    services, visitor = services_of(request), visitor_of(request)
    rows = await services.store.events.listed(() if status is None else (status,))
    return await rows_shown(services, rows, visitor.person.id if visitor.person else None)


@get("/mine", responses=REFUSALS)
async def mine(request: Req) -> list[TournamentRow]:
    """The tournaments that the reader has entered and that are not over."""
    services, person = services_of(request), signed_in(visitor_of(request))
    entered = [row for row in await services.store.events.of(person.id) if row.held == "online"]
    return await rows_shown(services, entered, person.id)


@post("/", responses=REFUSALS)
async def open_tournament(request: Req, data: JSONBody[NewTournament]) -> TournamentShown:
    """A new tournament, which waits for players. Whoever opens it is its host, and enters like everybody."""
    services, person = services_of(request), signed_in(visitor_of(request))
    if not printable(data.title) or not data.title.strip():
        raise refuse("bad_request", field="title")
    await may_open_event(services, visitor_of(request))
    config = TournamentConfig(
        game=data.game,
        rulebook=data.rulebook or default_rulebook(data.game),
        options={} if data.variant is None else {"variant": data.variant},
        seats=data.seats,
        most=data.most,
        big_blinds=data.big_blinds,
        level_minutes=data.level_minutes,
        break_every=data.break_every,
        break_minutes=data.break_minutes,
        begins=data.begins,
        bots=data.bots,
        bot=data.bot,
        bot_seconds=max(data.bot_seconds, MANY_BOTS_SECONDS) if data.bots and data.most > FEW_BOTS else data.bot_seconds,
        pause_seconds=data.pause_seconds,
    )
    found = granted(await services.tournaments.open(person, data.title.strip(), config, data.visibility))
    return await running_shown(services, found, person.id)


@get("/{tournament:str}", responses=REFUSALS)
async def look(request: Req, tournament: FromPath[str], since: FromQuery[int | None] = None) -> TournamentNews:
    """A tournament by its link; only the version, if it is still the one that the reader has."""
    services, visitor = services_of(request), visitor_of(request)
    person = visitor.person.id if visitor.person else None
    found = await services.tournaments.find(tournament)
    if isinstance(found, Tournament):
        shown = None if since == found.version else await running_shown(services, found, person)
        return TournamentNews(version=found.version, tournament=shown)
    row = await _row(services, tournament)
    event = await services.tournaments.events.over(row)
    if event is None:
        raise refuse("unknown_tournament")
    shown = await over_shown(services, row, event, person)
    return TournamentNews(version=shown.version, tournament=None if since == shown.version else shown)


async def _row(services: Services, tournament: str) -> EventRow:
    row = await services.store.events.get(tournament)
    if row is None or row.held != "online":
        raise refuse("unknown_tournament")
    return row


@get("/{tournament:str}/log", media_type=MediaType.TEXT, responses=REFUSALS)
async def log(request: Req, tournament: FromPath[str]) -> str:
    """The log of its decisions, as `tento championship verify` reads it. Players are called by their ids there."""
    services = services_of(request)
    row = await _row(services, tournament)
    lines = await services.store.log.read(row.id)
    return b"".join(line + b"\n" for line in lines).decode()


async def _running(services: Services, tournament: str) -> Tournament:
    found = await services.tournaments.find(tournament)
    if isinstance(found, Tournament):
        return found
    row = await _row(services, tournament)
    raise refuse("tournament_cancelled" if row.status == "cancelled" else "tournament_started")


def _insist(refusal: Refusal | None) -> None:
    if refusal is not None:
        granted(refusal)


@post("/{tournament:str}/enter", status_code=200, responses=REFUSALS)
async def enter(request: Req, tournament: FromPath[str]) -> TournamentShown:
    """Put your name down; the last place begins the tournament, unless it begins at a time."""
    services, person = services_of(request), signed_in(visitor_of(request))
    found = await _running(services, tournament)
    _insist(await found.enter(person))
    return await running_shown(services, found, person.id)


@post("/{tournament:str}/leave", status_code=200, responses=REFUSALS)
async def leave(request: Req, tournament: FromPath[str]) -> TournamentShown:
    """Take your name off the list, before the tournament begins."""
    services, person = services_of(request), signed_in(visitor_of(request))
    found = await _running(services, tournament)
    _insist(await found.leave(person.id))
    return await running_shown(services, found, person.id)


@post("/{tournament:str}/start", status_code=200, responses=REFUSALS)
async def start(request: Req, tournament: FromPath[str]) -> TournamentShown:
    """The host begins; bots take the free places where that was agreed."""
    services, person = services_of(request), signed_in(visitor_of(request))
    found = await _running(services, tournament)
    _insist(await found.begin(person.id))
    return await running_shown(services, found, person.id)


@post("/{tournament:str}/cancel", status_code=200, responses=REFUSALS)
async def cancel(request: Req, tournament: FromPath[str]) -> TournamentShown:
    """The host calls off a tournament that has not begun."""
    services, person = services_of(request), signed_in(visitor_of(request))
    found = await _running(services, tournament)
    _insist(await found.cancel(person.id))
    return await running_shown(services, found, person.id)


async def guard_tournaments(request: Req) -> Response[bytes] | None:
    """The guard; and what is for a tournament that another process runs goes there."""
    await guard(request)
    tournament = request.path_params.get("tournament")
    if tournament is None:
        return None
    services = services_of(request)
    found = await services.tournaments.find(tournament)
    return await services.peers.forward(found, request) if isinstance(found, Lease) else None


def tournaments_router() -> Router:
    """The routes of tournaments."""
    handlers = [tournaments, mine, open_tournament, look, log, enter, leave, start, cancel]
    return Router("/api/tournaments", route_handlers=handlers, before_request=guard_tournaments, tags=["tournaments"])
