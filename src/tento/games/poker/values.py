"""The values that make one poker table out of many: every key that a poker rulebook fixes, with what it may hold."""

from typing import Annotated, Final, Literal

import msgspec

from tento.rulebooks.game_values import GameValues


class PokerRules(msgspec.Struct, frozen=True, kw_only=True):
    """What is decided at the felt. Where the text is silent the value is an option of the rulebook, with its reason."""

    # Posts and turns.
    presence: Literal["at_the_last_card"]
    bring_in: Literal["lowest_up_card"]
    turn_order: Literal["clockwise"]
    first_to_act: Literal["left_of_button"]
    action_time_up: Literal["fold_or_check"]

    # Betting.
    min_raise: Literal["last_full_raise"]
    short_all_in: Literal["does_not_reopen"]
    cumulative_reopen: bool
    limit_raises: Annotated[int, msgspec.Meta(ge=1, le=10)]
    cap_lifted_for: Annotated[int, msgspec.Meta(ge=0, le=10)]
    pot_limit: Literal["pot_after_the_call"]
    pot_limit_short_blind: Literal["as_whole"]
    uncalled_bets: Literal["returned"]

    # Pots and showdown.
    side_pots: Literal["one_for_each_total"]
    odd_chips: Literal["one_each_from_the_left"]
    cards_speak: bool
    all_in_face_up: bool
    showdown_order: Literal["last_aggressor_first"]
    last_need_not_show: bool

    # Dead and void hands.
    dead_hands: Literal["chips_stay"]
    swept_hands: Literal["uncalled_raise_back"]
    void_hand: Literal["bets_back"]


def impossible(_rules: PokerRules) -> list[tuple[str, str]]:
    """The keys whose values contradict each other; no two of these can."""
    return []


VALUES: Final = GameValues(PokerRules, impossible)
