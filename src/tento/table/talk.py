"""What players tell each other beside the game. It is speech: no rule asks for it, and no record keeps it."""

from typing import Literal, NamedTuple

import msgspec

from tento.cards.card import Card
from tento.table.seats import Seat


class Allowed(NamedTuple):
    """What the regulation lets players tell each other at this moment.

    Speech is free, or not about the game, or nothing but the words of the game itself; and partners may make signs or not. Where the
    regulation forbids, `speech_rule` and `signs_rule` are the rules that do.
    """

    speech: Literal["free", "not_about_cards", "official_only"] = "free"
    signs: bool = True
    speech_rule: str = ""
    signs_rule: str = ""


class Bluff(msgspec.Struct, frozen=True):
    """The cards behind a raise that made the others run. Their owner alone may show them; `weak` ones are worth a laugh."""

    seat: Seat
    cards: tuple[Card, ...]
    weak: bool
