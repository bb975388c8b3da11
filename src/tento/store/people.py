"""Accounts and sessions."""

import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, Row, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tento.club.people.names import drawn_alike
from tento.club.ports import LastAdmin, NameTaken, Person, SessionRow, StoreUnavailable
from tento.club.ports.upkeep import DAY_MS
from tento.store.devices import device_of, forget_devices, note_device
from tento.store.executor import DbExecutor
from tento.store.friends import forget_ties
from tento.store.ladder import forget_bots
from tento.store.memories import forget_memories
from tento.store.named_lines import named_lines, rewrite
from tento.store.packed_logs import packed_of, rename
from tento.store.schema.matches import match_seats, medals, rating_points
from tento.store.schema.people import account_keys, account_notices, closed_sessions, passkeys, people, push_subscriptions, sessions
from tento.store.sql import insert_into, now

REMEMBERED_SECONDS: Final = 60.0
_rows: Final = people
_ADMINS: Final = select(people.c.id, people.c.roles).where(people.c.roles.contains("admin"), people.c.erased.is_(False))


class SqlPeople:
    """The port `People`. A name is kept by the person who has a password, with all that look like it; guests may share one."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def add(self, person: Person) -> None:
        """A new person, who keeps no name yet."""
        known = _values(person) | {"seen": person.created}
        await self._executor.write(lambda db: db.execute(insert(people).values(known)))

    async def get(self, person: str) -> Person | None:
        """By id."""
        asked = select(people).where(people.c.id == person)
        return _person(await self._executor.read(lambda db: db.execute(asked).one_or_none()))

    async def several(self, people: Sequence[str]) -> dict[str, Person]:
        """Those of them that there are, by id."""
        asked = select(_rows).where(_rows.c.id.in_(people))
        found = [_person(row) for row in await self._executor.read(lambda db: db.execute(asked).all())] if people else []
        return {one.id: one for one in found if one is not None}

    async def by_name(self, name: str) -> tuple[Person, str | None] | None:
        """The person who keeps this name (without regard to case), with the hash of the password."""
        asked = select(people).where(people.c.kept == folded(name))
        row = await self._executor.read(lambda db: db.execute(asked).one_or_none())
        person = _person(row)
        return None if row is None or person is None else (person, row.password)

    async def change(self, person: Person, password: str | None = None) -> None:
        """Replaces what is known of the person; with a password hash, keeps the name. NameTaken if another keeps it."""
        try:
            await self._executor.write(lambda db: _change(db, person, password))
        except IntegrityError as error:  # another took the name between our look and our writing
            raise NameTaken(person.name) from error

    async def open_session(self, token_hash: str, person: str, kind: Literal["cookie", "bot"], until: int) -> None:
        """A cookie or a bot's token is valid until then; opened again, until the new time."""
        known = {"token_hash": token_hash, "person": person, "kind": kind, "until": until}

        def work(db: Connection) -> None:
            opening = insert_into(db, sessions).values(name="", created=0, **known)
            db.execute(opening.on_conflict_do_update(index_elements=[sessions.c.token_hash], set_=known))

        await self._executor.write(work)

    async def name_session(self, token_hash: str, name: str, created: int) -> None:
        """What the owner calls a session that is open, and since when. What had run out by then is swept away."""

        def work(db: Connection) -> None:
            db.execute(update(sessions).where(sessions.c.token_hash == token_hash).values(name=name, created=created))
            db.execute(delete(sessions).where(sessions.c.until <= created))

        await self._executor.write(work)

    async def sessions(self, person: str, now: int) -> list[SessionRow]:
        """The open sessions of a person, the oldest first."""
        shown = [sessions.c[field] for field in SessionRow.__struct_fields__]
        asked = (
            select(*shown).where(sessions.c.person == person, sessions.c.until > now).order_by(sessions.c.created, sessions.c.token_hash)
        )
        return [SessionRow(**row._asdict()) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def session(self, token_hash: str, now: int) -> Person | None:
        """Whose session this is, if it is open. The person counts as seen, which is written once a day."""
        asked = select(people).join(sessions).where(sessions.c.token_hash == token_hash, sessions.c.until > now)
        row = await self._executor.read(lambda db: db.execute(asked).one_or_none())
        if row is not None and row.seen <= now - DAY_MS:
            await self._see(row.id, now)
        return _person(row)

    async def _see(self, person: str, now: int) -> None:
        """Notes that the person is here. A disk that is full keeps no reader out."""
        seen = update(people).where(people.c.id == person, people.c.seen < now).values(seen=now)
        with suppress(StoreUnavailable):
            await self._executor.write(lambda db: db.execute(seen))

    async def close_sessions(self, person: str, token_hash: str | None = None) -> None:
        """Closes one session; or all of a person, and forgets the person's devices."""
        await self._executor.write(lambda db: _close(db, person, token_hash))

    async def note_device(self, device: str, person: str, at: int, before: str) -> None:
        """A person logged in on a device, by the hash of its token, which was `before`."""
        await self._executor.write(lambda db: note_device(db, device, person, at, before))

    async def knows_device(self, device: str, person: str | None = None) -> bool:
        """Whether this person, or anybody at all, has logged in on this device."""
        return await self._executor.read(lambda db: db.execute(device_of(device, person)).first()) is not None

    async def closed_within(self, seconds: float) -> list[str]:
        """The hashes of the sessions that were closed in the last so many seconds, less than a minute."""

        def work(db: Connection) -> list[str]:
            return list(db.execute(select(closed_sessions.c.token_hash).where(closed_sessions.c.closed > now(db) - seconds)).scalars())

        return await self._executor.read(work)

    async def erase(self, person: str, pseudonym: str) -> None:
        """Takes name, password, roles, sessions and language away; results stay under the pseudonym, in the logs of tables too.

        LastAdmin if nobody else is an admin. The logs are looked through before they are written: that takes a while, and nobody waits.
        """
        nothing = {
            "kept": None,
            "skeleton": None,
            "password": None,
            "guest": True,
            "roles": "",
            "language": "pt",
            "erased": True,
            "face": 0,
            "visible": False,
        }

        def work(db: Connection) -> None:
            _leave_an_admin(db, person)
            db.execute(update(people).where(people.c.id == person).values(name=pseudonym, **nothing))
            _close(db, person, None)
            for kept in (account_keys, account_notices, passkeys, push_subscriptions, rating_points, medals):
                db.execute(delete(kept).where(kept.c.person == person))
            forget_ties(db, [person])
            forget_memories(db, [person])
            forget_bots(db, [person])
            db.execute(update(match_seats).where(match_seats.c.person == person).values(name=pseudonym))

        await self._executor.write(work)
        while found := await self._executor.read(lambda db: named_lines(db, person, pseudonym)):
            await self._executor.write(partial(rewrite, lines=found))
        for table in await self._executor.read(lambda db: packed_of(db, person)):
            await self._executor.write(partial(rename, table=table, person=person, name=pseudonym))
        await self._executor.forget_pages()


def folded(name: str) -> str:
    """The name as it is compared: two that a reader would take for one fold to the same, with accents and without capitals."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


def _close(db: Connection, person: str, token_hash: str | None) -> None:
    """Closes one session, or all of a person with the devices, and leaves word of it for the processes that have sockets of theirs."""
    if token_hash is None:
        forget_devices(db, person)
    theirs = sessions.c.person == person if token_hash is None else and_(sessions.c.person == person, sessions.c.token_hash == token_hash)
    closed = list(db.execute(select(sessions.c.token_hash).where(theirs)).scalars())
    db.execute(delete(sessions).where(theirs))
    db.execute(delete(closed_sessions).where(closed_sessions.c.closed < now(db) - REMEMBERED_SECONDS))
    db.execute(delete(push_subscriptions).where(push_subscriptions.c.session.in_(closed)))
    for one in closed:
        left = insert_into(db, closed_sessions).values(token_hash=one, closed=now(db))
        db.execute(left.on_conflict_do_nothing())


def _leave_an_admin(db: Connection, person: str) -> None:
    """Raises LastAdmin if this person is the only admin. Of two who go at once the second waits for the first, and is counted anew."""
    asked = _ADMINS.order_by(people.c.id).with_for_update()
    admins = [row.id for row in db.execute(asked) if "admin" in row.roles.split()]
    if admins == [person]:
        raise LastAdmin(person)


def _change(db: Connection, person: Person, password: str | None) -> None:
    known = db.execute(select(people).where(people.c.id == person.id)).one_or_none()
    if known is None:
        raise LookupError(f"nobody has the id {person.id}")
    name = folded(person.name)
    if "admin" in known.roles.split() and "admin" not in person.roles:
        _leave_an_admin(db, person.id)
    skeleton, others = drawn_alike(person.name), people.c.id != person.id
    alike = db.execute(select(people.c.id).where(people.c.skeleton == skeleton, others)).first() is not None
    new = name != (known.kept if password else folded(known.name))
    if db.execute(select(people.c.id).where(people.c.kept == name, others)).first() or (alike and new):
        raise NameTaken(person.name)
    password = password or known.password
    kept = {"kept": None, "skeleton": None} if password is None else {"kept": name, "skeleton": None if alike else skeleton}
    db.execute(update(people).where(people.c.id == person.id).values(_values(person) | kept | {"password": password}))


def _values(person: Person) -> dict[str, Any]:
    return msgspec.structs.asdict(person) | {"roles": " ".join(person.roles)}


def _person(row: Row[Any] | None) -> Person | None:
    if row is None:
        return None
    return Person(
        id=row.id,
        name=row.name,
        guest=row.guest,
        roles=tuple(row.roles.split()),
        created=row.created,
        language=row.language,
        erased=row.erased,
        face=row.face,
        visible=row.visible,
    )
