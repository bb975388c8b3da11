"""CGP 2024, item 3: the pool, the table of payouts, deals, guarantees, knockouts, and the money of the ranking."""

from datetime import date
from fractions import Fraction

import pytest

from tento.championship.poker.awards import award, last_payment_day, means_chosen_by, official_places, share_tie
from tento.championship.poker.deals import by_chances, by_chips, least_reserve, settle, verify_deal
from tento.championship.poker.knockouts import Satellite, knockouts, satellite
from tento.championship.poker.payouts import Payout, column_for, field_of, pay, places_paid, shares
from tento.championship.poker.pool import collected, guarantee_in_force, pool_of, verify_split
from tento.championship.poker.ranking_money import Fund, annual_prizes, fund, stage_champion, verify_annual_payment
from tento.championship.poker.rules import rules_of
from tento.championship.poker.season import Standing
from tento.rulebooks.championship.poker import Column
from tento.rulebooks.loader import load, overlay
from tento.table.refusal import Refusal
from tests.rules.proving import proves

CGP = load("cgp-2024")
RULES = rules_of(CGP)
MAIN = RULES.entry_split
KO = {"prize": 30000, "knockout": 10000, "rake": 10000}
TOP_THREE = [Standing(1, "A", 900), Standing(2, "B", 800), Standing(3, "C", 700)]


def paid(entries, rulebook=CGP, guarantee=0):
    found = pay(rulebook, pool_of(rules_of(rulebook), MAIN, entries, guarantee).pool, entries)
    assert isinstance(found, Payout)
    return found


def code(refusal):
    return refusal.code if isinstance(refusal, Refusal) else None


@proves("PK-42")
@pytest.mark.parametrize(
    ("entries", "places"), [(11, 2), (30, 3), (60, 6), (80, 8), (94, 11), (115, 13), (170, 17), (240, 26), (1000, 116), (1520, 152)]
)
def test_3_1_about_a_tenth_of_the_field_is_paid(entries, places):
    assert len(paid(entries).prizes) == places


@proves("PK-42")
def test_3_1_the_missing_cell_takes_what_its_column_lacks():
    column = column_for(CGP, 115)
    assert isinstance(column, Column)
    parts = shares(CGP, column)
    assert not isinstance(parts, Refusal)
    assert (sum(parts, Fraction(0)), *parts[11:]) == (Fraction(1), Fraction(2725, 100_000), Fraction(2725, 100_000))


@proves("PK-42")
def test_3_1_the_missing_cell_may_be_asked_for():
    column = column_for(CGP, 115)
    assert isinstance(column, Column)
    assert code(shares(overlay(CGP, {"payout_missing_cell": "ask"}), column)) == "payout_cell_missing"


@proves("PK-42")
@pytest.mark.parametrize(("entries", "refused"), [(0, "no_entries"), (10, "no_payout_column"), (1521, "above_payout_table")])
def test_3_1_outside_the_table_the_director_is_asked(entries, refused):
    assert code(column_for(CGP, entries)) == refused


@proves("PK-42")
@pytest.mark.parametrize(("answer", "rows"), [("winner_takes_all", (10000,)), ("as_11_20", (6500, 3500))])
def test_3_1_a_field_of_ten_is_paid_by_the_directors_answer(answer, rows):
    column = column_for(overlay(CGP, {"payout_1_10": answer}), 10)
    assert isinstance(column, Column)
    assert column.rows == rows


@proves("PK-42")
def test_3_1_a_larger_field_may_take_the_last_columns_shape():
    column = column_for(overlay(CGP, {"payout_above": "last_column"}), 3000)
    assert isinstance(column, Column)
    assert places_paid(RULES.payout_table, column) == 152


@proves("PK-43")
def test_3_1_the_five_lines_are_all_that_came_in():
    lines = collected(MAIN, 87)
    assert (lines["prize"], sum(lines.values())) == (4_176_000, 87 * 62000)


@proves("PK-43")
@pytest.mark.parametrize(("entry", "refused"), [(62000, None), (61000, "split_does_not_add_up")])
def test_3_1_the_lines_add_up_to_the_entry(entry, refused):
    assert code(verify_split(CGP, MAIN, entry)) == refused


@proves("PK-44")
def test_3_1_three_percent_go_to_the_staff():
    pool = pool_of(RULES, MAIN, 87)
    assert (pool.staff, pool.pool) == (125_280, 4_050_720)


@proves("PK-44")
@pytest.mark.parametrize(("on_ko", "staff", "left"), [(False, 63000, 700_000), (True, 84000, 679_000)])
def test_3_1_the_staffs_share_of_knockouts_is_an_option(on_ko, staff, left):
    pool = pool_of(rules_of(overlay(CGP, {"staff_on_ko": on_ko})), KO, 70)
    assert (pool.staff, pool.knockouts) == (staff, left)


