"""What both may hold after the first rodada, by what the small policy does there with each hand."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from tento.games.truco.resolving.board import HELD, Start
from tento.games.truco.solved.chunks import first_regions, unpacked
from tento.games.truco.solved.palettes import CARDS
from tento.games.truco.solved.places import MODES, asked_mode, turn_mode
from tento.games.truco.solved.policy import MORE, RAISE, RUN, SLOTS, YES, Policy
from tento.games.truco.solver.hands import Space, hands_of
from tento.games.truco.solver.layout import Floats

ASTRAY: Final = 0.01
"""So often somebody is taken to do anything that can be done, evenly, instead of what the policy does: nobody else plays by it."""

Reaches = tuple[Floats, Floats]


class Limits(NamedTuple):
    """What the score forbids: raises beyond these steps, and running from these steps, for each player."""

    tops: tuple[int, int]
    stays: tuple[tuple[bool, ...], tuple[bool, ...]]


class _Way(NamedTuple):
    """One way of the first rodada up to somebody's decision: cards laid, the stake, who may raise, how often each hand comes so."""

    laid: int
    step: int
    right: int | None
    reaches: Reaches


class FirstRodada:
    """The first rodada of one kind of vira, as the small policy plays it; so many steps the ladder has."""

    def __init__(self, policy: Policy, ladder: int) -> None:
        self._ladder = ladder
        dealt = hands_of(policy.most)
        self._start, self._held, self._slot = dealt.start, dealt.held, dealt.slot
        self._sizes = dealt.sizes
        self._able: Floats = dealt.usable[CARDS, :, : len(dealt.start)].T[:, :CARDS]
        threes = len(policy.threes)
        self._shares = unpacked(policy.chunk(0), first_regions(policy.classes, threes)).reshape(-1, MODES, threes, SLOTS)

    def ranges(self, laid: Sequence[int], limits: Limits) -> dict[Start, Reaches]:
        """How often each hand of two comes to the end of the first rodada with these cards, for each way in which the rest may begin.

        Where several ways lead to the same stake they are drawn together, for each player by itself.
        """
        ways = defaultdict[Start, list[Reaches]](list)
        for way in self._turn(laid, limits, _Way(0, 0, None, (self._start, self._start))):
            ways[Start(way.step, way.right)].append(way.reaches)
        return {start: _together(found) for start, found in ways.items()}

    def _turn(self, laid: Sequence[int], limits: Limits, way: _Way) -> Iterator[_Way]:
        """Who is to lay the next card lays the one that was seen, or raises first."""
        if way.laid == HELD:
            yield way
            return
        mover = way.laid
        raises = way.step < limits.tops[mover] and way.right in (None, mover)
        able = np.concatenate([self._able, np.zeros_like(self._able[:, :1]), np.full_like(self._able[:, :1], raises)], axis=1)
        mode = turn_mode(way.step, way.right or 0 if way.step < self._ladder else 0)
        shares = _played(self._row(laid, way.laid, mode, len(able)), able, 0)
        card, rests = laid[mover], self._sizes[Space.TWO]
        before, slot = self._held[Space.THREE, card, :rests], self._slot[Space.THREE, card, :rests]
        lays = np.where(before >= 0, way.reaches[mover][before] * shares[before, slot], 0).astype(np.float32)
        yield from self._turn(laid, limits, way._replace(laid=mover + 1, reaches=_with(way.reaches, mover, lays)))
        if raises:
            asks = way._replace(step=way.step + 1, reaches=_with(way.reaches, mover, way.reaches[mover] * shares[:, RAISE]))
            yield from self._asked(laid, limits, asks, mover)

    def _asked(self, laid: Sequence[int], limits: Limits, way: _Way, by: int) -> Iterator[_Way]:
        """Who is asked for a step says yes, or asks for the next one."""
        other = 1 - by
        more, stays, reach = way.step < limits.tops[other], limits.stays[other][way.step - 1], way.reaches[other]
        able = np.tile(np.array([not stays, True, more, False, False], np.float32), (len(reach), 1))
        shares = _played(self._row(laid, way.laid, asked_mode(way.step, by), len(reach)), able, YES if stays else RUN)
        yield from self._turn(laid, limits, way._replace(right=other, reaches=_with(way.reaches, other, reach * shares[:, YES])))
        if more:
            asks = way._replace(step=way.step + 1, reaches=_with(way.reaches, other, reach * shares[:, MORE]))
            yield from self._asked(laid, limits, asks, other)

    def _row(self, laid: Sequence[int], many: int, mode: int, hands: int) -> Floats:
        return self._shares[laid[0] + 1 if many else 0, mode, :hands]


def _played(shares: Floats, able: Floats, usual: int) -> Floats:
    """What is done of what can be done; the usual thing where nothing of it is known."""
    found = shares * able
    whole = found.sum(axis=1, keepdims=True)
    usually = np.zeros(SLOTS, np.float32)
    usually[usual] = 1
    found = np.where(whole > 0, found / np.where(whole > 0, whole, 1), usually)
    played: Floats = (1 - ASTRAY) * found + ASTRAY * able / able.sum(axis=1, keepdims=True)
    return played


def _with(reaches: Reaches, player: int, reach: Floats) -> Reaches:
    return (reach, reaches[1]) if player == 0 else (reaches[0], reach)


def _together(ways: Sequence[Reaches]) -> Reaches:
    """Ways that look the same, each as often as it comes."""
    if len(ways) == 1:
        return ways[0]
    sums = [(first.sum(), second.sum()) for first, second in ways]
    whole = sum(first * second for first, second in sums)
    together = [sum(way[player] * sums[n][1 - player] for n, way in enumerate(ways)) for player in (0, 1)]
    return np.asarray(together[0], np.float32), np.asarray(together[1] / max(whole, 1e-30), np.float32)
