"""What remains of a finished match: its row, the ratings after it, and what a person's matches say of the person.

Ratings change only in matches in which every seat was a person's, each another one: against bots one can play all night, and a rating
won so would say how long somebody played. A bot that plays on for a person who went away plays for that person's rating.
Statistics count every match.
"""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from tento.club.live.live_table import Past
from tento.club.live.table_state import TableState
from tento.club.ports import Matches, MatchRow, Rating, RatingsChanged
from tento.games.registry import kit_of
from tento.table.seats import Seat

_model: Final = PlackettLuce()
NEW_MU: Final = 25.0
NEW_SIGMA: Final = NEW_MU / 3


class Standing(msgspec.Struct, frozen=True):
    """What a person's matches of one game say: sums, and shares between 0 and 1 where there is something to share."""

    game: str
    totals: dict[str, int]
    shares: dict[str, float]


def team_key(people: Sequence[str]) -> str:
    """The key of people who play together: their ids in order, joined by a sign that no id holds."""
    return "+".join(sorted(people))


def people_of(key: str) -> tuple[str, ...]:
    """Whose rating this is: one person's, or a team's."""
    return tuple(key.split("+"))


def count(state: TableState, past: Sequence[Past]) -> MatchRow:
    """The row of a match that has ended."""
    outcome = state.game.outcome(state.match)
    assert outcome is not None, "only a match that ended is counted"
    kit = kit_of(state.config.game)
    sat = [who for who in state.occupants if who is not None]
    return MatchRow(
        table=state.id,
        game=state.config.game,
        rulebook=state.rulebook.name,
        finished=state.last_at,
        outcome=outcome,
        sides=_sides_by_seat(kit.sides(len(sat)), len(sat)),
        people=tuple(who.person for who in sat),
        names=tuple(who.name for who in sat),
        tallies=kit.statistics.tally(len(sat), [(one.actor, one.step) for one in past]),
        public=state.config.visibility == "public",
    )


def _sides_by_seat(sides: Sequence[Sequence[Seat]], seats: int) -> tuple[int, ...]:
    """The side of each seat."""
    return tuple(next(number for number, side in enumerate(sides) if Seat(seat) in side) for seat in range(seats))


def sides(row: MatchRow) -> tuple[tuple[str, ...], ...] | None:
    """The people of each side, if the match counts for ratings: something parts the sides, and every seat was another person's."""
    people = [person for person in row.people if person is not None]
    if len({one.place for one in row.outcome.ranking}) < 2 or len(people) < len(row.people) or len(set(people)) < len(people):
        return None
    return tuple(tuple(who for who, side in zip(people, row.sides, strict=True) if side == number) for number in sorted(set(row.sides)))


def rated_keys(row: MatchRow) -> tuple[str, ...]:
    """The ratings that this match changes."""
    found = sides(row) or ()
    return (*(person for side in found for person in side), *(team_key(side) for side in found if len(side) > 1))


def rated(row: MatchRow, before: Mapping[str, Rating]) -> tuple[Rating, ...]:
    """The ratings after the match: each person's, and where all play in teams also the teams'."""
    found = sides(row)
    if found is None:
        return ()
    singles = _play(row, found, before)
    if any(len(side) < 2 for side in found):
        return singles
    return singles + _play(row, tuple((team_key(side),) for side in found), before)


def _play(row: MatchRow, teams: Sequence[Sequence[str]], before: Mapping[str, Rating]) -> tuple[Rating, ...]:
    """Plackett–Luce over the sides in their places; the last side never rises, the first never falls."""
    places = {one.side: one.place for one in row.outcome.ranking}
    old = [[before.get(key) or Rating(row.game, key, NEW_MU, NEW_SIGMA, 0) for key in team] for team in teams]
    known = [[_model.create_rating([rating.mu, rating.sigma]) for rating in team] for team in old]
    after = _model.rate(known, ranks=[float(places[side]) for side in sorted(places)])
    return tuple(
        Rating(row.game, was.key, float(now.mu), float(now.sigma), was.matches + 1)
        for was_team, now_team in zip(old, after, strict=True)
        for was, now in zip(was_team, now_team, strict=True)
    )


def worth(rating: Rating) -> float:
    """What is nearly certain of a rating: three deviations below the mean."""
    return round(rating.mu - 3 * rating.sigma, 2)


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
        """Counts and keeps a match and its ratings, once: False if it was there already."""
        return await self.keep(count(state, past))

    async def keep(self, row: MatchRow) -> bool:
        """Keeps a match that is counted, with the ratings after it."""
        async with self._pen:
            for _ in range(TRIES):
                if await self._matches.get(row.table) is not None:
                    return False
                before = await self._matches.ratings(row.game, rated_keys(row))
                with suppress(RatingsChanged):
                    return await self._matches.add(row, rated(row, before))
        raise RatingsChanged(row.table)
