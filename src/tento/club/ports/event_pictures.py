"""What the club asks of the world for the pictures of an event: photographs of score sheets, beside its log and never in it."""

from collections.abc import Collection
from typing import Protocol

import msgspec


class PictureRow(msgspec.Struct, frozen=True, kw_only=True):
    """A picture of a match without what it shows: its fingerprint, which the log may name, who sent it, when, and how large it is."""

    event: str
    match: str
    hash: str
    by: str
    at: int
    size: int


class EventPictures(Protocol):
    """The pictures of events."""

    async def put(self, row: PictureRow, content: bytes) -> None:
        """Keeps a picture; the same one twice is there once."""
        ...

    async def of(self, event: str) -> list[PictureRow]:
        """The pictures of an event, the oldest first."""
        ...

    async def get(self, event: str, hash: str) -> bytes | None:
        """What a picture shows."""
        ...

    async def remove(self, event: str, hashes: Collection[str]) -> None:
        """Takes pictures away for good."""
        ...
