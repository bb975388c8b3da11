"""A room shown to one reader: the message that holds what this reader may know."""

from typing import Literal

import msgspec

from tento.club.live import messages as say
from tento.club.live.room import Room, turn_seconds
from tento.club.live.seating import hosts, seat_of
from tento.table.game import Step, events_for
from tento.table.seats import SPECTATOR, Seat, Viewer


def viewer_of(room: Room, person: str | None, held: Seat | None = None) -> Viewer:
    """The seat of this person, or the one `held` in this person's hands, or a spectator."""
    seat = None if person is None else room.places.get(person) if held is None else seat_of(room, person, held)
    return SPECTATOR if seat is None else seat


def status_of(room: Room) -> Literal["waiting", "playing", "over"]:
    """Waiting for players, playing, or over."""
    if room.closed is not None:
        return "over"
    return "waiting" if room.state is None else "playing"


def sitters(room: Room) -> tuple[say.Sitter | None, ...]:
    """Who sits where."""
    return tuple(
        None if who is None else say.Sitter(Seat(seat), who.name, who.bot is not None, who.away, who.held_by is not None)
        for seat, who in enumerate(room.occupants)
    )


def clocks(room: Room, now: int) -> say.Clocks:
    """The clocks of the table."""
    return say.Clocks(now, room.turn_at, 1000 * turn_seconds(room), room.banks, room.clock_from + room.lost_ms)


def proof(room: Room) -> say.Proof | None:
    """What the house is bound to."""
    bound = room.committed
    return None if bound is None else say.Proof(bound.deal, bound.seed_hash, bound.root, room.numbers)


def revelations(room: Room, since: int) -> tuple[say.Revelation, ...]:
    """The seeds that became public with entry `since` or later."""
    return tuple(
        say.Revelation(table=room.id, deal=deal, seed=room.seeds[deal - 1].hex())
        for deal, seq in enumerate(room.revealed_at, 1)
        if seq >= since
    )


def _legal(room: Room, viewer: Viewer) -> tuple[object, ...]:
    if viewer == SPECTATOR or room.state is None or room.closed is not None:
        return ()
    return tuple(room.game.legal(room.state, viewer))


def snapshot(room: Room, person: str | None, now: int, held: Seat | None = None) -> say.Snapshot:
    """Everything that this reader may know now."""
    viewer = viewer_of(room, person, held)
    return say.Snapshot(
        table=room.id,
        seq=room.seq,
        game=room.config.game,
        rulebook=room.rulebook.name,
        status=status_of(room),
        sitters=sitters(room),
        host=hosts(room, person),
        you=None if viewer == SPECTATOR else viewer,
        view=None if room.state is None else room.game.view(room.state, viewer),
        legal=_legal(room, viewer),
        waiting=room.waiting.seats,
        clocks=clocks(room, now),
        proof=proof(room),
        next=room.next,
    )


class Frame(msgspec.Struct, frozen=True, gc=False):
    """An update with what all readers are told alike, encoded once: the bytes around its events, its view and its legal actions.

    `events` are None where some of them are for one seat alone.
    """

    parts: tuple[bytes, bytes, bytes, bytes]
    events: bytes | None


_encode = msgspec.json.Encoder().encode
_HOLE = (msgspec.Raw(b"\0"),)
"""What a reader's own part is put in place of: JSON holds no such byte."""


def frame(room: Room, steps: tuple[Step, ...], now: int) -> Frame:
    """The part of an update that does not depend on the reader."""
    blank = say.Update(
        table=room.id,
        seq=room.seq,
        events=_HOLE,
        view=_HOLE,
        legal=_HOLE,
        waiting=room.waiting.seats,
        clocks=clocks(room, now),
        proof=proof(room),
    )
    head, before_view, before_legal, tail = _encode(blank).split(b"[\0]")
    events = [event for step in steps for event in step.events]
    private = [event for event in events if event.only is not None]
    return Frame((head, before_view, before_legal, tail), None if private else _encode(events))


def update(room: Room, viewer: Viewer, steps: tuple[Step, ...], alike: Frame) -> bytes:
    """What these steps told this viewer, and the table after them, as an encoded `Update`."""
    events = alike.events
    if events is None:
        events = _encode([event for step in steps for event in events_for(step, viewer)])
    head, before_view, before_legal, tail = alike.parts
    view, legal = room.game.encoded_view(room.state, viewer), _encode(_legal(room, viewer))
    return b"".join((head, events, before_view, view, before_legal, legal, tail))