@proves("PK-45")
def test_3_2_each_place_takes_its_share_after_the_staffs():
    assert paid(18).prizes == (544_780, 293_300)


@proves("PK-45")
@pytest.mark.parametrize(
    ("residual", "first", "second", "unpaid"),
    [("first_place", 8_385_100, 5_149_500, 0), ("scale", 8_216_800, 5_172_200, 0), ("printed", 8_175_936, 5_149_536, 204_864)],
)
def test_3_2_the_residual_of_a_column_goes_where_the_option_says(residual, first, second, unpaid):
    found = paid(1000, overlay(CGP, {"payout_residual": residual}))
    assert (found.prizes[:2], found.unpaid) == ((first, second), unpaid)


@proves("PK-45")
def test_3_2_the_sheet_prints_the_residual_and_what_rounding_gave():
    found = paid(94)
    assert (found.residual, found.rounding) == (-875, 590)


@proves("PK-45")
@pytest.mark.parametrize(("unit", "second"), [(1, 293_328), (100, 293_300), (500, 293_000), (1000, 293_000)])
def test_3_2_prizes_are_rounded_down_to_the_unit(unit, second):
    assert paid(18, overlay(CGP, {"payout_unit": unit})).prizes[1] == second


@proves("PK-46")
@pytest.mark.parametrize(("prize", "who"), [(499_999, "player"), (500_000, "organiser")])
def test_3_3_from_5000_on_the_organisers_choose_the_means(prize, who):
    assert means_chosen_by(RULES, prize) == who


@proves("PK-47")
def test_3_3_a_payment_is_put_off_five_business_days_at_most():
    assert last_payment_day(RULES, date(2024, 5, 12)) == date(2024, 5, 17)


@proves("PK-47")
def test_3_3_a_holiday_is_no_business_day():
    assert last_payment_day(RULES, date(2024, 5, 26), [date(2024, 5, 30)]) == date(2024, 6, 3)


@proves("PK-48")
@pytest.mark.parametrize(("consent", "refused"), [(("A", "B"), None), (("A",), "deal_not_unanimous")])
def test_3_4_a_deal_takes_everybodys_consent(consent, refused):
    assert code(verify_deal(CGP, [1000, 500], {"A": 700, "B": 650}, consent)) == refused


@proves("PK-48")
def test_3_4_a_deal_names_everybody_who_is_active():
    assert code(verify_deal(CGP, [1000, 500], {"A": 700}, ["A"])) == "deal_leaves_someone_out"


@proves("PK-50")
@pytest.mark.parametrize(("amount", "refused"), [(675, None), (676, "deal_reserve_too_small"), (1000, "deal_does_not_add_up")])
def test_3_4_a_tenth_of_what_is_left_waits_for_the_champion(amount, refused):
    assert code(verify_deal(CGP, [1000, 500], {"A": 675, "B": amount}, ["A", "B"])) == refused


@proves("PK-50")
def test_3_4_the_champion_of_the_final_hand_takes_the_reserve():
    assert settle([1000, 500], {"A": 675, "B": 675}, "B") == {"A": 675, "B": 825}


@proves("PK-50")
@pytest.mark.parametrize("propose", [by_chips, by_chances])
def test_3_4_a_proposal_keeps_the_reserve_and_pays_the_rest(propose):
    prizes, stacks = [2_435_400, 1_622_500, 1_153_100], {"A": 900, "B": 600, "C": 77}
    amounts = propose(RULES, prizes, stacks)
    assert sum(amounts.values()) == sum(prizes) - least_reserve(RULES, prizes)


@proves("PK-50")
def test_3_4_a_proposal_by_chances_gives_the_short_stack_more_than_its_chips():
    prizes, stacks = [1000, 500, 100], {"A": 900, "B": 50, "C": 50}
    assert by_chances(RULES, prizes, stacks)["B"] > by_chips(RULES, prizes, stacks)["B"]


@proves("PK-50")
@pytest.mark.parametrize(
    ("prizes", "stacks", "amounts"),
    [
        ([1000, 500], {"A": 900, "B": 100}, {"A": 815, "B": 535}),
        ([640_000, 640_000, 640_000], {"A": 900, "B": 50, "C": 50}, {"A": 576_000, "B": 576_000, "C": 576_000}),
        ([500, 500, 501], {"A": 1, "B": 1, "C": 7}, {"A": 450, "B": 450, "C": 450}),
    ],
    ids=["two share as by chips", "the reserve takes it", "the reserve takes all above it"],
)
def test_3_4_a_proposal_by_chances_pays_nobody_less_than_the_lowest_open_prize(prizes, stacks, amounts):
    assert by_chances(RULES, prizes, stacks) == amounts


