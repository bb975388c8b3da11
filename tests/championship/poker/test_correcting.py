"""Corrections of a poker tournament: each puts the record right, and a correction and its undo restore the state."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tento.cards.chance import Chance
from tento.championship.poker.closing import Closing, close
from tento.championship.poker.correcting import undo_of
from tento.championship.poker.days import Bag
from tento.championship.poker.decisions import (
    Balance,
    CorrectChips,
    CorrectOut,
    CorrectPlaces,
    Deal,
    FormFinal,
    GoOut,
    StartDay,
)
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.tournament import decide
from tento.championship.simulation.poker.director import PokerDirector
from tento.table.refusal import Refusal
from tests.championship.poker.rooms import names_of
from tests.championship.poker.tournaments import AT, CGP, after, code, later, new, out, said, sent_away


def right(kind, **keys):
    return said(kind, why="the floor looked again", **keys)


def instead(player, other, **keys):
    return right(CorrectOut, player=player, instead=other, **keys)


def undone(state, correction):
    """The tournament after a correction and its undo, but for the time."""
    changed = after(state, correction)
    return replace(after(changed, undo_of(state, correction, by="director", at=AT, why="it was right")), now=state.now)


def two_left():
    """Nine players, seven of them out one by one: p8 first, p2 last."""
    state = new(9)
    for who in reversed(names_of(9)[2:]):
        state = out(state, who)
    return state


def second_day():
    state = out(new(9), "p8")
    bags = tuple(Bag(player=who, chips=60000 if who == "p0" else 30000) for who in state.sitting)
    return after(state, said(StartDay, bags=bags))


def test_the_one_is_in_again_in_the_same_seat_and_the_other_out_in_that_place():
    before = new(9)
    state = after(out(before, "p4"), instead("p4", "p5"))
    seats = [None if who == "p5" else who for who in before.seating[0].seats]
    assert (list(state.seating[0].seats), dict(state.places)) == (seats, {"p5": 9})


def seat_of(state, who):
    return next((table.number, table.seats.index(who)) for table in state.seating if who in table.seats)


def test_who_was_at_another_table_takes_the_seat_of_the_other():
    state = out(new(20), "p4")
    other = next(who for table in state.seating if table.number != state.left["p4"].table for who in table.seats if who)
    assert seat_of(after(state, instead("p4", other)), "p4") == seat_of(state, other)


def test_corrected_places_are_those_of_the_sheet():
    state = after(out(out(new(9), "p8"), "p7"), right(CorrectPlaces, places={"p8": 8, "p7": 9}))
    assert dict(state.places) == {"p8": 8, "p7": 9}


def test_a_tie_can_be_parted():
    one, other = (next(filter(None, table.seats)) for table in new(18).seating)
    state = after(new(18), said(GoOut, outs=(Out(one, 1, 10), Out(other, 2, 10))))
    parted = after(state, right(CorrectPlaces, places={other: 18}))
    assert (dict(state.places), dict(parted.places)) == ({one: 17, other: 17}, {one: 17, other: 18})


def test_corrected_chips_are_those_of_the_bags():
    state = after(second_day(), right(CorrectChips, chips={"p0": 59900, "p1": 30100}))
    assert (state.chips["p0"], state.chips["p1"], sum(state.chips.values())) == (59900, 30100, 270000)


@pytest.mark.parametrize(
    ("state", "correction"),
    [
        (out(new(9), "p4"), instead("p4", "p5")),
        (out(out(new(9), "p4"), "p6"), instead("p4", "p5")),
        (after(out(new(28), *names_of(10)), said(Balance)), instead("p3", "p20")),
        (out(out(new(9), "p8"), "p7"), right(CorrectPlaces, places={"p8": 8, "p7": 9})),
        (second_day(), right(CorrectChips, chips={"p0": 59900, "p1": 30100})),
        (out(two_left(), "p1"), instead("p1", "p0", committee=True)),
        (out(two_left(), "p1"), right(CorrectPlaces, places={"p1": 3, "p2": 2}, committee=True)),
    ],
)
def test_a_correction_and_its_undo_restore_the_state(state, correction):
    assert undone(state, correction) == state
    assert after(state, correction) != state


@given(st.integers(3, 60), st.integers(0, 10**6), st.data())
@settings(max_examples=40, deadline=None)
def test_at_any_moment_a_correction_of_who_went_out_can_be_undone(field, luck, data):
    played = PokerDirector(CGP, Chance(luck))
    played.play(names_of(field))
    state = after(new(), *played.log[1 : data.draw(st.integers(3, len(played.log)))])
    if state.places:
        correction = instead(data.draw(st.sampled_from(sorted(state.places))), data.draw(st.sampled_from(state.sitting)), committee=True)
        if not isinstance(decide(state, later(state, correction)), Refusal):
            assert undone(state, correction) == state


@given(st.integers(3, 60), st.integers(0, 10**6), st.data())
@settings(max_examples=40, deadline=None)
def test_two_places_that_change_leave_the_same_places(field, luck, data):
    state = PokerDirector(CGP, Chance(luck)).play(names_of(field))
    one, other = data.draw(st.lists(st.sampled_from(sorted(state.places)), min_size=2, max_size=2, unique=True))
    swap = right(CorrectPlaces, places={one: state.places[other], other: state.places[one]}, committee=True)
    assert sorted(after(state, swap).places.values()) == sorted(state.places.values())
    assert undone(state, swap) == state


@pytest.mark.parametrize(
    ("state", "correction", "refused"),
    [
        (out(new(9), "p4"), said(CorrectOut, player="p4", instead="p5"), "reason_missing"),
        (new(9), instead("p4", "p5"), "not_out"),
        (after(new(9), sent_away("p4")), instead("p4", "p5"), "not_out"),
        (out(new(9), "p4"), instead("p4", "nobody"), "player_not_seated"),
        (second_day(), instead("p8", "p1"), "already_built_on"),
        (out(new(9), "p4"), right(CorrectPlaces, places={"p5": 9}), "not_out"),
        (out(new(9), "p4"), right(CorrectPlaces, places={"p4": 8}), "places_do_not_add_up"),
        (out(out(new(9), "p8"), "p7"), right(CorrectPlaces, places={"p8": 8}), None),
        (out(out(new(9), "p8"), "p7"), right(CorrectPlaces, places={"p7": 9}), "places_do_not_add_up"),
        (new(9), right(CorrectChips, chips={"p0": 1}), "nothing_counted"),
        (second_day(), right(CorrectChips, chips={"p0": 60100}), "chips_do_not_add_up"),
        (second_day(), right(CorrectChips, chips={"p0": 90000, "p1": 0}), "chips_do_not_add_up"),
        (out(two_left(), "p1"), instead("p1", "p0"), "tournament_over"),
        (out(two_left(), "p1"), right(CorrectPlaces, places={"p1": 3, "p2": 2}), "tournament_over"),
        (out(two_left(), "p1"), instead("p1", "p0", committee=True), None),
    ],
)
def test_what_cannot_be_right_is_refused(state, correction, refused):
    assert code(decide(state, correction)) == refused


def dealt():
    """Nine players; three of them agreed on their prizes, and p2 is out since."""
    state = after(new(9), said(FormFinal))
    for who in reversed(names_of(9)[3:]):
        state = out(state, who)
    amounts = {"p0": 100, "p1": 100, "p2": 100}
    return out(after(state, said(Deal, amounts=amounts, consent=tuple(amounts))), "p2")


@pytest.mark.parametrize(
    "correction", [instead("p3", "p1"), right(CorrectPlaces, places={"p2": 4, "p3": 3})], ids=["who went out", "the places"]
)
def test_a_deal_keeps_the_players_who_made_it(correction):
    assert code(decide(dealt(), correction)) == "already_built_on"


def test_the_players_of_a_deal_are_corrected_among_themselves():
    state = after(dealt(), instead("p2", "p1"))
    assert (sorted(state.sitting), state.places["p1"]) == (["p0", "p2"], 3)


def test_after_the_end_the_committee_makes_another_champion_and_the_prize_follows():
    state = after(out(two_left(), "p1"), instead("p1", "p0", committee=True))
    end = close(state)
    assert isinstance(end, Closing)
    assert (state.champion, end.paid["p1"] > 0, end.paid["p0"]) == ("p1", True, 0)
