"""From the entries to the prize pool: the split of the buy-in, the guarantee, the staff's share, the card surcharge."""

from collections.abc import Mapping

import msgspec

from tento.championship.core.money import half_up
from tento.championship.poker.refusing import refuse
from tento.championship.poker.rules import rules_of
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class Pool(msgspec.Struct, frozen=True, kw_only=True):
    """The prize money of one tournament. `prize` + `overlay` = `pool` + `ranking_deducted` + the staff's share of them.

    `knockouts` is what is paid for eliminations, apart from the pool; `other_reading` is the pool if the doubt of item 3.5
    were read the other way.
    """

    prize: int
    overlay: int
    knockouts: int
    staff: int
    ranking_deducted: int
    pool: int
    other_reading: int


@enforces("entry_split")
def collected(lines: Mapping[str, int], entries: int) -> dict[str, int]:
    """What each line of the entry's split brings in; together they are all that came in."""
    return {line: amount * entries for line, amount in lines.items()}


@enforces("entry_split", "knockout_lines")
def verify_split(rulebook: Rulebook, lines: Mapping[str, int], entry: int) -> Refusal | None:
    """The lines of a split add up to the entry; a knockout entry names prize, knockout and rake."""
    rules = rules_of(rulebook)
    if sum(lines.values()) != entry or min(lines.values(), default=-1) < 0:
        return refuse(rulebook, "split_does_not_add_up", "entry_split", lines=sum(lines.values()), entry=entry)
    needed = rules.knockout_lines if "knockout" in lines else ("prize",)
    missing = [line for line in needed if line not in lines]
    if missing:
        return refuse(rulebook, "sheet_incomplete", "knockout_lines", missing=", ".join(missing))
    return None


@enforces("guarantee", "guarantee_deduct_ranking", "knockout_in_guarantee", "staff_bp", "staff_on_ko", "payout_base")
def pool_of(rules: PokerTournamentRules, lines: Mapping[str, int], entries: int, guarantee: int = 0) -> Pool:
    """The pool after the staff's share. A guarantee that was not reached is topped up; knockout money helps to reach it."""
    prize, knockouts = lines["prize"] * entries, lines.get("knockout", 0) * entries
    counted = prize + (knockouts if rules.knockout_in_guarantee else 0)
    overlay = max(0, guarantee - counted)
    staff = half_up((prize + overlay) * rules.staff_bp, 10_000)
    staff_of_knockouts = half_up(knockouts * rules.staff_bp, 10_000) if rules.staff_on_ko else 0
    fee = min(rules.ranking_fee * entries, prize + overlay - staff) if overlay else 0
    deducted = fee if _ranking_comes_off(rules, lines) else 0
    before = prize + overlay - staff
    return Pool(
        prize=prize,
        overlay=overlay,
        knockouts=knockouts - staff_of_knockouts,
        staff=staff + staff_of_knockouts,
        ranking_deducted=deducted,
        pool=before - deducted,
        other_reading=before - (fee - deducted),
    )


def _ranking_comes_off(rules: PokerTournamentRules, lines: Mapping[str, int]) -> bool:
    """Whether the ranking fee comes off a guarantee: where the sheet has no line of its own for it, or as the rulebook chooses."""
    chosen = rules.guarantee_deduct_ranking
    return "ranking" not in lines if chosen == "unless_itemised" else chosen


@enforces("guarantee_void")
def guarantee_in_force(rules: PokerTournamentRules, guarantee: int, prevented_by: str | None = None) -> int:
    """The guarantee, or nothing where the event was prevented by fortuitous event, force majeure or public order."""
    return 0 if prevented_by in rules.guarantee_void else guarantee


@enforces("payment_means")
def verify_means(rulebook: Rulebook, means: str) -> Refusal | None:
    """On the day an entry is paid in cash or by card."""
    allowed = rules_of(rulebook).payment_means
    return None if means in allowed else refuse(rulebook, "means_not_accepted", "payment_means", means=means)


@enforces("surcharge")
def price(rules: PokerTournamentRules, entry: int, means: str) -> int:
    """What a player pays by this means: the card's fee comes on top, rounded to the centavo; the split stays on the entry."""
    return entry + half_up(entry * rules.surcharge.get(means, 0), 10_000)
