"""Where pokerkit differs from the regulation: our answer for each, worked out by hand from the item that the test names."""

import msgspec
import pytest

from tento.games.poker.cases.case import PokerCase
from tento.games.poker.cases.hand import HandTable
from tento.rulebooks.loader import load

CGP = load("cgp-2024")
ROYAL = "As Ks Qs Js Ts"


def table(steps: str = "", **keys) -> HandTable:
    """The table after these steps, parted by commas, all of which are accepted."""
    found = HandTable(msgspec.convert({"title": "", "game": "poker", "rulebooks": ["cgp-2024"], "expect": {}, **keys}, PokerCase), CGP)
    for step in filter(None, steps.split(", ")):
        found.play(step, "do")
        assert found.refused == "none", step
    return found


def after(steps: str = "", **keys):
    return table(steps, **keys).answers()


def refused(steps: str, last: str, **keys) -> str:
    found = table(steps, **keys)
    found.play(last, "do")
    return found.refused


def test_5_3_5_a_low_that_plays_for_the_main_pot_takes_nothing_of_the_side_pots():
    """In: 100, 300, 500, 500. Main pot 400: seat 2 high (kings), seat 1 low (8-7-3-2-A); no low in the side pots: 600 to 2, 400 to 3."""
    found = after(
        "3 raise 350, 4 all-in, 1 call, 2 call, 3 call",
        variant="omaha-hilo",
        stacks={"1": 100, "2": 300, "3": 500, "4": 500},
        button=4,
        blinds=(50, 100),
        hands={"1": "Ah 3d Tc Ts", "2": "Kc Ks Jc 9c", "3": "Qc Qs Jh 9h", "4": "Js Jd 9d Td"},
        board="2c 7d 8s Kh Qd",
    )
    assert found["pots"] == [400, 600, 400]
    assert (found["high"], found["low"]) == ([[2], [2], [3]], [[1], [], []])
    assert found["stacks"] == {"1": 200, "2": 800, "3": 400, "4": 0}


def test_5_4_15_a_limper_may_not_raise_over_an_all_in_that_is_no_full_raise():
    """The all-in of 150 over 100 is a raise of 50, and a full one is 100."""
    keys = {"stacks": {"1": 5000, "2": 5000, "3": 5000, "4": 150}, "button": 4, "blinds": (50, 100)}
    found = after("3 call, 4 all-in, 1 fold, 2 call", **keys)
    assert (found["turn"], found["to_call"], found["reopened"], found["min_raise"]) == (3, 50, False, None)
    assert refused("3 call, 4 all-in, 1 fold, 2 call", "3 raise 600", **keys) == "not_reopened"


def test_5_4_15_who_checked_may_not_raise_over_an_all_in_below_the_least_bet():
    """Seat 3 has not acted and may raise to 60 + 100; seat 1 has checked and may call 60."""
    keys = {"stacks": {"1": 5000, "2": 160, "3": 5000}, "button": 3, "blinds": (50, 100)}
    found = after("3 call, 1 call, 2 check, 1 check, 2 all-in", **keys)
    assert (found["turn"], found["min_raise"]) == (3, 160)
    found = after("3 call, 1 call, 2 check, 1 check, 2 all-in, 3 call", **keys)
    assert (found["turn"], found["to_call"], found["reopened"], found["max_raise"]) == (1, 60, False, None)


def test_5_4_15_a_short_big_blind_is_called_and_raised_as_a_whole_one():
    found = after(stacks={"1": 5000, "2": 30, "3": 5000}, button=3, blinds=(50, 100))
    assert (found["turn"], found["to_call"], found["min_raise"]) == (3, 100, 200)


def test_5_4_17_b_a_short_blind_counts_as_whole_in_a_pot_limit_raise():
    """100 to match, 150 as if both blinds lay there, 100 for the call."""
    found = after(variant="pot-limit-omaha", stacks={"1": 5000, "2": 30, "3": 5000}, button=3, blinds=(50, 100))
    assert (found["to_call"], found["max_raise"]) == (100, 350)


def test_5_3_5_two_odd_chips_of_a_pot_shared_by_three_go_to_two_of_them():
    """Antes 100, small blind 25, three times 50: 275, eleven chips of 25. Three each and two left: to seats 2 and 3, left of the button."""
    found = after(
        "3 call, 4 call, 1 fold, 2 check, 2 check, 3 check, 4 check, 2 check, 3 check, 4 check, 2 check, 3 check, 4 check, showdown",
        stacks={"1": 1000, "2": 1000, "3": 1000, "4": 1000},
        button=4,
        blinds=(25, 50),
        ante=25,
        smallest_chip=25,
        board=ROYAL,
    )
    assert found["stacks"] == {"1": 950, "2": 1025, "3": 1025, "4": 1000}


