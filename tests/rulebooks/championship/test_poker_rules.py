"""The CGP's tables against what is known of them, and rulebooks that contradict themselves."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from tento.championship.core.money import half_up
from tento.championship.poker.rules import rules_of
from tento.rulebooks.championship.kinds import plain_rules
from tento.rulebooks.championship.poker import Column, PlaceTable, TournamentSheet
from tento.rulebooks.championship.poker_checks import impossible
from tento.rulebooks.loader import RulebookError, load, overlay

CGP = load("cgp-2024")
RULES = rules_of(CGP)
TABLE = RULES.payout_table
PRINTED_SUMS = {
    11: 10000, 21: 10000, 31: 10000, 41: 10000, 51: 10000, 61: 10000, 81: 10002, 101: 9455, 131: 10001, 171: 9992, 211: 9994, 261: 9990,
    351: 9988, 441: 9994, 531: 10015, 621: 10009, 711: 9984, 801: 9993, 891: 10006, 981: 9956, 1161: 9990, 1341: 10005,
}  # fmt: skip
"""What the printed shares of each column add up to, in ten-thousandths, by its first number of entrants."""


def widths(column):
    return [last - first + 1 for first, last in TABLE.places[: len(column.rows)]]


def test_every_line_of_the_inventories_is_an_article():
    tournament, rulings = [f"PK-{number:02}" for number in range(1, 144)], [f"PR-{number:02}" for number in range(1, 57)]
    assert [article.id for article in CGP.articles] == tournament + rulings


def test_every_value_has_an_article_or_an_option():
    explained = {option.rule for option in CGP.options} | set(CGP.citations)
    assert [key for key in plain_rules(RULES) if key not in explained] == []


def test_every_ruling_of_the_table_decides_and_only_these_are_left_to_a_person():
    rulings = [article for article in CGP.articles if article.id.startswith("PR")]
    assert [article.id for article in rulings if not article.rules] == []
    assert [article.id for article in rulings if article.status != "enforced"] == ["PR-05", "PR-08", "PR-10", "PR-12", "PR-18"]


def test_the_columns_add_up_to_what_was_printed():
    sums = {column.entrants[0]: sum(w * share for w, share in zip(widths(column), column.rows, strict=True)) for column in TABLE.columns}
    assert sums == PRINTED_SUMS


def test_a_tenth_of_the_largest_field_of_each_column_is_paid():
    paid = {column.entrants[1]: TABLE.places[len(column.rows) - 1][1] for column in TABLE.columns}
    assert [top for top, places in paid.items() if places * 10 != top] == [100]


def test_one_cell_is_missing():
    assert [(column.entrants, column.rows.index(0)) for column in TABLE.columns if 0 in column.rows] == [((101, 130), 10)]


@pytest.mark.parametrize(("column", "percent"), [(1, 125), (2, 120), (3, 110)])
def test_main_event_points_grow_by_one_factor_from_column_to_column(column, percent):
    before, after = RULES.points_main.columns[column - 1 : column + 1]
    assert [half_up(points * percent, 100) for points in before.rows] == list(after.rows)


@pytest.mark.parametrize("table", [RULES.points_main, RULES.points_side])
def test_points_never_grow_with_the_place(table):
    assert all(one >= other for column in table.columns for one, other in pairwise(column.rows))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("payout_unit", 0), ("staff_bp", 10001), ("annual_split", (60, 30)), ("min_field", (8, 4)), ("balance_diff", 1), ("stop_gap", 1),
        ("eod_window_min", (5, 15)), ("eod_cards", (6, 2)), ("early_credit_hour", 25), ("entry_split", {"rake": 1}), ("clock_s", -1),
        ("entry_split", {"prize": -1}), ("deal_reserve_percent", 101),
        ("payout_table", PlaceTable(places=((2, 2),), columns=(Column(entrants=(1, 9), rows=(1,)),))),
        ("payout_table", PlaceTable(places=((1, 1),), columns=(Column(entrants=(1, 9), rows=(1, 2)),))),
        ("points_main", PlaceTable(places=((1, 1),), columns=(Column(entrants=(1, 9), rows=(1,)), Column(entrants=(11, 12), rows=(1,))))),
        ("points_side", PlaceTable(places=((1, 1),), columns=(Column(entrants=(1, 9), rows=(-1,)),))),
        ("ft_size", 10**12), ("h4h_minutes", 10**12), ("payout_unit", 10**13), ("early_credit_hour", 10**12),
        ("payout_table", replace(TABLE, places=(*TABLE.places[:-1], (TABLE.places[-1][0], 10**12)))),
        ("points_main", replace(RULES.points_main, places=(*RULES.points_main.places[:-1], (90, 10**12)))),
        ("tournaments.main.seats", {"main": TournamentSheet(seats=10**12)}),
    ],
)  # fmt: skip
def test_a_contradiction_is_found_and_named(key, value):
    assert key in [name for name, _ in impossible(replace(RULES, **{key.partition(".")[0]: value}))]


def test_the_rulebook_itself_can_be_run():
    assert impossible(RULES) == []


def test_a_table_is_shown_by_its_size():
    assert str(TABLE) == "1–152 × 11–1520"


def test_a_house_rule_is_checked_like_the_rulebook():
    with pytest.raises(RulebookError, match="balance_diff"):
        overlay(CGP, {"balance_diff": 1})


def test_another_payout_table_is_another_rulebook():
    column = {"entrants": [1, 2000], "rows": [6000, 4000]}
    other = overlay(CGP, {"payout_table": {"places": [[1, 1], [2, 2]], "columns": [column]}})
    assert (other.hash == CGP.hash, rules_of(other).payout_table.columns[0].rows) == (False, (6000, 4000))
