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
from tento.table.seats import Seat, pair_of

_model: Final = PlackettLuce()
NEW_MU: Final = 25.0
NEW_SIGMA: Final = NEW_MU / 3

SHARES: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "truco": {
        "matches_won": ("matches_won", "matches"),
        "partidas_won": ("partidas_won", "partidas"),
        "maos_won": ("maos_won", "maos"),
        "truco_made_others_run": ("truco_refused_by_others", "truco_called"),
        "bluffed": ("bluffs", "truco_called"),
        "onze_won": ("onze_won", "onze_played"),
    },
    "tranca": {
        "matches_won": ("matches_won", "matches"),
        "partidas_won": ("partidas_won", "partidas"),
        "rodadas_won": ("rodadas_won", "rodadas"),
        "went_out": ("batidas", "rodadas"),
    },
}
"""For each game the shares that are told of a person: this tally out of that one."""


class Standing(msgspec.Struct, frozen=True):
    """What a person's matches of one game say: sums, and shares between 0 and 1 where there is something to share."""

    game: str
    totals: dict[str, int]
    shares: dict[str, float]


def pair_key(one: str, other: str) -> str:
    """The key of a pair: the two ids in order, joined by a sign that no id holds."""
    return "+".join(sorted((one, other)))


def people_of(key: str) -> tuple[str, ...]:
    """Whose rating this is: one person's, or a pair's."""
    return tuple(key.split("+"))


def count(state: TableState, past: Sequence[Past]) -> MatchRow:
    """The row of a match that has ended."""
    outcome = state.game.outcome(state.match)
    assert outcome is not None, "only a match that ended is counted"
    sat = [who for who in state.occupants if who is not None]
    return MatchRow(
        table=state.id,
        game=state.config.game,
        rulebook=state.rulebook.name,
        finished=state.last_at,
        winner=outcome.winner,
        why=outcome.why,
        score=outcome.score,
        people=tuple(who.person for who in sat),
        names=tuple(who.name for who in sat),
        tallies=kit_of(state.config.game).statistics(len(sat), [(one.actor, one.step) for one in past]),
        public=state.config.visibility == "public",
    )


def sides(row: MatchRow) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The people of the two sides, if the match counts for ratings: it was decided, and every seat was another person's."""
    people = [person for person in row.people if person is not None]
    if row.winner is None or len(people) < len(row.people) or len(set(people)) < len(people):
        return None
    first, second = (tuple(person for seat, person in enumerate(people) if pair_of(Seat(seat)) == pair) for pair in (0, 1))
    return first, second


def rated_keys(row: MatchRow) -> tuple[str, ...]:
    """The ratings that this match changes."""
    found = sides(row)
    if found is None:
        return ()
    pairs = [pair_key(*side) for side in found if len(side) == 2]
    return (*found[0], *found[1], *pairs)


def rated(row: MatchRow, before: Mapping[str, Rating]) -> tuple[Rating, ...]:
    """The ratings after the match: each person's, and where two play together also the pair's."""
    found = sides(row)
    if found is None:
        return ()
    singles = _play(row, found, before)
    if any(len(side) != 2 for side in found):
        return singles
    return singles + _play(row, ((pair_key(*found[0]),), (pair_key(*found[1]),)), before)


def _play(row: MatchRow, teams: tuple[tuple[str, ...], tuple[str, ...]], before: Mapping[str, Rating]) -> tuple[Rating, ...]:
    """Plackett–Luce over the two teams; nobody rises in a match that the own side lost."""
    old = [[before.get(key) or Rating(row.game, key, NEW_MU, NEW_SIGMA, 0) for key in team] for team in teams]
    known = [[_model.create_rating([rating.mu, rating.sigma]) for rating in team] for team in old]
    after = _model.rate(known, ranks=[0 if row.winner == side else 1 for side in (0, 1)])
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
        for name, (part, whole) in SHARES.get(game, {}).items()
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
