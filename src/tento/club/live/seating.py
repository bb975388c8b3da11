"""Taking and leaving seats, filling them with bots, starting: decisions over the state of a table, each entries or a refusal."""

from typing import Final

import msgspec

from tento.club.live import entries as log
from tento.club.live.table_state import TableState
from tento.club.refusing import refuse
from tento.games.registry import kit_of
from tento.table.game import Step
from tento.table.refusal import Refusal
from tento.table.seats import Seat

KICKED_MS: Final = 300_000
"""Whom the host sent away stays away for so long."""


class Decision(msgspec.Struct, frozen=True, gc=False):
    """What is to be kept: entries, the step of the game if there is one, and the seed of a commitment among them."""

    entries: tuple[log.AnyEntry, ...]
    step: Step | None = None
    secret: tuple[int, bytes] | None = None


Answer = Decision | Refusal


def seat_of(state: TableState, person: str, held: Seat | None = None) -> Seat | None:
    """Where this person sits; the seat `held` in this person's hands, where that one is meant."""
    own = state.places.get(person)
    if held is None or held == own:
        return own
    who = state.occupants[held] if 0 <= held < len(state.occupants) else None
    return None if who is None or who.held_by != person else held


def free_seats(state: TableState) -> tuple[Seat, ...]:
    """The empty seats."""
    return tuple(Seat(seat) for seat, who in enumerate(state.occupants) if who is None)


def _free_seat(state: TableState, seat: Seat | None) -> Seat | Refusal:
    """The seat that is asked for, if it is there and free; the first free one where none is named."""
    if seat is not None and not 0 <= seat < state.config.seats:
        return refuse("no_such_seat", seats=state.config.seats)
    free = free_seats(state)
    if not free or (seat is not None and seat not in free):
        return refuse("seat_taken")
    return free[0] if seat is None else seat


def _own_seat(state: TableState, person: str) -> Seat | Refusal:
    """The first free seat that is kept for this person; nobody else sits at such a table."""
    own = [Seat(seat) for seat, people in enumerate(state.config.reserved) if person in people]
    if not own:
        return refuse("seat_reserved")
    free = [seat for seat in own if state.occupants[seat] is None]
    return free[0] if free else refuse("seat_taken")


def given_back(state: TableState, at: int, person: str | None = None) -> tuple[log.Released, ...]:
    """The seats that this person holds, or anybody, go back to their bots."""
    return tuple(
        log.Released(at=at, seat=Seat(seat))
        for seat, who in enumerate(state.occupants)
        if who is not None and who.held_by is not None and person in (None, who.held_by)
    )


def _before_the_match(state: TableState) -> Refusal | None:
    if state.closed is not None:
        return refuse("table_closed")
    return None if state.match is None else refuse("match_started")


def sit(state: TableState, at: int, person: str, name: str, seat: Seat | None) -> Answer:
    """A person takes this free seat, or the first one."""
    refusal = _before_the_match(state)
    if refusal is not None:
        return refusal
    if seat_of(state, person) is not None:
        return refuse("already_seated")
    if person == state.referee:
        return refuse("referee_plays")
    wait = state.kicked.get(person, at - KICKED_MS) + KICKED_MS - at
    if wait > 0 and not state.config.reserved and not hosts(state, person):
        return refuse("kicked", seconds=-(-wait // 1000))
    found = _free_seat(state, seat) if not state.config.reserved else _own_seat(state, person)
    if isinstance(found, Refusal):
        return found
    sat = log.Sat(at=at, seat=found, name=name, person=person)
    return Decision((sat, *given_back(state, at)))


def sit_bot(state: TableState, at: int, by: str, kind: str, seat: Seat | None) -> Answer:
    """The host fills a free seat with a bot."""
    refusal = _before_the_match(state) or _host_only(state, by)
    if refusal is not None:
        return refusal
    if kind not in kit_of(state.config.game).bots:
        return refuse("unknown_bot", bot=kind)
    found = _free_seat(state, seat)
    if isinstance(found, Refusal):
        return found
    return Decision((log.Sat(at=at, seat=found, name=BOT_NAMES[found % len(BOT_NAMES)], bot=kind),))


BOT_NAMES = ("Zeca", "Dona Cida", "Tonho", "Nair", "Bento", "Lurdes", "Juca", "Marlene", "Tião", "Alzira")


def hosts(state: TableState, person: str | None) -> bool:
    """True for the host; after a host stood up also for the first person who sits: else everybody would wait in vain."""
    return person == state.host or (state.host_left and person is not None and person == next(iter(state.places), None))


def _host_only(state: TableState, by: str) -> Refusal | None:
    return None if hosts(state, by) else refuse("host_only")


def leave(state: TableState, at: int, person: str) -> Answer:
    """Before the match the seat is free again; during it a bot plays on."""
    seat = seat_of(state, person)
    if state.closed is not None:
        return refuse("table_closed")
    if seat is None:
        return refuse("not_seated")
    if state.match is None and state.config.reserved:
        return Decision(())  # who was called and came is there
    if state.match is None:
        return Decision((log.Left(at=at, seat=seat), *given_back(state, at, person)))
    occupant = state.occupants[seat]
    return Decision(() if occupant is not None and occupant.away else (log.Away(at=at, seat=seat), *given_back(state, at, person)))


def kick(state: TableState, at: int, by: str, seat: Seat) -> Answer:
    """The host frees a seat before the match."""
    refusal = _before_the_match(state) or _host_only(state, by)
    if refusal is not None:
        return refusal
    if not 0 <= seat < state.config.seats or state.occupants[seat] is None:
        return refuse("seat_empty")
    return Decision((log.Left(at=at, seat=seat, kicked=True),))


def may_start(state: TableState, by: str) -> Refusal | None:
    """The host may start before everybody came: the free seats get bots."""
    return _before_the_match(state) or _host_only(state, by)


def come_back(state: TableState, at: int, person: str, held: Seat | None = None) -> Answer:
    """A person for whom a bot was playing takes the seat back."""
    seat = seat_of(state, person, held)
    occupant = None if seat is None else state.occupants[seat]
    if seat is None or occupant is None or not occupant.away or state.closed is not None:
        return Decision(())
    return Decision((log.Back(at=at, seat=seat),))


def rename(state: TableState, at: int, person: str, name: str) -> Answer:
    """A person is called so from now on; what is over stays as it was written."""
    seat = seat_of(state, person)
    occupant = None if seat is None else state.occupants[seat]
    if seat is None or occupant is None or occupant.name == name or state.closed is not None:
        return Decision(())
    return Decision((log.Renamed(at=at, seat=seat, name=name),))


def call_anew(state: TableState, at: int, person: str, name: str) -> Answer:
    """Before the match whoever has another name sits down anew under it, on the same seat; what was written of a match stays."""
    seat = seat_of(state, person)
    occupant = None if seat is None else state.occupants[seat]
    if seat is None or occupant is None or occupant.name == name or state.match is not None or state.closed is not None:
        return Decision(())
    return Decision((log.Left(at=at, seat=seat), log.Sat(at=at, seat=seat, name=name, person=person)))


def close(state: TableState, at: int, why: str, rematch: str | None = None) -> Answer:
    """The table is over."""
    return refuse("table_closed") if state.closed is not None else Decision((log.Closed(at=at, why=why, next=rematch),))
