"""How poker questions are read: what is tolerated, and what is named as a mistake."""

from decimal import Decimal

import pytest

from tento.championship.cases.options import translated
from tento.championship.cases.poker.questions import POKER_QUESTIONS
from tento.championship.cases.poker.reading import ByPlace, centavos
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.loader import load, overlay

CGP = load("cgp-2024")


def ask(question, rulebook=CGP, **keys):
    return POKER_QUESTIONS[question](keys, rulebook)


def mistake(question, **keys):
    with pytest.raises(BadKey) as caught:
        ask(question, **keys)
    return caught.value.key


@pytest.mark.parametrize("question", POKER_QUESTIONS)
def test_an_unknown_key_is_named(question):
    assert mistake(question, entriez=1) == "entriez"


@pytest.mark.parametrize(
    ("question", "keys", "key"),
    [
        ("payouts", {"entries": "many"}, "entries"),
        ("balancing", {"tables": [{"seats": "A B -", "opened": [4]}]}, "tables"),
        ("balancing", {"tables": [{"seats": "A B -", "opened": [0]}]}, "tables"),
        ("balancing", {"tables": [{"seats": "A B -", "opened": [2]}]}, "tables"),
        ("balancing", {"tables": [{"seats": "A - -", "opened": [2, 2]}]}, "tables"),
        ("balancing", {"tables": [{"seats": "A B -", "blinds": [1, 2, 4]}]}, "tables"),
        ("payouts", {"entries": -1}, "entries"),
        ("payouts", {"entries": 10**9}, "entries"),
        ("payouts", {"entries": 18, "buy_in": {"rake": 10}}, "buy_in"),
        ("payouts", {"entries": 18, "buy_in": {"prize": 0.001}}, "buy_in.prize"),
        ("payouts", {"entries": 18, "guarantee": float("inf")}, "guarantee"),
        ("payouts", {"entries": 18, "guarantee": float("nan")}, "guarantee"),
        ("payouts", {"entries": 18, "residual": "second_place"}, "residual"),
        ("payouts", {"entries": 18, "unit": 0}, "unit"),
        ("payouts", {}, "entries"),
        ("ranking", {"entries": 5, "players": [{"name": "x", "place": 1}]}, "paid"),
        ("ranking", {"entries": 50, "players": [{"name": "x", "place": 0}]}, "players"),
        ("deal", {"prizes": [100, 50], "stacks": {"A": 1}}, "stacks"),
        ("deal", {"prizes": [100, 50], "amounts": {"A": 70, "B": 60}, "champion": "C"}, "champion"),
        ("knockout", {"value": 100, "eliminations": [[]], "champion": "A"}, "eliminations"),
        ("satellite", {"entries": 10, "seat": 0}, "seat"),
        ("late-registration", {"tables": [10]}, "tables"),
        ("late-registration", {"tables": [1], "freed": 2}, "tables"),
        ("registration", {"act": "cancel"}, "at"),
        ("seating", {"players": ["A", "A"]}, "players"),
        ("seating", {"players": 9, "size": 1}, "size"),
        ("seating", {"players": 9, "seed": "xyz"}, "seed"),
        ("balancing", {"tables": [12]}, "tables"),
        ("balancing", {"tables": [{"seats": "A B", "blinds": [1, 2, 3]}]}, "tables"),
        ("button", {"button": 1, "small": 2, "big": 3, "taken": [1]}, "taken"),
        ("chip-race", {"stacks": {"1": 25}, "chips": {"1": 1}, "values": [0, 100]}, "values"),
        ("chip-race", {"stacks": {"x": 25}, "chips": {}, "values": [25, 100]}, "stacks"),
        ("chip-race", {"stacks": {"1": 25}, "chips": {"1": 1}, "values": [25, 100], "cards": "1x"}, "cards"),
        ("hand-for-hand", {"left": 1, "paid": 1, "outs": [{"name": "X", "table": 1}, {"name": "Y", "table": 1}]}, "outs"),
        ("hand-for-hand", {"left": 9, "paid": 1, "outs": [{"name": "X", "table": 1}, {"name": "X", "table": 2}]}, "outs"),
        ("clock", {"of": "level"}, "levels"),
    ],
)
def test_a_key_that_cannot_be_read_is_named(question, keys, key):
    assert mistake(question, **keys) == key


def test_prizes_are_told_by_the_place_or_the_range_of_places_that_share_them():
    assert {key: str(prize) for key, prize in ByPlace([10000, 5000, 5000, 100]).items()} == {"1": "100.00", "2-3": "50.00", "4": "1.00"}


@pytest.mark.parametrize("size", [2, 9])
def test_a_name_that_stands_twice_is_told_whatever_the_size_of_a_table(size):
    with pytest.raises(BadKey, match="names somebody twice"):
        ask("seating", players=["A", "A"], size=size)


