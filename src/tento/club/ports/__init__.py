"""What the club asks of the world; the store keeps it. Everybody takes the names from here."""

from tento.club.ports.event_people import Erasure, EventLink, EventPeople, EventRole
from tento.club.ports.event_pictures import EventPictures, PictureRow
from tento.club.ports.events import EventIndex, EventRow, EventStatus, Held
from tento.club.ports.friends import Friends, Invitation, Report, Reports, Tie, TieKind, TooMany
from tento.club.ports.ladder import Ladder, LadderBot, LadderMatch, LadderResult
from tento.club.ports.matches import Matches, MatchRow, Rating, RatingsChanged
from tento.club.ports.memories import LearnedMatch, LearningSwitches, Memories, MemoryChanged, MemoryKind, MemoryRow, StyleLink
from tento.club.ports.passkeys import Passkey, Passkeys
from tento.club.ports.people import DEVICE_DAYS, LastAdmin, NameTaken, People, Person, Role, SessionRow
from tento.club.ports.progress import Gains, LeagueLine, MedalCount, MedalWon, Progress, RatingPoint, Result, SeasonRating
from tento.club.ports.protection import AccountKeys, Notice, Protection
from tento.club.ports.pushes import Pushes, PushSubscription
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
from tento.club.ports.upkeep import Cleaned, KeptEvent, Retention, Running, Upkeep, Usage

__all__ = [
    "DEVICE_DAYS",
    "AccountKeys",
    "Cleaned",
    "DatabaseInUse",
    "Erasure",
    "EventIndex",
    "EventLink",
    "EventPeople",
    "EventPictures",
    "EventRole",
    "EventRow",
    "EventStatus",
    "Friends",
    "Gains",
    "Held",
    "Invitation",
    "KeptEvent",
    "Ladder",
    "LadderBot",
    "LadderMatch",
    "LadderResult",
    "LastAdmin",
    "LeagueLine",
    "LearnedMatch",
    "LearningSwitches",
    "Lease",
    "Leases",
    "Log",
    "MatchRow",
    "Matches",
    "MedalCount",
    "MedalWon",
    "Memories",
    "MemoryChanged",
    "MemoryKind",
    "MemoryRow",
    "NameTaken",
    "Notice",
    "Passkey",
    "Passkeys",
    "People",
    "Person",
    "PictureRow",
    "Progress",
    "Protection",
    "PushSubscription",
    "Pushes",
    "Rating",
    "RatingPoint",
    "RatingsChanged",
    "Report",
    "Reports",
    "Result",
    "Retention",
    "Role",
    "RulebookText",
    "Rulebooks",
    "Running",
    "SeasonRating",
    "SessionRow",
    "StaleOwner",
    "Store",
    "StoreUnavailable",
    "StyleLink",
    "TableIndex",
    "TableRow",
    "Tie",
    "TieKind",
    "TooMany",
    "Upkeep",
    "Usage",
]
