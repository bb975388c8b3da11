"""Random hands of every game, bet by bet against a second account of who is asked and how much may be bet."""

from random import Random

import pytest
from msgspec.structs import replace

from tento.games.poker.rules import actions as do
from tento.games.poker.rules.hand import apply, start, verify
from tento.games.poker.rules.state import Chair, Hand
from tento.games.poker.rules.variants import VARIANTS
from tento.rulebooks.loader import load
from tests.games.poker.second_betting import Betting
from tests.games.poker.walks import moves, random_table, shuffled

CGP = load("cgp-2024")
SEEDS = range(60)
HALF_A_BLIND = 5
"""Of the smallest chips, at a random table."""


def a_table(luck, variant):
    """Everybody is there; every other table has stacks in few sizes, so that all-ins meet the borders of a raise exactly."""
    table = replace(random_table(CGP, luck, variant), absent=())
    if luck.random() < 0.5:
        return table
    half = HALF_A_BLIND * table.stakes.smallest_chip
    return replace(table, places=tuple(replace(place, stack=half * luck.choice((*range(3, 13), 100, 100, 100))) for place in table.places))


def a_move(hand, luck):
    """Anything that is allowed, raises mostly in half blinds; a stack goes in whole more often than by chance."""
    options = [one for one in moves(hand, luck) if not isinstance(one, do.Raise) or one.to != "pot"]
    half = HALF_A_BLIND * hand.stakes.smallest_chip
    round_ones = [one for one in options if not isinstance(one, do.Raise | do.Fold) or (isinstance(one, do.Raise) and one.to % half == 0)]
    if do.AllIn() in options and luck.random() < 0.25:
        return do.AllIn()
    return luck.choice(round_ones if round_ones and luck.random() < 0.8 else options)


def totals(hand, second, seat, luck):
    """Totals near every border of a raise."""
    chip, whole = hand.stakes.smallest_chip, second.bet[seat] + second.stack[seat]
    near = {whole, whole - 1, whole + 1, second.least, second.least - 1, second.least + chip, second.current, luck.randint(1, whole + 1)}
    pot = second.current + second.pot + second.missing + sum(second.bet.values()) + second.current - second.bet[seat]
    return sorted(total for total in near | {pot, pot + 1, pot - 1} if total > 0)


def tell(second, seat, action, hand):
    """What a player did, in words that the second account knows."""
    whole = second.bet[seat] + second.stack[seat]
    if isinstance(action, do.Fold):
        return second.folds(seat)
    if isinstance(action, do.BringIn):
        return second.brings_in(seat)
    if isinstance(action, do.Complete):
        return second.raises(seat, hand.stakes.limits[0])
    if isinstance(action, do.Raise):
        return second.raises(seat, action.to)
    if isinstance(action, do.AllIn) and second.bring_in_due and whole <= hand.stakes.bring_in:
        return second.brings_in(seat)
    if isinstance(action, do.AllIn) and whole > second.current:
        return second.raises(seat, whole)
    return second.stays(seat)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_second_account_asks_the_same_seats_and_allows_the_same_raises(variant):
    compared = 0
    for seed in SEEDS:
        luck = Random(f"betting {variant} {seed}")
        table = a_table(luck, variant)
        hand = start(table, shuffled(luck))
        second = Betting(table, hand)
        while hand.stage == "betting":
            seat = second.asked()
            assert seat is not None
            assert seat == hand.turn, seed
            if not second.bring_in_due:
                legal = {total: verify(hand, Chair(seat), do.Raise(total)) is None for total in totals(hand, second, seat, luck)}
                assert legal == {total: second.may_raise(seat, total) for total in legal}, seed
                compared += len(legal)
            action = a_move(hand, luck)
            after = apply(hand, Chair(seat), action)
            assert isinstance(after, Hand)
            tell(second, seat, action, hand)
            second.goes_on(after)
            hand = after
    assert compared > 100
