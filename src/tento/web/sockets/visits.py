"""How often one visitor may come: open a socket, and wake a table that is in nobody's memory. Closing and coming again is counted too."""

from collections.abc import Callable
from typing import Final

from tento.club.limits import Rate, TokenBuckets
from tento.club.ports import Person
from tento.web.sockets.accepted import TOO_SLOW
from tento.web.sockets.context import EndSession
from tento.web.sockets.limits import milliseconds

PERSON_OPENS: Final = Rate(burst=60, seconds=0.25)
ADDRESS_OPENS: Final = Rate(burst=1500, seconds=1 / 40)
"""For people whom nobody knows: a whole hall behind one address comes back at once after a break of the line."""
PERSON_WAKES: Final = Rate(burst=20, seconds=1)
ADDRESS_WAKES: Final = Rate(burst=60, seconds=1)
"""A table that has ended, or rests, is played again from its log before it can be shown."""


class Visits:
    """Counts by the person, and of nobody known by the address. Switched off, everybody may come as often as they like."""

    def __init__(self, on: bool = True, now: Callable[[], float] = milliseconds) -> None:
        self._on, self._now = on, now
        self._opens = TokenBuckets(PERSON_OPENS), TokenBuckets(ADDRESS_OPENS)
        self._wakes = TokenBuckets(PERSON_WAKES), TokenBuckets(ADDRESS_WAKES)

    def may_open(self, person: Person | None, address: str) -> bool:
        """True if one socket more may be opened now."""
        return self._taken(self._opens, person, address)

    def waking(self, person: Person | None, address: str) -> Callable[[], None]:
        """What is called before a table is woken for this visitor: it ends the session of one who wakes too many."""

        def wake() -> None:
            if not self._taken(self._wakes, person, address):
                raise EndSession(TOO_SLOW, "too_fast")

        return wake

    def _taken(self, buckets: tuple[TokenBuckets, TokenBuckets], person: Person | None, address: str) -> bool:
        people, addresses = buckets
        wait = addresses.take(address, self._now()) if person is None else people.take(person.id, self._now())
        return not (self._on and wait)
