"""The values that make one truco out of many: every key that a truco rulebook fixes, with what it may hold.

The words are those of `[values]` in the TOML files. A rule is a function in `tento.games.truco.rules` that takes the value.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from itertools import pairwise
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from tento.games.truco.names import own_names
from tento.games.truco.spelling import own_spelling
from tento.rulebooks.game_values import GameValues

Suit = Literal["c", "d", "h", "s"]

OPEN_FERRO: Final = ("open", "open_to_partner")
"""The values of `ferro_hand_visibility` with which the cards of a mão de ferro are seen from the deal on."""


class TrucoRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The values of a truco rulebook. Ranks, ladders and lists run from weak to strong unless their key says otherwise."""

    # Deck and ranking.
    deck_ranks: tuple[str, ...]
    manilha_mode: Literal["vira_next", "fixed"]
    fixed_manilhas: tuple[str, ...]  # strong to weak; empty with a vira
    manilha_suit_order: tuple[Suit, ...]  # strong to weak
    vira_wraps: Literal["deck_cycle", "none"]
    common_suits_matter: bool

    # Table, first dealer, rotation.
    players: tuple[Literal[2, 4], ...]  # the first is the regulation's own; 2 is mano a mano
    play_direction: Literal["ccw", "cw"]
    first_dealer: Literal["draw_highest", "random", "assigned"]
    first_dealer_scope: Literal["each_partida", "each_match"]
    first_dealer_draw_scale: Literal["common_only", "with_fixed_manilhas"]
    first_dealer_draw_tie: Literal["all_redraw", "tied_redraw"]
    dealer_rotation: Literal["right", "left"]

    # Shuffle, cut, burn, deal.
    shuffle_max_s: int | None
    cutter: Literal["dealer_left", "dealer_right"]
    cut_max_normal: int | None
    cut_max_onze: int | None
    cut_max_ferro: int | None
    cut_min_ferro: int
    cut_max_s: int | None
    cut_excess: Literal["reject", "tento"]
    cutter_may_order_subir: Literal["yes_unless_bottom_seen", "no"]
    burn_by: Literal["dealer", "cutter", "nobody"]
    burn_max: int
    burn_visibility: Literal["face_down", "face_up"]
    burn_in_onze: bool
    burn_in_ferro: bool
    burn_excess: Literal["reject", "tento"]
    deal_packet_normal: Literal["first_right_then_free", "1", "3"]
    deal_packet_ferro: Literal["1", "3"]
    deal_first_to: Literal["dealer_right"]
    deal_from: Literal["top", "bottom", "cutter_choice"]
    deal_max_s: int | None
    vira_dealt: Literal["any_moment", "last", "none"]
    exposed_card_redealer: Literal["same_dealer", "next_dealer", "tento"]
    wrong_deal_order: Literal["redeal_same", "redeal_next", "tento"]
    wrong_card_count: Literal["holder_pair_loses_value", "void_next_dealer", "tento_current_value"]
    peek_while_handling: Literal["dealer_barred_seen_bottom_loses_subir", "allowed_normal_barred_special", "referee_loss_of_jogo"]
    deck_change: Literal["never", "on_request_referee_ok"]

    # Leading and face-down play.
    leader_r1: Literal["dealer_right", "dealer_partner"]
    leader_after_win: Literal["highest_card_player"]
    leader_partner_equal: Literal["first_played", "last_played", "nearest_mao_starter"]
    leader_after_tied_r1: Literal["mao_starter", "canger", "tied_rodada_leader"]
    leader_after_tied_r2: Literal["tied_rodada_leader", "canger", "mao_starter"]
    canger_rule: Literal["first_equaliser", "last_equaliser"]
    tied_r1_leader_shows_highest: bool
    facedown_r1: bool
    facedown_r2_r3: bool
    facedown_while_tied: Literal["allowed", "allowed_except_leader", "forbidden"]
    facedown_strength: Literal["null_below_all"]
    facedown_goes_to: Literal["table", "into_deck"]
    all_facedown: Literal["tie_prev_leader_leads", "leader_pair_wins"]
    multi_card_throw: Literal["reject", "opponents_choose_open_card"]

    # Outcome of the mão.
    cards_each: Literal[3]
    best_of_rodadas: Literal[3]
    tie_r1: Literal["r2_decides"]
    tie_r1_r2: Literal["r3_decides"]
    tie_r2_after_won_r1: Literal["r1_winner_now", "r3_decides"]
    tie_r3_after_tied_r2: Literal["r1_winner"]
    tie_r3_after_split: Literal["r1_winner", "no_points_next_dealer"]
    tie_all: Literal["redeal_same_dealer", "no_points_next_dealer", "dealer_pair_wins"]
    tie_all_onze: Literal["as_normal", "opponents_of_eleven_score_3"]
    tie_all_ferro: Literal["as_normal"]
    redeal_stake: Literal["reset", "keep"]

    # Raises.
    mao_base_value: int
    raise_ladder: tuple[int, ...]
    refusal_points: tuple[int, ...]
    raise_names: tuple[str, ...]
    raise_skip_steps: bool
    raise_turn: Literal["any_player_any_time", "on_turn_only"]
    raise_window: Literal["deal_end_to_last_card", "first_card_to_last_card"]
    raise_alternation: Literal["other_pair_only", "anyone"]
    raise_deferred: Literal["allowed", "reply_only"]
    raise_pending: Literal["play_stops"]
    raise_reply_conflict: Literal["first_answer", "any_accept_wins"]
    raise_lookalike_word: Literal["ignore", "tento"]

    # Mão de onze, mão de ferro.
    onze_at: int
    onze_partners_show: bool
    onze_play_value: int
    onze_decline_value: int
    onze_starts_at: Literal["play_value", "decline_value"]
    onze_decision_by: Literal["first_answer", "both_agree", "any_play_wins"]
    onze_raises: Literal["forbidden", "allowed"]
    onze_illegal_raise: Literal["reject", "tento"]
    ferro_wins: Literal["partida"]
    ferro_hand_visibility: Literal["dark_all", "dark_until_first_play", "open", "open_to_partner"]
    ferro_vira_reveal: Literal["at_deal", "after_r1", "no_vira"]
    ferro_raises: Literal["forbidden", "allowed"]
    ferro_facedown: bool

    # Claims, tento, conduct at the table.
    claims: tuple[Literal["three_manilhas", "zap_and_copeta", "r1_won_and_zap"], ...]
    claim_timing: Literal["any_time_no_raise_pending"]
    claim_r1_winner: Literal["pair", "player"]
    claim_false: Literal["reject", "lose_mao"]
    tento_meaning: Literal["offence_claim", "point"]
    tento_value_normal: Literal["current_value", "partida"]
    tento_value_onze_undecided: int
    tento_value_onze_playing: int
    tento_value_ferro: Literal["partida"]
    tento_ends_mao: bool
    tento_offences: tuple[str, ...]
    stealing: Literal["forbidden", "menu_action"]
    steal_limit_per_partida: int
    signals_between_partners: Literal["allowed", "forbidden"]
    speech: Literal["not_about_cards", "official_only", "free"]
    sanctions: tuple[Literal["warning", "mao", "partida", "jogo", "disqualification"], ...]

    # Match and clock. A map holds one value for each phase; `default` is the phase with no name.
    partida_target: int
    score_overshoot: Literal["raw", "cap_at_target"]
    match_best_of: dict[str, Literal[1, 3, 5]]
    partida_time_limit_min: dict[str, int]  # empty: no clock
    overtime_min: int | None
    time_up_mid_mao: Literal["finish_mao", "stop"]
    time_tie_rule: Literal["overtime_then_first_mao_winner", "overtime_repeat", "director"]
    absence_limit_min: int | None
    rest_breaks: bool
    substitutions: bool


