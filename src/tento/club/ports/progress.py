"""What the club asks of the world for what people come back for: seasons, how a rating went on, medals."""

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec


class SeasonRating(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody's ranked matches of one month (`2026-11`) and one game say. `worth` orders the table of the month."""

    season: str
    game: str
    person: str
    mu: float
    sigma: float
    worth: float
    matches: int
    won: int


class LeagueLine(msgspec.Struct, frozen=True):
    """A line of the table of a month, under the name that the person has now."""

    name: str
    rating: SeasonRating


class RatingPoint(msgspec.Struct, frozen=True, kw_only=True):
    """What a person's rating was worth after a match."""

    table: str
    person: str
    game: str
    at: int
    worth: float


class MedalWon(msgspec.Struct, frozen=True, kw_only=True):
    """A medal, by its key, and the match in which it was won."""

    table: str
    person: str
    game: str
    medal: str
    at: int


class MedalCount(msgspec.Struct, frozen=True, kw_only=True):
    """How often a person won a medal, and the last time."""

    game: str
    medal: str
    times: int
    table: str
    at: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """When a match of a person ended, and whether the person's side won it alone."""

    game: str
    at: int
    won: bool


class Gains(msgspec.Struct, frozen=True):
    """What a match leaves beside its row, kept with it or not at all."""

    seasons: tuple[SeasonRating, ...] = ()
    points: tuple[RatingPoint, ...] = ()
    medals: tuple[MedalWon, ...] = ()


NOTHING: Final = Gains()


class Progress(Protocol):
    """What is read of it. Everything is written with the match (`Matches.add`)."""

    async def first_season(self) -> str | None:
        """The oldest month in which a match counted."""
        ...

    async def league(self, season: str, game: str, limit: int) -> list[LeagueLine]:
        """The best of a month, without guests."""
        ...

    async def above(self, rating: SeasonRating) -> int:
        """How many of its table stand above this line."""
        ...

    async def seasons_of(self, person: str, limit: int) -> list[SeasonRating]:
        """A person's months, the newest first."""
        ...

    async def points(self, person: str, game: str, limit: int) -> list[RatingPoint]:
        """The newest of them, the oldest of these first."""
        ...

    async def results(self, person: str, limit: int) -> list[Result]:
        """How a person's matches ended, the newest first."""
        ...

    async def medals(self, person: str) -> list[MedalCount]:
        """The medals of a person, the last won first."""
        ...

    async def medals_at(self, tables: Sequence[str], person: str) -> list[MedalWon]:
        """The medals that a person won in these matches."""
        ...
