"""What a question about a championship is: a function from the case's keys and a rulebook to the answers."""

from collections.abc import Callable, Mapping
from typing import Any

from tento.rulebooks.rulebook import Rulebook

Question = Callable[[Mapping[str, Any], Rulebook], dict[str, Any]]
"""The answers are named as `expect` names them; `article` holds the citations that decided, in a list."""


class BadKey(Exception):
    """A key of the case that cannot be read: which, and why."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"{key}: {reason}")
        self.key, self.reason = key, reason


def known_keys(case: Mapping[str, Any], *keys: str) -> None:
    """Refuses a key that the question does not know, so that a mistake in the spelling never passes for an answer."""
    for key in case:
        if key not in keys:
            raise BadKey(key, f"is not a key of this question; known: {', '.join(keys)}")
