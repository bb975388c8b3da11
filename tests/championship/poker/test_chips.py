"""The chips of a tournament: over re-entries, disqualifications, races and nights none comes from nowhere and none is lost."""

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tento.championship.core.tournament import transitions
from tento.championship.poker import tournament as poker
from tento.championship.poker.days import Bag
from tento.championship.poker.decisions import Decision, Enter, GoOut, StartDay
from tento.championship.poker.floor_decisions import ChipRace, Eliminate, RacedTable
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.levels import Level
from tento.championship.poker.racing import races
from tento.championship.poker.tournament import decide
from tento.table.refusal import Refusal
from tests.championship.poker.tournaments import after, code, new, out, said, sent_away
from tests.championship.poker.wild import Wild

FIELDS = st.integers(3, 30)
LUCK = st.integers(0, 10**6)


@given(FIELDS, LUCK, st.integers(5, 60))
@settings(max_examples=60, deadline=None)
def test_at_any_moment_the_chips_counted_are_those_in_play(field, luck, steps):
    wild = Wild(luck)
    wild.run(field, steps)
    assert all(counted == in_play for counted, in_play in wild.counted)


@given(FIELDS, LUCK, st.integers(20, 60))
@settings(max_examples=30, deadline=None)
def test_a_race_changes_each_table_by_less_than_a_chip_and_by_one_for_each_player_who_would_have_none(field, luck, steps):
    wild = Wild(luck)
    wild.run(field, steps)
    for before, one in pairwise(transitions(poker, wild.rulebook, wild.log)):
        if isinstance(one.decision, ChipRace):
            larger, found = one.decision.new, races(before.state, one.decision)
            assert not isinstance(found, Refusal)
            for table, raced in zip(one.decision.tables, found, strict=True):
                saved = sum(
                    stack == raced.odd[seat] * one.decision.old and seat not in raced.winners for seat, stack in table.stacks.items()
                )
                assert 0 <= sum(raced.stacks.values()) - sum(table.stacks.values()) - saved * larger < larger


@given(FIELDS, LUCK, st.integers(5, 60))
@settings(max_examples=30, deadline=None)
def test_any_log_replays_to_the_same_state_also_when_it_was_written_down(field, luck, steps):
    wild = Wild(luck)
    began, state = wild.state, wild.run(field, steps)
    kept = msgspec.json.decode(msgspec.json.encode(wild.log[1:]), type=list[Decision])
    for decision in kept:
        after = decide(began, decision)
        assert not isinstance(after, Refusal)
        began = after.state
    assert began == state


def bags(state, **others):
    return tuple(Bag(player=who, chips=others.get(who, 30000)) for who in state.sitting)


def test_the_chips_of_a_disqualified_player_are_gone_on_the_next_day_and_on_the_third():
    state = after(out(new(9), "p8"), sent_away("p7", 40000))
    second = after(state, said(StartDay, bags=bags(state, p0=50000)))
    third = after(second, sent_away("p6", 25000))
    assert (second.in_play, third.in_play) == (230000, 205000)
    assert code(decide(third, said(StartDay, bags=bags(third, p0=50000)))) == "chips_do_not_add_up"
    assert sum(after(third, said(StartDay, bags=bags(third, p0=55000))).chips.values()) == 205000


@pytest.mark.parametrize(("chips", "refused"), [(0, "chips_do_not_add_up"), (269992, None), (269993, "chips_do_not_add_up")])
def test_whoever_is_sent_away_leaves_a_chip_to_each_of_the_others(chips, refused):
    assert code(decide(new(9), sent_away("p1", chips))) == refused


def test_an_eliminated_player_takes_the_chips_along_and_keeps_the_prize():
    state = after(new(9), said(Eliminate, player="p1", chips=30000, why="called away"))
    assert (state.in_play, state.places["p1"], "p1" in state.disqualified) == (240000, 9, False)


def test_whoever_was_eliminated_by_the_director_does_not_come_again():
    state = after(new(9, reentries=1), said(Eliminate, player="p1", chips=30000, why="called away"))
    assert code(decide(state, said(Enter, players=("p1",)))) == "suspended"


