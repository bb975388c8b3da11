"""The days of a poker tournament as a calendar: for everybody, or with the table and seat of whoever plays."""

from collections.abc import Iterator
from datetime import timedelta

from tento.championship.poker.seats import spots
from tento.championship.poker.state import State
from tento.papers.calendars import Hour, calendar_of
from tento.papers.document import Edition
from tento.papers.words import Words, hour, say
from tento.texts.papers.championship import paper


def calendar(state: State, edition: Edition, *, table: int | None = None, entry: str | None = None) -> bytes:
    """The start and every later day of the sheet; of a player or a table where one is named and still in play."""
    words = paper(edition.lang)
    seat = "" if table is None and entry is None else _seat(state, words, table, entry)
    return calendar_of(edition.title, () if seat is None else _days(state, edition, words, seat))


def _seat(state: State, words: Words, table: int | None, entry: str | None) -> str | None:
    """Where they sit, as far as that is known; None for a table that is not there, and for whoever does not play or plays no more."""
    if entry is None:
        return f"{words['table']} {table}" if any(one.number == table for one in state.seating) else None
    if entry not in state.entered or entry in state.places:
        return None
    spot = spots(state.seating).get(entry)
    if table is not None and (spot is None or spot.table != table):
        return None
    return "" if spot is None else f"{words['table']} {spot.table}, {words['seat'].lower()} {spot.seat}"


def _days(state: State, edition: Edition, words: Words, seat: str) -> Iterator[Hour]:
    """The seat is that of now: a new day seats everybody anew."""
    if state.desk.start is None:
        return
    opens = state.desk.start - timedelta(minutes=state.rules.registration_opens_min)
    for number, starts in enumerate((state.desk.start, *state.desk.days), 1):
        named = ", ".join((words[state.kind], *((f"{words['day']} {number}",) if state.desk.days else ())))
        told = " · ".join(filter(None, (state.desk.variant, say(words, "desk_opens", hour=hour(opens, words)) if number == 1 else "")))
        place = " · ".join(filter(None, (seat if number == 1 else "", state.desk.venue)))
        yield Hour(f"{state.kind}-{number}", starts, f"{edition.title}: {named}", told, place)
