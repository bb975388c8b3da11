"""Deals compared in bulk by compiled code."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tento.cards.card import Card
from tento.games.poker.evaluator.choices import Choice
from tento.games.poker.evaluator.compiled import compiled
from tento.games.poker.evaluator.high import high_of_mask
from tento.games.poker.evaluator.masks import Cards, Masks, bit_of, indices, mask_of
from tento.games.poker.evaluator.omaha import high_of_masks
from tento.games.poker.evaluator.ranges import Range
from tento.games.poker.evaluator.tally import UNITS, Tally

EXACT_UP_TO: Final = {2: 30_000_000, 4: 3_000_000}
"""So many deals are all compared, by the number of held cards; of more, so many by chance."""
SAMPLES: Final = {2: 1_000_000, 4: 100_000}

Counts = NDArray[np.int64]
"""For each player the units won, the pots won alone, the pots shared and the value of the last hand; in the last row the deals."""


@compiled
def _twos(held: Cards, twos: Masks) -> None:
    """The masks of every two of the held cards: the only one in hold'em."""
    place = 0
    for first in range(held.size):
        for second in range(first):
            twos[place] = bit_of(held[first]) | bit_of(held[second])
            place += 1


@compiled
def _threes(board: Masks, threes: Masks) -> None:
    place = 0
    for first in range(5):
        for second in range(first):
            for third in range(second):
                threes[place] = board[first] | board[second] | board[third]
                place += 1


@compiled
def _compare(twos: Masks, board: Masks, threes: Masks, counts: Counts, weight: int) -> None:
    """One deal: the pot goes to the best hand, or is shared by the best ones."""
    players = twos.shape[0]
    omaha = twos.shape[1] > 1
    if omaha:
        _threes(board, threes)
    whole = board[0] | board[1] | board[2] | board[3] | board[4]
    top, winners = np.int64(-1), 0
    for player in range(players):
        value = np.int64(high_of_masks(twos[player], threes) if omaha else high_of_mask(twos[player, 0] | whole))
        counts[player, 3] = value
        if value > top:
            top, winners = value, 1
        elif value == top:
            winners += 1
    for player in range(players):
        if counts[player, 3] == top:
            counts[player, 0] += UNITS // winners * weight
            counts[player, 1 if winners == 1 else 2] += weight
    counts[players, 0] += weight


@compiled
def _rest(used: np.uint64) -> Masks:
    """The cards that are not used."""
    rest = np.empty(52, dtype=np.uint64)
    size = 0
    for index in range(52):
        if not used & bit_of(index):
            rest[size] = bit_of(index)
            size += 1
    return rest[:size]


@compiled
def _enumerate(hands: Cards, weights: Counts, known: Cards, dead: Cards) -> Counts:
    """Every board with every choice of hands."""
    players, hole = hands.shape[1:]
    counts = np.zeros((players + 1, 4), dtype=np.int64)
    twos = np.empty((players, hole * (hole - 1) // 2), dtype=np.uint64)
    threes = np.empty(10, dtype=np.uint64)
    board = _bits(known)
    missing = 5 - known.size
    for choice in range(hands.shape[0]):
        used = mask_of(known) | mask_of(dead)
        for player in range(players):
            used |= mask_of(hands[choice, player])
            _twos(hands[choice, player], twos[player])
        rest = _rest(used)
        chosen = np.arange(missing)
        more = True
        while more:
            for place in range(missing):
                board[known.size + place] = rest[chosen[place]]
            _compare(twos, board, threes, counts, weights[choice])
            more = _next_choice(chosen, rest.size)
    return counts


@compiled
def _next_choice(chosen: Counts, size: int) -> bool:
    """Moves on to the next choice of so many places out of `size`; False after the last one."""
    place = chosen.size - 1
    while place >= 0 and chosen[place] == size - chosen.size + place:
        place -= 1
    if place < 0:
        return False
    chosen[place] += 1
    for later in range(place + 1, chosen.size):
        chosen[later] = chosen[later - 1] + 1
    return True


@compiled
def _bits(known: Cards) -> Masks:
    """A board with these cards on it and room for the others."""
    board = np.zeros(5, dtype=np.uint64)
    for place in range(known.size):
        board[place] = bit_of(known[place])
    return board


@compiled
def _random(state: Masks) -> np.uint64:
    """The next 64 bits of SplitMix64."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    bits = state[0]
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))


@compiled
def below(state: Masks, bound: int) -> int:
    """A random number from 0 to just below the bound."""
    drawn: Any = np.int64((_random(state) >> np.uint64(32)) * np.uint64(bound) >> np.uint64(32))
    return drawn


@compiled
def _hold(hands: Cards, starts: Counts, used: np.uint64, state: Masks, twos: Masks) -> np.uint64:
    """A hand for each player by chance, and all cards that are then used; a choice in which a card is held twice is thrown away whole."""
    players = starts.size - 1
    while True:
        taken = used
        player = 0
        while player < players:
            held = hands[starts[player] + below(state, starts[player + 1] - starts[player])]
            mask = mask_of(held)
            if mask & taken:
                break
            taken |= mask
            _twos(held, twos[player])
            player += 1
        if player == players:
            return taken


@compiled
def _sample(  # noqa: PLR0913, PLR0917  # compiled code takes arrays and numbers, no values of ours
    hands: Cards, starts: Counts, known: Cards, dead: Cards, samples: int, seed: int
) -> Counts:
    """So many deals by chance. `starts` says where the hands of each player begin."""
    players, hole = starts.size - 1, hands.shape[1]
    counts = np.zeros((players + 1, 4), dtype=np.int64)
    twos = np.empty((players, hole * (hole - 1) // 2), dtype=np.uint64)
    threes = np.empty(10, dtype=np.uint64)
    board = _bits(known)
    state = np.array([seed], dtype=np.uint64)
    for _ in range(samples):
        used = _hold(hands, starts, mask_of(known) | mask_of(dead), state, twos)
        place = known.size
        while place < 5:
            bit = bit_of(below(state, 52))
            if not bit & used:
                used |= bit
                board[place] = bit
                place += 1
        _compare(twos, board, threes, counts, 1)
    return counts


def _tally(counts: Counts) -> Tally:
    return Tally(int(counts[-1, 0]), *counts[:-1, :3].T.tolist())


def enumerated(choices: Sequence[Choice], board: tuple[Card, ...], dead: tuple[Card, ...]) -> Tally:
    """Every deal of these choices compared."""
    hands = np.array([[indices(hand) for hand in choice.hands] for choice in choices], dtype=np.uint8)
    weights = np.array([choice.weight for choice in choices], dtype=np.int64)
    return _tally(_enumerate(hands, weights, indices(board), indices(dead)))


def sampled(ranges: Sequence[Range], board: tuple[Card, ...], dead: tuple[Card, ...], samples: int, seed: int) -> Tally:
    """So many deals of these ranges compared, chosen by chance."""
    hands = np.array([indices(hand) for hands in ranges for hand in hands], dtype=np.uint8)
    starts = np.cumsum([0, *map(len, ranges)])
    return _tally(_sample(hands, starts, indices(board), indices(dead), samples, seed))
