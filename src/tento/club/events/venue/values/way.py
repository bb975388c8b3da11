"""One way to make a decision, and what a kind of championship says of all of them."""

from collections.abc import Callable, Collection, Iterator, Mapping
from datetime import datetime
from typing import Any, Final, NamedTuple

TEXT: Final = "…"
"""Stands for words that are the person's own."""


class Way(NamedTuple):
    """The fields of a decision by the names of its type; `who` is the person whose own decision it is, where it is one's own."""

    fields: Mapping[str, Any] = {}
    who: str = ""


class Values(NamedTuple):
    """The ways to make each decision, from the state and the hour.

    `ours` are the refusals of values that cannot be known here: the draws that follow from the secret of the event, words of a form. Such a
    refusal says that nothing in the state stands against the decision.
    """

    ways: Mapping[type, Callable[[Any, datetime], Iterator[Way]]]
    ours: Mapping[type, Collection[str]]


def nothing_asked(_state: Any, _at: datetime) -> Iterator[Way]:
    """A decision that asks for nothing."""
    yield Way()


def in_order(names: Any) -> list[str]:
    """Names in an order that people know: 2 before 10."""
    return sorted(names, key=lambda name: (len(name), name))
