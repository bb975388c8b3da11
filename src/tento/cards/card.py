"""One playing card, written as rank then suit: `4c` is the four of clubs."""

from collections.abc import Iterable
from typing import NewType

Card = NewType("Card", str)

RANKS = "A23456789TJQK"
SUITS = "cdhs"

_SYMBOLS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_SUIT_NAMES = {"c": "paus", "d": "ouros", "h": "copas", "s": "espadas"}
_RANK_NAMES = {
    "A": "ás",
    "2": "dois",
    "3": "três",
    "4": "quatro",
    "5": "cinco",
    "6": "seis",
    "7": "sete",
    "8": "oito",
    "9": "nove",
    "T": "dez",
    "J": "valete",
    "Q": "dama",
    "K": "rei",
}


class BadCard(ValueError):
    """The text does not name a card."""


def parse_card(text: str) -> Card:
    """The card that `text` names, or BadCard."""
    if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
        raise BadCard(f"{text!r} is not a card: write rank ({RANKS}) then suit ({SUITS}), as in 4c")
    return Card(text)


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a space-separated list."""
    return tuple(parse_card(word) for word in text.split())


def rank_of(card: Card) -> str:
    """The rank: one character of RANKS."""
    return card[0]


def suit_of(card: Card) -> str:
    """The suit: one character of SUITS."""
    return card[1]


def symbol(card: Card) -> str:
    """The card for a screen: `4♣`, `10♥`. What names no card stays as it is: a refusal repeats what somebody sent."""
    suit = _SYMBOLS.get(card[1:])
    if suit is None:
        return card
    return ("10" if card[0] == "T" else card[0]) + suit


def name_pt(card: Card) -> str:
    """The card as a Brazilian says it: `quatro de paus`."""
    return f"{_RANK_NAMES[card[0]]} de {_SUIT_NAMES[card[1]]}"


def format_cards(cards: Iterable[Card]) -> str:
    """The cards as one space-separated line, in the notation that `parse_cards` reads."""
    return " ".join(cards)
