"""What a device keeps: tables with their logs, and the matches that were finished. One person plays here, and one process runs."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final

import msgspec

from tento.club.ports import Lease, MatchRow, Person, RulebookText, StaleOwner, TableRow

Keep = Callable[[bytes], Awaitable[None]]
"""Writes one note down for good. What is announced was written before."""


class Appended(msgspec.Struct, frozen=True, kw_only=True, tag="lines"):
    """Lines of the log of a table from number `first` on, and the seeds of its deals, in hex."""

    table: str
    first: int
    lines: tuple[str, ...]
    secrets: dict[int, str]


class Listed(msgspec.Struct, frozen=True, tag="row"):
    """How a table stands now."""

    row: TableRow


class Finished(msgspec.Struct, frozen=True, tag="match"):
    """What remains of a match."""

    row: MatchRow


Note = Appended | Listed | Finished
encode: Final = msgspec.json.Encoder().encode
_notes: Final = msgspec.json.Decoder(list[Note])


def read_notes(text: str | bytes) -> list[Note]:
    """What was written down before, in its order."""
    return _notes.decode(text)


class DeviceLog:
    """The logs of the tables."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self._lines: dict[str, list[bytes]] = {}
        self._secrets: dict[str, dict[int, bytes]] = {}

    async def append(
        self,
        table: str,
        _epoch: int,
        first: int,
        lines: Sequence[bytes],
        secrets: Sequence[tuple[int, bytes]] = (),
        _beside: Sequence[tuple[int, bytes]] = (),
    ) -> None:
        """Keeps the lines and the seeds, all or nothing. StaleOwner if a line of that number is there already."""
        if first != len(self._lines.get(table, ())):
            raise StaleOwner(table)
        note = Appended(
            table=table,
            first=first,
            lines=tuple(line.decode() for line in lines),
            secrets={deal: seed.hex() for deal, seed in secrets},
        )
        await self._keep(encode(note))
        self.take(note)

    def take(self, note: Appended) -> None:
        """Lines that are kept are known."""
        self._lines.setdefault(note.table, []).extend(line.encode() for line in note.lines)
        self._secrets.setdefault(note.table, {}).update({deal: bytes.fromhex(seed) for deal, seed in note.secrets.items()})

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The lines from number `since` on."""
        return self._lines.get(table, [])[since:]

    async def secrets(self, table: str) -> dict[int, bytes]:
        """The seeds of the table's deals by their number."""
        return dict(self._secrets.get(table, {}))

    async def beside(self, _table: str) -> dict[int, bytes]:
        """Nothing lies beside the log of a table."""
        return {}


class DeviceLeases:
    """Every table is ours."""

    async def begin(self) -> None:
        """Nobody else is here."""

    async def claim(self, table: str, process: str, address: str, _seconds: float) -> Lease | None:
        """Ours."""
        return Lease(table, process, address, 1)

    async def renew(self, process: str, seconds: float) -> None:
        """Nothing runs out here."""

    async def holder(self, _table: str) -> Lease | None:
        """Nobody else."""
        return None

    async def orphans(self, _limit: int) -> list[str]:
        """A table is taken up again when its person comes back to it, and not before."""
        return []

    async def give_back(self, process: str, tables: Collection[str]) -> None:
        """Nobody waits for them."""

    async def release(self, process: str) -> None:
        """Nobody waits for them."""


class DeviceTables:
    """The list of the tables."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self.rows: dict[str, TableRow] = {}

    async def put(self, row: TableRow) -> None:
        """Adds the table or replaces what is known of it."""
        if self.rows.get(row.id) != row:
            await self._keep(encode(Listed(row)))
            self.rows[row.id] = row

    async def get(self, table: str) -> TableRow | None:
        """One table."""
        return self.rows.get(table)

    async def seat(self, table: str, people: Collection[str]) -> None:
        """Only one person sits here."""

    async def listed(self, _game: str | None = None, _status: str | None = None, _limit: int = 50) -> list[TableRow]:
        """No table of a device is public."""
        return []

    async def of(self, _person: str) -> list[TableRow]:
        """The tables that are not over, the newest first."""
        return sorted((row for row in self.rows.values() if row.status != "over"), key=lambda row: -row.created)


class DeviceMatches:
    """The finished matches."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self.rows: dict[str, MatchRow] = {}

    async def add(self, row: MatchRow) -> None:
        """Keeps a finished match, once."""
        if row.table not in self.rows:
            await self._keep(encode(Finished(row)))
            self.rows[row.table] = row

    async def get(self, table: str) -> MatchRow | None:
        """One match."""
        return self.rows.get(table)

    async def newest(self) -> list[MatchRow]:
        """All of them, the newest first."""
        return sorted(self.rows.values(), key=lambda row: -row.finished)


class DeviceRulebooks:
    """The rulebooks are those that came with the engine: a table of another one cannot be played on."""

    async def keep(self, texts: Sequence[RulebookText]) -> None:
        """They are here."""

    async def get(self, _hash: str) -> str | None:
        """No other is kept."""
        return None


class DevicePeople:
    """The one person who plays here."""

    def __init__(self, person: Person) -> None:
        self.person = person

    async def get(self, person: str) -> Person | None:
        """The person, by the id."""
        return self.person if person == self.person.id else None

    async def several(self, people: Sequence[str]) -> dict[str, Person]:
        """Those of them that there are, by id."""
        return {self.person.id: self.person} if self.person.id in people else {}

    async def name_of(self, person: str, written: str) -> str:
        """How somebody is called now."""
        return self.person.name if person == self.person.id else written


class Shelf:
    """Everything that is kept, as far as tables need it."""

    def __init__(self, person: Person, keep: Keep) -> None:
        self.log, self.leases, self.tables = DeviceLog(keep), DeviceLeases(), DeviceTables(keep)
        self.matches, self.rulebooks, self.people = DeviceMatches(keep), DeviceRulebooks(), DevicePeople(person)

    def take(self, notes: Sequence[Note]) -> None:
        """What was written down before is known again."""
        for note in notes:
            match note:
                case Appended():
                    self.log.take(note)
                case Listed(row):
                    self.tables.rows[row.id] = row
                case Finished(row):
                    self.matches.rows[row.table] = row
