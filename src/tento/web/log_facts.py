"""What a line of the log says of the request or socket that it belongs to: its id, and the table or event by a name that leads nowhere."""

import re
from collections.abc import Mapping
from contextvars import ContextVar
from hashlib import sha256
from secrets import token_hex
from typing import Final

REQUEST_HEADER: Final = "X-Request-Id"
"""A proxy names a request so, and the answer has the name too."""
_NAME: Final = re.compile(r"[0-9A-Za-z-]{8,64}")
_FACTS: ContextVar[Mapping[str, str]] = ContextVar("tento_log_facts")
_NONE: Final[Mapping[str, str]] = {}


def facts() -> Mapping[str, str]:
    """What is known here and now. A timer or task has the facts of whatever set it off."""
    return _FACTS.get(_NONE)


def note(**more: str) -> None:
    """From here on the log says this too, until the request or socket is over."""
    _FACTS.set({**facts(), **more})


def request_name(given: str | None) -> str:
    """The name that a proxy, or another process of ours, gave the request; a new one where there is none that can be used."""
    return given if given is not None and _NAME.fullmatch(given) else token_hex(8)


def passed_on() -> dict[str, str]:
    """The header under which another process of ours hears the name of this request."""
    known = facts()
    return {REQUEST_HEADER: known["request"]} if "request" in known else {}


def log_name(table: str) -> str:
    """How a table is called in the log: its id may be the link to a private table, and this says nothing of it."""
    return sha256(table.encode()).hexdigest()[:12]
