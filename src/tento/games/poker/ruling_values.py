"""The values by which dealer and floor rule on what happens at the felt beside the play itself."""

from typing import Annotated, Literal

import msgspec

Cause = Literal[
    "exposed", "face_up", "duplicate", "joker", "button", "first_card", "stud_down_card", "missed_player", "extra_hand",
]  # fmt: skip
"""Why a hand may be dealt again."""


class RulingRules(msgspec.Struct, frozen=True, kw_only=True):
    """What was said and put out, and what it means. Where the text is silent the value is an option of the rulebook, with its reason."""

    # Words and chips.
    string_bet: Literal["first_motion", "call"]
    substantial_action: Literal["two_with_chips_or_any_three"]
    binding_words: Literal["in_turn"]
    words_and_chips: Literal["first_in_time"]
    bare_amount: Literal["as_chips"]
    raise_amount_is: Literal["to", "by"]
    wrong_words: Literal["check_or_minimum"]
    check_facing_bet: Literal["call_or_fold"]
    pot_in_no_limit: Literal["valid_bet_punishable"]
    out_of_turn: Literal["binds_unless_changed"]
    skipped_player: Literal["speaks_in_time"]

    # What chips mean.
    silent_bet: Literal["sum_of_chips"]
    bb_option_overchip: Literal["raise", "check"]
    one_chip: Literal["call"]
    several_chips: Literal["call_if_all_needed"]
    half_raise_percent: Annotated[int, msgspec.Meta(ge=1, le=100)]
    announced_one_chip: Literal["chip_or_minimum"]
    announced_raise: Literal["total_or_minimum"]
    ways_to_raise: Literal["one_motion_or_declared"]
    ways_to_call: Literal["said_or_put_out"]
    undercall: Literal["call_heads_up_or_opening"]
    tiny_chip_ratio: Annotated[int, msgspec.Meta(ge=2, le=1000)]
    prior_chips: Literal["pulling_commits"]
    prior_chips_need_test: bool
    under_bet: Literal["corrected_in_the_round"]
    pot_miscount: Literal["low_until_substantial_action"]
    accepted_action: Literal["true_amount"]
    hidden_chips: Literal["pay_never_win"]
    chips_out_of_sight: Literal["removed"]
    exact_count: Literal["in_turn_facing_all_in"]
    pot_told: Literal["in_pot_limit"]

    # Time, showdown and contests.
    called_time: Literal["dead_hand_or_check"]
    leaving_hand: Literal["punishable"]
    side_pot_showdown: Literal["all_show"]
    tabling: Literal["all_cards_readable"]
    untabled_muck: Literal["own_risk"]
    tabled_winner: Literal["not_killed"]
    mucked_bet: Literal["uncalled_part_back"]
    refusal_to_show_s: Annotated[int, msgspec.Meta(ge=0, le=600)]
    see_hand: Literal["showdown_with_cards"]
    contest_result: Literal["until_next_hand"]
    contest_count: Literal["until_substantial_action"]
    contest_break_s: Annotated[int, msgspec.Meta(ge=0, le=3600)]

    # Dealing errors.
    misdeal_causes: Annotated[tuple[Cause, ...], msgspec.Meta(max_length=20)]
    misdeal_until: Literal["substantial_action"]
    redeal: Literal["exact"]
    button_short: Literal["completed_unless_acted"]
    burns_a_round: Annotated[int, msgspec.Meta(ge=0, le=3)]
    boxed_card: Literal["removed"]
    four_card_flop: Literal["back_without_burn"]
