"""Words between players: who may say them, and which. Nothing is kept of them."""

from typing import Final

from tento.club.live import messages as say
from tento.club.live.seating import seat_of
from tento.club.live.showing_cards import show
from tento.club.live.signalling import Spoken, signal
from tento.club.live.table_state import TableState
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.web.sockets.client_messages import Advise, Chat, Say, Show, Signal

Words = Say | Chat | Signal | Show
WORDS: Final = (Say, Chat, Signal, Show, Advise)
"""What costs a socket more than a move does: words, and the thinking of an adviser."""


def spoken(state: TableState, person: str | None, words: Words, held: Seat | None) -> Spoken | Refusal | str:
    """What is told to whom; or a refusal, or the code of a problem."""
    match words:
        case Say():
            return _said(state, person, held, phrase=words.phrase)
        case Chat():
            return _chat(state, person, held, " ".join(words.text.split()))
        case Signal():
            return signal(state, person or "", words.signs, held)
        case Show():
            return show(state, person or "", held)


def _chat(state: TableState, person: str | None, held: Seat | None, text: str) -> Spoken | str:
    """Free words, where the table agreed on them; never at a public one."""
    if not state.config.free_chat or state.config.visibility == "public":
        return "chat_off"
    return _said(state, person, held, text=text) if text.isprintable() and text else "bad_message"


def _said(state: TableState, person: str | None, held: Seat | None, phrase: str | None = None, text: str | None = None) -> Spoken | str:
    """Only who sits at the table is heard."""
    seat = None if person is None else seat_of(state, person, held)
    return "may_not_speak" if seat is None else Spoken(say.Said(table=state.id, seat=seat, phrase=phrase, text=text))
