"""Everything that is kept, in one place."""

from typing import Protocol

from tento.club.ports.event_people import EventPeople
from tento.club.ports.event_pictures import EventPictures
from tento.club.ports.events import EventIndex
from tento.club.ports.friends import Friends, Reports
from tento.club.ports.ladder import Ladder
from tento.club.ports.matches import Matches
from tento.club.ports.memories import Memories
from tento.club.ports.passkeys import Passkeys
from tento.club.ports.people import People
from tento.club.ports.progress import Progress
from tento.club.ports.protection import Protection
from tento.club.ports.pushes import Pushes
from tento.club.ports.tables import Leases, Log, Rulebooks, TableIndex
from tento.club.ports.upkeep import Upkeep


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
    def events(self) -> EventIndex:
        """The list of championships."""
        ...

    @property
    def event_people(self) -> EventPeople:
        """The roles and links of championships."""
        ...

    @property
    def event_pictures(self) -> EventPictures:
        """The pictures of championships."""
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
    def protection(self) -> Protection:
        """Keys beside the password, and notices."""
        ...

    @property
    def passkeys(self) -> Passkeys:
        """Keys of devices."""
        ...

    @property
    def friends(self) -> Friends:
        """Who is whose friend, and who is online."""
        ...

    @property
    def reports(self) -> Reports:
        """What people report of each other."""
        ...

    @property
    def matches(self) -> Matches:
        """Finished matches and ratings."""
        ...

    @property
    def progress(self) -> Progress:
        """Seasons, how ratings went on, medals."""
        ...

    @property
    def pushes(self) -> Pushes:
        """The devices that are told things."""
        ...

    @property
    def memories(self) -> Memories:
        """What a player that learns keeps of people."""
        ...

    @property
    def ladder(self) -> Ladder:
        """The bots that people write, and what they played."""
        ...

    @property
    def upkeep(self) -> Upkeep:
        """How large it all is, and what may go."""
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
