"""Session tokens: 32 random bytes that only their owner has. Only their SHA-256 is kept."""

import hmac
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final, Literal, NamedTuple

Kind = Literal["cookie", "bot"]

PREFIXES: Final[dict[Kind, str]] = {"cookie": "ts_", "bot": "tb_"}
"""A token says what it is for, so that a bot's token opens nothing as a cookie, and the other way round."""

GUEST_DAYS: Final = 180
"""A guest has no password to come back with."""
COOKIE_DAYS: Final = 30
ADMIN_DAYS: Final = 0.5
BOT_DAYS: Final = 365
_DAY: Final = 86_400_000


class Token(NamedTuple):
    """A new token: its text, once, and what is kept of it."""

    text: str
    hash: str
    until: int


def new_token(kind: Kind, now: int, cookie_days: float = COOKIE_DAYS) -> Token:
    """A fresh token."""
    text = PREFIXES[kind] + token_urlsafe(32)
    return Token(text, token_hash(text), now + int(_DAY * (cookie_days if kind == "cookie" else BOT_DAYS)))


def token_hash(text: str) -> str:
    """What is kept of a token. It is random enough that a plain hash cannot be turned back."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def is_of_kind(text: str, kind: Kind) -> bool:
    """Whether the token was made for this use."""
    return text.startswith(PREFIXES[kind])


def csrf_of(text: str) -> str:
    """The second secret of a session: a page of ours can read it and send it along, a page of others cannot."""
    return hmac.new(text.encode("utf-8", "surrogatepass"), b"tento/csrf", sha256).hexdigest()


def same(one: str, other: str) -> bool:
    """Compares two secrets without telling by the time where they differ."""
    return hmac.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))
