"""The safety of an account: recovery words, a second factor, notices of what happened. The time is an argument, in milliseconds."""

import asyncio
import logging
from collections.abc import Callable
from secrets import randbelow
from typing import Final, Literal

import msgspec
import pyotp
from msgspec.structs import replace

from tento.club.limits import Rate, TokenBuckets
from tento.club.people.names import tidy
from tento.club.people.passwords import Passwords, password_refusal
from tento.club.people.recovery_words import new_words, same_words
from tento.club.ports import Notice, Passkeys, People, Person, Protection
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

Happened = Literal[
    "logged_in",
    "password_changed",
    "recovery_made",
    "recovered",
    "second_on",
    "second_off",
    "passkey_added",
    "passkey_removed",
    "passkey_used",
    "token_made",
    "sessions_ended",
    "roles_changed",
]
CODES: Final = Rate(burst=6, seconds=30)
"""How often one person may try a code, and one address or known device the recovery words of one name."""
STEP: Final = 30
"""A code is good for so many seconds, and a little before and after: clocks differ."""
ISSUER: Final = "Tento"
_log = logging.getLogger("tento.security")


class SecondFactor(msgspec.Struct, frozen=True):
    """A new secret for an authenticator, and the address that one reads from a code; nothing is kept of it yet."""

    secret: str
    address: str


class AccountProtection:
    """Everything that keeps an account its owner's."""

    def __init__(
        self, people: People, kept: Protection, passkeys: Passkeys, passwords: Passwords, draw: Callable[[int], int] = randbelow
    ) -> None:
        self._people, self._kept, self._passkeys, self._passwords, self._draw = people, kept, passkeys, passwords, draw
        self._codes, self._recoveries = TokenBuckets(CODES), TokenBuckets(CODES)

    async def note(self, person: str, what: Happened, now: int) -> None:
        """Tells the owner, on the own page, and the log, which names the person by the id alone."""
        _log.info(what, extra={"person": person})
        await self._kept.note(person, Notice(at=now, kind=what))

    async def notices(self, person: Person) -> list[Notice]:
        """What happened to the account, the newest first."""
        return await self._kept.notices(person.id)

    async def has_recovery(self, person: Person) -> bool:
        """Whether there are recovery words."""
        return (await self._kept.keys(person.id)).recovery is not None

    async def has_codes(self, person: Person) -> bool:
        """Whether the codes of an authenticator are asked for."""
        return (await self._kept.keys(person.id)).second is not None

    async def has_second(self, person: Person) -> bool:
        """Whether there is a second factor: an authenticator, or a passkey, which is two factors by itself."""
        return await self.has_codes(person) or bool(await self._passkeys.of(person.id))

    async def new_recovery(self, person: Person, password: str, now: int) -> str | Refusal:
        """New words, shown this once; the old ones open nothing any more."""
        refusal = await self.not_own(person, password)
        if refusal is not None:
            return refusal
        words = new_words(self._draw)
        hashed = await self._passwords.hashed(words)
        await self._kept.set_keys(person.id, replace(await self._kept.keys(person.id), recovery=hashed))
        await self.note(person.id, "recovery_made", now)
        return words

    async def not_own(self, person: Person, password: str) -> Refusal | None:
        """The owner shows that it is they: a page that was left open is not enough."""
        found = None if person.guest else await self._people.by_name(person.name)
        kept = found[1] if found is not None and found[0].id == person.id else None
        return None if await self._passwords.fits(kept, password[:1024]) else refuse("wrong_password")

    async def recover(  # noqa: PLR0913, PLR0917 - each is something that the person shows
        self, name: str, words: str, password: str, code: str | None, here: str, now: int
    ) -> Person | Refusal:
        """The words, once, in the place of a lost password: it is a new one then, every session is closed, and the second factor stays.

        A wrong name and wrong words cannot be told apart.
        """
        wanted = tidy(name)[:64]
        wait = self._recoveries.take(f"{here} {wanted.casefold()}", now)
        if wait:
            return refuse("too_many_tries", seconds=-(-wait // 1000))
        found = await self._people.by_name(wanted)
        keys = None if found is None else await self._kept.keys(found[0].id)
        fits = await self._passwords.fits(None if keys is None else keys.recovery, same_words(words)[:200])
        if not fits or found is None or keys is None:
            return refuse("wrong_words")
        person = found[0]
        refusal = await asyncio.to_thread(password_refusal, password, person.name) or await self.check_second(person, code, now)
        if refusal is not None:
            return refusal
        await self._people.change(person, await self._passwords.hashed(password))
        await self._kept.set_keys(person.id, replace(await self._kept.keys(person.id), recovery=None))
        await self._people.close_sessions(person.id)
        await self.note(person.id, "recovered", now)
        return person

    def new_second(self, person: Person) -> SecondFactor:
        """A secret for an authenticator. It counts once a code of it was shown."""
        secret = pyotp.random_base32()
        return SecondFactor(secret, pyotp.TOTP(secret).provisioning_uri(name=person.name, issuer_name=ISSUER))

    async def set_second(self, person: Person, secret: str, password: str, code: str, now: int) -> Refusal | None:
        """From now on every log-in asks for a code."""
        refusal = self._too_often(person, now) or await self.not_own(person, password)
        if refusal is not None:
            return refusal
        step = _step_of(secret, code, now)
        if step is None:
            return refuse("wrong_code")
        await self._kept.set_keys(person.id, replace(await self._kept.keys(person.id), second=secret, used=step))
        await self.note(person.id, "second_on", now)
        return None

    async def drop_second(self, person: Person, code: str, now: int) -> Refusal | None:
        """No code is asked for any more; the last one says that it is the owner who asks. An admin keeps it, unless there is a passkey."""
        if "admin" in person.roles and not await self._passkeys.of(person.id):
            return refuse("second_factor_needed")
        refusal = await self.check_second(person, code, now)
        if refusal is None and await self.has_codes(person):
            await self._kept.set_keys(person.id, replace(await self._kept.keys(person.id), second=None))
            await self.note(person.id, "second_off", now)
        return refusal

    async def check_second(self, person: Person, code: str | None, now: int) -> Refusal | None:
        """Whoever has an authenticator shows a code of it, which is good once. An admin without one who has a passkey comes in by that."""
        keys = await self._kept.keys(person.id)
        if keys.second is None:
            bound = "admin" in person.roles and await self._passkeys.of(person.id)
            return refuse("passkey_needed") if bound else None
        if not code:
            return refuse("code_needed")
        refusal = self._too_often(person, now)
        if refusal is not None:
            return refusal
        step = _step_of(keys.second, code, now)
        if step is None or step <= keys.used:
            return refuse("wrong_code")
        await self._kept.set_keys(person.id, replace(keys, used=step))
        self._codes.forgive(person.id)
        return None

    def _too_often(self, person: Person, now: int) -> Refusal | None:
        wait = self._codes.take(person.id, now)
        return refuse("too_many_tries", seconds=-(-wait // 1000)) if wait else None


def _step_of(secret: str, code: str, now: int) -> int | None:
    """The moment for which this is the code, of those around now."""
    digits = "".join(code.split())
    if len(digits) != 6 or not (digits.isascii() and digits.isdigit()) or not _is_secret(secret):
        return None
    here = now // 1000 // STEP
    codes = pyotp.TOTP(secret)
    return next((step for step in (here, here - 1, here + 1) if pyotp.utils.strings_equal(codes.at(step * STEP), digits)), None)


def _is_secret(secret: str) -> bool:
    return len(secret) == 32 and all(sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567" for sign in secret)
