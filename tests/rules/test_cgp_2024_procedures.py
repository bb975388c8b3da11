"""CGP 2024, items 5.3.2 to 5.3.14 and 5.6.6: chip race, levels, clocks, hand for hand, penalties."""

import pytest

from tento.cards.card import parse_cards
from tento.championship.poker.days import Bag, next_day, verify_bags
from tento.championship.poker.hand_for_hand import HandTime, Out, hand_times, next_showdown, place_in_time, place_same_hand, still_on
from tento.championship.poker.hand_for_hand import verify_next_hand as verify_hand
from tento.championship.poker.levels import (
    ClockFace,
    Level,
    action_clock,
    called_time,
    clock_at,
    last_hands,
    level_by_mistake,
    level_of_hand,
    time_cards,
)
from tento.championship.poker.penalties import Blinding, Removal, blind_out, hands_of, left_to_serve, remove, verify_penalty
from tento.championship.poker.race import Race, exchange_after, race
from tento.championship.poker.rules import rules_of
from tento.rulebooks.loader import load, overlay
from tento.table.refusal import Refusal
from tests.rules.proving import proves

CGP = load("cgp-2024")
RULES = rules_of(CGP)
LEVELS = [Level(minutes=40, small=100, big=200), Level(minutes=40, small=200, big=400, break_min=15), Level(minutes=30, small=300, big=600)]


def code(refusal):
    return refusal.code if isinstance(refusal, Refusal) else None


def raced(stacks, chips, cards, rulebook=CGP):
    found = race(rulebook, stacks, chips, (25, 100), parse_cards(cards))
    assert isinstance(found, Race)
    return found


@proves("PK-99")
def test_5_3_2_cards_are_dealt_from_seat_1_and_the_highest_take_one_chip_each():
    found = raced({1: 5075, 2: 3050, 3: 8025, 4: 4025}, {1: 3, 2: 2, 3: 1, 4: 1}, "2c 9d Kh 3s Ks 7h Ah")
    assert (found.winners, found.stacks) == ((4, 2), {1: 5000, 2: 3100, 3: 8000, 4: 4100})


@proves("PK-99")
def test_5_3_2_equal_cards_are_told_apart_by_suit():
    assert raced({1: 1025, 2: 1025}, {1: 1, 2: 1}, "Kh Ks").winners == (2,)


@proves("PK-99")
def test_5_3_2_nobody_takes_two_chips():
    assert raced({1: 1075, 2: 1075}, {1: 3, 2: 3}, "As Ah Ad 2c 2d 2h").winners == (1, 2)


@proves("PK-99")
def test_5_3_2_nobody_is_raced_out():
    assert raced({1: 25, 2: 3025}, {1: 1, 2: 1}, "2c Ad").stacks == {1: 100, 2: 3100}


@proves("PK-99")
@pytest.mark.parametrize(("rounding", "chips"), [("up", 2), ("down", 1), ("half_up", 1)])
def test_5_3_2_what_is_left_over_is_rounded_by_option(rounding, chips):
    assert raced({1: 1075, 2: 1050}, {1: 3, 2: 2}, "2c 3c 4c 5c 6c", overlay(CGP, {"race_rounding": rounding})).new_chips == chips


@proves("PK-99")
def test_5_3_2_who_has_no_chip_of_the_old_value_has_no_card_in_the_race():
    found = raced({1: 5000, 2: 3050, 3: 8050}, {2: 2, 3: 2}, "2c 9d Kh 3s")
    assert (found.odd, found.winners, found.stacks) == ({1: 0, 2: 2, 3: 2}, (3,), {1: 5000, 2: 3000, 3: 8100})


@proves("PK-99")
def test_5_3_2_a_race_needs_a_card_for_each_odd_chip():
    assert code(race(CGP, {1: 1050}, {1: 2}, (25, 100), parse_cards("2c"))) == "cards_missing"


@proves("PK-100")
@pytest.mark.parametrize(("value", "back"), [(175, 100), (75, 0), (200, 200)])
def test_5_3_2_after_the_race_only_equal_value_is_exchanged(value, back):
    assert exchange_after(value, 100) == back


@proves("PK-108")
@pytest.mark.parametrize(("started", "level"), [(2399, 1), (2400, 2)])
def test_5_3_8_a_hand_is_played_at_the_level_in_which_it_started(started, level):
    assert level_of_hand(RULES, LEVELS, started) == level


