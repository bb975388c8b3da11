"""A whole poker tournament at random: late players, re-entries, levels, chip races, days, trouble and deals."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from tento.cards.chance import Chance
from tento.championship.poker.awards import means_chosen_by
from tento.championship.poker.closing import Closing, close
from tento.championship.poker.deals import by_chips
from tento.championship.poker.decisions import Deal, Enter, GoOut, Open
from tento.championship.poker.floor import LevelClock
from tento.championship.poker.floor_decisions import (
    DealHand,
    Disqualify,
    DrawLastHands,
    EndDay,
    HandForHand,
    MarkAbsent,
    MarkPresent,
    Penalise,
    ServeHands,
    StartLevel,
    TakeBreak,
)
from tento.championship.poker.hand_for_hand import Out, still_on
from tento.championship.poker.levels import Level
from tento.championship.poker.organiser_decisions import PayPrize
from tento.championship.poker.prizes import open_prizes
from tento.championship.poker.racing import still_needed
from tento.championship.poker.running import paid_places, too_few
from tento.championship.poker.seats import spots
from tento.championship.poker.stage import ended
from tento.championship.poker.state import State
from tento.championship.simulation.poker.director import PokerDirector
from tento.championship.simulation.poker.mistakes import wrong_count, wrong_places, wrong_player
from tento.championship.simulation.poker.race import race_off
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

LEVELS: Final = tuple(
    Level(minutes=30, small=small, big=2 * small, ante=2 * small, break_min=15 if number % 4 == 0 else 0)
    for number, small in enumerate(
        (100, 200, 300, 400, 500, 600, 800, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000, 15_000, 20_000, 30_000),
        1,
    )
)
MANY: Final = 24
AGAIN_OF: Final = 8
"""From a field of so many on, one entry in so many is kept for those who come again."""
CHIPS: Final = (100, 500)
"""The smallest chip of the first level, and the one it is raced for when no level needs it any more."""
LAST_HANDS_S: Final = 600
"""So many seconds before the end of a level the last hands of the day are drawn."""


class PokerSimulation(PokerDirector):
    """One tournament with all that happens on a floor; the more `trouble`, the more players stay away and the more is written wrong."""

    def __init__(self, rulebook: Rulebook, chance: Chance, opening: Open, trouble: int) -> None:
        super().__init__(rulebook, chance, opening)
        self.trouble = trouble
        self.arriving = self.again = 0

    def play(self, players: Sequence[str]) -> State:
        """From the first entry to the champion. The first of the list come once or twice; as many as the last of it are re-entries.

        So that the field is never larger than the list: the tables of prizes and points count every entry.
        """
        self.again = len(players) // AGAIN_OF if len(players) >= MANY else 0
        players = players[: len(players) - self.again]
        late = len(players) // 10
        on_time = players[: len(players) - late]
        self._enter(on_time)
        self._draw_seats()
        absent = sorted(who for who in on_time if self.chance.happens(self.trouble, 100))
        if absent:
            self.do(MarkAbsent, players=tuple(absent))
        self.arriving = max(3, late // 10)
        crowd = late // 2  # who are at the door when the first hand is dealt
        if crowd:
            self._enter(players[len(on_time) :][:crowd])
        waiting = list(players[len(on_time) + crowd :])
        second_day = max(2, len(players) // 3)
        while self.state.alive > 1:
            self._clock()
            self._mix()
            self._hand()
            if self.state.alive > 1:
                self._put_right()
                waiting = self._come(waiting)
                self._after(second_day)
        if self.chance.happens(self.trouble, 100):
            wrong_places(self, after_the_end=True)
        self._pay()
        return self.state

    def _enter(self, players: Sequence[str]) -> None:
        self.do(Enter, players=tuple(players))

    def _clock(self) -> None:
        """A new level when the one before is over; hand for hand from a few places before the money until it is reached."""
        clock = self.state.floor.clock
        if clock is None:
            self._level(1)
        elif clock.left_at(self.now) <= 0 and clock.level < len(self.state.levels):
            self._next_level(clock)
        left, paid, tables = self.state.alive, paid_places(self.state), len(self.state.seating)
        near = tables > 1 and left <= paid + max(3, tables // 2) and still_on(left, paid)
        if near != self.state.floor.hand_for_hand:
            self.do(HandForHand, on=near, why="one table is left" if not near and still_on(left, paid) else "")
        if near:
            self.do(DealHand)

    def _next_level(self, clock: LevelClock) -> None:
        """The break of the sheet, if there is one, the next level, and the race once no level needs the smallest chips."""
        pause = self.state.levels[clock.level - 1].break_min
        if pause and not clock.on_break:
            self.do(TakeBreak, minutes=pause)
            self.now += timedelta(minutes=pause)
        self._level(clock.level + 1)
        self._race()

    def _race(self) -> None:
        """The smallest chips are raced for larger ones once no level needs them."""
        if not self.state.floor.smallest and still_needed(self.state, CHIPS[1]) is None:
            race_off(self, *CHIPS)

    def _level(self, number: int) -> None:
        """A level begins; with a field that is too small for it only because the Director wants it so."""
        self.do(StartLevel, level=number, why="the Director goes on with a small field" if too_few(self.state) else "")

    def _come(self, waiting: list[str]) -> list[str]:
        """Late and absent players come, and some of those who are out enter again, before tables break; without a seat they wait.

        Nobody comes after the last level for it.
        """
        if self.state.late_over or self.state.reached or self.state.final:
            return []
        came = [who for who in self._absent() if self.chance.happens(1, 6)]
        if came:
            self.do(MarkPresent, players=tuple(came))
        state = self.state
        may = sorted(who for who in state.places if state.entered[who] <= state.reentries and who not in state.disqualified)
        again = [who for who in may if self.chance.happens(1, 20)]
        back = again[: self.again]
        self.again -= len(back)
        arriving = [*waiting[: self.arriving], *back]
        if arriving:
            self._enter(arriving)
        return waiting[self.arriving :]

    def _mix(self) -> None:
        """Chips change hands at some tables, a few small ones at a time."""
        for table in self.chance.sample(self.state.seating, min(len(self.state.seating), 12)):
            sitting = [who for who in table.seats if who is not None]
            if len(sitting) > 1:
                loser, winner = self.chance.sample(sitting, 2)
                chip = self.state.floor.smallest or CHIPS[0]
                chips = self.chance.below(max(1, self.stacks[loser] // (2 * chip))) * chip
                self.stacks[loser] -= chips
                self.stacks[winner] += chips

    def _absent(self) -> list[str]:
        """Who has a seat and is not there."""
        return sorted(self.state.floor.absent & set(self.state.sitting))

    def _hand(self) -> None:
        """A hand in which players go out; now and then it is one who never came, blinded off to a neighbour."""
        seated, absent = spots(self.state.seating), self._absent()
        if not absent or not self.chance.happens(1, 3):
            super()._hand()
            return
        who = absent[0]
        neighbours = sorted(other for other, spot in seated.items() if spot.table == seated[who].table and other != who)
        if neighbours:
            winner = self.chance.choice(neighbours)
            self.do(GoOut, outs=(Out(who, seated[who].table, self.stacks[who]),), taken_by=((winner,),))
            self.stacks[winner] += self.stacks.pop(who)

    def _after(self, second_day: int) -> None:
        """What the floor does between two hands: a penalty now and then, or a disqualification; a new day, a deal."""
        if self.state.alive > 2 and self.chance.happens(self.trouble, 400):
            self._disqualify()
        elif self.chance.happens(self.trouble, 400):
            self._penalise()
        final = self.state.final
        self._between(second_day)
        if final and self.state.alive == 3 and self.state.deal is None and self.chance.happens(1, 2):
            self._deal()

    def _put_right(self) -> None:
        """Now and then the floor wrote down the wrong name, or two places the wrong way round."""
        if self.chance.happens(self.trouble, 200):
            wrong_player(self)
        elif self.chance.happens(self.trouble, 200):
            wrong_places(self)

    def _new_day(self) -> None:
        """The last hands are drawn, the clock stands still until the next day at the hour of the first, and bags are counted again."""
        self._last_hands()
        self.now = self.opening.at + timedelta(days=len(self.state.reached) + 1)
        super()._new_day()
        if self.chance.happens(self.trouble, 20):
            wrong_count(self)

    def _last_hands(self) -> None:
        """Ten minutes before the end of the level a player draws how many hands are left; with less time there is no draw."""
        clock = self.state.floor.clock
        early = clock.left_at(self.now) - LAST_HANDS_S if clock is not None and not clock.on_break else -1
        if early >= 0 and not self.state.floor.hand_for_hand:
            self.now += timedelta(seconds=early)
            self.do(DrawLastHands, card=self.chance.choice(range(2, 7)))
            self.do(EndDay)
        else:
            self.do(EndDay, why="the field of the second day is reached")

    def _disqualify(self) -> None:
        """A player is sent away; the chips leave play, and are shared by nobody."""
        who = self.chance.choice(sorted(spots(self.state.seating)))
        kind = self.chance.choice(("disqualification", "ban", "exclusion"))
        self.do(Disqualify, player=who, chips=self.stacks[who], kind=kind, why="collusion")
        self.stacks.pop(who)

    def _penalise(self) -> None:
        """A player misses an orbit, and has served a part of it when this is written down."""
        who = self.chance.choice(sorted(spots(self.state.seating)))
        self.do(Penalise, player=who, kind="missed_orbits", orbits=1, why="a phone on the table")
        self.do(ServeHands, player=who, dealt=("hand",) * (1 + self.chance.below(4)))

    def _deal(self) -> None:
        """Three agree to share what is open by their chips; the champion's reserve stays."""
        prizes = open_prizes(self.state)
        if isinstance(prizes, Refusal) or not sum(prizes):
            return
        amounts = by_chips(self.state.rules, prizes, {who: self.stacks[who] for who in sorted(spots(self.state.seating))})
        self.do(Deal, amounts=amounts, consent=tuple(amounts))

    def _pay(self) -> None:
        """The prizes of the final table are paid out, by what the players or the organisers choose."""
        closing = close(self.state)
        if isinstance(closing, Refusal) or not self.state.desk.asked:
            return
        for who in [*closing.places][: self.state.rules.ft_size]:
            due = closing.paid[who] + closing.knockouts.get(who, 0)
            if due:
                chosen_by = means_chosen_by(self.state.rules, due)
                self.do(PayPrize, player=who, chosen_by=chosen_by, means="transfer" if chosen_by == "organiser" else "cash")

    def closing(self) -> Closing:
        """Places, prizes and points; refused where the regulation has no answer for this field."""
        return ended(self.held).closing
