"""Who sits where and who may speak at a table."""

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


def partners(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """The others of this seat's pair, at a table of so many."""
    return tuple(Seat(other) for other in range(pair_of(seat), seats, 2) if other != seat)
