"""Maps and sets that never change, for a device that has no compiled ones: the same names as `rpds` has, and plain copies behind them.

Championships are the only ones who need them, and on a device a championship is one case before the judge: small.
"""

import sys
from collections.abc import Hashable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from importlib import import_module
from types import ModuleType
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class HashTrieMap(Mapping[K, V]):
    """A map; whatever changes it gives another one."""

    def __init__(self, known: Mapping[K, V] | Iterable[tuple[K, V]] = ()) -> None:
        self._known: dict[K, V] = dict(known)

    def __getitem__(self, key: K) -> V:
        return self._known[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def __hash__(self) -> int:
        return hash(frozenset(self._known.items()))

    def __repr__(self) -> str:
        return f"HashTrieMap({self._known!r})"

    def insert(self, key: K, value: V) -> "HashTrieMap[K, V]":
        """With this value under this key."""
        return HashTrieMap({**self._known, key: value})

    def remove(self, key: K) -> "HashTrieMap[K, V]":
        """Without this key, which must be there."""
        self._known[key]
        return self.discard(key)

    def discard(self, key: K) -> "HashTrieMap[K, V]":
        """Without this key."""
        return HashTrieMap({name: value for name, value in self._known.items() if name != key})

    def update(self, *others: Mapping[K, V]) -> "HashTrieMap[K, V]":
        """With all of these too."""
        known = dict(self._known)
        for other in others:
            known.update(other)
        return HashTrieMap(known)


class HashTrieSet(AbstractSet[K]):
    """A set; whatever changes it gives another one."""

    def __init__(self, known: Iterable[K] = ()) -> None:
        self._known = frozenset(known)

    def __contains__(self, key: object) -> bool:
        return key in self._known

    def __iter__(self) -> Iterator[K]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def __hash__(self) -> int:
        return hash(self._known)

    def __repr__(self) -> str:
        return f"HashTrieSet({set(self._known)!r})"

    def insert(self, key: K) -> "HashTrieSet[K]":
        """With this one."""
        return HashTrieSet(self._known | {key})

    def remove(self, key: K) -> "HashTrieSet[K]":
        """Without this one, which must be there."""
        if key not in self._known:
            raise KeyError(key)
        return self.discard(key)

    def discard(self, key: K) -> "HashTrieSet[K]":
        """Without this one."""
        return HashTrieSet(self._known - {key})

    def update(self, *others: Iterable[K]) -> "HashTrieSet[K]":
        """With all of these too."""
        return HashTrieSet(self._known.union(*others))


def stand_in() -> None:
    """Where there are no compiled ones, these are found under their name."""
    try:
        import_module("rpds")
        return
    except ModuleNotFoundError:
        pass
    module = ModuleType("rpds", __doc__)
    module.__dict__.update(HashTrieMap=HashTrieMap, HashTrieSet=HashTrieSet)
    sys.modules["rpds"] = module
