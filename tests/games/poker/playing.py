"""A poker table for tests: packs that are stacked, and players who do what they are told."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tento.cards.card import Card
from tento.cards.chance import Chance, seeds
from tento.cards.deck import DECK_52
from tento.games.poker.kit import KIT
from tento.games.poker.rules import events as ev
from tento.games.poker.rules import game
from tento.games.poker.rules import table_actions as at
from tento.games.poker.rules.table_state import State
from tento.games.poker.table_notation import read
from tento.rulebooks.loader import load, overlay
from tento.table.game import Step
from tento.table.local_table import LocalTable
from tento.table.refusal import Refusal
from tento.table.seats import REFEREE, TABLE, Seat
from tento.table.story import Replayed


class Table:
    """A match whose steps are written as in a record: `0 raise 600`, `referee kill 2`, and `deal` with the cards on top of the pack."""

    def __init__(self, seats: int = 3, *, button: int | None = 0, phase: str = "default", **options: Any) -> None:
        rulebook = overlay(load("cgp-2024"), options)
        self.state: State = game.new(rulebook, seats, phase=phase, first_dealer=None if button is None else Seat(button))
        self.events: list[Any] = []
        self.last: list[Any] = []

    def deal(self, top: str = "") -> "Table":
        """The table brings a pack with these cards on top."""
        first = tuple(Card(word) for word in top.split())
        return self._take(game.apply(self.state, TABLE, at.Shuffle((*first, *[card for card in DECK_52 if card not in first]))))

    def timed_out(self) -> "Table":
        """Nobody answers until the hand is over; the pack is a new one each time."""
        pack = list(DECK_52)
        Random(len(self.events)).shuffle(pack)
        self._take(game.apply(self.state, TABLE, at.Shuffle(tuple(pack))))
        while self.turn:
            seat = self.turn[0]
            self._take(game.apply(self.state, seat, game.timeout(self.state, seat)))
        return self

    def play(self, *steps: str) -> "Table":
        """Every step must be accepted."""
        for step in steps:
            self._take(self.ask(step))
        return self

    def ask(self, step: str) -> Step | Refusal:
        """What the table answers to a step, without taking it."""
        who, _, text = step.partition(" ")
        actor: Any = who if who in (REFEREE, TABLE) else Seat(int(who))
        return game.apply(self.state, actor, read(text, actor))

    def _take(self, answer: Step | Refusal) -> "Table":
        assert isinstance(answer, Step), answer
        self.state, self.last = answer.state, list(answer.events)
        self.events += self.last
        return self

    def refused(self, step: str) -> str:
        """The code with which a step is refused."""
        answer = self.ask(step)
        assert isinstance(answer, Refusal), f"{step} was accepted"
        return answer.code

    def told(self, kind: type) -> list[Any]:
        """What happened so far of this kind."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def posts(self) -> tuple[int | None, int | None, int | None]:
        """Button, small and big blind of the last hand."""
        began: ev.HandBegan = self.told(ev.HandBegan)[-1]
        return began.button, began.small, began.big

    @property
    def turn(self) -> Sequence[Seat]:
        """Who is asked."""
        return game.waiting(self.state).seats


def match_of_bots(options: dict[str, Any], seats: int, seed: int) -> list[Replayed]:
    """A match of random bots from its first pack to its end."""
    rulebook = overlay(load("cgp-2024"), options)
    table, bot, luck = LocalTable(game, game.new(rulebook, seats), seeds(seed)), KIT.bot("random", rulebook), Chance(seed)
    steps: list[Replayed] = []
    while game.outcome(table.state) is None:
        waiting = game.waiting(table.state)
        if waiting.table:
            steps.append(Replayed(0, 0, TABLE, None, table.shuffle()))
            continue
        (seat,) = waiting.seats
        action = bot.choose(game.view(table.state, seat), game.legal(table.state, seat), luck)
        step = table.act(seat, action)
        assert isinstance(step, Step)
        steps.append(Replayed(0, 0, seat, action, step))
    return steps
