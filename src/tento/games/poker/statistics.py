"""What poker players ask of each other's play, counted from the steps of a match.

VPIP: hands in which chips went in that nobody demanded, on the first street. PFR: hands with a bet or raise on it. Aggression: bets and
raises against calls, on the later streets. WTSD and W$SD: hands that saw a later street and came to the showdown, and showdowns that paid.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tento.games.poker.rules import events as ev
from tento.table.game import Step
from tento.table.kit import Statistics
from tento.table.seats import Actor, Seat
from tento.table.tallying import counted

KEYS = (
    "matches", "matches_won", "hands", "hands_won", "vpip", "pfr", "bets", "calls", "bets_and_calls", "flops", "showdowns", "showdowns_won",
    "all_ins", "chips_won", "timecards",
)  # fmt: skip
"""Every tally there is. `bets` and `calls` are those after the first street, `flops` are hands that saw one (in stud fourth street)."""

_BETS: Final = ("bet", "raise", "complete")


class _Counting:
    """The tallies of one match while its steps go by."""

    def __init__(self, seats: int) -> None:
        self.tallies = [Counter[str]() for _ in range(seats)]
        self._live: set[Seat] = set()
        self._dealt: set[Seat] = set()
        self._entered: set[Seat] = set()
        self._raised: set[Seat] = set()
        self._won: Counter[Seat] = Counter()
        self._first_street = True

    def note(self, event: ev.PokerEvent) -> None:
        match event:
            case ev.HandBegan():
                self._begin(event)
            case ev.Acted():
                self._act(event)
            case ev.HandKilled():
                self._live.discard(event.seat)
            case ev.BoardDealt() | ev.UpCardsDealt() if event.street != "third":
                self._street()
            case ev.PotPaid():
                self._won.update({share.seat: share.chips for share in event.shares if share.chips})
            case ev.HandEnded():
                self._end()
            case ev.TimeCardSpent():
                self.tallies[event.seat]["timecards"] += 1
            case ev.MatchEnded():
                for tally in self.tallies:
                    tally["matches"] += 1
                if event.winner is not None:
                    self.tallies[event.winner]["matches_won"] += 1

    def _begin(self, event: ev.HandBegan) -> None:
        self._dealt = {Seat(seat) for seat, stack in enumerate(event.stacks) if stack}
        self._live, self._first_street = set(self._dealt), True
        self._entered, self._raised = set(), set()
        self._won = Counter()

    def _act(self, event: ev.Acted) -> None:
        tally = self.tallies[event.seat]
        aggressive = event.act in _BETS
        tally["all_ins"] += event.all_in
        if event.act == "fold":
            self._live.discard(event.seat)
        elif self._first_street:
            if aggressive or event.act == "call":
                self._entered.add(event.seat)
            if aggressive:
                self._raised.add(event.seat)
        elif aggressive or event.act == "call":
            tally["bets" if aggressive else "calls"] += 1
            tally["bets_and_calls"] += 1

    def _street(self) -> None:
        if self._first_street:
            self._first_street = False
            for seat in self._live:
                self.tallies[seat]["flops"] += 1

    def _end(self) -> None:
        for seat in self._dealt:
            tally = self.tallies[seat]
            tally["hands"] += 1
            tally["vpip"] += seat in self._entered
            tally["pfr"] += seat in self._raised
            tally["hands_won"] += seat in self._won
            tally["chips_won"] += self._won[seat]
        if len(self._live) > 1 and not self._first_street:
            for seat in self._live:
                self.tallies[seat]["showdowns"] += 1
                self.tallies[seat]["showdowns_won"] += seat in self._won


def tally(seats: int, steps: Sequence[tuple[Actor, Step]]) -> tuple[dict[str, int], ...]:
    """For each seat what it did in these steps: every key of KEYS, zero where nothing happened."""
    return counted(_Counting(seats), KEYS, steps)


STATISTICS: Final = Statistics(
    tally,
    shares={
        "matches_won": ("matches_won", "matches"),
        "hands_won": ("hands_won", "hands"),
        "vpip": ("vpip", "hands"),
        "pfr": ("pfr", "hands"),
        "aggression": ("bets", "bets_and_calls"),
        "went_to_showdown": ("showdowns", "flops"),
        "won_at_showdown": ("showdowns_won", "showdowns"),
    },
)
