"""How often somebody may do something: token buckets. The time is an argument, in milliseconds."""

from collections import OrderedDict

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """So many tokens at once, and then one every `seconds`."""

    burst: int
    seconds: float


class TokenBucket:
    """The tokens of one key: full at first, and filled again by the time that goes by."""

    __slots__ = ("_at", "_burst", "_each", "left")

    def __init__(self, rate: Rate, now: float) -> None:
        self._burst = rate.burst
        self._each = 1000 * rate.seconds  # milliseconds for one token
        self._at = now
        self.left: float = rate.burst
        """The tokens that were there after the last taking."""

    def take(self, now: float, cost: int = 1) -> int:
        """Takes so many tokens and gives 0, or takes none and gives the milliseconds until there are enough.

        A clock that was set back gives nothing away.
        """
        left = self.left
        if now > self._at:
            left += (now - self._at) / self._each
            left = min(left, self._burst)
        self._at = now
        if left >= cost:
            self.left = left - cost
            return 0
        self.left = left
        return max(1, round((cost - left) * self._each))


class TokenBuckets:
    """One bucket for each key. Beyond `keys` of them the one that was not asked for longest is forgotten, that is, full again."""

    def __init__(self, rate: Rate, keys: int = 10_000) -> None:
        self._rate = rate
        self._keys = keys
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float) -> int:
        """Takes one token and gives 0, or takes none and gives the milliseconds until there is one again."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._rate, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        return bucket.take(now)

    def forgive(self, key: str) -> None:
        """The bucket of this key is full again."""
        self._buckets.pop(key, None)
