"""Seasons, how a rating went on, and medals."""

from collections.abc import Iterable, Sequence

from msgspec.structs import asdict
from sqlalchemy import Connection, func, insert, or_, select

from tento.club.ports import Gains, LeagueLine, MedalCount, MedalWon, RatingPoint, RatingsChanged, Result, SeasonRating
from tento.store.executor import DbExecutor
from tento.store.schema.matches import match_seats, match_sides, matches, medals, rating_points, season_ratings
from tento.store.schema.people import people
from tento.store.sql import insert_into

_LISTED = or_(people.c.guest.is_(False), people.c.erased.is_(True))


class SqlProgress:
    """The port `Progress`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def first_season(self) -> str | None:
        """The oldest month in which a match counted."""
        asked = select(func.min(season_ratings.c.season))
        return await self._executor.read(lambda db: db.execute(asked).scalar_one())

    async def league(self, season: str, game: str, limit: int) -> list[LeagueLine]:
        """The best of a month, without guests."""
        asked = (
            select(people.c.name, season_ratings)
            .join(people, people.c.id == season_ratings.c.person)
            .where(season_ratings.c.season == season, season_ratings.c.game == game, _LISTED)
            .order_by(season_ratings.c.worth.desc(), season_ratings.c.person)
            .limit(limit)
        )
        rows = await self._executor.read(lambda db: [row._asdict() for row in db.execute(asked)])
        return [LeagueLine(row.pop("name"), SeasonRating(**row)) for row in rows]

    async def above(self, rating: SeasonRating) -> int:
        """How many of its table stand above this line."""
        asked = (
            select(func.count())
            .select_from(season_ratings.join(people, people.c.id == season_ratings.c.person))
            .where(season_ratings.c.season == rating.season, season_ratings.c.game == rating.game, season_ratings.c.worth > rating.worth)
            .where(_LISTED)
        )
        return await self._executor.read(lambda db: int(db.execute(asked).scalar_one()))

    async def seasons_of(self, person: str, limit: int) -> list[SeasonRating]:
        """A person's months, the newest first."""
        theirs = select(season_ratings).where(season_ratings.c.person == person)
        asked = theirs.order_by(season_ratings.c.season.desc(), season_ratings.c.game).limit(limit)
        return await self._executor.read(lambda db: [SeasonRating(**row._asdict()) for row in db.execute(asked)])

    async def points(self, person: str, game: str, limit: int) -> list[RatingPoint]:
        """The newest of them, the oldest of these first."""
        theirs = select(rating_points).where(rating_points.c.person == person, rating_points.c.game == game)
        asked = theirs.order_by(rating_points.c.at.desc(), rating_points.c.table_id).limit(limit)
        rows = await self._executor.read(lambda db: db.execute(asked).all())
        return [RatingPoint(table=row.table_id, person=person, game=game, at=row.at, worth=row.worth) for row in reversed(rows)]

    async def results(self, person: str, limit: int) -> list[Result]:
        """How a person's matches ended, the newest first."""
        seat = match_seats.c
        side = (match_sides.c.table_id == seat.table_id) & (match_sides.c.side == seat.side)
        first = match_sides.alias("first")
        firsts = select(func.count()).select_from(first).where(first.c.table_id == seat.table_id, first.c.place == 1).scalar_subquery()
        asked = (
            select(matches.c.game, matches.c.finished.label("at"), match_sides.c.place, firsts.label("firsts"))
            .select_from(match_seats.join(matches, matches.c.table_id == seat.table_id).join(match_sides, side))
            .where(seat.person == person)
            .order_by(matches.c.finished.desc(), matches.c.table_id)
            .limit(limit)
        )
        rows = await self._executor.read(lambda db: db.execute(asked).all())
        return [Result(game=row.game, at=row.at, won=row.place == 1 and row.firsts == 1) for row in rows]

    async def medals(self, person: str) -> list[MedalCount]:
        """The medals of a person, the last won first."""
        counted = (
            select(medals.c.game, medals.c.medal, func.count().label("times"), func.max(medals.c.at).label("at"))
            .where(medals.c.person == person)
            .group_by(medals.c.game, medals.c.medal)
            .subquery()
        )
        same = (medals.c.game == counted.c.game) & (medals.c.medal == counted.c.medal) & (medals.c.at == counted.c.at)
        asked = (
            select(counted, func.min(medals.c.table_id).label("table"))
            .select_from(counted.join(medals, same & (medals.c.person == person)))
            .group_by(counted.c.game, counted.c.medal, counted.c.times, counted.c.at)
            .order_by(counted.c.at.desc(), counted.c.game, counted.c.medal)
        )
        return await self._executor.read(lambda db: [MedalCount(**row._asdict()) for row in db.execute(asked)])

    async def medals_at(self, tables: Sequence[str], person: str) -> list[MedalWon]:
        """The medals that a person won in these matches."""
        asked = select(medals).where(medals.c.table_id.in_(tables), medals.c.person == person).order_by(medals.c.at, medals.c.medal)
        rows = await self._executor.read(lambda db: db.execute(asked).all())
        return [MedalWon(table=row.table_id, person=person, game=row.game, medal=row.medal, at=row.at) for row in rows]


def season_ratings_of(db: Connection, season: str, game: str, of: Iterable[str]) -> dict[str, SeasonRating]:
    """Those of these people that there are."""
    asked = select(season_ratings).where(
        season_ratings.c.season == season, season_ratings.c.game == game, season_ratings.c.person.in_(list(of))
    )
    return {row.person: SeasonRating(**row._asdict()) for row in db.execute(asked)}


def keep_gains(db: Connection, gains: Gains) -> None:
    """Everything that a match leaves beside its row, in the transaction of that row."""
    for rating in sorted(gains.seasons, key=lambda one: one.person):  # the same order everywhere: no deadlock
        _follow(db, rating)
    for point in gains.points:
        db.execute(insert(rating_points).values(_kept(asdict(point))))
    for medal in gains.medals:
        db.execute(insert(medals).values(_kept(asdict(medal))))


def _kept(fields: dict[str, object]) -> dict[str, object]:
    return {("table_id" if name == "table" else name): value for name, value in fields.items()}


def _follow(db: Connection, rating: SeasonRating) -> None:
    """The rating takes the place of the one before it, and of no other, as those of all time do."""
    known = asdict(rating)
    before = season_ratings.c.matches == rating.matches - 1
    keys = [season_ratings.c.season, season_ratings.c.game, season_ratings.c.person]
    following = insert_into(db, season_ratings).values(known)
    written = following.on_conflict_do_update(index_elements=keys, set_=known, where=before).returning(season_ratings.c.person)
    if db.execute(written).first() is None:
        raise RatingsChanged(rating.person)
