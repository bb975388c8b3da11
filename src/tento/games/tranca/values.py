"""The values that make one tranca out of many: every key that a tranca rulebook fixes, with what it may hold.

The words are those of `[values]` in the TOML files. A rule is a function in `tento.games.tranca.rules` that takes the value.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from tento.rulebooks.game_values import GameValues


class TrancaRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The values of a tranca rulebook."""

    # Table, cards and deal.
    players: tuple[Literal[4], ...]
    partners_sit: Literal["opposite"]
    packs: Literal[2]
    jokers: Literal[0]
    cards_each: Literal[11]
    mortos: Literal[2]
    morto_size: Literal[11]
    deal_order: Literal["one_by_one_clockwise"]
    first_player: Literal["random_then_rotate", "referee"]
    play_direction: Literal["cw"]
    initial_upcard: bool

    # Melds.
    meld_min: Literal[3]
    trincas: bool
    duplicate_trincas: bool
    trinca_of_twos: Literal["forbidden", "as_suja", "as_limpa"]
    ace_low: bool
    wild_rank: Literal["2"]
    wilds_per_meld: Literal[1, 2, "minority"]  # a minority is fewer wild cards than natural ones
    wild_slides: bool
    melds_grow: Literal["keeping_an_end"]  # never so far that the turn could not be ended
    canastra_min: Literal[7]
    suja_cleans: Literal["never"]

    # Threes.
    threes_in_melds: Literal["never"]
    black3_locks: Literal["next_player"]
    red3_stays: Literal["laid_alone"]
    red3_replaced: Literal["from_monte"]
    red3_timing: Literal["first_turn", "at_deal"]

    # Turn and lixo.
    turn_order: Literal["draw_lay_discard"]
    first_player_redraw: bool
    lixo_taken: Literal["whole"]
    lixo_visible: Literal["top_only"]
    lixo_use: Literal["pair_jogo_or_new"]
    lixo_top_must_be_played: bool
    lixo_bridge: bool
    wild_from_lixo: bool
    one_card_hand: Literal["monte_only"]
    jogos_per_turn: Literal["any"]
    undo_per_turn: int  # how often a laying may be taken back before the discard

    # Morto and batida.
    morto_per_pair: Literal[1]
    morto_assignment: Literal["pool", "fixed"]
    morto_after: Literal["first_hand"]
    morto_direct: Literal["same_turn"]
    morto_indirect: Literal["next_turn"]
    morto_requires_canastra: bool
    batida_requires: Literal["any_canastra", "limpa", "none"]
    batida_by: Literal["either_partner"]
    batida_without_morto_if_converted: bool

    # The monte running out.
    convert_morto_when: Literal["any_left", "none_taken"]
    exhaustion_end: Literal["at_failed_draw", "after_last_draw"]

    # Scoring.
    card_points: int
    limpa_points: int
    suja_points: int
    batida_points: int
    red3_points: int
    red3_adds_ten: bool
    red3_in_hand: Literal[10, 100]
    black3_in_hand: Literal[100, 10]
    morto_penalty: int
    pending_morto: Literal["penalty_only", "cards_only", "both"]
    converted_morto_penalty: bool

    # Partida. A map holds one value for each phase; `default` is the phase with no name.
    partida_target: dict[str, int]
    both_over_target: Literal["higher_total", "batida_pair"]
    variant_consents: tuple[Literal["referee", "A", "B"], ...]


MOST_POINTS: Final = 20_000
"""The longest partida: ten times that of a final."""

BOUNDS: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {
        "card_points": (1, 1000),
        **dict.fromkeys(("limpa_points", "suja_points", "batida_points", "red3_points", "morto_penalty"), (0, 10_000)),
        "undo_per_turn": (0, 10),
        "partida_target": (1, MOST_POINTS),
    }
)
"""From what to what a number can be played. Cards that count nothing would let a partida go on for ever."""

_MOST_PHASES: Final = 20
_LONGEST_PHASE: Final = 40


def impossible(rules: TrancaRules) -> list[tuple[str, str]]:
    """The keys whose values contradict each other or cannot be played, each with the reason; empty for a playable rulebook."""
    found: list[tuple[str, str]] = []
    for key, (least, most) in BOUNDS.items():
        value = getattr(rules, key)
        if not all(least <= number <= most for number in (value.values() if isinstance(value, dict) else (value,))):
            found.append((key, f"from {least} to {most}"))
    if rules.ace_low:
        found.append(("ace_low", "a low ace needs the three above it, and threes take no part in jogos"))
    if len(rules.players) != 1:
        found.append(("players", "four"))
    if "default" not in rules.partida_target:
        found.append(("partida_target", "needs the phase `default`"))
    if len(rules.partida_target) > _MOST_PHASES or not all(0 < len(phase) <= _LONGEST_PHASE for phase in rules.partida_target):
        found.append(("partida_target", f"at most {_MOST_PHASES} phases, each of 1 to {_LONGEST_PHASE} letters"))
    if sorted(rules.variant_consents) != ["A", "B", "referee"]:
        found.append(("variant_consents", "the referee and both pairs, each once"))
    return found


VALUES: Final = GameValues(TrancaRules, impossible)
