"""Pots: how the chips of a hand lie in a main pot and side pots, and how each is divided to the last chip."""

from collections.abc import Sequence

import msgspec

from tento.games.poker.rules.hands import Side, best, top_card
from tento.games.poker.rules.state import Chair, Hand, Paid, Place, clockwise
from tento.rulebooks.enforced import enforces


class Pot(msgspec.Struct, frozen=True):
    """The chips of one pot, and whose live hands contest it."""

    chips: int
    contestants: tuple[Chair, ...]


@enforces("side_pots")
def pots_of(hand: Hand, *, in_front: bool = True) -> tuple[Pot, ...]:
    """One pot for each different total that a live hand has put in; chips above the highest of these join the last one.

    Without what lies in front these are the pots of the finished rounds.
    """
    totals = {place.chair: place.put - (0 if in_front else place.bet) for place in hand.places}
    levels = sorted({totals[place.chair] for place in hand.live} - {0})
    pots, below = [], 0
    for level in levels:
        chips = sum(min(total, level) - min(total, below) for total in totals.values())
        pots.append(Pot(chips, tuple(place.chair for place in hand.live if totals[place.chair] >= level)))
        below = level
    above = sum(max(0, total - below) for total in totals.values())
    if not pots:
        everybody = tuple(place.chair for place in hand.live)
        return (Pot(above + hand.dead_money, everybody),) if above + hand.dead_money else ()
    pots[-1] = msgspec.structs.replace(pots[-1], chips=pots[-1].chips + above)
    pots[0] = msgspec.structs.replace(pots[0], chips=pots[0].chips + hand.dead_money)
    return tuple(pots)


@enforces("odd_chips")
def divided(hand: Hand, pot: Pot) -> tuple[Paid, dict[Chair, int]]:
    """Who takes how much of a pot. A pot of high and low is halved, an odd chip to the high; one without a low goes to the high whole."""
    places = [hand.at(chair) for chair in pot.contestants]
    if len(places) == 1:
        (alone,) = pot.contestants
        halves = ((alone,), ()) if hand.stakes.rules.halved else ((), ())
        return Paid(pot.chips, (alone,), *halves), {alone: pot.chips}
    variant = hand.stakes.rules
    high = _winners(hand, places, "high") if variant.high else ()
    low = _winners(hand, places, "low") if variant.low is not None else ()
    if not high or not low:
        side: Side = "high" if high else "low"
        shares = _shared(hand, pot.chips, high or low, side)
        return Paid(pot.chips, high or low, high if variant.halved else (), ()), shares
    chip = hand.stakes.smallest_chip
    to_low = pot.chips // chip // 2 * chip
    shares = _shared(hand, pot.chips - to_low, high, "high")
    for chair, chips in _shared(hand, to_low, low, "low").items():
        shares[chair] = shares.get(chair, 0) + chips
    winners = tuple(place.chair for place in places if place.chair in shares)
    return Paid(pot.chips, winners, high, low), shares


def _winners(hand: Hand, places: Sequence[Place], side: Side) -> tuple[Chair, ...]:
    """Whose hands are the best for this side; nobody's if none qualifies."""
    values = {place.chair: best(hand.stakes.rules, side, place.cards, hand.board) for place in places}
    qualified = [value for value in values.values() if value is not None]
    if not qualified:
        return ()
    wanted = max(qualified) if side == "high" else min(qualified)
    return tuple(chair for chair, value in values.items() if value == wanted)


@enforces("odd_chips")
def _shared(hand: Hand, chips: int, winners: Sequence[Chair], side: Side) -> dict[Chair, int]:
    """Equal shares in whole chips; of what is left over one chip each, in the order in which odd chips go."""
    unit = hand.stakes.smallest_chip
    each = chips // unit // len(winners) * unit
    shares = dict.fromkeys(winners, each)
    left = chips - each * len(winners)
    for chair in _odd_order(hand, winners, side):
        extra = min(left, unit)
        shares[chair] += extra
        left -= extra
    return shares


def _odd_order(hand: Hand, winners: Sequence[Chair], side: Side) -> list[Chair]:
    """Clockwise from the left of the button; in stud games by the highest card of the winning five."""
    if hand.stakes.rules.stud:
        tops = {chair: top_card(hand.stakes.rules, side, hand.at(chair).cards, hand.board) for chair in winners}
        return sorted(winners, key=lambda chair: tops[chair], reverse=True)
    order = [place.chair for place in clockwise(hand, hand.button or 0)]
    return sorted(winners, key=order.index)
