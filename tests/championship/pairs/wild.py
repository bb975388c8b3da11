"""Championships in which anything happens that may happen, in any order: people come and leave, sheets are wrong, the event stops."""

from datetime import timedelta
from typing import Any

from tento.cards.chance import Chance
from tento.championship.core.draw import commitment_of
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs.advancing import form_of
from tento.championship.pairs.opening import publish
from tento.championship.pairs.ranking import finish
from tento.championship.pairs.sheets import signers
from tento.championship.pairs.staging import entrants_of
from tento.championship.pairs.tournament import decide
from tento.championship.simulation.pairs.director import random_partidas
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tests.rules.championships import AFIA, FENACEF, IN_TIME, form

FEES = {"fees": {"entry": 5001, "card_permille": 35, "refunds": [{"days_before": 0, "permille": 333}]}}
GROUPS = {"groups": {"groups": 2, "advance": 2, "advance_best": 1}}
LADDER = {"sanctions": ["warning", "mao", "partida", "jogo", "disqualification"], "imposed_by": {}}
KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "groups": (FENACEF, {"stages": GROUPS, "discipline": LADDER}),
    "annulled": (
        FENACEF,
        {"stages": GROUPS, "discipline": LADDER | {"past_results": "annulled"}, "matches": {"walkover_knockout": "goes_on"}},
    ),
    "third": (FENACEF, {"stages": GROUPS, "honours": {"third_place": "match"}, "discipline": {"imposed_by": {}}}),
    "league": (
        FENACEF,
        {"stages": {"groups": {"groups": 3, "advance": 2}, "knockout": {"kind": "league", "best_of": 3}}, "discipline": LADDER},
    ),
    "seeded": (
        FENACEF,
        {"stages": {"groups": {"kind": "league", "rounds": 2, "advance": 5}}, "draw": {"method": "seeded", "seeds": 3, "apart": "nobody"}},
    ),
    "best-losers": (AFIA, {"honours": {"third_place": "match"}}),
}
MOST = 10
ENDED = ("played", "time", "committee")


