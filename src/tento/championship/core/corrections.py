"""Corrections in every kind of championship: the reason owed, what becomes of what was built on a wrong record, and the way back."""

from collections.abc import Collection
from datetime import datetime
from typing import Literal, TypeVar

import msgspec

from tento.championship.core.decisions import DecisionBase
from tento.championship.core.roles import By

D = TypeVar("D", bound=DecisionBase)
Ruling = Literal["stand", "replay"]
"""What a judge says of an outcome that other matches were built on."""
Effect = Literal["recompute", "stand", "replay"]
"""What a correction does: all that follows is derived anew, the outcome stays, or what was built on it is played again."""


def effect_of(ruling: Effect | None, choices: Collection[Effect]) -> Effect | None:
    """What a correction does to the outcome; None where a judge must first choose one of `choices`.

    Nothing was built on a record that leaves no choice: it is recomputed.
    """
    if not choices:
        return "recompute"
    return ruling if ruling in choices else None


def undo(made: D, *, by: By, at: datetime, why: str, **before: object) -> D:
    """The decision that takes a correction back: the same one with the values from before it, by whom, when and why it is undone."""
    return msgspec.structs.replace(made, by=by, at=at, why=why, happened=None, **before)
