"""Words between players: who may say them, and which. Nothing is kept of them."""

from typing import Final

from tento.club.live import messages as say
from tento.club.live.room import Room
from tento.club.live.seating import seat_of
from tento.club.live.showing_cards import show
from tento.club.live.signalling import Spoken, signal
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.web.client_messages import Advise, Chat, Say, Show, Signal

Words = Say | Chat | Signal | Show
WORDS: Final = (Say, Chat, Signal, Show, Advise)
"""What costs a socket more than a move does: words, and the thinking of an adviser."""


def spoken(room: Room, person: str | None, words: Words, held: Seat | None) -> Spoken | Refusal | str:
    """What is told to whom; or a refusal, or the code of a problem."""
    match words:
        case Say():
            return _said(room, person, held, phrase=words.phrase)
        case Chat():
            return _chat(room, person, held, " ".join(words.text.split()))
        case Signal():
            return signal(room, person or "", words.signs, held)
        case Show():
            return show(room, person or "", held)


def _chat(room: Room, person: str | None, held: Seat | None, text: str) -> Spoken | str:
    """Free words, where the table agreed on them; never at a public one."""
    if not room.config.free_chat or room.config.visibility == "public":
        return "chat_off"
    return _said(room, person, held, text=text) if text.isprintable() and text else "bad_message"


def _said(room: Room, person: str | None, held: Seat | None, phrase: str | None = None, text: str | None = None) -> Spoken | str:
    """Only who sits at the table is heard."""
    seat = None if person is None else seat_of(room, person, held)
    return "not_seated" if seat is None else Spoken(say.Said(table=room.id, seat=seat, phrase=phrase, text=text))
