"""Writes the lines of a match. What nobody may know yet is kept back until whoever writes says that it is revealed."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from tento.cards.card import Card
from tento.cards.deal import Commitment, Numbers, open_cards, order
from tento.games.registry import kit_of
from tento.records import header, lines
from tento.records.chain import END, UNFINISHED, chained
from tento.records.header import Header
from tento.rulebooks.rulebook import Rulebook
from tento.table import facts, seals
from tento.table.game import Step
from tento.table.seats import TABLE, Actor
from tento.table.story import StandIn


class _Kept(msgspec.Struct, frozen=True):
    """A line that waits for the reveal of its deal."""

    deal: int
    text: str


class RecordWriter:
    """The text of a record, line by line. Seeds and unnoticed actions stay here until they are revealed."""

    def __init__(self, write: Callable[[str], object], head: Header, rulebook: Rulebook) -> None:
        self._out = write
        self._kit = kit_of(head.game)
        self._cards = self._kit.game.pack(rulebook)
        self._check = ""
        self._lines = 0
        self.deals = 0
        self._pack: Any = None
        self._seed = b""
        self._opens = self._kit.opens if head.reveal in ("referee", "never") else None
        self._opened: list[Card] = []
        self._seeds: list[_Kept] = []
        self._hidden: list[_Kept] = []
        self._stand_ins: dict[Actor, StandIn | None] = {}
        self.closed = False
        for text in header.write(head):
            self._write(text)

    def dealt(self, commitment: Commitment, numbers: Numbers, seed: bytes) -> None:
        """A pack was committed to, and these numbers were added."""
        self.deals += 1
        self._seed, self._opened = seed, []
        self._seeds.append(_Kept(self.deals, lines.write_reveal(self.deals, seed)))
        self._pack = self._kit.game.shuffled(order(seed, numbers, self._cards))
        self._write(lines.write_deal(self.deals, commitment, numbers))

    def acted(self, at: int, actor: Actor, action: Any, step: Step, stand_in: StandIn | None = None) -> None:
        """An action was accepted: its line and what came of it, unless nobody noticed."""
        if facts.secret(actor, step.events):
            self._hidden.append(_Kept(self.deals, lines.write_hidden(self._lines, at, actor, self._kit.notation.write(action))))
            return
        if self._stand_ins.get(actor) != stand_in and isinstance(actor, int):
            self._stand_ins[actor] = stand_in
            self._write(lines.write_stand_in(actor, stand_in))
        self._write(lines.write_action(at, actor, self._text(actor, action)))
        for fact in self._kit.notation.facts(action, step.events):
            self._write(fact)
        self._open(step.events)

    def _open(self, events: Iterable[Any]) -> None:
        """The leaves of cards that everybody sees now, where their seed will not be told."""
        if self._opens is None:
            return
        cards = dict.fromkeys(card for event in events if event.only is None for card in self._opens(event))
        shown = [card for card in cards if card not in self._opened]
        self._opened += shown
        for opening in open_cards(self._seed, self._cards, shown):
            self._write(lines.write_leaf(self.deals, opening))

    def _text(self, actor: Actor, action: Any) -> str:
        """The action as the table saw it; the order of the pack is nobody's to see."""
        if actor == TABLE and isinstance(action, type(self._kit.game.shuffled(()))):
            if action != self._pack:
                raise ValueError("the pack shuffled is not the one that was committed to")
            self._pack = None
            return lines.SHUFFLE
        return self._kit.notation.seen(action, seals.sealer(self._seed, self._lines + 1))

    def reveal(self, upto: int) -> None:
        """The seeds of the deals up to this one may be known, and what happened unnoticed in them."""
        for kept in (self._seeds, self._hidden):
            for one in kept:
                if one.deal <= upto:
                    self._write(one.text)
            kept[:] = [one for one in kept if one.deal > upto]

    def end(self, *, over: bool) -> None:
        """The last line: the match is over, or broken off."""
        self._write(END if over else UNFINISHED)
        self.closed = True

    def _write(self, text: str) -> None:
        if self.closed:
            raise ValueError("the record is closed")
        line, self._check = chained(self._check, text)
        self._lines += 1
        self._out(line + "\n")
