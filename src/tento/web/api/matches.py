"""What is known of finished matches: a person's matches and statistics, ratings; and the routes of their replays and records."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get
from litestar.params import FromPath, FromQuery, QueryParameter

from tento.club.standings import Standing, people_of, standing, worth
from tento.games.registry import USUAL_GAME, games
from tento.web.api.analysis import analyse_match, analyse_record, judged_record
from tento.web.api.matches_shown import MatchShown, match_shown
from tento.web.api.replays import download_record, replay_match, show_record, show_signing_key
from tento.web.errors import REFUSALS, refuse
from tento.web.guard import guard, services_of, visitor_of
from tento.web.services import Services

Req = Request[Any, Any, Any]
Game = Annotated[str, QueryParameter(max_length=64)]


class RatingShown(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the list: who, the worth (three deviations below the mean), the mean, the deviation."""

    people: tuple[str, ...]
    names: tuple[str, ...]
    faces: tuple[int, ...]
    worth: float
    mu: float
    sigma: float
    matches: int


@get("/people/{person:str}/matches", responses=REFUSALS)
async def matches_of(request: Req, person: FromPath[str]) -> list[MatchShown]:
    """A person's matches, the newest first: the public ones, and to the person itself all."""
    services, visitor = services_of(request), visitor_of(request)
    await _known(services, person)
    own = visitor.person is not None and visitor.person.id == person
    return [await match_shown(services, row) for row in await services.store.matches.of(person) if own or row.public]


async def _known(services: Services, person: str) -> None:
    if await services.store.people.get(person) is None:
        raise refuse("unknown_person")


@get("/people/{person:str}/statistics", responses=REFUSALS)
async def statistics_of(request: Req, person: FromPath[str], game: Game = USUAL_GAME) -> Standing:
    """What a person's matches say: sums and shares, by the game's own way of counting."""
    services = services_of(request)
    played_here(game)
    await _known(services, person)
    return standing(game, await services.store.matches.totals(person, game))


def played_here(game: str) -> None:
    """Refuses a game that is not played here."""
    if game not in games():
        raise refuse("unknown_game", game=game)


@get("/ratings", responses=REFUSALS)
async def ratings(request: Req, game: Game = USUAL_GAME, pairs: FromQuery[bool] = False) -> list[RatingShown]:
    """The best of a game, people or pairs. Guests are rated, and listed once they keep their name."""
    services = services_of(request)
    played_here(game)
    shown = []
    best = await services.store.matches.best(game, pairs, 100)
    found = await services.store.people.several(tuple({person for rating in best for person in people_of(rating.key)}))
    for rating in best:
        people = [found.get(person) for person in people_of(rating.key)]
        known = [person for person in people if person is not None and (person.erased or not person.guest)]
        if len(known) == len(people):
            ids, names = tuple(person.id for person in known), tuple(person.name for person in known)
            faces = tuple(person.face for person in known)
            numbers = {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2)}
            shown.append(RatingShown(people=ids, names=names, faces=faces, worth=worth(rating), matches=rating.matches, **numbers))
    return shown


def matches_router() -> Router:
    """The routes of matches."""
    told_again = [replay_match, analyse_match, download_record, show_signing_key, show_record, analyse_record, judged_record]
    handlers = [*told_again, matches_of, statistics_of, ratings]
    return Router("/api", route_handlers=handlers, before_request=guard, tags=["matches"])
