"""Plays a record again: every action by the rules, every deal from its seed, every result compared with what is written."""

from collections import deque
from itertools import takewhile
from typing import Any

import msgspec

from tento.cards.card import Card
from tento.cards.deal import FalseDeal, verify_card, verify_deal
from tento.games.registry import kit_of
from tento.records.beginning import rulebook_of, start
from tento.records.chain import END, UNFINISHED
from tento.records.errors import RecordError
from tento.records.lines import SHUFFLE, ActionLine, DealLine, EndLine, FactLine, HiddenLine, LeafLine, Line, StandInLine
from tento.records.reading import Record
from tento.rulebooks.rulebook import Rulebook
from tento.table import facts, seals
from tento.table.game import Step
from tento.table.refusal import Refusal
from tento.table.seats import TABLE, Actor
from tento.table.story import Replayed, StandIn


class Replay(msgspec.Struct, frozen=True):
    """A record played again. `sealed` is the line of the first deal whose seed is not revealed: nothing after it can be replayed.

    `unseen` are deals without a seed that could be played again all the same, from what was shown of them.
    """

    steps: tuple[Replayed, ...]
    state: Any
    sealed: int | None = None
    unseen: tuple[int, ...] = ()


def replay(record: Record, rulebook: Rulebook | None = None) -> Replay:
    """The whole match again, or RecordError at the first line that does not follow from the rules."""
    replayer = Replayer(record, rulebook)
    steps: list[Replayed] = []
    for line in record.lines:
        steps += replayer.take(line)
        if replayer.sealed is not None:
            break
    return Replay(tuple(steps), replayer.state, replayer.sealed, tuple(replayer.unseen))


