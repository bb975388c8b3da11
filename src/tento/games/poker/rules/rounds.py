"""From one betting round to the next: posts, cards, who begins, who is asked, and what goes back when a round is over."""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.poker.rules.betting import added, matched
from tento.games.poker.rules.hands import board_worth, low_rank, rank, suit
from tento.games.poker.rules.showdown import given_back, paid_out, show_all
from tento.games.poker.rules.state import Chair, Hand, Place, clockwise, put_place
from tento.games.poker.rules.variants import streets_of
from tento.rulebooks.enforced import enforces

FLOP = 3


def posted(hand: Hand) -> Hand:
    """Antes from every seat, then the blinds, then the ante of the big blind alone, which is nobody's bet."""
    ante = hand.stakes.ante
    if ante:
        antes = [(place, min(ante, place.stack)) for place in hand.places]
        hand = replace(hand, places=tuple(replace(place, stack=place.stack - chips, put=chips) for place, chips in antes))
    for chair, blind in zip((hand.small, hand.big), hand.stakes.blinds, strict=True):
        if chair is not None and any(place.chair == chair for place in hand.places):
            place = hand.at(chair)
            chips = min(blind, place.stack)
            hand = added(hand, place, chips)
            hand = put_place(hand, replace(hand.at(chair), posted=chips))
    if hand.big is not None and hand.stakes.big_blind_ante:
        place = hand.at(hand.big)
        chips = min(hand.stakes.big_blind_ante, place.stack)
        hand = replace(put_place(hand, replace(place, stack=place.stack - chips)), dead_money=chips)
    return hand


def begun(hand: Hand) -> Hand:
    """The first round: cards dealt, posts made, hands of absent players dead, the first player asked."""
    first = streets_of(hand.stakes.rules)[0]
    hand = posted(_dealt_first(replace(hand, street=first)))
    if hand.stakes.rules.stud:
        return _bring_in(hand)
    big = hand.stakes.blinds[1]
    hand = replace(_killed(hand, hand.absent), current=big, last_raise=big)
    order = clockwise(hand, hand.big or 0)
    return asked_next(replace(hand, opener=next((place.chair for place in order if place.live and place.stack), None)), hand.big or 0)


def _dealt_first(hand: Hand) -> Hand:
    """One card at a time from the left of the button: those that lie ready for a player, then the top of the stub."""
    each = 3 if hand.stakes.rules.stud else hand.stakes.rules.hole
    top, cards = iter(hand.stub), {place.chair: list(place.ready[:each]) for place in hand.places}
    for number in range(each):
        for place in clockwise(hand, hand.button or 0):
            if number >= len(place.ready):
                cards[place.chair].append(next(top))
    places = tuple(replace(place, cards=tuple(cards[place.chair]), ready=place.ready[each:]) for place in hand.places)
    return replace(hand, places=places, stub=tuple(top))


def _dealt_to(hand: Hand, chair: Chair) -> Hand:
    """One card to this player: the one that lies ready for this hand, else the top of the stub."""
    place = hand.at(chair)
    if place.ready:
        return put_place(hand, replace(place, cards=(*place.cards, place.ready[0]), ready=place.ready[1:]))
    card, *stub = hand.stub
    return put_place(replace(hand, stub=tuple(stub)), replace(place, cards=(*place.cards, card)))


@enforces("presence")
def _killed(hand: Hand, chairs: Iterable[Chair]) -> Hand:
    """Who is not at the seat when the last card falls has posted, and plays no further."""
    gone = set(chairs)
    return replace(hand, places=tuple(replace(place, live=place.live and place.chair not in gone) for place in hand.places))


@enforces("bring_in")
def _bring_in(hand: Hand) -> Hand:
    """The lowest up-card brings it in (ace high, clubs lowest); in razz the highest (ace low, spades highest)."""
    razz = hand.stakes.rules.low == "razz"
    with_chips = [place for place in hand.places if place.stack] or list(hand.places)

    def height(place: Place) -> tuple[int, int]:
        card = place.cards[2]
        return (low_rank(card) if razz else rank(card), suit(card))

    bringer = (max if razz else min)(with_chips, key=height).chair
    bet = hand.stakes.bet_of(hand.street)
    hand = replace(hand, current=0, last_raise=bet, opener=bringer)
    if bringer in hand.absent:
        place = hand.at(bringer)
        hand = replace(added(hand, place, min(hand.stakes.bring_in, place.stack)), current=hand.stakes.bring_in)
        return asked_next(_killed(hand, hand.absent), bringer)
    hand = _killed(hand, hand.absent)
    if not hand.at(bringer).stack:
        return asked_next(replace(hand, current=hand.stakes.bring_in), bringer)
    if not _has_to_act(hand, hand.at(bringer)):
        return asked_next(hand, bringer)
    return replace(hand, turn=bringer, bring_in_due=True)


def brought_in(hand: Hand, place: Place) -> Hand:
    """The forced bet lies; a short one leaves the others the whole amount to call."""
    chips = min(hand.stakes.bring_in, place.stack)
    hand = replace(hand, current=hand.stakes.bring_in, bring_in_due=False)
    return asked_next(matched(hand, place, chips), place.chair)


