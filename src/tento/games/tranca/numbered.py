"""Tranca in numbers: a number for each thing that may be laid, whatever the hand is, and a view as counts of cards."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, product
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tento.cards.card import SUITS, Card
from tento.cards.deck import DECK_52
from tento.games.tranca.rules.actions import Add, Discard, Draw, Lay, Reject, SeatAction, Take
from tento.games.tranca.rules.melds import CHAIN, PLACE, TOP, WILD
from tento.games.tranca.rules.views import MeldView, RodadaView, View
from tento.rulebooks.rulebook import Rulebook
from tento.table.numbered import Numbered

MOST_JOGOS: Final = 16
"""Jogos of a pair that have numbers. What would be added to a later one is not offered."""

Shape = tuple[str | int, ...]
_NATURALS: Final = tuple(rank + suit for rank in CHAIN for suit in SUITS)
_ADDABLE: Final = (*_NATURALS, WILD)
_JOGOS: Final = range(1, MOST_JOGOS + 1)


def _shapes() -> Iterator[Shape]:
    """All that may be done, once each: of several 2s it matters to no jogo which one is meant."""
    yield from (("draw",), ("reject",))
    yield from (("discard", card) for card in DECK_52)
    yield from (("run", suit, low, high) for suit in SUITS for low in range(TOP - 1) for high in range(low + 2, TOP + 1))
    for rank in (*CHAIN, WILD):
        yield from (("trinca", rank, "".join(suits)) for suits in combinations_with_replacement(SUITS, 3))
        yield from (("trinca", rank, "".join(suits), WILD) for suits in combinations_with_replacement(SUITS, 2))
        yield from (("trinca", rank, "all"), ("trinca", rank, "all", WILD))
    yield from (("add", jogo, card, low) for jogo, card, low in product(_JOGOS, _ADDABLE, (0, 1)))
    yield from (("add", jogo, "both") for jogo in _JOGOS)
    yield ("take",)
    yield from (("take", jogo) for jogo in _JOGOS)
    yield from (("take", jogo, card) for jogo, card in product(_JOGOS, _ADDABLE))
    yield from (("take", "with", *pair) for pair in combinations_with_replacement(_ADDABLE, 2))


_NUMBERS: Final = {shape: number for number, shape in enumerate(_shapes())}


def options(view: View, actions: Sequence[SeatAction], rulebook: Rulebook) -> dict[int, SeatAction]:  # noqa: ARG001 - the contract
    """Each offered action by its number; one on a jogo beyond the last place has none."""
    numbered = ((_NUMBERS.get(shape_of(action)), action) for action in actions)
    return {number: action for number, action in numbered if number is not None}


def shape_of(action: SeatAction) -> Shape:
    """What an action does, without the names of the very cards where they do not matter."""
    match action:
        case Draw():
            return ("draw",)
        case Reject():
            return ("reject",)
        case Discard(card):
            return ("discard", card)
        case Lay(cards):
            return _laid(cards)
        case Add(meld, (card,), low):
            return ("add", int(meld[1:]), _addable(card), int(low))
        case Add(meld, _):
            return ("add", int(meld[1:]), "both")
        case Take(cards, None):
            return ("take", "with", *_pair(cards)) if cards else ("take",)
        case Take(cards, meld) if meld is not None:
            return ("take", int(meld[1:]), *map(_addable, cards))
    raise ValueError(f"{action} has no number")


def _laid(cards: Sequence[Card]) -> Shape:
    """A run by its ends, a trinca by its suits or as all that the hand has of the rank."""
    naturals = [card for card in cards if card[0] != WILD]
    ranks = {card[0] for card in naturals} or {WILD}
    if len(ranks) > 1:
        first = next(place for place, card in enumerate(cards) if card[0] != WILD)
        low = PLACE[cards[first][0]] - first
        return ("run", cards[first][1], low, low + len(cards) - 1)
    suits = "".join(sorted((card[1] for card in naturals or cards), key=SUITS.index))
    wild = (WILD,) if naturals and len(naturals) < len(cards) else ()
    return ("trinca", ranks.pop(), suits if len(suits) + len(wild) == 3 else "all", *wild)


def _pair(cards: Sequence[Card]) -> list[str]:
    return sorted(map(_addable, cards), key=_ADDABLE.index)


def _addable(card: Card) -> str:
    return WILD if card[0] == WILD else card


_PLACES: Final = {card: place for place, card in enumerate(DECK_52)}
_OF_A_JOGO: Final = len(DECK_52) + 1
MOST: Final = 20_000

FIELDS: Final = {
    "score": 2,
    "target": 1,
    "drew": 1,
    "opening": 1,
    "monte": 1,
    "mortos": 1,
    "morto_taken": 2,
    "held": 4,
    "lixo_size": 1,
    "locked": 1,
    "lixo_top": len(DECK_52),
    "may_reject": len(DECK_52),
    "hand": len(DECK_52),
    "red_threes": 2,
    "jogos": 2 * MOST_JOGOS * _OF_A_JOGO,
}
"""The own pair and the own seat come first. Cards are counts in the order of the pack; of a jogo they follow a 1 for a sequência."""


def observe(view: View, rulebook: Rulebook) -> NDArray[Any]:  # noqa: ARG001 - the contract names it
    """The view in the order of the fields; nothing but zeros before the first deal."""
    if view.rodada is None:
        return np.zeros(sum(FIELDS.values()), np.int16)
    own = int(view.viewer) & 1
    return np.array([view.score[own], view.score[1 - own], view.target, *_rodada(view.rodada, int(view.viewer), own)], np.int16)


def _rodada(rodada: RodadaView, seat: int, own: int) -> Iterator[int]:
    yield from (rodada.drew, rodada.opening, rodada.monte, rodada.mortos)
    yield from (rodada.morto_taken[own], rodada.morto_taken[1 - own])
    yield from (rodada.hand_sizes[(seat + away) % 4] for away in range(4))
    yield from (rodada.lixo_size, rodada.locked)
    for cards in ((rodada.lixo_top,), (rodada.may_reject,), rodada.hand or ()):
        yield from _counts(card for card in cards if card is not None)
    yield from (len(rodada.red_threes[own]), len(rodada.red_threes[1 - own]))
    for pair in (own, 1 - own):
        yield from _jogos(rodada.melds[pair])


def _jogos(melds: Sequence[MeldView]) -> Iterator[int]:
    for place in range(MOST_JOGOS):
        if place < len(melds):
            yield melds[place].sequence
            yield from _counts(melds[place].cards)
        else:
            yield from [0] * _OF_A_JOGO


def _counts(cards: Iterable[Card]) -> list[int]:
    found = [0] * len(DECK_52)
    for card in cards:
        found[_PLACES[card]] += 1
    return found


NUMBERED: Final = Numbered(len(_NUMBERS), FIELDS, "int16", -MOST, MOST, options, observe)
