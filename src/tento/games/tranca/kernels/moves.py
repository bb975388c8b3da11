"""The actions of a seat as numbers, made of four parts: the kind, and up to three small numbers that say which cards and which jogo.

| kind | parts |
| --- | --- |
| DRAW, REJECT, TAKE (its top card not played) | |
| DISCARD | the card |
| RUN | the suit, its first place, its last place; wild cards stand where the hand has no card |
| TRINCA | the place of the rank, how many of each suit (`suits_number`), 1 with a wild card |
| OF_TWOS | how many 2s |
| ADD | the place of the jogo, the card, 1 for the low end |
| ADD_BOTH | the place of the jogo that takes the last two cards |
| TAKE_ON | the place of the jogo that takes the top card, and the card between them plus one, or 0 |
| TAKE_WITH | the two cards that make a jogo with the top card |
"""

from collections.abc import Sequence
from typing import Final

from tento.cards.card import Card
from tento.games.tranca.kernels.table import NUMBER
from tento.games.tranca.rules.actions import Add, Discard, Draw, Lay, Reject, SeatAction, Take
from tento.games.tranca.rules.melds import PLACE, WILD

DRAW, REJECT, DISCARD, RUN, TRINCA, OF_TWOS, ADD, ADD_BOTH, TAKE, TAKE_ON, TAKE_WITH = range(11)
KINDS: Final = 11
MOST_MOVES: Final = 2048
"""More than any hand can do."""


def number_of(action: SeatAction) -> int:
    """The number of an action that the rules offer."""
    match action:
        case Draw():
            return _number(DRAW)
        case Reject():
            return _number(REJECT)
        case Discard(card):
            return _number(DISCARD, NUMBER[card])
        case Lay(cards):
            return _laid(cards)
        case Add(meld, (card,), low):
            return _number(ADD, _place(meld), NUMBER[card], int(low))
        case Add(meld, _):
            return _number(ADD_BOTH, _place(meld))
        case Take(cards, None):
            return _number(TAKE_WITH, *sorted(NUMBER[card] for card in cards)) if cards else _number(TAKE)
        case Take(cards, meld) if meld is not None:
            return _number(TAKE_ON, _place(meld), *(NUMBER[card] + 1 for card in cards))
    raise ValueError(f"{action} has no number")


def _number(kind: int, one: int = 0, two: int = 0, three: int = 0) -> int:
    return kind << 24 | one << 16 | two << 8 | three


def _place(meld: str) -> int:
    return int(meld[1:]) - 1


def _laid(cards: Sequence[Card]) -> int:
    naturals = [(at, card) for at, card in enumerate(cards) if card[0] != WILD]
    ranks = {card[0] for _, card in naturals}
    if not ranks:
        return _number(OF_TWOS, len(cards))
    if len(ranks) == 1:
        return _number(TRINCA, PLACE[ranks.pop()], suits_number([card for _, card in naturals]), len(cards) - len(naturals))
    at, card = naturals[0]
    low = PLACE[card[0]] - at
    return _number(RUN, "cdhs".index(card[1]), low, low + len(cards) - 1)


def suits_number(cards: Sequence[Card]) -> int:
    """How many cards there are of each suit, none to two, as one number."""
    return sum(3 ** "cdhs".index(card[1]) for card in cards)
