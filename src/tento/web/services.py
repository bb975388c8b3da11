"""What every handler of the web works with. Made by the bootstrap, found in the application's state."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from tento.championship.core.telling import Note
from tento.championship.core.tournament import Held
from tento.club.events.pairs.cups import Cups
from tento.club.events.pairs.weekly import WeeklyCups
from tento.club.events.tournaments import Tournaments
from tento.club.events.venue.championships import Championships
from tento.club.events.venue.forgetting import Forgetting
from tento.club.events.venue.moving import Moving
from tento.club.events.venue.office import Office
from tento.club.events.venue.printing import Printer
from tento.club.ladder.ladder import Ladders
from tento.club.limits import Rate, TokenBuckets
from tento.club.live.live_tables import LiveTables
from tento.club.live.quotas import OpenedFrom
from tento.club.memory.own import OwnMemories
from tento.club.people.accounts import Accounts
from tento.club.people.friends import Friendships
from tento.club.people.inviting import Inviting
from tento.club.people.passkeys import AccountPasskeys
from tento.club.people.passwords import Passwords
from tento.club.people.protecting import AccountProtection
from tento.club.people.reporting import Reporting
from tento.club.ports import Store
from tento.club.replays.analyses import Analyses
from tento.club.upkeep import Housekeeper
from tento.texts.language import Lang
from tento.web.metrics import Metrics
from tento.web.peers import NoPeers, Peers
from tento.web.push.sender import PushSender
from tento.web.sockets.people.hub import PeopleHub

READING: Final = Rate(burst=240, seconds=1 / 40)
"""What one address may ask for; a whole club may sit behind one address."""
WRITING: Final = Rate(burst=40, seconds=0.25)
"""What one person may change."""
GUESTS: Final = Rate(burst=60, seconds=2)
"""How many guests may come from one address."""
OPENING: Final = Rate(burst=10, seconds=6)
"""How many tables one person may open."""
OPENING_BY_ADDRESS: Final = Rate(burst=120, seconds=1)
"""How many tables may be opened from one address."""
DECIDING: Final = Rate(burst=60, seconds=0.5)
"""How many decisions one person may send in a championship: a hall full of results at once, and then two a second."""
REPLAYS: Final = Rate(burst=20, seconds=1)
"""How many replays one address may ask for: each is a match played again."""
PAGES: Final = Rate(burst=120, seconds=0.25)
"""How many further pages of replays one address may ask for."""
BOARDS: Final = Rate(burst=60, seconds=0.25)
"""How often the whole of a large championship is told to one address, where a hall full of referees may sit."""
DRAWING: Final = Rate(burst=40, seconds=0.5)
"""How many new codes are drawn for one address."""
ANALYSING: Final = Rate(burst=6, seconds=20)
"""How many matches one person may have judged."""
ASKING: Final = Rate(burst=30, seconds=10)
"""How often one person may want something of others: ask, call to a table, mute, report."""
SECRETS: Final = Rate(burst=10, seconds=6)
"""How many passwords of tables one person may try."""

WEIGHING: Final = Rate(burst=30, seconds=1)
"""How often one person may ask how strong a password is that is being written."""


class Limits:
    """How often each thing may be done. Without limits, for load tests, everybody may do everything."""

    def __init__(self, on: bool = True) -> None:
        self._on = on
        rates = {
            "reading": READING,
            "writing": WRITING,
            "guests": GUESTS,
            "opening": OPENING,
            "opening_by_address": OPENING_BY_ADDRESS,
            "replays": REPLAYS,
            "pages": PAGES,
            "analysing": ANALYSING,
            "secrets": SECRETS,
        }
        rates |= {"deciding": DECIDING, "asking": ASKING, "boards": BOARDS, "drawing": DRAWING, "weighing": WEIGHING}
        self._buckets = {name: TokenBuckets(rate) for name, rate in rates.items()}

    def wait(self, kind: str, key: str, now: int) -> int:
        """Milliseconds until this may be done, 0 if it may be done now, which it then is."""
        return self._buckets[kind].take(key, now) if self._on else 0


class Services(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a handler may need. `opened_from` counts the tables of each address; where nothing is limited nobody counts.

    `housekeeper` cleans where somebody asked for it. `peers` are the other processes that share the database.

    `diary` writes the sentences of what was decided in a championship, in a language; `printed` makes one paper of a tournament of single
    players as PDF: by its name, in a language, with the event's address, and of receipts only those of some numbers. `printer` makes every
    file of a championship, and reads lists. `link_picture` draws what chats show of a link: a line, what is large, a line, in a language.
    `push` tells people's phones; `weekly` is the cup that the house opens by itself. `analyses` judges finished matches,
    `record_analyses` records that somebody brings.
    `news` are the pages that people have open here.
    """

    store: Store
    live_tables: LiveTables
    analyses: Analyses
    record_analyses: Analyses
    tournaments: Tournaments
    championships: Championships
    cups: Cups
    office: Office
    forgetting: Forgetting
    moving: Moving
    diary: Callable[[Sequence[Note], Lang], list[str]]
    printed: Callable[[Held, str, Lang, str, Sequence[int]], bytes | None]
    printer: Printer
    link_picture: Callable[[str, str, str, Lang], bytes]
    accounts: Accounts
    friendships: Friendships
    inviting: Inviting
    reporting: Reporting
    memories: OwnMemories
    ladders: Ladders
    news: PeopleHub
    protection: AccountProtection
    passkeys: AccountPasskeys
    passwords: Passwords
    metrics: Metrics
    limits: Limits
    push: PushSender
    weekly: WeeklyCups | None = None
    opened_from: OpenedFrom | None = None
    housekeeper: Housekeeper | None = None
    peers: Peers = NoPeers()
