"""A simulated stage of a poker season: its Main Event, a side event, and the ranking that they add up to."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final, Literal

import msgspec

from tento.cards.chance import Chance
from tento.championship.core.local_time import BRASILIA
from tento.championship.core.opening import in_force
from tento.championship.core.tournament import Held
from tento.championship.poker.closing import Closing
from tento.championship.poker.decisions import Open
from tento.championship.poker.leaving import suspended_after
from tento.championship.poker.levels import TimeCards
from tento.championship.poker.rules import rules_of
from tento.championship.poker.stage import Ended, StageRanking, stage_ranking
from tento.championship.simulation.names import Cast
from tento.championship.simulation.poker.event import LEVELS, PokerSimulation
from tento.championship.simulation.poker.forms import key_of
from tento.championship.simulation.poker.played import PlayedTournament, TablesOf
from tento.championship.simulation.wanted import Wanted
from tento.rulebooks.championship.poker import TournamentSheet
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

TournamentKind = Literal["main", "side", "satellite", "ladies"]
MAIN_AT: Final = datetime(2024, 5, 11, 13, tzinfo=BRASILIA)
DESK_OPENS: Final = timedelta(hours=1)
VARIANT: Final = "No-limit hold'em"
VENUE: Final = "Hotel Continental, Porto Alegre"
SPONSOR: Final = "CGP"
LEAST: Final = 11
"""The smallest field that the table of prizes has a column for."""


def simulate_stage(wanted: Wanted) -> tuple[Held, ...]:
    """A stage of a poker season: a Main Event, a side event, and the satellite that a rulebook may have."""
    stage = PokerStage(
        wanted.rulebook, wanted.seed, wanted.title, wanted.trouble, wanted.options, tables_of=wanted.tables_of, numbered=True
    )
    stage.play(wanted.entries)
    return tuple(event.held for event in stage.events)


class PokerStage:
    """Plays the tournaments of one stage; `events` and their `closings` are in the same order."""

    def __init__(  # noqa: PLR0913 - what is held, with which luck, and who plays
        self,
        rulebook: Rulebook,
        seed: int,
        title: str,
        trouble: int,
        options: dict[str, Any] | None = None,
        *,
        tables_of: TablesOf | None = None,
        numbered: bool = False,
    ) -> None:
        self.rulebook, self.seed, self.title, self.trouble, self.options = rulebook, seed, title, trouble, options or {}
        self.tables_of, self.numbered = tables_of, numbered
        self.events: list[PokerSimulation] = []
        self.closings: list[Closing] = []

    def play(self, entries: int) -> StageRanking:
        """The Main Event with at most so many entries, re-entries among them; half as many, the next week, in the side event.

        Where the rulebook has a satellite half of them played it the week before; it stands last, for it counts for nothing.
        """
        cast, chance = Cast(Chance(self.seed, "names")), Chance(self.seed, "stage")
        players = [cast.person() for _ in range(entries)]
        self._hold("main", MAIN_AT, players)
        barred = set(self._suspended(MAIN_AT + timedelta(days=7)))
        free = sorted(who for who in players if key_of(who) not in barred)
        if len(free) >= LEAST:
            self._hold("side", MAIN_AT + timedelta(days=7), sorted(chance.sample(free, min(len(free), max(LEAST, entries // 2)))))
        if "satellite" in self._sheets:
            self._hold("satellite", MAIN_AT - timedelta(days=7), sorted(chance.sample(players, max(2, entries // 2))))
        return self.ranking()

    def _suspended(self, at: datetime) -> tuple[str, ...]:
        """Whoever was barred in a tournament of the stage before this one."""
        before = [event for event in self.events if event.opening.at < at]
        return tuple(who for event in before for who in suspended_after(event.state, same_event=True))

    @property
    def _sheets(self) -> Mapping[str, TournamentSheet]:
        """The sheets that the rulebook, with the Director's choices, has written."""
        chosen = in_force(self.rulebook, self.rulebook.hash, self.options)
        return {} if isinstance(chosen, Refusal) else rules_of(chosen).tournaments

    def _hold(self, kind: TournamentKind, at: datetime, players: Sequence[str]) -> None:
        sheet = self._sheets.get(kind, TournamentSheet())
        opening = Open(
            numbered=self.numbered,
            by="director",
            at=at - DESK_OPENS,
            why="simulation",
            title=self.title,
            rulebook=self.rulebook.name,
            hash=self.rulebook.hash,
            options=self.options,
            kind=kind,
            split=sheet.split,
            seat_price=sheet.seat_price,
            stack=sheet.stack,
            size=sheet.seats,
            guarantee=sheet.guarantee,
            reentries=sheet.reentries,
            levels=tuple(msgspec.structs.replace(level, minutes=sheet.level_min) for level in LEVELS),
            late_levels=sheet.late_levels,
            suspended=self._suspended(at),
            time_cards=TimeCards(start=3, day=2, final=3),
            variant=VARIANT,
            start=at,
            days=(at + timedelta(days=1),),
            venue=VENUE,
            sponsors=(SPONSOR,),
        )
        chance = Chance(self.seed, kind)
        if self.tables_of is None:
            one = PokerSimulation(self.rulebook, chance, opening, self.trouble)
        else:
            one = PlayedTournament(self.rulebook, chance, opening, self.tables_of(opening.levels))
        one.play(players)
        self.events.append(one)
        self.closings.append(one.closing())

    def ranking(self) -> StageRanking:
        """The players by the points of all tournaments of the stage, and the money of the ranking."""
        return stage_ranking([Ended(event.state, closing) for event, closing in zip(self.events, self.closings, strict=True)])