def asked_next(hand: Hand, after: int) -> Hand:
    """The next player who has something to decide; where nobody has, the round is over."""
    for place in clockwise(hand, after):
        if place.live and place.stack and _has_to_act(hand, place):
            return replace(hand, turn=place.chair)
    return _round_over(hand)


@enforces("turn_order")
def _has_to_act(hand: Hand, place: Place) -> bool:
    """Not before acting, nor while there is more to call; but who alone has chips and faces nothing is not asked."""
    if place.faced is not None and place.bet >= hand.current:
        return False
    others = [other for other in hand.places if other.live and other.chair != place.chair]
    return any(other.stack or other.bet > place.bet for other in others)


@enforces("uncalled_bets")
def _returned(hand: Hand) -> Hand:
    """What nobody has matched goes back to who put it in front."""
    bets = sorted(hand.places, key=lambda place: place.bet, reverse=True)
    second = bets[1].bet if len(bets) > 1 else 0
    extra = bets[0].bet - second
    if extra <= 0 or not bets[0].live:
        return hand
    top = bets[0]
    return put_place(hand, replace(top, stack=top.stack + extra, bet=second, put=top.put - extra))


def _round_over(hand: Hand) -> Hand:
    if not hand.live:  # nobody is at the table: there is no hand to win the pot
        return given_back(hand)
    hand = _returned(replace(hand, turn=None, bring_in_due=False))
    hand = replace(hand, places=tuple(replace(place, bet=0, posted=0, faced=None, full_since=False) for place in hand.places))
    if len(hand.live) < 2:
        return paid_out(hand)
    streets = streets_of(hand.stakes.rules)
    able = sum(bool(place.stack) for place in hand.live)
    if able < 2 and any(place.all_in for place in hand.live):
        while hand.street != streets[-1]:
            hand = next_street(hand)
    if hand.street == streets[-1]:
        face_up = hand.rulebook.values.all_in_face_up and any(place.all_in for place in hand.live)
        return paid_out(show_all(hand)) if face_up else _to_showdown(hand)
    hand = next_street(hand)
    bet = hand.stakes.bet_of(hand.street)
    hand = replace(hand, current=0, last_raise=bet, before=None, aggressor=None)
    first = _first_of_round(hand)
    hand = replace(hand, opener=first)
    return replace(hand, turn=first) if _has_to_act(hand, hand.at(first)) else asked_next(hand, first)


def _to_showdown(hand: Hand) -> Hand:
    """One after the other: the last aggressor of the round shows first, the next one where that hand is dead.

    Without a bet it is who would now be first to act: in stud games the best board of those that are left, whoever began the round.
    """
    first = hand.aggressor or _first_of(hand, hand.live)
    live = [place.chair for place in clockwise(hand, first - 1) if place.live]
    return replace(hand, stage="showdown", turn=live[0])


@enforces("first_to_act")
def _first_of_round(hand: Hand) -> Chair:
    """Left of the button; in stud games the best board of those who can still bet, of equal boards the lowest seat."""
    return _first_of(hand, [place for place in hand.live if place.stack])


def _first_of(hand: Hand, places: Collection[Place]) -> Chair:
    variant = hand.stakes.rules
    if not variant.stud:
        return next(place.chair for place in clockwise(hand, hand.button or 0) if place in places)
    choose = min if variant.low == "razz" else max
    return choose(sorted(places, key=lambda place: place.chair), key=lambda place: board_worth(variant, up_cards(place))).chair


def up_cards(place: Place) -> tuple[Card, ...]:
    """The cards of a stud hand that lie open: the third to the sixth."""
    return place.cards[2:6]


def next_street(hand: Hand) -> Hand:
    """The cards of the next round: to the board after a burn, or one to each live stud hand."""
    streets = streets_of(hand.stakes.rules)
    street = streets[streets.index(hand.street) + 1]
    hand = replace(hand, street=street)
    return _stud_street(hand) if hand.stakes.rules.stud else _board_street(hand)


def _board_street(hand: Hand) -> Hand:
    """A burn, then the cards of the board: those that lie ready, else from the stub."""
    wanted = FLOP + streets_of(hand.stakes.rules).index(hand.street) - 1 - len(hand.board)
    ready, stub = hand.ready_board[:wanted], hand.stub[1:]
    drawn = stub[: wanted - len(ready)]
    return replace(
        hand,
        burnt=(*hand.burnt, *hand.stub[:1]),
        board=(*hand.board, *ready, *drawn),
        ready_board=hand.ready_board[wanted:],
        stub=stub[len(drawn) :],
    )


def _stud_street(hand: Hand) -> Hand:
    """One card to each live hand; with too few in the stub one card serves all."""
    waiting = [place for place in clockwise(hand, hand.button or 0) if place.live]
    if sum(not place.ready for place in waiting) > len(hand.stub):
        return replace(hand, board=(*hand.board, hand.stub[0]), stub=hand.stub[1:])
    for place in waiting:
        hand = _dealt_to(hand, place.chair)
    return hand
