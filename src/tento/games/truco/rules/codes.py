"""The codes with which truco refuses. Each has one meaning and a sentence."""

from typing import Literal

from tento.table.refusal import SharedCode

Code = (
    SharedCode
    | Literal[
        "burn_forbidden",
        "cards_are_dark",
        "choice_pending",
        "claim_invalid",
        "cut_forbidden",
        "eleven_undecided",
        "facedown_forbidden",
        "mao_over",
        "max_value",
        "must_show_highest",
        "not_in_pack",
        "nothing_to_answer",
        "nothing_to_steal",
        "one_card_only",
        "own_raise",
        "raise_forbidden",
        "raise_pending",
        "reply_only",
        "subir_forbidden",
        "too_many_burns",
        "too_many_cuts",
        "too_many_steals",
        "wrong_deal",
        "wrong_seat",
        "wrong_step",
    ]
)
