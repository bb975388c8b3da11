"""Who takes the mão: the 27 ways in which three rodadas can fall."""

from typing import Literal

import msgspec

from tento.games.truco.values import TrucoRules
from tento.rulebooks.enforced import enforces
from tento.table.seats import Pair, other_pair

Winners = tuple[Pair | None, ...]


class Decision(msgspec.Struct, frozen=True):
    """The mão is decided: the pair (None: nobody), why, and the rule that decided."""

    winner: Pair | None
    why: str
    rule: str
    redeal: Literal["next", "same"] = "next"


@enforces("best_of_rodadas", "tie_r1", "tie_r1_r2", "tie_r2_after_won_r1", "tie_r3_after_tied_r2", "tie_r3_after_split")
def decide(rules: TrucoRules, rodadas: Winners, dealing: Pair, eleven: Pair | None, ferro: bool) -> Decision | None:
    """The decision after these rodadas (each a pair, or None for a tie), or None while another must be played."""
    if len(rodadas) < 2:
        return None
    first, second = rodadas[0], rodadas[1]
    if len(rodadas) == 2:
        return _after_two(rules, first, second)
    third = rodadas[2]
    if first is None and third is None:
        return _three_ties(rules, dealing, eleven, ferro)
    if first is None:
        return Decision(third, "third_rodada", "tie_r1_r2")
    if third is not None:
        return Decision(third, "third_rodada", "best_of_rodadas" if second is not None else "tie_r2_after_won_r1")
    if second is None:
        return Decision(first, "first_rodada", "tie_r3_after_tied_r2")
    if rules.tie_r3_after_split == "r1_winner":
        return Decision(first, "first_rodada", "tie_r3_after_split")
    return Decision(None, "tied", "tie_r3_after_split")


def _after_two(rules: TrucoRules, first: Pair | None, second: Pair | None) -> Decision | None:
    if first is None:
        return None if second is None else Decision(second, "second_rodada", "tie_r1")
    if first == second:
        return Decision(first, "two_rodadas", "best_of_rodadas")
    if second is None and rules.tie_r2_after_won_r1 == "r1_winner_now":
        return Decision(first, "first_rodada", "tie_r2_after_won_r1")
    return None


@enforces("tie_all", "tie_all_onze", "tie_all_ferro")
def _three_ties(rules: TrucoRules, dealing: Pair, eleven: Pair | None, ferro: bool) -> Decision:
    if eleven is not None and rules.tie_all_onze == "opponents_of_eleven_score_3":
        return Decision(other_pair(eleven), "three_ties", "tie_all_onze")
    rule = "tie_all_ferro" if ferro and rules.tie_all_ferro != "as_normal" else "tie_all"
    if rules.tie_all == "dealer_pair_wins":
        return Decision(dealing, "three_ties", rule)
    return Decision(None, "three_ties", rule, "same" if rules.tie_all == "redeal_same_dealer" else "next")
