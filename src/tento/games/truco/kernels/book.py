"""A rulebook as one record of numbers: all that a mão, a partida and a jogo of code depend on. Nothing is written for one rulebook."""

from itertools import product
from typing import Any, Final

import numpy as np

from tento.games.truco.kernels.moves import MOST_STEPS
from tento.games.truco.rules.outcome import Winners, decide
from tento.games.truco.rules.ranking import deck, order
from tento.games.truco.values import MOST_POINTS, OPEN_FERRO, TrucoRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import Pair

MOST_CARDS: Final = 52
NO_VIRA: Final = MOST_CARDS
"""The row of strengths where no card is turned."""
MANILHA: Final = 100
"""From this strength on a card is a manilha; the zap has three more, the copeta two."""
TIED: Final = 2
UNPLAYED: Final = 3
"""How a rodada stands that no pair has won."""
GOES_ON, A_WINS, NOBODY_NEXT, NOBODY_SAME = 0, 1, 3, 4
"""What a course of rodadas decides: A_WINS, the same for B plus one, or nobody with the next or the same dealer."""

NAMED: Final = {
    "facedown_while_tied": ("allowed", "allowed_except_leader", "forbidden"),
    "leader_partner_equal": ("first_played", "last_played", "nearest_mao_starter"),
    "leader_after_tied_r1": ("tied_rodada_leader", "canger", "mao_starter"),
    "leader_after_tied_r2": ("tied_rodada_leader", "canger", "mao_starter"),
    "canger_rule": ("first_equaliser", "last_equaliser"),
    "all_facedown": ("tie_prev_leader_leads", "leader_pair_wins"),
    "redeal_stake": ("reset", "keep"),
    "raise_turn": ("any_player_any_time", "on_turn_only"),
    "raise_window": ("deal_end_to_last_card", "first_card_to_last_card"),
    "raise_alternation": ("other_pair_only", "anyone"),
    "raise_deferred": ("allowed", "reply_only"),
    "raise_reply_conflict": ("first_answer", "any_accept_wins"),
    "onze_decision_by": ("first_answer", "both_agree", "any_play_wins"),
    "onze_raises": ("forbidden", "allowed"),
    "ferro_raises": ("forbidden", "allowed"),
    "claim_r1_winner": ("pair", "player"),
    "stealing": ("forbidden", "menu_action"),
    "score_overshoot": ("raw", "cap_at_target"),
    "first_dealer_scope": ("each_match", "each_partida"),
}
"""The keys whose words become their place in these lists. A word that is not here has no compiled twin yet, and is an error."""
PLAIN: Final = (
    "tied_r1_leader_shows_highest", "facedown_r1", "facedown_r2_r3", "ferro_facedown", "mao_base_value", "raise_skip_steps", "onze_at",
    "onze_play_value", "onze_decline_value", "onze_partners_show", "steal_limit_per_partida", "partida_target",
)  # fmt: skip
"""The keys that are numbers already."""
CLAIMS: Final = {"three_manilhas": 1, "zap_and_copeta": 2, "r1_won_and_zap": 4}
DARK: Final = {"dark_until_first_play": 1, "dark_all": 2}

_NUMBER: Final = np.int16
BOOK: Final = np.dtype(
    [
        *((key, _NUMBER) for key in (*NAMED, *PLAIN)),
        ("seats", _NUMBER),
        ("last", _NUMBER),  # the last seat: seats go round by its bits
        ("cards", _NUMBER),
        ("right", _NUMBER),  # so many seats from a player to the neighbour on the right
        ("rotation", _NUMBER),  # from a dealer to the next
        ("lead", _NUMBER),  # from the dealer to the first leader
        ("packet", _NUMBER, (2,)),  # cards dealt at once, in a mão and in a mão de ferro
        ("has_vira", _NUMBER),
        ("vira_in_ferro", _NUMBER),  # 1 if it is shown at the deal
        ("dark", _NUMBER),  # of a mão de ferro: 1 until the first card, 2 to the end
        ("open_ferro", _NUMBER),
        ("ferro_shown", _NUMBER),  # 1 if partners know each other's cards in a mão de ferro
        ("claims", _NUMBER),  # a sum of CLAIMS
        ("onze_starts", _NUMBER),  # the value of an undecided mão de onze
        ("best_of", _NUMBER),
        ("steps", _NUMBER),
        ("ladder", _NUMBER, (MOST_STEPS,)),
        ("runs", _NUMBER, (MOST_STEPS,)),  # what running from each step costs
        ("step_above", _NUMBER, (MOST_POINTS + 1,)),  # the first step above a value; `steps` if there is none
        ("decides", np.int8, (64, 2, 3, 2)),  # by course, dealing pair, pair with eleven (2: none), ferro
        ("strength", np.int8, (MOST_CARDS + 1, MOST_CARDS)),  # by vira, of each card
        ("three", np.int8, (MOST_CARDS,)),  # 1 for the threes, which a thief takes as gladly as a manilha
    ],
    align=True,
)
"""Cards are numbered by their place in the pack of the rulebook."""


