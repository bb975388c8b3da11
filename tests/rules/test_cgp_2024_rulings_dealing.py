"""CGP 2024, items 5.8 and 5.3.1 c: misdeals, redeals and errors of deck and board."""

import pytest

from tests.rules.proving import proves
from tests.rules.rulings import played, ruled

LATE = ["fold", "raise 600"]


@proves("PK-136")
@pytest.mark.parametrize(
    "given",
    [
        {"cause": "exposed", "cards": [1]},
        {"cause": "exposed", "cards": [2]},
        {"cause": "exposed", "cards": [5, 9]},
        {"cause": "face-up", "count": 2},
        {"cause": "duplicate"},
        {"cause": "joker"},
        {"cause": "button"},
        {"cause": "first-card"},
        {"cause": "stud-down-card"},
        {"cause": "missed-player"},
        {"cause": "extra-hand"},
    ],
)
def test_5_8_1_a_i_the_causes_of_a_misdeal(given):
    assert ruled("misdeal", **given)["ruling"] == "misdeal"


@proves("PK-136")
@pytest.mark.parametrize("given", [{"cause": "exposed", "cards": [7]}, {"cause": "face-up", "count": 1}, {"cause": "button-two-cards"}])
def test_5_8_1_a_i_what_is_no_cause(given):
    assert ruled("misdeal", **given)["ruling"] == "play-on"


@proves("PR-50", "PK-139")
@pytest.mark.parametrize(("cause", "ruling"), [("joker", "play-on"), ("missed-player", "play-on"), ("duplicate", "void")])
def test_5_8_1_after_substantial_action_only_two_identical_cards_end_the_hand(cause, ruling):
    assert ruled("misdeal", cause=cause, actions=LATE)["ruling"] == ruling


@proves("PK-139")
def test_5_8_1_a_void_hand_gives_all_bets_back():
    found = played(stacks={"1": 1000, "2": 1000}, button=1, blinds=[50, 100], do=["1 raise 300", "2 call", "referee void"])
    assert found["stacks"] == {"1": 1000, "2": 1000}


@proves("PR-51", "PK-137")
def test_5_8_1_the_redeal_has_the_same_button():
    assert ruled("misdeal", cause="first-card") == {"ruling": "misdeal", "button": "same"}
    found = played(stacks={"1": 1000, "2": 1000, "3": 1000}, button=1, blinds=[50, 100], do=["referee misdeal"])
    assert (found["button_next"], found["small_next"], found["big_next"]) == (1, 2, 3)


@proves("PR-56", "PK-98")
@pytest.mark.parametrize(
    ("actions", "answer"), [([], {"ruling": "misdeal", "button": "corrected"}), (LATE, {"ruling": "play-on", "button": "moves-on"})]
)
def test_5_3_1_c_a_wrong_button_is_corrected_before_substantial_action(actions, answer):
    assert ruled("misdeal", cause="button", actions=actions) == answer


@proves("PR-52", "PK-140")
@pytest.mark.parametrize(("acted", "ruling"), [(False, "completed"), (True, "dead-hand")])
def test_5_8_2_a_button_short_of_cards_is_completed_unless_it_has_acted(acted, ruling):
    assert ruled("button-short", acted=acted, actions=LATE) == {"ruling": ruling}


@proves("PR-53", "PK-141")
def test_5_8_3_exactly_one_card_is_burnt_before_each_round():
    assert ruled("board-error", error="hand-killed-for-count")["burns"] == 1


@proves("PR-54", "PK-142")
def test_5_8_4_a_card_face_up_in_the_deck_is_removed():
    found = ruled("board-error", error="face-up-card")
    assert (found["removed"], found["cards_back"]) == (1, 0)


@proves("PR-55", "PK-143")
def test_5_8_5_the_four_cards_go_back_and_nothing_is_burnt_again():
    found = ruled("board-error", error="four-card-flop")
    assert (found["cards_back"], found["burn_back"], found["new_burn"]) == (4, False, False)
