"""A room shown to one reader: the message that holds what this reader may know."""

from typing import Literal

import msgspec

from tento.club.live import messages as say
from tento.club.live.room import Room, turn_seconds
from tento.club.live.seating import seat_of
from tento.table.game import Step, events_for
from tento.table.seats import SPECTATOR, Seat, Viewer


def viewer_of(room: Room, person: str | None) -> Viewer:
    """The seat of this person, or a spectator."""
    seat = None if person is None else seat_of(room, person)
    return SPECTATOR if seat is None else seat


def status_of(room: Room) -> Literal["waiting", "playing", "over"]:
    """Waiting for players, playing, or over."""
    if room.closed is not None:
        return "over"
    return "waiting" if room.state is None else "playing"


def sitters(room: Room) -> tuple[say.Sitter | None, ...]:
    """Who sits where."""
    return tuple(
        None if who is None else say.Sitter(Seat(seat), who.name, who.bot is not None, who.away) for seat, who in enumerate(room.occupants)
    )


def clocks(room: Room, now: int) -> say.Clocks:
    """The clocks of the table."""
    turn = 1000 * (turn_seconds(room) if room.state is not None else room.config.turn_seconds)
    return say.Clocks(now, room.turn_at, turn, room.banks, room.clock_from + room.lost_ms)


def proof(room: Room) -> say.Proof | None:
    """What the house is bound to."""
    bound = room.committed
    return None if bound is None else say.Proof(bound.deal, bound.seed_hash, bound.root, room.numbers)


def _legal(room: Room, viewer: Viewer) -> tuple[object, ...]:
    if viewer == SPECTATOR or room.state is None or room.closed is not None:
        return ()
    return tuple(room.game.legal(room.state, viewer))


def _waiting(room: Room) -> tuple[Seat, ...]:
    return () if room.state is None else room.game.waiting(room.state).seats


def snapshot(room: Room, person: str | None, now: int) -> say.Snapshot:
    """Everything that this reader may know now."""
    viewer = viewer_of(room, person)
    return say.Snapshot(
        table=room.id,
        seq=room.seq,
        game=room.config.game,
        rulebook=room.rulebook.name,
        status=status_of(room),
        sitters=sitters(room),
        host=person == room.host,
        you=None if viewer == SPECTATOR else viewer,
        view=None if room.state is None else room.game.view(room.state, viewer),
        legal=_legal(room, viewer),
        waiting=_waiting(room),
        clocks=clocks(room, now),
        proof=proof(room),
        next=room.next,
    )


class Common(msgspec.Struct, frozen=True):
    """What everybody is told alike, made once for all readers."""

    waiting: tuple[Seat, ...]
    clocks: say.Clocks
    proof: say.Proof | None


def common(room: Room, now: int) -> Common:
    """The part of an update that does not depend on the reader."""
    return Common(_waiting(room), clocks(room, now), proof(room))


def update(room: Room, viewer: Viewer, steps: tuple[Step, ...], alike: Common) -> say.Update:
    """What these steps told this viewer, and the table after them."""
    return say.Update(
        table=room.id,
        seq=room.seq,
        events=tuple([event for step in steps for event in events_for(step, viewer)]),
        view=room.game.view(room.state, viewer),
        legal=_legal(room, viewer),
        waiting=alike.waiting,
        clocks=alike.clocks,
        proof=alike.proof,
    )
