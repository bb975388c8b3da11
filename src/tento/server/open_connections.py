"""The HTTP connections of one process: how many there are, how many of an address wait for the rest of a request, and which are idle."""

from collections import Counter, defaultdict
from collections.abc import Callable

from tento.web.addresses import network_of
from tento.web.sockets.limits import ConnectionLimits

TOO_MANY = "too_many_connections"
TOO_MANY_HALF_OPEN = "too_many_half_open"


class OpenConnections:
    """Every connection that is open, by its address. `refused` is told why one is not taken.

    The addresses of a proxy are counted in the whole alone: many people come from there.
    """

    def __init__(
        self,
        limits: ConnectionLimits | None = None,
        refused: Callable[[str], None] = lambda _code: None,
        is_proxy: Callable[[str], bool] = lambda _host: False,
    ) -> None:
        self.limits = limits or ConnectionLimits()
        self.refused, self.is_proxy = refused, is_proxy
        self.total = 0
        self.of_address = Counter[str]()
        self.half_open = Counter[str]()
        self.idle: defaultdict[str, dict[Place, None]] = defaultdict(dict)
        """The idle connections of each address, the one that is idle for longest first."""

    def enter(self, host: str, close: Callable[[], None]) -> "Place | None":
        """A place for a new connection, which is half-open; None if there is none. An idle connection gives way: `close` closes one."""
        address = network_of(host)
        bounded = not self.is_proxy(host)
        if self.total >= self.limits.connections:
            self._close_idle(next(iter(self.idle), address))
        elif bounded and self.of_address[address] >= self.limits.connections_an_address:
            self._close_idle(address)
        if self.total >= self.limits.connections or (bounded and self.of_address[address] >= self.limits.connections_an_address):
            self.refused(TOO_MANY)
            return None
        place = Place(self, address, bounded, close)
        return place if place.wait() else None

    def _close_idle(self, address: str) -> None:
        oldest = next(iter(self.idle.get(address, ())), None)
        if oldest is not None:
            oldest.leave()
            oldest.close()


class Place:
    """One connection among the others: it waits for the rest of a request, is idle, or is being answered."""

    def __init__(self, among: OpenConnections, address: str, bounded: bool, close: Callable[[], None]) -> None:
        self.close = close
        self._among, self._address, self._bounded = among, address, bounded
        self._waits = False
        self._left = False
        among.total += 1
        among.of_address[address] += 1

    def wait(self) -> bool:
        """A request has begun and is not whole; False if too many of this address wait already, and then the place is free again."""
        if self._waits or self._left:
            return not self._left
        self.answer()
        among = self._among
        if self._bounded and among.half_open[self._address] >= among.limits.half_open_an_address:
            among.refused(TOO_MANY_HALF_OPEN)
            self.leave()
            return False
        self._waits = True
        among.half_open[self._address] += 1
        return True

    def answer(self) -> None:
        """The request is whole."""
        if self._waits:
            self._waits = False
            _uncount(self._among.half_open, self._address)
        idle = self._among.idle.get(self._address)
        if idle is not None:
            idle.pop(self, None)
            if not idle:
                del self._among.idle[self._address]

    def rest(self) -> None:
        """It was answered, and nothing more has come."""
        self.answer()
        if not self._left:
            self._among.idle[self._address][self] = None

    def leave(self) -> None:
        """The connection is closed, or is one of HTTP no more."""
        self.answer()
        if not self._left:
            self._left = True
            self._among.total -= 1
            _uncount(self._among.of_address, self._address)


def _uncount(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
