"""How much one person, one address and the whole house may have open and keep. What an event opens is the house's own and never refused."""

from collections import Counter
from collections.abc import Callable

import msgspec

from tento.club.live.entries import TableConfig
from tento.club.ports import Store
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

MEGABYTE = 1024**2
GIGABYTE = 1024**3
DAY_MS = 86_400_000
REMEMBERED = 20_000
"""So many tables are remembered before those that are over are forgotten."""


class Quotas(msgspec.Struct, frozen=True, kw_only=True):
    """Tables that are not over, and the chairs at them, which bots may fill; and the bytes beyond which no table is opened.

    Those of a person are what the logs of all tables and championships hold that the person opened, and their photographs; those of an
    address what tables that were opened from there wrote in a day, those of the house the whole database. What tables write in an hour is
    `hourly_`; beyond it tables of bots alone wait too.
    """

    tables_a_person: int = 12
    chairs_a_person: int = 60
    tables_an_address: int = 120
    chairs_an_address: int = 720
    tables: int = 4_000
    chairs: int = 20_000
    bytes_a_person: int = 500 * MEGABYTE
    bytes_an_address: int = 2_000 * MEGABYTE
    bytes: int = 50 * GIGABYTE
    hourly_a_person: int = 100 * MEGABYTE
    hourly_an_address: int = 1_000 * MEGABYTE
    hourly: int = 4_000 * MEGABYTE


async def no_room(quotas: Quotas, store: Store, host: str, config: TableConfig) -> Refusal | None:
    """Why this person may not open one more table now."""
    own, all_of_them = await store.upkeep.running(host), await store.upkeep.running(None)
    if own.tables >= quotas.tables_a_person or own.chairs + config.seats > quotas.chairs_a_person:
        return refuse("too_many_tables", tables=own.tables)
    kept = await store.upkeep.kept(host)
    if kept >= quotas.bytes_a_person:
        return refuse("too_much_kept", megabytes=kept // MEGABYTE)
    crowded = all_of_them.tables >= quotas.tables or all_of_them.chairs + config.seats > quotas.chairs
    if crowded or await store.upkeep.bytes() > quotas.bytes:
        return refuse("house_full")
    return None


async def no_room_for_event(quotas: Quotas, store: Store, host: str) -> Refusal | None:
    """Why this person may not open or bring one more championship, cup or tournament now. What it opens later is never refused."""
    kept = await store.upkeep.kept(host)
    if kept >= quotas.bytes_a_person:
        return refuse("too_much_kept", megabytes=kept // MEGABYTE)
    running = await store.upkeep.running(None)
    crowded = running.tables >= quotas.tables or running.chairs >= quotas.chairs
    return refuse("house_full") if crowded or await store.upkeep.bytes() > quotas.bytes else None


class OpenedFrom:
    """The tables that were opened from each address and still run, and what they wrote today. Addresses are remembered here alone."""

    def __init__(self, quotas: Quotas, runs: Callable[[str], bool]) -> None:
        self._quotas, self._runs = quotas, runs
        self._tables: dict[str, dict[str, int]] = {}
        self._address: dict[str, str] = {}
        self._written = Counter[str]()
        self._day = 0

    def has_room(self, address: str) -> bool:
        """Whether one more table may be opened from there."""
        if self._fits(address):
            return True
        self._look_again()
        return self._fits(address)

    def _fits(self, address: str) -> bool:
        tables, quotas = self._tables.get(address, {}), self._quotas
        return len(tables) < quotas.tables_an_address and sum(tables.values()) < quotas.chairs_an_address

    def address_of(self, table: str) -> str | None:
        """Where a table was opened from, if this process opened it."""
        return self._address.get(table)

    def may_write(self, address: str, now: int) -> bool:
        """Whether the tables from there have not written too much today."""
        self._begin_day(now)
        return self._written[address] < self._quotas.bytes_an_address

    def note(self, address: str, table: str, chairs: int) -> None:
        """A table with so many chairs was opened from there."""
        self._tables.setdefault(address, {})[table] = chairs
        self._address[table] = address
        if len(self._address) > REMEMBERED:
            self._look_again()

    def wrote(self, table: str, many: int, now: int) -> None:
        """A table wrote so many bytes."""
        address = self._address.get(table)
        if address is not None:
            self._begin_day(now)
            self._written[address] += many

    def _begin_day(self, now: int) -> None:
        if now // DAY_MS != self._day:
            self._day = now // DAY_MS
            self._written.clear()

    def _look_again(self) -> None:
        running = {where: {table: chairs for table, chairs in some.items() if self._runs(table)} for where, some in self._tables.items()}
        self._tables = {where: some for where, some in running.items() if some}
        self._address = {table: where for where, some in self._tables.items() for table in some}
