"""How much of the pot a hand will win, by dealing the unknown cards a few times: the players who put much in hold better hands."""

from collections.abc import Sequence
from typing import Final

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.cards.deck import DECK_52
from tento.games.poker.bots.sensible.preflop import strength
from tento.games.poker.bots.sensible.worth import worths
from tento.games.poker.rules.variants import VARIANTS, Variant
from tento.games.poker.rules.views import SeatView, View

BOARD: Final = 5
HANDS: Final = {"omaha": 14, "stud": 80, "holdem": 120}
"""So many hands are looked at, dealt again and again: a decision must be quick, and an Omaha hand is sixty fives."""
FEWEST: Final = 4
MOST: Final = 50
"""The cards are dealt so many times at least, and at most."""
FOLLOWED: Final = {"omaha": 2, "stud": 5, "holdem": 9}
"""Against more opponents than these the chance is taken as often as there are more of them."""
MUCH: Final = 5
"""Who has put in so many big blinds has a good hand, mostly."""


def opponents(view: View) -> tuple[SeatView, ...]:
    """The other live hands."""
    return tuple([one for one in view.players if one.seat != view.viewer and one.standing in ("playing", "all_in")])


def share_of_pot(view: View, chance: Chance) -> float:
    """The part of the pot, from 0 to 1, that the viewer's hand wins on average against the hands that are still there."""
    rules, others = VARIANTS[view.variant], opponents(view)
    own = view.hand or ()
    seen = {*own, *view.board, *[card for one in view.players for card in (*one.up, *(one.shown or ()))]}
    unseen = [card for card in DECK_52 if card not in seen]
    kind = "omaha" if rules.omaha else "stud" if rules.stud else "holdem"
    followed = others[: FOLLOWED[kind]]
    deals = max(FEWEST, min(MOST, HANDS[kind] // (1 + len(followed))))
    share = sum(_one_deal(view, rules, followed, unseen, chance) for _ in range(deals)) / deals
    return float(share ** (len(others) / len(followed))) if len(others) > len(followed) else share


def _one_deal(view: View, rules: Variant, others: Sequence[SeatView], unseen: Sequence[Card], chance: Chance) -> float:
    """The share in one way in which the unknown cards may lie."""
    most = BOARD + rules.hole + sum(rules.hole + 4 for _ in others)
    cards = iter(chance.sample(unseen, min(most, len(unseen))))
    own = view.hand or ()
    if rules.stud:
        board: Sequence[Card] = view.board
        own = (*own, *_some(cards, rules.hole - len(own) - len(board)))
    else:
        board = (*view.board, *_some(cards, BOARD - len(view.board)))
    hands = [_held(view, rules, one, cards) for one in others]
    return _share(worths(rules, own, board), [worths(rules, held, board) for held in hands])


def _some(cards: "Sequence[Card] | object", many: int) -> tuple[Card, ...]:
    found = []
    for card in cards if many > 0 else ():  # type: ignore[attr-defined]  # an iterator that is used up piece by piece
        found.append(card)
        if len(found) == many:
            break
    return tuple(found)


def _held(view: View, rules: Variant, one: SeatView, cards: object) -> tuple[Card, ...]:
    """What the other may hold: the open cards, and unknown ones; of who put much in the better of several hands."""
    if one.shown is not None:
        return one.shown
    if rules.stud:
        return (*one.up, *_some(cards, rules.hole - len(one.up) - len(view.board)))
    if rules.omaha:
        return _some(cards, rules.hole)
    big = max(1, view.level.big)
    tries = 3 if one.put >= MUCH * big else 2 if one.put > big else 1
    return max([_some(cards, rules.hole) for _ in range(tries)], key=lambda held: strength(held) if len(held) == 2 else 0)


def _share(own: tuple[int, int], others: Sequence[tuple[int, int]]) -> float:
    """The part that this hand takes: the whole of a pot with one kind of winner, half a pot for each of two."""
    sides = [_part(own[side], [other[side] for other in others]) for side in (0, 1)]
    if own[1] < 0 and all(other[1] < 0 for other in others):
        return sides[0]
    if own[0] < 0 and all(other[0] < 0 for other in others):
        return sides[1]
    return (sides[0] + sides[1]) / 2


def _part(own: int, others: Sequence[int]) -> float:
    best = max(others, default=-1)
    if own < 0 or own < best:
        return 0.0
    return 1 / (1 + others.count(own)) if own == best else 1.0