MOST_POINTS: Final = 120
"""The longest partida: ten times the usual one, a long evening at the table."""

_POINTS, _TIMES, _SECONDS, _MINUTES = (1, MOST_POINTS), (0, 100), (1, 600), (1, 600)

BOUNDS: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {
        "partida_target": (2, MOST_POINTS),
        **dict.fromkeys(("mao_base_value", "raise_ladder", "refusal_points", "onze_play_value", "onze_decline_value"), _POINTS),
        **dict.fromkeys(("tento_value_onze_undecided", "tento_value_onze_playing"), (0, MOST_POINTS)),
        **dict.fromkeys(("cut_max_normal", "cut_max_onze", "cut_max_ferro", "cut_min_ferro", "steal_limit_per_partida"), _TIMES),
        "burn_max": (0, 52),
        **dict.fromkeys(("shuffle_max_s", "cut_max_s", "deal_max_s"), _SECONDS),
        **dict.fromkeys(("partida_time_limit_min", "overtime_min"), _MINUTES),
        "absence_limit_min": (0, 600),
    }
)
"""From what to what a number can be played. Points that cost nothing would let a partida go on for ever."""

_LONGEST: Final[Mapping[str, int]] = MappingProxyType(
    {"raise_ladder": 12, "tento_offences": 40, "match_best_of": 20, "partida_time_limit_min": 20}
)
"""So many entries a list or a table may have."""

