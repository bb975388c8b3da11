"""What the club asks of the world for a player that learns somebody: the switches, the decisions of matches, what was learned, links."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

MemoryKind = Literal["neuron", "brain"]


class MemoryChanged(Exception):
    """What was to be merged has been merged meanwhile; nothing was written."""


class LearningSwitches(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the decisions of a person's matches are kept, and whether anybody may play from what was learned of them."""

    keeps: bool = False
    uses: bool = True


class LearnedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """The decisions of a person in one match: how many, and as the text of a memory until they are merged."""

    person: str
    table: str
    game: str
    rulebook: str
    at: int
    decisions: int
    text: str
    merged: bool = False


class MemoryRow(msgspec.Struct, frozen=True, kw_only=True):
    """A memory of a person for one rulebook: K-NEURON or K-BRAIN, as text, and since when it is so."""

    person: str
    game: str
    rulebook: str
    kind: MemoryKind
    text: str
    at: int


class StyleLink(msgspec.Struct, frozen=True, kw_only=True):
    """The link by which others play against somebody's K-NEURON of one rulebook. `hash` is what is kept of its code."""

    hash: str
    person: str
    game: str
    rulebook: str
    at: int


class Memories(Protocol):
    """What a player that learns keeps of people. All of it is gone with the person."""

    async def switches(self, person: str) -> LearningSwitches:
        """Those that the person has set, or the usual ones."""
        ...

    async def switch(self, person: str, switches: LearningSwitches) -> None:
        """Sets them."""
        ...

    async def add(self, match: LearnedMatch, most: int) -> bool:
        """Keeps the decisions of a match, once: False if it was known. Of a person's matches only the newest so many stay."""
        ...

    async def matches(self, person: str) -> list[LearnedMatch]:
        """The last matches, the oldest first; those that were merged have no text any more."""
        ...

    async def merge(self, memory: MemoryRow, tables: Sequence[str]) -> None:
        """Keeps a memory that holds the decisions of these matches, which are merged now. MemoryChanged if one of them was."""
        ...

    async def put(self, memory: MemoryRow) -> None:
        """Keeps a memory in the place of the one before."""
        ...

    async def of(self, person: str) -> list[MemoryRow]:
        """A person's memories, by rulebook."""
        ...

    async def get(self, person: str, game: str, rulebook: str) -> list[MemoryRow]:
        """A person's memories for one rulebook."""
        ...

    async def remove(self, person: str, game: str, rulebook: str, kind: MemoryKind) -> None:
        """Takes one memory away."""
        ...

    async def set_link(self, link: StyleLink) -> None:
        """The link of this rulebook; the one before ends."""
        ...

    async def end_link(self, person: str, game: str, rulebook: str) -> None:
        """The link of this rulebook leads to nothing any more."""
        ...

    async def links(self, person: str) -> list[StyleLink]:
        """A person's links."""
        ...

    async def by_link(self, hash: str) -> StyleLink | None:
        """Whose link this is."""
        ...

    async def forget(self, person: str) -> None:
        """Takes away all that was learned of a person, the links with it; the switches stay."""
        ...
