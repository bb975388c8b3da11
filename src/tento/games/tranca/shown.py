"""Which cards of the pack a step of tranca shows, and to whom.

A card that leaves somebody's hand opens no leaf: its place would tell the others when it was drawn, which nobody at a table knows.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from tento.cards.card import Card
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.melds import is_red_three
from tento.games.tranca.rules.state import SEATS, next_in_play
from tento.games.tranca.values import TrancaRules
from tento.table.leaves import Deal, Shown, Shows
from tento.table.seats import Seat, pair_of

_DRAWS: Final = (ev.RedThreeLaid, ev.CardDrawn, ev.MortoBecameMonte)
_TELLING: Final = (*_DRAWS, ev.CardsDealt, ev.CardRejected, ev.MortoTaken)


class _Pack:
    """Where the cards of one deal lie, by their places in the pack."""

    def __init__(self, pack: Sequence[Card], rules: TrancaRules) -> None:
        self._pack, self._rules = pack, rules
        self._hands: list[list[int]] = []
        self._mortos: list[list[int]] = []
        self._monte: list[int] = []
        self._unseen: dict[Seat, list[int]] = {}
        self._due = False

    def take(self, events: Sequence[ev.TrancaEvent]) -> Iterator[Shown]:
        """What this step shows. One that begins with a card of the monte is a draw: a red three that comes now comes from there."""
        self._due = bool(events) and isinstance(events[0], _DRAWS)
        for event in events:
            yield from self._heard(event)
        if events and isinstance(events[0], ev.CardDiscarded) and not any(isinstance(event, ev.RodadaEnded) for event in events):
            yield from self._looked_at(next_in_play(events[0].seat))

    def _looked_at(self, seat: Seat) -> list[Shown]:
        """A morto that the seat may look at now: at once, or when its turn comes."""
        return [Shown(place, seat) for place in self._unseen.pop(seat, ())]

    def _heard(self, event: ev.TrancaEvent) -> Iterator[Shown]:
        match event:
            case ev.CardsDealt():
                yield from self._dealt(event)
            case ev.RedThreeLaid():
                yield Shown(self._monte.pop(0) if self._due else self._from_hand(event.seat, event.card))
                self._due = True
            case ev.CardDrawn():
                self._hands[event.seat].append(self._monte.pop(0))
                yield Shown(self._hands[event.seat][-1], event.seat)
                self._due = False
            case ev.CardRejected():
                yield Shown(self._hands[event.seat].pop())
                self._due = True
            case ev.MortoBecameMonte():
                self._monte = self._take_morto(self._first_morto())
            case ev.MortoTaken():
                own = self._rules.morto_assignment == "fixed"
                morto = self._take_morto(pair_of(event.seat) if own else self._first_morto())
                self._hands[event.seat], self._unseen[event.seat] = list(morto), morto
                yield from self._looked_at(event.seat) if event.direct else ()

    def _dealt(self, event: ev.CardsDealt) -> Iterator[Shown]:
        """One by one from the first player, then the mortos; the rest is the monte, whose first card may be turned up."""
        rules = self._rules
        dealt, size = rules.cards_each * SEATS, rules.morto_size
        self._hands = [list(range((seat - event.first) % SEATS, dealt, SEATS)) for seat in range(SEATS)]
        self._mortos = [list(range(dealt + size * morto, dealt + size * (morto + 1))) for morto in range(rules.mortos)]
        self._monte = list(range(dealt + size * rules.mortos, len(self._pack)))
        yield from [Shown(place, Seat(seat)) for seat, hand in enumerate(self._hands) for place in hand]
        if event.upcard is not None:
            at = next((at for at, place in enumerate(self._monte) if not is_red_three(self._pack[place])), 0)
            yield Shown(self._monte[at])
            self._monte = [*self._monte[at + 1 :], *self._monte[:at]]

    def _from_hand(self, seat: Seat, card: Card) -> int:
        place = next(place for place in self._hands[seat] if self._pack[place] == card)
        self._hands[seat].remove(place)
        return place

    def _first_morto(self) -> int:
        return next(place for place, morto in enumerate(self._mortos) if morto)

    def _take_morto(self, place: int) -> list[int]:
        morto, self._mortos[place] = self._mortos[place], []
        return morto


def _shown(deal: Deal) -> Iterator[Shown]:
    """The places follow from the whole deal: it is looked at only where something came out of the pack, or a morto may be looked at."""
    telling = (*_TELLING, ev.CardDiscarded) if any(deal.state.rodada.morto_taken) else _TELLING
    if not any(isinstance(event, telling) for event in deal.new_events()):
        return
    lying = _Pack(deal.pack(), deal.state.rules)
    for events in deal.before():
        list(lying.take(events))
    for events in deal.new:
        yield from lying.take(events)


SHOWS: Final = Shows(_shown)
