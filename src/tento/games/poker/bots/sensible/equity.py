"""How much of the pot a hand will win, by dealing the unknown cards some times: the players who put much in hold better hands."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.cards.deck import DECK_52
from tento.games.poker.bots.sensible.classes import HANDS
from tento.games.poker.bots.sensible.tables import known
from tento.games.poker.bots.sensible.widths import big_of, opponents
from tento.games.poker.bots.sensible.worth import NUMBER, WHICH, high, read_on
from tento.games.poker.rules.variants import VARIANTS, Variant
from tento.games.poker.rules.views import SeatView, View

BOARD: Final = 5
HANDS_SEEN: Final = {"omaha": 48, "stud": 160, "holdem": 300}
"""So many hands are looked at, dealt again and again: a decision must be quick."""
FEWEST: Final = 12
MOST: Final = 120
"""The cards are dealt so many times at least, and at most."""
FOLLOWED: Final = {"omaha": 3, "stud": 5, "holdem": 9}
"""Against more opponents than these the chance is taken as often as there are more of them."""
ENTERED: Final = ((1.0, 0.85), (3.6, 0.5), (8.0, 0.35), (20.0, 0.25), (10.0**9, 0.2))
"""Who has put so many big blinds in over the hand holds one of this part of all hands."""
CROWDED: Final = 36
"""Of fewer unseen cards than these only those that are left are drawn from: of more it is quicker to draw again."""
BIG_BET: Final = 0.6
"""A bet of more than this part of the pot before it is a big one."""


class Other(NamedTuple):
    """An opponent as far as one knows: the cards that lie open, of how many of the best two cards it holds one, the better of how many.

    `hidden` is how many cards of it are unknown, where these do not depend on each other.
    """

    open: tuple[int, ...]
    hidden: int
    first: int
    tries: int


class Scene(NamedTuple):
    """What is known of the cards: the own ones, the board, how many of each are still to come, and those that nobody has seen."""

    own: tuple[int, ...]
    board: tuple[int, ...]
    missing: int
    to_come: int
    seen: int
    unseen: tuple[int, ...]


def share_of_pot(view: View, chance: Chance) -> float:
    """The part of the pot, from 0 to 1, that the viewer's hand wins on average against the hands that are still there."""
    rules, others = VARIANTS[view.variant], opponents(view)
    kind = "omaha" if rules.omaha else "stud" if rules.stud else "holdem"
    scene, followed = _scene(view, rules), [_other(view, rules, one) for one in others[: FOLLOWED[kind]]]
    deals = max(FEWEST, min(MOST, HANDS_SEEN[kind] // (1 + len(followed))))
    luck = Random(chance.below(1 << 32))
    share = sum([_one_deal(rules, scene, followed, luck) for _ in range(deals)]) / deals
    return float(share ** (len(others) / len(followed))) if len(others) > len(followed) else share


def _scene(view: View, rules: Variant) -> Scene:
    own, board = numbers(view.hand or ()), numbers(view.board)
    seen = {*own, *board, *[number for one in view.players for number in numbers((*one.up, *(one.shown or ())))]}
    unseen = tuple([number for number in _PACK if number not in seen])
    missing, to_come = (rules.hole - len(own) - len(board), 0) if rules.stud else (0, BOARD - len(board))
    return Scene(own, board, missing, to_come, sum(seen) & WHICH, unseen)


def _other(view: View, rules: Variant, one: SeatView) -> Other:
    """What is known of an opponent by its cards and its chips."""
    if one.shown is not None:
        return Other(numbers(one.shown), 0, 0, 0)
    if rules.stud or rules.omaha:
        return Other(numbers(one.up), rules.hole - len(one.up) - (len(view.board) if rules.stud else 0), 0, 0)
    blinds = one.put / big_of(view)
    part = next(part for most, part in ENTERED if blinds <= most)
    before = max(1, view.pot - sum([seat.bet for seat in view.players]))
    bets = one.bet / before if view.board else 0.0
    return Other((), 0, int(part * len(holes())), 3 if bets > BIG_BET else 2 if bets else 1)


def numbers(cards: Sequence[Card]) -> tuple[int, ...]:
    """Cards as the numbers that are added up."""
    return tuple([NUMBER[card] for card in cards])


@cache
def holes() -> tuple[tuple[int, int], ...]:
    """Every two cards, the best first."""
    return tuple((NUMBER[one], NUMBER[other]) for kind in known().order for one, other in HANDS[kind])


_PACK: Final = numbers(DECK_52)


def _one_deal(rules: Variant, scene: Scene, others: Sequence[Other], luck: Random) -> float:
    """The share in one way in which the unknown cards may lie."""
    used, hands = scene.seen, []
    for one in others:
        hand = _two(scene, one, used, luck) if one.tries else _some(scene.unseen, used, one.hidden, luck)
        used |= sum(hand) & WHICH
        hands.append((*one.open, *hand))
    own = (*scene.own, *_some(scene.unseen, used, scene.missing, luck))
    used |= sum(own) & WHICH
    read = read_on(rules, (*scene.board, *_some(scene.unseen, used, scene.to_come, luck)))
    return _share(read(own), [read(hand) for hand in hands])


def _some(unseen: Sequence[int], used: int, many: int, luck: Random) -> tuple[int, ...]:
    """So many of the unseen cards that are not used yet, or all that are left."""
    found: list[int] = []
    if len(unseen) < CROWDED:
        free = [number for number in unseen if not number & used]
        while free and len(found) < many:
            found.append(free.pop(int(luck.random() * len(free))))
        return tuple(found)
    while len(found) < many:
        number = unseen[int(luck.random() * len(unseen))]
        if not number & used:
            used |= number & WHICH
            found.append(number)
    return tuple(found)


def _two(scene: Scene, one: Other, used: int, luck: Random) -> tuple[int, int]:
    """Two cards of the better ones; of who has bet now, the best of several on this board."""
    found: list[tuple[int, int]] = []
    best = holes()
    while len(found) < one.tries:
        hole = best[int(luck.random() * one.first)]
        if not hole[0] & used and not hole[1] & used:
            found.append(hole)
    if one.tries == 1:
        return found[0]
    board = sum(scene.board)
    return max(found, key=lambda hole: high(board + hole[0] + hole[1]))


def _share(own: tuple[int, int], others: Sequence[tuple[int, int]]) -> float:
    """The part that this hand takes: the whole of a pot with one kind of winner, half a pot for each of two."""
    highs, lows = [other[0] for other in others], [other[1] for other in others]
    if own[1] < 0 and max(lows, default=-1) < 0:
        return _part(own[0], highs)
    if own[0] < 0 and max(highs, default=-1) < 0:
        return _part(own[1], lows)
    return (_part(own[0], highs) + _part(own[1], lows)) / 2


def _part(own: int, others: Sequence[int]) -> float:
    best = max(others, default=-1)
    if own < 0 or own < best:
        return 0.0
    return 1 / (1 + others.count(own)) if own == best else 1.0
