"""The partner in your hands: a person alone at the table plays the cards of the bot in front too, and gives them back."""

from tento.club.live import entries as log
from tento.club.live.seating import Answer, Decision, given_back, seat_of
from tento.club.live.table_state import TableState
from tento.club.refusing import refuse
from tento.games.registry import kit_of
from tento.table.seats import Seat


def partners(state: TableState, seat: Seat) -> tuple[Seat, ...]:
    """The partners of a seat, by the rules of the game."""
    return kit_of(state.config.game).partners(state.config.seats, seat)


def is_alone(state: TableState, person: str) -> bool:
    """True if nobody else at the table is a person."""
    return all(who is None or who.person in (None, person) for who in state.occupants)


def hold(state: TableState, at: int, person: str, wanted: bool) -> Answer:
    """Takes the partner's cards in hand, or gives them back to the bot. Asked twice, nothing changes."""
    seat = seat_of(state, person)
    if state.closed is not None:
        return refuse("table_closed")
    if seat is None:
        return refuse("not_seated")
    return _take(state, at, person, seat) if wanted else Decision(given_back(state, at, person))


def _take(state: TableState, at: int, person: str, seat: Seat) -> Answer:
    """Only from a bot, and only while nobody else could be wronged by one who sees two hands."""
    if not is_alone(state, person) or state.config.event is not None:
        return refuse("not_alone")
    for partner in partners(state, seat):
        who = state.occupants[partner]
        if who is not None and who.bot is not None:
            return Decision(() if who.held_by == person else (log.Held(at=at, seat=partner, person=person),))
    return refuse("partner_is_no_bot")
