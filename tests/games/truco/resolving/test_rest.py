"""The rest of a mão: its best answers against those by brute force, what both may hold against the policy read hand by hand."""

from collections import Counter
from itertools import combinations_with_replacement
from math import perm, prod

import numpy as np
import pytest
from msgspec.structs import replace

from tento.games.truco.resolving import ranges
from tento.games.truco.resolving.board import Board, Lying, Start, Table
from tento.games.truco.resolving.resolver import MOST, Kind, Mao, Resolver, leads
from tento.games.truco.resolving.rest import Rest
from tento.games.truco.resolving.small import small_shares
from tento.games.truco.solved.places import asked_mode, turn_mode
from tento.games.truco.solved.policy import SLOTS, Hand, Policy
from tento.games.truco.solver.partida import Score, scores
from tento.games.truco.solver.situations import decisions_of, situations_of
from tento.games.truco.solver.solver import Solver
from tento.rulebooks.loader import load
from tento.table.solving import Exploited
from tests.games.truco.solver.brute_force import Brute

PAULISTA = replace(load("paulista-da-casa").values, raise_ladder=(3, 6), refusal_points=(1, 3))
PLAIN = replace(
    load("paulista-da-casa").values,
    tied_r1_leader_shows_highest=False,
    leader_after_tied_r1="mao_starter",
    leader_after_tied_r2="tied_rodada_leader",
    tie_all="redeal_same_dealer",
)
COUNTS = (3, 2, 2, 1, 1)
SILENT = Start(0, None)
PLENTY = 10**9
RAISE = 4


def crooked(winner, value):
    """Worths that are no points."""
    return 0.1 if winner is None else {1: 0.3, 3: 0.45, 6: 0.5}[value] if winner == 0 else {1: -0.05, 3: -0.4, 6: -0.41}[value]


def hands_of_two(counts):
    pairs = combinations_with_replacement(range(len(counts)), 2)
    return [pair for pair in pairs if all(counts[card] >= times for card, times in Counter(pair).items())]


def ways(left, first, second):
    """In how many ways both hold these cards, one after the other, of the cards that are left."""
    held = Counter((*first, *second))
    return prod(perm(max(left[card], 0), times) for card, times in held.items())


@pytest.mark.parametrize(
    ("laid", "leader", "won"), [((0, 2), 1, 1), ((3, 1), 0, 0), ((2, 2), 0, None)], ids=["foot won", "hand won", "tied"]
)
@pytest.mark.parametrize("start", [SILENT, Start(1, 0), Start(1, 1)])
def test_the_best_answer_from_the_second_rodada_on_is_that_by_brute_force(laid, leader, won, start):
    tops, luck = (2, 2), np.random.default_rng(4)
    hands = hands_of_two(COUNTS)
    reaches = [luck.random(len(hands)).astype(np.float32) for _ in range(2)]
    board = Board(PLAIN, Table(COUNTS, tops))
    rest = Rest(board, board.worths(crooked), Lying(COUNTS, laid), start, (reaches[0], reaches[1]))
    for _ in range(10):
        rest.improve()
    left = [many - laid.count(card) for card, many in enumerate(COUNTS)]
    deals = {
        ((one, None), (other, None)): float(reaches[0][n] * reaches[1][m]) * ways(left, one, other)
        for n, one in enumerate(hands)
        for m, other in enumerate(hands)
        if ways(left, one, other)
    }
    whole = sum(deals.values())
    state = {"won": (won,), "leader": leader, "led": None, "step": start.step, "right": start.right, "yes": None, "out": Counter(laid)}
    found = rest.exploited()
    for player, value in enumerate((found.first, found.second)):
        brute = Brute(COUNTS, tops, rest.sums, player, worth=crooked)
        best = brute.turn(state, {deal: weight / whole for deal, weight in deals.items()})
        assert value == pytest.approx(sum(best.values()), abs=1e-5)
        assert brute.at == len(rest.sums)


@pytest.fixture(scope="module")
def kind():
    """A small pack, solved for points and made small."""
    rows = situations_of(PAULISTA)
    solver = Solver(rows, COUNTS, decisions=decisions_of(PAULISTA))
    for _ in range(60):
        solver.improve()
    return Kind(Policy(memoryview(solver.packed())), COUNTS)


def linear(score):
    """Chances with which each point is worth as much as every other."""
    chance = (score.hand - score.foot) / 24
    return Exploited(chance, -chance)


def steep(score):
    """Chances with which the last points are worth nearly all."""
    chance = (score.hand**4 - score.foot**4) / 2 / 12**4
    return Exploited(chance, -chance)


def resolver(chance):
    return Resolver(PAULISTA, {score: chance(score) for score in scores(PAULISTA)})


def losses(solving, mao, start):
    """What the small policy and the rest solved anew lose, in the game of who knows what a table shows."""
    played, anew = solving.rest(mao, start, more_after_yes=True), solving.table(mao, PLENTY)
    played.spread(small_shares(mao.kind.policy, mao.laid, solving.limits(mao.score)))
    small = played.exploited().loss
    played.spread(anew)
    return small, played.exploited().loss


