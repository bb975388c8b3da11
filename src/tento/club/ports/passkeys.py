"""What the club asks of the world for passkeys: keys of devices that open an account without a password."""

from typing import Protocol

import msgspec


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """The public half of a key that lies in somebody's device. `count` is the last number that the device gave with it."""

    id: str
    person: str
    public: bytes
    count: int
    name: str
    created: int
    used: int


class Passkeys(Protocol):
    """Passkeys, and the challenges that a device must answer, each once. They are gone with the person."""

    async def challenge(self, challenge: str, person: str, now: int, until: int) -> None:
        """Keeps a challenge for this person ("" for whoever will show who it is). Those that had run out by then are swept away."""
        ...

    async def take_challenge(self, challenge: str, now: int) -> str | None:
        """For whom it was, if it was kept and has not run out; it is good for nothing from now on."""
        ...

    async def add(self, passkey: Passkey) -> bool:
        """Keeps a passkey; False if there is one of this id."""
        ...

    async def of(self, person: str) -> list[Passkey]:
        """A person's passkeys, the oldest first."""
        ...

    async def get(self, id: str) -> Passkey | None:
        """By its id."""
        ...

    async def used(self, passkey: Passkey, count: int, at: int) -> bool:
        """Notes that it was used; False if somebody else used it meanwhile."""
        ...

    async def remove(self, person: str, id: str | None = None) -> None:
        """One of a person's passkeys, or all of them, open nothing any more."""
        ...
