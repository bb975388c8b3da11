"""CGP 2024, item 4: points of an event, and the ranking of the year."""

import pytest

from tento.championship.poker.points import Points, RankedEvent, Showing, registered, score, table_points
from tento.championship.poker.rules import rules_of
from tento.championship.poker.season import Season, places_for_ties, rank
from tento.rulebooks.loader import load, overlay
from tests.rules.proving import proves

CGP = load("cgp-2024")
RULES = rules_of(CGP)


def main(place, *, day2=True, tied=1, rules=RULES, **facts):
    event = RankedEvent(
        **{"kind": "main", "field": 340, "paid": 35, "final_table": 9, "buy_in": 62000, "level_minutes": 30, "deal_at": 0, **facts}
    )
    return score(rules, event, Showing(place=place, day2=day2, tied=tied))


def side(place, *, buy_in=50000, minutes=20, rules=RULES, field=90):
    event = RankedEvent(kind="side", field=field, paid=11, final_table=9, buy_in=buy_in, level_minutes=minutes, deal_at=0)
    return score(rules, event, Showing(place=place))


def option(**values):
    return rules_of(overlay(CGP, values))


@proves("PK-62")
@pytest.mark.parametrize(("field", "points"), [(300, 600), (301, 750), (900, 900), (901, 990), (20000, 990)])
def test_4_1_main_event_points_grow_with_the_field(field, points):
    assert table_points(RULES.points_main, 1, field) == points


@proves("PK-62")
@pytest.mark.parametrize(("place", "points"), [(12, 90), (14, 90), (15, 72), (999, 10), (1000, 0)])
def test_4_1_main_event_points_fall_with_the_place(place, points):
    assert table_points(RULES.points_main, place, 300) == points


@proves("PK-63")
@pytest.mark.parametrize(("field", "points"), [(80, 250), (81, 300), (161, 330)])
def test_4_1_side_events_have_their_own_table(field, points):
    assert table_points(RULES.points_side, 1, field) == points


@proves("PK-69")
@pytest.mark.parametrize(("kind", "total"), [("main", 1), ("side", 1), ("ladies", 0)])
def test_4_2_06_having_registered_is_worth_a_point_where_the_event_counts(kind, total):
    assert registered(
        RULES, RankedEvent(kind=kind, field=340, paid=35, final_table=9, buy_in=62000, level_minutes=30, deal_at=0)
    ) == Points(0, 0, total)


@proves("PK-64")
def test_4_2_01_reaching_day_2_is_worth_45():
    assert (main(36, day2=True).total, main(36, day2=False).total) == (45, 1)


@proves("PK-64")
def test_4_2_01_the_bonuses_add_up_or_only_the_best_counts():
    assert (main(1).bonus, main(1, rules=option(bonus_cumulative=False)).bonus) == (135, 45)


@proves("PK-65")
def test_4_2_02_reaching_the_money_is_worth_45():
    assert main(35, day2=False).bonus == 45


@proves("PK-66")
def test_4_2_03_reaching_the_final_table_is_worth_45():
    assert (main(9).bonus, main(10).bonus) == (135, 90)


@proves("PK-67")
def test_4_2_04_reaching_a_side_events_final_table_is_worth_25():
    assert (side(9).bonus, side(10).bonus) == (25, 0)


@proves("PK-68")
@pytest.mark.parametrize(("buy_in", "minutes", "placing"), [(100_000, 30, 480), (99_999, 30, 300), (100_000, 29, 300)])
def test_4_2_05_a_dear_and_slow_side_event_gives_more(buy_in, minutes, placing):
    assert side(1, buy_in=buy_in, minutes=minutes).placing == placing


@proves("PK-68")
def test_4_2_05_the_product_is_rounded_half_up():
    assert side(8, buy_in=100_000, minutes=30, field=80) == Points(101, 25, 126)


@proves("PK-68")
def test_4_2_05_the_bonus_is_multiplied_only_by_option():
    assert side(1, buy_in=100_000, minutes=30, rules=option(multiplier_bonus=True)).bonus == 40


@proves("PK-69")
def test_4_2_06_everybody_who_enters_gets_a_point():
    assert main(200, day2=False).total == 1


@proves("PK-69")
def test_4_2_06_the_point_is_a_floor_and_not_an_extra():
    assert main(35, day2=False).total == 60 + 45


