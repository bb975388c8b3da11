"""CGP 2024, items 5.2 and 5.3 by the log of a tournament: moves, stops, pauses, levels of hands, all-ins, several first days."""

from datetime import timedelta

import msgspec
import pytest

from tento.championship.poker.days import Bag
from tento.championship.poker.decisions import DrawSeats, Enter, FormFinal, GoOut, StartDay
from tento.championship.poker.floor_decisions import (
    AddTime,
    ChipRace,
    DealHand,
    EndDay,
    EndStartingDay,
    ExchangeChips,
    HandForHand,
    MarkAbsent,
    MovePlayer,
    PauseClock,
    Penalise,
    RacedTable,
    ResumeClock,
    RuleLevel,
    RunAllIn,
    StartLevel,
    TellHand,
)
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.levels import Level
from tento.rulebooks.loader import overlay
from tests.championship.poker.desks import ask
from tests.championship.poker.rooms import names_of
from tests.championship.poker.tournaments import AT, CGP, OTHERS, after, announced, at, code, new, out, said
from tests.rules.proving import proves

LEVELS = (Level(minutes=30, small=100, big=200), Level(minutes=30, small=500, big=1000), Level(minutes=30, small=1000, big=2000))


def running(players=18, **facts):
    """A tournament in its first level."""
    return after(new(players, levels=LEVELS, **facts), at(0, StartLevel, level=1))


def left(state, minutes):
    """The seconds that the clock shows then."""
    return state.floor.clock.left_at(AT + timedelta(minutes=minutes))


@proves("PK-108")
def test_5_3_8_a_clock_that_was_paused_stands_until_it_runs_on():
    paused = after(running(), at(10, PauseClock, why="no light"))
    assert [left(paused, minutes) for minutes in (10, 90)] == [1200, 1200]
    resumed = after(paused, at(90, ResumeClock))
    assert [left(resumed, minutes) for minutes in (90, 100)] == [1200, 600]
    assert code(ask(resumed, at(109, StartLevel, level=2))) == "clock_not_at_zero"
    assert code(ask(resumed, at(110, StartLevel, level=2))) is None


@pytest.mark.parametrize(
    ("decision", "refusal"),
    [
        (at(10, PauseClock), "reason_missing"),
        (at(10, ResumeClock), "already_done"),
        (at(10, AddTime, seconds=60), "reason_missing"),
        (at(10, AddTime, seconds=0, why="x"), "no_such_time"),
        (at(10, AddTime, seconds=-1201, why="x"), "no_such_time"),
    ],
)
def test_the_clock_is_touched_for_a_reason_and_not_twice(decision, refusal):
    assert code(ask(running(), decision)) == refusal
    assert code(ask(new(18, levels=LEVELS), msgspec.structs.replace(decision, why="x"))) == "no_level_runs"


def test_time_is_added_and_taken():
    more = after(running(), at(10, AddTime, seconds=300, why="a fight"))
    assert (left(more, 10), left(after(more, at(11, AddTime, seconds=-60, why="x")), 11)) == (1500, 1380)


def test_a_pause_in_hand_for_hand_ends_with_it():
    state = after(out(running(), *names_of(13)), at(5, PauseClock, why="x"), at(6, HandForHand), at(7, ResumeClock))
    assert (state.floor.paused, left(state, 7), left(state, 20)) == (False, 1500, 1500)


@proves("PK-91")
def test_5_2_4_c_the_floor_moves_a_player_to_an_empty_seat_for_a_reason():
    state = out(running(17), "p0", "p1")
    who, here = next((who, table.number) for table in state.seating for who in table.seats if who is not None)
    there = next(table for table in state.seating if table.number != here)
    move = at(9, MovePlayer, player=who, table=there.number, seat=there.empty()[0], why="two brothers")
    assert code(ask(state, msgspec.structs.replace(move, why=""))) == "reason_missing"
    assert code(ask(state, msgspec.structs.replace(move, seat=there.taken()[0]))) == "seat_not_empty"
    assert code(ask(state, msgspec.structs.replace(move, table=7))) == "no_such_table"
    assert code(ask(state, msgspec.structs.replace(move, player="nobody"))) == "player_not_seated"
    found = ask(state, move)
    assert [(event.what, event.to_table, event.to_seat) for event in found.events] == [("moved", there.number, move.seat)]
    assert sorted(found.state.sitting) == sorted(state.sitting)


