"""The codes with which tranca refuses. Each has one meaning and a sentence."""

from typing import Literal

from tento.table.refusal import SharedCode

Code = (
    SharedCode
    | Literal[
        "already_drew",
        "does_not_fit",
        "lixo_empty",
        "lixo_locked",
        "lixo_top_unusable",
        "mixed_suits",
        "morto_taken",
        "must_draw_first",
        "must_keep_a_card",
        "no_canastra",
        "not_a_meld",
        "not_your_meld",
        "nothing_to_undo",
        "one_card_hand",
        "red_three_stays",
        "reject_only_first",
        "rodada_over",
        "three_in_meld",
        "too_many_wilds",
        "undo_spent",
    ]
)
