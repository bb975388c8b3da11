"""A simulated stage of a poker season: tournaments with late players, re-entries, levels, chip races, trouble and deals."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from tento.cards.card import RANKS, SUITS, Card
from tento.cards.chance import Chance
from tento.championship.poker.closing import Closing, close
from tento.championship.poker.deals import by_chips
from tento.championship.poker.decisions import Deal, Disqualify, DrawSeats, Enter, GoOut
from tento.championship.poker.event import open_prizes
from tento.championship.poker.hand_for_hand import Out, still_on
from tento.championship.poker.levels import Level, clock_at
from tento.championship.poker.payouts import column_for, places_paid
from tento.championship.poker.race import odd_chips, race
from tento.championship.poker.room import spots
from tento.championship.poker.state import Event
from tento.championship.poker_log import Open
from tento.championship.room import Refused
from tento.championship.simulation_floor import Floor
from tento.championship.simulation_mistakes import wrong_count, wrong_places, wrong_player
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

LEVELS: Final = tuple(
    Level(minutes=30, small=small, big=2 * small, ante=2 * small, break_min=15 if number % 4 == 0 else 0)
    for number, small in enumerate(
        (100, 200, 300, 400, 500, 600, 800, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000, 15_000, 20_000, 30_000),
        1,
    )
)
LATE_LEVELS: Final = 4
"""Players come, and come again, until the end of this level."""
MANY: Final = 24
AGAIN_OF: Final = 8
"""From a field of so many on, one entry in so many is kept for those who come again."""
CHIPS: Final = (100, 500)
"""The smallest chip of the first day, and the one it is raced for on the second."""


class Night(Floor):
    """One tournament with all that happens on a floor; the more `trouble`, the more players stay away and the more is written wrong."""

    def __init__(self, rulebook: Rulebook, chance: Chance, opening: Open, trouble: int) -> None:
        super().__init__(rulebook, chance, opening)
        self.trouble, self.began = trouble, opening.at
        self.level, self.raced, self.one_by_one = 0, False, False
        self.absent: set[str] = set()
        self.arriving = self.again = 0

    def play(self, players: Sequence[str]) -> Event:
        """From the first entry to the champion. The first of the list come once or twice; as many as the last of it are re-entries.

        So that the field is never larger than the list: the tables of prizes and points count every entry.
        """
        self.again = len(players) // AGAIN_OF if len(players) >= MANY else 0
        players = players[: len(players) - self.again]
        late = len(players) // 10
        on_time = players[: len(players) - late]
        self._enter(on_time)
        self.do(DrawSeats, key=self._key())
        self.note("seats_drawn", players=len(on_time), tables=len(self.event.room))
        self.absent = {who for who in on_time if self.chance.happens(self.trouble, 100)}
        for who in sorted(self.absent):
            self.note("no_show", player=who)
        self.arriving = max(3, late // 10)
        crowd = late // 2  # who are at the door when the first hand is dealt
        if crowd:
            self._enter(players[len(on_time) :][:crowd])
        waiting = list(players[len(on_time) + crowd :])
        second_day = max(2, len(players) // 3)
        while self.event.alive > 1:
            self._clock()
            self._mix()
            self._hand()
            if self.event.alive > 1:
                self._put_right()
                waiting = self._come(waiting)
                self._after(second_day)
        self.note("champion", player=str(self.event.champion))
        if self.chance.happens(self.trouble, 100):
            self._tell_places("committee_places", wrong_places(self, after_the_end=True))
        return self.event

    def _enter(self, players: Sequence[str]) -> None:
        self.do(Enter, players=tuple(players), seed=self.chance.below(1 << 30))

    def _clock(self) -> None:
        """A new level when the one before is over; hand for hand from a few places before the money until it is reached."""
        face = clock_at(self.opening.levels, int((self.now - self.began).total_seconds()))
        if face.level != self.level:
            self.level, blinds = face.level, self.opening.levels[face.level - 1]
            self.note("level", level=self.level, small=blinds.small, big=blinds.big, ante=blinds.ante)
        tables = len(self.event.room)
        near = tables > 1 and self.event.alive <= self._paid() + max(3, tables // 2)
        on = near and still_on(self.event.alive, self._paid())
        if on != self.one_by_one:
            self.one_by_one = on
            self.note("hand_for_hand" if on else "in_the_money", left=self.event.alive, paid=self._paid())

    def _paid(self) -> int:
        column = column_for(self.event.rulebook, self.event.entries)
        return 1 if isinstance(column, Refusal) else places_paid(self.event.rules.payout_table, column)

    def _come(self, waiting: list[str]) -> list[str]:
        """Late players come, and some of those who are out enter again, before tables break; without a seat they wait for one.

        Nobody comes after the last level for it.
        """
        if self.level > LATE_LEVELS or self.event.reached or self.event.final:
            return []
        event = self.event
        may = sorted(who for who in event.places if event.entered[who] <= event.reentries and who not in event.disqualified)
        again = [who for who in may if self.chance.happens(1, 20)]
        back = again[: self.again]
        self.again -= len(back)
        arriving = [*waiting[: self.arriving], *back]
        if arriving:
            self._enter(arriving)
        return waiting[self.arriving :]

    def _mix(self) -> None:
        """Chips change hands at some tables, a few small ones at a time."""
        for table in self.chance.sample(self.event.room, min(len(self.event.room), 12)):
            sitting = [who for who in table.seats if who is not None]
            if len(sitting) > 1:
                loser, winner = self.chance.sample(sitting, 2)
                chip = CHIPS[self.raced]
                chips = self.chance.below(max(1, self.stacks[loser] // (2 * chip))) * chip
                self.stacks[loser] -= chips
                self.stacks[winner] += chips

    def _hand(self) -> None:
        """A hand in which players go out; now and then it is one who never came, blinded off to a neighbour."""
        seated = spots(self.event.room)
        self.absent &= seated.keys()
        if not self.absent or not self.chance.happens(1, 3):
            super()._hand()
            return
        who = min(self.absent)
        neighbours = sorted(other for other, spot in seated.items() if spot.table == seated[who].table and other != who)
        if neighbours:
            winner = self.chance.choice(neighbours)
            self.do(GoOut, outs=(Out(who, seated[who].table, self.stacks[who]),), taken_by=((winner,),))
            self.stacks[winner] += self.stacks.pop(who)

    def _after(self, second_day: int) -> None:
        """What the floor does between two hands: a disqualification now and then, a new day, a race, a deal."""
        if self.event.alive > 2 and self.chance.happens(self.trouble, 400):
            self._disqualify()
        days, final = len(self.event.reached), self.event.final
        self._between(second_day)
        if len(self.event.reached) > days:
            self._sleep()
            self.note("new_day", day=days + 2, left=self.event.alive, tables=len(self.event.room))
            self._count_again()
            self._race()
        if self.event.final and not final:
            self.note("final_table", left=self.event.alive)
        elif self.event.final and self.event.alive == 3 and self.event.deal is None and self.chance.happens(1, 2):
            self._deal()

    def _put_right(self) -> None:
        """Now and then the floor wrote down the wrong name, or two places the wrong way round."""
        if self.chance.happens(self.trouble, 200):
            found = wrong_player(self)
            if found is not None:
                self.note("corrected_out", player=found[0], instead=found[1])
                self.note("correction_undone", player=found[0], instead=found[1])
        elif self.chance.happens(self.trouble, 200):
            self._tell_places("corrected_places", wrong_places(self))

    def _tell_places(self, what: str, found: tuple[str, str] | None) -> None:
        if found is not None:
            one, other = found
            self.note(what, player=one, place=self.event.places[one], other=other, other_place=self.event.places[other])

    def _count_again(self) -> None:
        found = wrong_count(self) if self.chance.happens(self.trouble, 20) else None
        if found is not None:
            one, other = found
            self.note("corrected_chips", player=one, chips=self.stacks[one], other=other, other_chips=self.stacks[other])

    def _sleep(self) -> None:
        """The clock of the levels stands still until the next day at the hour of the first."""
        morning = self.began + timedelta(days=len(self.event.reached))
        self.began, self.now = self.began + (morning - self.now), morning

    def _disqualify(self) -> None:
        """A player is sent away; the chips leave play, and are shared by nobody."""
        who = self.chance.choice(sorted(spots(self.event.room)))
        neighbour = next(other for other in self.stacks if other != who)
        self.do(Disqualify, player=who, why="collusion")
        self.note("disqualified", player=who, left=self.event.alive)
        if self.event.reached:
            self.stacks.pop(who)
        else:  # until the first night every chip that was given out must be bagged
            self.stacks[neighbour] += self.stacks.pop(who)

    def _race(self) -> None:
        """The smallest chips go out of play, table by table."""
        self.raced = True
        for table in self.event.room:
            seats = {seat: who for seat, who in enumerate(table.seats, 1) if who is not None}
            small = {seat: self.stacks[who] % (CHIPS[1] * 10) // CHIPS[0] for seat, who in seats.items()}
            cards = [Card(rank + suit) for rank in RANKS for suit in SUITS]
            self.chance.shuffle(cards)
            needed = sum(odd_chips(chips, *CHIPS) for chips in small.values())
            found = race(self.event.rulebook, {seat: self.stacks[who] for seat, who in seats.items()}, small, CHIPS, cards[:needed])
            if isinstance(found, Refusal):
                raise Refused(len(self.log), found)
            self.stacks |= {seats[seat]: chips for seat, chips in found.stacks.items()}
            won = ", ".join(seats[seat] for seat in found.winners)
            self.note("chip_race", table=table.number, odd=sum(found.odd.values()), new=found.new_chips, value=CHIPS[1], players=won)

    def _deal(self) -> None:
        """Three agree to share what is open by their chips; the champion's reserve stays."""
        prizes = open_prizes(self.event)
        if isinstance(prizes, Refusal) or not sum(prizes):
            return
        amounts = by_chips(self.event.rules, prizes, {who: self.stacks[who] for who in sorted(spots(self.event.room))})
        self.do(Deal, amounts=amounts, consent=tuple(amounts))
        self.note("deal", left=self.event.alive, shared=sum(amounts.values()), reserve=sum(prizes) - sum(amounts.values()))

    def closing(self) -> Closing:
        """Places, prizes and points; refused where the regulation has no answer for this field."""
        found = close(self.event, self.opening.kind, self.opening.levels[0].minutes)
        if isinstance(found, Refusal):
            raise Refused(len(self.log) + 1, found)
        return found