@proves("PK-92")
@pytest.mark.parametrize(("size", "expected"), [(9, [[], [], [(1, 6)], []]), (6, [[], [], [], []])], ids=["full ring", "six-handed"])
def test_5_2_4_d_a_table_of_a_full_ring_that_is_three_short_is_told_to_stop(size, expected):
    state = running(2 * size, size=size)
    told = []
    for who in state.seating[0].seats[:4]:
        found = ask(state, said(GoOut, outs=(Out(who, 1, 1),)))
        told.append([(event.table, event.players) for event in found.events if event.what == "table-stopped"])
        state = found.state
    assert told == expected


@proves("PK-100")
def test_5_3_2_chips_that_were_forgotten_are_exchanged_at_equal_value_and_the_rest_leaves_play():
    early = running(9)
    late = after(early, at(30, StartLevel, level=2))
    find = at(31, ExchangeChips, player="p0", value=1300)
    assert code(ask(late, find)) == "nothing_raced"
    race = at(31, ChipRace, old=100, new=500, tables=(RacedTable(table=1, stacks={}, chips={}),))
    raced = after(late, race)
    found = ask(raced, find)
    assert [(event.given, event.removed) for event in found.events] == [(1000, 300)]
    assert found.state.in_play == raced.in_play - 300
    assert code(ask(raced, msgspec.structs.replace(find, value=0))) == "chips_do_not_add_up"
    assert code(ask(raced, msgspec.structs.replace(find, player="nobody"))) == "player_not_seated"


@proves("PK-109")
@pytest.mark.parametrize(
    ("minutes", "sign", "level"),
    [(29, "riffle", 1), (30, "riffle", 2), (31, "green_button", 2), (29, "dealer_change", 1), (31, "first_card", None)],
)
def test_5_3_8_a_hand_is_played_at_the_level_on_the_clock_when_its_sign_was_given(minutes, sign, level):
    state = after(running(), at(30, StartLevel, level=2))
    found = ask(state, at(33, RuleLevel, table=1, started=AT + timedelta(minutes=minutes), started_by=sign))
    assert code(found) == ("not_a_hand_start" if level is None else None)
    assert level is None or [event.level for event in found.events] == [level]


@proves("PK-110")
@pytest.mark.parametrize(("substantial", "level"), [(True, 1), (False, 2)])
def test_5_3_8_a_hand_begun_with_the_old_blinds_stays_there_after_substantial_action(substantial, level):
    state = after(running(), at(30, StartLevel, level=2))
    asked = at(33, RuleLevel, table=1, started=AT + timedelta(minutes=31), old_by_mistake=True, substantial_action=substantial)
    assert [event.level for event in ask(state, asked).events] == [level]
    assert code(ask(new(18, levels=LEVELS), asked)) == "no_level_runs"
    assert code(ask(state, msgspec.structs.replace(asked, table=9))) == "no_such_table"


def by_hands():
    """Three more than are paid at three tables of two, with a hand of hand for hand dealt at each."""
    state = after(new(6, size=2, levels=LEVELS), at(0, StartLevel, level=1))
    return after(state, at(1, HandForHand), at(2, DealHand))


@proves("PK-118")
def test_5_3_14_b_a_called_all_in_waits_for_all_tables_and_they_are_run_one_by_one():
    state = after(by_hands(), at(3, TellHand, tables={2: "all_in", 3: "all_in"}))
    assert code(ask(state, at(3, RunAllIn, table=2))) == "not_the_next_showdown"  # table 1 has told nothing
    done = after(state, at(4, TellHand, tables={1: "finished"}))
    assert code(ask(done, at(4, RunAllIn, table=3))) == "not_the_next_showdown"
    assert code(ask(done, at(4, DealHand))) == "tables_still_playing"
    first = after(done, at(5, RunAllIn, table=2))
    assert code(ask(first, at(5, DealHand))) == "tables_still_playing"
    assert code(ask(after(first, at(6, RunAllIn, table=3)), at(7, DealHand))) is None


@proves("PK-118", "PK-119")
def test_5_3_14_b_nobody_is_told_out_while_an_all_in_waits():
    state = after(by_hands(), at(3, TellHand, tables={1: "finished", 2: "all_in", 3: "finished"}))
    who = next(who for who in state.seating[1].seats if who is not None)
    gone = at(4, GoOut, outs=(Out(who, 2, 30000),))
    assert code(ask(state, gone)) == "tables_still_playing"
    assert after(state, at(4, RunAllIn, table=2), gone).alive == 5


@proves("PK-118")
@pytest.mark.parametrize(("tables", "refusal"), [({9: "finished"}, "no_such_table"), ({}, "no_such_table"), ({1: "playing"}, None)])
def test_5_3_14_b_tables_of_the_tournament_tell_of_a_hand_that_was_dealt(tables, refusal):
    assert code(ask(by_hands(), at(3, TellHand, tables=tables))) == refusal
    assert code(ask(running(), at(3, TellHand, tables={1: "finished"}))) == "hand_not_dealt"


