"""What every handler of the web works with. Made by the bootstrap, found in the application's state."""

from typing import Final

import msgspec

from tento.club.limits import Rate, TokenBuckets
from tento.club.live.live_tables import LiveTables
from tento.club.people.accounts import Accounts
from tento.club.people.passwords import Passwords
from tento.club.ports import Store
from tento.web.metrics import Metrics
from tento.web.peers import NoPeers, Peers

READING: Final = Rate(burst=240, seconds=1 / 40)
"""What one address may ask for; a whole club may sit behind one address."""
WRITING: Final = Rate(burst=40, seconds=0.25)
"""What one person may change."""
GUESTS: Final = Rate(burst=60, seconds=2)
"""How many guests may come from one address."""
OPENING: Final = Rate(burst=10, seconds=6)
"""How many tables one person may open."""
REPLAYS: Final = Rate(burst=20, seconds=1)
"""How many replays one address may ask for: each is a match played again."""
SECRETS: Final = Rate(burst=10, seconds=6)
"""How many passwords of tables one person may try."""


class Limits:
    """How often each thing may be done. Without limits, for load tests, everybody may do everything."""

    def __init__(self, on: bool = True) -> None:
        self._on = on
        rates = {"reading": READING, "writing": WRITING, "guests": GUESTS, "opening": OPENING, "replays": REPLAYS, "secrets": SECRETS}
        self._buckets = {name: TokenBuckets(rate) for name, rate in rates.items()}

    def wait(self, kind: str, key: str, now: int) -> int:
        """Milliseconds until this may be done, 0 if it may be done now, which it then is."""
        return self._buckets[kind].take(key, now) if self._on else 0


class Services(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a handler may need. `peers` are the other processes that share the database."""

    store: Store
    live_tables: LiveTables
    accounts: Accounts
    passwords: Passwords
    metrics: Metrics
    limits: Limits
    peers: Peers = NoPeers()
