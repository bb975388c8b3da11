"""Who sits where and who may speak at a table."""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, NewType

Seat = NewType("Seat", int)
Pair = NewType("Pair", int)
Role = Literal["referee", "table"]
Actor = Seat | Role
Viewer = Seat | Literal["spectator"]

PAIR_A: Final = Pair(0)
PAIR_B: Final = Pair(1)
PAIR_NAMES: Final = ("A", "B")
_PAIRS: Final = (PAIR_A, PAIR_B)
REFEREE: Final[Role] = "referee"
TABLE: Final[Role] = "table"
SPECTATOR: Final = "spectator"


def pair_of(seat: Seat) -> Pair:
    """Pair A sits on the even seats, pair B on the odd ones; for two players each seat is a pair."""
    return _PAIRS[seat & 1]


def same_pair(seat: Seat, other: Seat) -> bool:
    """True for partners, and for a seat and itself."""
    return (seat ^ other) & 1 == 0


def other_pair(pair: Pair) -> Pair:
    """The opponents of a pair."""
    return Pair(1 - pair)


@cache
def in_pairs(seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The two pairs of a table as sides; for two players each seat is a side."""
    return tuple(tuple(Seat(seat) for seat in range(pair, seats, 2)) for pair in _PAIRS)


@cache
def each_alone(seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Every seat is a side of its own."""
    return tuple((Seat(seat),) for seat in range(seats))


def sides_by_seat(sides: Sequence[Sequence[Seat]], seats: int) -> tuple[int, ...]:
    """The side of each seat."""
    return tuple(next(number for number, side in enumerate(sides) if Seat(seat) in side) for seat in range(seats))
