"""The poker bots: one that plays soundly beats one that plays by chance, in every game of the table."""

import pytest

from tento.cards.card import parse_cards
from tento.cards.chance import Chance
from tento.cards.deck import DECK_52
from tento.club.simulation.simulate import simulate
from tento.club.table import NamedBot
from tento.games.poker.bots.sensible.preflop import better_share, strength
from tento.games.poker.bots.sensible.worth import worths
from tento.games.poker.kit import KIT
from tento.games.poker.rules import actions as do
from tento.games.poker.rules import game
from tento.games.poker.rules.hands import best
from tento.games.poker.rules.variants import VARIANTS
from tento.rulebooks.loader import load, overlay
from tests.games.poker.playing import Table


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_quick_worth_of_hands_orders_them_as_the_rules_do(variant):
    rules, luck = VARIANTS[variant], Chance(3)
    for _ in range(60):
        cards = luck.sample(DECK_52, 2 * rules.hole + 5)
        one, other, board = cards[: rules.hole], cards[rules.hole : 2 * rules.hole], () if rules.stud else cards[-5:]
        quick = worths(rules, one, board), worths(rules, other, board)
        if rules.high:
            highs = best(rules, "high", one, board), best(rules, "high", other, board)
            assert (quick[0][0] > quick[1][0], quick[0][0] == quick[1][0]) == (highs[0] > highs[1], highs[0] == highs[1])  # type: ignore[operator]
        if rules.low == "eight":
            assert (quick[0][1] < 0) == (best(rules, "low", one, board) is None)


def test_aces_are_the_best_two_cards_and_nothing_is_better():
    wins = [strength(parse_cards(held)) for held in ("As Ah", "Ks Kh", "As Ks", "As Kh", "7s 2h")]
    assert wins == sorted(wins, reverse=True)
    assert better_share(parse_cards("As Ah")) == 0


@pytest.mark.parametrize(("variant", "matches"), [("no-limit-holdem", 40), ("omaha-hilo", 4), ("stud", 4)])
def test_the_sensible_bot_beats_the_random_one(variant, matches):
    rulebook = overlay(load("cgp-2024"), {"variant": variant, "level_hands": 4, "starting_stack": 2000})
    result = simulate(rulebook, [NamedBot("sensible"), NamedBot("random")], partidas=matches, duplicate=True, seed=2)
    assert result.sides[0].share > 0.6


@pytest.mark.parametrize(("cards", "act"), [("Ac Ad", do.AllIn), ("7c 2d", do.Fold)])
def test_a_short_stack_goes_all_in_or_folds(cards, act):
    table = Table(3, starting_stack=500)
    first, second = cards.split()
    table.deal(f"3c 4c {first} 3d 4h {second}")
    options = game.legal(table.state, table.turn[0])
    choice = KIT.bot("sensible", table.state.rulebook).choose(game.view(table.state, table.turn[0]), options, Chance(1))
    assert isinstance(choice, act)


def test_no_bot_spends_a_time_card():
    table = Table(3).deal()
    options = game.legal(table.state, table.turn[0])
    for name in KIT.bots:
        choices = {
            KIT.bot(name, table.state.rulebook).choose(game.view(table.state, table.turn[0]), options, Chance(n)).kind for n in range(9)
        }
        assert "timecard" not in choices
