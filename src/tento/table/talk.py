"""What players tell each other beside the game. It is speech: no rule asks for it, and no record keeps it."""

import msgspec

from tento.cards.card import Card
from tento.table.seats import Seat


class Bluff(msgspec.Struct, frozen=True):
    """The cards behind a raise that made the others run. Their owner alone may show them; `weak` ones are worth a laugh."""

    seat: Seat
    cards: tuple[Card, ...]
    weak: bool
