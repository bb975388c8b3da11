"""The decisions of a poker tournament stand in the order of the clock, also where the machine's clock does not."""

from datetime import datetime, timedelta

import pytest
from msgspec.structs import replace

from tento.championship.poker.floor_decisions import MarkAbsent, StartLevel
from tento.championship.poker.levels import Level
from tento.championship.poker.tournament import decide
from tento.table.refusal import Refusal
from tento.texts.championship.every_kind import REFUSALS
from tests.championship.poker.desks import START, ask, entry, form, with_desk
from tests.championship.poker.tournaments import AT, after, at, code, new, said

LEVELS = (Level(minutes=30, small=100, big=200),)
HOUR = timedelta(hours=1)


def test_a_decision_is_not_dated_before_the_last_one():
    state = after(new(9, levels=LEVELS), at(5, StartLevel, level=1))
    absent = at(4, MarkAbsent, players=("p1",))
    refused = decide(state, absent)
    assert isinstance(refused, Refusal)
    assert (code(refused), refused.facts) == ("out_of_order", {"last": "2024-05-11T13:05:00+00:00"})
    assert code(decide(state, replace(absent, at=AT + timedelta(minutes=5)))) is None


def test_a_refused_decision_leaves_the_clock_of_the_log_where_it_was():
    state = new(9, levels=LEVELS)
    assert code(decide(state, at(50, StartLevel, level=7))) is not None
    assert code(decide(state, said(StartLevel, level=1))) is None


def test_a_time_without_its_zone_is_no_time():
    assert code(decide(new(9, levels=LEVELS), MarkAbsent(by="director", at=datetime(2024, 5, 11, 13), players=("p1",)))) == "strange_time"


def test_what_was_held_on_paper_is_written_down_after_the_event_was_opened():
    """The opening is dated today, what happened has its own hours: only among these does the order count."""
    state = with_desk()
    assert code(ask(state, entry(form("ana"), at=START - HOUR / 2))) is None


@pytest.mark.parametrize(
    ("at_minute", "happened_minute", "why"),
    [(9, 4, None), (9, 10, "strange_time"), (800, 4, "strange_time")],
    ids=["before something newer", "in the future", "half a day ago"],
)
def test_what_waited_on_a_phone_keeps_its_own_hour_and_comes_after_what_is_newer(at_minute, happened_minute, why):
    state = after(new(9, levels=LEVELS), at(5, StartLevel, level=1))
    waited = replace(at(at_minute, MarkAbsent, players=("p1",)), happened=AT + timedelta(minutes=happened_minute))
    assert code(decide(state, waited)) == why


def test_the_refusals_of_times_have_their_sentences():
    for word in ("out_of_order", "strange_time"):
        assert len(set(REFUSALS[word])) == 3
