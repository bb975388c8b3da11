"""A championship on its way between houses: taken along whole, brought in, and gone on with where it stopped. One chain, one writer."""

import asyncio
import re
from secrets import token_bytes
from typing import Final

from tento.championship.core.beside import Thing
from tento.championship.core.bundle import Bundle, merged
from tento.championship.core.ledger import Ledger
from tento.championship.core.log import LogError, rulebook_named
from tento.championship.core.opening import Refused
from tento.championship.registry import tournament_of
from tento.club.events.venue.championship import CPF_KEY, SECRET, Championship
from tento.club.events.venue.championships import HOSTED, Championships
from tento.club.events.venue.kinds import AT_VENUE
from tento.club.events.venue.trying import MOST_DECISIONS
from tento.club.ports import EventRole, EventRow, Lease, Person, Store
from tento.club.refusing import refuse
from tento.rulebooks.championship.checks import MOST
from tento.rulebooks.loader import load, names
from tento.table.refusal import Refusal

ID: Final = re.compile(r"[A-Za-z0-9_-]{8,40}")


async def bundle_of(found: Championship) -> Bundle:
    """Everything of an event, for its organiser."""
    ledger = found.event.ledger
    secret, cpf_key = await found.secret(), await found.cpf_key()
    return Bundle(log=ledger.text, things=dict(ledger.beside.things), secret=secret.hex(), cpf_key=cpf_key.hex())


class Moving:
    """Events that come from another house."""

    def __init__(self, store: Store, championships: Championships) -> None:
        self._store, self._championships = store, championships
        self._checking = asyncio.Semaphore(1)

    async def bring(self, event: str, person: Person, bundle: Bundle) -> int | Refusal:
        """The event as the bundle has it: a new one here, or more of one that is here already. The number of its last decision.

        Brought twice it is there once; a log that is not the same up to where both have lines is refused, whoever brings it.
        """
        if not ID.fullmatch(event):
            return refuse("bad_log", reason="id")
        found = await self._championships.find(event)
        if isinstance(found, Lease):
            return refuse("unknown_event")
        known = None if found is None else await found.known_to(person, bundle.lines)
        if known is not None:
            return known
        here = {} if found is None else found.event.ledger.beside.things
        async with self._checking:
            read = await asyncio.to_thread(_checked, bundle, dict(here))
        if isinstance(read, Refusal):
            return read
        if found is not None:
            return await found.extend(person, read)
        return await self._new(event, person, bundle, read)

    async def _new(self, event: str, person: Person, bundle: Bundle, read: Ledger) -> int | Refusal:
        """An event that this house does not know yet; whoever brings it is its organiser here."""
        if await self._store.events.hosted(person.id, "venue") >= HOSTED:
            return refuse("too_many_events", most=HOSTED)
        if await self._store.log.read(event) or await self._store.events.get(event) is not None:
            return refuse("unknown_event")
        lease = await self._store.leases.claim(event, self._championships.events.process, self._championships.events.address, 60)
        if lease is None:
            return refuse("unknown_event")
        secret = bytes.fromhex(bundle.secret) or token_bytes(32)
        secrets = [(SECRET, secret), (CPF_KEY, bytes.fromhex(bundle.cpf_key) or secret)]
        await self._store.log.append(event, lease.epoch, 0, read.lines, secrets, read.beside.encoded())
        now, venue = self._championships.events.now(), AT_VENUE[read.kind.kind]
        opening = read.made[0].decision
        row = EventRow(
            id=event,
            kind=read.kind.kind,
            game=read.rulebook.game,
            rulebook=read.rulebook.name,
            title=str(getattr(opening, "title", "")),
            host=person.id,
            visibility="public",
            status=venue.status(read.state),
            entries=venue.entries(read.state),
            most=0,
            created=now,
            begins=None,
            config="{}",
            held="venue",
        )
        await self._store.events.put(row)
        await self._store.event_people.give(EventRole(event=event, person=person.id, role="organiser", given=now))
        return len(read.made)


def _checked(bundle: Bundle, here: dict[int, Thing]) -> Ledger | Refusal:
    """The event of a bundle, every decision made again and every draw redone; or why it is not to be trusted."""
    lines = bundle.lines
    if len(lines) > MOST_DECISIONS:
        return refuse("event_full", most=MOST_DECISIONS)
    try:
        name = rulebook_named(bundle.log)
        if name not in names():
            return refuse("unknown_rulebook")
        rulebook = load(name)
        kind = tournament_of(rulebook)
        if isinstance(kind, Refusal):
            return kind
        read = Ledger(kind, rulebook, sealed=True).fold(lines, merged(here, bundle.things))
    except LogError as error:
        return refuse("bad_log", reason=str(error))
    except Refused as error:
        return error.refusal
    if AT_VENUE[kind.kind].entries(read.state) > MOST:
        return refuse("event_full", most=MOST)
    if kind.false_draw(kind.draws(read.state, [one.decision for one in read.made])) is not None:
        return refuse("bad_log", reason="draw")
    return read
