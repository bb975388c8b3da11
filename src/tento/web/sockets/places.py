"""How many sockets of a process are open, on all routes together: of each person, of each address, and of all."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tento.web.sockets.limits import ConnectionLimits


class Places:
    """The places for sockets. Strangers take at most half of those of an address: who has come in finds one there."""

    def __init__(self, limits: ConnectionLimits | None = None) -> None:
        self._limits = limits or ConnectionLimits()
        self._people = Counter[str]()
        self._addresses = Counter[str]()
        self._strangers = Counter[str]()
        self._open = 0

    def problem(self, person: str | None, address: str) -> str | None:
        """The problem with one socket more of this visitor; None if there is a place for it."""
        limits, strangers = self._limits, self._strangers[address]
        if person is not None and self._people[person] >= limits.sockets_a_person:
            return "too_many_sockets"
        if self._addresses[address] >= limits.sockets_an_address or (person is None and 2 * strangers >= limits.sockets_an_address):
            return "too_many_sockets_here"
        return "server_full" if self._open >= limits.sockets else None

    @contextmanager
    def taken(self, person: str | None, address: str) -> Iterator[None]:
        """Counts a socket of this visitor while it is open."""
        counts = (self._addresses, address), (self._strangers, address) if person is None else (self._people, person)
        self._open += 1
        for counter, key in counts:
            counter[key] += 1
        try:
            yield
        finally:
            self._open -= 1
            for counter, key in counts:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
