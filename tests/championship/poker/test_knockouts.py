"""Knockouts in the log: who took whom out, what it pays, and what becomes of it when the record was wrong."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tento.championship.poker.closing import Closing, close
from tento.championship.poker.correcting import undo_of
from tento.championship.poker.decisions import CorrectKnockout, CorrectOut, Enter, GoOut
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.knockouts import Knockout
from tento.championship.poker.rules import rules_of
from tento.championship.poker.state import State
from tento.championship.poker.tournament import decide
from tento.rulebooks.loader import overlay
from tento.table.refusal import Refusal
from tests.championship.poker.rooms import names_of
from tests.championship.poker.tournaments import AT, after, code, new, said, seated, sent_away
from tests.championship.poker.wild import KNOCKOUT, Wild

LUCK = st.integers(0, 10**6)


def bounty(players=6, rulebook=KNOCKOUT, **facts):
    return seated(State(rulebook=rulebook, lines=rules_of(rulebook).entry_split, stack=30000, **facts), names_of(players))


def knocked(state, player, *makers):
    return after(state, said(GoOut, outs=(Out(player, 1, 30000),), taken_by=(makers,)))


def right(kind, **keys):
    return said(kind, why="the floor looked again", **keys)


def taken(state):
    return [(one.player, *one.makers) for one in state.knockouts]


def closed(state):
    found = close(state)
    assert isinstance(found, Closing)
    return found


def ended(state):
    """The event after p0 took out all who were left."""
    for who in sorted(set(state.sitting) - {"p0"}, reverse=True):
        state = knocked(state, who, "p0")
    return state


def test_whoever_takes_a_player_out_takes_the_knockout_and_the_champion_keeps_his_own():
    end = closed(ended(knocked(bounty(), "p5", "p4", "p3")))
    assert end.knockouts == {"p4": 5001, "p3": 5000, "p0": 5 * 10001}


def test_by_option_the_champions_own_knockout_is_a_prize():
    end = closed(ended(bounty(rulebook=overlay(KNOCKOUT, {"champion_own_knockout": "to_prize"}))))
    assert (sum(end.knockouts.values()), sum(end.paid.values())) == (5 * 10001, end.pool.pool + 10001)


def test_nobody_takes_the_knockout_of_whoever_is_sent_away():
    end = closed(ended(after(bounty(), sent_away("p5"))))
    assert (end.knockouts, end.knockouts_leftover) == ({"p0": 5 * 10001}, 10001)


def test_whoever_is_disqualified_loses_the_knockouts_too():
    end = closed(ended(after(knocked(bounty(), "p5", "p4"), sent_away("p4"))))
    assert (end.knockouts["p4"], end.knockouts_leftover) == (0, 2 * 10001)


@given(st.integers(3, 20), LUCK)
@settings(max_examples=30, deadline=None)
def test_all_knockouts_together_are_what_the_entries_brought_in_for_them(field, luck):
    wild = Wild(luck)
    state = wild.run(field, 400)
    if state.champion is not None:
        end = closed(state)
        assert sum(end.knockouts.values()) + end.knockouts_leftover == end.pool.knockouts == state.entries * 10001


@pytest.mark.parametrize(
    ("outs", "takers", "refused"),
    [
        (("p5",), (("p4",),), None),
        (("p5",), (), "knockouts_missing"),
        (("p5", "p4"), (("p3",),), "knockouts_missing"),
        (("p5",), ((),), "not_their_knockout"),
        (("p5",), (("p5",),), "not_their_knockout"),
        (("p5", "p4"), (("p4",), ("p3",)), "not_their_knockout"),
        (("p5",), (("p4", "p4"),), "not_their_knockout"),
        (("p5",), (("nobody",),), "not_their_knockout"),
    ],
)
def test_a_knockout_is_taken_by_whoever_stays_at_the_table(outs, takers, refused):
    asked = said(GoOut, outs=tuple(Out(who, 1, 30000) for who in outs), taken_by=takers)
    assert code(decide(bounty(), asked)) == refused


def test_a_tournament_without_knockouts_need_not_say_who_made_them():
    assert after(new(9), said(GoOut, outs=(Out("p1", 1, 30000),))).knockouts == (Knockout("p1", ()),)


def test_when_another_went_out_the_knockout_follows():
    state = after(knocked(bounty(), "p5", "p3"), right(CorrectOut, player="p5", instead="p4"))
    assert taken(state) == [("p4", "p3")]


def test_when_it_was_the_other_way_round_so_is_the_knockout():
    state = after(knocked(bounty(), "p5", "p4"), right(CorrectOut, player="p5", instead="p4"))
    assert taken(state) == [("p4", "p5")]


def test_whoever_is_in_again_took_what_the_other_took_since():
    state = knocked(knocked(knocked(bounty(), "p3", "p4"), "p5", "p2"), "p1", "p4", "p2")
    assert taken(after(state, right(CorrectOut, player="p5", instead="p4"))) == [("p3", "p4"), ("p4", "p2"), ("p1", "p5", "p2")]


def test_the_correction_may_name_who_took_it():
    state = after(knocked(bounty(), "p5", "p4"), right(CorrectOut, player="p5", instead="p4", taken_by=("p1", "p2")))
    assert taken(state) == [("p4", "p1", "p2")]


def test_the_money_of_a_corrected_knockout_goes_to_the_right_player():
    wrong = knocked(bounty(), "p5", "p4")
    end = closed(ended(after(wrong, right(CorrectKnockout, player="p5", taken_by=("p3",)))))
    assert (closed(ended(wrong)).knockouts, end.knockouts) == ({"p4": 10001, "p0": 50005}, {"p3": 10001, "p0": 50005})


def test_of_a_player_who_came_again_each_knockout_can_be_corrected():
    again = after(knocked(bounty(reentries=1), "p5", "p4"), said(Enter, players=("p5",)))
    state = after(knocked(again, "p5", "p3"), right(CorrectKnockout, player="p5", taken_by=("p2",), number=1))
    assert taken(state) == [("p5", "p2"), ("p5", "p3")]


def test_whoever_came_again_since_was_not_out_before():
    state = after(knocked(knocked(bounty(reentries=1), "p5", "p4"), "p4", "p3"), said(Enter, players=("p4",)))
    assert code(decide(state, right(CorrectOut, player="p5", instead="p4"))) == "came_again"


@pytest.mark.parametrize(
    ("asked", "refused"),
    [
        (right(CorrectKnockout, player="p1", taken_by=("p3",)), "no_knockout"),
        (right(CorrectKnockout, player="p5", taken_by=("p3",), number=2), "no_knockout"),
        (right(CorrectKnockout, player="p5", taken_by=("p3",), number=-1), "no_knockout"),
        (right(CorrectKnockout, player="p5", taken_by=()), "not_their_knockout"),
        (right(CorrectKnockout, player="p5", taken_by=("p5",)), "not_their_knockout"),
        (right(CorrectKnockout, player="p5", taken_by=("p3", "p3")), "not_their_knockout"),
        (right(CorrectKnockout, player="p5", taken_by=("nobody",)), "not_their_knockout"),
        (right(CorrectOut, player="p5", instead="p3", taken_by=("p3",)), "not_their_knockout"),
        (right(CorrectKnockout, player="p5", taken_by=("p4",)), "nothing_corrected"),
        (said(CorrectKnockout, player="p5", taken_by=("p3",)), "reason_missing"),
    ],
)
def test_a_knockout_that_nobody_took_so_is_refused(asked, refused):
    assert code(decide(knocked(bounty(), "p5", "p4"), asked)) == refused


def test_where_nobody_was_asked_there_is_no_knockout_to_correct():
    state = after(new(9), said(GoOut, outs=(Out("p1", 1, 30000),)))
    assert code(decide(state, right(CorrectKnockout, player="p1", taken_by=("p3",)))) == "no_knockout"
    assert code(decide(state, right(CorrectOut, player="p1", instead="p2", taken_by=("p3",)))) == "no_knockout"


@given(st.integers(3, 20), LUCK, st.integers(5, 50), st.data())
@settings(max_examples=60, deadline=None)
def test_at_any_moment_of_any_log_a_correction_of_a_knockout_and_its_undo_restore_the_state(field, luck, steps, data):
    state = Wild(luck).run(field, steps)
    if not state.places or not state.sitting:
        return
    makers = data.draw(st.lists(st.sampled_from(state.listed), max_size=3, unique=True))
    out = data.draw(st.sampled_from(sorted(state.places)))
    asked = data.draw(
        st.sampled_from(
            [
                right(CorrectKnockout, player=out, taken_by=tuple(makers), committee=True),
                *(right(CorrectOut, player=out, instead=who, taken_by=tuple(makers), committee=True) for who in state.sitting),
            ]
        )
    )
    changed = decide(state, asked)
    if not isinstance(changed, Refusal):
        assert len(changed.state.knockouts) == len(state.knockouts)
        assert after(changed.state, undo_of(state, asked, by="director", at=AT, why="it was right")) == state


@given(st.integers(3, 20), LUCK, st.integers(5, 50), st.data())
@settings(max_examples=40, deadline=None)
def test_after_any_correction_nobody_has_taken_his_own_knockout(field, luck, steps, data):
    state = Wild(luck).run(field, steps)
    if not state.places or not state.sitting:
        return
    player, instead = data.draw(st.sampled_from(sorted(state.places))), data.draw(st.sampled_from(state.sitting))
    changed = decide(state, right(CorrectOut, player=player, instead=instead, committee=True))
    if not isinstance(changed, Refusal):
        assert not any(one.player in one.makers for one in changed.state.knockouts)
