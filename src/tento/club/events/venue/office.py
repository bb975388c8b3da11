"""The roles of an event and the links of its referees: given and taken by its organiser, under the lock of its decisions."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from secrets import token_urlsafe
from typing import Final, NamedTuple

from tento.championship.core.local_time import BRASILIA
from tento.championship.core.roles import Role
from tento.club.events.venue.actors import Standing, Who, link_key
from tento.club.events.venue.championship import Championship
from tento.club.people.tokens import token_hash
from tento.club.ports import EventLink, EventRole, Person, Store
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

GIVEN: Final[tuple[Role, ...]] = ("organiser", "director", "referee", "desk", "committee", "player")
ROLES: Final = 500
"""So many roles one event may give, of all kinds together, those of players too."""
LINKS: Final = 300
"""So many links of one event open something at a time, now or on a later day."""
OF_TABLES: Final = "table-"
"""How the id of a link begins that was made for a table and not for a person."""
PREFIX: Final = "te_"
"""A token of a link says what it is for."""


class NewLink(NamedTuple):
    """A link that was made: its token, shown this once, and what is kept of it."""

    token: str
    link: EventLink


class Office:
    """Who is what in the events of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def give(  # noqa: PLR0913 - who gives what to whom, and for what
        self, found: Championship, who: Who, name: str, role: Role, *, tables: tuple[int, ...] = (), entries: tuple[str, ...] = ()
    ) -> EventRole | Refusal:
        """Gives a role to the person who keeps this name. The desk may say whose account an entry is; all else is the organiser's."""
        async with found.desk:
            refusal = await self._may(found, who, role)
            person = await self._named(name) if refusal is None else refusal
            if isinstance(person, Refusal):
                return person
            known = await self._store.event_people.roles(found.row.id)
            if len(known) >= ROLES:
                return refuse("event_full", most=ROLES)
            given = EventRole(event=found.row.id, person=person.id, role=role, tables=tables, entries=entries, given=found.now())
            await self._store.event_people.give(given)
            found.people_changed(person.id)
            return given

    async def take(self, found: Championship, who: Who, person: str, role: Role) -> Refusal | None:
        """Takes a role away; from then on nothing is decided in it. Whoever opened the event stays its organiser."""
        async with found.desk:
            refusal = await self._may(found, who, role)
            if refusal is None and role == "organiser" and person == found.row.host:
                refusal = refuse("opener_stays")
            if refusal is None:
                await self._store.event_people.take(found.row.id, person, role)
                found.people_changed(person)
            return refusal

    async def roles(self, found: Championship, who: Who) -> list[EventRole] | Refusal:
        """Who is what in the event, for those who direct it."""
        refusal = await self._staff(found, who, "organiser", "director")
        return refusal or await self._store.event_people.roles(found.row.id)

    async def make_link(  # noqa: PLR0913, PLR0917 - who makes a link for whom, where and when
        self, found: Championship, who: Who, id: str, name: str, table: int, day: date | None
    ) -> NewLink | Refusal:
        """A link for a referee without an account: one table, one day by the clock of Brasília, today if none is named.

        Its token follows from the secret of the event and the sender's own `id`, and is not kept: an id sent twice has one token.
        """
        async with found.desk:
            theirs = await self._of_staff(found, who, "organiser", "director")
            if isinstance(theirs, Refusal):
                return theirs
            token = _token(await found.secret(), theirs.key, id)
            known = await self._store.event_people.link(token_hash(token))
            if known is not None:
                return NewLink(token, known) if (known.name, known.table_number) == (name, table) else refuse("id_used", id=id)
            if len(await self._good(found)) >= LINKS:
                return refuse("event_full", most=LINKS)
            return await self._new_link(found, token, token_urlsafe(6), name, table, day)

    async def make_table_links(self, found: Championship, who: Who, names: Sequence[str], day: date | None) -> list[NewLink] | Refusal:
        """A link for each table, under these names; the links of tables that were made before for that day open nothing any more."""
        async with found.desk:
            refusal = await self._staff(found, who, "organiser", "director")
            if refusal is not None:
                return refusal
            since, _ = _of_day(day, found.now())
            good = await self._good(found)
            old = [link for link in good if link.id.startswith(OF_TABLES) and link.since == since]
            if len(good) - len(old) + len(names) > LINKS:
                return refuse("event_full", most=LINKS)
            for link in old:
                await self._store.event_people.revoke(found.row.id, link.id)
                found.people_changed(link_key(link.id))
            return [
                await self._new_link(found, PREFIX + token_urlsafe(32), f"{OF_TABLES}{table}-{token_urlsafe(6)}", name, table, day)
                for table, name in enumerate(names, 1)
            ]

    async def _good(self, found: Championship) -> list[EventLink]:
        """The links that open something, now or on a later day."""
        made = await self._store.event_people.links(found.row.id)
        return [link for link in made if not link.revoked and link.until > found.now()]

    async def _new_link(  # noqa: PLR0913, PLR0917 - its token and its id, and for whom, where and when it is good
        self, found: Championship, token: str, id: str, name: str, table: int, day: date | None
    ) -> NewLink:
        since, until = _of_day(day, found.now())
        link = EventLink(hash=token_hash(token), event=found.row.id, id=id, name=name, table_number=table, since=since, until=until)
        await self._store.event_people.add_link(link)
        return NewLink(token, link)

    async def links(self, found: Championship, who: Who) -> list[EventLink] | Refusal:
        """The links that were made, for those who direct the event. None of them opens anything."""
        refusal = await self._staff(found, who, "organiser", "director")
        return refusal or await self._store.event_people.links(found.row.id)

    async def revoke(self, found: Championship, who: Who, id: str) -> Refusal | None:
        """A link opens nothing any more, not even what waits for its turn."""
        async with found.desk:
            refusal = await self._staff(found, who, "organiser", "director")
            if refusal is not None:
                return refusal
            if not await self._store.event_people.revoke(found.row.id, id):
                return refuse("wrong_link")
            found.people_changed(link_key(id))
            return None

    async def _may(self, found: Championship, who: Who, role: Role) -> Refusal | None:
        if role not in GIVEN:
            return refuse("unknown_role", known=", ".join(GIVEN))
        if role == "player":
            return await self._staff(found, who, "organiser", "director", "desk")
        return await self._staff(found, who, "organiser")

    async def _staff(self, found: Championship, who: Who, *roles: Role) -> Refusal | None:
        theirs = await self._of_staff(found, who, *roles)
        return theirs if isinstance(theirs, Refusal) else None

    @staticmethod
    async def _of_staff(found: Championship, who: Who, *roles: Role) -> Standing | Refusal:
        theirs = await found.standing(who)
        if isinstance(theirs, Refusal) or theirs.has(*roles):
            return theirs
        return refuse("not_your_office", role=theirs.actors[0].role, may=", ".join(roles))

    async def _named(self, name: str) -> Person | Refusal:
        found = await self._store.people.by_name(name)
        return refuse("unknown_person") if found is None or found[0].erased else found[0]


def _token(secret: bytes, key: str, id: str) -> str:
    """The token of the link that this sender made under this id."""
    made = hmac.digest(secret, f"link {key} {id}".encode(), "sha256")
    return PREFIX + urlsafe_b64encode(made).decode().rstrip("=")


def _of_day(day: date | None, now: int) -> tuple[int, int]:
    """The first millisecond of a day and of the next one."""
    today = day or datetime.fromtimestamp(now / 1000, BRASILIA).date()
    begins = datetime(today.year, today.month, today.day, tzinfo=BRASILIA)
    return int(begins.timestamp() * 1000), int((begins + timedelta(days=1)).timestamp() * 1000)
