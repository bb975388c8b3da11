"""CGP 2024, items 5.2 and 5.3.1: seats, breaking, balancing and the button."""

import pytest

from tento.cards.chance import Chance
from tento.championship.poker.balancing import balance, break_tables, mover, stopped, target_seat
from tento.championship.poker.button import Blinds, after_hand, draw_button, first_blinds, next_blinds, waits
from tento.championship.poker.days import final_table
from tento.championship.poker.rules import rules_of
from tento.championship.poker.seats import Spot, Table, draw_seats, leave, right_seat, seats_kept, spots
from tento.rulebooks.loader import load, overlay
from tests.rules.proving import proves

CGP = load("cgp-2024")
RULES = rules_of(CGP)
KEY = bytes(32)


def table(number, seats, blinds=None, opened=()):
    """A table as text: a letter for each seat, a dot for an empty one."""
    return Table(number, tuple(None if who == "." else f"{who}{number}" for who in seats), Blinds(*blinds) if blinds else None, opened)


def tables_of(*counts, size=9):
    return tuple(table(number, ("abcdefghi"[:count]).ljust(size, ".")) for number, count in enumerate(counts, 1))


@proves("PK-82")
def test_5_2_1_the_draw_follows_from_its_key_alone():
    players = [str(number) for number in range(50)]
    assert (
        draw_seats(players, 9, KEY) == draw_seats(players, 9, KEY),
        draw_seats(players, 9, bytes([1] * 32)) == draw_seats(players, 9, KEY),
    ) == (
        True,
        False,
    )


@proves("PK-82")
def test_5_2_1_special_needs_are_seated_before_the_draw():
    seating = draw_seats([str(number) for number in range(20)], 9, KEY, {"7": Spot(2, 9)})
    assert spots(seating)["7"] == Spot(2, 9)


@proves("PK-82")
def test_5_2_1_a_seat_is_kept_where_that_is_possible():
    players = [str(number) for number in range(20)]
    wanted = {"7": Spot(2, 9), "8": Spot(2, 9), "9": Spot(4, 1), "10": Spot(1, 10)}
    assert seats_kept(players, 9, wanted) == {"7": Spot(2, 9)}


@proves("PK-83")
@pytest.mark.parametrize(("seat", "waiting"), [(5, True), (3, False), (8, False)])
def test_5_2_1_a_only_between_button_and_small_blind_a_newcomer_waits(seat, waiting):
    assert waits(RULES, seat, Blinds(4, 6, 7), 9) is waiting


@proves("PK-84")
def test_5_2_1_b_a_player_in_the_wrong_seat_goes_to_the_right_one():
    seating = (table(1, "ab."), table(2, "c.."))
    assert spots(right_seat(seating, "b1", Spot(2, 2)))["b1"] == Spot(2, 2)


@proves("PK-85")
def test_5_2_2_players_of_a_broken_table_draw_the_empty_seats():
    seated = break_tables(tables_of(7, 7, 4), Chance(5))
    assert ([one.count for one in seated.seating], {move.came_from.table for move in seated.moves if move.came_from}) == ([9, 9], {3})


@proves("PK-85")
def test_5_2_2_whoever_moves_may_land_on_the_small_blind():
    seating = (table(1, "ab.d", (1, 2, 3)), table(2, "e..."))
    moved = break_tables(seating, Chance(1)).moves[0]
    assert moved.to == Spot(1, 3) == Spot(1, next_blinds(RULES, Blinds(1, 2, 3), [1, 2, 4], 4).small)


@proves("PK-87")
def test_5_2_4_a_the_next_big_blind_moves():
    assert mover(RULES, table(1, "abcdefghi", (1, 2, 3))) == 4


@proves("PK-87")
def test_5_2_4_a_to_the_seat_that_is_big_blind_soonest():
    assert target_seat(RULES, table(2, "ab.d.f.hi", (2, 4, 6))) == 7


@proves("PK-87")
def test_5_2_4_a_the_button_is_the_last_resort():
    assert target_seat(RULES, table(2, "abc.efghi", (2, 4, 5))) == 4


@proves("PK-87")
def test_5_2_4_a_where_nobody_sits_any_more_the_blinds_are_where_they_were():
    assert target_seat(RULES, table(2, ".........", (1, 2, 3))) == 3


@proves("PK-88")
def test_5_2_4_a_never_to_the_small_blind():
    assert target_seat(RULES, table(2, "ab.d.fghi", (1, 2, 3))) == 5


