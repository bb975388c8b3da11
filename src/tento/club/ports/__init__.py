"""What the club asks of the world; the store keeps it. Everybody takes the names from here."""

from tento.club.ports.matches import Matches, MatchRow, Rating, RatingsChanged
from tento.club.ports.people import NameTaken, People, Person, Role, SessionRow
from tento.club.ports.store import Store
from tento.club.ports.tables import (
    DatabaseInUse,
    Lease,
    Leases,
    Log,
    Rulebooks,
    RulebookText,
    StaleOwner,
    StoreUnavailable,
    TableIndex,
    TableRow,
)

__all__ = [
    "DatabaseInUse",
    "Lease",
    "Leases",
    "Log",
    "MatchRow",
    "Matches",
    "NameTaken",
    "People",
    "Person",
    "Rating",
    "RatingsChanged",
    "Role",
    "RulebookText",
    "Rulebooks",
    "SessionRow",
    "StaleOwner",
    "Store",
    "StoreUnavailable",
    "TableIndex",
    "TableRow",
]
