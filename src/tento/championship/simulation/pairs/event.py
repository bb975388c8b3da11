"""A whole championship with random results: every entry, draw, match and closing as decisions, the same for the same chance."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from tento.cards.chance import Chance
from tento.championship.core.draw import commitment_of
from tento.championship.core.opening import in_force
from tento.championship.core.tournament import Held
from tento.championship.pairs import decisions as do
from tento.championship.pairs.fees import due
from tento.championship.pairs.ranking import Finish, finish
from tento.championship.pairs.rules import rules_of
from tento.championship.pairs.schedule import to_play
from tento.championship.pairs.staging import entrants_of
from tento.championship.pairs.state import State
from tento.championship.simulation.names import Applicant, Cast, numbered
from tento.championship.simulation.pairs.director import ENTRIES_AT, HOUSE, PairsDirector, Played, random_partidas
from tento.championship.simulation.pairs.matches import FIRST_SLOT, Upsets, Venue, play_ready
from tento.championship.simulation.pairs.people import entries_at, made_up
from tento.championship.simulation.wanted import Wanted
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

MANY_TABLES = 1 << 20


def groups_for(rules: PairsRules, field: int, size: int = 4) -> dict[str, Any]:
    """The choices that a regulation leaves to the organiser: where it fixes no groups, groups of about four, of which two go on."""
    found = {}
    for name, stage in rules.stages.items():
        if stage.kind == "groups" and stage.groups is None:
            groups = max(1, field // size)
            found[name] = {"groups": groups, "advance": stage.advance or min(2, max(1, field // groups - 1))}
    return {"stages": found} if found else {}


def simulate_pairs(wanted: Wanted) -> tuple[Held, ...]:
    """An event of groups and knockouts, with people who have names."""
    rules = rules_of(wanted.rulebook)
    most = rules.entries.field_max
    found = PairsSimulation(
        wanted.rulebook,
        Chance(wanted.seed, "championship"),
        _merged(groups_for(rules, wanted.entries), wanted.options),
        Upsets(absent=wanted.trouble, disqualified=(wanted.trouble + 1) // 2, corrected=wanted.trouble),
        title=wanted.title,
        expected=wanted.entries if most is None else min(most, wanted.entries),
        tables=wanted.tables,
        applicant=Cast(Chance(wanted.seed, "names")).applicant,
        played=wanted.played,
    )
    found.play(wanted.entries)
    return (found.held,)


def _merged(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """The organiser's choices over those made for them, table by table."""
    found = dict(ours)
    for key, value in theirs.items():
        both = isinstance(value, dict) and isinstance(found.get(key), dict)
        found[key] = _merged(found[key], value) if both else value
    return found


class PairsSimulation(PairsDirector):
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
        applicant: Callable[[PairsRules, int], Applicant] = numbered,
        played: Played = random_partidas,
    ) -> None:
        chosen = in_force(rulebook, rulebook.hash, options or {})
        rules = chosen.championship if not isinstance(chosen, Refusal) and isinstance(chosen.championship, PairsRules) else None
        opening = do.Publish(
            by=HOUSE,
            at=ENTRIES_AT if rules is None else entries_at(rules),
            why="simulation",
            title=title,
            rulebook=rulebook.name,
            hash=rulebook.hash,
            options=options or {},
            expected=expected,
        )
        super().__init__(rulebook, chance, opening)
        self.applicant = applicant
        self.venue = Venue(tables=tables, upsets=upsets or Upsets(), played=played)

    def play(self, field: int) -> State:
        """The whole event for a field of this size."""
        self.enter(field)
        for stage in self.state.stages:
            self.draw(stage.name)
            while matches := to_play(self.state, stage.name):
                play_ready(self, self.venue, matches)
            self.close(stage.name)
        return self.state

    def enter(self, field: int) -> None:
        """So many entries that meet every condition; those who get a place are taken through all that the regulation asks of them."""
        rules = self.state.rules.entries
        most = field if rules.field_max is None else min(field, rules.field_max)
        asking = [self.applicant(self.state.rules, number) for number in range(1, field + 1)]
        coming = asking if rules.selection == "curated" or rules.waiting_list else asking[:most]
        for one in coming:
            self._register(one)
        for one in self._chosen(coming, most):
            self._prepare(one)
        self.do(do.CloseEntries)
        self.now = self._event_day()

    def _chosen(self, coming: list[Applicant], most: int) -> list[Applicant]:
        """Who gets a place: whom the organiser picks, or everybody who has one already."""
        if self.state.rules.entries.selection == "all":
            return [one for one in coming if self.state.entries[one.entry].status == "selected"]
        return coming if most == len(coming) else [coming[place] for place in sorted(self.chance.sample(range(len(coming)), most))]

    def _event_day(self) -> datetime:
        day = self.state.event_on or self.now.date()
        return max(self.now, datetime.combine(day, FIRST_SLOT).replace(hour=FIRST_SLOT.hour - 1))

    def _register(self, one: Applicant) -> None:
        rules = self.state.rules
        self.do(
            do.Register,
            by=one.people[0],
            entry=one.entry,
            people=tuple(made_up(rules, name, self.state.version, self.now, self.chance) for name in one.people),
            delegation=one.delegation,
            channel=next(iter(rules.entries.channels), ""),
            origin="applied" if "applied" in rules.entries.origins else "invited",
        )
        for place, name in enumerate(one.people):
            if place not in self.state.entries[one.entry].confirmed:
                self.do(do.Confirm, by=name, entry=one.entry, person=place)
        if due(rules.fees):
            self.do(do.Pay, by=one.people[0], entry=one.entry, amount=due(rules.fees))

    def _prepare(self, one: Applicant) -> None:
        if self.state.entries[one.entry].status == "applied":
            self.do(do.Select, entry=one.entry)
        self.do(do.Summon, entry=one.entry, means="e-mail")
        for place, name in enumerate(one.people):
            for document in self.state.rules.entries.documents:
                self.do(do.SignDocument, by=name, entry=one.entry, person=place, document=document)

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
            play_ready(self, self.venue, [match])

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
