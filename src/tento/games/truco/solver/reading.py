"""What a strategy does in the first rodada and when the second begins: decision by decision, with how often each hand comes there."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from tento.games.truco.solver.endings import won
from tento.games.truco.solver.hands import Space
from tento.games.truco.solver.lanes import LANES
from tento.games.truco.solver.layout import (
    ACTIONS,
    BEFORE,
    COMING,
    DEEPEST,
    EVEN,
    HANDS,
    LEFT,
    MANY_CLASSES,
    REACH,
    ROOM,
    USABLE,
    VALUES,
    Arrays,
    Floats,
)  # fmt: skip
from tento.games.truco.solver.situations import NOWHERE, Kind, Laying, Situation

_DEPTH: Final = DEEPEST - 1
"""So deep comes no walk: there is room to reckon."""
_MORE: Final = 2
"""Of who is asked for more, after running and saying yes."""


class Place(NamedTuple):
    """A situation of a mão: the cards that lie there, the ways in which they came, what both hold and how often, where its numbers are."""

    row: int
    spaces: tuple[int, int]
    reaches: tuple[Floats, Floats]
    weight: float
    laid: tuple[int, ...] = ()
    at: int = 0
    raises: int = 0


class Decision(NamedTuple):
    """How often each hand of the mover comes to a decision, and how often it does what then: `shares[action, hand]`.

    The first `cards` actions lay a card, weak to strong, as many cover one if `covers`, the rest are bets; `raises` were asked for before.
    """

    situation: Situation
    space: int
    raises: int
    cards: int
    covers: bool
    comes: Floats
    shares: Floats


class Reader:
    """Reads the average strategy `sums`; `count` tells where the numbers of a place end."""

    def __init__(self, situations: Sequence[Situation], arrays: Arrays, sums: Floats, count: Callable[[Place], int]) -> None:
        self._situations, self._arrays, self._sums, self._count = situations, arrays, sums, count

    def decisions(self, start: Place) -> Iterator[Decision]:
        """All decisions of the first rodada, and those with which the second begins, in the order of the numbers."""
        waiting, end = [start], start.at
        while waiting:
            place = waiting.pop()._replace(at=end)
            if self._situations[place.row].kind is not Kind.DECIDE:
                continue
            found = self._decision(place)
            yield found
            if place.spaces == (Space.TWO, Space.TWO):
                end = self._count(place)
                continue
            end += found.shares.size if len(found.shares) > 1 else 0
            waiting += reversed(list(self._following(place, found)))

    def _decision(self, place: Place) -> Decision:
        one = self._situations[place.row]
        space, covers = place.spaces[one.player], one.covering != NOWHERE
        cards = space if one.laying is not Laying.NONE else 0
        actions = cards * (1 + covers) + len(one.bets)
        choice = 0 if not cards else 4 if covers else 5 if one.laying is Laying.HIGHEST else space
        shares = self._shares(place.at, int(self._arrays.ints[ROOM + space]), actions, choice)
        return Decision(one, space, place.raises, cards, covers, self._comes(place, one.player), shares)

    def _shares(self, at: int, n: int, actions: int, choice: int) -> Floats:
        if actions == 1:
            return np.ones((1, n), np.float32)
        floats = self._arrays.floats
        sums = self._sums[at : at + actions * n].reshape(actions, n)
        usable = floats[USABLE:EVEN].reshape(-1, ACTIONS, HANDS)[choice, :actions, :n]
        whole = sums.sum(axis=0)
        return np.where(whole > 0, sums / np.where(whole > 0, whole, 1), usable / usable.sum(axis=0))

    def _comes(self, place: Place, player: int) -> Floats:
        """How often each hand of a player comes here: its own reach, times all that the other may hold."""
        floats, ints = self._arrays.floats, self._arrays.ints
        own, other = place.spaces[player], place.spaces[1 - player]
        others, values = REACH + _DEPTH * HANDS, VALUES + _DEPTH * HANDS
        n, before = int(ints[ROOM + own]), floats[LEFT : LEFT + LANES].copy()
        floats[others : others + len(place.reaches[1 - player])] = place.reaches[1 - player]
        for card in place.laid:
            floats[LEFT + card] -= 1
        won(ints, floats, np.float32(place.weight), own, other, others, place.laid[-1] if place.laid else -1, values)
        floats[LEFT : LEFT + LANES] = before
        comes = place.reaches[player] * floats[values : values + n]
        comes[int(ints[own]) :] = 0
        return comes

    def _following(self, place: Place, found: Decision) -> Iterator[Place]:
        """The places that may follow, in the order of the walk."""
        one, ints = found.situation, self._arrays.ints
        played, slots = (found.shares * place.reaches[one.player]).ravel(), found.cards * (1 + found.covers)
        for card in range(int(ints[MANY_CLASSES])) if found.cards else ():
            coming = int(ints[COMING + card]) - place.laid.count(card)
            if coming <= 0:
                continue
            before = BEFORE + (found.space * LANES + card) * HANDS
            moved = played[ints[before : before + ints[ROOM + found.space - 1]]]
            left = float(self._arrays.floats[LEFT + card]) - place.laid.count(card)
            row = _after(one, card, place.laid)
            yield self._moved(place, one.player, moved, found.space - 1)._replace(
                row=row, weight=place.weight * left, laid=(*place.laid, card)
            )
        n = int(ints[ROOM + found.space])
        for bet, row in enumerate(one.bets):
            moved = played[(slots + bet) * n : (slots + bet + 1) * n]
            raises = place.raises + (found.cards > 0 or bet == _MORE)
            yield self._moved(place, one.player, moved, found.space)._replace(row=row, raises=raises)

    @staticmethod
    def _moved(place: Place, player: int, reach: Floats, space: int) -> Place:
        spaces, reaches = list(place.spaces), list(place.reaches)
        spaces[player], reaches[player] = space, reach
        return place._replace(spaces=(spaces[0], spaces[1]), reaches=(reaches[0], reaches[1]))


def _after(one: Situation, card: int, laid: Sequence[int]) -> int:
    if one.laying is not Laying.ANSWER:
        return one.after
    return one.higher if card > laid[-1] else one.lower if card < laid[-1] else one.equal