class Wild:
    """Tries decisions at random; `log` keeps those that the rules allow, and `before` and `after` are the states around the last one."""

    def __init__(self, kind, luck):
        name, options = KINDS[kind]
        self.rulebook, self.chance, self.now = load(name), Chance(luck), IN_TIME
        entries = {"field_max": MOST, "waiting_list": True, "partner_confirms": True}
        opening = do.Publish(
            by="organiser", at=self.now, title="x", rulebook=name, hash=self.rulebook.hash, options=options | FEES | {"entries": entries}
        )
        found = publish(self.rulebook, opening)
        assert isinstance(found, Step), found
        self.log, self.state, self.known, self.partidas = [opening], found.state, 0, {}

    def do(self, kind, by="organiser", **keys):
        """One decision, if the rules allow it."""
        self.now += timedelta(minutes=1)
        decision = kind(by=by, at=self.now, **keys)
        found = decide(self.state, decision)
        if isinstance(found, Refusal):
            return False
        self.log.append(decision)
        self.state = found.state
        return True

    def run(self, steps):
        """So many tries, most of which further the event."""
        for _ in range(steps):
            if self.state.phase == "entries":
                self.chance.choice((self._come, self._come, self._come, self._confirm, self._pay, self._pay, self._leave, self._close))()
            else:
                self.chance.choice((self._draw, *[self._match] * 30, self._match, self._leave, self._end, self._correct, self._stop))()
        return self.state

    def over(self):
        """The event brought to its end without more trouble, as far as it can be."""
        for _ in range(60):
            for name in sorted(match.id for match in self.state.matches.values() if match.result is None and all(match.sides)):
                self._played(self.state.matches[name], table=None)
            self._end()
            self._draw()
        return self.state

    def begin_all(self):
        """Every match that can begin now has begun."""
        for name in sorted(match.id for match in self.state.matches.values() if match.result is None and all(match.sides)):
            if not self.state.matches[name].started:
                self._begun(self.state.matches[name], table=None)

    def _come(self):
        self.known += 1
        name = f"p{self.known}"
        asked = form(name, channel="", delegation=name)
        self.do(do.Register, by=asked.by, entry=name, people=asked.people, delegation=name, channel="")

    def _some(self, things):
        return self.chance.choice(sorted(things)) if things else None

    def _confirm(self):
        for entry in sorted(self.state.entries.values(), key=lambda one: one.number):
            for place, person in enumerate(entry.people):
                self.do(do.Confirm, by=person.name, entry=entry.id, person=place)

    def _pay(self):
        name = self._some([entry.id for entry in self.state.entries.values() if not entry.paid])
        card = self.chance.happens(1, 2)
        if name:
            self.do(do.Pay, entry=name, amount=5177 if card else 5001, card=card)

    def _leave(self):
        name = self._some(list(self.state.entries))
        if name and self.chance.happens(1, 4):
            self.do(do.Withdraw, entry=name)

    def _close(self):
        if len(self.state.entries) > MOST:
            self._confirm()
            for entry in sorted(self.state.entries):
                self.do(do.Pay, entry=entry, amount=5001)
            self.do(do.CloseEntries)

    def _draw(self):
        for stage in self.state.stages:
            listed = entrants_of(self.state, stage.name)
            if not stage.drawn and not isinstance(listed, Refusal) and listed:
                seed = bytes(self.chance.below(256) for _ in range(32))
                self.do(do.AnnounceDraw, stage=stage.name, listed=listed, commitment=commitment_of(seed), source="x")
                if self.chance.happens(1, 9):
                    self.do(do.Withdraw, entry=self.chance.choice(listed))
                self.do(do.RunDraw, stage=stage.name, seed=seed.hex(), numbers=("07",))

    def _match(self):
        open_ones = [match.id for match in self.state.matches.values() if match.result is None]
        name = self._some(open_ones)
        if name is None:
            return
        match = self.state.matches[name]
        sides = [side for side in match.sides if side]
        ways = (
            *(self._begun, self._begun, self._played, self._played, self._came, self._missed, self._punished, self._awarded),
            self._taken_back,
        )
        if len(sides) == 2:
            self.chance.choice(ways)(match)

    def _came(self, match):
        self.do(do.Call, match=match.id, starts=self.now + timedelta(hours=1))
        self.do(do.CheckIn, match=match.id, entry=self.chance.choice(match.sides))

    def _taken_back(self, match):
        entry = self.chance.choice((None, *match.sides))
        self.do(do.Uncall, match=match.id)
        self.do(do.TakeBack, match=match.id, entry=entry)

    def _begun(self, match, table=0):
        self.do(do.Call, match=match.id, table=1 + self.chance.below(6) if table == 0 else table, starts=self.now + timedelta(hours=1))
        for side in match.sides:
            self.do(do.CheckIn, match=match.id, entry=side)
        return self.do(do.Start, match=match.id)

    def _played(self, match, table=0):
        if not match.started and not self._begun(match, table):
            return
        match = self.state.matches[match.id]
        partidas = tuple(random_partidas(match, form_of(self.state, match), self.chance))[len(match.awarded) :]
        if self.do(do.Report, match=match.id, partidas=partidas, signed=signers(self.state, match)):
            self.partidas[match.id] = partidas

    def _missed(self, match):
        self.do(do.Call, match=match.id, starts=self.now - timedelta(hours=1))
        gone = match.sides if self.chance.happens(1, 3) else (self.chance.choice(match.sides),)
        self.do(do.Absent, match=match.id, entries=tuple(gone))

    def _punished(self, match):
        effect = self.chance.choice(("warning", "mao", "partida", "jogo", "disqualification"))
        where = match.id if self.chance.happens(3, 4) else None
        self.do(do.Sanction, entry=self.chance.choice(match.sides), effect=effect, offence="x", match=where)

    def _awarded(self, match):
        if self.chance.happens(1, 4):
            self.do(do.Award, by=self.state.rules.discipline.unforeseen, match=match.id, winner=self.chance.choice(match.sides), why="x")

    def _correct(self):
        match = self._some(list(self.partidas))
        if match:
            found = self.state.matches[match]
            partidas = tuple(random_partidas(found, form_of(self.state, found), self.chance))
            ruling = self.chance.choice((None, None, "stand", "replay"))
            if self.do(do.Correct, match=match, partidas=partidas, ruling=ruling, why="x") and ruling != "stand":
                self.partidas[match] = partidas

    def _stop(self):
        if self.chance.happens(1, 4):
            self.do(do.Suspend, to="suspended", why="rain")
            self._match()
            self.do(do.Suspend, to="resumed", why="it stopped")

    def _end(self):
        for stage in self.state.stages:
            found = finish(self.state, stage) if stage.drawn and not stage.closed else None
            while found is not None and not isinstance(found, Refusal) and found.lots_for:
                if not self.do(do.DrawLots, stage=stage.name, order=found.lots_for[0]):
                    return
                found = finish(self.state, next(one for one in self.state.stages if one.name == stage.name))
            self.do(do.CloseStage, stage=stage.name)
