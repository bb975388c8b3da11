"""What a person does at a live table: an action of the game, a number for the coming deal."""

from typing import Any

import msgspec

from tento.cards.deal import BadNumber, parse_number
from tento.club.live import entries as log
from tento.club.live.seating import Answer, Decision, seat_of
from tento.club.live.table_state import TableState
from tento.club.refusing import refuse
from tento.table.refusal import Refusal
from tento.table.seats import Seat


class Repeated(msgspec.Struct, frozen=True):
    """The id was seen before: this is the number of the entry that it made."""

    seq: int


_encode = msgspec.json.Encoder().encode


def decoded(kind: Any, raw: bytes) -> Any:
    """The action of this union that the client sent, or the refusal of what is none."""
    try:
        return log.reader_of(kind).decode(raw)
    except (msgspec.DecodeError, RecursionError):
        return refuse("unknown_action")


def act(  # noqa: PLR0913, PLR0917 - whose action it is, and what the client said of it
    state: TableState, at: int, person: str, id: str, raw: bytes, held: Seat | None = None
) -> Answer | Repeated:
    """An action by the person's seat, or by the one `held`. A repeated id does nothing twice.

    A malformed action is refused before the game sees it.
    """
    seat = seat_of(state, person, held)
    if seat is None:
        return refuse("not_seated")
    if state.closed is not None:
        return refuse("table_closed")
    if state.match is None:
        return refuse("match_not_started")
    by = f"person:{person}" if held is None or seat_of(state, person) == seat else f"held:{person}"
    done = state.done_ids.get(f"{by}/{id}")
    if done is not None:
        return Repeated(done)
    action = decoded(state.game.SeatAction, raw)
    if isinstance(action, Refusal):
        return action
    answer = state.game.apply(state.match, seat, action)
    if isinstance(answer, Refusal):
        return answer
    entry = log.Acted(at=at, actor=seat, action=msgspec.Raw(_encode(action)), by=by, id=id)
    return Decision((*_back(state, at, seat), entry), step=answer)


def _back(state: TableState, at: int, seat: Seat) -> tuple[log.Back, ...]:
    """Who was away and acts is back: a bot and a person never play the same cards."""
    who = state.occupants[seat]
    return (log.Back(at=at, seat=seat),) if who is not None and who.away else ()


def add_number(  # noqa: PLR0913, PLR0917 - whose number it is, and what the client said of it
    state: TableState, at: int, person: str, deal: int, number: str, held: Seat | None = None
) -> Answer:
    """A seat's client adds its number, once, to a deal that is committed and not yet dealt."""
    seat = seat_of(state, person, held)
    if seat is None:
        return refuse("not_seated")
    if state.closed is not None or deal != state.deal or deal == state.dealt or state.numbers[seat] is not None:
        return refuse("number_late", deal=state.deal)
    try:
        parsed = parse_number(number)
    except BadNumber:
        return refuse("bad_number")
    return Decision((log.Numbered(at=at, deal=deal, seat=seat, number=parsed),))
