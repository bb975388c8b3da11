"""Where a person's devices are told something while no page is open: the subscriptions, and the key by which the house signs."""

from collections.abc import Sequence
from typing import Protocol

import msgspec


class PushSubscription(msgspec.Struct, frozen=True, kw_only=True):
    """One device of one person, as its browser gave it: an address of its push service, and the two keys that only it can open with.

    `session` is the session from which it was asked for: it ends with it. `origin` is the address under which the device knows the house.
    """

    id: str
    person: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    origin: str
    created: int


class Pushes(Protocol):
    """The devices that are told things."""

    async def add(self, subscription: PushSubscription, most: int) -> None:
        """Keeps a device; of a person's devices only the newest so many stay."""
        ...

    async def of(self, people: Sequence[str]) -> list[PushSubscription]:
        """The devices of these people."""
        ...

    async def remove(self, id: str, person: str | None = None) -> None:
        """A device is told nothing any more; of this person, if one is named."""
        ...

    async def house_key(self, made: bytes, name: str = "push") -> bytes:
        """The key of the server of this name: the first that was ever made, which this one becomes if there is none."""
        ...
