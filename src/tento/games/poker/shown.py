"""Which cards an event of poker shows to whoever may know of it."""

from typing import Any

from tento.cards.card import Card
from tento.games.poker.rules import events as ev


def cards_shown(event: Any) -> tuple[Card, ...]:
    """The cards of the draw, the board, an open street, a shown hand; and those that a seat got face down, for that seat."""
    match event:
        case ev.ButtonDrawn() | ev.UpCardsDealt():
            return tuple([one.card for one in event.cards])
        case ev.BoardDealt() | ev.HandShown() | ev.HoleCardsDealt():
            return event.cards
        case _:
            return ()
