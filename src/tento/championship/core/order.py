"""Decisions in the order of the clock: none is dated before the one before it, and none is entered of an hour to come."""

from datetime import datetime, timedelta
from typing import Final

from tento.championship.core.codes import because
from tento.table.refusal import Refusal

LATE: Final = timedelta(hours=12)
"""So long a decision may wait on a phone without a network before it is entered."""

A_MOMENT: Final = timedelta(minutes=2)
"""So much the clocks of two machines are trusted to differ, and a bad network to take."""


def not_yet(at: datetime, now: datetime) -> Refusal | None:
    """Refuses an hour that the clock of whoever enters it has not reached: every later decision would be dated before it."""
    return because("not_yet", when=at.isoformat(), now=now.isoformat()) if at - now > A_MOMENT else None


def not_then(happened: datetime | None, at: datetime) -> Refusal | None:
    """What was made before it was entered was made not long before."""
    if happened is None or (happened.tzinfo is not None and timedelta() <= at - happened <= LATE):
        return None
    return because("strange_time", when=happened.isoformat())


def out_of_order(last: datetime | None, at: datetime) -> Refusal | None:
    """Refuses a decision that is dated before the last one, or whose time has no zone."""
    if at.tzinfo is None:
        return because("strange_time", when=at.isoformat())
    if last is None or at >= last:
        return None
    return because("out_of_order", last=last.isoformat())
