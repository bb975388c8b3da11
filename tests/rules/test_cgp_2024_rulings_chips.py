"""CGP 2024, items 5.4.3 to 5.4.18: what words and chips mean."""

import pytest

from tests.rules.proving import proves
from tests.rules.rulings import moved, played, ruled


@proves("PR-13")
def test_5_4_3_of_several_motions_the_first_counts():
    assert moved(current=500, last_raise=500, chips=[[500], [1000]]) == ("call", 500)


@proves("PR-13")
def test_5_4_3_a_house_may_read_every_string_bet_as_a_call():
    chips = [[500, 500, 500], [1000]]
    assert moved(current=500, last_raise=500, chips=chips) == ("raise", 1500)
    assert moved({"string_bet": "call"}, current=500, last_raise=500, chips=chips) == ("call", 500)


@proves("PR-14")
@pytest.mark.parametrize(
    ("actions", "substantial"),
    [
        (["fold", "call"], True),
        (["fold", "fold"], False),
        (["check", "check", "fold"], True),
        (["post", "post", "bet 400"], False),
        (["bet 400", "raise 900"], True),
        ([], False),
    ],
)
def test_5_4_4_two_actions_with_chips_or_any_three_are_substantial(actions, substantial):
    assert ruled("substantial-action", actions=actions) == {"substantial": substantial}


@proves("PR-15")
@pytest.mark.parametrize("word", ["fold", "call", "raise 1500"])
def test_5_4_5_a_declaration_in_turn_binds(word):
    due = {"fold": 0, "call": 600, "raise 1500": 1500}[word]
    assert moved(current=600, last_raise=600, words=[word]) == (word.split()[0], due)


@proves("PR-16")
@pytest.mark.parametrize(
    ("pot", "opening", "ruling"), [("heads-up", False, "call"), ("multiway", True, "call"), ("multiway", False, "floor")]
)
def test_5_4_5_an_undercall_is_a_call_heads_up_or_facing_the_opening_bet(pot, opening, ruling):
    found = ruled("chips", current=800, last_raise=400, chips=[100, 100, 100], behind=5000, pot=pot, opening=opening)
    assert (found["ruling"], found["options"]) == (ruling, ["call", "fold"] if ruling == "floor" else [])


@proves("PR-16")
def test_5_4_5_all_in_for_less_is_no_undercall():
    assert moved(current=800, last_raise=400, chips=[100, 100, 100], behind=0, opening=False) == ("all-in", 300)


@proves("PR-17")
@pytest.mark.parametrize(
    ("action", "skipped", "ruling"),
    [
        ("raise 1500", ["fold"], "binding"),
        ("raise 1500", ["call", "fold"], "binding"),
        ("call", ["raise 1200"], "returned"),
        ("fold", ["raise 1200"], "binding"),
        ("raise 1500", [], "back"),
    ],
)
def test_5_4_6_out_of_turn_binds_unless_the_action_changed(action, skipped, ruling):
    found = ruled("out-of-turn", action=action, current=500, last_raise=500, skipped=skipped)
    assert (found["ruling"], found["penalty"]) == (ruling, True)


@proves("PR-17")
def test_5_4_6_after_a_raise_the_early_player_has_every_option():
    found = ruled("out-of-turn", action="raise 1500", current=500, last_raise=500, skipped=["raise 1200"])
    assert (found["returned"], found["min_raise"]) == (1500, 1900)


@proves("PR-18")
@pytest.mark.parametrize(
    ("since", "time", "options"),
    [
        (["check", "bet 400", "call"], True, ["dead-hand", "passive"]),
        (["check", "bet 400", "call"], False, []),
        (["check", "check"], True, []),
    ],
)
def test_5_4_6_who_keeps_silent_through_substantial_action_loses_the_turn(since, time, options):
    assert ruled("out-of-turn", last_raise=200, since=since, time=time)["options"] == options


@proves("PR-19")
@pytest.mark.parametrize(("word", "due"), [("raise before", 5000), ("call same", 2000), ("raise same", 5000), ("raise after", 2000)])
def test_5_4_7_a_between_words_and_chips_the_first_decides(word, due):
    assert moved(current=2000, last_raise=2000, chips=[5000], words=[word])[1] == due


@proves("PR-20")
def test_5_4_7_b_c_an_amount_alone_is_that_amount_put_out():
    assert moved(words=["200"]) == ("bet", 200)
    assert moved(current=600, last_raise=600, words=["900"]) == ("raise", 1200)
    assert moved(current=600, last_raise=600, words=["899"]) == ("call", 600)


