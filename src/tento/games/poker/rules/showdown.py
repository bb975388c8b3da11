"""The showdown: who shows when, who may give up unseen, and how the pots are paid."""

from msgspec.structs import replace

from tento.games.poker.rules.pots import divided, pots_of
from tento.games.poker.rules.state import Chair, Hand, clockwise, put_place
from tento.rulebooks.enforced import enforces


@enforces("all_in_face_up")
def show_all(hand: Hand) -> Hand:
    """All live hands lie face up: somebody is all-in and there is nothing left to bet."""
    return replace(hand, places=tuple(replace(place, shown=place.shown or place.live) for place in hand.places))


@enforces("showdown_order")
def shown(hand: Hand, chair: Chair) -> Hand:
    """The whole hand lies open; the next one clockwise is asked."""
    return _next_to_show(put_place(hand, replace(hand.at(chair), shown=True)), chair)


@enforces("showdown_order", "last_need_not_show")
def mucked(hand: Hand, chair: Chair) -> Hand:
    """The hand is given up unseen. Whoever is left alone takes the pot without showing, where the rulebook says so."""
    return _next_to_show(put_place(hand, replace(hand.at(chair), live=False)), chair)


def shown_by_all(hand: Hand) -> Hand:
    """All who still have to show do."""
    return paid_out(show_all(hand))


def _next_to_show(hand: Hand, after: Chair) -> Hand:
    if len(hand.live) < 2:
        return paid_out(hand if hand.rulebook.values.last_need_not_show else show_all(hand))
    waiting = [place.chair for place in clockwise(hand, after) if place.live and not place.shown]
    return replace(hand, turn=waiting[0]) if waiting else paid_out(hand)


@enforces("side_pots", "cards_speak")
def paid_out(hand: Hand) -> Hand:
    """Every pot to whoever wins it. The hand is over."""
    won: dict[Chair, int] = {}
    paid = []
    for pot in pots_of(hand):
        found, shares = divided(hand, pot)
        paid.append(found)
        for chair, chips in shares.items():
            won[chair] = won.get(chair, 0) + chips
    places = tuple(replace(place, stack=place.stack + won.get(place.chair, 0), bet=0) for place in hand.places)
    return replace(hand, places=places, paid=tuple(paid), stage="over", turn=None)


@enforces("void_hand")
def given_back(hand: Hand) -> Hand:
    """A misdeal or a void hand: every chip goes back to where it came from."""
    ante = {hand.big: hand.dead_money}
    places = tuple(
        replace(place, stack=place.stack + place.put + ante.get(place.chair, 0), bet=0, put=0, live=False) for place in hand.places
    )
    return replace(hand, places=places, dead_money=0, stage="over", turn=None, void=True)
