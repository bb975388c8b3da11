"""Ratings: pure functions over the row of a match.

They change only in matches in which every seat was a person's, each another one: against bots one can play all night, and a rating
won so would say how long somebody played. A bot that plays on for a person who went away plays for that person's rating.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from tento.club.ports import MatchRow, Rating

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

NEW_MU: Final = 25.0
NEW_SIGMA: Final = NEW_MU / 3


def team_key(people: Sequence[str]) -> str:
    """The key of people who play together: their ids in order, joined by a sign that no id holds."""
    return "+".join(sorted(people))


def people_of(key: str) -> tuple[str, ...]:
    """Whose rating this is: one person's, or a team's."""
    return tuple(key.split("+"))


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
    singles = rated_singles(row, before)
    if any(len(side) < 2 for side in found):
        return singles
    return singles + _play(row, tuple((team_key(side),) for side in found), before)


def rated_singles(row: MatchRow, before: Mapping[str, Rating]) -> tuple[Rating, ...]:
    """The ratings of the people after the match."""
    return _play(row, sides(row) or (), before)


@cache
def _model() -> "PlackettLuce":
    """Brought when somebody is rated: a device that plays alone has none of it."""
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce()


def _play(row: MatchRow, teams: Sequence[Sequence[str]], before: Mapping[str, Rating]) -> tuple[Rating, ...]:
    """Plackett–Luce over the sides in their places; the last side never rises, the first never falls."""
    if not teams:
        return ()
    places = {one.side: one.place for one in row.outcome.ranking}
    old = [[before.get(key) or Rating(row.game, key, NEW_MU, NEW_SIGMA, 0) for key in team] for team in teams]
    known = [[_model().create_rating([rating.mu, rating.sigma]) for rating in team] for team in old]
    after = _model().rate(known, ranks=[float(places[side]) for side in sorted(places)])
    return tuple(
        Rating(row.game, was.key, float(now.mu), float(now.sigma), was.matches + 1)
        for was_team, now_team in zip(old, after, strict=True)
        for was, now in zip(was_team, now_team, strict=True)
    )


def worth(rating: Rating) -> float:
    """What is nearly certain of a rating: three deviations below the mean."""
    return round(rating.mu - 3 * rating.sigma, 2)
