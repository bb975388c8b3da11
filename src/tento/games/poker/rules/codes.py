"""The codes with which a hand of poker refuses. Each has one meaning and a sentence."""

from typing import Literal

from tento.table.refusal import SharedCode

Code = (
    SharedCode
    | Literal[
        "above_maximum",
        "below_minimum",
        "bet_to_face",
        "hand_over",
        "no_time_card",
        "nobody_can_call",
        "not_enough_chips",
        "not_reopened",
        "nothing_to_call",
        "odd_amount",
        "raise_cap",
        "seat_is_empty",
        "seat_is_taken",
    ]
)
