"""How often somebody may do something: a bucket of tokens for each key, in bounded memory. The time is an argument."""

from collections import OrderedDict

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and then one every `seconds`."""

    burst: int
    seconds: float


class Buckets:
    """One bucket for each key. Beyond `keys` of them the one that was not asked for longest is forgotten, that is, full again."""

    def __init__(self, rate: Rate, keys: int = 10_000) -> None:
        self._rate = rate
        self._keys = keys
        self._spent: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._spent)

    def take(self, key: str, now: int) -> int:
        """Takes one token and gives 0, or takes none and gives the milliseconds until there is one again."""
        spent = self._left_spent(key, now)
        allowed = spent + 1 <= self._rate.burst
        self._spent[key] = (spent + 1 if allowed else spent, now)
        self._spent.move_to_end(key)
        if len(self._spent) > self._keys:
            self._spent.popitem(last=False)
        return 0 if allowed else max(1, round((spent + 1 - self._rate.burst) * 1000 * self._rate.seconds))

    def forgive(self, key: str) -> None:
        """The bucket of this key is full again."""
        self._spent.pop(key, None)

    def _left_spent(self, key: str, now: int) -> float:
        """What is still missing in the bucket after the time that went by. A clock set back gives nothing away."""
        spent, since = self._spent.get(key, (0.0, now))
        return max(0.0, spent - max(0, now - since) / (1000 * self._rate.seconds))