@proves("PR-20")
def test_5_4_7_b_c_an_amount_is_the_total_unless_a_house_reads_it_on_top():
    assert moved(current=600, last_raise=600, words=["raise 2000"]) == ("raise", 2000)
    assert moved(current=600, last_raise=600, words=["raise +2000"]) == ("raise", 2600)
    assert moved({"raise_amount_is": "by"}, current=600, last_raise=600, words=["raise 2000"]) == ("raise", 2600)


@proves("PR-21")
@pytest.mark.parametrize(("chips", "due"), [([5000], 5000), ([500, 100], 600), ([100], 200)])
def test_5_4_8_without_a_bet_the_chips_are_the_bet(chips, due):
    assert moved(chips=chips) == ("bet", due)


@proves("PR-21")
def test_5_4_8_one_chip_on_the_big_blinds_option_is_a_raise_unless_a_house_reads_a_check():
    option = {"street": "preflop", "current": 200, "last_raise": 200, "prior": 200, "chips": [1000]}
    assert moved(**option) == ("raise", 1200)
    assert moved({"bb_option_overchip": "check"}, **option) == ("check", 200)


@proves("PR-22")
@pytest.mark.parametrize("behind", [9000, 0])
def test_5_4_13_one_large_chip_is_a_call_even_if_it_is_the_last(behind):
    assert moved(current=200, last_raise=200, chips=[1000], behind=behind) == ("call", 200)


@proves("PR-23")
@pytest.mark.parametrize(("chip", "due"), [(1000, 1000), (500, 500), (100, 400)])
def test_5_4_13_a_raise_announced_with_one_chip_is_the_chip_or_the_minimum(chip, due):
    assert moved(current=200, last_raise=200, chips=[chip], words=["raise before"]) == ("raise", due)


@proves("PR-24")
def test_5_4_14_a_b_several_chips_are_a_call_if_every_one_is_needed():
    assert moved(current=1100, last_raise=700, chips=[500, 1000]) == ("call", 1100)
    assert moved(current=1050, last_raise=1050, chips=[1000, 1000], behind=0) == ("call", 1050)


@proves("PR-24")
def test_5_4_14_a_b_the_last_chips_are_all_in_even_below_half_a_raise():
    found = ruled("chips", current=1000, last_raise=1000, chips=[1000, 100, 100, 100], behind=0)
    assert (found["ruling"], found["due"], found["reopens"]) == ("all-in", 1300, False)


@proves("PR-25")
@pytest.mark.parametrize(("chips", "due"), [([500, 100, 100, 50], 1200), ([1000, 1000], 2000)])
def test_5_4_14_a_raise_announced_with_several_chips_is_their_total_or_the_minimum(chips, due):
    assert moved(current=600, last_raise=600, chips=chips, words=["raise"]) == ("raise", due)


@proves("PR-26")
@pytest.mark.parametrize(
    ("total", "ruling", "due"), [(899, "call", 600), (900, "raise", 1200), (1199, "raise", 1200), (1300, "raise", 1300)]
)
def test_5_4_15_half_a_raise_is_made_up_and_less_is_a_call(total, ruling, due):
    assert moved(current=600, last_raise=600, chips=[600, 1, total - 601]) == (ruling, due)


@proves("PR-27")
def test_5_4_15_a_short_all_in_does_not_reopen():
    do = ["1 call", "2 check", "1 bet 600", "2 call", "3 all-in", "1 call"]
    stacks = {"1": 9000, "2": 9000, "3": 1000}
    found = played(stacks=stacks, button=3, blinds=[50, 100], do=["3 call", *do[:-1]])
    assert (found["turn"], found["to_call"], found["reopened"], found["min_raise"]) == (1, 300, False, None)


@proves("PR-27")
def test_5_4_15_d_who_has_not_acted_raises_by_the_last_full_raise():
    steps = ["4 call", "1 call", "2 call", "3 check", "2 bet 600", "3 call", "4 all-in"]
    found = played(stacks={"1": 9000, "2": 9000, "3": 9000, "4": 1000}, button=1, blinds=[50, 100], do=steps)
    assert (found["turn"], found["min_raise"]) == (1, 1500)


@proves("PR-28")
@pytest.mark.parametrize(("noticed", "due"), [("round", 1200), ("later", 1000)])
def test_5_4_8_a_an_under_raise_is_corrected_within_the_round(noticed, due):
    found = ruled("under-bet", current=600, last_raise=600, bet=1000, noticed=noticed)
    assert found == {"corrected": noticed == "round", "due": due, "adds": due - 1000}


@proves("PR-29")
@pytest.mark.parametrize(
    ("announced", "actions", "noticed", "due"),
    [
        (2400, ["call"], "round", 3000),
        (2400, ["call", "call"], "round", 2400),
        (3600, ["call", "call"], "round", 3000),
        (3600, [], "later", 3600),
    ],
)
def test_5_4_8_b_too_high_is_corrected_in_the_round_and_too_low_until_substantial_action(announced, actions, noticed, due):
    found = ruled("pot-correction", size=3000, announced=announced, actions=actions, noticed=noticed)
    assert (found["due"], found["adds"], found["returned"]) == (due, max(0, due - announced), max(0, announced - due))


