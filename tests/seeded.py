"""Secrets from a seed, so that a test deals the same cards in every run."""

import hashlib
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import count
from pathlib import Path

import pytest

from tento.club.randomness import SystemRandomness

seed_of_request: ContextVar[str] = ContextVar("seed_of_request", default="")


def digest(*parts: object) -> bytes:
    """32 bytes that follow from these parts."""
    return hashlib.sha256("\0".join(map(str, parts)).encode()).digest()


class SeededRandomness(SystemRandomness):
    """Names follow from the seed of the request or of the program, seeds from the name of what they are for."""

    def __init__(self, seed: str, names: Path | None = None) -> None:
        super().__init__()
        self._seed, self._names = seed, names
        self._given = Counter[str]()

    def name(self) -> str:
        seed = seed_of_request.get() or self._seed
        return next(name for number in count() if self._is_new(name := urlsafe_b64encode(digest("name", seed, number)[:9]).decode()))

    def _is_new(self, name: str) -> bool:
        self._given[name] += 1
        if self._given[name] > 1 or self._names is None:
            return self._given[name] == 1
        try:
            (self._names / name).touch(exist_ok=False)
        except FileExistsError:
            return False
        return True

    def seed(self, purpose: str) -> bytes:
        self._given[purpose] += 1
        return digest("seed", self._seed, purpose, self._given[purpose])


@contextmanager
def seeded(seed: str) -> Iterator[None]:
    """Every source of secrets in this process is a seeded one meanwhile."""
    source = SeededRandomness(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SystemRandomness, "name", lambda _self: source.name())
        patch.setattr(SystemRandomness, "seed", lambda _self, purpose: source.seed(purpose))
        yield
