"""A table for too many is refused for the reason that is true: the rulebook's number, or what the table chose."""

import pytest

from tento.club.seats_played import verify_seats
from tento.club.wording import sentence
from tento.rulebooks.loader import load, overlay

CGP = load("cgp-2024")


def refused(seats: int, **options: str) -> tuple[str, str] | None:
    refusal = verify_seats(overlay(CGP, options), seats)
    return None if refusal is None else (refusal.code, sentence(refusal, "en"))


@pytest.mark.parametrize(("variant", "name"), [("stud", "Seven-Card Stud"), ("horse", "HORSE"), ("razz", "Razz")])
def test_ten_seats_of_a_stud_game_are_refused_for_that_game(variant, name):
    assert refused(10, variant=variant) == ("seats_not_by_choice", f"{name} is played by 2, 3, 4, 5, 6, 7, 8, not by 10.")


def test_eight_seats_of_stud_are_played():
    assert refused(8, variant="stud") is None


def test_a_number_that_the_rulebook_never_has_is_its_own_reason():
    assert refused(11) == ("seats_not_played", f"{CGP.title} is played by 2, 3, 4, 5, 6, 7, 8, 9, 10, not by 11.")
