"""Poker in numbers: a number for each kind of act, bets by their order, and a view in big blinds."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tento.cards.card import Card
from tento.cards.deck import DECK_52
from tento.games.poker.rules import actions as do
from tento.games.poker.rules.table_actions import SeatAction
from tento.games.poker.rules.variants import BOARD_STREETS, STUD_STREETS, VARIANTS
from tento.games.poker.rules.views import SeatView, View
from tento.rulebooks.rulebook import Rulebook
from tento.table.numbered import Numbered

MOST_SEATS: Final = 10
ACTS: Final = (do.Fold, do.Check, do.Call, do.BringIn, do.Complete, do.AllIn, do.Show, do.Muck)
"""The acts of which there is one each, in the order of their numbers. A time card has none: nobody waits for a program."""
RAISE: Final = len(ACTS)
"""A bet or raise to the least total; the numbers that follow are the larger totals that are offered."""
TOTALS: Final = 3

_PLACES: Final = {card: place for place, card in enumerate(DECK_52)}
_GAMES: Final = tuple(VARIANTS)
_STREETS: Final = (*BOARD_STREETS, *STUD_STREETS)
_STANDINGS: Final = ("playing", "all_in", "folded")
_OF_A_SEAT: Final = 4 + len(_STANDINGS) + len(DECK_52)
MOST_BLINDS: Final = 1e6

FIELDS: Final = {
    "game": len(_GAMES),
    "street": len(_STREETS),
    "to_call": 1,
    "least_raise": 1,
    "most_raise": 1,
    "pot": 1,
    "ante": 1,
    "button": MOST_SEATS,
    "hand": len(DECK_52),
    "board": len(DECK_52),
    "seats": MOST_SEATS * _OF_A_SEAT,
}
"""Chips in big blinds of the level. Seats begin with the own: stack, bet, put in, cards held, standing, and the cards that lie open."""


def options(view: View, actions: Sequence[SeatAction], rulebook: Rulebook) -> dict[int, SeatAction]:  # noqa: ARG001 - the contract
    """Each offered act by its number."""
    found: dict[int, SeatAction] = {ACTS.index(type(action)): action for action in actions if type(action) in ACTS}
    raises = (action for action in actions if isinstance(action, do.Raise))
    return {**found, **{RAISE + nth: action for nth, action in enumerate(raises)}}


def observe(view: View, rulebook: Rulebook) -> NDArray[Any]:  # noqa: ARG001 - the contract names it
    """The view in the order of the fields."""
    return np.array([*_table(view), *_cards(view.hand or ()), *_cards(view.board), *_seats(view)], np.float32)


def _table(view: View) -> Iterator[float]:
    """Which game and street, and what may be bet."""
    big, asked = _blind(view), view.asked
    yield from _one_of(_GAMES, view.variant)
    yield from _one_of(_STREETS, view.street)
    yield 0 if asked is None else asked.to_call / big
    yield 0 if asked is None else (asked.min_raise or 0) / big
    yield 0 if asked is None else (asked.max_raise or 0) / big
    yield view.pot / big
    yield (view.level.ante + view.level.big_blind_ante) / big
    button = None if view.button is None else (view.button - int(view.viewer)) % view.seats
    yield from (float(place == button) for place in range(MOST_SEATS))


def _seats(view: View) -> Iterator[float]:
    for away in range(MOST_SEATS):
        if away < view.seats:
            yield from _seat(view.players[(int(view.viewer) + away) % view.seats], _blind(view))
        else:
            yield from [0.0] * _OF_A_SEAT


def _seat(seat: SeatView, big: int) -> Iterator[float]:
    yield from (seat.stack / big, seat.bet / big, seat.put / big, seat.held)
    yield from _one_of(_STANDINGS, seat.standing)
    yield from _cards(seat.up if seat.shown is None else seat.shown)


def _blind(view: View) -> int:
    """What chips are measured in: the big blind, or the limit of the first streets where there are no blinds."""
    return view.level.big or (view.level.limits or (1, 1))[0]


def _one_of(names: Sequence[str], name: str) -> list[float]:
    return [float(name == one) for one in names]


def _cards(cards: Iterable[Card]) -> list[float]:
    found = [0.0] * len(DECK_52)
    for card in cards:
        found[_PLACES[card]] = 1.0
    return found


NUMBERED: Final = Numbered(RAISE + TOTALS, FIELDS, "float32", 0, MOST_BLINDS, options, observe)