@pytest.mark.parametrize("laid", [(0, 2), (1, 1), (3, 0), (2, 4)])
def test_where_every_point_is_worth_the_same_it_loses_no_more_than_the_small_policy(kind, laid):
    small, anew = losses(resolver(linear), Mao(kind, Score(2, 2), laid), SILENT)
    assert -1e-6 < anew <= small


@pytest.mark.parametrize("score", [Score(10, 10), Score(9, 7), Score(6, 10)])
@pytest.mark.parametrize("start", [SILENT, Start(1, 0), Start(1, 1)])
def test_near_the_end_it_loses_less_than_the_small_policy_and_hardly_anything_where_nobody_raised(kind, score, start):
    solving = resolver(steep)
    found = [losses(solving, Mao(kind, score, laid), start) for laid in ((0, 2), (1, 1), (3, 0))]
    assert sum(anew for _, anew in found) < sum(small for small, _ in found)
    if start == SILENT:
        assert all(anew < 0.002 for _, anew in found)


def test_more_rounds_lose_less(kind):
    rest = resolver(steep).rest(Mao(kind, Score(8, 8), (0, 2)), SILENT)
    lost = list[float]()
    for rounds in (10, 40, MOST):
        while rest.rounds < rounds:
            rest.improve()
        lost.append(rest.exploited().loss)
    assert lost[0] > lost[1] > lost[2]


def chosen(shares, able, slot):
    """How often a hand does one thing of those that it can do, the first if it knows nothing; one time in a hundred it does any of them."""
    whole = sum(shares[one] for one in able)
    return (1 - ranges.ASTRAY) * (shares[slot] / whole if whole > 0 else slot == able[0]) + ranges.ASTRAY / len(able)


def lays(shares, cards, card, *, raises):
    """How often a hand of three lays this card."""
    kinds = sorted(set(cards))
    return chosen(shares, [*range(len(kinds)), *[RAISE] * raises], kinds.index(card))


def equal_ways(cards):
    return prod(perm(times) for times in Counter(cards).values())


def test_what_both_may_hold_is_what_the_policy_does_with_each_hand(kind):
    """Nobody has raised: each hand of three has laid the card that lies there."""
    policy, laid = kind.policy, (0, 2)
    found = resolver(linear).starts(Mao(kind, Score(0, 0), laid))[SILENT]
    for player, card in enumerate(laid):
        for cards, number in policy.twos.items():
            before = tuple(sorted((*cards, card)))
            if before not in policy.threes:
                assert found[player][number] == 0
                continue
            share = lays(policy.shares(laid[:player], 0, Hand(before)), before, card, raises=True)
            assert found[player][number] == pytest.approx(share / equal_ways(before), rel=1e-4)


def test_a_raise_that_was_accepted_is_part_of_what_both_may_hold(kind):
    """The foot called after the first card: it holds what calls, the hand what says yes and has laid its card."""
    policy, laid = kind.policy, (0, 2)
    found = resolver(linear).starts(Mao(kind, Score(0, 0), laid))[Start(1, 0)]
    for cards, number in policy.twos.items():
        hand, foot = (tuple(sorted((*cards, card))) for card in laid)
        if foot in policy.threes:
            calls = chosen(policy.shares(laid[:1], 0, Hand(foot)), [*range(len(set(foot))), RAISE], RAISE)
            then = lays(policy.shares(laid[:1], turn_mode(1, 0), Hand(foot)), foot, laid[1], raises=False)
            assert found[1][number] == pytest.approx(calls * then / equal_ways(foot), rel=1e-4)
        if hand in policy.threes:
            yes = chosen(policy.shares(laid[:1], asked_mode(1, 1), Hand(cards)), [0, 1, 2], 1)
            first = lays(policy.shares((), 0, Hand(hand)), hand, laid[0], raises=True)
            assert found[0][number] == pytest.approx(first * yes / equal_ways(hand), rel=1e-4)


def test_who_raises_takes_turns():
    """Three was asked for by the foot, so that the hand may raise: six is then the hand's, nine the foot's."""
    three = Start(1, 0)
    assert [mode for mode in range(16) if leads(three, mode, 4)] == [
        turn_mode(1, 0), turn_mode(2, 1), turn_mode(3, 0), turn_mode(4, 0), asked_mode(2, 0), asked_mode(3, 1), asked_mode(4, 0),
    ]  # fmt: skip
    assert all(leads(SILENT, mode, 4) for mode in range(16))


def test_little_effort_is_none(kind):
    solving, mao = resolver(linear), Mao(kind, Score(0, 0), (0, 2))
    numbers = solving.rest(mao, SILENT).numbers
    assert solving.table(mao, 23 * numbers) is None
    assert solving.table(mao, 24 * numbers) is not None


def test_a_table_tells_what_is_done_as_shares_by_place(kind):
    solving, mao = resolver(linear), Mao(kind, Score(8, 8), (0, 2))
    table = solving.table(mao, PLENTY)
    assert table is not None
    assert table.size % SLOTS == 0
    assert np.isfinite(table).all()
    assert (table >= 0).all()
