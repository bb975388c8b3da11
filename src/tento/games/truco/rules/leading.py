"""Who wins a rodada, and who leads the next one."""

from tento.games.truco.rules.ranking import COVERED, Order
from tento.games.truco.rules.state import Laid, Mao, State
from tento.rulebooks.enforced import enforces
from tento.table.seats import Pair, Seat, pair_of


def _strength(laid: Laid, order: Order) -> int:
    return COVERED if laid.covered else order[laid.card]


@enforces("facedown_strength", "all_facedown", "common_suits_matter")
def winner_of(state: State, laid: tuple[Laid, ...], order: Order) -> tuple[Pair | None, str]:
    """The pair with the highest card, None if the best of both are equal; and the rule that says so.

    A covered card is worth nothing: it neither beats nor equals an open one.
    """
    best = [-1, -1]
    for card in laid:
        pair, strength = card.seat & 1, COVERED if card.covered else order[card.card]
        best[pair] = max(best[pair], strength)
    if best[0] != best[1]:
        return Pair(0 if best[0] > best[1] else 1), "leader_after_win"
    if best[0] == COVERED and state.rules.all_facedown == "leader_pair_wins":
        return pair_of(laid[0].seat), "all_facedown"
    return None, "all_facedown" if best[0] == COVERED else "tie"


@enforces("leader_after_win", "leader_partner_equal", "leader_after_tied_r1", "leader_after_tied_r2", "all_facedown")
def next_leader(state: State, mao: Mao, winner: Pair | None) -> tuple[Seat, str]:
    """Who leads after this rodada, and the rule that says so."""
    rules = state.rules
    top = max(_strength(card, mao.order) for card in mao.laid)
    if top == COVERED:
        return mao.leader, "all_facedown"
    highest = [card.seat for card in mao.laid if _strength(card, mao.order) == top]
    if winner is not None:
        return _of_the_winners(state, mao, highest), "leader_after_win" if len(highest) == 1 else "leader_partner_equal"
    key = "leader_after_tied_r1" if not mao.rodadas else "leader_after_tied_r2"
    choice = rules.leader_after_tied_r1 if not mao.rodadas else rules.leader_after_tied_r2
    if choice == "canger":
        return _canger(state, highest), key
    if choice == "mao_starter":
        return (mao.rodadas[0].leader if mao.rodadas else mao.leader), key
    return mao.leader, key


@enforces("leader_partner_equal")
def _of_the_winners(state: State, mao: Mao, highest: list[Seat]) -> Seat:
    """Of the winners with the highest card the one who laid it first, or last, or who comes first from where the mão began."""
    choice = state.rules.leader_partner_equal
    if choice == "nearest_mao_starter":
        starter = mao.rodadas[0].leader if mao.rodadas else mao.leader
        return min(highest, key=lambda seat: (seat - starter) % state.seats)
    return highest[0 if choice == "first_played" else -1]


@enforces("canger_rule")
def _canger(state: State, highest: list[Seat]) -> Seat:
    """The player who made the tie: the first (or last) of the other pair to equal the best card."""
    others = [seat for seat in highest if pair_of(seat) != pair_of(highest[0])]
    return others[0 if state.rules.canger_rule == "first_equaliser" else -1]
