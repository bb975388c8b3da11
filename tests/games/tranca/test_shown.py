"""When a morto is seen, and from where its cards came: by hand, place by place."""

from types import SimpleNamespace

from tento.cards.card import Card
from tento.cards.deck import DECK_104
from tento.games.tranca.rules import events as ev
from tento.games.tranca.shown import SHOWS
from tento.rulebooks.loader import load
from tento.table.leaves import Deal, Shown
from tento.table.seats import Seat

DEALT = (ev.CardsDealt(dealer=Seat(3), first=Seat(0), monte=38),)
FIRST, SECOND = range(44, 55), range(55, 66)


def discarded(seat: int, *more: ev.TrancaEvent) -> tuple[ev.TrancaEvent, ...]:
    return (ev.CardDiscarded(seat=Seat(seat), card=Card("4c")), *more)


def shown(*steps: tuple[ev.TrancaEvent, ...]) -> list[Shown]:
    """What the last of these steps shows, after mortos were taken."""
    state = SimpleNamespace(rules=load("afia-2025").values, rodada=SimpleNamespace(morto_taken=(True, False)))
    return list(SHOWS.shown(Deal([steps[-1]], lambda: [DEALT, *steps[:-1]], state, lambda: DECK_104)))


def test_a_morto_taken_in_mid_turn_is_seen_at_once_by_its_player_alone():
    taken = (ev.MortoTaken(seat=Seat(1), direct=True),)
    assert shown(taken) == [Shown(place, Seat(1)) for place in FIRST]


def test_a_morto_taken_with_the_last_discard_is_seen_when_the_turn_comes_and_not_before():
    taken = discarded(0, ev.MortoTaken(seat=Seat(0), direct=False))
    assert shown(taken) == shown(taken, discarded(1)) == shown(taken, discarded(1), discarded(2)) == []
    assert shown(taken, discarded(1), discarded(2), discarded(3)) == [Shown(place, Seat(0)) for place in FIRST]


def test_the_cards_of_a_morto_that_became_the_monte_are_seen_as_they_are_drawn():
    drawn = (ev.MortoBecameMonte(left=1), ev.CardDrawn(seat=Seat(2)), ev.CardSeen(only=Seat(2), seat=Seat(2), card=Card("4c")))
    assert shown(drawn) == [Shown(FIRST[0], Seat(2))]
    taken = (ev.MortoTaken(seat=Seat(3), direct=True),)
    assert shown(drawn, taken) == [Shown(place, Seat(3)) for place in SECOND]
