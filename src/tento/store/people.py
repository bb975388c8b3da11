"""Accounts and sessions."""

import unicodedata
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tento.club.ports import NameTaken, Person, SessionRow
from tento.store.executor import DbExecutor
from tento.store.schema import match_seats, people, sessions
from tento.store.sql import insert_into


class SqlPeople:
    """The port `People`. A name is kept by the person who has a password; guests may share one."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def add(self, person: Person) -> None:
        """A new person, who keeps no name yet."""
        await self._executor.write(lambda db: db.execute(insert(people).values(_values(person))))

    async def get(self, person: str) -> Person | None:
        """By id."""
        asked = select(people).where(people.c.id == person)
        return _person(await self._executor.read(lambda db: db.execute(asked).one_or_none()))

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
        """Whose session this is, if it is open."""
        asked = select(people).join(sessions).where(sessions.c.token_hash == token_hash, sessions.c.until > now)
        return _person(await self._executor.read(lambda db: db.execute(asked).one_or_none()))

    async def close_sessions(self, person: str, token_hash: str | None = None) -> None:
        """Closes one session, or all of a person."""
        closing = delete(sessions).where(sessions.c.person == person)
        if token_hash is not None:
            closing = closing.where(sessions.c.token_hash == token_hash)
        await self._executor.write(lambda db: db.execute(closing))

    async def erase(self, person: str, pseudonym: str) -> None:
        """Takes name, password, roles, sessions and language away; results stay under the pseudonym."""
        nothing = {"kept": None, "password": None, "guest": True, "roles": "", "language": "pt", "erased": True}

        def work(db: Connection) -> None:
            db.execute(update(people).where(people.c.id == person).values(name=pseudonym, **nothing))
            db.execute(delete(sessions).where(sessions.c.person == person))
            db.execute(update(match_seats).where(match_seats.c.person == person).values(name=pseudonym))

        await self._executor.write(work)


def folded(name: str) -> str:
    """The name as it is compared: two that a reader would take for one fold to the same, with accents and without capitals."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


def _change(db: Connection, person: Person, password: str | None) -> None:
    known = db.execute(select(people.c.password).where(people.c.id == person.id)).one_or_none()
    if known is None:
        raise LookupError(f"nobody has the id {person.id}")
    name = folded(person.name)
    if db.execute(select(people.c.id).where(people.c.kept == name, people.c.id != person.id)).first():
        raise NameTaken(person.name)
    password = password or known.password
    kept = None if password is None else name
    db.execute(update(people).where(people.c.id == person.id).values(_values(person) | {"kept": kept, "password": password}))


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
    )
