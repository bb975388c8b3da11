"""Cards as numbers, compiled: their place in the pack of 52, which goes rank by rank from ace to king, clubs to spades in each."""

from typing import Any, Final

import numpy as np

from tento.games.tranca.kernels.compiled import compiled, compiled_apart

whole: Final[Any] = np.int64
"""A number of numpy's: numba compiles a function anew for each plain number that it is given, and for each smaller kind."""
CARDS: Final = 52
SUITS: Final = 4
CHAIN: Final = 11
TOP: Final = 10
"""The place of the ace in a sequência; the 4 has place 0."""
NO_PLACE: Final[Any] = whole(-1)
NONE, ONE = whole(0), whole(1)
TWOS: Final[Any] = whole(11)
"""The head of a trinca of 2s; of the others it is the place of their rank."""
FIRST_TWO, FIRST_THREE, FIRST_FOUR = 4, 8, 12
RED_THREES: Final = (9, 10)
BLACK_THREES: Final = (8, 11)


@compiled
def place_of(card: int) -> int:
    """The place of a card in a sequência; NO_PLACE for 2s and threes."""
    if card >= FIRST_FOUR:
        return (card >> 2) - 3
    return TOP if card < FIRST_TWO else NO_PLACE


@compiled
def card_at(place: int, suit: int) -> int:
    """The card of this place and suit."""
    return suit if place == TOP else (place + 3) * SUITS + suit


@compiled
def is_two(card: int) -> bool:
    """A wild card."""
    return FIRST_TWO <= card < FIRST_THREE


@compiled
def is_three(card: int) -> bool:
    """A three of any colour."""
    return FIRST_THREE <= card < FIRST_FOUR


@compiled
def is_red_three(card: int) -> bool:
    """3♦ and 3♥."""
    return card in (9, 10)


@compiled
def is_black_three(card: int) -> bool:
    """3♣ and 3♠."""
    return card in (8, 11)


@compiled
def ones(bits: int) -> int:
    """How many bits are set. The compiler knows this loop: it becomes one instruction."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@compiled
def lowest(bits: int) -> int:
    """The place of the lowest bit that is set."""
    return ones((bits & -bits) - 1)


@compiled
def highest(bits: int) -> int:
    """The place of the highest bit that is set, of those that a sequência has."""
    place = TOP
    while place > 0 and not bits >> place & 1:
        place -= 1
    return place


@compiled_apart
def give(table: Any, seat: int, card: int) -> None:
    """The card comes to the hand."""
    table.hand[seat, card] += 1
    table.held[seat] += 1
    place = place_of(card)
    if place != NO_PLACE:
        table.places[seat, card & 3] |= 1 << place
        table.ranks[seat, place] += 1
    elif is_two(card):
        table.twos[seat] += 1


@compiled_apart
def part(table: Any, seat: int, card: int) -> None:
    """The card leaves the hand."""
    table.hand[seat, card] -= 1
    table.held[seat] -= 1
    place = place_of(card)
    if place != NO_PLACE:
        if table.hand[seat, card] == 0:
            table.places[seat, card & 3] &= ~(1 << place)
        table.ranks[seat, place] -= 1
    elif is_two(card):
        table.twos[seat] -= 1


@compiled_apart
def lowest_two(table: Any, seat: int) -> int:
    """The 2 that stands for all of a hand that has one: the first by suit."""
    card = FIRST_TWO
    while table.hand[seat, card] == 0:
        card += 1
    return card


@compiled_apart
def lay(table: Any, seat: int, card: int) -> None:
    """The card goes from the hand to the jogos on the table."""
    part(table, seat, card)
    table.laid[card] += 1


@compiled_apart
def lay_two(table: Any, seat: int) -> None:
    """The same for a wild card, of which one is as good as another."""
    lay(table, seat, lowest_two(table, seat))
