"""Passwords: their rules, and their hashes by argon2id. Hashing takes time and memory, so few are made at once, beside the loop."""

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from tento.club.refusing import refuse
from tento.table.refusal import Refusal

SHORTEST: Final = 8
LONGEST: Final = 256
AT_ONCE: Final = 2


def password_refusal(password: str) -> Refusal | None:
    """At least 8 signs, at most 256; which ones is nobody's business."""
    if SHORTEST <= len(password) <= LONGEST:
        return None
    return refuse("password_length", shortest=SHORTEST, longest=LONGEST)


class Passwords:
    """Makes and checks hashes. `hasher` may be a weaker one in tests."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._nobody = self._hasher.hash("nobody's password")

    async def hashed(self, password: str) -> str:
        """The hash that is kept."""
        async with self._places:
            return await asyncio.to_thread(self._hasher.hash, _utf8(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether the password is the one of the hash. Without a hash it takes the same time and is wrong."""
        async with self._places:
            right = await asyncio.to_thread(self._verify, kept or self._nobody, password)
        return right and kept is not None

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _utf8(password))
        except (Argon2Error, InvalidHashError):
            return False


def _utf8(password: str) -> bytes:
    """JSON can carry half a surrogate pair, which plain UTF-8 cannot."""
    return password.encode("utf-8", "surrogatepass")
