"""The calendar of a poker tournament: its days for everybody, with the seat of whoever asks for their own."""

from datetime import UTC, datetime, timedelta

import icalendar
import pytest
from msgspec.structs import replace

from tento.championship.core.step import Step
from tento.championship.core.tournament import Held
from tento.championship.poker.seats import Table
from tento.club.events.venue.printing import Heading
from tento.papers.document import Edition
from tento.papers.poker.calendar import calendar
from tento.papers.printing import HousePrinter
from tento.rulebooks.loader import load
from tests.championship.poker.desks import ask, entry, form, with_desk

FIRST, SECOND = datetime(2024, 5, 11, 16, tzinfo=UTC), datetime(2024, 5, 12, 15, tzinfo=UTC)
EDITION = Edition(title="Etapa Serra", rulebook="r", lang="pt")


@pytest.fixture
def state():
    return with_desk(start=FIRST, days=(SECOND,), venue="Hotel Serra Azul")


def told(raw: bytes):
    return [(one.decoded("DTSTART"), str(one["SUMMARY"]), str(one["LOCATION"])) for one in icalendar.Calendar.from_ical(raw).walk("VEVENT")]


def test_1_2_1_1_each_day_stands_in_the_calendar_with_the_venue(state):
    assert told(calendar(state, EDITION)) == [
        (FIRST, "Etapa Serra: Main Event, Dia 1", "Hotel Serra Azul"),
        (SECOND, "Etapa Serra: Main Event, Dia 2", "Hotel Serra Azul"),
    ]


def test_whoever_does_not_play_has_no_calendar_of_their_own(state):
    assert told(calendar(state, EDITION, entry="ninguém")) == []
    assert told(calendar(state, EDITION, table=7)) == []


def test_a_player_has_the_own_seat_and_a_table_its_number_until_they_are_out(state):
    found = ask(state, entry(form("Ana"), form("Bia"), at=FIRST - timedelta(minutes=30)))
    assert isinstance(found, Step)
    seated = replace(found.state, seating=(Table(3, (None, "Ana", "Bia")),))
    assert told(calendar(seated, EDITION, entry="Ana"))[0][2] == "Mesa 3, lugar 2 · Hotel Serra Azul"
    assert told(calendar(seated, EDITION, table=3))[0][2] == "Mesa 3 · Hotel Serra Azul"
    assert len(told(calendar(found.state, EDITION, entry="Bia"))) == 2
    out = replace(seated, places=seated.places.insert("Bia", 2))
    assert told(calendar(out, EDITION, entry="Bia")) == []


def test_the_calendar_is_offered_to_everybody(state):
    event = Held(load("cgp-2024"), (), state)
    written = HousePrinter().file(event, "calendar", Heading("Etapa Serra", "r", "pt", ""), {"table": None, "entry": None})
    assert written is not None
    assert (written.name, len(told(written.content))) == ("calendar.ics", 2)
