"""Seats kept for special needs: announced before any number is known, told by the transcript, and out of the draw."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tento.championship.core.draw import FalseDraw
from tento.championship.poker.days import Bag
from tento.championship.poker.decisions import Decision, DrawSeats, Enter, FormFinal, StartDay
from tento.championship.poker.seat_draw import written
from tento.championship.poker.seat_verify import verify_all, verify_seats
from tento.championship.poker.seats import Spot, seats_kept, spots
from tento.championship.poker.tournament import decide
from tento.papers.poker.draws import told_draws
from tests.cards.stranger import redone
from tests.championship.poker.rooms import names_of
from tests.championship.poker.tournaments import OTHERS, after, announced, code, new, out, said, told

KEPT = {"p3": "2.9", "p7": "1.1"}


def entered(players=20):
    return after(new(), said(Enter, players=tuple(names_of(players))))


def ready(players=20, **fixed):
    state = entered(players)
    return after(state, announced(state, fixed=fixed or KEPT))


def drawn(state, decision=None):
    made = told(state, decision or said(DrawSeats))
    return made.draw, after(state, made)


def where(state):
    return {who: written(spot) for who, spot in spots(state.seating).items()}


def test_a_kept_seat_is_in_the_transcript_and_out_of_the_draw():
    draw, state = drawn(ready())
    assert (draw.fixed, set(draw.free) & set(KEPT.values()), len(draw.free)) == (KEPT, set(), 18)
    assert {who: where(state)[who] for who in KEPT} == KEPT


@given(st.integers(2, 60), st.dictionaries(st.integers(0, 59), st.tuples(st.integers(1, 8), st.integers(1, 10)), max_size=12))
@settings(max_examples=60, deadline=None)
def test_whatever_is_kept_everybody_has_a_seat_and_tables_are_even(players, wanted):
    names = names_of(players)
    kept = seats_kept(names, 9, {f"p{who}": Spot(*seat) for who, seat in wanted.items()})
    _, state = drawn(after(entered(players), announced(entered(players), fixed={who: written(spot) for who, spot in kept.items()})))
    counts = [table.count for table in state.seating]
    assert (sorted(state.sitting), max(counts) - min(counts) <= 1) == (sorted(names), True)


def test_a_stranger_redoes_a_draw_with_kept_seats():
    draw, _ = drawn(ready())
    assert redone(draw) == (draw.commitment, draw.seats, draw.button)


def test_a_draw_with_kept_seats_is_true():
    draw, _ = drawn(ready())
    assert verify_all([draw]) is None


CHANGES = [
    {},
    {"p3": "2.9"},
    {"p3": "1.1", "p7": "2.9"},
    {"p4": "2.9", "p7": "1.1"},
    KEPT | {"p9": "4.1"},
    KEPT | {"x": "1.2"},
    {"p3": "?"},
]


@pytest.mark.parametrize("fixed", CHANGES)
def test_another_kept_seat_in_the_transcript_is_found(fixed):
    draw, _ = drawn(ready())
    assert verify_seats(replace(draw, fixed=fixed)) is not None


def test_a_draw_of_empty_seats_keeps_none():
    _, state = drawn(ready())
    draw, _ = drawn(state, said(Enter, players=("late",)))
    assert (draw.fixed, verify_seats(replace(draw, fixed={"late": "1.2"}))) == ({}, FalseDraw("free"))


def test_the_seats_kept_are_those_announced():
    other, _ = drawn(ready(p3="2.8"))
    assert code(decide(ready(), said(DrawSeats, draw=other))) == "false_draw"


@pytest.mark.parametrize(
    "fixed",
    [
        {"nobody": "1.1"},
        {"p1": "4.1"},
        {"p1": "1.10"},
        {"p1": "window"},
        {"p1": "1.1", "p2": "1.1"},
        {f"p{number}": f"3.{number + 1}" for number in range(7)},
    ],
)
def test_seats_that_cannot_be_kept_are_not_announced(fixed):
    state = entered()
    assert code(decide(state, announced(state, fixed=fixed))) == "seats_cannot_be_kept"


def test_a_new_day_keeps_the_seats_that_its_room_still_has():
    _, state = drawn(ready(p3="2.9", p7="3.1"))
    state = out(state, *(f"p{number}" for number in range(10, 16)))
    draw, state = drawn(state, said(StartDay, bags=tuple(Bag(player=who, chips=30000 + 180000 * (who == "p0")) for who in state.sitting)))
    assert (draw.fixed, len(state.seating)) == ({"p3": "2.9"}, 2)


def test_the_final_table_keeps_a_seat_of_its_own():
    _, state = drawn(ready(p3="1.9"))
    state = out(state, *(f"p{number}" for number in range(8, 19)))
    draw, state = drawn(state, said(FormFinal))
    assert (draw.fixed, where(state)["p3"]) == ({"p3": "1.9"}, "1.9")


def test_seats_are_kept_for_later_draws_by_a_new_announcement():
    _, state = drawn(ready())
    state = after(state, announced(state, OTHERS, listed=(), fixed={"p5": "1.4"}, why="p5 broke a leg"))
    state = out(state, *(f"p{number}" for number in range(8, 19)))
    assert drawn(state, said(FormFinal))[0].fixed == {"p5": "1.4"}


def test_a_log_with_kept_seats_is_read_as_it_was_written():
    state = entered()
    log = [said(Enter, players=state.listed), announced(state, fixed=KEPT), told(ready(), said(DrawSeats))]
    assert msgspec.json.decode(msgspec.json.encode(log), type=list[Decision]) == log


def test_the_seats_kept_are_told():
    draw, _ = drawn(ready())
    assert any("p3 2.9, p7 1.1" in line for line in told_draws([draw], "pt"))


def test_a_draw_in_which_somebody_rises_and_no_seat_is_free_is_not_believed():
    _, state = drawn(ready())
    draw, _ = drawn(state, said(Enter, players=("late",)))
    assert verify_seats(replace(draw, free=(), moved=1)) is not None
