"""What anybody who watched the table may remember of the lixo: the cards that went into it since it was last taken."""

from collections.abc import Iterable

from tento.cards.card import Card
from tento.games.tranca.rules import events as ev


def lixo_seen(events: Iterable[ev.TrancaEvent]) -> tuple[Card, ...]:
    """The cards of the lixo from bottom to top, as they were seen to fall. A view shows only the top; memory is the player's own."""
    seen: list[Card] = []
    for event in events:
        match event:
            case ev.CardsDealt():
                seen = [] if event.upcard is None else [event.upcard]
            case ev.CardDiscarded() | ev.CardRejected():
                seen.append(event.card)
            case ev.LixoTaken():
                seen.clear()
    return tuple(seen)
