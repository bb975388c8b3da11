"""The state of a table shown to one reader: the message that holds what this reader may know."""

from typing import Literal

import msgspec

from tento.club.live import messages as say
from tento.club.live.seating import hosts, seat_of
from tento.club.live.table_state import TableState, turn_seconds
from tento.table.game import Step, events_for
from tento.table.seats import SPECTATOR, Seat, Viewer


def viewer_of(state: TableState, person: str | None, held: Seat | None = None) -> Viewer:
    """The seat of this person, or the one `held` in this person's hands, or a spectator."""
    seat = None if person is None else state.places.get(person) if held is None else seat_of(state, person, held)
    return SPECTATOR if seat is None else seat


def status_of(state: TableState) -> Literal["waiting", "playing", "over"]:
    """Waiting for players, playing, or over."""
    if state.closed is not None:
        return "over"
    return "waiting" if state.match is None else "playing"


def sitters(state: TableState) -> tuple[say.Sitter | None, ...]:
    """Who sits where."""
    return tuple(
        None if who is None else say.Sitter(Seat(seat), who.name, who.bot is not None, who.away, who.held_by is not None)
        for seat, who in enumerate(state.occupants)
    )


def clocks(state: TableState, now: int) -> say.Clocks:
    """The clocks of the table."""
    return say.Clocks(now, state.turn_at, 1000 * turn_seconds(state), state.banks, state.clock_from + state.lost_ms)


def proof(state: TableState) -> say.Proof | None:
    """What the server is bound to."""
    bound = state.committed
    return None if bound is None else say.Proof(bound.deal, bound.seed_hash, bound.root, state.numbers)


def revelations(state: TableState, since: int) -> tuple[say.Revelation, ...]:
    """The seeds that became public with entry `since` or later."""
    return tuple(
        say.Revelation(table=state.id, deal=deal, seed=state.seeds[deal - 1].hex())
        for deal, seq in enumerate(state.revealed_at, 1)
        if seq >= since
    )


def _legal(state: TableState, viewer: Viewer) -> tuple[object, ...]:
    if viewer == SPECTATOR or state.match is None or state.closed is not None:
        return ()
    return tuple(state.game.legal(state.match, viewer))


def snapshot(state: TableState, person: str | None, now: int, held: Seat | None = None) -> say.Snapshot:
    """Everything that this reader may know now."""
    viewer = viewer_of(state, person, held)
    return say.Snapshot(
        table=state.id,
        seq=state.seq,
        game=state.config.game,
        rulebook=state.rulebook.name,
        status=status_of(state),
        sitters=sitters(state),
        host=hosts(state, person),
        you=None if viewer == SPECTATOR else viewer,
        view=None if state.match is None else state.game.view(state.match, viewer),
        legal=_legal(state, viewer),
        waiting=state.waiting.seats,
        clocks=clocks(state, now),
        proof=proof(state),
        next=state.next,
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


def frame(state: TableState, steps: tuple[Step, ...], now: int) -> Frame:
    """The part of an update that does not depend on the reader."""
    blank = say.Update(
        table=state.id,
        seq=state.seq,
        events=_HOLE,
        view=_HOLE,
        legal=_HOLE,
        waiting=state.waiting.seats,
        clocks=clocks(state, now),
        proof=proof(state),
    )
    head, before_view, before_legal, tail = _encode(blank).split(b"[\0]")
    events = [event for step in steps for event in step.events]
    private = [event for event in events if event.only is not None]
    return Frame((head, before_view, before_legal, tail), None if private else _encode(events))


def update(state: TableState, viewer: Viewer, steps: tuple[Step, ...], alike: Frame) -> bytes:
    """What these steps told this viewer, and the table after them, as an encoded `Update`."""
    events = alike.events
    if events is None:
        events = _encode([event for step in steps for event in events_for(step, viewer)])
    head, before_view, before_legal, tail = alike.parts
    view, legal = state.game.encoded_view(state.match, viewer), _encode(_legal(state, viewer))
    return b"".join((head, events, before_view, view, before_legal, legal, tail))
