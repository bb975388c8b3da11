"""Laws of a hand of poker, over random hands of every game, and a settlement by other code."""

from random import Random

import pytest

from tento.games.poker.rules.variants import VARIANTS
from tento.rulebooks.loader import load
from tests.games.poker.settlement import settled
from tests.games.poker.walks import played, random_hand

CGP = load("cgp-2024")
SEEDS = range(25)


def chips_in(hand) -> int:
    return int(sum(place.stack for place in hand.places)) + (0 if hand.stage == "over" else hand.pot)


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_chip_is_lost_or_made(variant):
    for seed in SEEDS:
        states = played(random_hand(CGP, luck := Random(f"chips {variant} {seed}"), variant), luck)
        assert {chips_in(state) for state in states} == {chips_in(states[0])}, seed


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_card_lies_somewhere_once(variant):
    for seed in SEEDS:
        for hand in played(random_hand(CGP, luck := Random(f"cards {variant} {seed}"), variant), luck):
            cards = [card for place in hand.places for card in place.cards] + [*hand.board, *hand.stub, *hand.burnt]
            assert (len(cards), len(set(cards))) == (52, 52), seed


@pytest.mark.parametrize("variant", VARIANTS)
def test_pots_are_paid_as_another_settlement_pays_them(variant):
    shown = 0
    for seed in range(80):
        states = played(random_hand(CGP, luck := Random(f"pots {variant} {seed}"), variant), luck)
        end = states[-1]
        if len(end.live) < 2 or end.void or states[0].stage == "over":
            continue
        shown += 1
        won = settled(end)
        paid = {int(place.chair): place.stack for place in end.places}
        behind = {int(place.chair): _behind(states, place.chair) for place in end.places}
        assert {seat: behind[seat] + won[seat] for seat in won} == paid, seed
    assert shown > 10


def _behind(states, chair) -> int:
    """What the seat had left when all bets were in: what it came with, less what it put in and left there."""
    first, end = states[0], states[-1]
    start, last = first.at(chair), end.at(chair)
    ante = first.dead_money - end.dead_money if chair == first.big else 0
    return int(start.stack + start.put + ante - last.put)
