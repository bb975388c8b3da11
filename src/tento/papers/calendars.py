"""Hours as a calendar that phones read (iCalendar)."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from icalendar import Calendar, Event

ROOM: Final = timedelta(hours=1)
"""How much room an hour has in a calendar: nobody knows how long it takes."""
EPOCH: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""An entry of a calendar tells when it was made; one that anybody can make again tells nothing of the clock."""


class Hour(NamedTuple):
    """Something that begins at an hour. What is moved to another hour keeps its `name`."""

    name: str
    starts: datetime
    summary: str
    description: str
    place: str


def calendar_of(title: str, hours: Iterable[Hour]) -> bytes:
    """These hours, in their order, under the title of their event."""
    made = Calendar()
    made.add("prodid", "-//Tento//championship//")
    made.add("version", "2.0")
    made.add("x-wr-calname", title)
    for hour in hours:
        made.add_component(_event(title, hour))
    return bytes(made.to_ical())


def _event(title: str, hour: Hour) -> Event:
    found = Event()
    found.add("uid", f"{hour.name}@{title}".replace(" ", "-"))
    found.add("dtstamp", EPOCH)
    found.add("dtstart", hour.starts.astimezone(UTC))
    found.add("dtend", hour.starts.astimezone(UTC) + ROOM)
    found.add("summary", hour.summary)
    found.add("description", hour.description)
    if hour.place:
        found.add("location", hour.place)
    return found
