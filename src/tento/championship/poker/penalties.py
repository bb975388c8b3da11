"""Penalties: hands and orbits that travel with the player, elimination and disqualification, and being blinded out."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from tento.championship.core.discipline import verify_listed
from tento.championship.poker.refusing import refuse
from tento.championship.poker.rules import rules_of
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

Dealt = Literal["hand", "misdeal"]


@enforces("penalties")
def verify_penalty(rulebook: Rulebook, kind: str) -> Refusal | None:
    """Whether the regulation knows this penalty. There is no ladder: any of them may come first."""
    known = rules_of(rulebook).penalties
    return verify_listed(kind, known, refuse(rulebook, "unknown_penalty", "penalties", kind=kind))


@enforces("orbit")
def hands_of(hands: int = 0, orbits: int = 0, players_at_table: int = 0) -> int:
    """The hands of a penalty: an orbit is one hand for each player still at the table when it is imposed."""
    return hands + orbits * players_at_table


@enforces("penalty_balance", "penalty_round", "redeal_counts")
def left_to_serve(rules: PokerTournamentRules, hands: int, dealt: Sequence[Dealt], imposed_in_hand: bool = False) -> int:
    """The hands still to serve after these deals, at whatever table and on whatever day.

    The hand in which the penalty was imposed counts if it was missed too; a misdeal and its redeal count as one hand.
    """
    each = rules.redeal_counts == "each"
    served = imposed_in_hand + sum(1 for deal in dealt if deal == "hand" or each)
    return max(0, hands - served)


@enforces("absent_blinded")
def verify_blinded_out(rulebook: Rulebook, absent: Sequence[str]) -> Refusal | None:
    """An absent player goes out when the blinds have taken the chips; where absent players keep theirs, nobody does."""
    if absent and not rules_of(rulebook).absent_blinded:
        return refuse(rulebook, "absent_keeps_chips", "absent_blinded", players=", ".join(absent))
    return None


class Removal(msgspec.Struct, frozen=True):
    """A player taken out by the Director: the place, whether the prize is kept, and that the buy-in stays in the pool."""

    place: int
    keeps_prize: bool


@enforces("elimination_place", "dq_prize")
def remove(players_left: int, kind: Literal["elimination", "disqualification"]) -> Removal:
    """A player eliminated by penalty is placed by the number left and keeps the prize; a disqualified one loses it."""
    return Removal(players_left, kind == "elimination")


class Blinding(msgspec.Struct, frozen=True):
    """An absent player after a number of hands: what is left of the stack, and the hand in which it ran out, if it did."""

    stack: int
    out_in_hand: int | None


@enforces("absent_blinded")
def blind_out(rules: PokerTournamentRules, stack: int, posts: Sequence[int]) -> Blinding:
    """An absent player posts blinds and antes, hand by hand, and is out when the chips are gone."""
    if not rules.absent_blinded:
        return Blinding(stack, None)
    for hand, post in enumerate(posts, 1):
        stack -= min(stack, post)
        if not stack:
            return Blinding(0, hand)
    return Blinding(stack, None)
