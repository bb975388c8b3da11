"""The actions of a seat as numbers: one number for each thing that may be done, whatever the cards are."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from tento.cards.card import Card
from tento.games.truco.rules import actions as do
from tento.games.truco.rules.rodadas import is_dark
from tento.games.truco.rules.state import State, the_mao
from tento.table.seats import Seat

PLAY: Final = 0
"""A card face up, by its place in the hand: 0, 1 or 2. A dark card of a mão de ferro too."""
COVER: Final = 3
"""A card face down, by its place."""
ACCEPT: Final = 6
REFUSE: Final = 7
ONZE_PLAY: Final = 8
ONZE_RUN: Final = 9
CLAIM: Final = 10
STEAL: Final = 11
"""A card of the pack for the card at this place."""
PEEK: Final = 14
"""A look at a card of this seat: 0 to 3."""
RAISE: Final = 18
"""A raise to this step of the ladder, counted from 0."""
MOST_STEPS: Final = 12
MOVES: Final = RAISE + MOST_STEPS
"""So many numbers there are."""

_PLAIN: Final[dict[do.Action, int]] = {
    do.Accept(): ACCEPT,
    do.Refuse(): REFUSE,
    do.DecideOnze(True): ONZE_PLAY,
    do.DecideOnze(False): ONZE_RUN,
    do.Claim(): CLAIM,
}
_OF_PLAIN: Final = {number: action for action, number in _PLAIN.items()}


def number_of(state: State, seat: Seat, action: do.Action) -> int:
    """The number of a legal action of this seat."""
    return number_in(the_mao(state).hands[seat], state.rules.raise_ladder, action)


def number_in(hand: Sequence[Card], ladder: Sequence[int], action: do.Action) -> int:
    """The number of a legal action of who holds this hand; of a hand that is dark no card is asked for."""
    plain = _PLAIN.get(action)
    if plain is not None:
        return plain
    match action:
        case do.PlayDark(place, covered):
            return (COVER if covered else PLAY) + place
        case do.Play(card):
            return PLAY + hand.index(card)
        case do.Cover(card):
            return COVER + hand.index(card)
        case do.Steal(card) if card is not None:
            return STEAL + hand.index(card)
        case do.Peek(other):
            return PEEK + other
        case do.Raise(to):
            return RAISE + ladder.index(to)
    raise ValueError(f"{action} has no number")


def action_of(state: State, seat: Seat, number: int) -> do.Action:
    """The action of this seat that a number stands for."""
    if number in _OF_PLAIN:
        return _OF_PLAIN[number]
    if number >= RAISE:
        return _raise(state.rules.raise_ladder[number - RAISE])
    if number >= PEEK:
        return do.Peek(Seat(number - PEEK))
    mao = the_mao(state)
    if number >= STEAL:
        return do.Steal(mao.hands[seat][number - STEAL])
    place, covered = number % COVER, number >= COVER
    if is_dark(state, mao):
        return do.PlayDark(place, covered)
    card = mao.hands[seat][place]
    return do.Cover(card) if covered else do.Play(card)


@cache
def _raise(value: int) -> do.Raise:
    return do.Raise(value)
