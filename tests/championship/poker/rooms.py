"""Rooms of every shape, for the laws of the room."""

from hypothesis import strategies as st

from tento.cards.card import RANKS, SUITS, Card
from tento.championship.poker.button import first_blinds
from tento.championship.poker.seats import Seating, Table

SIZE = 9
PACK = [Card(rank + suit) for rank in RANKS for suit in SUITS]


def names_of(players: int) -> list[str]:
    return [f"p{number}" for number in range(players)]


@st.composite
def rooms(draw: st.DrawFn) -> Seating:
    """Up to eight tables of nine, each with its own empty seats, before its first hand or in the middle of one."""
    tables = []
    for number in range(1, draw(st.integers(1, 8)) + 1):
        taken = draw(st.sets(st.integers(1, SIZE), min_size=2))
        seats = tuple(f"{number}.{seat}" if seat in taken else None for seat in range(1, SIZE + 1))
        started = draw(st.booleans())
        tables.append(Table(number, seats, first_blinds(draw(st.integers(1, SIZE)), taken, SIZE) if started else None))
    return tuple(tables)