class Replayer:
    """A table that takes the lines of a record one by one."""

    def __init__(self, record: Record, rulebook: Rulebook | None = None) -> None:
        self._kit = kit_of(record.header.game)
        self.rulebook = rulebook_of(record.header, rulebook)
        self.state = start(record.header, self.rulebook)
        self._cards = self._kit.game.pack(self.rulebook)
        self.deal: DealLine | None = None
        self.sealed: int | None = None
        self.unseen: list[int] = []
        self._lines = record.lines
        self._reveals = record.reveals
        self._seed = b""
        self._pack: tuple[Card, ...] | None = None
        self._order: tuple[Card, ...] = ()
        self.shown: dict[int, frozenset[Card]] = {}
        """The cards that the lines of an unseen deal name; each of them may have its leaf."""
        self._expected: deque[str] = deque()
        self._stand_ins: dict[Actor, StandIn | None] = {}
        self._hidden: dict[int, list[HiddenLine]] = {}
        for line in record.lines:
            if isinstance(line, HiddenLine):
                self._hidden.setdefault(line.after, []).append(line)

    def take(self, line: Line) -> list[Replayed]:
        """What the line brings about, with the actions that nobody noticed right after it."""
        if isinstance(line, FactLine):
            self._take_fact(line)
        elif self._expected:
            raise RecordError(line.line, "fact_differs", expected=self._expected[0])
        steps = [self._act(line)] if isinstance(line, ActionLine) else []
        if isinstance(line, DealLine):
            self._take_deal(line)
        elif isinstance(line, StandInLine):
            self._stand_ins[line.seat] = line.stand_in
        elif isinstance(line, LeafLine):
            self._take_leaf(line)
        elif isinstance(line, EndLine):
            self._take_end(line)
        return steps + [self._act(hidden) for hidden in self._hidden.pop(line.line, ())]

    def _take_fact(self, line: FactLine) -> None:
        if not self._expected:
            raise RecordError(line.line, "fact_unfounded", text=line.text)
        expected = self._expected.popleft()
        if line.text != expected:
            raise RecordError(line.line, "fact_differs", expected=expected)

    def _take_deal(self, line: DealLine) -> None:
        """The pack of the next shuffle, redone from its seed."""
        if not self._kit.game.waiting(self.state).table or self._pack is not None:
            raise RecordError(line.line, "no_pack_due")
        self.deal = line
        reveal = self._reveals.get(line.deal)
        if reveal is None:
            self._take_unseen(line)
            return
        pack = verify_deal(line.commitment, reveal.seed, line.numbers, self._cards)
        if isinstance(pack, FalseDeal):
            raise RecordError(reveal.line, "false_deal", deal=line.deal, why=pack.why)
        self._seed, self._pack, self._order = reveal.seed, pack, pack

    def _take_unseen(self, line: DealLine) -> None:
        """A deal whose seed is not in the record: played again from what was shown, where a game can; else nothing goes on."""
        rebuilt = self._kit.notation.rebuilt
        if rebuilt is None:
            self.sealed = line.line
            return
        after = takewhile(lambda one: not isinstance(one, DealLine), self._lines[self._lines.index(line) + 1 :])
        seen = [(one.actor if isinstance(one, ActionLine) else None, one.text) for one in after if isinstance(one, ActionLine | FactLine)]
        self.unseen.append(line.deal)
        found = rebuilt(seen)
        self._seed, self._pack, self._order = b"", found.pack, found.pack
        self.shown[line.deal] = found.shown

    def _take_leaf(self, line: LeafLine) -> None:
        """The card lay there, and the house was bound to it before the numbers came."""
        deal, card = self.deal, line.opening.card
        named = deal is not None and card in self.shown.get(deal.deal, self._order)
        if deal is None or not named or not verify_card(deal.commitment.root, deal.numbers, line.opening, self._order):
            raise RecordError(line.line, "false_leaf", card=card, deal=line.deal)

    def _take_end(self, line: EndLine) -> None:
        over = self._kit.game.outcome(self.state) is not None
        if line.over != over:
            raise RecordError(line.line, "end_differs", expected=END if over else UNFINISHED)
        for hidden in self._hidden.values():
            raise RecordError(hidden[0].line, "hidden_misplaced", after=hidden[0].after)

    def _act(self, line: ActionLine | HiddenLine) -> Replayed:
        action = self._read(line)
        answer = self._kit.game.apply(self.state, line.actor, action)
        if isinstance(answer, Refusal):
            articles = f" ({'; '.join(answer.articles)})" if answer.articles else ""
            raise RecordError(line.line, "refused", text=f"{line.actor} {line.text}", refusal=answer.code, articles=articles)
        self._check_place(line, answer)
        self.state = answer.state
        self._expected.extend(self._kit.notation.facts(action, answer.events))
        stand_in = self._stand_ins.get(line.actor) if isinstance(line, ActionLine) else None
        return Replayed(line.line, line.at, line.actor, action, self._told(answer), stand_in)

    def _told(self, step: Step) -> Step:
        """The step as far as it is known: where the pack was rebuilt, what a seat alone was told is nobody's to tell."""
        if self.deal is None or self.deal.deal not in self.unseen:
            return step
        return Step(step.state, tuple(event for event in step.events if event.only is None))

    def _check_place(self, line: ActionLine | HiddenLine, step: Step) -> None:
        """An action is hidden if and only if nobody noticed it, and never stands between an action and what came of it."""
        hidden = isinstance(line, HiddenLine)
        if facts.secret(line.actor, step.events) != hidden:
            raise RecordError(line.line, "not_in_secret" if hidden else "in_secret")
        if isinstance(line, HiddenLine) and self._expected:
            raise RecordError(line.line, "hidden_misplaced", after=line.after)

    def _read(self, line: ActionLine | HiddenLine) -> Any:
        if line.actor == TABLE and line.text == SHUFFLE:
            if self._pack is None:
                raise RecordError(line.line, "no_deal")
            pack, self._pack = self._pack, None
            return self._kit.game.shuffled(pack)
        seal = seals.sealer(self._seed, line.line)
        try:
            action = self._kit.notation.read(self._kit.notation.unsealed(line.text, self._hand(line.actor), seal), line.actor)
        except seals.BrokenSeal as error:
            raise RecordError(line.line, "seal", seal=str(error)) from error
        except ValueError as error:
            raise RecordError(line.line, "bad_action", detail=str(error)) from error
        expected = self._kit.notation.write(action) if isinstance(line, HiddenLine) else self._kit.notation.seen(action, seal)
        if line.text != expected:
            raise RecordError(line.line, "not_as_written", expected=expected)
        return action

    def _hand(self, actor: Actor) -> tuple[Card, ...]:
        return self._kit.notation.hand(self.state, actor) if isinstance(actor, int) else ()
