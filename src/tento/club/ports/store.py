"""Everything that is kept, in one place."""

from typing import Protocol

from tento.club.ports.matches import Matches
from tento.club.ports.people import People
from tento.club.ports.tables import Leases, Log, Rulebooks, TableIndex


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
