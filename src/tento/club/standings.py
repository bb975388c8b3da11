"""What remains of a finished match: its row, the ratings after it, and what a person's matches say of the person.

Ratings change only in ranked matches (`tento.club.rating`); statistics count every match, and medals are won in every match.
"""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from tento.club.live.past import Past
from tento.club.live.table_state import TableState
from tento.club.medals import medals_won
from tento.club.ports import Gains, Matches, MatchRow, MedalWon, Rating, RatingPoint, RatingsChanged
from tento.club.rating import NEW_MU, NEW_SIGMA, people_of, rated, rated_keys, sides, team_key, worth
from tento.club.seasons import rated_within, season_of
from tento.games.registry import kit_of
from tento.table.seats import sides_by_seat


class Standing(msgspec.Struct, frozen=True):
    """What a person's matches of one game say: sums, and shares between 0 and 1 where there is something to share."""

    game: str
    totals: dict[str, int]
    shares: dict[str, float]


FINAL_POINTS: Final = "final_points"
"""The tally of the points that a seat's side had when the only partida of its match ended."""


def count(state: TableState, past: Sequence[Past]) -> MatchRow:
    """The row of a match that has ended."""
    outcome = state.game.outcome(state.match)
    assert outcome is not None, "only a match that ended is counted"
    kit = kit_of(state.config.game)
    sat = [who for who in state.occupants if who is not None]
    sides_ = sides_by_seat(kit.sides(len(sat)), len(sat))
    steps = [(one.actor, one.step) for one in past]
    played = () if kit.partidas is None else kit.partidas(step for _, step in steps)
    points = played[0].points if len(played) == 1 else ()
    return MatchRow(
        table=state.id,
        game=state.config.game,
        rulebook=state.rulebook.name,
        finished=state.last_at,
        outcome=outcome,
        sides=sides_,
        people=tuple(who.person for who in sat),
        names=tuple(who.name for who in sat),
        tallies=tuple(_with_points(tally, side, points) for tally, side in zip(kit.statistics.tally(len(sat), steps), sides_, strict=True)),
        public=state.config.visibility == "public",
    )


def _with_points(tally: dict[str, int], side: int, points: Sequence[int]) -> dict[str, int]:
    """A match of one partida is told by its points: the score of the match says no more than who won."""
    return {**tally, FINAL_POINTS: points[side]} if points else tally


def points_of(row: MatchRow) -> tuple[int, ...]:
    """The points of each side in a match of one partida; none of any other."""
    by_side = {side: tally[FINAL_POINTS] for side, tally in zip(row.sides, row.tallies, strict=True) if FINAL_POINTS in tally}
    return tuple(points for _, points in sorted(by_side.items()))


def standing(game: str, totals: Mapping[str, int]) -> Standing:
    """Sums and shares; a share of nothing is not told."""
    shares = {
        name: round(totals.get(part, 0) / totals[whole], 3)
        for name, (part, whole) in kit_of(game).statistics.shares.items()
        if totals.get(whole, 0) > 0
    }
    return Standing(game, dict(totals), shares)


TRIES: Final = 20
"""So often a match is rated anew because another process was quicker; then something else is wrong."""


class MatchBook:
    """Writes finished matches into the book, one after the other. Another process may write too: who comes second rates anew."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._pen = asyncio.Lock()

    async def enter(self, state: TableState, past: Sequence[Past]) -> bool:
        """Counts and keeps a match and its ratings, once: False if it was there already, and for a lesson, a `what_if` and the ladder."""
        real = state.config.lesson is None and state.config.what_if is None and state.config.ladder is None
        return real and await self.keep(count(state, past), medals_won(state, past))

    async def keep(self, row: MatchRow, medals: Sequence[MedalWon] = ()) -> bool:
        """Keeps a match that is counted, with the ratings after it, of all time and within the season, and the medals won in it."""
        async with self._pen:
            for _ in range(TRIES):
                if await self._matches.get(row.table) is not None:
                    return False
                after, gains = await self._rate(row, medals)
                with suppress(RatingsChanged):
                    return await self._matches.add(row, after, gains)
        raise RatingsChanged(row.table)

    async def _rate(self, row: MatchRow, medals: Sequence[MedalWon]) -> tuple[tuple[Rating, ...], Gains]:
        keys = rated_keys(row)
        after = rated(row, await self._matches.ratings(row.game, keys))
        season = rated_within(row, await self._matches.season_ratings(season_of(row.finished), row.game, keys))
        people = set(row.people)
        points = [
            RatingPoint(table=row.table, person=one.key, game=row.game, at=row.finished, worth=worth(one))
            for one in after
            if one.key in people
        ]
        return after, Gains(season, tuple(points), tuple(medals))


__all__ = [
    "NEW_MU",
    "NEW_SIGMA",
    "MatchBook",
    "Standing",
    "count",
    "people_of",
    "rated",
    "rated_keys",
    "sides",
    "standing",
    "team_key",
    "worth",
]