def test_5_3_5_pots_that_the_same_players_share_are_divided_each_alone():
    """Main pot 4 x 40 + 5 = 33 chips of 5, side pot 3 x 35 + 2 x 100 = 61 chips: of each an odd chip to seat 2, left of the button."""
    found = after(
        "3 all-in, 4 raise 75, 5 call, 1 fold, 2 call, 2 check, 4 check, 5 bet 100, 2 call, 4 fold, 2 check, 5 check, 2 check, 5 check",
        stacks={"1": 1000, "2": 1000, "3": 40, "4": 1000, "5": 1000},
        button=5,
        blinds=(5, 10),
        smallest_chip=5,
        hands={"2": "As Kd", "3": "7s 6h", "5": "Ah Kc"},
        board="Ad Qh 9c 4s 3d",
    )
    assert found["pots"] == [165, 305]
    assert found["stacks"] == {"1": 995, "2": 1000 - 175 + 85 + 155, "3": 0, "4": 925, "5": 1000 - 175 + 80 + 150}


def test_5_3_5_an_odd_chip_of_stud_goes_by_the_highest_card_and_its_suit():
    """65 chips, thirteen of 5, for two straights to the ace: the ace of spades before the ace of hearts, whatever the seat."""
    found = after(
        "3 bring-in, 1 complete, 2 call, 3 fold, 1 check, 2 check, 1 check, 2 check, 2 check, 1 check, 2 check, 1 check, showdown",
        variant="stud",
        stacks={"1": 1000, "2": 1000, "3": 1000},
        ante=5,
        bring_in=10,
        limits=(20, 40),
        smallest_chip=5,
        hands={"1": "Ah Kd Qc Js Tc 2c 3d", "2": "As Kc Qh Jd Th 4c 5c", "3": "9c 9d 2d"},
    )
    assert found["pots"] == [65]
    assert found["stacks"] == {"1": 1005, "2": 1010, "3": 985}


def test_5_3_5_an_odd_chip_of_razz_goes_by_the_highest_card_and_its_suit():
    """The same pot for two hands of 7-4-3-2-A: the seven of hearts before the seven of diamonds."""
    found = after(
        "3 bring-in, 1 complete, 2 call, 3 fold, 1 check, 2 check, 1 check, 2 check, 1 check, 2 check, 1 check, 2 check, showdown",
        variant="razz",
        stacks={"1": 1000, "2": 1000, "3": 1000},
        ante=5,
        bring_in=10,
        limits=(20, 40),
        smallest_chip=5,
        hands={"1": "Ah 2c 7d 3s 4d Kd Qc", "2": "As 2d 7h 3h 4s Kh Qh", "3": "9c 9d Kc"},
    )
    assert found["pots"] == [65]
    assert found["stacks"] == {"1": 1005, "2": 1010, "3": 985}


def test_5_5_2_nobody_mucks_when_somebody_is_all_in():
    found = after("1 all-in, 2 call", stacks={"1": 1000, "2": 1000}, button=1, blinds=(50, 100))
    assert (found["street"], found["shown"]) == ("over", [1, 2])
    assert sum(found["stacks"].values()) == 2000
    assert refused("1 all-in, 2 call", "1 muck", stacks={"1": 1000, "2": 1000}, button=1, blinds=(50, 100)) == "hand_over"


LIMIT = {"variant": "limit-holdem", "blinds": (50, 100), "players_left": 9}


def test_5_4_15_a_raise_over_a_short_limit_all_in_goes_to_the_next_step():
    """Bet 100, all-in 130: the next step is 200, not 230."""
    found = after("3 call, 1 call, 2 check, 1 bet 100, 2 all-in", stacks={"1": 5000, "2": 230, "3": 5000}, button=3, **LIMIT)
    assert (found["turn"], found["to_call"], found["min_raise"], found["max_raise"]) == (3, 130, 200, 200)


@pytest.mark.parametrize(("left", "answer"), [(2, "none"), (3, "raise_cap")])
def test_5_4_10_the_cap_is_lifted_for_the_last_two_of_the_tournament(left, answer):
    keys = {**LIMIT, "stacks": {"1": 5000, "2": 5000}, "button": 1, "players_left": left}
    assert refused("1 raise 200, 2 raise 300, 1 raise 400", "2 raise 500", **keys) == answer


