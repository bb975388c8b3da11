"""What tables tell a poker tournament: their button and blinds, by which players are moved, and who sat down in the wrong seat."""

import pytest
from rpds import HashTrieMap

from tento.championship.poker.button import Blinds
from tento.championship.poker.decisions import Balance
from tento.championship.poker.events import PlayerMoved
from tento.championship.poker.floor_decisions import TableBlinds, TakeRightSeat, TellBlinds
from tento.championship.poker.floor_events import BlindsTold
from tento.championship.poker.seats import Spot, Table, spots
from tento.championship.poker.tournament import decide
from tento.table.refusal import Refusal
from tests.championship.poker.tournaments import after, code, new, said

FULL = Table(1, tuple(f"a{seat}" for seat in range(1, 10)), Blinds(1, 2, 3))
SHORT = Table(2, tuple(f"b{seat}" if seat not in (4, 7) else None for seat in range(1, 10)), Blinds(1, 2, 3))


def at_two_tables(seating=(FULL, SHORT), **facts):
    """Nine players and seven, the button of both where it was drawn, and nobody else in the event."""
    players = tuple(who for table in seating for who in table.seats if who)
    return new(seating=seating, listed=players, entries=len(players), entered=HashTrieMap(dict.fromkeys(players, 1)), **facts)


def told(table, button, small, big):
    return said(TellBlinds, tables=(TableBlinds(table=table, button=button, small=small, big=big),))


def events_of(state, decision):
    found = decide(state, decision)
    assert not isinstance(found, Refusal), found
    return found.events


def last_move(state):
    event = events_of(state, said(Balance))[-1]
    assert isinstance(event, PlayerMoved)
    return event.player, event.to_seat


def moved_by(*decisions):
    return last_move(after(at_two_tables(), *decisions))


def test_players_are_moved_by_the_blinds_of_now_not_by_those_of_the_first_hand():
    assert moved_by() == ("a4", 4)
    assert moved_by(told(1, 5, 6, 7), told(2, 3, 5, 6)) == ("a8", 7)


def test_a_table_that_is_not_told_of_keeps_its_blinds():
    state = after(at_two_tables(), told(2, 3, 5, 6))
    assert [table.blinds for table in state.seating] == [Blinds(1, 2, 3), Blinds(3, 5, 6)]


def test_seats_told_may_be_empty():
    assert after(at_two_tables(), told(2, 4, 6, 7)).seating[1].blinds == Blinds(4, 6, 7)


def test_heads_up_the_button_is_the_small_blind():
    assert after(at_two_tables(), told(2, 3, 3, 5)).seating[1].blinds == Blinds(3, 3, 5)


def test_several_tables_are_told_together_and_each_has_its_event():
    both = said(TellBlinds, tables=(TableBlinds(table=2, button=8, small=9, big=1), TableBlinds(table=1, button=9, small=1, big=2)))
    events = events_of(at_two_tables(), both)
    assert [(event.table, event.button, event.small, event.big) for event in events if isinstance(event, BlindsTold)] == [
        (2, 8, 9, 1),
        (1, 9, 1, 2),
    ]


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ((3, 1, 2, 3), "no_such_table"),
        ((1, 0, 2, 3), "seat_beyond_table"),
        ((1, 1, 2, 10), "seat_beyond_table"),
        ((1, 1, 3, 2), "blinds_out_of_order"),
        ((1, 1, 2, 2), "blinds_out_of_order"),
        ((1, 1, 2, 1), "blinds_out_of_order"),
        ((1, 4, 4, 4), "blinds_out_of_order"),
    ],
)
def test_blinds_that_no_hand_can_have_are_refused(seats, why):
    assert code(decide(at_two_tables(), told(*seats))) == why


def test_nobody_is_told_of_twice_and_not_of_nobody():
    twice = (TableBlinds(table=1, button=1, small=2, big=3),) * 2
    assert {code(decide(at_two_tables(), said(TellBlinds, tables=tables))) for tables in (twice, ())} == {"not_every_table"}
    assert code(decide(new(), told(1, 1, 2, 3))) == "no_seats_yet"


def test_in_a_stud_event_the_last_seat_to_open_is_filled_from_the_same_position():
    opened = Table(2, SHORT.seats, SHORT.blinds, (4, 7))
    assert last_move(at_two_tables((FULL, opened), game="stud")) == ("a7", 7)


def test_whoever_sat_in_the_wrong_seat_changes_with_whoever_sits_in_the_right_one():
    right = said(TakeRightSeat, player="a1", table=2, seat=3)
    where = spots(after(at_two_tables(), right).seating)
    assert (where["a1"], where["b3"]) == (Spot(2, 3), Spot(1, 1))
    assert {event.player for event in events_of(at_two_tables(), right) if isinstance(event, PlayerMoved)} == {"a1", "b3"}


def test_the_right_seat_may_be_empty():
    where = spots(after(at_two_tables(), said(TakeRightSeat, player="a1", table=2, seat=7)).seating)
    assert (where["a1"], sum(spot.table == 1 for spot in where.values())) == (Spot(2, 7), 8)


@pytest.mark.parametrize(
    ("keys", "why"),
    [
        ({"player": "nobody", "table": 1, "seat": 1}, "player_not_seated"),
        ({"player": "a1", "table": 9, "seat": 1}, "no_such_table"),
        ({"player": "a1", "table": 2, "seat": 10}, "seat_beyond_table"),
        ({"player": "a1", "table": 1, "seat": 1}, "already_done"),
    ],
)
def test_a_seat_that_cannot_be_taken_is_refused(keys, why):
    assert code(decide(at_two_tables(), said(TakeRightSeat, **keys))) == why
