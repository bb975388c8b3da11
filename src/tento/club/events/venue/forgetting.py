"""Whoever erases the account is taken out of the championships too, by the process that runs each of them."""

import logging
from typing import Final

from tento.championship.core.people import folded
from tento.club.events.venue.championship import Championship
from tento.club.events.venue.championships import Championships
from tento.club.ports import Erasure, Person, Store

_log = logging.getLogger("tento.events")
AT_ONCE: Final = 100


class Forgetting:
    """The erasures that wait. They are kept before the account goes, so that none is lost with a process."""

    def __init__(self, store: Store, championships: Championships) -> None:
        self._store, self._championships = store, championships
        championships.events.each_round.append(self.go_on)

    async def ask(self, person: Person, now: int) -> None:
        """Somebody is to be taken out of every championship in which they have a role."""
        for row in await self._store.event_people.events_of(person.id):
            if row.held != "online":
                await self._store.event_people.ask_erasure(Erasure(event=row.id, person=person.id, name=person.name, asked=now))

    async def go_on(self) -> None:
        """Takes those who wait out of the events that this process runs, or that nobody runs; the others are for their owners."""
        for one in await self._store.event_people.erasures(AT_ONCE):
            found = await self._championships.find(one.event)
            if isinstance(found, Championship):
                await self._take_out(found, one)
            elif found is None:
                await self._store.event_people.erased(one.event, one.person)

    async def _take_out(self, found: Championship, one: Erasure) -> None:
        """What the law still holds stays until it does not: then this is asked again."""
        held = [number for number in await _numbers(found, one) if not await found.erase(number)]
        if held:
            _log.info("somebody cannot be erased from an event yet")
        else:
            await self._store.event_people.erased(one.event, one.person)


async def _numbers(found: Championship, one: Erasure) -> list[int]:
    """The people of an event who are this one: whoever decided from the account, and the forms of that name in the own entries."""
    beside = found.event.ledger.beside
    numbers = set(await found.sent_as(one.person))
    own = [entry for role in await found.roles_held_by(one.person) for entry in role.entries]
    forms = [number for entry in own for number in beside.entries.get(entry, ())]
    numbers |= {number for number in forms if folded(beside.things[number].name) == folded(one.name)}
    return sorted({beside.owner(number) for number in numbers if not beside.things[number].erased})
