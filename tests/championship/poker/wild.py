"""Poker tournaments in which anything happens that may happen, in any order, with a count of everybody's chips kept beside the log."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

from tento.cards.chance import Chance
from tento.championship.poker.decisions import Balance, Enter, FormFinal, Open
from tento.championship.poker.desk_decisions import WearLogos
from tento.championship.poker.floor_decisions import (
    AddTime,
    DealHand,
    Disqualify,
    Eliminate,
    EndDay,
    ExchangeChips,
    HandForHand,
    MovePlayer,
    PauseClock,
    ResumeClock,
    StartLevel,
)
from tento.championship.poker.hand_for_hand import still_on
from tento.championship.poker.levels import Level
from tento.championship.poker.racing import still_needed
from tento.championship.poker.running import paid_places
from tento.championship.simulation.poker.director import PokerDirector
from tento.championship.simulation.poker.race import race_off
from tento.rulebooks.loader import load, overlay
from tests.championship.poker.rooms import names_of

KNOCKOUT = overlay(
    load("cgp-2024"),
    {
        "payout_1_10": "winner_takes_all",
        "payout_above": "last_column",
        "entry_split": {"prize": 30000, "knockout": 10001, "rake": 10000, "ranking": 700, "stage": 300},
    },
)
LEVELS = tuple(Level(minutes=20, small=small, big=2 * small) for small in (100, 200, 500, 1000, 5000))
VALUES = (100, 500, 1000, 5000)
AT = datetime(2024, 5, 11, 13, tzinfo=UTC)


class Wild(PokerDirector):
    """A tournament of a knockout entry that goes any legal way; after each step the chips counted are those in play."""

    def __init__(self, luck, rulebook=KNOCKOUT, **sheet):
        usual: dict[str, Any] = {"reentries": 2, "levels": LEVELS, "start": AT, "variant": "NLH"} | sheet
        opening = Open(by="director", at=AT, title="x", rulebook=rulebook.name, hash=rulebook.hash, **usual)
        super().__init__(rulebook, Chance(luck), opening)
        self.counted = []
        self.late = 0

    def run(self, players, steps):
        self.do(Enter, players=tuple(names_of(players)))
        self.stacks = dict.fromkeys(names_of(players), self.state.stack)
        self._draw_seats()
        ways = (
            self._played,
            self._played,
            self._come_late,
            self._sent_away,
            self._even,
            self._night,
            self._level,
            self._raced,
            self._final,
            self._paused,
            self._moved,
            self._exchanged,
            self._logos,
        )
        for _ in range(steps):
            if self.state.champion is None:
                self.chance.choice(ways)()
                self.counted.append((sum(self.stacks.values()), self.state.in_play))
        return self.state

    def _played(self):
        on = self.chance.happens(1, 3) and still_on(self.state.alive, paid_places(self.state))
        if on != self.state.floor.hand_for_hand:
            self.do(HandForHand, on=on, why="x")
        if on:
            clock = self.state.floor.clock
            if clock is not None and clock.left_at(self.now) <= 0 and clock.level < len(LEVELS):
                self._level()
            self.do(DealHand)
        self._hand()

    def _come_late(self):
        state = self.state
        again = sorted(who for who in state.places if state.entered[who] <= state.reentries and who not in state.removed)
        if state.final:
            return
        if again and self.chance.happens(1, 2):
            self.do(Enter, players=(self.chance.choice(again),))
        else:
            self.late += 1
            self.do(Enter, players=(f"late{self.late}",))

    def _sent_away(self):
        if self.state.alive > 2 and len(self.state.sitting) > 1:
            who = self.chance.choice(sorted(self.state.sitting))
            self.do(self.chance.choice((Eliminate, Disqualify)), player=who, chips=self.stacks[who], why="x")
            self.stacks.pop(who)

    def _even(self):
        if not self.state.final:
            self.do(Balance)

    def _night(self):
        if not self.state.final:
            self.do(EndDay, why="x")
            self.now += timedelta(hours=12)
            self._new_day()

    def _level(self):
        clock = self.state.floor.clock
        number = 1 if clock is None else clock.level + 1
        if number <= len(LEVELS):
            self.do(StartLevel, level=number, why="x")

    def _paused(self):
        clock, floor = self.state.floor.clock, self.state.floor
        if clock is None or floor.night:
            return
        if floor.paused:
            self.do(ResumeClock)
        elif clock.since is not None:
            self.do(PauseClock, why="x")
        else:
            self.do(AddTime, seconds=60, why="x")

    def _moved(self):
        free = [(table.number, seat) for table in self.state.seating for seat in table.empty()]
        movers = sorted(self.state.sitting)
        if free and movers:
            number, seat = self.chance.choice(free)
            self.do(MovePlayer, player=self.chance.choice(movers), table=number, seat=seat, why="x")

    def _exchanged(self):
        smallest, who = self.state.floor.smallest, self.chance.choice(sorted(self.state.sitting))
        if smallest and self.stacks[who] > 2 * smallest:
            self.do(ExchangeChips, player=who, value=smallest + smallest // 2)
            self.stacks[who] -= smallest // 2

    def _logos(self):
        if self.state.desk.asked:
            self.do(WearLogos, player=self.chance.choice(sorted(self.state.sitting)), sponsors=())

    def _final(self):
        if not self.state.final and self.state.alive <= self.state.rules.ft_size:
            self.do(FormFinal)

    def _raced(self):
        for old, new in pairwise(VALUES):
            if old >= self.state.floor.smallest and still_needed(self.state, new) is None:
                race_off(self, old, new)
                return
