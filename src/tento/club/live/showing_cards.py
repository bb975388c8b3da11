"""Showing a bluff: whoever made the others run may show the cards, until the next mão is played. Speech, not a move: nothing is kept."""

from typing import Final

from tento.cards.chance import Chance
from tento.club.live import messages as say
from tento.club.live.leaves import opened, opens_leaves
from tento.club.live.seating import seat_of
from tento.club.live.signalling import Spoken
from tento.club.live.table_state import TableState
from tento.club.refusing import refuse
from tento.table.refusal import Refusal
from tento.table.seats import Seat

BOASTS: Final = 3
"""One in so many of its successful bluffs a bot shows."""


def show(state: TableState, person: str, held: Seat | None = None) -> Spoken | Refusal:
    """A person shows the cards of the raise that was refused."""
    seat = seat_of(state, person, held)
    if seat is None:
        return refuse("not_seated")
    return refuse("nothing_to_show") if state.bluff is None or state.bluff.seat != seat else _shown(state)


def bot_shows(before: TableState, state: TableState, chance: Chance) -> Spoken | None:
    """A bot whose weak cards have just made the others run cannot always keep it to itself."""
    bluff = state.bluff
    if bluff is None or bluff is before.bluff or not bluff.weak:
        return None
    who = state.occupants[bluff.seat]
    is_bot = who is not None and who.bot is not None and not who.plays_itself
    return _shown(state) if is_bot and chance.happens(1, BOASTS) else None


def _shown(state: TableState) -> Spoken:
    """The cards come with their leaves: those of the deal they are from, for the next one may have come since."""
    bluff, deal = state.bluff, state.bluff_deal
    assert bluff is not None, "there is something to show"
    leaves = opened(state, deal, bluff.cards) if opens_leaves(state) else ()
    return Spoken(say.Shown(table=state.id, seat=bluff.seat, cards=bluff.cards, deal=deal, leaves=leaves))
