"""The packs in use: 52 cards, two times 52, 40 without eights, nines and tens, and 24 of those without the low ranks."""

from functools import cache

from tento.cards.card import RANKS, SUITS, Card

RANKS_40 = "4567QJKA23"
RANKS_24 = "QJKA23"


@cache
def deck_of(ranks: str, packs: int = 1) -> tuple[Card, ...]:
    """Every suit of each rank, in the canonical order: rank by rank as given, then clubs, diamonds, hearts, spades."""
    return tuple(Card(rank + suit) for rank in ranks for suit in SUITS) * packs


DECK_40 = deck_of(RANKS_40)
DECK_24 = deck_of(RANKS_24)
DECK_52 = deck_of(RANKS)
DECK_104 = deck_of(RANKS, packs=2)
