"""Who watches a live table."""

from collections.abc import Collection
from typing import Protocol

from tento.table.seats import Seat


class Reader(Protocol):
    """Somebody who watches the table. `tell` never waits: a reader who cannot keep up is dropped by its own side."""

    person: str | None
    seat: Seat | None
    """The seat that the person holds beside the own one, if the reader reads for that one."""

    def tell(self, message: bytes) -> None:
        """Sends an encoded message, or several that belong together, one on each line."""
        ...

    def give_up(self, why: str) -> None:
        """Sends the reader away, to come back and find the table where it is."""
        ...


class Presence:
    """The people whose clients are connected: looked up when somebody asks, which is seldom. `gone` says since when others are not."""

    def __init__(self, readers: Collection[Reader]) -> None:
        self.readers = readers
        self.gone: dict[str, int] = {}

    def __contains__(self, person: object) -> bool:
        """True if a client of this person is connected."""
        return any(reader.person == person for reader in self.readers)

    def note(self, people: Collection[str], now: int) -> bool:
        """Looks who of these people has a line; True if that has changed."""
        gone = {person: self.gone.get(person, now) for person in people if person not in self}
        changed = gone.keys() != self.gone.keys()
        self.gone = gone
        return changed
