"""What people come back for: the table of the month for everybody; streaks, charts and medals for their owner alone."""

from typing import Annotated, Any, Final

from litestar import Request, Router, get
from litestar.params import FromPath, QueryParameter

from tento.club.ports import SeasonRating
from tento.club.seasons import bounds, is_season, season_of, seasons_from
from tento.club.streaks import LOOKED_AT, streaks
from tento.club.weeks import weeks
from tento.games.registry import USUAL_GAME, games, kit_of
from tento.web.api.matches import Game, played_here
from tento.web.api.progress_messages import (
    GameProgress,
    League,
    MatchMedals,
    MedalLine,
    MyProgress,
    PointShown,
    SeasonLine,
    StandingLine,
    WeekShown,
)
from tento.web.errors import REFUSALS, refuse
from tento.web.guard import guard, services_of, signed_in, visitor_of
from tento.web.services import Services

Req = Request[Any, Any, Any]
Season = Annotated[str, QueryParameter(max_length=16)]
LISTED: Final = 100
"""So many lines of a month are shown, and the own one."""
KEPT_SEASONS: Final = 60
POINTS: Final = 200
WEEKS: Final = 26
OWN_SEASONS: Final = 24


@get("/league", responses=REFUSALS)
async def league(request: Req, game: Game = USUAL_GAME, season: Season = "") -> League:
    """The table of a month of one game; that of now if none is named. It counts the ranked matches that ended in the month."""
    services, visitor = services_of(request), visitor_of(request)
    played_here(game)
    now = services.live_tables.now()
    wanted = season or season_of(now)
    if not is_season(wanted):
        raise refuse("unknown_season")
    first = await services.store.progress.first_season()
    found = await services.store.progress.league(wanted, game, LISTED)
    lines = [_line(one.rating, one.name, _place([each.rating for each in found], one.rating)) for one in found]
    own = None if visitor.person is None else await _own(services, wanted, game, visitor.person.id, visitor.person.name)
    begins, ends = bounds(wanted)
    return League(
        game=game,
        season=wanted,
        begins=begins,
        ends=ends,
        running=begins <= now < ends,
        seasons=seasons_from(first or wanted, now, KEPT_SEASONS),
        lines=tuple(lines),
        own=own,
        listed=visitor.person is not None and not visitor.person.guest,
    )


def _place(table: list[SeasonRating], of: SeasonRating) -> int:
    return 1 + sum(one.worth > of.worth for one in table)


def _line(rating: SeasonRating, name: str, place: int) -> StandingLine:
    return StandingLine(place=place, person=rating.person, name=name, worth=rating.worth, matches=rating.matches, won=rating.won)


async def _own(services: Services, season: str, game: str, person: str, name: str) -> StandingLine | None:
    rating = (await services.store.matches.season_ratings(season, game, [person])).get(person)
    return None if rating is None else _line(rating, name, 1 + await services.store.progress.above(rating))


@get("/me/progress", responses=REFUSALS)
async def my_progress(request: Req) -> MyProgress:
    """Streaks, charts, medals and months of whoever asks; nobody else is told of them."""
    services, person = services_of(request), signed_in(visitor_of(request))
    kept, now = services.store.progress, services.live_tables.now()
    results = await kept.results(person.id, LOOKED_AT)
    seasons = await kept.seasons_of(person.id, OWN_SEASONS)
    return MyProgress(
        streaks=streaks(results, now),
        weeks=tuple(WeekShown(begins, matches) for begins, matches in weeks(results, now, WEEKS)),
        games=tuple([await _game(services, person.id, game) for game in games()]),
        medals=tuple(
            MedalLine(game=one.game, medal=one.medal, times=one.times, table=one.table, at=one.at) for one in await kept.medals(person.id)
        ),
        seasons=tuple([_season(one, 1 + await kept.above(one)) for one in seasons]),
    )


async def _game(services: Services, person: str, game: str) -> GameProgress:
    points = await services.store.progress.points(person, game, POINTS)
    return GameProgress(game=game, points=tuple(PointShown(one.at, one.worth) for one in points), medals=kit_of(game).medals.keys)


def _season(one: SeasonRating, place: int) -> SeasonLine:
    return SeasonLine(season=one.season, game=one.game, place=place, worth=one.worth, matches=one.matches, won=one.won)


@get("/me/medals/{table:str}", responses=REFUSALS)
async def my_medals(request: Req, table: FromPath[str]) -> MatchMedals:
    """The medals of whoever asks in one match, once it is counted."""
    services, person = services_of(request), signed_in(visitor_of(request))
    row = await services.store.matches.get(table)
    won = await services.store.progress.medals_at([table], person.id)
    return MatchMedals(counted=row is not None, game=None if row is None else row.game, medals=tuple(one.medal for one in won))


def progress_router() -> Router:
    """The routes of seasons, streaks and medals."""
    return Router("/api", route_handlers=[league, my_progress, my_medals], before_request=guard, tags=["progress"])
