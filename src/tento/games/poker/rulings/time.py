"""Rulings about time and presence: clocks, called time, absent players, leaving, penalties in hands (5.3.11, 5.3.12, 5.4.1, 5.4.2)."""

from typing import Literal

import msgspec

from tento.games.poker.rulings.decided import Decided
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook

Seconds = int | float


def tournament_of(rulebook: Rulebook) -> PokerTournamentRules:
    """The tournament of the rulebook: it has the clocks and the penalties."""
    if not isinstance(rulebook.championship, PokerTournamentRules):
        raise BadKey("rulebooks", f"{rulebook.name} has no tournament, and so no clocks and no penalties")
    return rulebook.championship


class ActionClockAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `action-clock`: how long a decision took, the time cards held, whether there is a bet."""

    seconds: Seconds
    cards: int = 0
    facing_bet: bool = False


@enforces("clock_silent_s", "clock_s", "time_card_s", "action_time_up")
def action_clock(asked: ActionClockAsked, rulebook: Rulebook) -> Decided:
    """A silent count, the clock, then each started time card by itself; with none left a fold facing a bet, else a check."""
    rules = tournament_of(rulebook)
    over = asked.seconds - rules.clock_silent_s - rules.clock_s
    begun = 0 if over < 0 else int(over // rules.time_card_s) + 1
    ruling = "in-time" if begun <= asked.cards else "fold" if asked.facing_bet else "check"
    return Decided({"ruling": ruling, "spent": min(begun, asked.cards)}, ("action_time_up", "clock_s"))


class CalledTimeAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `called-time`: when in the count the player acted; without it the player never did."""

    seconds: Seconds | None = None
    facing_bet: bool = False
    approved: bool = True
    caller_at_seat: bool = True


@enforces("called_time", "called_time_s")
def called_time(asked: CalledTimeAsked, rulebook: Rulebook) -> Decided:
    """Whoever asks must be at the seat, and the floor must approve. Acting with the last count is in time."""
    rules = ("called_time", "called_time_s")
    if not asked.caller_at_seat:
        return Decided({"ruling": "refused"}, ("presence", *rules))
    if not asked.approved:
        return Decided({"ruling": "refused"}, rules)
    if asked.seconds is not None and asked.seconds <= tournament_of(rulebook).called_time_s:
        return Decided({"ruling": "in-time"}, rules)
    return Decided({"ruling": "dead-hand" if asked.facing_bet else "check"}, rules)


class AbsentAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `absent`: whether the player was there at the last card, and what the seat owes."""

    at_seat: bool
    posts: tuple[int, ...] = ()
    bring_in: int = 0
    stack: int | None = None


@enforces("presence", "bring_in")
def absent(asked: AbsentAsked, _rulebook: Rulebook) -> Decided:
    """Who is not there at the last card has a dead hand; blinds, antes and the bring-in are taken all the same."""
    owed = sum(asked.posts) + asked.bring_in
    takes = owed if asked.stack is None else min(owed, asked.stack)
    return Decided({"ruling": "live" if asked.at_seat else "dead-hand", "takes": takes}, ("presence",))


class LeavingAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `leaving`: live cards, action pending in the hand, all-in."""

    live: bool = False
    pending: bool = False
    all_in: bool = False


@enforces("leaving_hand")
def leaving(asked: LeavingAsked, _rulebook: Rulebook) -> Decided:
    """Leaving the table with live cards is punishable while the hand is on, all-in included."""
    return Decided({"penalty": asked.live and (asked.pending or asked.all_in)}, ("leaving_hand",))


class PenaltyHandsAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `penalty-hands`: the penalty, what was served, and what was dealt since."""

    hands: int = 0
    orbits: int = 0
    players: int = 0
    served: int = 0
    since: tuple[Literal["hand", "misdeal", "redeal"], ...] = ()


@enforces("orbit", "penalty_balance", "redeal_counts")
def penalty_hands(asked: PenaltyHandsAsked, rulebook: Rulebook) -> Decided:
    """An orbit is one hand for each player at the table. A misdeal and its redeal count as one hand."""
    if asked.orbits and not asked.players:
        raise BadKey("players", "is missing: an orbit is one hand for each player at the table")
    hands = asked.hands + asked.orbits * asked.players
    each = tournament_of(rulebook).redeal_counts == "each"
    dealt = sum(1 for deal in asked.since if deal != "misdeal" or each)
    return Decided({"hands": hands, "left": max(0, hands - asked.served - dealt)}, ("orbit", "penalty_balance", "redeal_counts"))
