"""A person's own data in one file: account, sessions without their tokens, matches, statistics, ratings."""

import msgspec

from tento.club.ports import Matches, MatchRow, People, Person, Rating
from tento.club.standings import Standing, standing
from tento.games.registry import games

MOST_MATCHES = 100_000


class SessionShown(msgspec.Struct, frozen=True):
    """A session as its owner sees it."""

    kind: str
    name: str
    created: int
    until: int


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is known of a person. Of the others at the table it holds what everybody saw there."""

    person: Person
    sessions: tuple[SessionShown, ...]
    matches: tuple[MatchRow, ...]
    statistics: tuple[Standing, ...]
    ratings: tuple[Rating, ...]


async def export(person: Person, accounts: People, matches: Matches, now: int) -> Export:
    """Collects it."""
    statistics, ratings = list[Standing](), list[Rating]()
    for game in games():
        totals = await matches.totals(person.id, game)
        statistics += [standing(game, totals)] if totals else []
        ratings += (await matches.ratings(game, [person.id])).values()
    return Export(
        person=person,
        sessions=tuple(SessionShown(row.kind, row.name, row.created, row.until) for row in await accounts.sessions(person.id, now)),
        matches=tuple(await matches.of(person.id, MOST_MATCHES)),
        statistics=tuple(statistics),
        ratings=tuple(ratings),
    )
