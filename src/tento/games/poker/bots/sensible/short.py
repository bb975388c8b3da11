"""All-in or nothing with a short stack before the flop: what a push wins in prizes, against callers who know it.

Where two are left for one prize it is the balance of `tables`. Else one looks for the widest range whose worst hand still gains by the
push, when everybody calls with the hands that gain by the call; each call is judged as if no other came after it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from tento.games.poker.bots.sensible.classes import MANY
from tento.games.poker.bots.sensible.icm import prize_shares
from tento.games.poker.bots.sensible.tables import in_balance, known, many_of
from tento.games.poker.bots.sensible.widths import big_of, me_of, opponents, width
from tento.games.poker.rules.views import AskedView, SeatView, View

WIDTHS: Final = (169, 152, 135, 118, 101, 85, 68, 55, 43, 34, 26, 19, 14, 10, 6, 3)
"""So many of the best kinds of hands are tried as a range to push, the widest first."""


class Caller(NamedTuple):
    """An opponent's part: the hands it may hold now, the share of the pot that makes a call right, and what the pusher then has.

    `sure` is one who is all-in already.
    """

    held: float
    needs: float
    won: float
    lost: float
    sure: bool


def effective(view: View) -> float:
    """The chips that can be lost, in big blinds: the own ones, or those of the opponent who has most."""
    me = me_of(view)
    most = max([one.stack + one.bet for one in opponents(view)], default=0)
    return min(me.stack + me.bet, most) / big_of(view)


def pushes(view: View, asked: AskedView, hand: int, prizes: Sequence[float]) -> bool:
    """Whether this kind of hand goes all-in; otherwise it checks or folds."""
    me, others = me_of(view), opponents(view)
    if len(others) == 1 and (len(prizes) == 1 or _two_are_left(view)):
        balance = _balance(view, me, others[0], hand)
        if balance is not None:
            return balance
    table = _Table(view, prizes)
    callers, stolen, folded = [table.caller(one) for one in others], table.stolen, table.folded()
    wide = next((many for many in WIDTHS if _gain(known().order[many - 1], many, callers, stolen) > folded), WIDTHS[-1])
    return _gain(hand, wide, callers, stolen) > (folded if asked.to_call else table.checked(hand))


def _two_are_left(view: View) -> bool:
    return sum(one.stack + one.put > 0 for one in view.players) == 2


def _balance(view: View, me: SeatView, other: SeatView, hand: int) -> bool | None:
    """The small blind before anything else was done, and the big one facing an all-in of the small; None in any other place."""
    big = big_of(view)
    dead = (view.pot - me.bet - other.bet) / big
    if me.seat == view.small and other.seat == view.big and view.current <= big:
        return in_balance("push", hand, effective(view), dead)
    covered = other.standing == "all_in" or other.bet >= me.bet + me.stack
    if me.seat == view.big and other.seat == view.small and covered:
        return in_balance("call", hand, min(me.bet + me.stack, other.bet + other.stack) / big, dead)
    return None


def _gain(hand: int, many: int, callers: Sequence[Caller], stolen: float) -> float:
    """What the push is worth with this hand, where the callers take it for one of the best so many."""
    against, nobody, worth = known().against[hand], 1.0, 0.0
    sure = [caller for caller in callers if caller.sure]
    if sure:
        share = 1.0
        for caller in sure:
            share *= against[many_of(caller.held)]
        most = max(sure, key=lambda caller: caller.won)
        return share * most.won + (1 - share) * most.lost
    for caller in callers:
        calls = min(_calling(many, caller.needs), caller.held)
        share = against[many_of(calls)]
        worth += nobody * calls / caller.held * (share * caller.won + (1 - share) * caller.lost)
        nobody *= 1 - calls / caller.held
    return worth + nobody * stolen


@cache
def _by_share(many: int) -> tuple[tuple[float, float], ...]:
    """What each kind wins against the best so many, the best first, and what part of all hands wins as much."""
    found = known()
    shares = sorted(((found.against[kind][many], kind) for kind in range(MANY)), reverse=True)
    reach, listed = 0.0, []
    for share, kind in shares:
        place = found.place[kind]
        reach += found.reach[place + 1] - found.reach[place]
        listed.append((share, reach))
    return tuple(listed)


def _calling(many: int, needs: float) -> float:
    """The part of all hands that wins so much against the best so many."""
    listed, low, high = _by_share(many), 0, MANY
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if listed[middle][0] >= needs else (low, middle)
    return listed[low - 1][1] if low else 0.0


class _Table:
    """The stacks after each way in which the hand may end, as prizes."""

    def __init__(self, view: View, prizes: Sequence[float]) -> None:
        self._view, self._prizes = view, prizes
        self._seats = [one for one in view.players if one.stack + one.put]
        self._me = next(place for place, one in enumerate(self._seats) if one.seat == view.viewer)
        me = self._seats[self._me]
        self._unseen = self._worth({me.seat: me.stack + view.pot})

    def _worth(self, changed: dict[int, int]) -> list[float]:
        """What the stacks are worth when these seats have so much and the others what is behind them."""
        stacks = [changed.get(one.seat, one.stack) for one in self._seats]
        if len(self._prizes) > 1:
            return prize_shares(stacks, self._prizes)
        total = sum(stacks)
        return [stack / total for stack in stacks]

    @property
    def stolen(self) -> float:
        """Everybody gives up."""
        return self._unseen[self._me]

    def _given_up(self) -> dict[int, int]:
        """The pot is somebody else's: of who has put most in, and of equals of the big blind."""
        others = opponents(self._view)
        taker = max(others, key=lambda one: (one.bet, one.seat == self._view.big))
        return {taker.seat: taker.stack + self._view.pot}

    def folded(self) -> float:
        """What is left without this hand."""
        return self._worth(self._given_up())[self._me]

    def checked(self, hand: int) -> float:
        """What a check keeps: the own share of the pot."""
        me, share = self._seats[self._me], 1.0
        for one in opponents(self._view):
            share *= known().against[hand][many_of(width(self._view, one))]
        return self._worth({me.seat: me.stack + int(share * self._view.pot)})[self._me]

    def caller(self, one: SeatView) -> Caller:
        """What a call of this opponent makes of the stacks of both."""
        me, pot = self._seats[self._me], self._view.pot
        mine, theirs = me.stack + me.bet, one.stack + one.bet
        level = min(mine, theirs)
        whole = pot - me.bet - one.bet + 2 * level
        won = self._worth({me.seat: mine - level + whole, one.seat: theirs - level})
        lost = self._worth({me.seat: mine - level, one.seat: theirs - level + whole})
        other = self._seats.index(one)
        span = lost[other] - won[other]
        needs = (self._unseen[other] - won[other]) / span if span > 0 else 1.0
        return Caller(width(self._view, one), needs, won[self._me], lost[self._me], one.standing == "all_in" or not one.stack)
