"""A stage of a poker season: its tournaments that are over, and the ranking that they add up to."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tento.championship.core.opening import Refused
from tento.championship.core.tournament import Held
from tento.championship.poker.closing import Closing, close
from tento.championship.poker.ranking_money import Fund, annual_prizes, fund, stage_champion
from tento.championship.poker.rules import rules_of
from tento.championship.poker.season import Season, Standing, places_for_ties, rank
from tento.championship.poker.state import State
from tento.table.refusal import Refusal


class Ended(NamedTuple):
    """A tournament that is over: its last state, its places, prizes and points."""

    state: State
    closing: Closing


class StageRanking(msgspec.Struct, frozen=True, kw_only=True):
    """The ranking after a stage, what was collected for it, who takes the stage's prize, and what the year would pay today."""

    lines: tuple[Standing, ...]
    fund: Fund
    champion: str
    annual: dict[str, int]


def ended(event: Held) -> Ended:
    """A tournament with its places, prizes and points; refused where the regulation has no answer for this field."""
    found = close(event.state)
    if isinstance(found, Refusal):
        raise Refused(len(event.made) + 1, found)
    return Ended(event.state, found)


def stage_ranking(stage: Sequence[Ended]) -> StageRanking:
    """The players by the points of all tournaments of the stage, and the money of the ranking. The Main Event comes first."""
    rulebook = stage[0].state.rulebook
    counted = [one for one in stage if one.state.kind not in one.state.rules.unranked_events]
    lines = tuple(rank(rules_of(rulebook), seasons(counted)))
    collected = fund(rules_of(rulebook), [sum(one.state.entries for one in counted)])
    annual = annual_prizes(rulebook, collected.annual, lines)
    return StageRanking(
        lines=lines,
        fund=collected,
        champion=stage_champion(rules_of(rulebook), lines[0].player, str(stage[0].state.champion)),
        annual={} if isinstance(annual, Refusal) else annual,
    )


def seasons(counted: Sequence[Ended]) -> list[Season]:
    """What these tournaments are worth to each player in the ranking; whoever has no record on the site is not in it."""
    found: dict[str, Season] = {}
    for one in counted:
        main = one.state.kind == "main"
        unranked = {who for who, known in one.state.desk.people.items() if not known.ranked}
        for who, points in one.closing.points.items():
            if who in unranked:
                continue
            before = found.get(who, Season(player=who, points=0))
            found[who] = Season(
                player=who,
                points=before.points + points.total,
                places=before.places + _place_for_ties(one, who),
                main_events=before.main_events + main,
                side_events=before.side_events + (not main),
            )
    return list(found.values())


def _place_for_ties(one: Ended, who: str) -> tuple[int, ...]:
    """The place of a tournament that counts between players of equal points; a disqualified player has none."""
    place, deal = one.closing.official.get(who), one.state.deal
    return () if place is None else (places_for_ties(one.state.rules, place, len(deal.amounts) if deal else 0),)
