"""Finished matches, statistics and ratings."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, func, insert, select

from tento.club.ports import Gains, MatchRow, Rating, RatingsChanged, SeasonRating
from tento.club.ports.progress import NOTHING
from tento.store.executor import DbExecutor
from tento.store.progress import keep_gains, season_ratings_of
from tento.store.schema.matches import match_seats, match_sides, matches, ratings, tallies
from tento.store.sql import insert_into
from tento.table.outcome import Ranked, ranked

# The key of a pair joins two ids by a sign that no id has.
SIGN = re.compile(r"[^A-Za-z0-9_-]")


class SqlMatches:
    """The port `Matches`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def add(self, row: MatchRow, ratings: Sequence[Rating], gains: Gains = NOTHING) -> bool:
        """Keeps a finished match, its ratings and gains, once: False if it was there. RatingsChanged if a rating was written meanwhile."""
        return await self._executor.write(lambda db: _add(db, row, ratings, gains))

    async def of(self, person: str, limit: int = 50) -> list[MatchRow]:
        """A person's matches, the newest first."""
        played = select(match_seats.c.table_id).where(match_seats.c.person == person)
        asked = select(matches).where(matches.c.table_id.in_(played)).order_by(matches.c.finished.desc(), matches.c.table_id).limit(limit)
        return await self._executor.read(lambda db: _matches(db, asked))

    async def get(self, table: str) -> MatchRow | None:
        """One match."""
        asked = select(matches).where(matches.c.table_id == table)
        found = await self._executor.read(lambda db: _matches(db, asked))
        return found[0] if found else None

    async def totals(self, person: str, game: str) -> dict[str, int]:
        """The sum of a person's tallies over all matches of a game."""
        seat = (match_seats.c.table_id == tallies.c.table_id) & (match_seats.c.seat == tallies.c.seat)
        asked = (
            select(tallies.c.what, func.sum(tallies.c.number))
            .select_from(match_seats.join(tallies, seat).join(matches, matches.c.table_id == match_seats.c.table_id))
            .where(match_seats.c.person == person, matches.c.game == game)
            .group_by(tallies.c.what)
        )
        return await self._executor.read(lambda db: {what: int(total) for what, total in db.execute(asked)})

    async def ratings(self, game: str, keys: Sequence[str]) -> dict[str, Rating]:
        """The ratings that there are."""
        asked = select(ratings).where(ratings.c.game == game, ratings.c.key.in_(keys))
        return {rating.key: rating for rating in await self._executor.read(lambda db: _ratings(db, asked))}

    async def season_ratings(self, season: str, game: str, people: Sequence[str]) -> dict[str, SeasonRating]:
        """The ratings within a month that there are."""
        return await self._executor.read(lambda db: season_ratings_of(db, season, game, people))

    async def best(self, game: str, pairs: bool, limit: int = 50) -> list[Rating]:
        """The highest ratings, of people or of pairs, by what is nearly certain of them: three deviations below the mean."""
        certain = ratings.c.mu - 3 * ratings.c.sigma
        asked = select(ratings).where(ratings.c.game == game, ratings.c.pair == pairs).order_by(certain.desc(), ratings.c.key).limit(limit)
        return await self._executor.read(lambda db: _ratings(db, asked))


def _add(db: Connection, row: MatchRow, after: Sequence[Rating], gains: Gains) -> bool:
    match = {name: getattr(row, name) for name in ("game", "rulebook", "finished", "public")}
    match |= {"table_id": row.table, "why": row.outcome.why}
    added = insert_into(db, matches).values(match).on_conflict_do_nothing().returning(matches.c.table_id)
    if db.execute(added).first() is None:
        return False
    _insert(db, match_sides, [{"table_id": row.table, **msgspec.structs.asdict(one)} for one in row.outcome.ranking])
    seats = enumerate(zip(row.people, row.names, row.sides, strict=True))
    _insert(
        db,
        match_seats,
        [{"table_id": row.table, "seat": seat, "person": who, "name": name, "side": side} for seat, (who, name, side) in seats],
    )
    counted = [(seat, what, number) for seat, tally in enumerate(row.tallies) for what, number in tally.items()]
    _insert(db, tallies, [{"table_id": row.table, "seat": seat, "what": what, "number": number} for seat, what, number in counted])
    for rating in sorted(after, key=lambda rating: (rating.game, rating.key)):  # the same order everywhere: no deadlock
        _follow(db, rating)
    keep_gains(db, gains)
    return True


def _follow(db: Connection, rating: Rating) -> None:
    """The rating takes the place of the one before it, and of no other: each knows how many matches it is made of."""
    known = msgspec.structs.asdict(rating) | {"pair": SIGN.search(rating.key) is not None}
    following = insert_into(db, ratings).values(known)
    before = ratings.c.matches == rating.matches - 1
    written = following.on_conflict_do_update(index_elements=["game", "key"], set_=known, where=before).returning(ratings.c.key)
    if db.execute(written).first() is None:
        raise RatingsChanged(rating.key)


def _insert(db: Connection, table: Any, rows: list[dict[str, Any]]) -> None:
    if rows:
        db.execute(insert(table), rows)


def _matches(db: Connection, asked: Select[Any]) -> list[MatchRow]:
    """The matches that are asked for, each with its sides, its seats and their tallies."""
    found = db.execute(asked).all()
    ids = [row.table_id for row in found]
    seats: dict[str, list[Any]] = {table: [] for table in ids}
    for seat in db.execute(select(match_seats).where(match_seats.c.table_id.in_(ids)).order_by(match_seats.c.seat)):
        seats[seat.table_id].append(seat)
    sides: dict[str, list[Ranked]] = {table: [] for table in ids}
    for side in db.execute(select(match_sides).where(match_sides.c.table_id.in_(ids)).order_by(match_sides.c.side)):
        sides[side.table_id].append(Ranked(side.side, side.place, side.score))
    counted: dict[tuple[str, int], dict[str, int]] = {}
    for tally in db.execute(select(tallies).where(tallies.c.table_id.in_(ids))):
        counted.setdefault((tally.table_id, tally.seat), {})[tally.what] = tally.number
    return [_match(row, sides[row.table_id], seats[row.table_id], counted) for row in found]


def _match(row: Any, sides: Sequence[Ranked], seats: Sequence[Any], counted: dict[tuple[str, int], dict[str, int]]) -> MatchRow:
    return MatchRow(
        table=row.table_id,
        game=row.game,
        rulebook=row.rulebook,
        finished=row.finished,
        outcome=ranked([one.place for one in sides], [one.score for one in sides], row.why),
        sides=tuple(seat.side for seat in seats),
        people=tuple(seat.person for seat in seats),
        names=tuple(seat.name for seat in seats),
        tallies=tuple(counted.get((row.table_id, seat.seat), {}) for seat in seats),
        public=row.public,
    )


def _ratings(db: Connection, asked: Select[Any]) -> list[Rating]:
    return [Rating(row.game, row.key, row.mu, row.sigma, row.matches) for row in db.execute(asked)]
