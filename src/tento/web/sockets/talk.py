"""Words between players: who may say them, and which. Nothing is kept of them."""

from typing import Final

from tento.club.live import messages as say
from tento.club.live.seating import seat_of
from tento.club.live.showing_cards import show
from tento.club.live.signalling import Spoken, signal
from tento.club.live.speaking import not_made, not_said
from tento.club.live.table_state import TableState
from tento.club.printable import printable
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.web.sockets.client_messages import Advise, Chat, Offers, React, Say, Show, Signal

Words = Say | React | Chat | Signal | Show
WORDS: Final = (Say, React, Chat, Signal, Show, Advise, Offers)
"""What costs a socket more than a move does: words, the thinking of an adviser, all that a referee may decide."""


def spoken(state: TableState, person: str | None, words: Words, held: Seat | None) -> Spoken | Refusal | str:
    """What is told to whom; or a refusal, or the code of a problem."""
    match words:
        case Say():
            return _said(state, person, held, phrase=words.phrase)
        case React():
            seat = None if person is None else seat_of(state, person, held)
            return "may_not_speak" if seat is None else not_made(state) or Spoken(say.Reacted(table=state.id, seat=seat, face=words.face))
        case Chat():
            return _chat(state, person, held, " ".join(words.text.split()))
        case Signal():
            return signal(state, person or "", words.signs, held)
        case Show():
            return show(state, person or "", held)


def _chat(state: TableState, person: str | None, held: Seat | None, text: str) -> Spoken | Refusal | str:
    """Free words, where the table agreed on them; never at a public one."""
    if not state.config.free_chat or state.config.visibility == "public":
        return "chat_off"
    return _said(state, person, held, text=text) if printable(text) and text else "bad_message"


def _said(
    state: TableState, person: str | None, held: Seat | None, phrase: str | None = None, text: str | None = None
) -> Spoken | Refusal | str:
    """Only who sits at the table is heard, and only what the regulation lets them say now."""
    seat = None if person is None else seat_of(state, person, held)
    if seat is None:
        return "may_not_speak"
    return not_said(state, phrase) or Spoken(say.Said(table=state.id, seat=seat, phrase=phrase, text=text))