@proves("PK-88")
def test_5_2_4_a_the_small_blinds_seat_alone_is_no_target():
    assert target_seat(RULES, table(2, "ab.defghi", (1, 2, 3))) is None


@proves("PK-89")
def test_5_2_4_a_in_stud_the_last_seat_to_open_is_the_first_filled():
    assert target_seat(RULES, table(2, "a.c.ef.hi", opened=(7, 2, 4)), "stud") == 4


@proves("PK-89")
def test_5_2_4_a_in_stud_the_player_of_that_position_moves():
    assert mover(RULES, table(1, "abcdefghi", (1, 2, 3)), "stud", 7) == 7


@proves("PK-89")
def test_5_2_4_a_a_table_remembers_the_order_in_which_seats_fell_empty():
    seating = leave(leave((table(1, "abcdef"),), ["e1"]), ["b1"])
    assert seating[0].opened == (5, 2)


@proves("PK-90")
def test_5_2_4_b_the_button_moves_after_the_last_holdem_hand_and_is_frozen_in_stud():
    frozen = after_hand(RULES, Blinds(1, 2, 3), range(1, 10), 9, "flop")
    assert (frozen, after_hand(RULES, frozen, range(1, 10), 9, "stud")) == (Blinds(2, 3, 4), Blinds(2, 3, 4))


@proves("PK-91")
def test_5_2_4_c_the_largest_table_with_the_lowest_number_gives_first():
    assert [move.came_from for move in balance(RULES, tables_of(9, 9, 8, 6)).moves] == [Spot(1, 1), Spot(2, 1)]


@proves("PK-92")
@pytest.mark.parametrize(("counts", "full_ring", "stops"), [((9, 9, 8, 6), True, [3]), ((9, 8, 7), True, []), ((6, 6, 3), False, [])])
def test_5_2_4_d_a_table_three_short_stops(counts, full_ring, stops):
    assert stopped(RULES, counts, full_ring) == stops


@proves("PK-94")
@pytest.mark.parametrize(("counts", "after"), [((9, 9, 8, 6), [8, 8, 8, 8]), ((9, 8, 7), [8, 8, 8]), ((9, 8), [9, 8])])
def test_5_2_4_d_tables_are_kept_even(counts, after):
    assert [one.count for one in balance(RULES, tables_of(*counts)).seating] == after


@proves("PK-94")
def test_5_2_4_d_by_option_tables_are_balanced_at_a_difference_of_three():
    assert balance(rules_of(overlay(CGP, {"balance_diff": 3})), tables_of(9, 7)).moves == ()


@proves("PK-95")
def test_5_3_1_one_draw_gives_the_button_to_every_table():
    button = draw_button(9, Chance(3))
    assert {first_blinds(button, one.taken(), 9).button for one in tables_of(9, 9, 9)} == {button}


@proves("PK-96")
@pytest.mark.parametrize(("out", "after"), [(4, Blinds(4, 5, 6)), (5, Blinds(4, 5, 6)), (6, Blinds(4, 5, 7))])
def test_5_3_1_a_the_button_stands_on_an_empty_seat_too(out, after):
    taken = [seat for seat in range(1, 10) if seat != out]
    assert next_blinds(RULES, Blinds(3, 4, 5), taken, 9) == after


@proves("PK-96")
def test_5_3_1_a_without_the_dead_button_everything_moves_to_a_player():
    moving = rules_of(overlay(CGP, {"dead_button": False}))
    assert next_blinds(moving, Blinds(3, 4, 5), [1, 2, 3, 5, 6, 7], 9) == Blinds(3, 5, 6)


@proves("PK-97")
@pytest.mark.parametrize(
    ("now", "after"), [(Blinds(2, 4, 7), Blinds(7, 7, 2)), (Blinds(7, 2, 4), Blinds(2, 2, 7)), (Blinds(2, 2, 7), Blinds(7, 7, 2))]
)
def test_5_3_1_b_heads_up_nobody_has_the_big_blind_twice_running(now, after):
    assert next_blinds(RULES, now, [2, 7], 9) == after


@proves("PK-97")
def test_5_3_1_b_heads_up_the_button_drawn_is_the_small_blind():
    assert first_blinds(7, [2, 7], 9) == Blinds(7, 7, 2)


def test_the_final_table_is_drawn_once_it_seats_everybody():
    assert (final_table(RULES, "jihgfedcba"), final_table(RULES, "ihgfedcba")) == (None, tuple("abcdefghi"))
