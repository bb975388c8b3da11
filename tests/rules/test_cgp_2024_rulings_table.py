"""CGP 2024, items 5.3.3 to 5.3.12, 5.4.1, 5.4.2, 5.4.16, 5.4.17 A, 5.5: time, presence, amounts, showdown and contests."""

import pytest

from tests.rules.proving import proves
from tests.rules.rulings import played, ruled


@proves("PK-104")
@pytest.mark.parametrize(("turn", "all_in", "granted"), [(True, True, True), (True, False, False), (False, True, False)])
def test_5_3_4_an_exact_count_only_in_turn_and_facing_an_all_in(turn, all_in, granted):
    assert ruled("count-request", asks="stack", in_turn=turn, facing_all_in=all_in) == {"granted": granted}


@proves("PK-105")
def test_5_3_5_odd_chips_go_one_each_from_the_left_of_the_button():
    hands = {"1": "As Kd", "2": "Ad Ks", "3": "Ah Kh", "4": "7c 2d"}
    steps = ["3 raise 101", "4 call", "1 call", "2 call", *["1 check", "2 check", "3 check", "4 check"] * 3, "showdown"]
    found = played(stacks=dict.fromkeys("1234", 1000), button=4, blinds=[25, 50], hands=hands, board="Qc Jd Ts 3h 4c", do=steps)
    assert found["stacks"] == {"1": 1034, "2": 1034, "3": 1033, "4": 899}


@proves("PK-106")
def test_5_3_6_chips_out_of_sight_leave_play():
    assert ruled("chips-out-of-sight", hidden=5000) == {"removed": 5000, "options": ["disqualification"]}


@proves("PR-01")
@pytest.mark.parametrize("started", [False, True])
def test_5_3_9_a_result_is_contested_until_the_next_hand_starts(started):
    assert ruled("contest", about_what="result", next_hand=started) == {"open": not started}


@proves("PR-02")
@pytest.mark.parametrize(("actions", "still"), [(["post", "post", "fold", "fold"], True), (["post", "post", "fold", "call"], False)])
def test_5_3_9_a_count_is_contested_until_substantial_action_in_the_next_hand(actions, still):
    assert ruled("contest", about_what="count", next_hand=True, actions=actions) == {"open": still}


@proves("PR-03")
@pytest.mark.parametrize("what", ["result", "count"])
@pytest.mark.parametrize(("seconds", "still"), [(60, True), (61, False)])
def test_5_3_9_into_a_break_everything_closes_after_a_minute(what, seconds, still):
    assert ruled("contest", about_what=what, **{"break": True}, seconds=seconds) == {"open": still}


@proves("PR-04")
@pytest.mark.parametrize(("variant", "cards"), [("no-limit-holdem", 2), ("omaha-hilo", 4), ("razz", 7)])
def test_5_3_9_a_all_cards_lie_open_and_can_be_read(variant, cards):
    assert ruled("tabling", variant=variant, face_up=cards) == {"ruling": "tabled"}
    assert ruled("tabling", variant=variant, face_up=cards - 1) == {"ruling": "not-tabled"}
    assert ruled("tabling", variant=variant, face_up=cards, readable=False) == {"ruling": "not-tabled"}


@proves("PR-05")
def test_5_3_9_a_mucking_a_hand_half_shown_is_at_ones_own_risk():
    assert ruled("tabling", face_up=1, mucked=True) == {"ruling": "no-claim"}
    assert ruled("tabling", face_up=1, mucked=True, identifiable=True) == {"ruling": "not-tabled"}


@proves("PR-06")
def test_5_3_9_b_a_shown_winner_cannot_be_killed():
    assert ruled("tabling", face_up=2, killed=True) == {"ruling": "tabled"}


@proves("PR-07")
@pytest.mark.parametrize(("called", "back"), [(True, 0), (False, 4500)])
def test_5_3_9_c_of_a_swept_hand_only_an_uncalled_raise_goes_back(called, back):
    assert ruled("swept-hand", bet=7000, before=2500, called=called) == {"ruling": "dead-hand", "returned": back}


