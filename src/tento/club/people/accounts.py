"""Accounts: guests, names kept with a password, sessions, bots' tokens, roles. The time is an argument, in milliseconds."""

import asyncio
from collections.abc import Callable, Sequence
from secrets import randbelow, token_urlsafe
from typing import Final, get_args

import msgspec
from msgspec.structs import replace

from tento.club.keyed_locks import KeyedLocks
from tento.club.limits import Rate, TokenBuckets
from tento.club.people.devices import Devices
from tento.club.people.faces import FACES, face_refusal
from tento.club.people.names import guest_name, name_refusal, plain_guest_name, pseudonym, tidy, token_name_refusal
from tento.club.people.passwords import Passwords, password_refusal
from tento.club.people.tokens import ADMIN_DAYS, COOKIE_DAYS, GUEST_DAYS, Kind, Token, is_of_kind, new_token, token_hash
from tento.club.ports import LastAdmin, NameTaken, People, Person, Role, SessionRow, StoreUnavailable
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

LANGUAGES: Final = ("pt", "en", "es")
MOST_TOKENS: Final = 10
FRIENDLY_TRIES: Final = 12
PLAIN_TRIES: Final = 12
TRIES: Final = Rate(burst=8, seconds=60)
"""How often one address may try the password of one name, and one known device that of its owner."""
FIRST_TRIES: Final = Rate(burst=3, seconds=60)
"""How often one address may try a name whatever it does with other names: strangers there do not stop a person who mistypes."""
TRIES_BY_ADDRESS: Final = Rate(burst=30, seconds=20)
"""How often one address may try beyond the first tries of each name."""
TRIES_BY_NAME: Final = Rate(burst=40, seconds=30)
"""How often all addresses together may before each of them is heard seldom."""
TRIES_SELDOM: Final = Rate(burst=2, seconds=120)
"""How often one address is heard then: nobody, with however many addresses, locks a person out who comes from another one."""


def days_of(person: Person) -> float:
    """How long a log-in lasts: the more somebody may do here, the shorter."""
    return ADMIN_DAYS if "admin" in person.roles else GUEST_DAYS if person.guest else COOKIE_DAYS


class NewSession(msgspec.Struct, frozen=True):
    """A session was opened: whose it is, its token, and the new token of the device, which guests have none of."""

    person: Person
    token: Token
    device: str = ""


