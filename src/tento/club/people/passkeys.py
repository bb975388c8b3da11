"""Passkeys (WebAuthn): a key in a device, opened by its owner's finger, face or PIN, in the place of name and password.

The key is discoverable, so that nobody types a name; and the device verifies its owner, so that it is two factors in one. The time is an
argument, in milliseconds.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes
from typing import Any, Final

import msgspec

from tento.club.people.names import tidy
from tento.club.people.protecting import AccountProtection
from tento.club.ports import Passkey, Passkeys, People, Person
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

MOST: Final = 10
CHALLENGE_MS: Final = 5 * 60_000
LONGEST_NAME: Final = 40


class Site(msgspec.Struct, frozen=True):
    """The house as the browser knows it: the name without the port, and the whole origin. A passkey works for one name alone."""

    name: str
    origin: str


class Made(msgspec.Struct, frozen=True):
    """A new key as the device gave it, in base64 for addresses: its id, what was signed, and the public half."""

    id: str
    client_data: str
    attestation: str


class Shown(msgspec.Struct, frozen=True):
    """What a device shows to come in, likewise; `user_handle` says whose key it is."""

    id: str
    client_data: str
    authenticator_data: str
    signature: str
    user_handle: str


class AccountPasskeys:
    """Adding, listing and removing passkeys, and coming in by one."""

    def __init__(self, people: People, kept: Passkeys, protection: AccountProtection) -> None:
        self._people, self._kept, self._protection = people, kept, protection

    async def of(self, person: Person) -> list[Passkey]:
        """The passkeys of this person."""
        return await self._kept.of(person.id)

    async def begin_adding(self, person: Person, password: str, now: int) -> str | Refusal:
        """A challenge for a new key. The owner shows the password: a page that was left open is not enough."""
        if person.guest:
            return refuse("guest_has_no_passkey")
        refusal = await self._protection.not_own(person, password)
        if refusal is None and len(await self.of(person)) >= MOST:
            refusal = refuse("too_many_passkeys", limit=MOST)
        return refusal or await self._challenge(person.id, now)

    async def begin_entering(self, now: int) -> str:
        """A challenge for whoever has a key."""
        return await self._challenge("", now)

    async def _challenge(self, person: str, now: int) -> str:
        made = encoded(token_bytes(32))
        await self._kept.challenge(made, person, now, now + CHALLENGE_MS)
        return made

    async def add(self, person: Person, name: str, made: Made, site: Site, now: int) -> Passkey | Refusal:
        """Keeps a new key, if it answers a challenge that was given to this very person."""
        challenge = _challenge_of(made.client_data)
        if challenge is None or await self._kept.take_challenge(challenge, now) != person.id:
            return refuse("wrong_passkey")
        found = _registered(made, challenge, site)
        if found is None:
            return refuse("wrong_passkey")
        if len(await self.of(person)) >= MOST:
            return refuse("too_many_passkeys", limit=MOST)
        called = tidy(name)[:LONGEST_NAME] or "1"
        passkey = Passkey(id=found[0], person=person.id, public=found[1], count=found[2], name=called, created=now, used=0)
        if not await self._kept.add(passkey):
            return refuse("wrong_passkey")
        await self._protection.note(person.id, "passkey_added", now)
        return passkey

    async def enter(self, shown: Shown, site: Site, now: int) -> Person | Refusal:
        """Whose key this is, if it answers a challenge of ours. What is wrong with it is not told."""
        challenge = _challenge_of(shown.client_data)
        passkey = await self._kept.get(shown.id)
        known = challenge is not None and await self._kept.take_challenge(challenge, now) == ""
        if challenge is None or not known or passkey is None or _decoded(shown.user_handle) != passkey.person.encode():
            return refuse("wrong_passkey")
        count = _authenticated(shown, challenge, site, passkey)
        person = await self._people.get(passkey.person)
        if count is None or person is None or person.erased or not await self._kept.used(passkey, count, now):
            return refuse("wrong_passkey")
        await self._protection.note(person.id, "passkey_used", now)
        return person

    async def remove(self, person: Person, id: str, now: int) -> Refusal | None:
        """A key opens nothing any more. An admin keeps one, unless there is an authenticator."""
        theirs = await self.of(person)
        if not any(one.id == id for one in theirs):
            return refuse("wrong_passkey")
        if "admin" in person.roles and len(theirs) == 1 and not await self._protection.has_codes(person):
            return refuse("second_factor_needed")
        await self._kept.remove(person.id, id)
        await self._protection.note(person.id, "passkey_removed", now)
        return None


def encoded(raw: bytes) -> str:
    """Bytes in base64 for addresses, without the signs that fill it up."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _decoded(text: str) -> bytes | None:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return None


def _challenge_of(client_data: str) -> str | None:
    """The challenge that a device says it has answered; whether it did is checked later."""
    try:
        found = msgspec.json.decode(_decoded(client_data) or b"", type=dict[str, Any]).get("challenge")
    except (msgspec.DecodeError, UnicodeError):
        return None
    return found if isinstance(found, str) and len(found) <= 128 and found.isascii() and found.isprintable() else None


def _registered(made: Made, challenge: str, site: Site) -> tuple[str, bytes, int] | None:
    """The id, the public half and the count of a new key; None if anything about it is wrong."""
    from webauthn import verify_registration_response  # noqa: PLC0415  few people add a key, and its library takes a moment to read

    response = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
    try:
        found = verify_registration_response(
            credential={"id": made.id, "rawId": made.id, "type": "public-key", "response": response},
            expected_challenge=_decoded(challenge) or b"",
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception:
        return None
    return encoded(found.credential_id), found.credential_public_key, found.sign_count


def _authenticated(shown: Shown, challenge: str, site: Site, passkey: Passkey) -> int | None:
    """The new count of a key that answered the challenge; None if it did not."""
    from webauthn import verify_authentication_response  # noqa: PLC0415  as above

    response = {
        "clientDataJSON": shown.client_data,
        "authenticatorData": shown.authenticator_data,
        "signature": shown.signature,
        "userHandle": shown.user_handle,
    }
    try:
        found = verify_authentication_response(
            credential={"id": shown.id, "rawId": shown.id, "type": "public-key", "response": response},
            expected_challenge=_decoded(challenge) or b"",
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=passkey.public,
            credential_current_sign_count=passkey.count,
            require_user_verification=True,
        )
    except Exception:
        return None
    return found.new_sign_count
