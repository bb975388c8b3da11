"""Advice at a live table: what a good player would do on this seat, from what the seat itself may know."""

from typing import Any

import msgspec

from tento.cards.chance import Chance
from tento.club.games import house_of
from tento.club.live.partner import is_alone
from tento.club.live.room import Room
from tento.club.live.seating import seat_of
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.texts.rules import Text3


class Advised(msgspec.Struct, frozen=True):
    """What to do, the key of the reason, and its sentence in every language."""

    action: Any
    reason: str
    words: Text3


def advise(room: Room, person: str, chance: Chance, held: Seat | None = None) -> Advised | Refusal:
    """The advice, where the table allows it and something is asked of the seat."""
    seat, advising = seat_of(room, person, held), house_of(room.config.game).advising
    if seat is None:
        return Refusal("not_seated")
    if advising is None or not _allowed(room, person) or not _asked(room, seat):
        return Refusal("no_advice")
    options = room.game.legal(room.state, seat)
    action, reason = advising.advise(room.game.view(room.state, seat), options, room.rulebook, chance)
    return Advised(action, reason, advising.reasons[reason])


def _allowed(room: Room, person: str) -> bool:
    """By the agreement of the table; `alone` protects every other person who sits there."""
    return room.config.advice == "always" or (room.config.advice == "alone" and is_alone(room, person))


def _asked(room: Room, seat: Seat) -> bool:
    return room.state is not None and room.closed is None and seat in room.waiting.seats
