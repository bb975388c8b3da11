"""A whole championship with random results: every entry, draw, match and closing as decisions, the same for the same chance."""

from collections.abc import Callable
from datetime import date, datetime
from typing import Any

from tento.cards.chance import Chance
from tento.championship import decisions as do
from tento.championship.draw import commitment_of
from tento.championship.people import Person
from tento.championship.ranking import Finish, finish
from tento.championship.schedule import to_play
from tento.championship.simulation_desk import ENTRIES_AT, HOUSE, Desk, Played, random_partidas
from tento.championship.simulation_matches import FIRST_SLOT, Floor, Upsets, play_ready
from tento.championship.simulation_names import Applicant, numbered
from tento.championship.staging import entrants_of
from tento.championship.state import State
from tento.rulebooks.championship import ChampionshipRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

__all__ = ["Simulation", "Upsets", "groups_for"]

MANY_TABLES = 1 << 20


def groups_for(rules: ChampionshipRules, field: int, size: int = 4) -> dict[str, Any]:
    """The choices that a regulation leaves to the organiser: where it fixes no groups, groups of about four, of which two go on."""
    found = {}
    for name, stage in rules.stages.items():
        if stage.kind == "groups" and stage.groups is None:
            groups = max(1, field // size)
            found[name] = {"groups": groups, "advance": stage.advance or min(2, max(1, field // groups - 1))}
    return {"stages": found} if found else {}


class Simulation(Desk):
    """Plays one championship from the first entry to the champion."""

    def __init__(  # noqa: PLR0913 - the rules, the luck, and what a simulation may be told
        self,
        rulebook: Rulebook,
        chance: Chance,
        options: dict[str, Any] | None = None,
        upsets: Upsets | None = None,
        *,
        title: str = "simulation",
        expected: int | None = None,
        tables: int = MANY_TABLES,
        applicant: Callable[[ChampionshipRules, int], Applicant] = numbered,
        played: Played = random_partidas,
    ) -> None:
        opening = do.Publish(
            by=HOUSE,
            at=ENTRIES_AT,
            why="simulation",
            title=title,
            rulebook=rulebook.name,
            hash=rulebook.hash,
            options=options or {},
            expected=expected,
        )
        super().__init__(rulebook, chance, opening)
        self.applicant = applicant
        self.floor = Floor(tables=tables, upsets=upsets or Upsets(), played=played)

    def play(self, field: int) -> State:
        """The whole event for a field of this size."""
        self.enter(field)
        for stage in self.state.stages:
            self.draw(stage.name)
            while matches := to_play(self.state, stage.name):
                play_ready(self, self.floor, matches)
            self.close(stage.name)
        return self.state

    def enter(self, field: int) -> None:
        """So many entries that meet every condition; those who get a place are taken through all that the regulation asks of them."""
        asking = [self.applicant(self.state.rules, number) for number in range(1, field + 1)]
        for one in asking:
            self._register(one)
        most = self.state.rules.entries.field_max
        chosen = range(field) if most is None or most >= field else sorted(self.chance.sample(range(field), most))
        for place in chosen:
            self._prepare(asking[place])
        self.do(do.CloseEntries)
        self.now = self._event_day()

    def _event_day(self) -> datetime:
        day = self.state.event_on or self.now.date()
        return max(self.now, datetime.combine(day, FIRST_SLOT).replace(hour=FIRST_SLOT.hour - 1))

    def _register(self, one: Applicant) -> None:
        channel = next(iter(self.state.rules.entries.channels), "")
        people = tuple(self._person(name) for name in one.people)
        self.do(do.Register, by=one.people[0], entry=one.entry, people=people, delegation=one.delegation, channel=channel)
        for place, name in enumerate(one.people):
            if place not in self.state.entries[one.entry].confirmed:
                self.do(do.Confirm, by=name, entry=one.entry, person=place)

    def _prepare(self, one: Applicant) -> None:
        if self.state.entries[one.entry].status == "applied":
            self.do(do.Select, entry=one.entry)
        self.do(do.Summon, entry=one.entry)
        for place, name in enumerate(one.people):
            for document in self.state.rules.entries.documents:
                self.do(do.SignDocument, by=name, entry=one.entry, person=place, document=document)

    def _person(self, name: str) -> Person:
        rules = self.state.rules.entries
        home = next(iter(rules.residence), None)
        return Person(
            name=name,
            born=date(1980, 1, 1),
            residence=home,
            domicile=home,
            declared=rules.declarations,
            accepted_version=self.state.version,
        )

    def draw(self, stage: str) -> None:
        """The draw of a stage: list, commitment, numbers of two people, one run."""
        entrants = entrants_of(self.state, stage)
        assert not isinstance(entrants, Refusal), "the stage before is closed"
        seed = bytes(self.chance.below(256) for _ in range(32))
        numbers = tuple(f"{self.chance.below(256):02x}" for _ in range(2))
        self.do(do.AnnounceDraw, stage=stage, listed=entrants, commitment=commitment_of(seed), source="two people's numbers")
        self.do(do.RunDraw, stage=stage, seed=seed.hex(), numbers=numbers)

    def match(self, name: str) -> None:
        """One match, played or not."""
        match = self.state.matches[name]
        if match.result is None:
            play_ready(self, self.floor, [match])

    def close(self, stage: str) -> None:
        """Draws the lots that are owed, and closes the stage."""
        while ties := self._finish(stage).lots_for:
            for tie in dict.fromkeys(ties):
                order = list(tie)
                self.chance.shuffle(order)
                self.do(do.DrawLots, stage=stage, order=tuple(order))
        self.do(do.CloseStage, stage=stage)

    def _finish(self, stage: str) -> Finish:
        found = next(one for one in self.state.stages if one.name == stage)
        ended = finish(self.state, found)
        assert isinstance(ended, Finish), "every match of the stage has a result"
        return ended
