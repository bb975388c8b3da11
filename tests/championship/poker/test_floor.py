"""The floor of a poker tournament by its log: the clock in its order, the night, absences, and what is refused out of turn."""

from datetime import timedelta

import pytest

from tento.championship.poker.days import Bag
from tento.championship.poker.decisions import Balance, Deal, FormFinal, GoOut, StartDay
from tento.championship.poker.floor_decisions import (
    DealHand,
    DrawLastHands,
    EndDay,
    HandForHand,
    MarkAbsent,
    MarkPresent,
    StartLevel,
    TakeBreak,
)
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.levels import Level
from tento.championship.poker.tournament import decide
from tests.championship.poker.rooms import names_of
from tests.championship.poker.tournaments import AT, after, at, code, new, out, said

LEVELS = (
    Level(minutes=30, small=100, big=200),
    Level(minutes=30, small=200, big=400, break_min=15),
    Level(minutes=30, small=300, big=600),
)


def running(players=18):
    return after(new(players, levels=LEVELS), at(0, StartLevel, level=1))


def second():
    return after(running(), at(30, StartLevel, level=2))


def near():
    """Five left of eighteen, two of them paid, hand for hand."""
    return after(out(running(), *names_of(13)), at(10, HandForHand))


def evening():
    return after(running(), at(30, EndDay))


def bags(state):
    return tuple(Bag(player=who, chips=30000) for who in state.sitting)


REFUSED = [
    (new(), said(StartLevel, level=1), "no_seats_yet"),
    (new(18), said(StartLevel, level=1), "no_such_level"),
    (new(18, levels=LEVELS), said(StartLevel, level=2), "level_skipped"),
    (new(18, levels=LEVELS), said(StartLevel, level=2, why="the room closes early"), None),
    (running(), at(30, StartLevel, level=3), "level_skipped"),
    (running(), at(30, StartLevel, level=1), "level_skipped"),
    (running(), at(10, StartLevel, level=2, why="the room closes early"), None),
    (running(), at(30, StartLevel, level=4, why="x"), "no_such_level"),
    (second(), at(60, StartLevel, level=3), "break_skipped"),
    (second(), at(60, TakeBreak, minutes=15), None),
    (second(), at(59, TakeBreak, minutes=15), "clock_not_at_zero"),
    (second(), at(60, TakeBreak, minutes=10), "not_the_break_of_the_sheet"),
    (second(), at(50, TakeBreak, minutes=10, why="a fire alarm"), None),
    (running(), at(30, TakeBreak, minutes=15), "not_the_break_of_the_sheet"),
    (new(18, levels=LEVELS), said(TakeBreak, minutes=15), "no_level_runs"),
    (after(second(), at(60, TakeBreak, minutes=15)), at(74, StartLevel, level=3), "clock_not_at_zero"),
    (after(second(), at(60, TakeBreak, minutes=15)), at(75, StartLevel, level=3), None),
    (after(second(), at(60, TakeBreak, minutes=15)), at(75, TakeBreak, minutes=15), "no_level_runs"),
    (after(second(), at(60, TakeBreak, minutes=15)), at(65, DrawLastHands, card=3), "no_level_runs"),
    (running(), at(18, DrawLastHands, card=7), "not_a_card_of_the_draw"),
    (after(running(), at(18, DrawLastHands, card=3)), at(18, DrawLastHands, card=3), "already_done"),
    (running(), at(10, DealHand), "not_hand_for_hand"),
    (near(), at(10, HandForHand), "already_done"),
    (running(), at(10, HandForHand, on=False), "already_done"),
    (near(), at(12, HandForHand, on=False), "not_in_the_money"),
    (near(), at(12, HandForHand, on=False, why="the power is out"), None),
    (out(running(), *names_of(16)), at(10, HandForHand), "in_the_money"),
    (running(), at(29, EndDay), "clock_not_at_zero"),
    (running(), at(29, EndDay, why="the power is out"), None),
    (after(running(), at(20, DrawLastHands, card=2)), at(29, EndDay), None),
    (evening(), at(31, EndDay), "nobody_plays"),
    (evening(), at(31, StartLevel, level=2), "nobody_plays"),
    (evening(), at(31, Balance), "nobody_plays"),
    (evening(), at(31, FormFinal), "nobody_plays"),
    (evening(), at(31, Deal, amounts={}, consent=()), "nobody_plays"),
    (evening(), at(31, GoOut, outs=(Out("p0", 1, 1),)), "nobody_plays"),
    (running(), at(31, StartDay, bags=bags(running())), "day_still_on"),
    (out(new(2, levels=LEVELS), "p1"), said(StartLevel, level=1), "nobody_plays"),
    (new(9), said(MarkAbsent, players=("nobody",)), "not_absent_or_seated"),
    (new(9), said(MarkPresent, players=("p1",)), "not_absent_or_seated"),
    (after(new(9), said(MarkAbsent, players=("p1",))), said(MarkAbsent, players=("p1",)), "not_absent_or_seated"),
]


@pytest.mark.parametrize(("state", "asked", "refused"), REFUSED, ids=[f"{type(asked).__name__} {wanted}" for _, asked, wanted in REFUSED])
def test_what_comes_out_of_its_turn_is_refused(state, asked, refused):
    assert code(decide(state, asked)) == refused


def test_the_clock_runs_from_the_moment_a_level_begins():
    assert running().floor.clock.left_at(AT + timedelta(minutes=12)) == 18 * 60


def test_hand_for_hand_stops_the_clock_and_its_end_lets_it_run_again():
    state = after(near(), at(50, DealHand), at(55, HandForHand, on=False, why="the power is out"))
    assert state.floor.clock.left_at(AT + timedelta(minutes=60)) == (20 - 2 - 5) * 60


def test_the_next_day_begins_with_the_next_level():
    morning = after(evening(), at(600, StartDay, bags=bags(evening())))
    state = after(morning, at(601, StartLevel, level=2))
    assert (morning.floor.night, state.floor.clock.level, state.floor.clock.left_s) == (False, 2, 1800)


def test_the_night_is_the_break_of_its_level():
    night = after(second(), at(60, EndDay))
    morning = after(night, at(600, StartDay, bags=bags(night)))
    assert code(decide(morning, at(601, StartLevel, level=3))) is None


def test_whoever_comes_is_absent_no_more():
    state = after(new(9), said(MarkAbsent, players=("p1", "p2")), said(MarkPresent, players=("p1",)))
    assert state.floor.absent == {"p2"}
