"""A whole poker tournament with random luck: the decisions that a Director would make, the same for the same chance."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from tento.cards.chance import Chance
from tento.championship.core.draw import FalseDraw
from tento.championship.poker.chain import links
from tento.championship.poker.days import Bag
from tento.championship.poker.decisions import AnnounceSeats, Balance, Decision, DrawSeats, Enter, FormFinal, GoOut, StartDay
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.running import paid_places
from tento.championship.poker.seating import Seating, with_draw
from tento.championship.poker.state import Event
from tento.championship.poker.time_bank import held
from tento.championship.poker.tournament import decide
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

HOUSE = "director"
HAND = timedelta(minutes=2)
DRAWS = 64
DRAWS_EACH = 4
"""The links of a chain: so many, and so many more for each player of the first list."""


class Tournament:
    """Plays one tournament; `log` holds its decisions, `event` where they lead, `stacks` the chips of those still in."""

    def __init__(self, rulebook: Rulebook, chance: Chance, stack: int = 30_000) -> None:
        self.chance = chance
        self.now = datetime(2024, 5, 11, 13, tzinfo=UTC)
        self.event = Event(rulebook=rulebook, lines=rulebook.values.entry_split, stack=stack)
        self.log: list[Decision] = []
        self.stacks: dict[str, int] = {}
        self.links: tuple[str, ...] = ()

    def do(self, kind: type[Any], /, **keys: Any) -> None:
        """Makes one decision of the house, now."""
        self.make(kind(by=HOUSE, at=self.now, **keys))

    def make(self, decision: Decision) -> None:
        """Makes a decision, with its draw from the next link of the chain; it must be allowed."""
        if isinstance(decision, Seating) and self.event.chain is not None:
            decision = self._with_draw(decision, self.event.chain.made)
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
        self._draw_seats()
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
            self.do(FormFinal)
        elif not event.final:
            self.do(Balance)
        if not event.reached and event.alive <= second_day and not self.event.final:
            self._new_day()

    def _new_day(self) -> None:
        """Everybody's chips go into bags, and into the new day."""
        owed = self.event.floor.owed
        bags = tuple(
            Bag(player=who, chips=chips, time_cards=held(self.event, who), penalty_hands=owed.get(who, 0))
            for who, chips in self.stacks.items()
        )
        self.do(StartDay, bags=bags)

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
        far = max(0, event.alive - paid_places(event)) // 3
        return min(len(event.room), max(1 + self.chance.below(2), min(far, len(event.room) // 3)))

    def _draw_seats(self) -> None:
        """Announces the list and the commitment, and draws the first seats; the chain is long enough for a draw after every hand."""
        self.links = links(self._bytes(32), DRAWS + DRAWS_EACH * len(self.event.listed))
        self.do(AnnounceSeats, listed=self.event.listed, commitment=self.links[0], source="two people's numbers")
        self.do(DrawSeats)

    def _with_draw(self, decision: Seating, made: int) -> Decision:
        """The first draw takes the numbers of two people, a late one that of a player who comes."""
        people = 0 if made and not isinstance(decision, Enter) else 1 if made else 2
        found = with_draw(self.event, decision, self.links[made + 1], [self._bytes(4).hex() for _ in range(people)])
        if isinstance(found, FalseDraw):
            raise ValueError(f"{type(decision).__name__}: {found.why}")
        return found

    def _bytes(self, size: int) -> bytes:
        return bytes(self.chance.below(256) for _ in range(size))