@proves("PK-108")
@pytest.mark.parametrize(
    ("elapsed", "face"), [(0, ClockFace(1, 2400)), (4800, ClockFace(2, 900, True)), (5700, ClockFace(3, 1800)), (9999, ClockFace(3, 0))]
)
def test_5_3_8_the_clock_runs_through_levels_and_breaks(elapsed, face):
    assert clock_at(LEVELS, elapsed) == face


@proves("PK-109")
@pytest.mark.parametrize(("sign", "level"), [("riffle", 1), ("green_button", 1), ("dealer_change", 1), ("first_card", None)])
def test_5_3_8_a_hand_starts_with(sign, level):
    assert level_of_hand(RULES, LEVELS, 0, sign) == level


@proves("PK-110")
@pytest.mark.parametrize(("substantial", "level"), [(True, 1), (False, 2)])
def test_5_3_8_a_hand_begun_in_the_old_level_by_mistake_stays_there_after_substantial_action(substantial, level):
    assert level_by_mistake(1, 2, substantial) == level


@proves("PK-111")
@pytest.mark.parametrize(
    ("seconds", "cards", "result"),
    [(34, 0, (0, "in_time")), (35, 0, (0, "fold")), (100, 2, (2, "in_time")), (94, 2, (1, "in_time")), (155, 2, (2, "fold"))],
)
def test_5_3_11_the_action_clock_spends_cards_and_then_folds(seconds, cards, result):
    assert action_clock(RULES, seconds, cards, facing_bet=True) == result


@proves("PK-111")
def test_5_3_11_with_no_bet_to_face_it_is_a_check():
    assert action_clock(RULES, 40, 0, facing_bet=False) == (0, "check")


@proves("PK-112")
def test_5_3_11_d_f_new_cards_are_added_to_those_left():
    assert time_cards(time_cards(3, 2), 3) == 8


@proves("PK-112")
def test_5_3_11_d_f_forgotten_cards_are_not_replaced():
    assert time_cards(3, 2, forgotten=1) == 4


@proves("PK-114")
@pytest.mark.parametrize(
    ("seconds", "facing", "result"), [(30, True, "in_time"), (31, True, "dead_hand"), (None, True, "dead_hand"), (None, False, "check")]
)
def test_5_3_12_called_time_is_thirty_seconds_and_a_tie_is_the_players(seconds, facing, result):
    assert called_time(RULES, seconds, facing) == result


@proves("PK-115")
@pytest.mark.parametrize(("left", "found"), [(15, 4), (5, 4), (12, 4), (16, None), (4, None)])
def test_5_3_13_the_last_hands_are_drawn_between_15_and_5_minutes(left, found):
    hands = last_hands(CGP, left * 60, 4)
    assert (None if isinstance(hands, Refusal) else hands) == found


@proves("PK-115")
@pytest.mark.parametrize("card", [1, 7])
def test_5_3_13_the_card_is_a_two_to_a_six(card):
    assert code(last_hands(CGP, 600, card)) == "not_a_card_of_the_draw"


@proves("PK-115")
def test_5_3_13_the_current_hand_counts_only_by_option():
    assert last_hands(overlay(CGP, {"eod_counts_current": True}), 600, 4) == 3


@proves("PK-116")
def test_5_3_14_hand_for_hand_lasts_until_the_money():
    assert (still_on(27, 26), still_on(26, 26)) == (True, False)


@proves("PK-116")
@pytest.mark.parametrize(
    ("state", "refused"), [("playing", "tables_still_playing"), ("all_in", "tables_still_playing"), ("finished", None)]
)
def test_5_3_14_no_hand_is_dealt_before_every_table_has_finished(state, refused):
    assert code(verify_hand(CGP, {1: "finished", 2: state})) == refused


@proves("PK-117")
def test_5_3_14_a_each_hand_takes_two_minutes_and_blinds_keep_rising():
    times = hand_times(RULES, LEVELS, 1, 11, 7)
    assert times[-2:] == [HandTime(1, 1), HandTime(2, 39)]


@proves("PK-117")
def test_5_3_14_a_in_the_last_level_the_clock_runs_below_nothing():
    assert hand_times(RULES, LEVELS, 3, 1, 3) == [HandTime(3, 1), HandTime(3, -1), HandTime(3, -3)]


@proves("PK-118")
@pytest.mark.parametrize(
    ("tables", "number"),
    [
        ({1: "playing", 2: "all_in"}, None),
        ({1: "finished", 2: "all_in", 3: "all_in"}, 2),
        ({1: "finished", 3: "all_in"}, 3),
        ({1: "finished"}, None),
    ],
)
def test_5_3_14_b_called_all_ins_wait_and_are_run_one_by_one(tables, number):
    assert next_showdown(tables) == number


