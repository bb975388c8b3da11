"""Where every card of a hand lies and who may know it: told from the pack and what everybody heard, never from a state or a view.

The pack says which card comes next, and to whom; what everybody heard says when a street is dealt. A hand may be seen by others if its
player shows it in the showdown, if the referee has all hands shown, or if bets are over with somebody all-in.
"""

from dataclasses import dataclass, field

from tento.games.poker.rules import actions as do
from tento.games.poker.rules import events as ev
from tento.table.seats import REFEREE, SPECTATOR, Viewer
from tests.contract.laws import Moment

HOLE = {"no-limit-holdem": 2, "pot-limit-holdem": 2, "limit-holdem": 2, "pot-limit-omaha": 4, "omaha-hilo": 4}
STUD = ("stud", "stud-hilo", "razz")


@dataclass
class Ledger:
    """Follows a match act by act."""

    stub: list[str] = field(default_factory=list)
    hands: dict[int, list[str]] = field(default_factory=dict)
    live: set[int] = field(default_factory=set)
    stacks: dict[int, int] = field(default_factory=dict)
    board: list[str] = field(default_factory=list)
    open: set[str] = field(default_factory=set)
    variant: str = ""
    over: bool = False
    shown: tuple[int, set[str]] | None = None
    """Who won because all others folded may show that hand until somebody acts in the next one."""

    def follow(self, moment: Moment) -> None:
        """Takes note of one accepted act, by what all at the table heard of it."""
        if type(moment.action).__name__ == "Shuffle":
            self.stub, self.open = list(moment.action.pack), set()
            self.hands, self.board = {}, []
        for event in moment.step.events:
            if event.only is None:
                self._hear(event, moment)

    def may_know(self, viewer: Viewer) -> set[str]:
        """What lies open, and the own hand."""
        return set(self.open) if viewer == SPECTATOR else self.open | set(self.hands.get(viewer, ()))

    def _hear(self, event: ev.PokerEvent, moment: Moment) -> None:
        match event:
            case ev.ButtonDrawn():
                assert [one.card for one in event.cards] == self.stub[: len(event.cards)]
                self.open |= {one.card for one in event.cards}
            case ev.HandBegan():
                self._deal(event)
            case ev.Posted():
                self.stacks[event.seat] -= event.chips
            case ev.Acted():
                self.shown = None
                self.stacks[event.seat] -= event.added
                self.live -= {event.seat} if event.act == "fold" else set()
            case ev.Returned():
                self.stacks[event.seat] += event.chips
            case ev.HandKilled() | ev.HandMucked():
                self.live.discard(event.seat)
            case ev.BoardDealt():
                self._board(event)
            case ev.UpCardsDealt():
                self._street(event)
            case ev.HandShown():
                self._show(event, moment)
            case ev.HandEnded() if len(self.live) == 1:
                (alone,) = self.live
                self.shown = alone, set(self.hands[alone])
            case ev.MatchEnded():
                self.over = True

    def _deal(self, event: ev.HandBegan) -> None:
        """One card at a time from the left of the button, in stud from the first seat."""
        self.variant = event.variant
        self.stacks = {seat: stack for seat, stack in enumerate(event.stacks) if stack}
        self.live = set(self.stacks)
        first = 0 if event.button is None else event.button + 1
        order = sorted(self.stacks, key=lambda seat: (seat - first) % len(event.stacks))
        self.hands = {seat: [] for seat in order}
        for _ in range(2 if self.variant in STUD else HOLE[self.variant]):
            for seat in order:
                self.hands[seat].append(self.stub.pop(0))

    def _board(self, event: ev.BoardDealt) -> None:
        """A burn, then the cards; a stud street for which the stub is too short is one card without a burn."""
        if self.variant not in STUD:
            self.stub.pop(0)
        dealt = [self.stub.pop(0) for _ in range(1 if self.variant in STUD or event.street != "flop" else 3)]
        assert list(event.cards) == dealt, "the board is not from the pack"
        self.board += dealt
        self.open |= set(dealt)

    def _street(self, event: ev.UpCardsDealt) -> None:
        """One card to each who is alive, or was when the third street was dealt."""
        seats = sorted(self.hands) if event.street == "third" else sorted(self.live)
        for seat in seats:
            self.hands[seat].append(self.stub.pop(0))
        assert all(self.hands[one.seat][-1] == one.card for one in event.cards), "the up-cards are not from the pack"
        self.open |= {one.card for one in event.cards}

    def _show(self, event: ev.HandShown, moment: Moment) -> None:
        by_player = moment.actor == event.seat and isinstance(moment.action, do.Show)
        by_referee = moment.actor == REFEREE and isinstance(moment.action, do.Showdown)
        able = [seat for seat in self.live if self.stacks[seat]]
        all_in = len(self.live) > 1 and len(able) < len(self.live) and (len(able) < 2 or self._last_street())
        assert event.seat in self.live, "a dead hand is shown"
        assert by_player or by_referee or all_in, "a hand is shown that need not be"
        assert list(event.cards) == self.hands[event.seat][: len(event.cards)]
        self.open |= set(self.hands[event.seat])

    def _last_street(self) -> bool:
        return len(self.board) == 5 or max(map(len, self.hands.values())) == 7 or (self.variant in STUD and bool(self.board))
