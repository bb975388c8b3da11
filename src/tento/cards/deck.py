"""The packs in use: 40 cards for truco, 24 for the clean truco pack, 52 for poker, 104 for tranca."""

from functools import cache

from tento.cards.card import RANKS, SUITS, Card

TRUCO_RANKS = "4567QJKA23"
CLEAN_RANKS = "QJKA23"


@cache
def deck_of(ranks: str, packs: int = 1) -> tuple[Card, ...]:
    """Every suit of each rank, in the canonical order: rank by rank as given, then clubs, diamonds, hearts, spades."""
    return tuple(Card(rank + suit) for rank in ranks for suit in SUITS) * packs


DECK_40 = deck_of(TRUCO_RANKS)
DECK_24 = deck_of(CLEAN_RANKS)
DECK_52 = deck_of(RANKS)
DECK_104 = deck_of(RANKS, packs=2)
