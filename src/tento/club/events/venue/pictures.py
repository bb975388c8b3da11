"""Photographs of the score sheets of an event: what is taken for one, how many there may be, who may see them, and when they go."""

from hashlib import sha256
from typing import Final

from tento.championship.core.beside import Beside
from tento.championship.core.roles import Role
from tento.championship.pairs.state import State
from tento.club.events.venue.actors import Standing
from tento.club.ports import EventPictures, PictureRow
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

LARGEST: Final = 400_000
"""So many bytes one picture may have; the browser makes it smaller than that before it is sent."""
MOST_OF_MATCH: Final = 6
MOST_BYTES: Final = 32 * 1024 * 1024
"""So many bytes all pictures of one event may have."""
SEES: Final[tuple[Role, ...]] = ("organiser", "director", "referee")
TAKES_AWAY: Final[tuple[Role, ...]] = ("organiser", "director")
_WEBP: Final = (b"RIFF", b"WEBP")


def kind_of(content: bytes) -> str | None:
    """The media type of a picture by its first and last bytes, whatever it is called; None for anything else."""
    if content[:3] == b"\xff\xd8\xff" and content.rstrip(b"\0")[-2:] == b"\xff\xd9":
        return "image/jpeg"
    if content[:8] == b"\x89PNG\r\n\x1a\n" and content[-8:-4] == b"IEND":
        return "image/png"
    if (content[:4], content[8:12]) == _WEBP and int.from_bytes(content[4:8], "little") in (len(content) - 8, len(content) - 9):
        return "image/webp"
    return None


def may_see(state: State, theirs: Standing, match: str) -> bool:
    """Whether a match's pictures are for this reader: a referee sees those of the own tables, where the referee has such."""
    found = state.matches.get(match)
    if found is None:
        return False
    return any(
        actor.role in SEES and (not actor.tables or actor.role != "referee" or found.table in actor.tables) for actor in theirs.actors
    )


def of_erased(state: State, beside: Beside) -> set[str]:
    """The matches of everybody who was erased: a sheet shows names and signatures."""
    erased = {entry for entry, numbers in beside.entries.items() if any(beside.owner(one) in state.custody.erased for one in numbers)}
    return {name for name, match in state.matches.items() if erased & {*match.sides}}


class Pictures:
    """The pictures of one event. `changes` counts whatever came and went in this process."""

    def __init__(self, event: str, kept: EventPictures) -> None:
        self._event, self._kept = event, kept
        self.changes = 0

    async def add(self, match: str, content: bytes, by: str, at: int) -> PictureRow | Refusal:
        """Keeps a picture of a match, sent by whom and when; what is none, or one too many, is refused. The same twice is there once."""
        if len(content) > LARGEST or kind_of(content) is None:
            return refuse("not_a_picture", most=LARGEST // 1000)
        row = PictureRow(event=self._event, match=match, hash=sha256(content).hexdigest(), by=by, at=at, size=len(content))
        there = await self._kept.of(self._event)
        again = next((one for one in there if one.hash == row.hash), None)
        if again is not None:
            return again if again.match == match else refuse("picture_of_another", match=again.match)
        if sum(one.match == match for one in there) >= MOST_OF_MATCH:
            return refuse("event_full", most=MOST_OF_MATCH)
        if sum(one.size for one in there) + row.size > MOST_BYTES:
            return refuse("event_full", most=MOST_BYTES // 1024 // 1024)
        await self._kept.put(row, content)
        self.changes += 1
        return row

    async def of(self, match: str | None = None) -> list[PictureRow]:
        """The pictures of a match, or all, the oldest first."""
        return [one for one in await self._kept.of(self._event) if match in (None, one.match)]

    async def one(self, hash: str) -> tuple[PictureRow, bytes] | None:
        """A picture with what it shows."""
        row = next((one for one in await self._kept.of(self._event) if one.hash == hash), None)
        content = None if row is None else await self._kept.get(self._event, hash)
        return None if row is None or content is None else (row, content)

    async def remove(self, hash: str) -> None:
        """Takes a picture away; the log keeps its fingerprint."""
        await self._kept.remove(self._event, [hash])
        self.changes += 1

    async def forget(self, state: State, beside: Beside) -> None:
        """Takes away the pictures of every match of somebody who was erased."""
        of_them = of_erased(state, beside)
        gone = [one.hash for one in await self._kept.of(self._event) if one.match in of_them] if of_them else []
        if gone:
            await self._kept.remove(self._event, gone)
            self.changes += 1
