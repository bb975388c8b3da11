"""The state of a table shown to one reader: the message that holds what this reader may know."""

from bisect import bisect_left
from collections.abc import Callable, Mapping
from typing import Final, Literal

import msgspec

from tento.club.live import messages as say
from tento.club.live.readers import Reader
from tento.club.live.seating import hosts, seat_of
from tento.club.live.table_state import Occupant, TableState, turn_seconds
from tento.games.registry import kit_of
from tento.table.game import Step, events_for
from tento.table.seats import SPECTATOR, Seat, Viewer, sides_by_seat

NO_FACES: Final[Mapping[str, int]] = {}
_encode = msgspec.json.Encoder().encode


def viewer_of(state: TableState, person: str | None, held: Seat | None = None) -> Viewer:
    """The seat of this person, or the one `held` in this person's hands, or a spectator."""
    seat = None if person is None else state.places.get(person) if held is None else seat_of(state, person, held)
    return SPECTATOR if seat is None else seat


def referees(state: TableState, person: str | None) -> bool:
    """True for the referee of the table."""
    return person is not None and person == state.referee


def late_for(state: TableState, person: str | None, viewer: Viewer) -> int:
    """By how many seconds this reader hears what happens later than the players do: spectators of a match, but not its referee."""
    waits = viewer == SPECTATOR and state.match is not None and not referees(state, person)
    return state.config.spectator_delay if waits else 0


def status_of(state: TableState) -> Literal["waiting", "playing", "over"]:
    """Waiting for players, playing, or over."""
    if state.closed is not None:
        return "over"
    return "waiting" if state.match is None else "playing"


def sitters(state: TableState, faces: Mapping[str, int] = NO_FACES) -> tuple[say.Sitter | None, ...]:
    """Who sits where; `faces` are those of the people whose face is known."""
    return tuple(None if who is None else _sitter(Seat(seat), who, faces) for seat, who in enumerate(state.occupants))


def _sitter(seat: Seat, who: Occupant, faces: Mapping[str, int]) -> say.Sitter:
    face = None if who.person is None else faces.get(who.person)
    return say.Sitter(seat, who.name, who.bot is not None, who.away, who.held_by is not None, who.person, face)


def gone(state: TableState, since: Mapping[str, int]) -> say.Gone:
    """The seats of these people, who have had no line since then, and until when each is kept."""
    keeps = 1000 * state.config.away_seconds
    seats = [say.GoneSeat(seat, since[person] + keeps) for person, seat in state.places.items() if person in since]
    return say.Gone(table=state.id, seats=tuple(sorted(seats, key=lambda one: one.seat)))


def sides_of(state: TableState) -> tuple[int, ...]:
    """The side of each seat, as the game has it."""
    config = state.config
    return sides_by_seat(kit_of(config.game).sides(config.seats), config.seats)


def clocks(state: TableState, now: int) -> say.Clocks:
    """The clocks of the table."""
    return say.Clocks(now, state.turn_at, 1000 * turn_seconds(state), state.banks, state.clock_from + state.lost_ms)


def proof(state: TableState) -> say.Proof | None:
    """What the server is bound to; in a lesson nothing is sealed."""
    bound = state.committed
    return None if bound is None or state.config.lesson is not None else say.Proof(bound.deal, bound.seed_hash, bound.root, state.numbers)


def dealt_proof(state: TableState) -> say.Proof | None:
    """What the server was bound to for the deal that is played."""
    bound = state.dealt_bound
    return (
        None
        if bound is None or state.config.lesson is not None
        else say.Proof(bound.deal, bound.seed_hash, bound.root, state.dealt_numbers)
    )


def revelations(state: TableState, since: int) -> tuple[say.Revelation, ...]:
    """The seeds that became public with entry `since` or later."""
    last = len(state.revealed_at)
    deals = range(last - seeds_since(state, since) + 1, last + 1)
    return tuple([say.Revelation(table=state.id, deal=deal, seed=state.seeds[deal - 1].hex()) for deal in deals])


def seeds_since(state: TableState, since: int) -> int:
    """The number of seeds that became public with entry `since` or later."""
    return len(state.revealed_at) - bisect_left(state.revealed_at, since)


def encoded_revelations(state: TableState, since: int) -> tuple[bytes, ...]:
    """The revelations since that entry told at once, one on each line: a partida may end with more than a reader's queue takes."""
    found = revelations(state, since)
    return (b"\n".join(map(_encode, found)),) if found else ()


def _legal(state: TableState, viewer: Viewer) -> tuple[object, ...]:
    if viewer == SPECTATOR or state.match is None or state.closed is not None:
        return ()
    return tuple(state.game.legal(state.match, viewer))


def snapshot(
    state: TableState, person: str | None, now: int, held: Seat | None = None, faces: Mapping[str, int] = NO_FACES
) -> say.Snapshot:
    """Everything that this reader may know now."""
    viewer = viewer_of(state, person, held)
    return say.Snapshot(
        table=state.id,
        seq=state.seq,
        game=state.config.game,
        rulebook=state.rulebook.name,
        status=status_of(state),
        sitters=sitters(state, faces),
        host=hosts(state, person),
        you=None if viewer == SPECTATOR else viewer,
        view=None if state.match is None else state.game.view(state.match, viewer),
        legal=_legal(state, viewer),
        waiting=state.waiting.seats,
        clocks=clocks(state, now),
        proof=proof(state),
        next=state.next,
        referee=referees(state, person),
        refereed=state.referee is not None,
        sides=sides_of(state),
    )


class Frame(msgspec.Struct, frozen=True, gc=False):
    """An update with what all readers are told alike, encoded once: the bytes around its events, its view and its legal actions.

    `events` are None where some of them are for one seat alone.
    """

    parts: tuple[bytes, bytes, bytes, bytes]
    events: bytes | None


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


def snapshots(state: TableState, now: int, faces: Mapping[str, int]) -> Callable[[Reader, Viewer], bytes]:
    """For each reader everything that this reader may know now, encoded."""
    return lambda reader, _viewer: _encode(snapshot(state, reader.person, now, reader.seat, faces))


def updates(state: TableState, steps: tuple[Step, ...], now: int) -> Callable[[Reader, Viewer], bytes]:
    """For each reader what these steps told it, encoded. All who see the same, as all spectators do, get the same bytes."""
    alike = frame(state, steps, now)
    made: dict[Viewer, bytes] = {}

    def of(_reader: Reader, viewer: Viewer) -> bytes:
        message = made.get(viewer)
        if message is None:
            message = made[viewer] = update(state, viewer, steps, alike)
        return message

    return of
