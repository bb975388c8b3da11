"""What may be asked of a poker table beside the bets of a hand: by a seat, by the referee or a tournament's director, by the table itself.

A hand knows chairs, 1 to 10; a table knows seats, from 0. Amounts of a bet are totals in front in the round.
"""

from typing import Annotated

import msgspec

from tento.cards.card import Card
from tento.games.poker.rules import actions as do
from tento.table.game import Action as _Action
from tento.table.seats import Seat

AnySeat = Annotated[Seat, msgspec.Meta(ge=0, le=9)]
Chips = Annotated[int, msgspec.Meta(ge=1, le=10**12)]


class TimeCard(_Action, frozen=True):
    """Spends a time card; the clock does so for who has one left."""


class Kill(_Action, frozen=True):
    """The referee declares a hand dead; its chips stay."""

    seat: AnySeat


class Sweep(_Action, frozen=True):
    """The dealer took a hand in by mistake: it is dead, and a raise that nobody has called goes back."""

    seat: AnySeat


class CallTime(_Action, frozen=True):
    """Somebody called time and the floor agreed: whoever is asked has so many seconds left, and no time cards."""


class Absent(_Action, frozen=True):
    """A player is not at the seat, or back at it: who is away posts, and the hand is dead."""

    seat: AnySeat
    away: bool = True


class SeatPlayer(_Action, frozen=True, tag="seat"):
    """A player with this stack takes an empty chair, between two hands."""

    seat: AnySeat
    stack: Chips


class TakeAway(_Action, frozen=True, tag="take-away"):
    """A player leaves the chair with the stack, between two hands."""

    seat: AnySeat


class SetLevel(_Action, frozen=True, tag="level"):
    """The level of the next hand, from 1, and how many are left in the tournament if it has other tables."""

    level: Annotated[int, msgspec.Meta(ge=1, le=200)]
    players_left: Annotated[int, msgspec.Meta(ge=1, le=10**6)] | None = None


class SetButton(_Action, frozen=True, tag="button"):
    """The button of the next hand stands at this seat."""

    seat: AnySeat


class Pause(_Action, frozen=True):
    """No other hand begins."""


class Resume(_Action, frozen=True):
    """Hands begin again."""


class HandByHand(_Action, frozen=True, tag="hand-by-hand"):
    """From now on each hand waits for the director's word, or no more."""

    on: bool = True


class NextHand(_Action, frozen=True, tag="next-hand"):
    """The director lets one more hand begin."""


class Finish(_Action, frozen=True):
    """The director breaks the table: the match is over as the stacks stand."""


class Shuffle(_Action, frozen=True):
    """The table brings a shuffled pack, top card first: chance enters here and nowhere else."""

    pack: tuple[Card, ...]


class Clock(_Action, frozen=True):
    """The match clock shows so many seconds."""

    seconds: Annotated[int, msgspec.Meta(ge=0)]


SeatAction = (
    do.Fold | do.Check | do.Call | do.Raise | do.AllIn | do.BringIn | do.Complete | do.Show | do.Muck | TimeCard
)  # fmt: skip
RefereeAction = (
    Kill | Sweep | do.Misdeal | do.Void | do.Showdown | CallTime | Absent | SeatPlayer | TakeAway | SetLevel | SetButton | Pause | Resume
    | HandByHand | NextHand | Finish
)  # fmt: skip
TableAction = Shuffle | Clock
Action = SeatAction | RefereeAction | TableAction
