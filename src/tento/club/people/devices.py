"""Devices on which people have logged in before. Each has tries of its own, so that wrong passwords of others stop none of them.

A device shows a random token, of which only the hash is kept. It opens nothing; a new one takes its place at every log-in.
"""

from secrets import token_urlsafe
from typing import Final

from tento.club.people.tokens import token_hash
from tento.club.ports import People, Person

_PREFIX: Final = "td_"


class Devices:
    """Which devices are known, and to whom they belong."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def known(self, device: str, person: Person | None = None) -> str:
        """The hash of the device if this person, or anybody at all, has logged in on it; otherwise an empty text."""
        if not device.startswith(_PREFIX):
            return ""
        hashed = token_hash(device)
        return hashed if await self._people.knows_device(hashed, None if person is None else person.id) else ""

    async def renewed(self, device: str, person: Person, now: int) -> str:
        """The new token of a device on which this person has logged in; the people who were known on it stay known."""
        text = _PREFIX + token_urlsafe(32)
        await self._people.note_device(token_hash(text), person.id, now, token_hash(device))
        return text
