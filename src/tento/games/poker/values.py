"""The values that make one poker table out of many: every key that a poker rulebook fixes, with what it may hold."""

from itertools import pairwise
from typing import Annotated, Final, Literal, get_args

import msgspec

from tento.games.poker.rules.variants import ROTATIONS, VARIANTS
from tento.games.poker.ruling_values import RulingRules
from tento.rulebooks.game_values import GameValues

VariantName = Literal[
    "no-limit-holdem", "pot-limit-holdem", "limit-holdem", "pot-limit-omaha", "omaha-hilo", "stud", "stud-hilo", "razz", "horse", "hose",
    "holdem-omaha",
]  # fmt: skip
"""One game, or a rotation of several."""

MOST_CHIPS: Final = 1_000_000
MOST_LEVELS: Final = 40
MOST_HANDS: Final = 200
"""Of a level."""
MOST_MATCH_HANDS: Final = 4_000
"""Of a match, as `longest_match` counts them: more are never played to the end."""
LARGEST_TABLE: Final = 10

assert {*get_args(VariantName)} == {*VARIANTS, *ROTATIONS}


class PokerRules(RulingRules, frozen=True, kw_only=True):
    """What is decided at the felt, beside what is ruled there. Where the text is silent a value is an option, with its reason."""

    # The match: what the sheet of a tournament says.
    variant: VariantName
    rotation: Literal["level", "orbit"]
    starting_stack: Annotated[int, msgspec.Meta(ge=1, le=MOST_CHIPS)]
    smallest_chip: Annotated[int, msgspec.Meta(ge=1, le=MOST_CHIPS)]
    levels: tuple[tuple[int, int, int], ...]  # small blind, big blind, ante
    level_hands: Annotated[int, msgspec.Meta(ge=1, le=MOST_HANDS)]
    level_minutes: Annotated[int, msgspec.Meta(ge=0, le=240)]  # 0: by hands alone
    after_last_level: Literal["doubles"]
    antes: Literal["big_blind", "each"]
    first_button: Literal["highest_card"]
    bust_order: Literal["larger_stack"]

    # Time.
    action_seconds: Annotated[int, msgspec.Meta(ge=5, le=600)]
    time_bank_cards: Annotated[int, msgspec.Meta(ge=0, le=20)]
    time_bank_seconds: Annotated[int, msgspec.Meta(ge=5, le=600)]
    called_seconds: Annotated[int, msgspec.Meta(ge=5, le=600)]

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


def impossible(rules: PokerRules) -> list[tuple[str, str]]:
    """The keys whose values contradict each other or cannot be played, each with the reason; empty for a playable rulebook."""
    found: list[tuple[str, str]] = []
    if not 1 <= len(rules.levels) <= MOST_LEVELS:
        found.append(("levels", f"from 1 to {MOST_LEVELS} levels"))
    chip = rules.smallest_chip
    if rules.starting_stack % chip:
        found.append(("starting_stack", f"made of chips of {chip}"))
    for small, big, ante in rules.levels:
        if not (0 < small <= big <= MOST_CHIPS and 0 <= ante <= big):
            found.append(("levels", "a small blind, a big blind that is no less, and an ante that is no more than it"))
        if small % chip or big % chip or ante % chip:
            found.append(("levels", f"made of chips of {chip}"))
    if any(after[1] < before[1] for before, after in pairwise(rules.levels)):
        found.append(("levels", "blinds that never fall"))
    if not rules.cards_speak:
        found.append(("cards_speak", "true: no table of ours gives a pot to the worse hand that lies open"))
    return found


def endless(rules: PokerRules) -> list[tuple[str, str]]:
    """The keys by which a match would not end in a number of hands that people play, each with the reason."""
    found: list[tuple[str, str]] = []
    if any(after[1:] <= before[1:] for before, after in pairwise(rules.levels)):
        found.append(("levels", "a big blind that rises with each level, or an ante that rises while the big blind stays"))
    hands = longest_match(rules)
    if hands > MOST_MATCH_HANDS:
        reason = f"at most {MOST_MATCH_HANDS} hands until the small blind is worth all chips of {LARGEST_TABLE} players, not {hands}"
        found.append(("level_hands", f"{reason}: fewer hands in a level, fewer levels, a smaller starting stack or higher blinds"))
    return found


def longest_match(rules: PokerRules) -> int:
    """The hands of the levels up to the one whose small blind is worth all chips of the largest table: then a few hands decide.

    After the last level the blinds double.
    """
    chips, small = LARGEST_TABLE * rules.starting_stack, rules.levels[-1][0]
    doubled = ((chips - 1) // small).bit_length()
    return rules.level_hands * (len(rules.levels) + doubled)


VALUES: Final = GameValues(PokerRules, impossible, endless=endless)
