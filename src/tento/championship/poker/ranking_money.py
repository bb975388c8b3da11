"""The money of the ranking: what every entry puts aside, the prize of each stage's champion, the annual prize."""

from collections.abc import Sequence

import msgspec

from tento.championship.core.money import equal, proportional
from tento.championship.poker.refusing import refuse
from tento.championship.poker.rules import rules_of
from tento.championship.poker.season import Standing
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class Fund(msgspec.Struct, frozen=True, kw_only=True):
    """What the ranking collected: the part of each stage's champion, the annual part, and the hotel nights taken from them.

    `collected` = the stages + `annual` + `hotel`.
    """

    collected: int
    stages: tuple[int, ...]
    annual: int
    hotel: int


@enforces("ranking_fee", "ranking_annual_percent", "hotel_from")
def fund(rules: PokerTournamentRules, entries_by_stage: Sequence[int], hotel: int = 0) -> Fund:
    """The fee of every entry and re-entry: the larger part for the year, the rest for the champion of its stage.

    The hotel nights of last year's champion come out of the annual part, or out of all of it before the split.
    """
    fees = [rules.ranking_fee * entries for entries in entries_by_stage]
    collected, percent = sum(fees), rules.ranking_annual_percent
    if rules.hotel_from == "total" and collected:
        paid = min(hotel, collected)
        left = [fee - part for fee, part in zip(fees, proportional(paid, fees), strict=True)]
        stages = tuple(fee - fee * percent // 100 for fee in left)
        return Fund(collected=collected, stages=stages, annual=sum(left) - sum(stages), hotel=paid)
    stages = tuple(fee - fee * percent // 100 for fee in fees)
    annual = collected - sum(stages)
    paid = min(hotel, annual)
    return Fund(collected=collected, stages=stages, annual=annual - paid, hotel=paid)


@enforces("annual_split", "annual_tie")
def annual_prizes(rulebook: Rulebook, annual: int, ranking: Sequence[Standing]) -> dict[str, int] | Refusal:
    """The annual prize of the best of the ranking. A tie that no criterion broke is the Director's, or its prizes are shared."""
    rules = rules_of(rulebook)
    prizes = proportional(annual, rules.annual_split)
    paid: dict[str, int] = {}
    for place in sorted({line.place for line in ranking if line.place <= len(prizes)}):
        tied = [line.player for line in ranking if line.place == place]
        if len(tied) > 1 and rules.annual_tie == "ask":
            return refuse(rulebook, "tie_for_the_director", "annual_tie", place=place, players=", ".join(tied))
        amount = sum(prizes[place - 1 : place - 1 + len(tied)])
        paid |= dict(zip(tied, equal(amount, len(tied)), strict=True))
    return paid


@enforces("stage_champion")
def stage_champion(rules: PokerTournamentRules, by_points: str, main_winner: str) -> str:
    """Who takes the stage's prize: the best in points of the stage, or the winner of its Main Event."""
    return by_points if rules.stage_champion == "points" else main_winner


@enforces("annual_paid")
def verify_annual_payment(rulebook: Rulebook, stages_left: int) -> Refusal | None:
    """The annual prize is paid at the end of the last stage."""
    if stages_left:
        return refuse(rulebook, "stages_left", "annual_paid", left=stages_left)
    return None
