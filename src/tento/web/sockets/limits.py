"""How much one socket may say, and when one that says too much is closed."""

import time
from typing import Final

import msgspec
from msgspec.structs import replace

from tento.club.limits import Rate, TokenBucket

MESSAGES: Final = Rate(burst=40, seconds=1 / 20)
"""So many messages one socket may send."""

COSTLY: Final = 4
"""A message that everybody hears costs so many tokens."""

TOLERATED: Final = 100
"""After so many messages too many the socket is closed."""


class ConnectionLimits(msgspec.Struct, frozen=True, kw_only=True):
    """How many sockets and connections one process may have, and how many messages a second may come on one socket.

    The sockets are those of all routes together; a connection is one of HTTP, which is half-open while a request is on its way.
    """

    sockets_a_person: int = 24
    sockets_an_address: int = 2_000
    sockets: int = 10_000
    half_open_an_address: int = 1_000
    connections_an_address: int = 2_000
    connections: int = 20_000
    messages_a_second: int = 20

    def for_load_tests(self) -> "ConnectionLimits":
        """The same without bounds for an address and for the process, where one machine plays many people."""
        unbounded = ("sockets_an_address", "sockets", "half_open_an_address", "connections_an_address", "connections")
        return replace(self, **dict.fromkeys(unbounded, 10**9))

    @property
    def messages(self) -> Rate:
        """The rate of one socket: two seconds' worth may come at once."""
        return Rate(burst=2 * self.messages_a_second, seconds=1 / self.messages_a_second)


class SocketLimit:
    """The limit of one socket. A client that keeps to the rate for a while is forgiven what it sent too much."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._bucket = TokenBucket(rate, now)
        self._forgiving = rate.burst / 2
        self._excess = 0

    def allows(self, cost: int, now: float) -> bool:
        """True if a message of this cost may be sent now, in milliseconds."""
        if self._bucket.take(now, cost):
            self._excess += 1
            return False
        if self._bucket.left > self._forgiving:
            self._excess = 0
        return True

    @property
    def first_excess(self) -> bool:
        """True after the first message too many: one warning is enough."""
        return self._excess == 1

    @property
    def exhausted(self) -> bool:
        """True if the client does not stop."""
        return self._excess > TOLERATED


def milliseconds() -> float:
    """The time by a clock that nobody sets."""
    return 1000 * time.monotonic()
