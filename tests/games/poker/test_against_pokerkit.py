"""Random hands beside pokerkit: the same turns, amounts, pots and payoffs.

What pokerkit is known to do otherwise is kept out here: blinds and bring-ins that are short, short raises in limit games, two or more odd
chips, side pots of high and low, the cap before the flop. Each has its own test in `test_pokerkit_differences.py`.
"""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tento.games.poker.rules.betting import is_capped, raise_range, reopened, to_call
from tento.games.poker.rules.pots import pots_of
from tento.games.poker.rules.state import Chair, Hand, Place, Stakes
from tento.rulebooks.loader import load
from tests.games.poker.pokerkit_twin import BLINDS, LIMITS, STUDS, OtherOrder, Twin, played

CGP = load("cgp-2024")


def stakes_of(variant: str, luck: Random) -> Stakes:
    """Antes from all, from the big blind, or none. In stud games pots can be shared evenly: an odd chip goes otherwise in pokerkit."""
    if variant in STUDS:
        return Stakes(variant=variant, ante=120, bring_in=300, limits=(600, 1200))
    chip, ante, big_blind_ante = luck.choice((1, 1, 5, 25)), *luck.choice(((0, 0), (2, 0), (0, 10)))
    return Stakes(variant=variant, blinds=(5 * chip, 10 * chip), ante=ante * chip, big_blind_ante=big_blind_ante * chip, smallest_chip=chip)


def table_of(variant: str, luck: Random) -> Hand:
    """Up to six players, some with a few chips; who owes a blind or may have to bring in can pay it whole."""
    stakes, chairs = stakes_of(variant, luck), sorted(luck.sample(range(1, 11), luck.randint(2, 6)))
    button = luck.choice(chairs)
    after = [chair for chair in chairs if chair > button] + [chair for chair in chairs if chair <= button]
    small, big = (button, after[0]) if len(chairs) == 2 else (after[0], after[1])
    stud = variant in STUDS
    unit = 60 if stud else stakes.smallest_chip
    posts = stakes.ante + stakes.bring_in + stakes.blinds[1] + stakes.big_blind_ante
    stacks = {}
    for chair in chairs:
        least = posts // unit if stud or chair in (small, big) else 1
        stacks[chair] = unit * (least + luck.choice((luck.randint(0, 20), luck.randint(0, 80), luck.randint(60, 400))))
    return Hand(
        rulebook=CGP,
        stakes=stakes,
        places=tuple(Place(chair=Chair(chair), stack=stack) for chair, stack in stacks.items()),
        button=None if stud else Chair(button),
        small=None if stud else Chair(small),
        big=None if stud else Chair(big),
    )


def compared(hand: Hand, twin: Twin) -> None:
    """The pots, what is asked of the player, and what may be bet, where the betting is open."""
    assert hand.turn is not None
    place = hand.at(hand.turn)
    assert twin.state.total_pot_amount == hand.pot
    assert [pot.amount for pot in twin.state.pots if pot.amount] == [pot.chips for pot in pots_of(hand, in_front=False) if pot.chips]
    if not hand.bring_in_due:
        call, sizes = twin.asked()
        assert call == to_call(hand, place)
        if reopened(hand, place) and not is_capped(hand):
            assert sizes == raise_range(hand, place)


def left_over(end: Hand) -> bool:
    """Two odd chips or more are left over after pots were shared: pokerkit gives all of a pot to one, and joins pots first."""
    unit = end.stakes.smallest_chip
    return sum(paid.chips // unit % len(paid.winners) for paid in end.paid) > 1


def same_hand(variant: str, seed: int) -> str:
    luck = Random(f"pokerkit {variant} {seed}")
    table = table_of(variant, luck)
    steps = played(table, luck)
    end = steps[-1][0]
    twin = Twin(table, end)
    try:
        for hand, action in steps[:-1]:
            twin.until(hand.turn)
            compared(hand, twin)
            twin.do(action)
        twin.until(None)
    except OtherOrder:
        assert variant in STUDS
        assert any(place.all_in for place in hand.places)
        return "other order"
    if left_over(end) or (end.stakes.rules.halved and len(end.paid) > 1):
        return "left out"
    assert twin.stacks() == {place.chair: place.stack for place in end.places}, seed
    return "side pots" if len(end.paid) > 1 else "showdown" if len(end.live) > 1 else "folded"


@pytest.mark.parametrize(
    ("variant", "hands"),
    [("no-limit-holdem", 120), ("pot-limit-omaha", 50), ("limit-holdem", 60), ("stud", 60), ("razz", 60), ("stud-hilo", 60)],
)
def test_hands_end_as_in_pokerkit(variant, hands):
    ends = [same_hand(variant, seed) for seed in range(hands)]
    assert ends.count("side pots") > hands // 10 or variant == "stud-hilo"
    assert ends.count("showdown") > hands // 10
    kept_out = ends.count("left out") + ends.count("other order")
    assert kept_out < hands * (3 if variant in STUDS else 1) // 5


@settings(max_examples=20)
@given(variant=st.sampled_from((*BLINDS, *LIMITS, *STUDS)), seed=st.integers(1_000, 10**12))
def test_hands_end_as_in_pokerkit_whatever_the_seed(variant, seed):
    same_hand(variant, seed)
