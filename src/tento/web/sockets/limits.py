"""How much one socket may say: a bucket of tokens that fills with time."""

from typing import Final

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """So many messages a second, and so many at once; after `patience` messages too many the socket is closed."""

    a_second: float = 20
    at_once: int = 40
    patience: int = 100


COSTLY: Final = 4
"""Words that everybody hears cost so many tokens."""


class Bucket:
    """The tokens of one socket. Time comes in as an argument, in seconds."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._tokens = float(rate.at_once)
        self._at = now
        self._over = 0

    def take(self, cost: int, now: float) -> bool:
        """True if there was enough in the bucket. Who keeps to the rate for a while is forgiven."""
        self._tokens = min(self._rate.at_once, self._tokens + (now - self._at) * self._rate.a_second)
        self._at = now
        if self._tokens < cost:
            self._over += 1
            return False
        self._tokens -= cost
        if self._tokens > self._rate.at_once / 2:
            self._over = 0
        return True

    @property
    def first_over(self) -> bool:
        """True for the first message too many: one warning is enough."""
        return self._over == 1

    @property
    def hopeless(self) -> bool:
        """True if the socket does not stop."""
        return self._over > self._rate.patience
