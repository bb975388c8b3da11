"""Chance for bots, simulations and tests: the same master always gives the same luck."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple, TypeVar

from tento.cards.deal import Number
from tento.cards.stream import LIMIT, below, byte_stream, tagged

CHANCE = b"tento/1/chance"
MASTER = b"tento/1/master"
SEED = b"tento/1/seed"

T = TypeVar("T")


class Chance:
    """A source of luck that is passed along as an argument. Sources with different labels know nothing of each other."""

    __slots__ = ("_draw", "_source")

    def __init__(self, master: bytes | int, label: str = "") -> None:
        self._source = byte_stream(CHANCE, tagged(CHANCE, _key(master), label.encode()))
        self._draw = self._source.__next__

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if not 0 < n <= 256:
            return below(self._source, n)
        byte = self._draw()
        while byte >= LIMIT[n]:
            byte = self._draw()
        return byte % n

    def happens(self, part: int, whole: int) -> bool:
        """True `part` times out of `whole`."""
        return self.below(whole) < part

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Puts the list into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items: Sequence[T], many: int) -> list[T]:
        """So many of the items, no place twice, in random order."""
        if many > len(items):
            raise ValueError(f"cannot take {many} of {len(items)}")
        pool = list(items)
        for i in range(many):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:many]


class DealSeed(NamedTuple):
    """The chance of one simulated deal: the table's seed and a number from each seat."""

    seed: bytes
    numbers: tuple[Number, ...]


def seeds(master: bytes | int, seats: int = 0) -> Iterator[DealSeed]:
    """An endless stream of deals. Without seats nobody adds a number, which is the fastest way to deal a million times."""
    key = _key(master)
    for deal in count():
        seed, *numbers = (tagged(SEED, key, deal.to_bytes(8, "big"), bytes([who])) for who in range(seats + 1))
        yield DealSeed(seed, tuple(Number(number.hex()) for number in numbers))


def _key(master: bytes | int) -> bytes:
    return tagged(MASTER, b"i", str(master).encode()) if isinstance(master, int) else tagged(MASTER, b"b", master)
