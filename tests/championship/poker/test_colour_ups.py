"""When chips go out of play, by the levels of a sheet."""

from tento.championship.poker.colour_ups import colour_ups, smallest_needed
from tento.championship.poker.levels import Level


def levels(*blinds):
    return tuple(Level(minutes=30, small=small, big=2 * small, ante=ante) for small, ante in blinds)


def test_a_chip_goes_out_after_the_last_level_that_needs_it():
    sheet = levels((25, 0), (75, 25), (100, 0), (300, 100), (500, 500), (1000, 1000))
    assert [tuple(one) for one in colour_ups(sheet)] == [(2, 25, 100), (4, 100, 500), (5, 500, 1000)]


def test_a_later_level_that_still_needs_it_keeps_it():
    assert colour_ups(levels((100, 0), (500, 500), (600, 600))) == ()


def test_the_ante_needs_chips_too():
    assert smallest_needed(levels((500, 25))) == 25


def test_without_levels_nothing_is_known_and_the_smallest_stays():
    assert (smallest_needed(()), colour_ups(())) == (25, ())
