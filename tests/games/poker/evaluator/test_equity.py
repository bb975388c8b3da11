"""Equity: beside the readable evaluator that tries every deal, beside eval7, and laws that hold for all."""

from itertools import combinations
from random import Random

import eval7
import pytest

from tento.cards.card import parse_cards
from tento.games.poker.evaluator import equity as module
from tento.games.poker.evaluator import plain_equity
from tento.games.poker.evaluator.equity import Effort, NoDeal, equity
from tento.games.poker.evaluator.ranges import PACK, read_range
from tento.games.poker.evaluator.tally import interval
from tests.games.poker.settlement import high_key


def best_of(cards) -> tuple[int, list[int]]:
    return max(high_key(five) for five in combinations(cards, 5))


def best_omaha(held, board) -> tuple[int, list[int]]:
    return max(high_key(two + three) for two in combinations(held, 2) for three in combinations(board, 3))


def by_hand(ranges, board, best):
    """The shares by trying everything, with an evaluator of the tests."""
    shares, deals = [0.0] * 2, 0
    for one in ranges[0]:
        for other in ranges[1]:
            held = {*one, *other, *board}
            if len(held) < len(one) + len(other) + len(board):
                continue
            for more in combinations([card for card in PACK if card not in held], 5 - len(board)):
                mine, yours = best(one, (*board, *more)), best(other, (*board, *more))
                shares[0] += 1.0 if mine > yours else 0.5 if mine == yours else 0.0
                deals += 1
    return shares[0] / deals, deals


@pytest.mark.parametrize(
    ("one", "other", "board"),
    [
        ("QQ", "AKs", "Qh 7d 2c 9s"),
        ("AsKs, 76s", "99-88", "9h 7s 6s Kd"),
        ("AK", "AQs, KQs", "Ah Kd 2c 2d 3s"),
        ("AsAh", "KsQs", "Kh Js 4d 2s"),
    ],
)
def test_equity_is_what_trying_every_deal_gives(one, other, board):
    cards = parse_cards(board)
    share, deals = by_hand((read_range(one), read_range(other)), cards, lambda held, on: best_of((*held, *on)))
    found = equity([one, other], cards)
    assert found.exact
    assert found.deals == deals
    assert found.players[0].equity == pytest.approx(share, abs=1e-12)
    assert found.players[0].equity + found.players[1].equity == pytest.approx(1)


def test_equity_of_omaha_is_what_trying_every_deal_gives():
    ranges, board = ("AsAhKd7c", "JdTd9c8c"), parse_cards("9h 7d 2c Ks")
    share, deals = by_hand([read_range(text, 4) for text in ranges], board, best_omaha)
    found = equity(ranges, board, hole=4)
    assert (found.exact, found.deals) == (True, deals)
    assert found.players[0].equity == pytest.approx(share, abs=1e-12)


def eval7_cards(text):
    return [eval7.Card(text[place : place + 2]) for place in range(0, len(text), 2)]


@pytest.mark.parametrize(
    ("hand", "villain", "board"), [("AsKs", "QQ+, 76s", "Qh7s2s9d3c"), ("9c9d", "ATo+, KQ", "9hThJhKc2d"), ("AhKd", "AK, QQ", "AsKcQd7h7d")]
)
def test_equity_at_the_river_is_that_of_eval7(hand, villain, board):
    """What eval7 calls exact is the comparison on a whole board."""
    theirs = eval7.py_hand_vs_range_exact(eval7_cards(hand), eval7.HandRange(villain), eval7_cards(board))
    found = equity([hand, villain], [str(card) for card in eval7_cards(board)])  # type: ignore[misc]  # these are cards
    assert found.exact
    assert found.players[0].equity == pytest.approx(theirs, abs=1e-6)


@pytest.mark.parametrize(("hand", "villain", "board"), [("AsKs", "QQ+, 76s", "Qh7s2s"), ("9c9d", "ATo+, KQ", "9hThJh"), ("AhAd", "KK", "")])
def test_equity_is_about_what_eval7_finds_by_chance(hand, villain, board):
    """With 200,000 deals of eval7 its standard error is about 0.001."""
    theirs = eval7.py_hand_vs_range_monte_carlo(eval7_cards(hand), eval7.HandRange(villain), eval7_cards(board), 200_000)
    found = equity([hand, villain], [str(card) for card in eval7_cards(board)])  # type: ignore[misc]  # these are cards
    assert found.exact
    assert found.players[0].equity == pytest.approx(theirs, abs=0.008)


