"""Rulings about turns: acting before one's turn, and whether enough has happened for a hand to go on (5.4.4, 5.4.6)."""

from collections.abc import Sequence
from functools import reduce
from typing import Any

import msgspec

from tento.games.poker.rulings.actions import Did, is_substantial, read_action, read_actions
from tento.games.poker.rulings.decided import Decided
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook

PASSIVE = ("fold", "check", "call")
RAISES = ("bet", "raise")


class SubstantialAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `substantial-action`."""

    actions: tuple[str, ...]


def substantial_action(asked: SubstantialAsked, _rulebook: Rulebook) -> Decided:
    """Whether the actions are substantial."""
    return Decided({"substantial": is_substantial(read_actions(asked.actions, "actions"))}, ("substantial_action",))


class OutOfTurnAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `out-of-turn`: the early action over the bet that lies, and what the skipped seats then do.

    Without `last_raise` the bet that lies is the opening bet, and so the measure of a raise. If a skipped seat kept silent: what was
    done to its left `since`, the early action first, and whether there was `time` to speak.
    """

    action: str | None = None
    current: int = 0
    last_raise: int | None = None
    skipped: tuple[str, ...] = ()
    since: tuple[str, ...] = ()
    time: bool = True


class _Bet(msgspec.Struct, frozen=True):
    """The bet that lies, and the last full bet or raise; no total where somebody raised to an amount that was not told."""

    total: int | None
    size: int

    @property
    def least_raise(self) -> int | None:
        """The least total of the next raise."""
        return None if self.total is None else self.total + self.size

    def after(self, action: Did) -> "_Bet":
        """The bet after this action. Less than a full raise does not change the measure of the next one."""
        if not changes(action, self):
            return self
        if action.total is None or self.total is None:
            return _Bet(None, self.size)
        return _Bet(action.total, max(self.size, action.total - self.total))

    def after_all(self, actions: Sequence[Did]) -> "_Bet":
        """The bet after these actions."""
        return reduce(_Bet.after, actions, self)

    def made_up(self, action: Did) -> Did:
        """The action as it stands: a raise below the minimum is made up to it, unless it is all-in."""
        least = self.least_raise
        if action.what not in RAISES or action.total is None or least is None or action.total >= least:
            return action
        return Did(action.what, least)


def changes(action: Did, bet: _Bet) -> bool:
    """A check, a call or a fold does not change the action; nor does an all-in that only calls."""
    if action.what in PASSIVE:
        return False
    return action.total is None or bet.total is None or action.total > bet.total


@enforces("out_of_turn", "skipped_player")
def out_of_turn(asked: OutOfTurnAsked, _rulebook: Rulebook) -> Decided:
    """A fold stands. Anything else binds if nobody who was skipped bets or raises; else its chips go back. A penalty is possible always.

    Who was skipped and kept silent, with time to speak, loses the turn once there was substantial action to the left.
    """
    since = read_actions(asked.since, "since")
    early = _early(asked, since)
    bet = _Bet(asked.current, asked.current if asked.last_raise is None else asked.last_raise)
    if is_substantial(since) and asked.time:
        return _lost_turn(early, since, bet)
    if early.what == "fold" and not since:
        return _answered("binding", bet)
    skipped = read_actions(asked.skipped, "skipped")
    if not skipped:
        return _answered("back", bet)
    after = bet.after_all(skipped)
    if after == bet:
        stands = bet.made_up(early)
        return _answered("binding", bet.after(stands), _in_front(stands, bet))
    return _answered("returned", after, returned=0 if early.what == "check" else _in_front(early, bet))


def _early(asked: OutOfTurnAsked, since: tuple[Did, ...]) -> Did:
    if asked.action is not None:
        return read_action(asked.action, "action")
    if not since:
        raise BadKey("action", "is missing: what the early seat did")
    return since[0]


def _lost_turn(early: Did, since: Sequence[Did], bet: _Bet) -> Decided:
    """What was done stands, and the floor decides about the hand that was passed over."""
    stands = bet.made_up(early)
    found = _answered("binding", bet.after_all((stands, *since[1:])), _in_front(stands, bet))
    options = ("dead-hand", "passive")
    rules = ("out_of_turn", "skipped_player", "substantial_action")
    return Decided({**found.answers, "options": list(options)}, rules, options, "passive")


def _in_front(action: Did, bet: _Bet) -> int | None:
    """The total that the early action puts in front."""
    if action.what == "fold":
        return None
    return bet.total if action.what in PASSIVE else action.total


def _answered(ruling: str, bet: _Bet, due: int | None = None, returned: int | None = 0) -> Decided:
    answers: dict[str, Any] = {
        "ruling": ruling,
        "due": due,
        "returned": returned,
        "min_raise": bet.least_raise,
        "penalty": True,
        "options": [],
    }
    return Decided(answers, ("out_of_turn", "skipped_player", "turn_order"))