@proves("PK-119")
def test_5_3_14_c_out_on_different_tables_is_a_tie():
    assert place_same_hand(27, [Out("X", 4, 41000), Out("Y", 9, 38500)]) == {"X": 26, "Y": 26}


@proves("PK-119")
def test_5_3_14_c_the_best_of_each_table_tie_and_the_next_come_behind():
    assert place_same_hand(28, [Out("X", 4, 41000), Out("Y", 4, 38500), Out("Z", 5, 100)]) == {"X": 26, "Z": 26, "Y": 28}


@proves("PK-120")
@pytest.mark.parametrize(("stack", "places"), [(38500, {"X": 26, "Y": 27}), (41000, {"X": 26, "Y": 26}), (50000, {"X": 27, "Y": 26})])
def test_5_3_14_d_at_one_table_the_larger_stack_is_placed_better(stack, places):
    assert place_same_hand(27, [Out("X", 4, 41000), Out("Y", 4, stack)]) == places


@proves("PK-120")
def test_5_3_14_d_outside_hand_for_hand_time_decides_between_tables():
    assert place_in_time(30, [Out("X", 4, 100, at=7), Out("Y", 9, 900, at=5), Out("Z", 9, 50, at=5)]) == {"Z": 30, "Y": 29, "X": 28}


@proves("PK-127")
@pytest.mark.parametrize(("kind", "refused"), [("warning", None), ("disqualification", None), ("fine", "unknown_penalty")])
def test_5_6_6_a_the_regulation_lists_its_penalties(kind, refused):
    assert code(verify_penalty(CGP, kind)) == refused


@proves("PK-128")
def test_5_6_6_a_an_orbit_is_a_hand_for_each_player_at_the_table():
    assert hands_of(orbits=2, players_at_table=8) == 16


@proves("PK-130")
@pytest.mark.parametrize(("in_hand", "left"), [(True, 2), (False, 3)])
def test_5_6_6_c_the_hand_of_the_offence_counts_if_it_was_missed(in_hand, left):
    assert left_to_serve(RULES, 3, [], in_hand) == left


@proves("PK-131")
def test_5_6_6_d_what_is_left_of_a_penalty_travels_with_the_player():
    assert left_to_serve(RULES, 16, ["hand"] * 5) == 11


@proves("PK-131")
def test_5_6_6_d_a_bag_carries_the_hands_still_to_serve():
    bag = Bag(player="A", chips=20000, penalty_hands=left_to_serve(RULES, 16, ["hand"] * 5))
    assert bag.penalty_hands == 11


@proves("PK-132")
def test_5_6_6_e_an_eliminated_player_is_placed_by_the_number_left_and_keeps_the_prize():
    assert remove(15, "elimination") == Removal(15, keeps_prize=True)


@proves("PK-133")
def test_5_6_6_f_a_disqualified_player_loses_the_prize():
    assert remove(15, "disqualification") == Removal(15, keeps_prize=False)


@proves("PK-134")
@pytest.mark.parametrize(("stack", "after"), [(2500, Blinding(0, 2)), (2600, Blinding(100, None))])
def test_5_6_6_g_an_absent_player_is_blinded_out(stack, after):
    assert blind_out(RULES, stack, [2000, 500]) == after


@proves("PK-134")
def test_5_6_6_g_by_option_absent_players_keep_their_chips():
    assert blind_out(rules_of(overlay(CGP, {"absent_blinded": False})), 2500, [2000, 500]) == Blinding(2500, None)


@proves("PK-138")
@pytest.mark.parametrize(("reading", "left"), [("one_hand", 2), ("each", 1)])
def test_5_8_1_a_misdeal_and_its_redeal_are_one_hand(reading, left):
    assert left_to_serve(rules_of(overlay(CGP, {"redeal_counts": reading})), 3, ["misdeal", "hand"]) == left


def test_bags_of_two_first_days_hold_every_chip_and_nobody_twice():
    one, other = [Bag(player="A", chips=40000)], [Bag(player="B", chips=20000)]
    assert (verify_bags(CGP, [one, other], 60000), code(verify_bags(CGP, [one, one], 80000))) == (None, "still_in")


def test_bags_that_lack_a_chip_are_counted_again():
    assert code(verify_bags(CGP, [[Bag(player="A", chips=39900)]], 40000)) == "chips_do_not_add_up"


def test_whoever_bagged_chips_is_seated_on_the_next_day():
    assert next_day([[Bag(player="B", chips=1)], [Bag(player="A", chips=2)]], ["C"]) == ("A", "B", "C")
