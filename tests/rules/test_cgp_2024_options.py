"""CGP 2024: readings that a house may choose instead, each seen to change something."""

from datetime import date, datetime

import pytest

from tento.cards.card import parse_cards
from tento.championship.poker.days import final_table
from tento.championship.poker.knockouts import verify_seat_won
from tento.championship.poker.levels import Level, action_clock, level_of_hand
from tento.championship.poker.points import RankedEvent, Showing, score
from tento.championship.poker.race import Race, race
from tento.championship.poker.registration import verify_cancel, verify_entry
from tento.championship.poker.rules import rules_of
from tento.rulebooks.loader import load, overlay
from tests.rules.proving import proves

CGP = load("cgp-2024")
START = datetime(2024, 5, 11, 13)


def values(**changed):
    return rules_of(overlay(CGP, changed))


@proves("PK-23")
def test_2_4_read_to_the_letter_a_seat_lapsed_with_2023():
    refusal = verify_seat_won(overlay(CGP, {"season_year": 2023}), "P", "P", date(2024, 3, 1))
    assert refusal is not None


@proves("PK-29")
def test_2_6_a_house_may_let_everybody_cancel():
    assert verify_cancel(overlay(CGP, {"cancel_who": "anyone"}), "desk", datetime(2024, 5, 11, 11), START) is None


@proves("PK-29")
@pytest.mark.parametrize(("minutes", "accepted"), [(30, True), (90, False)])
def test_2_6_a_house_may_move_the_cutoff(minutes, accepted):
    rulebook = overlay(CGP, {"cancel_cutoff_min": minutes})
    assert (verify_cancel(rulebook, "early", datetime(2024, 5, 11, 12), START) is None) is accepted


@proves("PK-69")
def test_4_2_06_a_house_may_give_nothing_for_entering():
    event = RankedEvent(kind="main", field=340, paid=35, final_table=9, buy_in=0, level_minutes=30, deal_at=0)
    assert score(values(minimum_points=0), event, Showing(place=200)).total == 0


@proves("PK-71")
def test_4_3_b_a_house_may_rank_its_satellites():
    event = RankedEvent(kind="satellite", field=40, paid=4, final_table=9, buy_in=0, level_minutes=30, deal_at=0)
    assert score(values(unranked_events=["ladies"]), event, Showing(place=1)).total == 275


@proves("PK-109")
def test_5_3_8_a_house_may_leave_the_dealer_change_out():
    levels = [Level(minutes=40, small=1, big=2)]
    assert level_of_hand(values(hand_starts=["riffle", "green_button"]), levels, 0, "dealer_change") is None


@proves("PK-111")
def test_5_3_11_a_house_may_shorten_the_clock():
    assert action_clock(values(clock_s=20), 26, 0, facing_bet=True) == (0, "fold")


@pytest.mark.parametrize(("size", "formed"), [(6, False), (8, True), (10, True)])
def test_a_house_may_choose_the_size_of_the_final_table(size, formed):
    assert (final_table(values(ft_size=size), "abcdefgh") is not None) is formed


@proves("PK-14")
def test_2_1_c_a_house_may_let_nobody_enter_again_whatever_the_sheet_grants():
    refusal = verify_entry(overlay(CGP, {"reentry": "never"}), 0, 1, 2, period_open=True)
    assert refusal is not None
    assert refusal.code == "no_reentry"


@proves("PK-99")
def test_5_3_2_where_a_race_begins_at_another_seat_it_goes_round_to_the_first_ones():
    third = overlay(CGP, {"race_first_seat": 3})
    found = race(third, dict.fromkeys((1, 2, 3), 1025), dict.fromkeys((1, 2, 3), 1), (25, 100), parse_cards("Ks 2c 3d"))
    assert isinstance(found, Race)
    assert (list(found.odd), found.winners) == ([3, 1, 2], (3,))
