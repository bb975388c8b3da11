"""What the club asks of the world for its tables: a log that keeps, leases, the lobby's list, and the texts of rulebooks."""

from collections.abc import Collection, Sequence
from typing import Literal, Protocol

import msgspec


class StaleOwner(Exception):
    """Another process owns this table now; nothing was written."""


class StoreUnavailable(ConnectionError):
    """The database does not answer. Whether the lines under way were kept, only the log itself can tell: read it again."""


class DatabaseInUse(Exception):
    """Another living process runs the tables of this database, which is one process's alone."""


class RulebookText(msgspec.Struct, frozen=True):
    """A rulebook as it is kept: its hash, its name and its text."""

    hash: str
    name: str
    text: str


class Rulebooks(Protocol):
    """The texts of all rulebooks under which a table was opened, so that a table goes on when the file of its rulebook changes."""

    async def keep(self, texts: Sequence[RulebookText]) -> None:
        """Keeps each text once: a hash has one text for ever."""
        ...

    async def get(self, hash: str) -> str | None:
        """The text of the rulebook with this hash."""
        ...


class Lease(msgspec.Struct, frozen=True):
    """Who runs a table: the process, where it listens for the others, and the epoch that fences its writes."""

    table: str
    process: str
    address: str
    epoch: int


class Log(Protocol):
    """The event log: append-only, one numbered line after the other for each table, durable when `append` returns."""

    async def append(  # noqa: PLR0913, PLR0917 - what is kept in one transaction, and the fence around it
        self,
        table: str,
        epoch: int,
        first: int,
        lines: Sequence[bytes],
        secrets: Sequence[tuple[int, bytes]] = (),
        beside: Sequence[tuple[int, bytes]] = (),
    ) -> None:
        """Keeps the lines as numbers `first`, `first + 1` …, and the secret seeds of deals, all or nothing.

        StaleOwner if a line of that number is there already or the epoch of the table is not this one.
        """
        ...

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The lines from number `since` on."""
        ...

    async def secrets(self, table: str) -> dict[int, bytes]:
        """The seeds of the table's deals by their number."""
        ...

    async def beside(self, table: str) -> dict[int, bytes]:
        """What lies beside the lines, by its number: people's data, which can be replaced by what is left of it."""
        ...


class Leases(Protocol):
    """Which process runs which table."""

    async def begin(self) -> None:
        """Says that this process runs tables from now on.

        Where a database is one process's alone, DatabaseInUse if another one lives; if none does, the leases of those before are void
        at once. Where several share it nothing happens: their leases run out.
        """
        ...

    async def claim(self, table: str, process: str, address: str, seconds: float) -> Lease | None:
        """The lease, with a new epoch, if the table is free or its lease ran out or is ours; None if another holds it."""
        ...

    async def renew(self, process: str, seconds: float) -> None:
        """Keeps every lease of this process for so long."""
        ...

    async def holder(self, table: str) -> Lease | None:
        """Who runs the table now."""
        ...

    async def orphans(self, limit: int) -> list[str]:
        """Open tables that nobody runs."""
        ...

    async def give_back(self, process: str, tables: Collection[str]) -> None:
        """Gives the leases of these tables back, where this process holds them."""
        ...

    async def release(self, process: str) -> None:
        """Gives all leases of this process back."""
        ...


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby knows of a table. `password` is a hash, never shown; `bytes` is what its log held when it was last noted."""

    id: str
    game: str
    rulebook: str
    title: str
    host: str
    seats: int
    taken: int
    visibility: str
    status: Literal["waiting", "playing", "over"]
    created: int
    password: str | None = None
    bytes: int = 0


class TableIndex(Protocol):
    """The list of tables, for the lobby; derived from the log and never the truth."""

    async def put(self, row: TableRow) -> None:
        """Adds the table or replaces what is known of it."""
        ...

    async def get(self, table: str) -> TableRow | None:
        """One table."""
        ...

    async def listed(self, game: str | None = None, status: str | None = None, limit: int = 50) -> list[TableRow]:
        """Public tables, the newest first."""
        ...

    async def seat(self, table: str, people: Collection[str]) -> None:
        """These people sit at the table now, and nobody else."""
        ...

    async def of(self, person: str) -> list[TableRow]:
        """The tables where this person sits and which are not over, the newest first."""
        ...
