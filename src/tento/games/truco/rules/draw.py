"""Who deals first: the draw of the highest card, chance, or the seat that was named."""

from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.truco.rules import events as ev
from tento.games.truco.rules.actions import Draw
from tento.games.truco.rules.match import Events
from tento.games.truco.rules.ranking import deck, draw_order
from tento.games.truco.rules.state import Spread, State
from tento.games.truco.rules.verdict import Verdict, refuse
from tento.rulebooks.enforced import enforces
from tento.table.seats import Seat


@enforces("first_dealer")
def spread_pack(state: State, events: Events, pack: tuple[Card, ...]) -> State:
    """The pack is spread for everybody to draw; a dealer by chance is read off the top card, equally likely for every seat."""
    everybody = tuple(Seat(seat) for seat in range(state.seats))
    if state.rules.first_dealer == "random":
        return chosen(state, events, Seat(deck(state.rules).index(pack[0]) % state.seats))
    events.append(ev.PackSpread(seats=everybody))
    return replace(state, stage="draw", spread=Spread(pack, everybody), mao=None)


def chosen(state: State, events: Events, seat: Seat) -> State:
    """The seat deals; the table must shuffle."""
    events.append(ev.DealerChosen(seat=seat, articles=state.rulebook.cites("first_dealer")))
    return replace(state, stage="shuffle", next_dealer=seat, spread=None, mao=None)


def verify_draw(state: State, seat: Seat, action: Draw) -> Verdict:
    """One face-down card each, that nobody has taken."""
    if state.stage != "draw" or state.spread is None:
        return refuse(state, "wrong_moment", "first_dealer")
    if seat not in state.spread.drawing:
        return refuse(state, "not_your_turn", "first_dealer")
    if not 0 <= action.place < len(state.spread.pack) or action.place in state.spread.taken:
        return refuse(state, "not_in_pack", place=action.place)
    return None


@enforces("first_dealer", "first_dealer_draw_tie")
def draw(state: State, events: Events, seat: Seat, action: Draw) -> State:
    """The highest card deals first. On a tie everybody draws again from a new shuffle, or the tied seats from what is left."""
    spread = state.spread
    assert spread is not None, "verified"
    card = spread.pack[action.place]
    events.append(ev.CardDrawn(seat=seat, card=card, place=action.place))
    spread = replace(
        spread,
        drawing=tuple(s for s in spread.drawing if s != seat),
        drawn=(*spread.drawn, (seat, draw_order(state.rules)[card])),
        taken=(*spread.taken, action.place),
    )
    if spread.drawing:
        return replace(state, spread=spread)
    top = max(strength for _, strength in spread.drawn)
    best = tuple(s for s, strength in spread.drawn if strength == top)
    if len(best) == 1:
        return chosen(state, events, best[0])
    again = state.rules.first_dealer_draw_tie == "tied_redraw"
    seats = tuple(sorted(best)) if again else tuple(Seat(s) for s in range(state.seats))
    events.append(ev.DrawTied(seats=seats, articles=state.rulebook.cites("first_dealer_draw_tie")))
    if again:
        return replace(state, spread=replace(spread, drawing=seats, drawn=()))
    return replace(state, stage="shuffle", spread=None)
