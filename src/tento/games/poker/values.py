"""The values that make one poker table out of many: every key that a poker rulebook fixes, with what it may hold."""

from typing import Annotated, Final, Literal

import msgspec

from tento.rulebooks.game_values import GameValues


class PokerRules(msgspec.Struct, frozen=True, kw_only=True):
    """What is decided at the felt. Where the text is silent the value is an option of the rulebook, with its reason."""

    # Betting.
    cumulative_reopen: bool
    cap_lifted_for: Annotated[int, msgspec.Meta(ge=0, le=10)]

    # Rulings about chips and words.
    string_bet: Literal["first_motion", "call"]
    prior_chips_need_test: bool
    raise_amount_is: Literal["to", "by"]
    bb_option_overchip: Literal["raise", "check"]
    tiny_chip_ratio: Annotated[int, msgspec.Meta(ge=1, le=1000)]


def impossible(_rules: PokerRules) -> list[tuple[str, str]]:
    """The keys whose values contradict each other; no two of these can."""
    return []


VALUES: Final = GameValues(PokerRules, impossible)