@proves("PK-70")
def test_4_3_a_the_champion_has_the_most_points():
    seasons = [Season(player="A", points=10), Season(player="B", points=30), Season(player="C", points=20)]
    assert [line.player for line in rank(RULES, seasons)] == ["B", "C", "A"]


@proves("PK-71")
@pytest.mark.parametrize("kind", ["ladies", "satellite"])
def test_4_3_b_some_events_give_no_points(kind):
    event = RankedEvent(kind=kind, field=40, paid=4, final_table=9, buy_in=62000, level_minutes=30, deal_at=0)
    assert score(RULES, event, Showing(place=1)).total == 0


@proves("PK-72")
@pytest.mark.parametrize(
    ("one", "other", "reason"),
    [
        ({"places": (1, 2)}, {"places": (1, 3, 3)}, "places"),
        ({"places": (1, 1)}, {"places": (1, 2, 2, 2)}, "places"),
        ({"places": (3, 9)}, {"places": (3,)}, "places"),
        ({"main_events": 5}, {"main_events": 4, "side_events": 9}, "main_events"),
        ({"side_events": 2}, {"side_events": 1}, "side_events"),
    ],
)
def test_4_3_c_a_tie_is_broken_by(one, other, reason):
    first, second = rank(RULES, [Season(player="B", points=1285, **other), Season(player="Z", points=1285, **one)])
    assert (first.player, first.broken_by, second.place) == ("Z", reason, 2)


@proves("PK-72")
def test_4_3_c_what_no_criterion_breaks_shares_the_place():
    assert [line.place for line in rank(RULES, [Season(player="A", points=7), Season(player="B", points=7)])] == [1, 1]


@proves("PK-73")
def test_4_3_d_only_officially_paid_places_score():
    assert (main(24, paid=24, field=240).placing, main(25, paid=24, field=240).placing) == (60, 0)


@proves("PK-73")
def test_4_3_d_the_bubble_keeps_the_bonus_of_day_2_unless_the_option_takes_it():
    assert (main(36).total, main(36, rules=option(unpaid_keep_bonus=False)).total) == (45, 1)


@proves("PK-74")
@pytest.mark.parametrize(("place", "total"), [(1, 495), (4, 495), (5, 435)])
def test_4_3_e_a_deal_gives_all_the_points_of_the_next_elimination(place, total):
    assert main(place, deal_at=4, field=280).total == total


@proves("PK-74")
@pytest.mark.parametrize(("place", "total"), [(1, 735), (9, 255), (12, 180)])
def test_4_3_e_a_deal_among_more_than_the_final_table_seats_is_private(place, total):
    assert main(place, deal_at=12, field=280).total == total


@proves("PK-74")
def test_4_3_e_a_deal_may_leave_the_points_alone():
    assert main(1, deal_at=4, field=280, rules=option(deal_points="finish")).total == 735


@proves("PK-74")
@pytest.mark.parametrize(("keeps", "place"), [(True, 1), (False, 4)])
def test_4_3_e_the_actual_finish_counts_for_ties(keeps, place):
    assert places_for_ties(option(deal_keeps_finish=keeps), 1, 4) == place


@proves("PK-119")
@pytest.mark.parametrize(("reading", "total"), [("shared_place", 150), ("average", 120)])
def test_5_3_14_c_points_of_a_tie_at_the_bubble(reading, total):
    assert main(26, tied=2, paid=26, field=240, rules=option(tie_points=reading)).total == total


@proves("PK-68")
@pytest.mark.parametrize("buy_in", [100000, 100001, 250000])
def test_4_2_05_a_side_event_that_is_dearer_than_it_must_be_gives_more_too(buy_in):
    assert side(1, buy_in=buy_in, minutes=30) == side(1, buy_in=100000, minutes=30) != side(1, buy_in=99999, minutes=30)


def test_by_option_whoever_is_not_paid_has_no_bonus_and_whoever_is_has_it():
    rules = option(unpaid_keep_bonus=False)
    assert [main(place, rules=rules).bonus for place in (35, 36)] == [main(35).bonus, 0]


def test_by_option_tied_players_share_the_points_of_their_places_and_of_no_others():
    rules = option(tie_points="average")
    second, third = (main(place).placing for place in (2, 3))
    assert main(2, tied=2, rules=rules).placing == -(-(second + third) // 2)
