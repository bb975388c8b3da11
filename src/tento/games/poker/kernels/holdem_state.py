"""A hand of no-limit hold'em as one record of numbers, changed in place. Seats count from 0 in the order of play."""

from typing import Any, Final

import numpy as np

from tento.cards.card import Card
from tento.games.poker.evaluator.masks import Masks, index_of
from tento.games.poker.rules.state import Hand

MOST_SEATS: Final = 10
NOBODY: Final = -1
RIVER: Final = 3
FOLD, CALL, RAISE = 0, 1, 2
"""What a player does; a call of nothing is a check, and a raise names the total in front."""

_NUMBER: Final = np.int64
_EACH: Final = (_NUMBER, (MOST_SEATS,))
HAND: Final = np.dtype(
    [
        ("seats", _NUMBER),  # how many play
        ("first", _NUMBER),  # the seat left of the button
        ("small", _NUMBER),  # who owes the small blind, or NOBODY
        ("big", _NUMBER),
        ("small_blind", _NUMBER),
        ("big_blind", _NUMBER),
        ("ante", _NUMBER),
        ("big_blind_ante", _NUMBER),
        ("chip", _NUMBER),  # the smallest chip in play
        ("cumulative", _NUMBER),  # 1 if several short all-ins together reopen the betting
        ("street", _NUMBER),
        ("turn", _NUMBER),  # who is asked; NOBODY when the hand is over
        ("current", _NUMBER),
        ("last_raise", _NUMBER),
        ("dead_money", _NUMBER),
        ("stack", *_EACH),
        ("bet", *_EACH),
        ("put", *_EACH),
        ("live", *_EACH),
        ("faced", *_EACH),  # the bet faced at the last action of the round, or NOBODY
        ("full_since", *_EACH),
        ("value", *_EACH),  # of the hand at the showdown
        ("pack", np.uint64, (2 * MOST_SEATS + 8,)),  # the cards from the top, as masks
    ]
)


def put_down(hand: Hand) -> Any:
    """The record of a hand of the rules that is not dealt yet: seats, stacks, posts and blinds."""
    chairs = [place.chair for place in hand.places]
    record = np.zeros(1, dtype=HAND)[0]
    record["seats"] = len(chairs)
    record["first"] = next((seat for seat, chair in enumerate(chairs) if chair > (hand.button or 0)), 0)
    record["small"] = chairs.index(hand.small) if hand.small in chairs else NOBODY
    record["big"] = chairs.index(hand.big) if hand.big in chairs else NOBODY
    record["small_blind"], record["big_blind"] = hand.stakes.blinds
    record["ante"], record["big_blind_ante"] = hand.stakes.ante, hand.stakes.big_blind_ante
    record["chip"] = hand.stakes.smallest_chip
    record["cumulative"] = hand.rulebook.values.cumulative_reopen
    record["stack"][: len(chairs)] = [place.stack for place in hand.places]
    return record


def pack_of(cards: tuple[Card, ...]) -> Masks:
    """The top of a pack as masks: all that a hand can need."""
    places = [(index & 3) * 16 + (index >> 2) for index in map(index_of, cards[: 2 * MOST_SEATS + 8])]
    return np.array([1 << place for place in places], dtype=np.uint64)
