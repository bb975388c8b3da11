"""What the club asks of the world for its people: accounts, sessions and tokens."""

from collections.abc import Sequence
from typing import Final, Literal, Protocol

import msgspec

Role = Literal["player", "referee", "organiser", "admin"]
DEVICE_DAYS: Final = 365
"""For so long a device is known on which a person has logged in."""


class NameTaken(Exception):
    """Another person keeps this name, or one that looks like it, with a password."""


class LastAdmin(Exception):
    """No other person is an admin."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays here. A guest has no password; an erased person has a pseudonym and nothing else.

    `face` is the number that the person's face is drawn from; `visible` lets friends see who is online.
    """

    id: str
    name: str
    guest: bool
    roles: tuple[Role, ...]
    created: int
    language: str = "pt"
    erased: bool = False
    face: int = 0
    visible: bool = True


class SessionRow(msgspec.Struct, frozen=True, kw_only=True):
    """An open session as its owner may see it. `token_hash` is what is kept of the token; nobody can get in with it."""

    token_hash: str
    kind: Literal["cookie", "bot"]
    name: str
    created: int
    until: int


class People(Protocol):
    """Accounts, sessions and tokens. Passwords and tokens are kept as hashes made by the club, never as they are."""

    async def add(self, person: Person) -> None:
        """A new person."""
        ...

    async def get(self, person: str) -> Person | None:
        """By id."""
        ...

    async def several(self, people: Sequence[str]) -> dict[str, Person]:
        """Those of them that there are, by id."""
        ...

    async def by_name(self, name: str) -> tuple[Person, str | None] | None:
        """The person who keeps this name (without regard to case), with the hash of the password."""
        ...

    async def change(self, person: Person, password: str | None = None) -> None:
        """Replaces what is known of the person; with a password hash, keeps the name.

        NameTaken if another person keeps it, or if the name is a new one for this person and looks like one that another keeps.
        LastAdmin if nobody else is an admin and this person is not to be one any more.
        """
        ...

    async def open_session(self, token_hash: str, person: str, kind: Literal["cookie", "bot"], until: int) -> None:
        """A cookie or a bot's token is valid until then."""
        ...

    async def session(self, token_hash: str, now: int) -> Person | None:
        """Whose session this is, if it is open. The person counts as seen, to the day."""
        ...

    async def name_session(self, token_hash: str, name: str, created: int) -> None:
        """What the owner calls a session that is open, and since when."""
        ...

    async def sessions(self, person: str, now: int) -> list[SessionRow]:
        """The open sessions of a person, the oldest first."""
        ...

    async def close_sessions(self, person: str, token_hash: str | None = None) -> None:
        """Closes one session; or all of a person, and forgets the person's devices."""
        ...

    async def note_device(self, device: str, person: str, at: int, before: str) -> None:
        """A person logged in on a device, by the hash of its token; whoever was known by the hash `before` is known by the new one."""
        ...

    async def knows_device(self, device: str, person: str | None = None) -> bool:
        """Whether this person, or anybody at all, has logged in on this device."""
        ...

    async def closed_within(self, seconds: float) -> list[str]:
        """The hashes of the sessions that were closed in the last so many seconds, less than a minute, by whatever process."""
        ...

    async def erase(self, person: str, pseudonym: str) -> None:
        """Takes name, password, sessions and language away; results stay under the pseudonym. LastAdmin if nobody else is an admin."""
        ...
