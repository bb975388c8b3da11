"""Pots of the compiled hand: one for each different total that a live hand has put in, each divided to the last chip."""

from typing import Any

from tento.games.poker.evaluator.compiled import compiled
from tento.games.poker.evaluator.high import high_of_mask


@compiled
def total_of(hand: Any, seat: int, in_front: int) -> int:
    """All that a seat has put in, with or without what lies in front."""
    return hand.put[seat] - (0 if in_front else hand.bet[seat])


@compiled
def next_level(hand: Any, below: int, in_front: int) -> int:
    """The least total of a live hand above this one; 0 if there is none."""
    level = 0
    for seat in range(hand.seats):
        total = total_of(hand, seat, in_front)
        if hand.live[seat] and total > below and (level == 0 or total < level):
            level = total
    return level


@compiled
def chips_between(hand: Any, below: int, level: int, in_front: int) -> int:
    """The chips of all seats between two totals; above the highest level of a live hand all that lies there."""
    last = next_level(hand, level, in_front) == 0
    chips = 0
    for seat in range(hand.seats):
        total = total_of(hand, seat, in_front)
        chips += max(0, (total if last else min(total, level)) - below)
    return chips


@compiled
def pots(hand: Any, in_front: int, found: Any) -> int:
    """The chips of each pot, main pot first, and how many pots there are."""
    count, below = 0, 0
    level = next_level(hand, below, in_front)
    while level:
        found[count] = chips_between(hand, below, level, in_front) + (hand.dead_money if count == 0 else 0)
        count, below = count + 1, level
        level = next_level(hand, below, in_front)
    if count == 0:
        found[0] = chips_between(hand, 0, 0, in_front) + hand.dead_money
        count = 1 if found[0] else 0
    return count


@compiled
def evaluate(hand: Any) -> None:
    """The value of every live hand with the board."""
    seats = hand.seats
    start = 2 * seats
    pack = hand.pack
    board = pack[start + 1] | pack[start + 2] | pack[start + 3] | pack[start + 5] | pack[start + 7]
    for seat in range(seats):
        dealt = (seat - hand.first) % seats
        if hand.live[seat]:
            hand.value[seat] = high_of_mask(board | pack[dealt] | pack[seats + dealt])


@compiled
def pay(hand: Any, chips: int, level: int) -> None:
    """A pot to the best of those who have put in this much; odd chips one each, from the left of the button."""
    best, winners = -1, 0
    for seat in range(hand.seats):
        if hand.live[seat] and hand.put[seat] >= level:
            if hand.value[seat] > best:
                best, winners = hand.value[seat], 0
            winners += hand.value[seat] == best
    each = chips // hand.chip // winners * hand.chip
    left = chips - each * winners
    for step in range(hand.seats):
        seat = (hand.first + step) % hand.seats
        if hand.live[seat] and hand.put[seat] >= level and hand.value[seat] == best:
            odd = min(left, hand.chip)
            hand.stack[seat] += each + odd
            left -= odd


@compiled
def pay_out(hand: Any) -> None:
    """Every pot to whoever wins it."""
    below, dead = 0, hand.dead_money
    level = next_level(hand, below, 1)
    if level == 0:
        pay(hand, chips_between(hand, 0, 0, 1) + dead, 0)
    while level:
        pay(hand, chips_between(hand, below, level, 1) + dead, level)
        below, dead = level, 0
        level = next_level(hand, below, 1)
    for seat in range(hand.seats):
        hand.bet[seat] = 0
