"""A break that the referee calls between two hands, and what comes after it."""

from tento.club.live.refereeing import rule
from tento.club.live.scheduled import next_scheduled, perform
from tento.club.live.table_state import TableState
from tests.club.live.test_live import after, due, means, played_on
from tests.club.live.test_refereeing import POKER, refereed

LONG_MS = 600_000


def between_two_hands() -> TableState:
    """The first hand has been played, and the pack of the second is to be dealt in three seconds."""
    table = played_on(refereed(**POKER, pause_seconds=3), "deal")
    scheduled = due(table)
    return played_on(after(table, perform(table, scheduled.at, scheduled, means())), "deal")


def test_a_break_lasts_until_the_referee_ends_it_and_the_usual_pause_comes_after_it():
    table = between_two_hands()
    called, ended = table.turn_at + 1000, table.turn_at + LONG_MS
    paused = after(table, rule(table, called, "rui", "1", b'{"do":"pause"}', "lunch"))
    back = after(paused, rule(paused, ended, "rui", "2", b'{"do":"resume"}', "lunch"))
    assert next_scheduled(paused, ()) is None
    assert due(back).at == ended + 3000