class Accounts:
    """Everything that people do with their own account."""

    def __init__(self, people: People, passwords: Passwords, draw: Callable[[int], int] = randbelow) -> None:
        self._people = people
        self._passwords = passwords
        self._draw = draw
        self.devices = Devices(people)
        self._on_device = TokenBuckets(TRIES)
        self._turns = KeyedLocks()
        self._tries = TokenBuckets(TRIES)
        self._first = TokenBuckets(FIRST_TRIES)
        self._by_name = TokenBuckets(TRIES_BY_NAME)
        self._by_address = TokenBuckets(TRIES_BY_ADDRESS)
        self._seldom = TokenBuckets(TRIES_SELDOM)

    async def guest(self, now: int, language: str = "pt") -> NewSession:
        """One click: a new person with a friendly name and no password."""
        name = await self._guest_name()
        face = self._draw(FACES)
        person = Person(id=token_urlsafe(9), name=name, guest=True, roles=("player",), created=now, language=language, face=face)
        await self._people.add(person)
        return await self.begin(person, now)

    async def _guest_name(self) -> str:
        """A name that nobody keeps. Friendly names are few, and people keep them: after some tries it is a plain one."""
        for make in (*(guest_name,) * FRIENDLY_TRIES, *(plain_guest_name,) * PLAIN_TRIES):
            name = make(self._draw)
            if await self._people.by_name(name) is None:
                return name
        raise StoreUnavailable("no name is free for a guest")

    async def _open(self, person: Person, kind: Kind, name: str, now: int) -> Token:
        token = new_token(kind, now, days_of(person))
        await self._people.open_session(token.hash, person.id, kind, token.until)
        await self._people.name_session(token.hash, name, now)
        return token

    async def whose(self, token: str, kind: Kind, now: int) -> Person | None:
        """Whose token this is, if it is open and made for this use."""
        return await self._people.session(token_hash(token), now) if is_of_kind(token, kind) else None

    async def keep(  # noqa: PLR0913, PLR0917 - each is something that the person shows
        self, person: Person, name: str | None, password: str, current: str | None, now: int, device: str = ""
    ) -> NewSession | Refusal:
        """A guest keeps a name with a password; who keeps one already changes the password by giving the current one.

        All sessions and tokens are closed, all devices forgotten, and one session is opened: whoever came in by the old password is out.
        """
        wanted = person.name if name is None else tidy(name)
        refusal = name_refusal(wanted) or await asyncio.to_thread(password_refusal, password, wanted)
        if refusal is None and not person.guest and not await self._is_own(person, current):
            refusal = refuse("wrong_password")
        if refusal is not None:
            return refusal
        kept = replace(person, name=wanted, guest=False)
        try:
            await self._people.change(kept, await self._passwords.hashed(password))
        except NameTaken:
            return refuse("name_taken", name=wanted)
        await self._people.close_sessions(kept.id)
        return await self.begin(kept, now, device)

    async def _is_own(self, person: Person, password: str | None) -> bool:
        found = await self._people.by_name(person.name)
        kept = found[1] if found is not None and found[0].id == person.id else None
        return await self._passwords.fits(kept, password or "")

    async def log_in(self, name: str, password: str, address: str, now: int, device: str = "") -> NewSession | Refusal:
        """Name and password begin a session."""
        found = await self.identify(name, password, address, now, device)
        return found if isinstance(found, Refusal) else await self.begin(found, now, device)

    async def begin(self, person: Person, now: int, device: str = "") -> NewSession:
        """A session of a person who has shown who it is, on a device that is known from now on."""
        token = await self._open(person, "cookie", "", now)
        return NewSession(person, token, "" if person.guest else await self.devices.renewed(device, person, now))

    async def identify(self, name: str, password: str, address: str, now: int, device: str = "") -> Person | Refusal:
        """Whose name and password these are. A wrong name and a wrong password cannot be told apart, and guessing is slow.

        A device on which this person has logged in before has tries of its own. Strangers of one address are heard one after the other.
        """
        found = await self._people.by_name(tidy(name)) if len(name) <= 64 else None
        known = "" if found is None else await self.devices.known(device, found[0])
        key = tidy(name).casefold()[:64]
        wait = self._on_device.take(f"{known} {key}", now) if known else self._wait_of_stranger(address, key, now)
        if wait:
            return refuse("too_many_tries", seconds=-(-wait // 1000))
        kept = None if found is None else found[1]
        async with self._turns.of(known or address):
            fits = await self._passwords.fits(kept, password[:1024])
        if not fits or found is None:
            return refuse("wrong_login")
        self._on_device.forgive(f"{known} {key}")
        for tries in (self._tries, self._first, self._seldom):
            tries.forgive(f"{address} {key}")
        return found[0]

    def _wait_of_stranger(self, address: str, key: str, now: int) -> int:
        """The milliseconds until this address may try this name again. What it does with other names slows only later tries."""
        here = f"{address} {key}"
        wait = self._tries.take(here, now)
        if not wait and self._first.take(here, now):
            wait = self._by_address.take(address, now)
        if not wait and self._by_name.take(key, now):
            wait = self._seldom.take(here, now)
        return wait

    async def log_out(self, person: Person, token: str) -> None:
        """Closes this session."""
        await self._people.close_sessions(person.id, token_hash(token))

    async def rename(self, person: Person, name: str) -> Person | Refusal:
        """Another name, if nobody else keeps it."""
        wanted = tidy(name)
        refusal = name_refusal(wanted)
        if refusal is not None:
            return refusal
        holder = await self._people.by_name(wanted)
        if holder is not None and holder[0].id != person.id:
            return refuse("name_taken", name=wanted)
        return await self._change(replace(person, name=wanted))

    async def _change(self, person: Person) -> Person | Refusal:
        """A guest whose name somebody came to keep must choose another one before anything else."""
        try:
            await self._people.change(person)
        except NameTaken:
            return refuse("name_taken", name=person.name)
        except LastAdmin:
            return refuse("only_admin")
        return person

    async def speak(self, person: Person, language: str) -> Person | Refusal:
        """The language in which this person is addressed."""
        if language not in LANGUAGES:
            return refuse("unknown_language", known=", ".join(LANGUAGES))
        return await self._change(replace(person, language=language))

    async def show_face(self, person: Person, face: int) -> Person | Refusal:
        """Another face, the same for everybody who sees this person."""
        return face_refusal(face) or await self._change(replace(person, face=face))

    async def be_seen(self, person: Person, visible: bool) -> Person | Refusal:
        """Whether friends see that this person is online."""
        return await self._change(replace(person, visible=visible))

    async def new_bot_token(self, person: Person, name: str, now: int) -> Token | Refusal:
        """A named token with which a program plays in this person's name. Its text is shown this once."""
        refusal = token_name_refusal(name)
        if refusal is not None:
            return refusal
        if len(await self.bot_tokens(person, now)) >= MOST_TOKENS:
            return refuse("too_many_tokens", limit=MOST_TOKENS)
        return await self._open(person, "bot", name, now)

    async def bot_tokens(self, person: Person, now: int) -> list[SessionRow]:
        """The tokens of this person's programs."""
        return [row for row in await self._people.sessions(person.id, now) if row.kind == "bot"]

    async def revoke(self, person: Person, token: str) -> None:
        """A token of this person, named by its hash, opens nothing any more."""
        await self._people.close_sessions(person.id, token)

    async def give_roles(self, by: Person, person: str, roles: Sequence[str]) -> Person | Refusal:
        """An admin says what somebody is here. Nobody takes the own admin role away, so that one always remains."""
        if "admin" not in by.roles:
            return refuse("admin_only")
        known: tuple[Role, ...] = get_args(Role)
        found = await self._people.get(person)
        if found is None or found.erased:
            return refuse("unknown_person")
        if any(role not in known for role in roles):
            return refuse("unknown_role", known=", ".join(known))
        if found.guest:
            return refuse("guest_has_no_role")
        if by.id == found.id and "admin" not in roles:
            return refuse("last_admin")
        return await self._change(replace(found, roles=tuple(role for role in known if role in roles or role == "player")))

    async def step_down(self, person: Person) -> Refusal | None:
        """An admin who is to be erased is one no more. The last one stays: a house without an admin can give no role any more."""
        stepped = await self._change(replace(person, roles=("player",))) if "admin" in person.roles else None
        return stepped if isinstance(stepped, Refusal) else None

    async def erase(self, person: Person) -> str | Refusal:
        """Name, password, language and sessions are gone; results stay under the pseudonym that comes back. The last admin stays."""
        name = pseudonym(self._draw)
        try:
            await self._people.erase(person.id, name)
        except LastAdmin:
            return refuse("only_admin")
        return name

    async def name_of(self, person: str, written: str) -> str:
        """How somebody is called now whose name stands in an old log: as it was written, unless the person was forgotten."""
        found = await self._people.get(person)
        return found.name if found is not None and found.erased else written
