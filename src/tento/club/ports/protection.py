"""What the club asks of the world for the safety of accounts: keys beside the password, and notices of what happened."""

from typing import Protocol

import msgspec


class AccountKeys(msgspec.Struct, frozen=True, kw_only=True):
    """Beside the password: the hash of the recovery words, the secret of the second factor, and the last of its codes that was used."""

    recovery: str | None = None
    second: str | None = None
    used: int = 0


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something happened to an account: when, and what, by its key."""

    at: int
    kind: str


class Protection(Protocol):
    """Keys and notices of accounts. They are gone with the person."""

    async def keys(self, person: str) -> AccountKeys:
        """The keys of a person; none at first."""
        ...

    async def set_keys(self, person: str, keys: AccountKeys) -> None:
        """Replaces them."""
        ...

    async def note(self, person: str, notice: Notice) -> None:
        """Keeps a notice; only the newest are kept."""
        ...

    async def notices(self, person: str) -> list[Notice]:
        """The newest first."""
        ...
