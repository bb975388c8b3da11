"""A simulated stage of a poker season: its Main Event, a side event, and the ranking that they add up to."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import msgspec

from tento.cards.chance import Chance
from tento.championship.poker.closing import Closing
from tento.championship.poker.leaving import suspended_after
from tento.championship.poker.levels import TimeCards
from tento.championship.poker.ranking_money import Fund, annual_prizes, fund, stage_champion
from tento.championship.poker.season import Season, Standing, places_for_ties, rank
from tento.championship.poker_log import Open
from tento.championship.simulation_desk import BRASILIA
from tento.championship.simulation_names import Cast
from tento.championship.simulation_poker import LATE_LEVELS, LEVELS, Night
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

MAIN_AT: Final = datetime(2024, 5, 11, 13, tzinfo=BRASILIA)
LEAST: Final = 11
"""The smallest field that the table of prizes has a column for."""


class StageRanking(msgspec.Struct, frozen=True, kw_only=True):
    """The ranking after a stage, what was collected for it, who takes the stage's prize, and what the year would pay today."""

    lines: tuple[Standing, ...]
    fund: Fund
    champion: str
    annual: dict[str, int]


class PokerStage:
    """Plays the tournaments of one stage; `nights` and their `closings` are in the same order."""

    def __init__(self, rulebook: Rulebook, seed: int, title: str, trouble: int, options: dict[str, Any] | None = None) -> None:
        self.rulebook, self.seed, self.title, self.trouble, self.options = rulebook, seed, title, trouble, options or {}
        self.nights: list[Night] = []
        self.closings: list[Closing] = []

    def play(self, entries: int) -> StageRanking:
        """The Main Event with at most so many entries, re-entries among them; half as many, the next week, in the side event."""
        cast, chance = Cast(Chance(self.seed, "names")), Chance(self.seed, "stage")
        players = [cast.person() for _ in range(entries)]
        self._night("main", MAIN_AT, players)
        free = sorted(set(players) - set(self._suspended()))
        if len(free) >= LEAST:
            self._night("side", MAIN_AT + timedelta(days=7), sorted(chance.sample(free, min(len(free), max(LEAST, entries // 2)))))
        return self.ranking()

    def _suspended(self) -> tuple[str, ...]:
        """Whoever was barred in a tournament of the stage before this one."""
        return tuple(who for night in self.nights for who in suspended_after(night.event, same_event=True))

    def _night(self, kind: str, at: datetime, players: Sequence[str]) -> None:
        opening = Open(
            by="director",
            at=at,
            why="simulation",
            title=self.title,
            rulebook=self.rulebook.name,
            hash=self.rulebook.hash,
            options=self.options,
            kind="main" if kind == "main" else "side",
            reentries=1,
            levels=LEVELS,
            late_levels=LATE_LEVELS,
            suspended=self._suspended(),
            time_cards=TimeCards(start=3, day=2, final=3),
        )
        night = Night(self.rulebook, Chance(self.seed, kind), opening, self.trouble)
        night.play(players)
        self.nights.append(night)
        self.closings.append(night.closing())

    def ranking(self) -> StageRanking:
        """The players by the points of all tournaments of the stage, and the money of the ranking."""
        rulebook = self.nights[0].event.rulebook
        lines = tuple(rank(rulebook.values, self._seasons()))
        collected = fund(rulebook.values, [sum(night.event.entries for night in self.nights)])
        annual = annual_prizes(rulebook, collected.annual, lines)
        return StageRanking(
            lines=lines,
            fund=collected,
            champion=stage_champion(rulebook.values, lines[0].player, str(self.nights[0].event.champion)),
            annual={} if isinstance(annual, Refusal) else annual,
        )

    def _seasons(self) -> list[Season]:
        found: dict[str, Season] = {}
        for night, closing in zip(self.nights, self.closings, strict=True):
            main = night.opening.kind == "main"
            for who, points in closing.points.items():
                before = found.get(who, Season(player=who, points=0))
                found[who] = Season(
                    player=who,
                    points=before.points + points.total,
                    places=before.places + _counted(night, closing, who),
                    main_events=before.main_events + main,
                    side_events=before.side_events + (not main),
                )
        return list(found.values())


def _counted(night: Night, closing: Closing, who: str) -> tuple[int, ...]:
    """The place of a tournament that counts between players of equal points; a disqualified player has none."""
    place, deal = closing.official.get(who), night.event.deal
    return () if place is None else (places_for_ties(night.event.rules, place, len(deal.amounts) if deal else 0),)
