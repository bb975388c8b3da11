"""Advice at a live table: what a good player would do on this seat, from what the seat itself may know."""

from typing import Any

import msgspec

from tento.cards.chance import Chance
from tento.club.live.partner import is_alone
from tento.club.live.seating import seat_of
from tento.club.live.table_state import TableState
from tento.club.refusing import refuse
from tento.games.registry import kit_of
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.texts.language import Text3


class Advised(msgspec.Struct, frozen=True):
    """What to do, the key of the reason, and its sentence in every language."""

    action: Any
    reason: str
    words: Text3


def advise(state: TableState, person: str, chance: Chance, held: Seat | None = None) -> Advised | Refusal:
    """The advice, where the table allows it and something is asked of the seat."""
    seat, advising = seat_of(state, person, held), kit_of(state.config.game).advice
    if seat is None:
        return refuse("not_seated")
    if advising is None or not _allowed(state, person) or not _asked(state, seat):
        return refuse("no_advice")
    options = state.game.legal(state.match, seat)
    action, reason = advising.advise(state.game.view(state.match, seat), options, state.rulebook, chance)
    return Advised(action, reason, advising.reasons[reason])


def _allowed(state: TableState, person: str) -> bool:
    """By the agreement of the table; `alone` protects every other person who sits there."""
    return state.config.advice == "always" or (state.config.advice == "alone" and is_alone(state, person))


def _asked(state: TableState, seat: Seat) -> bool:
    return state.match is not None and state.closed is None and seat in state.waiting.seats
