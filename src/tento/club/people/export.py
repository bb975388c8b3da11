"""A person's own data in one file: account, sessions without their tokens, matches, statistics, ratings, medals, friends, memories."""

import msgspec
from msgspec.structs import replace

from tento.club.ports import (
    LadderBot,
    LearnedMatch,
    LearningSwitches,
    MatchRow,
    MedalCount,
    MemoryRow,
    Person,
    Rating,
    RatingPoint,
    Report,
    SeasonRating,
    Store,
    Tie,
)
from tento.club.standings import Standing, standing
from tento.games.registry import games

MOST_MATCHES = 100_000


class SessionShown(msgspec.Struct, frozen=True):
    """A session as its owner sees it."""

    kind: str
    name: str
    created: int
    until: int


class PasskeyKept(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it."""

    name: str
    created: int
    used: int


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is known of a person. Of the others at the table it holds what everybody saw there.

    `ties` are friends, those who asked or were asked, muted and blocked people; `reports` those that the person wrote.
    """

    person: Person
    sessions: tuple[SessionShown, ...]
    matches: tuple[MatchRow, ...]
    statistics: tuple[Standing, ...]
    ratings: tuple[Rating, ...]
    rating_points: tuple[RatingPoint, ...]
    seasons: tuple[SeasonRating, ...]
    medals: tuple[MedalCount, ...]
    ties: tuple[Tie, ...]
    reports: tuple[Report, ...]
    learning: LearningSwitches
    learned_matches: tuple[LearnedMatch, ...]
    memories: tuple[MemoryRow, ...]
    ladder_bots: tuple[LadderBot, ...]
    passkeys: tuple[PasskeyKept, ...] = ()


async def export(person: Person, store: Store, now: int) -> Export:
    """Collects it."""
    matches, progress = store.matches, store.progress
    statistics, ratings, points = list[Standing](), list[Rating](), list[RatingPoint]()
    for game in games():
        totals = await matches.totals(person.id, game)
        statistics += [standing(game, totals)] if totals else []
        ratings += (await matches.ratings(game, [person.id])).values()
        points += await progress.points(person.id, game, MOST_MATCHES)
    return Export(
        person=person,
        sessions=tuple(SessionShown(row.kind, row.name, row.created, row.until) for row in await store.people.sessions(person.id, now)),
        matches=tuple(await matches.of(person.id, MOST_MATCHES)),
        statistics=tuple(statistics),
        ratings=tuple(ratings),
        rating_points=tuple(points),
        seasons=tuple(await progress.seasons_of(person.id, MOST_MATCHES)),
        medals=tuple(await progress.medals(person.id)),
        ties=tuple(await store.friends.ties(person.id)),
        reports=tuple(await store.reports.by(person.id)),
        learning=await store.memories.switches(person.id),
        learned_matches=tuple(await store.memories.matches(person.id)),
        memories=tuple(await store.memories.of(person.id)),
        ladder_bots=tuple(replace(bot, token="") for bot in await store.ladder.of(person.id)),
    )
