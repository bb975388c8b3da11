"""People kept in dictionaries, for tests of the accounts."""

from typing import Literal

from msgspec.structs import replace

from tento.club.ports import LastAdmin, NameTaken, Person, SessionRow


class MemoryPeople:
    def __init__(self) -> None:
        self.people: dict[str, Person] = {}
        self.passwords: dict[str, str] = {}
        self.open: dict[str, tuple[str, SessionRow]] = {}
        self.devices: dict[tuple[str, str], int] = {}

    async def add(self, person: Person) -> None:
        self.people[person.id] = person

    async def get(self, person: str) -> Person | None:
        return self.people.get(person)

    async def several(self, people) -> dict[str, Person]:
        return {one: self.people[one] for one in people if one in self.people}

    async def by_name(self, name: str) -> tuple[Person, str | None] | None:
        for person in self.people.values():
            if person.id in self.passwords and person.name.casefold() == name.casefold():
                return person, self.passwords[person.id]
        return None

    async def change(self, person: Person, password: str | None = None) -> None:
        found = await self.by_name(person.name)
        if found is not None and found[0].id != person.id and (password is not None or person.id in self.passwords):
            raise NameTaken(person.name)
        if person.id in self.people and "admin" not in person.roles:
            self._leave_an_admin(person.id)
        self.people[person.id] = person
        if password is not None:
            self.passwords[person.id] = password

    async def open_session(self, token_hash: str, person: str, kind: Literal["cookie", "bot"], until: int) -> None:
        self.open[token_hash] = (person, SessionRow(token_hash=token_hash, kind=kind, name="", created=0, until=until))

    async def name_session(self, token_hash: str, name: str, created: int) -> None:
        person, row = self.open[token_hash]
        self.open[token_hash] = (person, replace(row, name=name, created=created))

    async def sessions(self, person: str, now: int) -> list[SessionRow]:
        return [row for owner, row in self.open.values() if owner == person and row.until > now]

    async def session(self, token_hash: str, now: int) -> Person | None:
        found = self.open.get(token_hash)
        return self.people.get(found[0]) if found is not None and found[1].until > now else None

    async def close_sessions(self, person: str, token_hash: str | None = None) -> None:
        self.open = {key: row for key, row in self.open.items() if row[0] != person or token_hash not in (None, key)}
        if token_hash is None:
            self.devices = {key: used for key, used in self.devices.items() if key[1] != person}

    async def note_device(self, device: str, person: str, at: int, before: str) -> None:
        renewed = {(device if known == before else known, owner): used for (known, owner), used in self.devices.items()}
        self.devices = renewed | {(device, person): at}

    async def knows_device(self, device: str, person: str | None = None) -> bool:
        return any(known == device and person in (None, owner) for known, owner in self.devices)

    def _leave_an_admin(self, person: str) -> None:
        if [one.id for one in self.people.values() if "admin" in one.roles] == [person]:
            raise LastAdmin(person)

    async def erase(self, person: str, pseudonym: str) -> None:
        self._leave_an_admin(person)
        self.people[person] = replace(self.people[person], name=pseudonym, language="pt", roles=(), erased=True)
        self.passwords.pop(person, None)
        await self.close_sessions(person)
