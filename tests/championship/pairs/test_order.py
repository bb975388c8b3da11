"""A decision that waited on a phone: entered by the clock of the house, measured by the hour at which it was made, within bounds."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs.tournament import decide
from tests.championship.pairs.test_sheets import FIRST, minutes, sheet, under_way
from tests.rules.championships import DAY, TM, championship, code, form, stage

ENTERED = DAY + timedelta(hours=3)


def queued(asked, made_after_min):
    """The same decision, made so many minutes after the hour and entered three hours after it."""
    return replace(asked, at=ENTERED, happened=DAY + minutes(made_after_min))


def test_a_partida_is_measured_from_hour_to_hour_of_the_table_whenever_the_network_was_back():
    state = stage(championship(TM), "knockout", *"ABCD")
    for entry in state.matches[FIRST].sides:
        state = decided(state, queued(do.CheckIn(by="desk", at=ENTERED, match=FIRST, entry=str(entry)), 0))
    state = decided(state, queued(do.Start(by="referee", at=ENTERED, match=FIRST), 0))
    assert state.matches[FIRST].began == DAY
    assert code(decide(state, queued(sheet((5, 3)), 30))) == "time_not_up"
    over = decided(state, queued(sheet((5, 3), minutes=60, winner="A", ended="time"), 61))
    result = over.matches[FIRST].result
    assert result is not None
    assert (result.how, result.points) == ("time", (5, 3))
    assert over.now == ENTERED, "the log is in the order in which things were entered"


def decided(state, decision):
    made = decide(state, decision)
    assert isinstance(made, Step), made
    return made.state


def test_what_waited_may_come_after_something_newer_of_another_hand():
    state = under_way()
    newer = decided(state, do.NoteIncident(by="director", at=DAY + minutes(80), text="luz apagada"))
    assert code(decide(newer, replace(sheet((12, 3)), at=DAY + minutes(90), happened=DAY + minutes(40)))) == "done"


@pytest.mark.parametrize(
    ("at", "happened", "why"),
    [
        (DAY + minutes(90), DAY + minutes(91), "strange_time"),
        (DAY + timedelta(hours=13), DAY, "strange_time"),
        (DAY + minutes(90), (DAY + minutes(30)).replace(tzinfo=None), "strange_time"),
        (DAY + minutes(90), DAY - minutes(1), "out_of_order"),
        (DAY - minutes(1), DAY - minutes(1), "out_of_order"),
    ],
)
def test_an_hour_that_cannot_have_been_is_refused(at, happened, why):
    assert code(decide(under_way(), replace(sheet((12, 3)), at=at, happened=happened))) == why


def test_entries_close_by_the_clock_of_the_house():
    state = championship(TM)
    assert state.closes is not None
    late = replace(form("one"), at=state.closes + timedelta(hours=1), happened=state.closes - timedelta(hours=1))
    assert code(decide(state, late)) == "entries_closed"