def test_nobody_goes_out_with_more_chips_than_are_in_play():
    assert code(decide(new(2), said(GoOut, outs=(Out("p1", 1, 60000),)))) == "chips_do_not_add_up"


def test_places_are_told_from_the_tables_where_players_sit():
    assert code(decide(new(9), said(GoOut, outs=(Out("p1", 2, 30000),)))) == "player_not_seated"


def raced(state, cards, old=100, new_=500, **chips):
    """A race at the one table of an event: the stack and the old chips of each player named."""
    seats = {who: seat for seat, who in enumerate(state.seating[0].seats, 1) if who in chips}
    stacks = {seats[who]: stack for who, (stack, _) in chips.items()}
    small = {seats[who]: count for who, (_, count) in chips.items()}
    return said(ChipRace, old=old, new=new_, tables=(RacedTable(table=1, stacks=stacks, chips=small, cards=tuple(cards)),))


def test_a_race_rounds_the_odd_chips_up_and_the_next_day_counts_them():
    state = after(new(2), raced(new(2), ["Ks", "2c", "3c"], p0=(30100, 1), p1=(29900, 2)))
    assert state.in_play == 60200
    assert after(state, said(StartDay, bags=bags(state, p0=30500, p1=29700))).in_play == 60200


def test_whoever_is_raced_out_keeps_one_chip_and_it_comes_into_play():
    first, second = filter(None, new(2).seating[0].seats)
    state = after(new(2), raced(new(2), ["As", "Ks", "2c", "3c"], **{first: (59900, 3), second: (100, 1)}))
    assert state.in_play == 60600


@pytest.mark.parametrize(
    ("asked", "refused"),
    [
        ({"p0": (30000, 0), "p1": (29900, 0)}, "chips_do_not_add_up"),
        ({"p0": (30000, 301), "p1": (30000, 0)}, "chips_do_not_add_up"),
        ({"p0": (60000, 0)}, "chips_do_not_add_up"),
        ({"p0": (59999, 0)}, None),
        ({"p0": (30000, 1), "p1": (30000, 0)}, "cards_missing"),
    ],
)
def test_a_race_counts_the_chips_of_those_who_are_in_it(asked, refused):
    assert code(decide(new(2), raced(new(2), [], **asked))) == refused


def test_a_race_is_at_every_table():
    assert code(decide(new(18), said(ChipRace, old=100, new=500, tables=(RacedTable(table=1, stacks={}, chips={}),)))) == "not_every_table"


def test_a_race_is_among_those_who_sit():
    asked = said(ChipRace, old=100, new=500, tables=(RacedTable(table=1, stacks={9: 100}, chips={}),))
    assert code(decide(new(2), asked)) == "player_not_seated"


@pytest.mark.parametrize(("old", "larger", "refused"), [(500, 100, "values_do_not_fit"), (200, 500, "values_do_not_fit"), (100, 500, None)])
def test_old_chips_make_new_ones(old, larger, refused):
    assert code(decide(new(2), raced(new(2), [], old, larger))) == refused


def test_a_race_waits_until_no_level_needs_the_chips():
    levels = (Level(minutes=20, small=500, big=1000), Level(minutes=20, small=600, big=1200), Level(minutes=20, small=1000, big=2000))
    assert code(decide(new(2, levels=levels), raced(new(2), []))) == "chip_still_needed"


def test_a_chip_that_was_raced_off_is_not_raced_again():
    assert code(decide(after(new(2), raced(new(2), [])), raced(new(2), []))) == "chip_out_of_play"


def alone():
    """One player at the table with all chips, and one who waits for a seat."""
    return out(after(new(2, size=2), said(Enter, players=("late",))), "p1")


@pytest.mark.parametrize(("chips", "refused"), [(59999, "chips_do_not_add_up"), (60000, None)])
def test_whoever_sits_alone_takes_every_chip_out_of_play(chips, refused):
    assert code(decide(alone(), sent_away("p0", chips))) == refused


def test_whoever_sits_alone_cannot_go_out_in_a_hand():
    assert code(decide(alone(), said(GoOut, outs=(Out("p0", 1, 60000),)))) == "player_not_seated"