def test_5_4_5_before_the_flop_the_big_blind_is_the_bet_and_three_raises_follow():
    keys = {**LIMIT, "stacks": {"1": 5000, "2": 5000, "3": 5000}, "button": 3}
    assert refused("3 raise 200, 1 raise 300", "2 raise 400", **keys) == "none"
    assert refused("3 raise 200, 1 raise 300, 2 raise 400", "3 raise 500", **keys) == "raise_cap"


def test_omaha_hilo_with_limits_is_a_limit_game():
    found = after(variant="omaha-hilo", stacks={"1": 5000, "2": 5000, "3": 5000}, button=3, blinds=(50, 100), limits=(100, 200))
    assert (found["min_raise"], found["max_raise"]) == (200, 200)


def test_5_4_10_a_short_all_in_counts_for_nothing_towards_the_cap():
    """100, 200, all-in 230, 300, 400: four steps, the all-in is none; 500 would be the fifth."""
    keys = {**LIMIT, "stacks": {"1": 5000, "2": 5000, "3": 330, "4": 5000}, "button": 4}
    steps = "3 call, 4 call, 1 call, 2 check, 1 bet 100, 2 raise 200, 3 all-in, 4 raise 300"
    assert refused(steps, "1 raise 400", **keys) == "none"
    assert refused(f"{steps}, 1 raise 400", "2 raise 500", **keys) == "raise_cap"


def test_5_4_15_several_short_all_ins_count_from_each_players_own_action():
    """600, all-in 900, call 900, all-in 1200: seat 1 faces 600 more, a full raise; seat 3 faces 300 more, none."""
    keys = {"stacks": {"1": 5000, "2": 1000, "3": 5000, "4": 1300}, "button": 4, "blinds": (50, 100)}
    steps = "3 call, 4 call, 1 call, 2 check, 1 bet 600, 2 all-in, 3 call, 4 all-in"
    found = after(steps, **keys)
    assert (found["turn"], found["to_call"], found["reopened"], found["min_raise"]) == (1, 600, True, 1800)
    found = after(f"{steps}, 1 call", **keys)
    assert (found["turn"], found["to_call"], found["reopened"], found["min_raise"]) == (3, 300, False, None)


def test_a_short_stack_posts_the_big_blind_before_its_ante():
    """130 chips: the blind of 100 whole, and 30 of the ante."""
    found = after(stacks={"1": 5000, "2": 130, "3": 5000}, button=3, blinds=(50, 100), big_blind_ante=100)
    assert (found["bets"], found["pot"]) == ({"1": 50, "2": 100, "3": 0}, 180)
    assert found["stacks"]["2"] == 0


def test_a_short_bring_in_leaves_the_others_the_whole_amount_to_call():
    """Seat 3 has 15 left after its ante of 25."""
    found = after(
        "3 bring-in",
        variant="stud",
        stacks={"1": 1000, "2": 1000, "3": 40},
        ante=25,
        bring_in=50,
        limits=(100, 200),
        hands={"1": "Ah Kd Qc", "2": "As Kc Jd", "3": "9c 9d 2c"},
    )
    assert (found["turn"], found["to_call"], found["bets"]) == (1, 50, {"1": 0, "2": 0, "3": 15})


def test_the_ante_of_the_big_blind_is_paid_by_the_big_blind_when_two_play():
    found = after(stacks={"1": 1000, "2": 1000}, button=1, blinds=(50, 100), big_blind_ante=100)
    assert (found["turn"], found["stacks"]) == (1, {"1": 950, "2": 800})


def test_nobody_is_asked_to_check_when_everybody_else_is_all_in():
    found = after("3 all-in, 1 call, 2 call", stacks={"1": 5000, "2": 300, "3": 300}, button=3, blinds=(50, 100))
    assert (found["street"], found["turn"], len(found["board"])) == ("over", None, 5)


def test_the_best_board_of_those_who_can_still_bet_begins():
    """The pair of aces of seat 2 is all-in; of the others seat 1 shows the king."""
    found = after(
        "1 bring-in, 2 all-in, 3 call, 1 call",
        variant="stud",
        stacks={"1": 1000, "2": 105, "3": 1000},
        ante=5,
        bring_in=50,
        limits=(100, 200),
        hands={"1": "9c 9d 2c Kh", "2": "5h 6d Ac Ad", "3": "Jh Td 7s 8d"},
    )
    assert (found["street"], found["turn"]) == ("fourth", 1)
