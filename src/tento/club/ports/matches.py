"""What the club asks of the world for finished matches: their rows, statistics and ratings."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from tento.club.ports.progress import NOTHING, Gains, SeasonRating
from tento.table.outcome import Outcome


class RatingsChanged(Exception):
    """Another match changed one of these ratings since they were read; nothing was written."""


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match for lists and statistics: who sat where and on which side, how the sides ended, and each seat's tallies."""

    table: str
    game: str
    rulebook: str
    finished: int
    outcome: Outcome
    sides: tuple[int, ...]
    people: tuple[str | None, ...]
    names: tuple[str, ...]
    tallies: tuple[dict[str, int], ...]
    public: bool


class Rating(msgspec.Struct, frozen=True):
    """A rating of a person or of a pair (`key` is the person's id, or the two ids in order)."""

    game: str
    key: str
    mu: float
    sigma: float
    matches: int


class Matches(Protocol):
    """Finished matches, statistics and ratings."""

    async def add(self, row: MatchRow, ratings: Sequence[Rating], gains: Gains = NOTHING) -> bool:
        """Keeps a finished match, the ratings after it and what else it leaves, once: False if it was kept before.

        Each rating, of all time and of a month, must follow the kept one, by the number of its matches; RatingsChanged if one does not.
        """
        ...

    async def of(self, person: str, limit: int = 50) -> list[MatchRow]:
        """A person's matches, the newest first."""
        ...

    async def get(self, table: str) -> MatchRow | None:
        """One match."""
        ...

    async def totals(self, person: str, game: str) -> dict[str, int]:
        """The sum of a person's tallies over all matches of a game."""
        ...

    async def ratings(self, game: str, keys: Sequence[str]) -> dict[str, Rating]:
        """The ratings that there are."""
        ...

    async def season_ratings(self, season: str, game: str, people: Sequence[str]) -> dict[str, SeasonRating]:
        """The ratings within a month that there are."""
        ...

    async def best(self, game: str, pairs: bool, limit: int = 50) -> list[Rating]:
        """The highest ratings, of people or of pairs."""
        ...