def test_suits_renamed_change_nothing_and_every_choice_counts():
    """Six times six hands, of which all 36 can be held together, each with every board of the 48 cards left."""
    found = equity(["AA", "KK"])
    alone = [equity([hand, "KK"]).players[0].equity for hand in ("AsAh", "AdAc", "AhAc")]
    assert (found.exact, found.deals) == (True, 36 * 1_712_304)
    assert alone == pytest.approx([found.players[0].equity] * 3, abs=1e-12)


def test_a_dead_card_is_in_no_deal():
    board = parse_cards("As Kd 7h 2c")
    with_outs, without = equity(["QsQd", "AhKh"], board), equity(["QsQd", "AhKh"], board, parse_cards("Qh Qc"))
    assert with_outs.players[0].equity == pytest.approx(2 / 44)
    assert without.players[0].equity == 0


def test_three_who_play_the_board_share_it():
    found = equity(["2s3s", "2h3h", "2d3d"], parse_cards("As Kd Qh Jc Tc"))
    assert [share.equity for share in found.players] == pytest.approx([1 / 3] * 3)
    assert [share.ties for share in found.players] == [1, 1, 1]


@pytest.mark.parametrize(("ranges", "hole"), [(["AsKs", "QQ"], 2), (["AsAhKd7c", "JdTd9c8c"], 4)])
def test_a_sample_lies_about_the_exact_equity(ranges, hole):
    board = parse_cards("9h 7d 2c")
    exact = equity(ranges, board, hole=hole).players[0].equity
    inside = 0
    for seed in range(40):
        found = equity(ranges, board, hole=hole, effort=Effort(exact_up_to=0, samples=2_000, seed=seed))
        assert (found.exact, found.deals) == (False, 2_000)
        inside += found.players[0].low <= exact <= found.players[0].high
    assert inside >= 34


def test_a_sample_chooses_only_hands_that_can_be_held_together():
    """Of AKs and AKs in four suits no two players hold the same suit: all boards give 18 chances of a flush to each alike."""
    found = equity(["AKs"] * 4, effort=Effort(exact_up_to=0, samples=20_000))
    assert sum(share.equity for share in found.players) == pytest.approx(1)
    assert all(share.low <= 0.25 <= share.high for share in found.players)


def test_an_interval_is_the_one_of_wilson():
    """Of a hundred deals fifty won: the interval of 95 % that every table of it has."""
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=5e-5)
    assert interval(0.1, 50) == pytest.approx((0.0435, 0.2136), abs=5e-5)


def test_an_interval_is_never_a_point():
    low, high = interval(0.0, 100)
    assert low == 0
    assert 0.03 < high < 0.04


def test_a_whole_table_has_its_equity():
    found = equity(["22+"] * 9, effort=Effort(exact_up_to=0, samples=200))
    assert sum(share.equity for share in found.players) == pytest.approx(1)


def test_there_must_be_cards_for_everybody_and_the_board():
    dead = [card for card in PACK if card not in parse_cards("As Ah Ks Kh")]
    assert equity(["AsAh", "KsKh"], dead=dead[:43]).exact
    with pytest.raises(NoDeal, match="not enough cards"):
        equity(["AsAh", "KsKh"], dead=dead[:44])


@pytest.mark.parametrize("hole", [2, 4])
def test_the_readable_evaluator_finds_the_same_equity(hole, monkeypatch):
    luck = Random(hole)
    for _ in range(5):
        cards = luck.sample(PACK, 2 * hole + 4)
        ranges, board = ["".join(cards[:hole]), "".join(cards[hole : 2 * hole])], cards[2 * hole :]
        fast = equity(ranges, board, hole=hole)
        with monkeypatch.context() as patch:
            patch.setattr(module, "engine", lambda: plain_equity)
            assert equity(ranges, board, hole=hole) == fast
            sample = equity(ranges, board, hole=hole, effort=Effort(exact_up_to=0, samples=300)).players[0]
        assert abs(sample.equity - fast.players[0].equity) < 0.15


@pytest.mark.parametrize(
    ("ranges", "board", "dead"),
    [
        (["AA"], "", ""),
        (["AA", "AsAh", "AsAd"], "", ""),
        (["AA", "KK"], "As As", ""),
        (["AA", "KK"], "As", "As"),
        (["AsAh", "KK"], "As", ""),
    ],
)
def test_what_cannot_be_dealt_is_told(ranges, board, dead):
    with pytest.raises(NoDeal):
        equity(ranges, parse_cards(board), parse_cards(dead))
