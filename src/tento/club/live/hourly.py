"""How many bytes tables write in an hour: those that one person opened, those opened from one address, and all of one process."""

from collections import Counter
from collections.abc import Callable

from tento.club.live.quotas import MEGABYTE, Quotas
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

HOUR_MS = 3_600_000


class HourlyBytes:
    """What was written since the hour began. `address_of` tells where a table was opened from, if that is known."""

    def __init__(self, quotas: Quotas) -> None:
        self._quotas = quotas
        self.address_of: Callable[[str], str | None] = lambda _table: None
        self._people = Counter[str]()
        self._addresses = Counter[str]()
        self._total = 0
        self._hour = 0

    def wrote(self, host: str, table: str, many: int, now: int) -> None:
        """A table that this person opened wrote so many bytes."""
        self._begin_hour(now)
        self._people[host] += many
        self._total += many
        address = self.address_of(table)
        if address is not None:
            self._addresses[address] += many

    def refusal(self, host: str, now: int) -> Refusal | None:
        """Why this person opens no table until the next hour."""
        self._begin_hour(now)
        if self._people[host] >= self._quotas.hourly_a_person:
            return refuse("too_much_written", megabytes=self._people[host] // MEGABYTE)
        return refuse("house_full") if self._total >= self._quotas.hourly else None

    def may_write(self, address: str, now: int) -> bool:
        """Whether the tables from this address have not written too much in this hour."""
        self._begin_hour(now)
        return self._addresses[address] < self._quotas.hourly_an_address

    def quiet_until(self, host: str, table: str, now: int) -> int:
        """Until when this table waits if only bots play there: the next hour, or 0 where little was written."""
        address = self.address_of(table)
        heavy = self.refusal(host, now) is not None or (address is not None and not self.may_write(address, now))
        return (self._hour + 1) * HOUR_MS if heavy else 0

    def _begin_hour(self, now: int) -> None:
        if now // HOUR_MS != self._hour:
            self._hour, self._total = now // HOUR_MS, 0
            self._people.clear()
            self._addresses.clear()
