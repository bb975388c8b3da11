"""Time that runs out at the showdown: a hand that takes something is shown, another one is given up."""

from itertools import combinations
from random import Random

import pytest

from tento.cards.deck import DECK_52
from tento.games.poker.rules import actions as do
from tento.games.poker.rules import game
from tests.games.poker.playing import Table
from tests.games.poker.settlement import high_key, low_key


def at_the_showdown(variant: str, seed: int) -> Table:
    """Two players who only call and check; the first of them has shown."""
    pack = list(DECK_52)
    Random(seed).shuffle(pack)
    table = Table(2, variant=variant, time_bank_cards=0).deal(" ".join(pack))
    while table.state.hand is not None and table.state.hand.stage == "betting":
        kinds = {type(action).__name__: action for action in game.legal(table.state, table.turn[0])}
        action = next(kinds[name] for name in ("Check", "Call", "BringIn") if name in kinds)
        table.play(f"{table.turn[0]} {action.kind}")
    table.play(f"{table.turn[0]} show")
    return table


def takes_something(table: Table, own: int) -> bool:
    """Whether a hand is as good as the open one, for the high or for the low, by trying all fives."""
    hand = table.state.hand
    assert hand is not None
    rules = hand.stakes.rules
    mine, theirs = sorted(hand.places, key=lambda place: place.chair != own + 1)
    fives = [list(combinations(place.cards, 5)) for place in (mine, theirs)]
    highs = [max(map(high_key, one)) for one in fives]
    lows = [[key for key in map(low_key, one) if rules.low != "eight" or (key[0] == 0 and key[1][0] <= 7)] for one in fives]
    high = rules.high and highs[0] >= highs[1]
    low = rules.low is not None and bool(lows[0]) and (not lows[1] or min(lows[0]) <= min(lows[1]))
    return high or low


@pytest.mark.parametrize("variant", ["razz", "stud-hilo", "stud"])
def test_a_hand_is_shown_for_who_does_not_answer_if_it_takes_something(variant):
    answers = set()
    for seed in range(25):
        table = at_the_showdown(variant, seed)
        seat = table.turn[0]
        found = game.timeout(table.state, seat)
        assert isinstance(found, do.Show) is takes_something(table, seat), seed
        answers.add(type(found))
    assert answers == {do.Show, do.Muck}
