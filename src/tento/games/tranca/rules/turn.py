"""A turn from its first card to its discard: the draw, the card rejected, the discard, and the turn that follows."""

from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.actions import Discard, Draw, Reject
from tento.games.tranca.rules.going_out import run_out, why_not_out
from tento.games.tranca.rules.melds import is_black_three, is_red_three
from tento.games.tranca.rules.monte import nothing_to_draw
from tento.games.tranca.rules.scoring import end_rodada
from tento.games.tranca.rules.state import State, next_in_play, the_rodada
from tento.games.tranca.rules.threes import draw_for, lay_red_threes
from tento.games.tranca.rules.verdict import cites, not_drawn_yet, not_on_turn, refuse, refuse_for
from tento.rulebooks.enforced import enforces
from tento.table.refusal import CardsFact, Refusal
from tento.table.seats import Seat, pair_of


@enforces("red3_timing", "morto_indirect", "play_direction")
def begin_turn(state: State, events: ev.Events, seat: Seat) -> State:
    """The seat is to play: a morto that waited is its hand now, and red threes that were dealt are laid before the draw."""
    rodada = the_rodada(state)
    pending = tuple(other for other in rodada.pending if other != seat) if rodada.pending else ()
    rodada = replace(rodada, turn=seat, drew=False, first_card=None, pending=pending, turns=rodada.turns + 1, laid=(), undone=0)
    return lay_red_threes(replace(state, rodada=rodada), events, seat)


@enforces("turn_order")
def verify_draw(state: State, seat: Seat, action: Draw) -> Refusal | None:  # noqa: ARG001 - every verification takes its action
    """One draw in a turn, and always allowed: where nothing is left, it ends the rodada."""
    refusal = not_on_turn(state, seat)
    if refusal is None and the_rodada(state).drew:
        return refuse(state, "already_drew", "turn_order")
    return refusal


@enforces("turn_order", "exhaustion_end")
def draw(state: State, events: ev.Events, seat: Seat, action: Draw) -> State:  # noqa: ARG001 - every act takes its action
    """A card of the monte comes to the hand; red threes on the way are laid. With nothing left to draw the rodada ends."""
    state, card = draw_for(state, events, seat)
    if card is None:
        return end_rodada(state, events, None)
    return _drawn(state, seat, card, state.rules.first_player_redraw and the_rodada(state).opening)


def _drawn(state: State, seat: Seat, card: Card, may_reject: bool) -> State:
    rodada = the_rodada(state)
    hands = (*rodada.hands[:seat], (*rodada.hands[seat], card), *rodada.hands[seat + 1 :])
    return replace(state, rodada=replace(rodada, hands=hands, drew=True, first_card=card if may_reject else None))


@enforces("first_player_redraw")
def verify_reject(state: State, seat: Seat, action: Reject) -> Refusal | None:  # noqa: ARG001 - every verification takes its action
    """Only the first card drawn in the opening turn, once, before anything is laid."""
    refusal = not_on_turn(state, seat)
    if refusal is not None:
        return refusal
    rodada = the_rodada(state)
    if not rodada.opening or not state.rules.first_player_redraw:
        return refuse(state, "reject_only_first", "first_player_redraw")
    if not rodada.drew:
        return refuse(state, "must_draw_first", "turn_order")
    return refuse(state, "reject_only_first", "first_player_redraw") if rodada.first_card is None else None


@enforces("first_player_redraw")
def reject(state: State, events: ev.Events, seat: Seat, action: Reject) -> State:  # noqa: ARG001 - every act takes its action
    """The card goes to the lixo and another one comes; the turn goes on."""
    rodada = the_rodada(state)
    card = rodada.first_card
    assert card is not None, "verified"
    events.append(ev.CardRejected(seat=seat, card=card, articles=cites(state, "first_player_redraw")))
    hands = (*rodada.hands[:seat], without(rodada.hands[seat], (card,)), *rodada.hands[seat + 1 :])
    state = replace(state, rodada=replace(rodada, hands=hands, lixo=(*rodada.lixo, card), first_card=None))
    state, second = draw_for(state, events, seat)
    return end_rodada(state, events, None) if second is None else _drawn(state, seat, second, False)


def without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand after these cards have left it."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def holds(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
    """Whether all these cards are in the hand, as often as they are named."""
    return all(hand.count(card) >= cards.count(card) for card in set(cards))


@enforces("turn_order", "red3_stays", "batida_requires")
def verify_discard(state: State, seat: Seat, action: Discard) -> Refusal | None:
    """A card of the hand after the draw, no red three; the last one only where the hand may run out."""
    refusal = not_drawn_yet(state, seat)
    if refusal is not None:
        return refusal
    rodada = the_rodada(state)
    if action.card not in rodada.hands[seat]:
        return refuse(state, "not_in_hand", card=CardsFact((action.card,)))
    if is_red_three(action.card):
        return refuse(state, "red_three_stays", "red3_stays", card=CardsFact((action.card,)))
    if len(rodada.hands[seat]) > 1:
        return None
    fault = why_not_out(state.rules, rodada, pair_of(seat), rodada.melds[pair_of(seat)])
    return None if fault is None else refuse_for(state, fault)


@enforces("turn_order", "play_direction", "black3_locks", "exhaustion_end")
def discard(state: State, events: ev.Events, seat: Seat, action: Discard) -> State:
    """The card lies on the lixo and the turn is over; the last card of a hand brings the morto or ends the rodada."""
    rodada = the_rodada(state)
    hand = without(rodada.hands[seat], (action.card,))
    hands = (*rodada.hands[:seat], hand, *rodada.hands[seat + 1 :])
    locks = is_black_three(action.card)
    articles = cites(state, "black3_locks") if locks else cites(state, "turn_order")
    events.append(ev.CardDiscarded(seat=seat, card=action.card, locks=locks, articles=articles))
    state = replace(state, rodada=replace(rodada, hands=hands, lixo=(*rodada.lixo, action.card), opening=False))
    if not hand:
        state = run_out(state, events, seat, direct=False)
    if state.stage != "play":
        return state
    if state.rules.exhaustion_end == "after_last_draw" and nothing_to_draw(state.rules, the_rodada(state)):
        return end_rodada(state, events, None)
    return begin_turn(state, events, next_in_play(seat))
