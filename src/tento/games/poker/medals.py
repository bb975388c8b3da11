"""The medals of poker: pure rules over what everybody may know of a match. A hand counts only if it was shown at the table."""

from collections.abc import Sequence
from typing import Final

from tento.cards.card import Card
from tento.games.poker.rules import events as ev
from tento.games.poker.rules.made import made
from tento.games.poker.rules.variants import VARIANTS
from tento.table.medals import Medals, Seen
from tento.table.seats import Seat

KNOCKED_OUT: Final = 2
KEYS: Final = ("quads", "straight_flush", "chip_and_chair", "double_knockout")
"""Four of a kind or a straight flush shown and paid; the match won after having no more than a big blind; two rivals out in one hand."""


class _Watching:
    """One match while its steps go by."""

    def __init__(self, seats: int) -> None:
        self.won = [set[str]() for _ in range(seats)]
        self._big = 0
        self._short = set[Seat]()
        self._begin("")

    def _begin(self, variant: str) -> None:
        self._variant = variant
        self._board = list[Card]()
        self._shown = dict[Seat, tuple[Card, ...]]()
        self._paid = set[Seat]()
        self._outs = 0

    def note(self, event: ev.PokerEvent) -> None:
        match event:
            case ev.LevelBegan():
                self._big = event.big
            case ev.HandBegan():
                self._begin(event.variant)
            case ev.BoardDealt():
                self._board += event.cards
            case ev.HandShown():
                self._shown[event.seat] = event.cards
            case ev.PotPaid():
                self._paid |= {share.seat for share in event.shares if share.chips}
            case ev.HandEnded():
                self._end_hand(event)
            case ev.PlayerOut():
                self._out()
            case ev.MatchEnded(winner=winner) if winner is not None and winner in self._short:
                self.won[winner].add("chip_and_chair")

    def _end_hand(self, event: ev.HandEnded) -> None:
        self._short |= {Seat(seat) for seat, stack in enumerate(event.stacks) if 0 < stack <= self._big}
        for seat in self._paid & self._shown.keys():
            found = made(VARIANTS[self._variant], self._shown[seat], self._board)
            if found is not None and found.high in ("quads", "straight_flush"):
                self.won[seat].add(found.high)

    def _out(self) -> None:
        """Whoever took every pot of the hand has sent these home."""
        self._outs += 1
        if self._outs == KNOCKED_OUT and len(self._paid) == 1:
            self.won[next(iter(self._paid))].add("double_knockout")


def won(seats: int, steps: Sequence[Seen]) -> tuple[frozenset[str], ...]:
    """The medals of each seat."""
    watching = _Watching(seats)
    for step in steps:
        for event in step.events:
            watching.note(event)
    return tuple(map(frozenset, watching.won))


MEDALS: Final = Medals(KEYS, won)