@proves("PK-134")
@pytest.mark.parametrize(("blinded", "refusal"), [(True, None), (False, "absent_keeps_chips")])
def test_5_6_6_g_an_absent_player_goes_out_unless_the_house_lets_them_keep_their_chips(blinded, refusal):
    rulebook = overlay(CGP, {"absent_blinded": blinded})
    state = after(running(rulebook=rulebook), said(MarkAbsent, players=("p1",)))
    table = next(table.number for table in state.seating if "p1" in table.seats)
    assert code(ask(state, said(GoOut, outs=(Out("p1", table, 30000),)))) == refusal


def bags(*players, chips=30000):
    return tuple(Bag(player=who, chips=chips) for who in players)


def first_of_two(players=6):
    """Day 1A with as many players, of whom p0 and p1 are left, with all chips between them."""
    state = out(running(players, starting_days=2, reentries=1), *names_of(players)[2:])
    return after(state, at(30, EndDay)), bags("p0", "p1", chips=30000 * players // 2)


def test_two_first_days_are_played_one_after_the_other_and_meet_on_the_second_day():
    night, bagged = first_of_two()
    second = after(night, at(40, EndStartingDay, bags=bagged))
    assert (second.seating, second.alive, second.here, second.floor.clock) == ((), 2, 0, None)
    entered = after(second, at(50, Enter, players=("q0", "q1", "p5")))
    assert entered.to_seat == ("p5", "q0", "q1")
    seated = after(entered, announced(entered, OTHERS, listed=entered.to_seat), at(60, DrawSeats), at(61, StartLevel, level=1))
    assert (sorted(seated.sitting), seated.on_tables) == (["p5", "q0", "q1"], 90000)
    over = after(out(seated, "q1"), at(91, EndDay))
    day2 = after(over, at(99, StartDay, bags=bags("p5", "q0", chips=45000)))
    assert (sorted(day2.sitting), day2.flights, len(day2.reached)) == (["p0", "p1", "p5", "q0"], (), 1)
    assert dict(day2.chips) == {"p0": 90000, "p1": 90000, "p5": 45000, "q0": 45000}
    assert sum(day2.chips.values()) == day2.in_play


def test_a_first_day_ends_with_every_chip_that_was_played_in_it():
    night, bagged = first_of_two()
    assert code(ask(night, at(40, EndStartingDay, bags=bagged[:1]))) == "player_not_seated"
    assert code(ask(night, at(40, EndStartingDay, bags=bags("p0", "p1")))) == "chips_do_not_add_up"
    assert code(ask(running(starting_days=2), at(40, EndStartingDay, bags=()))) == "day_still_on"


def test_the_last_first_day_ends_like_any_day_and_no_second_day_begins_before_it():
    night, bagged = first_of_two()
    assert code(ask(night, at(40, StartDay, bags=bagged))) == "starting_days_left"
    one = after(out(running(6), *names_of(6)[2:]), at(30, EndDay))
    assert code(ask(one, at(40, EndStartingDay, bags=bagged))) == "last_starting_day"


def test_who_bagged_on_a_first_day_neither_enters_the_next_nor_sits_at_a_final_table_of_it():
    night, bagged = first_of_two()
    second = after(night, at(40, EndStartingDay, bags=bagged))
    assert code(ask(second, at(50, Enter, players=("p0",)))) == "still_in"
    entered = after(second, at(50, Enter, players=("q0", "q1")))
    seated = after(entered, announced(entered, OTHERS, listed=entered.to_seat), at(60, DrawSeats))
    assert code(ask(seated, at(61, FormFinal))) == "too_many_left"


def test_nobody_is_champion_while_a_first_day_is_to_come():
    alone = out(running(4, starting_days=2), "p1", "p2", "p3")
    assert (alone.alive, alone.champion, out(running(4), "p1", "p2", "p3").champion) == (1, None, "p0")


def test_5_6_6_d_the_hands_of_a_penalty_go_into_the_bag_of_a_first_day_too():
    state = after(running(6, starting_days=2), at(5, Penalise, player="p0", kind="missed_hands", hands=4, why="abuse"))
    night = after(out(state, *names_of(6)[2:]), at(30, EndDay))
    bare = bags("p0", "p1", chips=90000)
    told = (msgspec.structs.replace(bare[0], penalty_hands=night.floor.owed["p0"]), bare[1])
    assert [code(ask(night, at(40, EndStartingDay, bags=held))) for held in (bare, told)] == ["penalty_travels", None]
