"""The clock on the wall of an event: times are kept with their zone, and told by the clock of Brasília."""

from datetime import datetime, timedelta, timezone
from typing import Final

BRASILIA: Final = timezone(timedelta(hours=-3))


def local(at: datetime) -> datetime:
    """The time by the clock of Brasília; one at the very beginning or end of the calendar stays by its own."""
    try:
        return at.astimezone(BRASILIA)
    except OverflowError:
        return at


def written_hour(at: datetime) -> str:
    """A day and an hour as every reader here writes them, by the clock on the wall of the event."""
    return f"{local(at):%d/%m/%Y %H:%M}"
