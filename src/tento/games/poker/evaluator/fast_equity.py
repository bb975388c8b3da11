"""Deals compared in bulk by compiled code. A hand, a board and the cards that are out are masks."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tento.cards.card import Card
from tento.games.poker.evaluator.chance import below, fill, luck_of
from tento.games.poker.evaluator.choices import Choice
from tento.games.poker.evaluator.compiled import compiled
from tento.games.poker.evaluator.high import high_of_mask
from tento.games.poker.evaluator.masks import Masks, index_of
from tento.games.poker.evaluator.omaha import high_of_masks
from tento.games.poker.evaluator.ranges import Range
from tento.games.poker.evaluator.tally import UNITS, Tally

EXACT_UP_TO: Final = {2: 30_000_000, 4: 3_000_000}
"""So many deals are all compared, by the number of held cards; of more, so many by chance."""
SAMPLES: Final = {2: 1_000_000, 4: 100_000}

_PACK: Final = np.uint64(sum(8191 << 16 * suit for suit in range(4)))

Counts = NDArray[np.int64]
"""For each player the units won, the pots won alone, the pots shared and the value of the last hand; in the last row the deals."""


@compiled
def _split(mask: np.uint64, bits: Masks) -> int:
    """The cards of a mask one by one, and how many they are."""
    size = 0
    while mask:
        bits[size] = mask & (~mask + np.uint64(1))
        mask ^= bits[size]
        size += 1
    return size


@compiled
def _twos(mask: np.uint64, player: int, twos: Masks) -> None:
    """Every two of the cards that a player holds: one in hold'em, six in Omaha."""
    if twos.shape[1] == 1:
        twos[player, 0] = mask
        return
    bits = np.empty(4, dtype=np.uint64)
    place = 0
    for first in range(_split(mask, bits)):
        for second in range(first):
            twos[player, place] = bits[first] | bits[second]
            place += 1


@compiled
def _threes(board: Masks, threes: Masks) -> None:
    """Every three cards of the board."""
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
def _enumerate(choices: Masks, weights: Counts, known: np.uint64, dead: np.uint64, pairs: int) -> Counts:
    """Every board with every choice of hands, of each of which so many pairs of cards may be played."""
    players = choices.shape[1]
    counts = np.zeros((players + 1, 4), dtype=np.int64)
    twos = np.empty((players, pairs), dtype=np.uint64)
    threes, board = np.empty(10, dtype=np.uint64), np.empty(5, dtype=np.uint64)
    rest = np.empty(52, dtype=np.uint64)
    there = _split(known, board)
    for choice in range(choices.shape[0]):
        used = known | dead
        for player in range(players):
            used |= choices[choice, player]
            _twos(choices[choice, player], player, twos)
        size = _split(_PACK & ~used, rest)
        chosen = np.arange(5 - there)
        more = True
        while more:
            for place in range(5 - there):
                board[there + place] = rest[chosen[place]]
            _compare(twos, board, threes, counts, weights[choice])
            more = _next_choice(chosen, size)
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
def _hold(hands: Masks, starts: Counts, used: np.uint64, luck: Masks, twos: Masks) -> np.uint64:
    """A hand for each player by chance, and all cards that are then used; a choice in which a card is held twice is thrown away whole."""
    players = starts.size - 1
    while True:
        taken = used
        player = 0
        while player < players:
            start, size = starts[player], starts[player + 1] - starts[player]
            mask = hands[start + below(luck, size) if size > 1 else start]
            if mask & taken:
                break
            taken |= mask
            _twos(mask, player, twos)
            player += 1
        if player == players:
            return taken


@compiled
def _sample(  # noqa: PLR0913, PLR0917  # compiled code takes arrays and numbers, no values of ours
    hands: Masks, starts: Counts, known: np.uint64, dead: np.uint64, pairs: int, samples: int, luck: Masks
) -> Counts:
    """So many deals by chance. `starts` says where the hands of each player begin."""
    players = starts.size - 1
    counts = np.zeros((players + 1, 4), dtype=np.int64)
    twos = np.empty((players, pairs), dtype=np.uint64)
    threes, board = np.empty(10, dtype=np.uint64), np.empty(5, dtype=np.uint64)
    there = _split(known, board)
    for _ in range(samples):
        used = _hold(hands, starts, known | dead, luck, twos)
        fill(luck, used, board, there)
        _compare(twos, board, threes, counts, 1)
    return counts


def _mask(cards: Iterable[Card]) -> int:
    return sum(1 << 16 * (index_of(card) & 3) + (index_of(card) >> 2) for card in cards)


@cache
def _masks(hands: Range) -> Masks:
    return np.array([_mask(hand) for hand in hands], dtype=np.uint64)


def _pairs(hole: int) -> int:
    """How many pairs of held cards may be played: all in Omaha; in hold'em both cards may, with any of the board."""
    return hole * (hole - 1) // 2


def _tally(counts: Counts) -> Tally:
    return Tally(int(counts[-1, 0]), *counts[:-1, :3].T.tolist())


def enumerated(choices: Sequence[Choice], board: tuple[Card, ...], dead: tuple[Card, ...]) -> Tally:
    """Every deal of these choices compared."""
    mask = {hand: _mask(hand) for choice in choices for hand in choice.hands}
    hands = np.array([[mask[hand] for hand in choice.hands] for choice in choices], dtype=np.uint64)
    weights = np.array([choice.weight for choice in choices], dtype=np.int64)
    pairs = _pairs(len(choices[0].hands[0]))
    return _tally(_enumerate(hands, weights, np.uint64(_mask(board)), np.uint64(_mask(dead)), pairs))


def sampled(ranges: Sequence[Range], board: tuple[Card, ...], dead: tuple[Card, ...], samples: int, seed: int) -> Tally:
    """So many deals of these ranges compared, chosen by chance."""
    hands = np.concatenate([_masks(hands) for hands in ranges])
    starts = np.cumsum([0, *map(len, ranges)])
    pairs = _pairs(len(ranges[0][0]))
    return _tally(_sample(hands, starts, np.uint64(_mask(board)), np.uint64(_mask(dead)), pairs, samples, luck_of(seed)))