_EACH_ONCE: Final = ("deck_ranks", "fixed_manilhas", "players", "claims", "sanctions", "tento_offences")
_LONGEST_WORD: Final = 40
_WORDS: Final = ("raise_names", "tento_offences", "match_best_of", "partida_time_limit_min")
"""Texts of the organiser's own: names of raises, offences and phases."""


def impossible(rules: TrucoRules) -> list[tuple[str, str]]:
    """The keys whose values contradict each other or cannot be played, each with the reason; empty for a playable rulebook."""
    found = _out_of_bounds(rules)

    def need(holds: bool, key: str, reason: str) -> None:
        if not holds:
            found.append((key, reason))

    cards = 4 * len(rules.deck_ranks)
    fixed = rules.manilha_mode == "fixed"
    need(all(r in "A23456789TJQK" and len(r) == 1 for r in rules.deck_ranks), "deck_ranks", "ranks are A 2 … 9 T J Q K")
    need(cards - rules.burn_max >= 13, "burn_max", f"{cards} cards less {rules.burn_max} burnt leave fewer than the 13 to deal")
    need(len(rules.fixed_manilhas) == (4 if fixed else 0), "fixed_manilhas", 'four cards with manilha_mode "fixed", none with "vira_next"')
    need(
        all(len(c) == 2 and c[0] in rules.deck_ranks and c[1] in "cdhs" for c in rules.fixed_manilhas),
        "fixed_manilhas",
        "each is a card of the pack (deck_ranks), as in 4c",
    )
    need(sorted(rules.manilha_suit_order) == ["c", "d", "h", "s"], "manilha_suit_order", "each of the four suits once")
    need((rules.vira_dealt == "none") == fixed, "vira_dealt", 'with manilha_mode "fixed" it is `none`, with "vira_next" another')
    need(
        (rules.ferro_vira_reveal == "no_vira") == fixed,
        "ferro_vira_reveal",
        'with manilha_mode "fixed" it is `no_vira`, with "vira_next" another',
    )
    need(bool(rules.players), "players", "at least one of 4 and 2")
    ladder = (rules.mao_base_value, *rules.raise_ladder)
    need(all(a < b for a, b in pairwise(ladder)), "raise_ladder", "each step is above the one before")
    need(len(rules.refusal_points) == len(rules.raise_ladder), "refusal_points", "one for each step of raise_ladder")
    need(len(rules.raise_names) == len(rules.raise_ladder), "raise_names", "one for each step of raise_ladder")
    need(0 < rules.onze_at < rules.partida_target, "onze_at", "below partida_target")
    need("default" in rules.match_best_of, "match_best_of", "needs the phase `default`")
    need(
        not rules.partida_time_limit_min or "default" in rules.partida_time_limit_min,
        "partida_time_limit_min",
        "needs the phase `default`, or no phase at all",
    )
    need(rules.cut_max_ferro is None or rules.cut_min_ferro <= rules.cut_max_ferro, "cut_min_ferro", "not above cut_max_ferro")
    return found


def _out_of_bounds(rules: TrucoRules) -> list[tuple[str, str]]:
    """The keys that no table could play with, whatever the others are."""
    found: list[tuple[str, str]] = []
    for key, (least, most) in BOUNDS.items():
        if not all(least <= number <= most for number in _numbers(getattr(rules, key))):
            found.append((key, f"from {least} to {most}"))
    found += [(key, f"at most {length}") for key, length in _LONGEST.items() if len(getattr(rules, key)) > length]
    found += [(key, "each once") for key in _EACH_ONCE if len(set(getattr(rules, key))) < len(getattr(rules, key))]
    for key in _WORDS:
        if not all(0 < len(word) <= _LONGEST_WORD for word in getattr(rules, key)):
            found.append((key, f"each of 1 to {_LONGEST_WORD} letters"))
    return found


def _numbers(value: int | tuple[int, ...] | dict[str, int] | None) -> Iterable[int]:
    """The numbers that a key holds: one, a list, one for each phase, or none."""
    if value is None:
        return ()
    return (value,) if isinstance(value, int) else value.values() if isinstance(value, dict) else value


VALUES: Final = GameValues(TrucoRules, impossible, own_names, partial(own_spelling, TrucoRules))
