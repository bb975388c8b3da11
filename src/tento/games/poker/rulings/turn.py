"""Rulings about turns: acting before one's turn, and whether enough has happened for a hand to go on (5.4.4, 5.4.6)."""

from typing import Any

import msgspec

from tento.games.poker.rulings.actions import Did, is_substantial, read_action, read_actions
from tento.games.poker.rulings.decided import Decided
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook

PASSIVE = ("fold", "check", "call")


class SubstantialAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `substantial-action`."""

    actions: tuple[str, ...]


def substantial_action(asked: SubstantialAsked, _rulebook: Rulebook) -> Decided:
    """Whether the actions are substantial."""
    return Decided({"substantial": is_substantial(read_actions(asked.actions, "actions"))}, ("substantial_action",))


class OutOfTurnAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `out-of-turn`: the early action over the bet that lies, and what the skipped seats then do.

    If a skipped seat kept silent: what was done to its left `since`, the early action first, and whether there was `time` to speak.
    """

    action: str | None = None
    current: int = 0
    last_raise: int = 0
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
    bet = _Bet(asked.current, asked.last_raise)
    if is_substantial(since) and asked.time:
        return _lost_turn(early, bet)
    if early.what == "fold" and not since:
        return _answered("binding", bet)
    skipped = read_actions(asked.skipped, "skipped")
    if not skipped:
        return _answered("back", bet)
    after = bet
    for action in skipped:
        after = after.after(action)
    if after == bet:
        return _answered("binding", bet.after(early), _due(early, bet))
    return _answered("returned", after, returned=0 if early.what == "check" else _due(early, bet))


def _early(asked: OutOfTurnAsked, since: tuple[Did, ...]) -> Did:
    if asked.action is not None:
        return read_action(asked.action, "action")
    if not since:
        raise BadKey("action", "is missing: what the early seat did")
    return since[0]


def _lost_turn(early: Did, bet: _Bet) -> Decided:
    """What was done stands, and the floor decides about the hand that was passed over."""
    found = _answered("binding", bet.after(early), _due(early, bet))
    options = ("dead-hand", "passive")
    rules = ("out_of_turn", "skipped_player", "substantial_action")
    return Decided({**found.answers, "options": list(options)}, rules, options, "passive")


def _due(action: Did, bet: _Bet) -> int | None:
    """What the early action puts in front. A raise below the minimum is made up to it, unless it is all-in."""
    if action.what == "fold":
        return None
    if action.what in PASSIVE:
        return bet.total
    if action.total is None or action.what == "all-in" or bet.least_raise is None:
        return action.total
    return max(action.total, bet.least_raise)


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
