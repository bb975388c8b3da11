"""Passwords: their rules, and their hashes by argon2id. Hashing takes time and memory, so few are made at once, beside the loop."""

import asyncio
import unicodedata
from collections.abc import Iterable
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from tento.club.refusing import refuse
from tento.games.registry import games
from tento.table.refusal import Refusal

SHORTEST: Final = 8
LONGEST: Final = 256
AT_ONCE: Final = 2


WEAKEST: Final = 2
"""Of zxcvbn's scores from 0 to 4: below it somebody who tries guesses it, at the rate that a server allows."""
LOOKED_AT: Final = 64
"""So many signs are looked at: what is hard to guess by then is hard to guess."""
_COMMON: Final = (
    "baralho", "brasil", "buraco", "canastra", "cartas", "corinthians", "flamengo", "futebol", "jesus", "jogador", "jogo", "manilha",
    "palmeiras", "paulista", "saopaulo", "santos", "segredo", "senha", "tento", "vasco", "zap", *games(),
)  # fmt: skip
"""What people here think of first."""


def password_refusal(password: str, *own: str) -> Refusal | None:
    """At least 8 signs, at most 256, and not what everybody tries first: common words, rows of keys, one's own name."""
    if not SHORTEST <= len(password) <= LONGEST:
        return refuse("password_length", shortest=SHORTEST, longest=LONGEST)
    return None if _score(password, own) >= WEAKEST else refuse("password_weak")


def password_strength(password: str, *own: str) -> int:
    """From 0, what is guessed at once, to 4; below `WEAKEST` the password is refused. The words of the person's own name count as known."""
    return _score(password, own) if SHORTEST <= len(password) <= LONGEST else 0


def _score(password: str, own: Iterable[str]) -> int:
    from zxcvbn import zxcvbn  # noqa: PLC0415  its lists take a moment to read, and few people choose a password

    plain = [unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode() for name in own]
    names = [word for name in (*own, *plain) for word in (name, "".join(name.split()), *name.split())]
    score: int = zxcvbn(password[:LOOKED_AT], user_inputs=[*names, *_COMMON])["score"]
    return score


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
