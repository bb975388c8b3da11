"""What the club asks of the world for the ladder of bots that people write: the bots, who challenged whom, and what came of it."""

from typing import Protocol

import msgspec


class LadderBot(msgspec.Struct, frozen=True, kw_only=True):
    """A program on the ladder of a game: whose it is, the hash of the token that it comes with, and when it was last ready to play."""

    id: str
    owner: str
    game: str
    name: str
    token: str
    created: int
    seen: int = 0


class LadderMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge: so many partidas between two bots, one after the other. `second` may be a bot of the house, by its kind.

    `table` is where the partida that is played now is; `over` when all are, or when it was given up.
    """

    id: str
    game: str
    rulebook: str
    first: str
    second: str
    partidas: int
    created: int
    table: str = ""
    over: bool = False


class LadderResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a partida of the ladder ended: which of the two won, 0 or 1; None where nobody did."""

    table: str
    match: str
    game: str
    first: str
    second: str
    winner: int | None
    at: int


class Ladder(Protocol):
    """The bots, challenges and results. A person's bots, and all that they played, are gone with the person."""

    async def add(self, bot: LadderBot, most: int) -> None:
        """A new bot. TooMany if its owner would have more than so many."""
        ...

    async def bots(self, game: str) -> list[LadderBot]:
        """The bots of a game, the oldest first."""
        ...

    async def get(self, bot: str) -> LadderBot | None:
        """One bot."""
        ...

    async def of(self, owner: str) -> list[LadderBot]:
        """The bots of a person."""
        ...

    async def by_token(self, token: str) -> list[LadderBot]:
        """The bots that come with this token."""
        ...

    async def saw(self, bot: str, at: int) -> None:
        """It is ready to play."""
        ...

    async def remove(self, bot: str, owner: str) -> None:
        """Takes a bot of this owner off the ladder, with all that it played."""
        ...

    async def open(self, match: LadderMatch) -> None:
        """A new challenge."""
        ...

    async def match(self, id: str) -> LadderMatch | None:
        """One challenge."""
        ...

    async def running(self, game: str) -> list[LadderMatch]:
        """The challenges of a game that are not over, the oldest first."""
        ...

    async def at_table(self, match: str, before: str, table: str) -> bool:
        """The next partida is played at this table; False if the last one was another than `before`."""
        ...

    async def end(self, match: str) -> None:
        """A challenge is over."""
        ...

    async def result(self, result: LadderResult, most: int) -> None:
        """Keeps a result, once; of a game only the newest so many."""
        ...

    async def results(self, game: str) -> list[LadderResult]:
        """The results of a game, the oldest first."""
        ...

    async def played(self, match: str) -> list[LadderResult]:
        """The results of one challenge."""
        ...
