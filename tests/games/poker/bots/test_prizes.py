"""What a stack is worth in prizes: sums done by hand, and every order of elimination gone through."""

from itertools import permutations
from math import prod

import pytest
from msgspec.structs import replace

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.games.poker.bots.sensible.before_flop import prizes_of
from tento.games.poker.bots.sensible.icm import prize_shares
from tento.games.poker.kit import KIT
from tento.games.poker.rules import actions as do
from tento.games.poker.rules import game
from tento.rulebooks.loader import load, overlay
from tento.table.seats import Seat
from tests.games.poker.playing import Table


def test_three_stacks_for_three_prizes():
    """The first is won half of the time; the second 3/10 x 5/7 + 2/10 x 5/8 = 0.3393 of it; the rest is the third: 0.3839 in all."""
    assert prize_shares([50, 30, 20], [0.5, 0.3, 0.2]) == pytest.approx([0.383929, 0.3275, 0.288571], abs=1e-6)


def test_for_one_prize_chips_are_worth_their_part():
    assert prize_shares([1000, 3000, 6000], [1.0]) == pytest.approx([0.1, 0.3, 0.6])


def test_two_who_are_left_have_the_second_prize_for_sure():
    assert prize_shares([900, 100], [0.7, 0.3]) == pytest.approx([0.7 * 0.9 + 0.3 * 0.1, 0.7 * 0.1 + 0.3 * 0.9])


def test_who_has_no_chips_gets_what_is_left_over():
    assert prize_shares([100, 0, 0], [0.5, 0.3, 0.2]) == pytest.approx([0.5, 0.25, 0.25])


def in_order(stacks, order):
    """The chance that the places go to the players in this order."""
    return prod(stacks[one] / sum(stacks[other] for other in order[place:]) for place, one in enumerate(order))


@pytest.mark.parametrize("prizes", [(1.0,), (0.65, 0.35), (0.5, 0.3, 0.2), (0.4, 0.3, 0.2, 0.1)])
def test_the_shares_are_those_of_all_orders_of_elimination(prizes):
    stacks = [100, 250, 900, 40, 710]
    expected = [0.0] * 5
    for order in permutations(range(5)):
        for one, prize in zip(order, prizes, strict=False):
            expected[one] += in_order(stacks, order) * prize
    assert prize_shares(stacks, prizes) == pytest.approx(expected)


def test_ten_players_share_all_that_is_paid():
    stacks = [7, 1, 4, 9, 2, 6, 6, 3, 8, 5]
    shares = prize_shares(stacks, [0.4, 0.3, 0.2, 0.1])
    assert sum(shares) == pytest.approx(1)
    assert sorted(range(10), key=shares.__getitem__) == sorted(range(10), key=stacks.__getitem__)


def test_three_places_are_paid_at_a_table_of_nine_and_one_at_a_table_of_six():
    for seats, many in ((9, 3), (6, 1), (2, 1)):
        table = Table(seats).deal()
        assert len(prizes_of(game.view(table.state, Seat(0)), 5000)) == many


def test_where_the_chips_came_from_other_tables_chips_alone_count():
    assert len(prizes_of(game.view(Table(9).deal().state, Seat(0)), 4000)) == 1


def on_the_bubble(hand, stacks):
    """Nine began and four are left, seat 0 in the big blind with ten big blinds; the big stack in the small blind has put all in."""
    table = Table(9, button=8, levels=[[500, 1000, 0]]).deal()
    view = game.view(table.state, Seat(1))
    others = {7: "folded", 8: "folded", 0: "all_in", 1: "playing"}
    bets = {7: 0, 8: 0, 0: stacks[0], 1: 1000}
    players = tuple(
        replace(
            one,
            standing=others.get(one.seat, "out"),
            stack=0 if one.seat not in others or one.seat == 0 else stacks[one.seat] - bets[one.seat],
            bet=bets.get(one.seat, 0),
            put=bets.get(one.seat, 0),
        )
        for one in view.players
    )
    assert view.asked is not None
    asked = replace(view.asked, seat=Seat(1), to_call=stacks[1] - 1000, min_raise=None, max_raise=None)
    return replace(
        view, players=players, hand=hand, small=Seat(0), big=Seat(1), button=Seat(8), current=stacks[0], pot=stacks[0] + 1000, asked=asked
    )


def choice(view, starting_stack):
    rulebook = overlay(load("cgp-2024"), {"starting_stack": starting_stack})
    return KIT.bot("sensible", rulebook).choose(view, (do.Fold(), do.Call()), Chance(1)).kind


def test_on_the_bubble_a_call_that_is_right_in_chips_is_folded_for_the_prizes():
    """Ace and seven against the small blind's any two are 55 to 60 % at least; two players with one big blind each are about to go out."""
    stacks = {0: 31_000, 1: 10_000, 7: 2_000, 8: 2_000}
    view = on_the_bubble((Card("Ac"), Card("7d")), stacks)
    assert choice(view, 5000) == "fold"
    assert choice(view, 4000) == "call"
    assert choice(on_the_bubble((Card("Ac"), Card("Ad")), stacks), 5000) == "call"
