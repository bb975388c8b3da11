"""A stage of a poker season: its tournaments that are over, and the ranking that they add up to."""

from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import count
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
    """A tournament that is over: its last state, its places, prizes and points. `called` are the names of its players in the ranking.

    A player whom `called` does not name keeps the name of the log.
    """

    state: State
    closing: Closing
    called: Mapping[str, str] = {}

    @property
    def champion(self) -> str:
        """The champion's name in the ranking."""
        return self.called.get(str(self.state.champion), str(self.state.champion))

    @property
    def points(self) -> dict[str, int]:
        """The points of the tournament by the names of the ranking."""
        return {self.called.get(who, who): points.total for who, points in self.closing.points.items()}


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
    stage = named(stage)
    counted = [one for one in stage if one.state.kind not in one.state.rules.unranked_events]
    lines = tuple(rank(rules_of(rulebook), seasons(counted)))
    collected = fund(rules_of(rulebook), [sum(one.state.entries for one in counted)])
    annual = annual_prizes(rulebook, collected.annual, lines)
    return StageRanking(
        lines=lines,
        fund=collected,
        champion=stage_champion(rules_of(rulebook), lines[0].player, stage[0].champion),
        annual={} if isinstance(annual, Refusal) else annual,
    )


def named(played: Sequence[Ended]) -> list[Ended]:
    """The tournaments with the name of each player in the ranking: one for each person, whatever the desks wrote.

    A person keeps the name of the first log that has them; a namesake who comes later gets a number behind it. Where no form was asked
    for a name is all that is known, and means the person who is called so.
    """
    names: dict[str, str] = {}
    for place, one in enumerate(played):
        for who, key in _keys(place, one):
            if key not in names:
                names[key] = _free(who, set(names.values()))
    return [one._replace(called={who: names[key] for who, key in _keys(place, one)}) for place, one in enumerate(played)]


def _keys(place: int, one: Ended) -> Iterator[tuple[str, str]]:
    """What tells apart the people whose forms a tournament has. Data that was erased tells nothing beyond its own tournament."""
    people = one.state.desk.people
    for who in one.closing.points:
        if who in people:
            known = people[who]
            yield who, f"{place} {known.key}" if known.person.erased else known.key


def _free(who: str, taken: Container[str]) -> str:
    """The name, with the first number that makes it another one than those that are taken."""
    return who if who not in taken else next(name for number in count(2) if (name := f"{who} ({number})") not in taken)


def seasons(counted: Sequence[Ended]) -> list[Season]:
    """What these tournaments are worth to each player in the ranking; whoever has no record on the site is not in it."""
    found: dict[str, Season] = {}
    for one in counted:
        main = one.state.kind == "main"
        unranked = {who for who, known in one.state.desk.people.items() if not known.ranked}
        for who, points in one.closing.points.items():
            if who in unranked:
                continue
            called = one.called.get(who, who)
            before = found.get(called, Season(player=called, points=0))
            found[called] = Season(
                player=called,
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