def numbers(rulebook: Rulebook, seats: int = 4, phase: str = "default") -> Any:
    """The rulebook for so many seats, in this phase of an event."""
    rules: TrucoRules = rulebook.values
    if seats not in rules.players:
        raise ValueError(f"{rulebook.name} is played by {' or '.join(map(str, rules.players))}, not by {seats}")
    book = np.zeros(1, dtype=BOOK)[0]
    for key, words in NAMED.items():
        book[key] = words.index(getattr(rules, key))
    for key in PLAIN:
        book[key] = getattr(rules, key)
    book["best_of"] = rules.match_best_of.get(phase, rules.match_best_of["default"])
    book["claims"] = sum(CLAIMS[claim] for claim in rules.claims)
    _seat(book, rules, seats)
    _deal(book, rules)
    _raises(book, rules)
    _rank(book, rules)
    for course in product(range(4), repeat=3):
        for dealing, eleven, ferro in product(range(2), range(3), range(2)):
            place = 16 * course[0] + 4 * course[1] + course[2]
            book["decides"][place, dealing, eleven, ferro] = _decided(rules, course, dealing, eleven, bool(ferro))
    return book


def _seat(book: Any, rules: TrucoRules, seats: int) -> None:
    right = 1 if rules.play_direction == "ccw" else -1
    book["seats"], book["last"], book["right"] = seats, seats - 1, right % seats
    book["rotation"] = (right if rules.dealer_rotation == "right" else -right) % seats
    book["lead"] = 2 if rules.leader_r1 == "dealer_partner" and seats == 4 else right % seats


def _deal(book: Any, rules: TrucoRules) -> None:
    book["packet"] = [3 if packet == "3" else 1 for packet in (rules.deal_packet_normal, rules.deal_packet_ferro)]
    book["has_vira"] = rules.vira_dealt != "none"
    book["vira_in_ferro"] = rules.ferro_vira_reveal == "at_deal"
    book["dark"] = DARK.get(rules.ferro_hand_visibility, 0)
    book["open_ferro"] = rules.ferro_hand_visibility in OPEN_FERRO
    book["ferro_shown"] = rules.ferro_hand_visibility == "open_to_partner"
    book["onze_starts"] = rules.onze_play_value if rules.onze_starts_at == "play_value" else rules.onze_decline_value


def _raises(book: Any, rules: TrucoRules) -> None:
    book["steps"] = len(rules.raise_ladder)
    book["ladder"][: len(rules.raise_ladder)] = rules.raise_ladder
    book["runs"][: len(rules.refusal_points)] = rules.refusal_points
    book["step_above"] = [sum(step <= value for step in rules.raise_ladder) for value in range(MOST_POINTS + 1)]


def _rank(book: Any, rules: TrucoRules) -> None:
    cards = deck(rules)
    book["cards"] = len(cards)
    book["three"][: len(cards)] = [card[0] == "3" for card in cards]
    for row, vira in [*enumerate(cards), (NO_VIRA, None)]:
        strength = order(rules, vira)
        book["strength"][row, : len(cards)] = [strength[card] for card in cards]


def _decided(rules: TrucoRules, course: tuple[int, ...], dealing: int, eleven: int, ferro: bool) -> int:
    """What these rodadas decide, as the readable rules say; nothing where one comes after one that was not played."""
    played = course[: course.index(UNPLAYED)] if UNPLAYED in course else course
    winners: Winners = tuple(None if winner == TIED else Pair(winner) for winner in played)
    decision = decide(rules, winners, Pair(dealing), None if eleven == 2 else Pair(eleven), ferro)
    if decision is None:
        return GOES_ON
    if decision.winner is not None:
        return A_WINS + decision.winner
    return NOBODY_SAME if decision.redeal == "same" else NOBODY_NEXT