@proves("PR-08")
def test_5_3_10_side_pots_are_kept_apart():
    found = played(
        stacks={"1": 1000, "2": 300, "3": 1000},
        button=3,
        blinds=[50, 100],
        do=["3 raise 600", "1 call", "2 all-in", "1 check", "3 bet 100"],
    )
    assert found["pots"] == [900, 600]


@proves("PR-09")
@pytest.mark.parametrize(
    ("seconds", "facing", "ruling", "spent"),
    [(34, True, "in-time", 0), (94, True, "in-time", 1), (100, True, "in-time", 2), (155, True, "fold", 2), (155, False, "check", 2)],
)
def test_5_3_11_five_seconds_thirty_more_and_a_minute_for_each_card(seconds, facing, ruling, spent):
    assert ruled("action-clock", seconds=seconds, cards=2, facing_bet=facing) == {"ruling": ruling, "spent": spent}


@proves("PR-10")
@pytest.mark.parametrize(
    ("given", "ruling"),
    [
        ({"seconds": 30, "facing_bet": True}, "in-time"),
        ({"seconds": 31, "facing_bet": True}, "dead-hand"),
        ({"seconds": 31}, "check"),
        ({"facing_bet": True, "approved": False}, "refused"),
        ({"facing_bet": True, "caller_at_seat": False}, "refused"),
    ],
)
def test_5_3_12_called_time_runs_thirty_seconds_and_a_tie_is_the_players(given, ruling):
    assert ruled("called-time", **given) == {"ruling": ruling}


@proves("PR-11")
def test_5_4_1_who_is_away_at_the_last_card_has_a_dead_hand_and_pays():
    assert ruled("absent", at_seat=False, posts=[25], bring_in=50, stack=3000) == {"ruling": "dead-hand", "takes": 75}
    assert ruled("absent", at_seat=False, posts=[200, 25], stack=150) == {"ruling": "dead-hand", "takes": 150}
    assert ruled("absent", at_seat=True, posts=[200])["ruling"] == "live"


@proves("PR-12")
@pytest.mark.parametrize(
    ("live", "pending", "all_in", "penalty"),
    [(True, True, False, True), (True, False, True, True), (False, True, False, False), (True, False, False, False)],
)
def test_5_4_2_leaving_a_live_hand_is_punishable_all_in_included(live, pending, all_in, penalty):
    assert ruled("leaving", live=live, pending=pending, all_in=all_in) == {"penalty": penalty}


@proves("PR-35")
@pytest.mark.parametrize(
    ("chips", "wins", "answer"),
    [
        ({"all_in": 21000, "hidden": 2000, "caller": 100000}, True, {"paid": 21000, "keeps": 2000}),
        ({"all_in": 21000, "hidden": 2000, "caller": 100000}, False, {"paid": 23000, "keeps": 0}),
        ({"all_in": 50000, "hidden": 10000, "caller": 55000}, False, {"paid": 55000, "keeps": 5000}),
    ],
)
def test_5_4_16_hidden_chips_pay_and_never_win(chips, wins, answer):
    assert ruled("hidden-chips", **chips, wins=wins) == answer


@proves("PR-36")
@pytest.mark.parametrize(("limit", "told"), [("pot-limit", True), ("no-limit", False), ("limit", False)])
def test_5_4_17_a_the_pot_is_told_in_pot_limit_alone(limit, told):
    assert ruled("count-request", asks="pot", limit=limit) == {"granted": told}


SHOWN = {
    "stacks": {"1": 1000, "2": 1000},
    "button": 1,
    "blinds": [50, 100],
    "hands": {"1": "As Kd", "2": "7c 2d"},
    "board": "Qc Jd Ts 3h 4c",
}
CHECKED = ["1 call", "2 check", *["2 check", "1 check"] * 3]


