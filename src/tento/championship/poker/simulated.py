"""A whole poker tournament with random luck: the decisions that a Director would make, the same for the same chance."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from tento.cards.chance import Chance
from tento.championship.poker.days import Bag
from tento.championship.poker.decisions import Balance, Decision, DrawSeats, Enter, FormFinal, GoOut, StartDay
from tento.championship.poker.event import decide
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.payouts import column_for, places_paid
from tento.championship.poker.state import Event
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

HOUSE = "director"
HAND = timedelta(minutes=2)


class Tournament:
    """Plays one tournament; `log` holds its decisions, `event` where they lead, `stacks` the chips of those still in."""

    def __init__(self, rulebook: Rulebook, chance: Chance, stack: int = 30_000) -> None:
        self.chance = chance
        self.now = datetime(2024, 5, 11, 13, tzinfo=UTC)
        self.event = Event(rulebook=rulebook, lines=rulebook.values.entry_split, stack=stack)
        self.log: list[Decision] = []
        self.stacks: dict[str, int] = {}

    def do(self, kind: type[Any], **keys: Any) -> None:
        """Makes one decision of the house, now."""
        self.make(kind(by=HOUSE, at=self.now, **keys))

    def make(self, decision: Decision) -> None:
        """Makes a decision; it must be allowed."""
        found = decide(self.event, decision)
        if isinstance(found, Refusal):
            raise ValueError(f"{type(decision).__name__}: {found.code} {found.facts}")
        self.event = found
        self.log.append(decision)
        self.now += HAND

    def play(self, players: Sequence[str]) -> Event:
        """From the first entry to the champion: day 2 with a third of the field, hand for hand at the bubble, the final table."""
        self.do(Enter, players=tuple(players))
        self.stacks = dict.fromkeys(players, self.event.stack)
        self.do(DrawSeats, key=self._key())
        second_day = max(2, len(players) // 3)
        while self.event.alive > 1:
            self._hand()
            if self.event.alive > 1:
                self._between(second_day)
        return self.event

    def _between(self, second_day: int) -> None:
        """What the floor does after a hand in which somebody went out."""
        event = self.event
        if not event.final and event.alive <= event.rules.ft_size:
            self.do(FormFinal, key=self._key())
        elif not event.final:
            self.do(Balance, seed=self.chance.below(1 << 30))
        if not event.reached and event.alive <= second_day and not self.event.final:
            bags = tuple(Bag(player=who, chips=chips) for who, chips in self.stacks.items())
            self.do(StartDay, bags=bags, key=self._key())

    def _hand(self) -> None:
        """A hand in which players go out, fewer at a time as the field shrinks, and their chips stay at their tables."""
        outs, taken = [], []
        for table in self.chance.sample(self.event.room, self._tables()):
            sitting = [who for who in table.seats if who is not None]
            if len(sitting) > 1:
                loser, winner = self.chance.sample(sitting, 2)
                outs.append(Out(loser, table.number, self.stacks[loser]))
                taken.append((winner,))
                self.stacks[winner] += self.stacks.pop(loser)
        if outs:
            self.do(GoOut, outs=tuple(outs), taken_by=tuple(taken))

    def _tables(self) -> int:
        """At how many tables somebody goes out: a third of them far from the money, one or two near it and after it."""
        event = self.event
        column = column_for(event.rulebook, event.entries)
        paid = 1 if isinstance(column, Refusal) else places_paid(event.rules.payout_table, column)
        far = max(0, event.alive - paid) // 3
        return min(len(event.room), max(1 + self.chance.below(2), min(far, len(event.room) // 3)))

    def _key(self) -> str:
        return bytes(self.chance.below(256) for _ in range(32)).hex()
