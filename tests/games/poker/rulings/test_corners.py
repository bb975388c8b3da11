"""Corners of the rulings about chips and turns, each worked out by hand from the text."""

import pytest

from tento.games.poker.rulings.ruling import answer
from tento.rulebooks.loader import load

CGP = load("cgp-2024")
FACING = {"current": 600, "last_raise": 600, "behind": 9000}
OPTION = {"street": "preflop", "current": 200, "last_raise": 200, "prior": 200, "behind": 9000}


def moved(**given):
    found = answer(CGP, "chips", given).answers
    return found["ruling"], found["due"]


def cited(question="chips", **given):
    return {article.cite for article in answer(CGP, question, given).articles}


@pytest.mark.parametrize(
    ("amount", "ruling"), [("2000", ("raise", 2000)), ("300", ("raise", 400)), ("299", ("check", 200)), ("200", ("check", 200))]
)
def test_an_amount_said_on_the_option_is_the_total(amount, ruling):
    assert moved(**OPTION, words=[amount]) == ruling


def test_an_amount_on_top_may_be_said_without_a_term():
    assert moved(**FACING, words=["+700"]) == ("raise", 1300)


def test_the_amount_of_the_bet_itself_is_a_call_and_no_undercall():
    assert moved(**FACING, opening=False, words=["600"]) == ("call", 600)


def test_an_amount_beyond_the_stack_is_all_in():
    assert moved(current=600, last_raise=600, behind=800, words=["5000"]) == ("all-in", 800)
    assert moved(current=600, last_raise=600, behind=600, words=["5000"]) == ("call", 600)


@pytest.mark.parametrize(("chip", "penalty"), [(80, True), (81, False)])
def test_a_tenth_of_what_is_owed_is_still_tiny(chip, penalty):
    given = {"current": 800, "last_raise": 800, "behind": 5000, "opening": True}
    assert answer(CGP, "chips", {**given, "chips": [chip]}).answers["penalty"] is penalty
    assert answer(CGP, "chips", {**given, "words": [str(chip)]}).answers["penalty"] is penalty


def test_what_is_owed_counts_without_the_chips_that_lie_there():
    given = {"current": 1000, "last_raise": 500, "prior": 500, "behind": 5000, "opening": True}
    assert answer(CGP, "chips", {**given, "chips": [50]}).answers["penalty"] is True
    assert answer(CGP, "chips", {**given, "words": ["550"]}).answers["penalty"] is True
    assert answer(CGP, "chips", {**given, "words": ["560"]}).answers["penalty"] is False


def test_the_article_of_wrong_words_is_cited_only_for_them():
    assert "5.4.18" in cited(blinds=[100, 200], words=["raise"])
    assert "5.4.18" not in cited(**FACING, words=["raise"])
    assert "5.4.18" not in cited(blinds=[100, 200], words=["bet 500"])


def test_the_article_of_one_chip_is_cited_only_where_the_chip_says_how_much():
    assert "5.4.13" in cited(**FACING, chips=[5000], words=["raise"])
    assert "5.4.13" not in cited(**FACING, chips=[5000], words=["raise 2000"])
    assert "5.4.13" not in cited(**FACING, chips=[1000, 1000], words=["raise"])


def test_the_article_of_string_bets_is_cited_only_for_several_motions():
    assert "5.4.3" in cited(**FACING, chips=[[600], [600]], words=["raise"])
    assert "5.4.3" not in cited(**FACING, chips=[600, 600], words=["raise"])


def test_all_in_for_exactly_the_step_of_limit_is_all_in():
    limit = {"limit": "limit", "limits": [400, 800], "street": "turn", "current": 800, "last_raise": 800, "words": ["all-in"]}
    assert moved(**limit, behind=1600) == ("all-in", 1600)
    assert moved(**limit, behind=1601) == ("raise", 1600)
    assert moved(**limit, behind=1599) == ("all-in", 1599)


def test_seats_go_up_to_ten():
    assert answer(CGP, "showdown-order", {"button": 1, "seats": [2, 10], "actions": ["10 bet"]}).answers == {"first": 10}


def test_the_pot_counts_what_the_player_still_owes():
    small_blind = {"street": "preflop", "current": 200, "last_raise": 200, "prior": 100, "behind": 9000, "pot_size": 300, "words": ["pot"]}
    assert moved(limit="pot-limit", **small_blind) == ("raise", 600)


def test_the_size_of_the_pot_bounds_only_pot_limit():
    assert moved(**FACING, pot_size=100, words=["raise 5000"]) == ("raise", 5000)


@pytest.mark.parametrize(("cards", "ruling", "spent"), [(1, "in-time", 1), (0, "fold", 0)])
def test_the_first_time_card_begins_when_the_clock_is_at_zero(cards, ruling, spent):
    found = answer(CGP, "action-clock", {"seconds": 35, "cards": cards, "facing_bet": True}).answers
    assert found == {"ruling": ruling, "spent": spent}


def test_a_raise_of_an_amount_that_nobody_told_changes_the_action_too():
    found = answer(CGP, "out-of-turn", {"action": "call", "current": 500, "last_raise": 500, "skipped": ["raise"]}).answers
    assert (found["ruling"], found["returned"], found["min_raise"]) == ("returned", 500, None)


def test_without_the_last_raise_the_bet_that_lies_measures_the_next_one():
    found = answer(CGP, "out-of-turn", {"action": "call", "current": 500, "skipped": ["fold"]}).answers
    assert (found["ruling"], found["due"], found["min_raise"]) == ("binding", 500, 1000)
    assert answer(CGP, "out-of-turn", {"action": "raise 800", "current": 500, "skipped": ["fold"]}).answers["due"] == 1000


def test_a_tiny_chip_is_punishable_after_pulling_chips_back_too():
    given = {"current": 50_000, "last_raise": 30_000, "prior": 20_000, "pulled": "full", "behind": 90_000}
    found = answer(CGP, "chips", {**given, "chips": [1000]}).answers
    assert (found["ruling"], found["due"], found["penalty"]) == ("call", 50_000, True)


def test_a_pot_that_nobody_told_has_no_amount():
    found = answer(CGP, "chips", {"limit": "pot-limit", "blinds": [100, 200], "words": ["pot"], "behind": 9000}).answers
    assert (found["ruling"], found["due"], found["penalty"]) == ("bet", None, False)


@pytest.mark.parametrize(
    ("words", "item"), [("raise 2000", "5.4.7 B–C"), ("raise same", "5.4.7 A"), ("raise", "5.4.5"), ("raise +500", "5.4.7 B–C")]
)
def test_a_declared_raise_cites_what_makes_the_words_binding(words, item):
    assert item in cited(**FACING, chips=[5000], words=[words])
