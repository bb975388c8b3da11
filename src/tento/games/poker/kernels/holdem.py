"""No-limit hold'em compiled: posts, turns, bets, short all-ins, what goes back, streets and the end. By the letter of `rules`."""

from typing import Any

from tento.games.poker.evaluator.compiled import compiled
from tento.games.poker.kernels.holdem_pots import evaluate, pay_out
from tento.games.poker.kernels.holdem_state import FOLD, NOBODY, RAISE, RIVER


@compiled
def start(hand: Any) -> None:
    """Posts, and asks the first player. The pack lies ready in the record: seats, stacks and blinds are set."""
    for seat in range(hand.seats):
        chips = min(hand.ante, hand.stack[seat])
        hand.stack[seat] -= chips
        hand.put[seat] = chips
        hand.bet[seat] = 0
        hand.live[seat] = 1
        hand.faced[seat] = NOBODY
        hand.full_since[seat] = 0
    if hand.small != NOBODY:
        add(hand, hand.small, min(hand.small_blind, hand.stack[hand.small]))
    add(hand, hand.big, min(hand.big_blind, hand.stack[hand.big]))
    hand.dead_money = min(hand.big_blind_ante, hand.stack[hand.big])
    hand.stack[hand.big] -= hand.dead_money
    hand.street = 0
    hand.current = hand.big_blind
    hand.last_raise = hand.big_blind
    ask_next(hand, hand.big)


@compiled
def add(hand: Any, seat: int, chips: int) -> None:
    """So many chips of the stack in front."""
    hand.stack[seat] -= chips
    hand.bet[seat] += chips
    hand.put[seat] += chips


@compiled
def to_call(hand: Any, seat: int) -> int:
    """The chips to add to stay in, at most the stack."""
    return min(max(0, hand.current - hand.bet[seat]), hand.stack[seat])


@compiled
def reopened(hand: Any, seat: int) -> bool:
    """Whether a player who has acted may raise again: after a full raise, or several short ones that make one, where that is agreed."""
    faced = hand.faced[seat]
    if faced == NOBODY or hand.full_since[seat]:
        return True
    return hand.cumulative and hand.current - faced >= hand.last_raise


@compiled
def most_total(hand: Any, seat: int) -> int:
    """The greatest total of a legal bet or raise; 0 if there is none."""
    whole = hand.bet[seat] + hand.stack[seat]
    if whole <= hand.current or not reopened(hand, seat):
        return 0
    for other in range(hand.seats):
        if other != seat and hand.live[other] and hand.bet[other] + hand.stack[other] > hand.current:
            return whole
    return 0


@compiled
def least_total(hand: Any, seat: int) -> int:
    """The least total of a legal bet or raise, an all-in below the minimum included."""
    return min(hand.current + hand.last_raise, hand.bet[seat] + hand.stack[seat])


@compiled
def act(hand: Any, action: int, total: int) -> None:
    """What the player who is asked does: FOLD, CALL, or RAISE to this total, which is one that is allowed."""
    seat = hand.turn
    if action == FOLD:
        hand.live[seat] = 0
    elif action == RAISE:
        _raise(hand, seat, total)
    else:
        add(hand, seat, to_call(hand, seat))
        hand.faced[seat] = hand.current
        hand.full_since[seat] = 0
    ask_next(hand, seat)


@compiled
def _raise(hand: Any, seat: int, total: int) -> None:
    """A full raise is the next measure, and lets everybody who has acted raise again."""
    size = total - hand.current
    add(hand, seat, total - hand.bet[seat])
    hand.current = total
    if size >= hand.last_raise:
        hand.last_raise = size
        for other in range(hand.seats):
            hand.full_since[other] = 1
    hand.faced[seat] = total
    hand.full_since[seat] = 0


@compiled
def _alive(hand: Any) -> int:
    """How many hands are alive."""
    count = 0
    for seat in range(hand.seats):
        count += hand.live[seat]
    return count


@compiled
def _has_to_act(hand: Any, seat: int) -> bool:
    """Who can bet, has not acted or has more to call; but who alone has chips and faces nothing is not asked."""
    if not hand.live[seat] or not hand.stack[seat] or (hand.faced[seat] != NOBODY and hand.bet[seat] >= hand.current):
        return False
    for other in range(hand.seats):
        if other != seat and hand.live[other] and (hand.stack[other] or hand.bet[other] > hand.bet[seat]):
            return True
    return False


@compiled
def ask_next(hand: Any, after: int) -> None:
    """The next player who has something to decide; where nobody has, the round is over, and perhaps the hand."""
    while True:
        if _alive(hand) > 1:
            for step in range(1, hand.seats + 1):
                seat = (after + step) % hand.seats
                if _has_to_act(hand, seat):
                    hand.turn = seat
                    return
        _give_back(hand)
        if _alive(hand) < 2 or hand.street == RIVER or _able(hand) < 2:
            _finish(hand)
            return
        _next_street(hand)
        after = hand.first - 1


@compiled
def _able(hand: Any) -> int:
    """How many live hands can still bet."""
    count = 0
    for seat in range(hand.seats):
        count += hand.live[seat] and hand.stack[seat] > 0
    return count


@compiled
def _give_back(hand: Any) -> None:
    """What nobody has matched goes back to who put it in front."""
    top = 0
    for seat in range(1, hand.seats):
        if hand.bet[seat] > hand.bet[top]:
            top = seat
    second = 0
    for seat in range(hand.seats):
        if seat != top:
            second = max(second, hand.bet[seat])
    if hand.live[top]:
        add(hand, top, second - hand.bet[top])


@compiled
def _next_street(hand: Any) -> None:
    for seat in range(hand.seats):
        hand.bet[seat] = 0
        hand.faced[seat] = NOBODY
        hand.full_since[seat] = 0
    hand.street += 1
    hand.current = 0
    hand.last_raise = hand.big_blind


@compiled
def _finish(hand: Any) -> None:
    """All live hands are compared, and the pots paid."""
    if _alive(hand) > 1:
        evaluate(hand)
    pay_out(hand)
    hand.turn = NOBODY