@proves("PK-50")
@pytest.mark.parametrize(
    ("amounts", "refused"),
    [
        ({"A": 700, "B": 500}, None),
        ({"A": 700, "B": 499}, "deal_below_lowest"),
        ({"A": 850, "B": 0}, "deal_below_lowest"),
    ],
)
def test_3_4_a_deal_never_pays_less_than_the_lowest_open_prize(amounts, refused):
    assert code(verify_deal(CGP, [1000, 500], amounts, ["A", "B"])) == refused


@proves("PK-50")
def test_3_4_where_the_reserve_leaves_less_than_the_lowest_open_prize_for_each_that_is_the_floor():
    assert code(verify_deal(CGP, [500, 500], {"A": 450, "B": 450}, ["A", "B"])) is None


@proves("PK-50")
def test_3_4_an_organiser_may_leave_the_amounts_of_a_deal_to_the_players():
    assert code(verify_deal(overlay(CGP, {"deal_floor": "none"}), [1000, 500], {"A": 850, "B": 0}, ["A", "B"])) is None


@proves("PK-50")
@pytest.mark.parametrize(
    ("prizes", "stacks", "amounts"),
    [
        ([1000, 500], {"A": 900, "B": 100}, {"A": 815, "B": 535}),
        ([1000, 500, 0], {"A": 900, "B": 50, "C": 50}, {"A": 1215, "B": 68, "C": 67}),
        ([500, 500], {"A": 900, "B": 100}, {"A": 450, "B": 450}),
    ],
    ids=["above the lowest", "nothing is open for the last", "the reserve takes it"],
)
def test_3_4_a_proposal_by_chips_pays_nobody_less_than_the_lowest_open_prize(prizes, stacks, amounts):
    assert by_chips(RULES, prizes, stacks) == amounts


@proves("PK-51")
def test_3_5_a_guarantee_that_was_not_reached_is_topped_up():
    pool = pool_of(RULES, MAIN, 150, 10_000_000)
    assert (pool.overlay, pool.pool) == (2_800_000, 9_700_000)


@proves("PK-51")
def test_3_5_a_guarantee_that_was_reached_changes_nothing():
    assert pool_of(RULES, MAIN, 240, 10_000_000) == pool_of(RULES, MAIN, 240)


@proves("PK-52")
@pytest.mark.parametrize(("deduct", "pool", "other"), [(False, 9_700_000, 9_550_000), (True, 9_550_000, 9_700_000)])
def test_3_5_both_readings_of_the_deductions_are_shown(deduct, pool, other):
    found = pool_of(rules_of(overlay(CGP, {"guarantee_deduct_ranking": deduct})), MAIN, 150, 10_000_000)
    assert (found.pool, found.other_reading) == (pool, other)


@proves("PK-52")
@pytest.mark.parametrize(
    ("lines", "pool", "other"), [(MAIN, 9_700_000, 9_550_000), ({"prize": 48000, "rake": 14000}, 9_550_000, 9_700_000)]
)
def test_3_5_the_ranking_fee_comes_off_where_the_sheet_has_no_line_for_it(lines, pool, other):
    found = pool_of(RULES, lines, 150, 10_000_000)
    assert (found.pool, found.other_reading) == (pool, other)


@proves("PK-53")
@pytest.mark.parametrize(("cause", "guarantee"), [("force_majeure", 0), ("public_order", 0), (None, 10_000_000), ("rain", 10_000_000)])
def test_3_5_force_majeure_voids_the_guarantee(cause, guarantee):
    assert guarantee_in_force(RULES, 10_000_000, cause) == guarantee


@proves("PK-54")
def test_3_6_a_knockout_sheet_names_prize_knockout_and_rake():
    assert code(verify_split(CGP, {"prize": 30000, "knockout": 20000}, 50000)) == "sheet_incomplete"


@proves("PK-54")
def test_3_6_a_knockout_is_split_among_those_who_made_it():
    assert knockouts(RULES, 10001, [("A", "B")], "C").paid == {"A": 5001, "B": 5000, "C": 10001}


@proves("PK-54")
def test_3_6_the_champions_own_knockout_may_go_to_the_prize():
    found = knockouts(rules_of(overlay(CGP, {"champion_own_knockout": "to_prize"})), 10000, [("A",)], "A")
    assert (found.paid, found.to_prize) == ({"A": 10000}, 10000)


