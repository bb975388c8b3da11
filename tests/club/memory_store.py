"""A store that forgets everything when the program ends: for tests of what stands above the ports."""

from collections.abc import Collection, Sequence

from tento.club.ports import Lease, RulebookText, StaleOwner, TableRow
from tests.club.memory_people import MemoryPeople


class MemoryLog:
    def __init__(self) -> None:
        self.lines: dict[str, list[bytes]] = {}
        self.seeds: dict[str, dict[int, bytes]] = {}
        self.things: dict[str, dict[int, bytes]] = {}
        self.epochs: dict[str, int] = {}

    async def append(self, table, epoch, first, lines, secrets=(), beside=()) -> None:  # noqa: PLR0913, PLR0917 - as the port has it
        kept = self.lines.setdefault(table, [])
        if self.epochs.get(table, epoch) != epoch or len(kept) != first:
            raise StaleOwner(table)
        kept.extend(lines)
        self.seeds.setdefault(table, {}).update(secrets)
        self.things.setdefault(table, {}).update(beside)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        return self.lines.get(table, [])[since:]

    async def secrets(self, table: str) -> dict[int, bytes]:
        return dict(self.seeds.get(table, {}))

    async def beside(self, table: str) -> dict[int, bytes]:
        return dict(self.things.get(table, {}))


class MemoryLeases:
    def __init__(self, log: MemoryLog) -> None:
        self.held: dict[str, Lease] = {}
        self._log = log

    async def begin(self) -> None:
        """Nobody was here before."""

    async def claim(self, table: str, process: str, address: str, _seconds: float) -> Lease | None:
        held = self.held.get(table)
        if held is not None and held.process != process:
            return None
        lease = Lease(table, process, address, 1 if held is None else held.epoch + 1)
        self.held[table] = lease
        self._log.epochs[table] = lease.epoch
        return lease

    async def renew(self, process: str, seconds: float) -> None:
        """Nothing runs out here."""

    async def holder(self, table: str) -> Lease | None:
        return self.held.get(table)

    async def orphans(self, _limit: int) -> list[str]:
        return []

    async def give_back(self, process: str, tables: Collection[str]) -> None:
        self.held = {table: lease for table, lease in self.held.items() if table not in tables or lease.process != process}

    async def release(self, process: str) -> None:
        self.held = {table: lease for table, lease in self.held.items() if lease.process != process}


class MemoryTables:
    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.people: dict[str, set[str]] = {}

    async def put(self, row: TableRow) -> None:
        self.rows[row.id] = row

    async def get(self, table: str) -> TableRow | None:
        return self.rows.get(table)

    async def listed(self, game: str | None = None, status: str | None = None, limit: int = 50) -> list[TableRow]:
        rows = [
            row for row in self.rows.values() if row.visibility == "public" and game in (None, row.game) and status in (None, row.status)
        ]
        return sorted(rows, key=lambda row: -row.created)[:limit]

    async def seat(self, table: str, people: Collection[str]) -> None:
        self.people[table] = set(people)

    async def of(self, person: str) -> list[TableRow]:
        rows = [row for row in self.rows.values() if person in self.people.get(row.id, ()) and row.status != "over"]
        return sorted(rows, key=lambda row: -row.created)


class MemoryRulebooks:
    def __init__(self) -> None:
        self.texts: dict[str, RulebookText] = {}

    async def keep(self, texts: Sequence[RulebookText]) -> None:
        self.texts = {text.hash: text for text in texts} | self.texts

    async def get(self, hash: str) -> str | None:
        found = self.texts.get(hash)
        return None if found is None else found.text


class MemoryStore:
    """Log, leases and tables; whoever needs people or matches gives them."""

    def __init__(self) -> None:
        self.log = MemoryLog()
        self.leases = MemoryLeases(self.log)
        self.tables = MemoryTables()
        self.rulebooks = MemoryRulebooks()
        self.people = MemoryPeople()

    async def start(self) -> None:
        """Nothing to open."""

    async def ready(self) -> bool:
        return True

    async def stop(self) -> None:
        """Nothing to close."""
