"""Truco in numbers: the actions as the compiled engine counts them, and a view as 64 small numbers."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tento.cards.card import Card
from tento.games.truco.kernels.moves import MOVES, number_in
from tento.games.truco.rules import actions as do
from tento.games.truco.rules.ranking import Order, deck, order
from tento.games.truco.rules.views import LaidView, MaoView, View
from tento.games.truco.values import TrucoRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.numbered import Numbered
from tento.table.seats import Pair, Seat

SEATS: Final = 4
CARDS: Final = 3
RODADAS: Final = 3
FACE_DOWN: Final = 64
"""A card that lies face down; its own number is added for who laid it."""
TIED: Final = 2
KINDS: Final = ("normal", "onze", "ferro")

FIELDS: Final = {
    "deciding_onze": 1,
    "kind": 1,
    "eleven": 1,
    "value": 1,
    "asked": 1,
    "asked_by": 1,
    "raised_by": 1,
    "score": 2,
    "jogo": 2,
    "target": 1,
    "best_of": 1,
    "seats": 1,
    "dealer": 1,
    "leader": 1,
    "turn": 1,
    "vira": 1,
    "hand": CARDS,
    "hand_strength": CARDS,
    "partner": CARDS,
    "partner_strength": CARDS,
    "won": RODADAS,
    "held": SEATS,
    "laid": RODADAS * SEATS,
    "laid_strength": RODADAS * SEATS,
    "seen": CARDS,
}
"""Sides: 1 the own, -1 the other, 0 none. Seats: counted from the own as 1, 0 nobody. Cards: their place in the pack from 1, 0 none.

A strength is 0 for no card, one face down, and while the vira that decides it is hidden. `seen` are the cards peeked at, the first three
in the order of the pack.
"""


def options(view: View, actions: Sequence[do.Action], rulebook: Rulebook) -> dict[int, do.Action]:
    """Each offered action by its number."""
    hand = view.mao.hand or () if view.mao is not None else ()
    return {number_in(hand, rulebook.values.raise_ladder, action): action for action in actions}


def observe(view: View, rulebook: Rulebook) -> NDArray[Any]:
    """The view in the order of the fields; nothing but zeros before the first deal."""
    found = [] if view.mao is None else [*_table(view, view.mao), *_cards(view, view.mao, rulebook.values)]
    return np.array(found or [0] * sum(FIELDS.values()), np.int16)


def _table(view: View, mao: MaoView) -> Iterator[int]:
    """Stakes, score and places: all but the cards."""
    own = Pair(int(view.viewer) & 1)
    yield view.stage == "onze"
    yield KINDS.index(mao.kind)
    yield _side(own, mao.eleven)
    yield mao.value
    yield mao.asked or 0
    yield 0 if mao.asked_by is None else _side(own, Pair(mao.asked_by & 1))
    yield _side(own, mao.raised_by)
    for score in (view.score, view.jogo):
        yield from (score[own], score[1 - own])
    yield from (view.target, view.best_of, view.seats)
    for seat in (view.dealer, mao.leader, mao.turn):
        yield 0 if seat is None else 1 + _away(view, seat)


def _cards(view: View, mao: MaoView, rules: TrucoRules) -> Iterator[int]:
    """The cards that this viewer sees, and how strong they are."""
    numbers = _numbers(rules)
    hidden = rules.vira_dealt != "none" and mao.vira is None
    strength: Order = {} if hidden else order(rules, mao.vira)
    yield 0 if mao.vira is None else numbers[mao.vira]
    for hand in (mao.hand, mao.partner_hand):
        shown = (*(hand or ()), None, None, None)[:CARDS]
        yield from (0 if card is None else numbers[card] for card in shown)
        yield from (0 if card is None else strength.get(card, 0) for card in shown)
    won = [TIED if rodada.winner is None else _side(Pair(int(view.viewer) & 1), rodada.winner) for rodada in mao.rodadas]
    yield from (*won, 0, 0, 0)[:RODADAS]
    yield from _by_seat(view, {Seat(seat): size for seat, size in enumerate(mao.hand_sizes)})
    rodadas = (*(rodada.laid for rodada in mao.rodadas), mao.laid, (), ())[:RODADAS]
    for laid in rodadas:
        yield from _by_seat(view, {one.seat: _laid(one, numbers) for one in laid})
    for laid in rodadas:
        yield from _by_seat(view, {one.seat: 0 if one.covered or one.card is None else strength.get(one.card, 0) for one in laid})
    yield from (*sorted({numbers[one.card] for one in mao.seen}), 0, 0, 0)[:CARDS]


def _laid(one: LaidView, numbers: dict[Card, int]) -> int:
    return FACE_DOWN * one.covered + (0 if one.card is None else numbers[one.card])


def _by_seat(view: View, numbers: dict[Seat, int]) -> list[int]:
    """A number for each seat, the viewer's first."""
    found = [0] * SEATS
    for seat, number in numbers.items():
        found[_away(view, seat)] = number
    return found


def _away(view: View, seat: Seat) -> int:
    return (seat - int(view.viewer)) % view.seats


def _side(own: Pair, pair: Pair | None) -> int:
    return 0 if pair is None else 1 if pair == own else -1


def _numbers(rules: TrucoRules) -> dict[Card, int]:
    return _places(deck(rules))


@lru_cache(maxsize=16)
def _places(cards: tuple[Card, ...]) -> dict[Card, int]:
    return {card: place for place, card in enumerate(cards, 1)}


NUMBERED: Final = Numbered(MOVES, FIELDS, "int16", -1, 1000, options, observe)
