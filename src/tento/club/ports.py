"""What the club asks of the world: a log that keeps, leases on tables, people, and what is known of finished matches."""

from collections.abc import Collection, Sequence
from typing import Literal, Protocol

import msgspec

from tento.table.outcome import Outcome

Role = Literal["player", "referee", "organiser", "admin"]


class StaleOwner(Exception):
    """Another process owns this table now; nothing was written."""


class StoreUnavailable(ConnectionError):
    """The database does not answer. Whether the lines under way were kept, only the log itself can tell: read it again."""


class DatabaseInUse(Exception):
    """Another living process runs the tables of this database, which is one process's alone."""


class RatingsChanged(Exception):
    """Another match changed one of these ratings since they were read; nothing was written."""


class NameTaken(Exception):
    """Somebody keeps this name with a password."""


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

    async def append(self, table: str, epoch: int, first: int, lines: Sequence[bytes], secrets: Sequence[tuple[int, bytes]] = ()) -> None:
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

    async def release(self, process: str) -> None:
        """Gives all leases of this process back."""
        ...


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby knows of a table. `password` is a hash, never shown."""

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


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays here. A guest has no password; an erased person has a pseudonym and nothing else."""

    id: str
    name: str
    guest: bool
    roles: tuple[Role, ...]
    created: int
    language: str = "pt"
    erased: bool = False


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

    async def by_name(self, name: str) -> tuple[Person, str | None] | None:
        """The person who keeps this name (without regard to case), with the hash of the password."""
        ...

    async def change(self, person: Person, password: str | None = None) -> None:
        """Replaces what is known of the person; with a password hash, keeps the name. NameTaken if another keeps it."""
        ...

    async def open_session(self, token_hash: str, person: str, kind: Literal["cookie", "bot"], until: int) -> None:
        """A cookie or a bot's token is valid until then."""
        ...

    async def session(self, token_hash: str, now: int) -> Person | None:
        """Whose session this is, if it is open."""
        ...

    async def name_session(self, token_hash: str, name: str, created: int) -> None:
        """What the owner calls a session that is open, and since when."""
        ...

    async def sessions(self, person: str, now: int) -> list[SessionRow]:
        """The open sessions of a person, the oldest first."""
        ...

    async def close_sessions(self, person: str, token_hash: str | None = None) -> None:
        """Closes one session, or all of a person."""
        ...

    async def erase(self, person: str, pseudonym: str) -> None:
        """Takes name, password, sessions and language away; results stay under the pseudonym."""
        ...


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match for lists and statistics: who sat where and on which side, how the sides ended, and each seat's tallies."""

    table: str
    game: str
    rulebook: str
    finished: int
    outcome: Outcome
    sides: tuple[int, ...]
    people: tuple[str | None, ...]
    names: tuple[str, ...]
    tallies: tuple[dict[str, int], ...]
    public: bool


class Rating(msgspec.Struct, frozen=True):
    """A rating of a person or of a pair (`key` is the person's id, or the two ids in order)."""

    game: str
    key: str
    mu: float
    sigma: float
    matches: int


class Matches(Protocol):
    """Finished matches, statistics and ratings."""

    async def add(self, row: MatchRow, ratings: Sequence[Rating]) -> bool:
        """Keeps a finished match and the ratings after it, once: False if it was kept before.

        Each rating must follow the one that is kept, by the number of its matches; RatingsChanged if one does not.
        """
        ...

    async def of(self, person: str, limit: int = 50) -> list[MatchRow]:
        """A person's matches, the newest first."""
        ...

    async def get(self, table: str) -> MatchRow | None:
        """One match."""
        ...

    async def totals(self, person: str, game: str) -> dict[str, int]:
        """The sum of a person's tallies over all matches of a game."""
        ...

    async def ratings(self, game: str, keys: Sequence[str]) -> dict[str, Rating]:
        """The ratings that there are."""
        ...

    async def best(self, game: str, pairs: bool, limit: int = 50) -> list[Rating]:
        """The highest ratings, of people or of pairs."""
        ...


class Store(Protocol):
    """Everything that is kept, in one place."""

    @property
    def log(self) -> Log:
        """The event log."""
        ...

    @property
    def leases(self) -> Leases:
        """Who runs which table."""
        ...

    @property
    def tables(self) -> TableIndex:
        """The lobby's list."""
        ...

    @property
    def rulebooks(self) -> Rulebooks:
        """The texts of rulebooks."""
        ...

    @property
    def people(self) -> People:
        """Accounts and sessions."""
        ...

    @property
    def matches(self) -> Matches:
        """Finished matches and ratings."""
        ...

    async def start(self) -> None:
        """Opens the database and brings its schema up to date."""
        ...

    async def ready(self) -> bool:
        """True if the database answers."""
        ...

    async def stop(self) -> None:
        """Writes what is waiting and closes."""
        ...
