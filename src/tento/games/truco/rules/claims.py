"""Laying a sure win open, and several cards thrown at once."""

from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.truco.rules import events as ev
from tento.games.truco.rules.actions import Claim, Keep, Throw
from tento.games.truco.rules.match import Events, end_mao
from tento.games.truco.rules.ranking import is_manilha
from tento.games.truco.rules.rodadas import interrupted, is_dark, lay, verify_turn
from tento.games.truco.rules.state import Laid, Mao, State, Thrown, the_mao
from tento.games.truco.rules.verdict import Offence, Verdict, not_playing, refuse
from tento.rulebooks.enforced import enforces
from tento.table.refusal import CardsFact
from tento.table.seats import Seat, pair_of


@enforces("claims", "claim_false")
def verify_claim(state: State, seat: Seat, _action: Claim) -> Verdict:
    """A hand may be laid open where the rulebook has claims, with no raise waiting, and if it is one of the combinations."""
    if not state.rules.claims:
        return refuse(state, "unknown_action", "claims")
    refusal = interrupted(state, "claim_timing")
    if refusal is not None:
        return refusal
    mao = the_mao(state)
    if is_dark(state, mao):
        return refuse(state, "cards_are_dark", "ferro_hand_visibility")
    if combination(state, mao, seat) is not None:
        return None
    if state.rules.claim_false == "lose_mao":
        return Offence(seat, "false_claim", "claim_false", why="false_claim")
    return refuse(state, "claim_invalid", "claims")


@enforces("claims", "claim_r1_winner")
def combination(state: State, mao: Mao, seat: Seat) -> str | None:
    """The first combination of the rulebook that this hand holds: cards in hand count, cards played do not."""
    held = mao.hands[seat]
    zap, copeta = _zap_and_copeta(mao)
    for claim in state.rules.claims:
        if claim == "three_manilhas" and sum(is_manilha(mao.order, card) for card in held) == 3:
            return claim
        if claim == "zap_and_copeta" and zap in held and copeta in held:
            return claim
        if claim == "r1_won_and_zap" and zap in held and _won_first(state, mao, seat):
            return claim
    return None


def _zap_and_copeta(mao: Mao) -> tuple[Card | None, Card | None]:
    """The two highest manilhas; nothing in a mão whose vira names no manilha."""
    second, first = sorted(mao.order, key=mao.order.__getitem__)[-2:]
    return (first, second) if is_manilha(mao.order, first) else (None, None)


def _won_first(state: State, mao: Mao, seat: Seat) -> bool:
    """The pair, or where it must be the player who laid the highest card: of covered cards nobody did."""
    if not mao.rodadas or mao.rodadas[0].winner != pair_of(seat):
        return False
    if state.rules.claim_r1_winner == "pair":
        return True
    openly = [laid for laid in mao.rodadas[0].laid if not laid.covered]
    return bool(openly) and max(openly, key=lambda laid: mao.order[laid.card]).seat == seat


def claim(state: State, events: Events, seat: Seat, _action: Claim) -> State:
    """The hand is laid open and its pair takes the points in dispute."""
    mao = the_mao(state)
    held = combination(state, mao, seat)
    assert held is not None, "verified"
    events.append(ev.HandClaimed(seat=seat, cards=mao.hands[seat], combination=held))
    return end_mao(state, events, pair_of(seat), mao.value, "claim", "claims")


@enforces("multi_card_throw")
def verify_throw(state: State, seat: Seat, action: Throw) -> Verdict:
    """Several cards at once, in turn, each of them in the hand; refused where the rulebook knows no such thing."""
    if state.rules.multi_card_throw == "reject":
        return not_playing(state) or refuse(state, "one_card_only", "multi_card_throw")
    verdict = verify_turn(state, seat)
    if verdict is not None:
        return verdict
    mao = the_mao(state)
    if is_dark(state, mao):
        return refuse(state, "cards_are_dark", "ferro_hand_visibility")
    if len(action.cards) < 2:
        return refuse(state, "unknown_action", "multi_card_throw")
    known = len(set(action.cards)) == len(action.cards) and set(action.cards) <= set(mao.hands[seat])
    return None if known and set(action.covered) <= set(action.cards) else refuse(state, "not_in_hand")


@enforces("multi_card_throw")
def throw(state: State, events: Events, seat: Seat, action: Throw) -> State:
    """Covered cards go back at once. One open card stays; of several the other pair chooses; of none the player plays again."""
    openly = tuple(card for card in action.cards if card not in action.covered)
    articles = state.rulebook.cites("multi_card_throw")
    events.append(ev.CardsThrown(seat=seat, cards=openly, covered=len(action.cards) - len(openly), articles=articles))
    if not openly:
        return state
    if len(openly) == 1:
        return lay(state, events, Laid(seat, openly[0]))
    return replace(state, mao=replace(the_mao(state), thrown=Thrown(seat, openly)))


def verify_keep(state: State, seat: Seat, action: Keep) -> Verdict:
    """The other pair chooses one of the open cards."""
    refusal = not_playing(state)
    if refusal is not None:
        return refusal
    thrown = the_mao(state).thrown
    if thrown is None:
        return refuse(state, "wrong_moment", "multi_card_throw")
    if pair_of(seat) == pair_of(thrown.seat):
        return refuse(state, "not_your_turn", "multi_card_throw")
    return None if action.card in thrown.cards else refuse(state, "not_in_hand", "multi_card_throw", card=CardsFact((action.card,)))


def keep(state: State, events: Events, seat: Seat, action: Keep) -> State:
    """The chosen card is played; the others go back to the hand."""
    thrown = the_mao(state).thrown
    assert thrown is not None, "verified"
    events.append(ev.CardKept(seat=seat, card=action.card))
    return lay(state, events, Laid(thrown.seat, action.card))
