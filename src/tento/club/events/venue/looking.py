"""Who has the same match open at this moment, so that two people with one score sheet know of each other. Nothing of it is kept."""

from typing import Final, NamedTuple

from tento.championship.core.roles import Role

FRESH_MS: Final = 20_000
"""Whoever was not heard of for so long has gone."""
MOST: Final = 1000


class Seen(NamedTuple):
    """Somebody on a device, when they were last heard of."""

    name: str
    role: Role
    at: int


class Looking:
    """The matches that people have open."""

    def __init__(self) -> None:
        self._seen: dict[tuple[str, str, str], Seen] = {}

    def look(self, match: str, key: str, device: str, one: Seen) -> list[Seen]:
        """Somebody has a match open; who else has."""
        self._forget(one.at)
        if (match, key, device) in self._seen or len(self._seen) < MOST:
            self._seen[match, key, device] = one
        return [seen for place, seen in self._seen.items() if place[0] == match and place[1:] != (key, device)]

    def _forget(self, now: int) -> None:
        gone = [place for place, seen in self._seen.items() if now - seen.at > FRESH_MS]
        for place in gone:
            del self._seen[place]
