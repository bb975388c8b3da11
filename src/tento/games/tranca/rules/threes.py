"""Red threes: laid on their own as soon as they may be, each replaced from the monte."""

from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.melds import is_red_three
from tento.games.tranca.rules.monte import next_card
from tento.games.tranca.rules.state import State, the_rodada
from tento.games.tranca.rules.verdict import cites
from tento.rulebooks.enforced import enforces
from tento.table.seats import Seat, pair_of


@enforces("red3_replaced", "red3_stays")
def put_down(state: State, events: ev.Events, seat: Seat, card: Card) -> State:
    """A red three goes to the table; it is in no hand any more."""
    rodada, pair = the_rodada(state), pair_of(seat)
    events.append(ev.RedThreeLaid(seat=seat, card=card, articles=cites(state, "red3_replaced")))
    laid = (*rodada.red_threes[pair], card)
    return replace(state, rodada=replace(rodada, red_threes=(laid, rodada.red_threes[1]) if pair == 0 else (rodada.red_threes[0], laid)))


def lay_red_threes(state: State, events: ev.Events, seat: Seat) -> State:
    """Every red three of the hand is laid and replaced; where nothing is left to draw it stays without replacement."""
    hand = the_rodada(state).hands[seat]
    for card in [card for card in hand if is_red_three(card)]:
        state = put_down(_without(state, seat, card), events, seat, card)
        state, drawn = draw_for(state, events, seat)
        if drawn is not None:
            state = _with(state, seat, drawn)
    return state


@enforces("red3_replaced")
def draw_for(state: State, events: ev.Events, seat: Seat) -> tuple[State, Card | None]:
    """A card of the monte that is no red three; those that come before it are laid. It is in nobody's hand yet."""
    while True:
        state, card = next_card(state, events)
        if card is None:
            return state, None
        if not is_red_three(card):
            events.append(ev.CardDrawn(seat=seat, articles=cites(state, "turn_order")))
            events.append(ev.CardSeen(only=seat, seat=seat, card=card))
            return state, card
        state = put_down(state, events, seat, card)


def _without(state: State, seat: Seat, card: Card) -> State:
    rodada = the_rodada(state)
    hand = list(rodada.hands[seat])
    hand.remove(card)
    return replace(state, rodada=replace(rodada, hands=(*rodada.hands[:seat], tuple(hand), *rodada.hands[seat + 1 :])))


def _with(state: State, seat: Seat, card: Card) -> State:
    rodada = the_rodada(state)
    hand = (*rodada.hands[seat], card)
    return replace(state, rodada=replace(rodada, hands=(*rodada.hands[:seat], hand, *rodada.hands[seat + 1 :])))
