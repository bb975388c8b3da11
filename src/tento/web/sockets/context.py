"""What the sessions of a process share, and the two ways in which a session is broken off."""

from collections.abc import Callable
from typing import Final

import msgspec

from tento.club.limits import Rate, TokenBuckets
from tento.club.live.live_tables import LiveTables
from tento.club.ports import Lease, TableIndex
from tento.web.sockets.entering import CheckPassword
from tento.web.sockets.readers import Outbox

HELLO_SECONDS: Final = 10.0
REACTIONS: Final = Rate(burst=3, seconds=3)
"""How often one person may make a face, at all tables together."""


class EndSession(Exception):
    """The session is over, with this problem and this close code."""

    def __init__(self, code: int, problem: str | None = None) -> None:
        super().__init__(problem)
        self.code, self.problem = code, problem


class Moved(Exception):
    """Another process runs the table that the hello asked for."""

    def __init__(self, lease: Lease, hello: str | bytes) -> None:
        super().__init__(lease.process)
        self.lease, self.hello = lease, hello


class SocketContext(msgspec.Struct, frozen=True):
    """What all sessions of a process share.

    `wake` is asked before a table is woken.
    """

    live_tables: LiveTables
    tables: TableIndex
    check_password: CheckPassword
    rate: Rate
    hello_seconds: float = HELLO_SECONDS
    wake: Callable[[], None] = lambda: None
    outbox: Outbox = msgspec.field(default_factory=Outbox)
    reactions: TokenBuckets = msgspec.field(default_factory=lambda: TokenBuckets(REACTIONS))
