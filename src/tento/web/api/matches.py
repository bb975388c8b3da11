"""Finished matches: replays by link, a person's matches and statistics, ratings."""

import asyncio
from collections import OrderedDict
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get
from litestar.params import FromPath, FromQuery, HeaderParameter, QueryParameter

from tento.club.live.agreement import agreed
from tento.club.ports import MatchRow, Person, TableRow
from tento.club.replays.finished import replay
from tento.club.replays.told import Replay
from tento.club.standings import Standing, people_of, standing, worth
from tento.games.registry import games
from tento.table.seats import SPECTATOR, Seat, Viewer
from tento.web.api.table_messages import SeatShown
from tento.web.api.table_shown import seats_of
from tento.web.api.tables import check_table_password
from tento.web.errors import REFUSALS, refuse
from tento.web.guard import Visitor, guard, limit, services_of, visitor_of
from tento.web.services import Services

Req = Request[Any, Any, Any]
Game = Annotated[str, QueryParameter(max_length=64)]
REMEMBERED: Final = 32


class MatchShown(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match in a list."""

    table: str
    game: str
    rulebook: str
    finished: int
    winner: int | None
    why: str
    score: tuple[int, ...]
    sides: tuple[int, ...]
    seats: tuple[SeatShown, ...]


class ReplayShown(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match with who sat where."""

    replay: Replay
    finished: int
    seats: tuple[SeatShown, ...]


class RatingShown(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the list: who, the worth (three deviations below the mean), the mean, the deviation."""

    people: tuple[str, ...]
    names: tuple[str, ...]
    worth: float
    mu: float
    sigma: float
    matches: int


class Replays:
    """The last replays that were asked for: a finished match does not change, and playing it again takes a while."""

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[str, Viewer], Replay] = OrderedDict()

    async def get(self, services: Services, table: str, viewer: Viewer) -> Replay | None:
        """The replay of this table for this viewer, if its match is finished."""
        key = (table, viewer)
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        lines, secrets = await services.store.log.read(table), await services.store.log.secrets(table)
        made = await asyncio.to_thread(replay, table, lines, secrets, viewer) if lines else None
        if made is not None:
            self._made[key] = made
            if len(self._made) > REMEMBERED:
                self._made.popitem(last=False)
        return made


@get("/matches/{table:str}", responses=REFUSALS)
async def replay_match(
    request: Req, table: FromPath[str], password: Annotated[str | None, HeaderParameter(name="X-Table-Password", max_length=200)] = None
) -> ReplayShown:
    """A finished match with the check of each deal: as a spectator may know it, or from the own seat for who sat there.

    A table with a password asks for it here too.
    """
    services, visitor = services_of(request), visitor_of(request)
    limit(services, "replays", visitor.address)
    row, match = await services.store.tables.get(table), await services.store.matches.get(table)
    if row is None:
        raise refuse("unknown_table")
    if match is None:  # a match is counted before its table is called over
        raise refuse("no_match" if row.status == "over" else "match_not_over")
    await _may_watch(services, row, match, visitor, password)
    made = await request.app.state.replays.get(services, table, _seat_of(match, visitor.person))
    if made is None:
        raise refuse("match_not_over")
    return ReplayShown(replay=made, finished=match.finished, seats=await seats_of(services, match))


def _seat_of(match: MatchRow, person: Person | None) -> Viewer:
    return SPECTATOR if person is None or person.id not in match.people else Seat(match.people.index(person.id))


async def _may_watch(services: Services, row: TableRow, match: MatchRow, visitor: Visitor, password: str | None) -> None:
    """Who sat there may always; others as they could have watched it live."""
    if visitor.person is not None and visitor.person.id in (*match.people, row.host):
        return
    config = await agreed(services.store.log, row.id)
    if config is not None and not config.spectators:
        raise refuse("no_spectators")
    if row.visibility == "password":
        limit(services, "secrets", visitor.key)
        await check_table_password(services, row.id, password)


@get("/people/{person:str}/matches", responses=REFUSALS)
async def matches_of(request: Req, person: FromPath[str]) -> list[MatchShown]:
    """A person's matches, the newest first: the public ones, and to the person itself all."""
    services, visitor = services_of(request), visitor_of(request)
    await _known(services, person)
    own = visitor.person is not None and visitor.person.id == person
    return [await _shown(services, row) for row in await services.store.matches.of(person) if own or row.public]


async def _known(services: Services, person: str) -> None:
    if await services.store.people.get(person) is None:
        raise refuse("unknown_person")


async def _shown(services: Services, row: MatchRow) -> MatchShown:
    known = {name: getattr(row, name) for name in ("table", "game", "rulebook", "finished", "sides")}
    known |= {name: getattr(row.outcome, name) for name in ("winner", "why", "score")}
    return MatchShown(**known, seats=await seats_of(services, row))


@get("/people/{person:str}/statistics", responses=REFUSALS)
async def statistics_of(request: Req, person: FromPath[str], game: Game = "truco") -> Standing:
    """What a person's matches say: sums and shares, by the game's own way of counting."""
    services = services_of(request)
    _played_here(game)
    await _known(services, person)
    return standing(game, await services.store.matches.totals(person, game))


def _played_here(game: str) -> None:
    if game not in games():
        raise refuse("unknown_game", game=game)


@get("/ratings", responses=REFUSALS)
async def ratings(request: Req, game: Game = "truco", pairs: FromQuery[bool] = False) -> list[RatingShown]:
    """The best of a game, people or pairs. Guests are rated, and listed once they keep their name."""
    services = services_of(request)
    _played_here(game)
    shown = []
    for rating in await services.store.matches.best(game, pairs, 100):
        people = [await services.store.people.get(person) for person in people_of(rating.key)]
        known = [person for person in people if person is not None and (person.erased or not person.guest)]
        if len(known) == len(people):
            ids, names = tuple(person.id for person in known), tuple(person.name for person in known)
            numbers = {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2)}
            shown.append(RatingShown(people=ids, names=names, worth=worth(rating), matches=rating.matches, **numbers))
    return shown


def matches_router() -> Router:
    """The routes of matches."""
    return Router("/api", route_handlers=[replay_match, matches_of, statistics_of, ratings], before_request=guard, tags=["matches"])
