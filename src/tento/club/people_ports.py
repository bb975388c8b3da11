"""What the reception asks of the store beyond looking people up: a list of the doors that are open for a person."""

from typing import Literal, Protocol

import msgspec

from tento.club.ports import People


class SessionRow(msgspec.Struct, frozen=True, kw_only=True):
    """An open session as its owner may see it. `token_hash` is what is kept of the token; nobody can get in with it."""

    token_hash: str
    kind: Literal["cookie", "bot"]
    name: str
    created: int
    until: int


class Accounts(People, Protocol):
    """People, with sessions that have a name and can be listed."""

    async def name_session(self, token_hash: str, name: str, created: int) -> None:
        """What the owner calls a session that is open, and since when."""
        ...

    async def sessions(self, person: str, now: int) -> list[SessionRow]:
        """The open sessions of a person, the oldest first."""
        ...
