"""Choices that are typed as KEY=VALUE on the command line."""

from collections.abc import Iterable
from typing import Any

import msgspec


def settings(given: Iterable[str]) -> dict[str, Any]:
    """`a.b=1` as a table in a table; a value that is no JSON is a word."""
    found: dict[str, Any] = {}
    for one in given:
        key, equals, text = one.partition("=")
        if not equals:
            raise ValueError(f"--set {one}: write KEY=VALUE")
        *way, last = key.split(".")
        at = found
        for part in way:
            at = at.setdefault(part, {})
        try:
            at[last] = msgspec.json.decode(text)
        except msgspec.DecodeError:
            at[last] = text
    return found
