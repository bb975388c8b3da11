"""What may be asked of a hand of poker: by a player, by the referee, by the table. Amounts are totals in front in the round."""

from typing import Literal

from tento.games.poker.rules.state import Chair
from tento.table.game import Action as _Action


class Fold(_Action, frozen=True):
    """Gives the hand up."""


class Check(_Action, frozen=True):
    """Puts nothing in where nothing is asked."""


class Call(_Action, frozen=True):
    """Matches the bet, as far as the stack goes."""


class Raise(_Action, frozen=True):
    """Bets or raises to this total; the most that is allowed where it says `pot`."""

    to: int | Literal["pot"]


class AllIn(_Action, frozen=True, tag="all-in"):
    """Puts the whole stack in: a call, a bet or a raise, as it falls."""


class BringIn(_Action, frozen=True, tag="bring-in"):
    """The forced bet of third street."""


class Complete(_Action, frozen=True):
    """Bets the small bet on third street, where only the bring-in lies."""


class Show(_Action, frozen=True):
    """Lays the whole hand face up."""


class Muck(_Action, frozen=True):
    """Gives the hand up unseen at the showdown."""


class Timeout(_Action, frozen=True):
    """The time to act is over."""


class Showdown(_Action, frozen=True):
    """All who still have to show do."""


class Kill(_Action, frozen=True):
    """The referee declares a hand dead; its chips stay."""

    chair: Chair


class Sweep(_Action, frozen=True):
    """The dealer took a hand in by mistake: it is dead, and a raise that nobody has called goes back."""

    chair: Chair


class Misdeal(_Action, frozen=True):
    """The deal does not count: every bet goes back, and the hand is dealt again."""


class Void(_Action, frozen=True):
    """The hand does not count: every bet goes back."""


PlayerAction = Fold | Check | Call | Raise | AllIn | BringIn | Complete | Show | Muck | Timeout
RefereeAction = Kill | Sweep | Misdeal | Void | Showdown