@pytest.mark.parametrize(
    ("asked", "found"), [("1", "100.00"), ("10-11", "30.00"), ("10", "30.00"), ("10-13", "30.00"), ("14", "0.00"), ("14-99", "0.00")]
)
def test_a_place_or_a_range_may_be_asked_for(asked, found):
    places = ByPlace([10000] * 9 + [3000] * 4)
    assert (asked in places, places[asked]) == (True, Decimal(found))


@pytest.mark.parametrize("asked", ["9-10", "0", "x", "3-x", "", "5-2"])
def test_a_range_whose_places_differ_is_no_answer(asked):
    places = ByPlace([10000] * 9 + [3000] * 4)
    assert asked not in places
    with pytest.raises(KeyError):
        places[asked]


def test_places_are_listed_by_runs_of_the_same_prize():
    assert list(ByPlace([300, 200, 200, 100])) == ["1", "2-3", "4"]


@pytest.mark.parametrize(("amount", "found"), [(620, 62000), (1252.80, 125280), (0.1 + 0.2, None), (0.01, 1)])
def test_reais_are_read_to_the_centavo(amount, found):
    if found is None:
        with pytest.raises(BadKey):
            centavos("x", amount)
    else:
        assert centavos("x", amount) == found


def test_the_split_of_the_rulebook_holds_where_the_case_names_none():
    assert ask("payouts", entries=18)["pool"] == Decimal("8380.80")


def test_a_tie_for_a_place_is_an_equal_place():
    players = [{"name": "X", "place": 26}, {"name": "Y", "place": 26}]
    averaged = ask("ranking", overlay(CGP, {"tie_points": "average"}), entries=240, players=players)
    assert averaged["points"] == {"X": 120, "Y": 120}


def test_whoever_has_no_place_went_out_before_the_money():
    assert ask("ranking", entries=340, players=[{"name": "x"}])["points"] == {"x": 1}


def test_without_paid_places_the_payout_table_says_how_many():
    assert ask("ranking", entries=340, players=[])["paid"] == 35


@pytest.mark.parametrize(
    ("rule", "value", "kept"), [("payout_unit", 5, 500), ("payout_unit", 0.01, 1), ("surcharge", {"debit": 4.5}, {"debit": 450})]
)
def test_an_option_is_in_reais_and_in_percent(rule, value, kept):
    assert translated({rule: value}, CGP) == {rule: kept}


@pytest.mark.parametrize("line", ["knockout", "ko", "bounty"])
def test_the_line_for_knockouts_has_other_words(line):
    assert ask("payouts", entries=70, buy_in={"prize": 300, line: 100, "rake": 100})["knockouts"] == 7000


@pytest.mark.parametrize(("unit", "second"), [({}, "51722.94"), ({"unit": 1}, "51722.00"), ({"unit": 5}, "51720.00")])
def test_scaled_shares_are_told_before_rounding_unless_the_case_names_the_unit(unit, second):
    assert ask("payouts", entries=1000, residual="scale", **unit)["places"]["2"] == Decimal(second)


@pytest.mark.parametrize(
    ("keys", "article"),
    [
        ({"players": [{"name": "x", "place": 40}]}, "4.2-06"),
        ({"players": [{"name": "x", "place": 40}]}, "4.3 d"),
        ({"players": [{"name": "x", "place": 2}], "deal_at": 3}, "4.3 e"),
        ({"players": [{"name": "x", "place": 2}], "event": "side", "buy_in_total": 1000, "level_minutes": 30}, "4.2-05"),
        ({"players": [{"name": "x", "place": 2}], "event": "ladies"}, "4.3 b"),
    ],
)
def test_points_cite_what_made_them(keys, article):
    assert article in ask("ranking", entries=240, **keys)["article"]


def test_points_do_not_cite_a_deal_that_nobody_made():
    assert "4.3 e" not in ask("ranking", entries=240, players=[{"name": "x", "place": 2}])["article"]


def test_a_deal_is_made_by_ten_players_at_most():
    stacks = {f"P{number}": 1000 for number in range(11)}
    ten = dict(list(stacks.items())[:10])
    assert len(ask("deal", prizes=[100] * 10, stacks=ten)["by_chips"]) == 10
    assert mistake("deal", prizes=[100] * 11, stacks=stacks) == "stacks"


@pytest.mark.parametrize(("moment", "goes_on"), [({}, False), ({"moment": "start"}, False), ({"moment": "end"}, True)])
def test_a_field_is_too_small_only_at_the_moment_at_which_it_is_counted(moment, goes_on):
    assert ask("minimum-field", level=1, people=2, **moment)["goes_on"] is goes_on


@pytest.mark.parametrize(("alive", "goes_on"), [({}, True), ({"alive": 2}, False)])
def test_where_nobody_says_who_is_out_everybody_is_still_in(alive, goes_on):
    rulebook = overlay(CGP, {"min_field_counts": "alive"})
    assert ask("minimum-field", rulebook, level=1, people=200, **alive)["goes_on"] is goes_on


def test_whoever_has_no_place_is_not_paid_even_where_as_many_are_paid_as_entered():
    assert ask("ranking", entries=20, paid=20, players=[{"name": "x"}])["placing"] == {"x": 0}