@proves("PK-55")
@pytest.mark.parametrize(("guarantee", "overlay_"), [(2_500_000, 0), (3_000_000, 200_000)])
def test_3_6_knockout_money_helps_to_reach_the_guarantee(guarantee, overlay_):
    assert pool_of(RULES, KO, 70, guarantee).overlay == overlay_


def test_a_satellite_gives_whole_seats_and_the_rest_in_cash():
    assert satellite(320_100, 62000) == Satellite(5, 10100)


@proves("PK-56")
def test_3_7_ten_reais_of_every_entry_go_to_the_ranking():
    assert fund(RULES, [300, 200]).collected == 500_000


@proves("PK-57")
def test_3_7_seventy_percent_are_the_annual_prize():
    assert fund(RULES, [300, 200]).annual == 350_000


@proves("PK-58")
def test_3_7_1_1_the_rest_is_the_stage_champions():
    assert fund(RULES, [300, 200]).stages == (90_000, 60_000)


@proves("PK-58")
@pytest.mark.parametrize(("reading", "who"), [("points", "best"), ("main_winner", "winner")])
def test_3_7_1_1_who_the_stage_champion_is_is_an_option(reading, who):
    assert stage_champion(rules_of(overlay(CGP, {"stage_champion": reading})), "best", "winner") == who


@proves("PK-59")
def test_3_7_1_the_annual_prize_is_split_60_30_10():
    assert annual_prizes(CGP, 350_000, TOP_THREE) == {"A": 210_000, "B": 105_000, "C": 35_000}


@proves("PK-59")
def test_3_7_1_a_tie_that_is_left_is_the_directors():
    assert code(annual_prizes(CGP, 350_000, [Standing(1, "A", 9), Standing(1, "B", 9)])) == "tie_for_the_director"


@proves("PK-59")
def test_3_7_1_a_shared_tie_adds_its_prizes_and_divides():
    shared = annual_prizes(overlay(CGP, {"annual_tie": "share"}), 100, [Standing(1, "A", 9), Standing(2, "B", 8), Standing(2, "C", 8)])
    assert shared == {"A": 60, "B": 20, "C": 20}


@proves("PK-60")
@pytest.mark.parametrize(("left", "refused"), [(1, "stages_left"), (0, None)])
def test_3_7_2_the_annual_prize_waits_for_the_last_stage(left, refused):
    assert code(verify_annual_payment(CGP, left)) == refused


@proves("PK-61")
@pytest.mark.parametrize(
    ("reading", "found"),
    [
        ("annual", Fund(collected=500_000, stages=(90_000, 60_000), annual=300_000, hotel=50_000)),
        ("total", Fund(collected=500_000, stages=(81_000, 54_000), annual=315_000, hotel=50_000)),
    ],
)
def test_3_7_3_the_hotel_comes_out_of_what_was_collected(reading, found):
    assert fund(rules_of(overlay(CGP, {"hotel_from": reading})), [300, 200], 50_000) == found


@proves("PK-62")
@pytest.mark.parametrize(("counts", "field"), [("entries", 340), ("people", 290)])
def test_4_1_the_field_counts_entries_or_people(counts, field):
    assert field_of(rules_of(overlay(CGP, {"field_counts": counts})), 340, 290) == field


@proves("PK-119")
@pytest.mark.parametrize(("tied", "share"), [(2, (73150, 0)), (3, (48766, 2))])
def test_5_3_14_c_tied_players_share_the_prizes_of_their_places(tied, share):
    prizes = (*[200_000] * 25, 146_300)
    assert share_tie(prizes, 26, tied) == share


@proves("PK-133")
@pytest.mark.parametrize(("reading", "places"), [("move_up", {"A": 1, "C": 2, "D": 2}), ("to_first", {"A": 1, "C": 3, "D": 3})])
def test_5_6_6_f_a_disqualified_player_has_no_official_place(reading, places):
    assert official_places(rules_of(overlay(CGP, {"dq_prize": reading})), {"A": 1, "B": 2, "C": 3, "D": 3}, ["B"]) == places


@proves("PK-133")
@pytest.mark.parametrize(
    ("reading", "result"),
    [
        ("move_up", ({"A": 100, "B": 0, "C": 60, "D": 40}, 0)),
        ("to_first", ({"A": 160, "B": 0, "C": 40, "D": 0}, 0)),
        ("ask", ({"A": 100, "B": 0, "C": 40, "D": 0}, 60)),
    ],
)
def test_5_6_6_f_a_disqualified_player_takes_nothing(reading, result):
    found = award(rules_of(overlay(CGP, {"dq_prize": reading})), {"A": 1, "B": 2, "C": 3, "D": 4}, [100, 60, 40], ["B"])
    assert (found.paid, found.leftover) == result
