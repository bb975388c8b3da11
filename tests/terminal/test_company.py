"""Who sits at a table of the terminal, and what the sides are called, however many they are."""

import pytest

from tento.table.seats import Seat, each_alone, in_pairs
from tento.terminal.company import company


@pytest.mark.parametrize(("given", "shown"), [("Ana", "Ana"), ("  ", "Você"), ("\x1b[31mBia", "[31mBia"), ("x" * 40, "x" * 16)])
def test_a_name_fits_the_table_and_cannot_move_the_cursor(given, shown):
    assert company("pt", in_pairs(4), given).names[0] == shown


@pytest.mark.parametrize("seats", range(2, 11))
def test_everybody_at_a_table_has_another_name(seats):
    assert len(set(company("pt", each_alone(seats), None).names)) == seats


def test_two_pairs_are_us_and_them():
    pairs = company("en", in_pairs(4), None)
    assert pairs.score((3, 5)) == "us 3 × 5 them"
    assert (pairs.side(0), pairs.side(1)) == ("us", "them")


def test_two_players_are_called_by_their_names():
    two = company("pt", in_pairs(2), "Ana")
    assert two.score((3, 5)) == "Ana 3 × 5 Zeca"
    assert (two.side(0), two.side(1)) == ("me", "foe")


def test_three_players_are_told_one_after_the_other():
    three = company("pt", each_alone(3), "Ana")
    assert three.score((3, 5, 4)) == "Ana 3, Zeca 5, Nair 4"
    assert [three.side(side) for side in range(3)] == ["me", "foe", "foe"]


def test_three_pairs_are_told_by_the_names_of_both():
    pairs = tuple((Seat(seat), Seat(seat + 3)) for seat in range(3))
    assert company("pt", pairs, "Ana").side_names() == ("Ana e Tonho", "Zeca e Dita", "Nair e Chico")
