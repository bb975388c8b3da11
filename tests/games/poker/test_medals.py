"""The medals of poker, each by events written by hand."""

import pytest

from tento.games.poker.medals import KEYS, won
from tento.games.poker.rules import events as ev
from tento.table.medals import Seen
from tento.table.seats import Seat

LEVEL = ev.LevelBegan(level=1, small=50, big=100, ante=0)
BEGAN = ev.HandBegan(number=1, variant="no-limit-holdem", button=Seat(0), small=Seat(1), big=Seat(2), stacks=(100, 100, 100))
BOARD = ev.BoardDealt(street="river", cards=("7c", "7d", "8h", "9h", "Th"))  # type: ignore[arg-type]  # cards are strings


def shown(cards: tuple[str, str], seat: int = 1) -> ev.HandShown:
    return ev.HandShown(seat=Seat(seat), cards=cards)  # type: ignore[arg-type]  # as above


def paid(*seats: int) -> ev.PotPaid:
    return ev.PotPaid(chips=100, shares=tuple(ev.SeatChips(Seat(seat), 100) for seat in seats))


def ended(*stacks: int) -> ev.HandEnded:
    return ev.HandEnded(number=1, stacks=stacks)


def out(seat: int) -> ev.PlayerOut:
    return ev.PlayerOut(seat=Seat(seat), place=2)


def match(winner: int) -> ev.MatchEnded:
    return ev.MatchEnded(winner=Seat(winner), why="chips")


@pytest.mark.parametrize(
    ("events", "medal", "seats"),
    [
        ((BEGAN, BOARD, shown(("7h", "7s")), paid(1), ended(1, 1, 1)), "quads", (1,)),
        ((BEGAN, BOARD, shown(("7h", "7s")), paid(0), ended(1, 1, 1)), "quads", ()),
        ((BEGAN, BOARD, paid(1), ended(1, 1, 1)), "quads", ()),
        ((BEGAN, BOARD, shown(("7h", "8s")), paid(1), ended(1, 1, 1)), "quads", ()),
        ((BEGAN, BOARD, shown(("Jh", "Qh")), paid(1), ended(1, 1, 1)), "straight_flush", (1,)),
        ((BEGAN, BOARD, shown(("Js", "Qs")), paid(1), ended(1, 1, 1)), "straight_flush", ()),
        ((LEVEL, BEGAN, ended(100, 900, 0), match(0)), "chip_and_chair", (0,)),
        ((LEVEL, BEGAN, ended(101, 899, 0), match(0)), "chip_and_chair", ()),
        ((LEVEL, BEGAN, ended(100, 900, 0), match(1)), "chip_and_chair", ()),
        ((BEGAN, paid(1), ended(0, 300, 0), out(0), out(2)), "double_knockout", (1,)),
        ((BEGAN, paid(1), ended(0, 200, 100), out(0), BEGAN, paid(1), ended(0, 300, 0), out(2)), "double_knockout", ()),
        ((BEGAN, paid(1, 3), ended(0, 150, 0, 150), out(0), out(2)), "double_knockout", ()),
    ],
)
def test_a_medal_is_won_by_what_it_says_and_by_nothing_less(events, medal, seats):
    assert tuple(seat for seat, theirs in enumerate(won(4, [Seen(Seat(0), events)])) if medal in theirs) == seats


def test_no_other_medal_than_those_that_are_named_is_won():
    first = (LEVEL, BEGAN, BOARD, shown(("7h", "7s")), paid(1), ended(100, 300, 0))
    second = (BEGAN, BOARD, shown(("Jh", "Qh")), paid(1), ended(0, 300, 0), out(0), out(2))
    third = (ended(50, 100, 0), match(1))
    assert {medal for theirs in won(4, [Seen(Seat(0), (*first, *second, *third))]) for medal in theirs} == set(KEYS)
