"""The prizes of a tournament as it stands, and the deal that its last players make about those still open."""

import msgspec

from tento.championship.core.step import Step
from tento.championship.poker.deals import verify_deal
from tento.championship.poker.decisions import Deal
from tento.championship.poker.events import DealMade
from tento.championship.poker.knockouts import kept_for_the_prizes
from tento.championship.poker.payouts import Payout, in_seats, pay
from tento.championship.poker.pool import pool_of
from tento.championship.poker.refusing import refuse
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.table.refusal import Refusal


def payout_of(state: State) -> Payout | Refusal:
    """The prizes of the tournament as it stands."""
    pool = pool_of(state.rules, state.lines, state.entries, state.guarantee)
    whole = pool.pool + kept_for_the_prizes(state.rules, pool, state.entries)
    return pay(state.rulebook, whole, state.field) if state.seat_price is None else in_seats(whole, state.seat_price, state.field)


def open_prizes(state: State) -> tuple[int, ...] | Refusal:
    """The prizes of the places that nobody has yet, one for each player still in."""
    payout = payout_of(state)
    if isinstance(payout, Refusal):
        return payout
    return tuple(payout.prizes[place] if place < len(payout.prizes) else 0 for place in range(state.alive))


def make_deal(state: State, decision: Deal) -> PokerStep | Refusal:
    """The players of the final table share the prizes still open, as far as the regulation lets them."""
    players = set(state.sitting)
    if not state.final or players != set(decision.amounts):
        return refuse(state.rulebook, "deal_leaves_someone_out", "deal_consent", active=len(players), named=len(decision.amounts))
    prizes = open_prizes(state)
    if isinstance(prizes, Refusal):
        return prizes
    refusal = verify_deal(state.rulebook, prizes, decision.amounts, decision.consent)
    return refusal or Step(msgspec.structs.replace(state, deal=decision), (DealMade(left=len(decision.amounts)),))