@proves("PR-41")
def test_5_5_1_the_cards_speak_whoever_shows_first():
    assert played(**SHOWN, do=[*CHECKED, "2 show", "1 show"])["winners"] == [[1]]


@proves("PR-42")
def test_5_5_2_all_in_and_nothing_to_bet_turns_all_hands_up():
    assert played(**SHOWN, do=["1 all-in", "2 call"])["shown"] == [1, 2]
    assert ruled("showdown-order", button=5, seats=[7, 9], actions=["7 bet 400", "9 all-in"]) == {"first": "all"}


@proves("PR-43")
def test_5_5_2_a_with_somebody_all_in_in_the_main_pot_everybody_shows():
    assert ruled("showdown-order", button=5, seats=[7, 9, 2], actions=["9 bet 400", "2 call"], all_in=[7]) == {"first": "all"}


@proves("PR-44")
@pytest.mark.parametrize(
    ("given", "first"),
    [
        ({"button": 5, "seats": [7, 9, 2]}, 7),
        ({"button": 9, "seats": [7, 9, 2], "actions": ["2 check", "7 check", "9 check"]}, 2),
        ({"button": 5, "seats": [9, 2], "actions": ["9 bet 400", "2 raise 900", "9 call"]}, 2),
        ({"variant": "stud", "seats": [1, 4], "upcards": {"1": "Ah Kd Qc Js", "4": "2h 2d 3c 4s"}}, 4),
        ({"variant": "razz", "seats": [1, 4], "upcards": {"1": "Ah Kd 2c 3s", "4": "2h 5d 3c 4s"}}, 4),
    ],
)
def test_5_5_3_the_last_aggressor_shows_first_else_the_first_to_act(given, first):
    assert ruled("showdown-order", **given) == {"first": first}


@proves("PR-45")
def test_5_5_4_the_last_one_with_cards_takes_the_pot_unshown():
    assert ruled("tabling", face_up=0, opponents=0) == {"ruling": "takes-unshown"}
    found = played(**SHOWN, do=[*CHECKED, "2 muck"])
    assert (found["winners"], found["shown"]) == ([[1]], [])


@proves("PR-46")
def test_5_5_4_a_one_card_is_not_a_hand_shown():
    assert ruled("tabling", face_up=1) == {"ruling": "not-tabled"}


@proves("PR-47")
@pytest.mark.parametrize(
    ("seconds", "turned_by", "ruling", "penalty"),
    [(5, "none", "wait", "none"), (6, "none", "dead-hand", "player"), (2, "other", "live", "other")],
)
def test_5_5_4_b_five_seconds_to_show_then_a_dead_hand_and_a_penalty(seconds, turned_by, ruling, penalty):
    assert ruled("refuse-to-show", seconds=seconds, turned_by=turned_by) == {"ruling": ruling, "penalty": penalty}


@proves("PR-48")
@pytest.mark.parametrize(
    ("given", "answer"),
    [
        ({"bet": 900, "called": True}, {"ruling": "dead-hand", "returned": 0}),
        ({"bet": 900}, {"ruling": "dead-hand", "returned": 900}),
        ({"bet": 2500, "before": 900}, {"ruling": "dead-hand", "returned": 1600}),
        ({"bet": 900, "called": True, "identifiable": True}, {"ruling": "floor", "returned": 0}),
    ],
)
def test_5_5_4_c_a_mucked_bet_is_lost_but_for_its_uncalled_part(given, answer):
    assert ruled("mucked-bet", **given) == answer


@proves("PR-49")
@pytest.mark.parametrize(("reached", "holds", "granted"), [(True, True, True), (True, False, False), (False, True, False)])
def test_5_5_5_who_reached_the_showdown_with_cards_may_see_a_hand_and_it_is_live(reached, holds, granted):
    found = ruled("see-hand", reached_showdown=reached, holds_cards=holds, collusion=not granted)
    assert found == {"granted": granted, "live": granted, "set_aside": not granted}
