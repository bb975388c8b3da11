"""Rulings about hands that are gone, and about contesting a hand that is over (5.3.9, 5.5.4 c)."""

from typing import Literal

import msgspec

from tento.games.poker.rulings.actions import is_substantial, read_actions
from tento.games.poker.rulings.decided import Decided
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook


class SweptHandAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `swept-hand`: the total of that hand in the round, the last valid bet before it, and whether somebody called."""

    bet: int
    before: int = 0
    called: bool = False


@enforces("swept_hands")
def swept_hand(asked: SweptHandAsked, _rulebook: Rulebook) -> Decided:
    """A hand that the dealer swept is dead. Only a bet or raise that nobody has called yet goes back, as far as it was one."""
    return Decided({"ruling": "dead-hand", "returned": _uncalled(asked.bet, asked.before, asked.called)}, ("swept_hands",))


class MuckedBetAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `mucked-bet`: as of a swept hand, and whether the cards can be told beyond doubt."""

    bet: int
    before: int = 0
    called: bool = False
    identifiable: bool = False


@enforces("mucked_bet")
def mucked_bet(asked: MuckedBetAsked, _rulebook: Rulebook) -> Decided:
    """Betting, then mucking unaware of an opponent: cards that cannot be told are lost, and the bet but for its uncalled part."""
    returned = _uncalled(asked.bet, asked.before, asked.called)
    if asked.identifiable:
        return Decided({"ruling": "floor", "returned": returned}, ("mucked_bet",), ("live", "dead-hand"), "live")
    return Decided({"ruling": "dead-hand", "returned": returned}, ("mucked_bet",))


def _uncalled(bet: int, before: int, called: bool) -> int:
    return 0 if called else max(0, bet - before)


class ContestAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `contest`: about the result or about the count of the pot, and what has happened since it was handed over."""

    about_what: Literal["result", "count"]
    on_break: bool = msgspec.field(default=False, name="break")
    seconds: int | float | None = None
    next_hand: bool = False
    actions: tuple[str, ...] = ()


@enforces("contest_result", "contest_count", "contest_break_s")
def contest(asked: ContestAsked, rulebook: Rulebook) -> Decided:
    """A result until the next hand starts, a count until substantial action in it; into a break a minute, whatever is contested."""
    actions = read_actions(asked.actions, "actions")
    if asked.on_break:
        if asked.seconds is None:
            raise BadKey("seconds", "is missing: a break closes every contest a minute after the pot was handed over")
        return Decided({"open": asked.seconds <= rulebook.values.contest_break_s}, ("contest_break_s",))
    if asked.about_what == "count":
        return Decided({"open": not is_substantial(actions)}, ("contest_count", "substantial_action"))
    return Decided({"open": not (asked.next_hand or actions)}, ("contest_result", "hand_starts"))
