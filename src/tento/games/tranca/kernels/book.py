"""A rulebook as one record of numbers: all that a rodada and a partida of code depend on. Nothing is written for one rulebook."""

from typing import Any, Final

import numpy as np

from tento.games.tranca.values import TrancaRules
from tento.rulebooks.rulebook import Rulebook

MINORITY: Final = 0
"""The limit of wild cards where they must only be fewer than the natural ones."""

NAMED: Final = {
    "trinca_of_twos": ("forbidden", "as_suja", "as_limpa"),
    "red3_timing": ("first_turn", "at_deal"),
    "morto_assignment": ("pool", "fixed"),
    "batida_requires": ("any_canastra", "limpa", "none"),
    "convert_morto_when": ("any_left", "none_taken"),
    "exhaustion_end": ("at_failed_draw", "after_last_draw"),
    "pending_morto": ("penalty_only", "cards_only", "both"),
    "both_over_target": ("higher_total", "batida_pair"),
}
"""The keys whose words become their place in these lists. A word that is not here has no compiled twin yet, and is an error."""
PLAIN: Final = (
    "initial_upcard", "trincas", "duplicate_trincas", "wild_slides", "canastra_min", "first_player_redraw", "lixo_top_must_be_played",
    "lixo_bridge", "wild_from_lixo", "morto_requires_canastra", "batida_without_morto_if_converted", "card_points", "limpa_points",
    "suja_points", "batida_points", "red3_points", "red3_adds_ten", "red3_in_hand", "black3_in_hand", "morto_penalty",
    "converted_morto_penalty",
)  # fmt: skip
"""The keys that are numbers already."""

_NUMBER: Final = np.int32
BOOK: Final = np.dtype([*((key, _NUMBER) for key in (*NAMED, *PLAIN)), ("wilds_per_meld", _NUMBER), ("target", _NUMBER)], align=True)


def numbers(rulebook: Rulebook, phase: str = "default") -> Any:
    """The rulebook in this phase of an event."""
    rules: TrancaRules = rulebook.values
    book = np.zeros(1, dtype=BOOK)[0]
    for key, words in NAMED.items():
        book[key] = words.index(getattr(rules, key))
    for key in PLAIN:
        book[key] = getattr(rules, key)
    book["wilds_per_meld"] = MINORITY if rules.wilds_per_meld == "minority" else rules.wilds_per_meld
    book["target"] = rules.partida_target.get(phase, rules.partida_target["default"])
    return book
