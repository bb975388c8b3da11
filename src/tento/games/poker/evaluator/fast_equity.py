"""Deals compared in bulk by compiled code. A hand, a board and the cards that are out are masks."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tento.cards.card import Card
from tento.games.poker.evaluator.chance import cards_not_in
from tento.games.poker.evaluator.choices import Choice
from tento.games.poker.evaluator.compiled import compiled
from tento.games.poker.evaluator.high import high_of_mask
from tento.games.poker.evaluator.masks import Masks, index_of, split
from tento.games.poker.evaluator.omaha import omaha_high_of_masks
from tento.games.poker.evaluator.ranges import Range
from tento.games.poker.evaluator.tally import UNITS, Tally
from tento.table.bulk.chance import below, luck_of

EXACT_UP_TO: Final = {2: 30_000_000, 4: 3_000_000}
"""So many deals are all compared, by the number of held cards; of more, so many by chance."""
SAMPLES: Final = {2: 1_000_000, 4: 100_000}

_PACK: Final = np.uint64(sum(8191 << 16 * suit for suit in range(4)))

Counts = NDArray[np.int64]
"""For each player the units won, the pots won alone, the pots shared and the value of the last hand; in the last row the deals."""


@compiled
def _compare(held: Masks, board: np.uint64, omaha: bool, counts: Counts, weight: int) -> None:
    """One deal: the pot goes to the best hand, or is shared by the best ones."""
    players = held.size
    top, winners = np.int64(-1), 0
    for player in range(players):
        value = np.int64(omaha_high_of_masks(held[player], board) if omaha else high_of_mask(held[player] | board))
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
def _enumerate(choices: Masks, weights: Counts, known: np.uint64, dead: np.uint64, omaha: bool) -> Counts:
    """Every board with every choice of hands."""
    counts = np.zeros((choices.shape[1] + 1, 4), dtype=np.int64)
    rest = np.empty(52, dtype=np.uint64)
    missing = 5 - split(known, rest)
    for choice in range(choices.shape[0]):
        used = known | dead
        for held in choices[choice]:
            used |= held
        size = split(_PACK & ~used, rest)
        chosen = np.arange(missing)
        more = True
        while more:
            board = known
            for place in chosen:
                board |= rest[place]
            _compare(choices[choice], board, omaha, counts, weights[choice])
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
def _hold(hands: Masks, starts: Counts, used: np.uint64, luck: Masks, held: Masks) -> np.uint64:
    """A hand for each player by chance, and all cards that are then used; 0 if a card would be held twice."""
    for player in range(held.size):
        place, size = starts[player], starts[player + 1] - starts[player]
        if size > 1:
            place += below(luck, size)
        if hands[place] & used:
            return np.uint64(0)
        held[player] = hands[place]
        used |= hands[place]
    return used


@compiled
def _sample(  # noqa: PLR0913, PLR0917  # compiled code takes arrays and numbers, no values of ours
    hands: Masks, starts: Counts, known: np.uint64, dead: np.uint64, omaha: bool, samples: int, luck: Masks
) -> Counts:
    """So many deals by chance; a choice of hands that cannot be is thrown away whole. `starts` says where each player's hands begin."""
    held = np.empty(starts.size - 1, dtype=np.uint64)
    counts = np.zeros((held.size + 1, 4), dtype=np.int64)
    missing = 5 - split(known, np.empty(5, dtype=np.uint64))
    done = 0
    while done < samples:
        used = _hold(hands, starts, known | dead, luck, held)
        if used:
            _compare(held, known | cards_not_in(luck, used, missing), omaha, counts, 1)
            done += 1
    return counts


def _mask(cards: Iterable[Card]) -> int:
    return sum(1 << 16 * (index_of(card) & 3) + (index_of(card) >> 2) for card in cards)


@cache
def _masks(hands: Range) -> Masks:
    return np.array([_mask(hand) for hand in hands], dtype=np.uint64)


def _tally(counts: Counts) -> Tally:
    return Tally(int(counts[-1, 0]), *counts[:-1, :3].T.tolist())


def enumerated(choices: Sequence[Choice], board: tuple[Card, ...], dead: tuple[Card, ...]) -> Tally:
    """Every deal of these choices compared."""
    mask = {hand: _mask(hand) for choice in choices for hand in choice.hands}
    hands = np.array([[mask[hand] for hand in choice.hands] for choice in choices], dtype=np.uint64)
    weights = np.array([choice.weight for choice in choices], dtype=np.int64)
    omaha = len(choices[0].hands[0]) == 4
    return _tally(_enumerate(hands, weights, np.uint64(_mask(board)), np.uint64(_mask(dead)), omaha))


def sampled(ranges: Sequence[Range], board: tuple[Card, ...], dead: tuple[Card, ...], samples: int, seed: int) -> Tally:
    """So many deals of these ranges compared, chosen by chance."""
    hands = np.concatenate([_masks(hands) for hands in ranges])
    starts = np.cumsum([0, *map(len, ranges)])
    omaha = len(ranges[0][0]) == 4
    return _tally(_sample(hands, starts, np.uint64(_mask(board)), np.uint64(_mask(dead)), omaha, samples, luck_of(seed)))