@proves("PR-30")
def test_5_4_9_a_tiny_chip_is_punishable_and_a_call_where_an_undercall_is_one():
    tiny = {"blinds": [2000, 4000], "current": 50000, "last_raise": 50000, "chips": [1000], "behind": 90000}
    found = ruled("chips", **tiny, pot="heads-up")
    assert (found["ruling"], found["due"], found["penalty"]) == ("call", 50000, True)
    assert ruled("chips", **tiny, opening=False)["options"] == ["call", "fold"]
    assert ruled("chips", {"tiny_chip_ratio": 100}, **tiny, opening=True)["penalty"] is False


@proves("PR-31")
@pytest.mark.parametrize(("left", "options", "due"), [(5, ["call", "fold"], None), (2, [], 4000)])
def test_5_4_10_limit_has_one_bet_and_three_raises_until_the_last_two(left, options, due):
    found = ruled(
        "chips", limit="limit", limits=[400, 800], street="turn", current=3200, last_raise=800, words=["raise"], players_left=left
    )
    assert (found["options"], found["due"]) == (options, due)


@proves("PR-32")
def test_5_4_10_a_c_a_raise_is_one_motion_or_declared_before():
    assert moved(current=600, last_raise=600, chips=[600, 600]) == ("raise", 1200)
    assert moved(current=600, last_raise=600, chips=[[600], [600]]) == ("call", 600)
    assert moved(current=600, last_raise=600, chips=[[600], [600]], words=["raise before"]) == ("raise", 1200)


@proves("PR-33")
@pytest.mark.parametrize(("stack", "due"), [(60000, 28000), (20000, 20000)])
def test_5_4_11_the_caller_owes_the_true_amount(stack, due):
    assert ruled("accepted-action", said=18000, bet=28000, stack=stack) == {"due": due}


PRIOR = {"blinds": [1000, 2000], "current": 6000, "last_raise": 4000, "prior": 2000, "behind": 40000, "opening": False}


@proves("PR-34")
@pytest.mark.parametrize(
    ("move", "ruling"),
    [
        ({"chips": [10000]}, ("call", 6000)),
        ({"chips": [5000, 5000]}, ("raise", 12000)),
        ({"chips": [10000], "pulled": "full"}, ("call", 6000)),
        ({"chips": [10000], "pulled": "partial", "left": 1000}, ("raise", 11000)),
    ],
)
def test_5_4_12_chips_that_lay_there_before(move, ruling):
    assert moved(**PRIOR, **move) == ruling


@proves("PR-34")
def test_5_4_12_pulling_chips_back_commits_to_a_call_or_a_raise():
    assert ruled("chips", **PRIOR, pulled="full", words=["fold"])["options"] == ["call", "raise"]


@proves("PR-34")
def test_5_4_12_change_that_was_not_taken_counts_with_the_new_chips():
    assert moved(current=4500, last_raise=2500, prior=5000, chips=[1000], opening=False) == ("raise", 7000)


@proves("PR-34")
def test_5_4_12_a_house_may_test_new_chips_for_half_a_raise_at_once():
    move = {"current": 1500, "last_raise": 700, "prior": 300, "chips": [1000, 1000]}
    assert moved(**move) == ("call", 1500)
    assert moved({"prior_chips_need_test": False}, **move) == ("raise", 2300)


@proves("PR-38")
@pytest.mark.parametrize(("current", "ruling", "due"), [(0, "bet", 200), (600, "raise", 1200)])
def test_5_4_17_c_the_pot_in_no_limit_is_a_valid_bet_and_punishable(current, ruling, due):
    found = ruled("chips", blinds=[100, 200], current=current, last_raise=current or 200, words=["pot"])
    assert (found["ruling"], found["due"], found["penalty"]) == (ruling, due, True)


@proves("PR-37")
def test_5_4_17_b_before_the_flop_short_blinds_count_as_whole():
    stacks = {"1": 9000, "2": 9000, "3": 150, "4": 9000}
    found = played(variant="pot-limit-holdem", stacks=stacks, button=1, blinds=[100, 200], do=[])
    assert (found["turn"], found["max_raise"]) == (4, 700)


@proves("PR-39")
def test_5_4_18_wrong_words_without_a_bet():
    assert moved(words=["call"]) == ("check", 0)
    assert moved(words=["raise"]) == ("bet", 200)


@proves("PR-40")
def test_5_4_18_check_facing_a_bet_leaves_the_call_and_the_fold():
    assert ruled("chips", current=600, last_raise=600, words=["check"])["options"] == ["call", "fold"]
