"""What the club asks of the world for its people's people: friends, calls to a table, who is online, what is reported."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, Protocol

import msgspec

TieKind = Literal["friend", "asked", "muted", "blocked"]


class TooMany(Exception):
    """Somebody would have more of this kind than there may be; nothing was written."""


class Tie(msgspec.Struct, frozen=True):
    """What `other` is to `person`: a friend, somebody who was asked to be one, muted, blocked. A friendship is two of them."""

    person: str
    other: str
    kind: TieKind
    at: int = 0


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """`by` calls `person` to a table."""

    person: str
    by: str
    table: str
    at: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What `reporter` says of `person`, at which table, and why, by its key; `words` are the reporter's own."""

    reporter: str
    person: str
    reason: str
    words: str
    table: str
    at: int


class Friends(Protocol):
    """Ties between people, the codes by which they are made, calls to a table, and who has a page open. Gone with the person."""

    async def ties(self, person: str) -> list[Tie]:
        """What others are to this person, and who asked this person; the oldest first."""
        ...

    async def between(self, one: str, other: str) -> set[tuple[str, str, TieKind]]:
        """What two people are to each other, as person, other and kind."""
        ...

    async def change(self, gone: Sequence[Tie], made: Sequence[Tie], most: Mapping[TieKind, int]) -> None:
        """Takes these ties away and makes those, all or nothing. TooMany if somebody had more of a kind, or was asked by more."""
        ...

    async def set_link(self, person: str, hash: str | None, until: int = 0) -> None:
        """The code by which others become this person's friends, as a hash; the one before ends."""
        ...

    async def link(self, person: str, now: int) -> int | None:
        """Until when a code of this person leads to something."""
        ...

    async def by_link(self, hash: str, now: int) -> str | None:
        """Whose code this is."""
        ...

    async def invite(self, invitation: Invitation) -> None:
        """Keeps a call to a table; the one of the same friend before it is over."""
        ...

    async def invitations(self, person: str, since: int) -> list[Invitation]:
        """The calls to a person since then, the newest first."""
        ...

    async def answer(self, person: str, by: str) -> None:
        """A call was answered, and is over."""
        ...

    async def told_within(self, seconds: float) -> list[Invitation | Tie]:
        """The calls, and the ties of friends and of those who were asked, that were made in the last so many seconds."""
        ...

    async def here(self, people: Collection[str], process: str, seconds: float) -> None:
        """These people, and nobody else, have a page open by this process, for so many seconds at least."""
        ...

    async def online(self, people: Collection[str]) -> set[str]:
        """Those of them who have a page open."""
        ...


class Reports(Protocol):
    """What people report of each other; the newest so many are kept. They are gone with either of the two."""

    async def add(self, report: Report, most: int) -> None:
        """Keeps a report; an earlier one of the same reporter about the same person is replaced."""
        ...

    async def newest(self, limit: int) -> list[Report]:
        """The newest first."""
        ...

    async def by(self, reporter: str) -> list[Report]:
        """What this person reported, the newest first."""
        ...

    async def settle(self, person: str) -> int:
        """Takes away what was reported of this person: how many reports."""
        ...
