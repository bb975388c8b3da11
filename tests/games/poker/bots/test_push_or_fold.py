"""Push or fold with a short stack, two left: held against the best answers to it, which are worked out here from equities of all deals."""

from functools import cache

import eval7
import numpy as np
import pytest
from msgspec.structs import replace

from tento.cards.chance import Chance
from tento.cards.deck import DECK_52
from tento.games.poker.bots.sensible.classes import HANDS, MANY, WAYS, name_of, ways_beside
from tento.games.poker.bots.sensible.tables import in_balance, known_equity
from tento.games.poker.kit import KIT
from tento.games.poker.rules import game
from tests.games.poker.playing import Table

BIG = 100
SMALL_OF_BIG = 0.5


@cache
def dealt():
    """How often two players are dealt each two kinds, by going through the hands of one of them."""
    beside = [[sum(set(HANDS[one][0]).isdisjoint(hand) for hand in HANDS[other]) for other in range(MANY)] for one in range(MANY)]
    ways = np.array(beside) * np.array(WAYS)[:, None]
    return ways / ways.sum()


@cache
def equities():
    read = known_equity()
    return np.array([[read(one, other) for other in range(MANY)] for one in range(MANY)])


def best_answers_win(push, call, stack, dead):
    """Big blinds a hand, on average of both seats, that the best answers win above what push and call get against each other."""
    pot = 2 * stack + dead
    call, push = np.asarray(call, float), np.asarray(push, float)
    small = (dealt() * (call * (equities() * pot - stack) + (1 - call) * (1 + dead))).sum(axis=1) + SMALL_OF_BIG * dealt().sum(axis=1)
    big = (dealt() * push * (equities() * pot - stack + 1)).sum(axis=1)
    return (np.maximum(small, 0).sum() - (small * push).sum() + np.maximum(big, 0).sum() - (big * call).sum()) / 2


@pytest.mark.parametrize("dead", [0.0, 0.5, 1.0])
def test_nobody_wins_a_tenth_of_a_big_blind_from_the_shipped_balance(dead):
    for stack in np.arange(2, 12.01, 0.25):
        push, call = ([in_balance(kind, hand, stack, dead) for hand in range(MANY)] for kind in ("push", "call"))
        assert best_answers_win(push, call, stack, dead) < 0.1, stack


def chosen(stack, facing):
    """Whether the bot puts all in with each kind: on the button of two with so many big blinds, or facing an all-in in the big blind."""
    table = Table(2, button=0, levels=[[BIG // 2, BIG, 0]], starting_stack=round(stack * BIG)).deal()
    if facing:
        table.play("0 all-in")
    seat = table.turn[0]
    view, options = game.view(table.state, seat), game.legal(table.state, seat)
    bot = KIT.bot("sensible", table.state.rulebook)
    return [bot.choose(replace(view, hand=HANDS[hand][0]), options, Chance(1)).kind != "fold" for hand in range(MANY)]


@pytest.mark.parametrize("stack", [2, 5, 12])
def test_nobody_wins_a_tenth_of_a_big_blind_from_the_choices_of_the_bot(stack):
    push, call = chosen(stack, facing=False), chosen(stack, facing=True)
    assert best_answers_win(push, call, stack, 0.0) < 0.1


def test_with_ten_big_blinds_the_balance_is_the_published_one():
    """Of all hands 58.3 % are pushed and 37.4 % called with: the figures that are printed everywhere."""
    parts = [sum(WAYS[hand] for hand in range(MANY) if in_balance(kind, hand, 10, 0)) / 1326 for kind in ("push", "call")]
    assert parts == pytest.approx([0.583, 0.374], abs=0.01)


PAIRS = [
    ("AA", "KK"),
    ("AKs", "QQ"),
    ("AKo", "22"),
    ("T9s", "A2o"),
    ("72o", "AA"),
    ("KQs", "AJo"),
    ("65s", "KJo"),
    ("33", "JTs"),
    ("98o", "76s"),
]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_what_kinds_win_from_each_other_is_what_another_evaluator_finds(one, other):
    """Theirs is a sample of 20,000 deals of one hand against a range, which errs by 4 thousandths."""
    kinds = {name_of(kind): kind for kind in range(MANY)}
    held = [eval7.Card(card) for card in HANDS[kinds[one]][0]]
    theirs = eval7.py_hand_vs_range_monte_carlo(held, eval7.HandRange(other), [], 20_000)
    assert known_equity()(kinds[one], kinds[other]) == pytest.approx(theirs, abs=0.018)


def test_kinds_and_ways_are_those_of_all_hands():
    assert sorted(card for hands in HANDS for hand in hands for card in hand) == sorted(card for card in DECK_52 for _ in range(51))
    assert sum(ways_beside(one, other) for one in range(MANY) for other in range(MANY)) == 1326 * 1225
