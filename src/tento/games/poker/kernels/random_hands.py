"""Hands of no-limit hold'em at random, in bulk."""

from typing import Any, NamedTuple

import numpy as np

from tento.games.poker.evaluator.chance import fill
from tento.games.poker.evaluator.compiled import compiled
from tento.games.poker.evaluator.masks import Masks
from tento.games.poker.kernels.holdem import act, least_total, most_total, start, to_call
from tento.games.poker.kernels.holdem_state import CALL, FOLD, HAND, NOBODY, RAISE, put_down
from tento.games.poker.rules.state import Hand
from tento.table.bulk.chance import below, luck_of


class Played(NamedTuple):
    """How many hands and decisions there were, and what each seat has won or lost in all."""

    hands: int
    decisions: int
    won: tuple[int, ...]


@compiled
def choose(hand: Any, luck: Masks, totals: Any) -> None:
    """Any of fold (where there is something to call), check or call, half the pot, the pot, all-in, as far as they are legal."""
    seat = hand.turn
    owed = to_call(hand, seat)
    count = 0
    most = most_total(hand, seat)
    if most:
        pot = hand.dead_money + owed
        for other in range(hand.seats):
            pot += hand.put[other]
        least = least_total(hand, seat)
        for total in (hand.current + pot // 2, hand.current + pot):
            if least <= total < most and total % hand.chip == 0:
                totals[count] = total
                count += 1
        totals[count] = most
        count += 1
    chosen = below(luck, count + (2 if owed else 1))
    if chosen < count:
        act(hand, RAISE, totals[chosen])
    else:
        act(hand, CALL if chosen == count else FOLD, 0)


@compiled
def _play(begun: Any, hands: int, luck: Masks) -> Any:
    """So many hands from the same stacks: the decisions, and what each seat has won."""
    table = np.zeros(1, dtype=HAND)
    hand = table[0]
    found = np.zeros(begun.seats + 1, dtype=np.int64)
    totals = np.empty(3, dtype=np.int64)
    for _ in range(hands):
        table[0] = begun
        fill(luck, np.uint64(0), hand.pack[: 2 * hand.seats + 8], 0)
        start(hand)
        while hand.turn != NOBODY:
            choose(hand, luck, totals)
            found[0] += 1
        for seat in range(hand.seats):
            found[1 + seat] += hand.stack[seat] - begun.stack[seat]
    return found


def play(hand: Hand, hands: int, seed: int = 1) -> Played:
    """So many random hands at this table, which is not dealt yet: always from the same stacks and the same button."""
    decisions, *won = _play(put_down(hand), hands, luck_of(seed)).tolist()
    return Played(hands, decisions, tuple(won))
