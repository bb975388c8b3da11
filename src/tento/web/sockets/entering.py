"""Coming to a table: who may, and what a reader is told first."""

import asyncio
from bisect import bisect_left
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tento.club.live import messages as say
from tento.club.live import showing
from tento.club.live.leaves import leaves, opens_leaves
from tento.club.live.live_table import LiveTable
from tento.club.live.refereeing import told_rulings
from tento.club.live.seating import come_back, seat_of, sit
from tento.club.live.signalling import standing_signals
from tento.club.live.table_state import TableState
from tento.club.ports import Person, TableIndex
from tento.table.game import events_for
from tento.table.seats import SPECTATOR, Seat, Viewer
from tento.web.sockets.client_messages import Hello
from tento.web.sockets.readers import Reader
from tento.web.sockets.texts import encode

CheckPassword = Callable[[str, str], Awaitable[bool]]
"""Whether this hash is the one of this password."""

MOST_MISSED: Final = 128 * 1024
MOST_MISSED_STEPS: Final = 1_000
MOST_MISSED_SEEDS: Final = 64
"""A reader who missed more bytes of events, more steps or more seeds than this begins anew with the snapshot alone."""


def seated(state: TableState, person: str | None) -> bool:
    """True if this person sits at the table."""
    return person is not None and seat_of(state, person) is not None


def may_watch(state: TableState, person: str | None) -> bool:
    """Before the match everybody who found the table may look; during it spectators only where the table takes them, and its referee."""
    return state.config.spectators or state.match is None or seated(state, person) or showing.referees(state, person)


def why_not_read(state: TableState, person: str | None, held: Seat | None) -> str | None:
    """The code of what keeps this person from reading on: the table takes no spectators, or the partner's seat was given back."""
    if held is None and state.config.spectators:
        return None
    if held is not None and (person is None or seat_of(state, person, held) is None):
        return "seat_not_held"
    return None if may_watch(state, person) else "no_spectators"


async def why_not(live: LiveTable, hello: Hello, person: str | None, tables: TableIndex, check: CheckPassword) -> str | None:
    """The code of the problem that keeps this person out, or None."""
    state = live.state
    problem = why_not_read(state, person, held_by(hello))
    if problem is not None:
        return problem
    if state.config.visibility != "password" or seated(state, person) or person == state.host or showing.referees(state, person):
        return None
    row = await tables.get(state.id)
    known = row is not None and row.password is not None and hello.password is not None
    return None if known and await check(str(row and row.password), str(hello.password)) else "wrong_table_password"


def held_by(hello: Hello) -> Seat | None:
    """The seat that is read for, where the hello names one."""
    return None if hello.seat is None else Seat(hello.seat)


async def take_seat_back(live: LiveTable, person: str | None, held: Seat | None) -> None:
    """A person for whom a bot was playing plays again."""
    seat = None if person is None else seat_of(live.state, person, held)
    occupant = None if seat is None else live.state.occupants[seat]
    if person is not None and occupant is not None and occupant.away:
        await live.decide(lambda state, at: come_back(state, at, person, held))


async def sit_if_called(live: LiveTable, person: Person | None) -> None:
    """Whoever is called to a match online and opens its table has come, and sits."""
    state = live.state
    if person is None or state.match is not None or state.closed is not None or seated(state, person.id):
        return
    if any(person.id in people for people in state.config.reserved):
        await live.decide(lambda state, at: sit(state, at, person.id, person.name, None))


def join(live: LiveTable, reader: Reader, hello: Hello, now: int) -> None:
    """The reader hears first what it missed and how the table stands, and then everything that happens.

    Nothing can happen in between: this function does not wait.
    """
    viewer, since = showing.viewer_of(live.state, reader.person, reader.seat), hello.since
    first = _missed(live, viewer, since)
    first.append(encode(showing.snapshot(live.state, reader.person, now, reader.seat, live.faces)))
    first += [] if since is not None else _story(live, viewer, hello.story)
    first += [] if viewer == SPECTATOR else [encode(spoken.message) for spoken in standing_signals(live.state, viewer)]
    first += _leaves(live, viewer)
    first += [encode(ruling) for ruling in told_rulings(live.state, since or 0)]
    first += [encode(showing.gone(live.state, live.present.gone))] if live.present.gone and live.state.match is not None else []
    live.readers.add(reader)
    _tell_first(live, reader, viewer, first, now)
    live.lines_changed()


def _tell_first(live: LiveTable, reader: Reader, viewer: Viewer, first: list[bytes], now: int) -> None:
    """At once; to a spectator who sees everything late only who plays, and the rest when its time has come."""
    delay = showing.late_for(live.state, reader.person, viewer)
    if delay:
        reader.tell(_curtain(live, now))
        asyncio.get_running_loop().call_later(delay, _tell_late, live, reader, first)
        return
    for message in first:
        reader.tell(message)


def _tell_late(live: LiveTable, reader: Reader, messages: list[bytes]) -> None:
    if reader in live.readers:
        for message in messages:
            reader.tell(message)


def _curtain(live: LiveTable, now: int) -> bytes:
    """Who plays, and nothing of the play: for a spectator whose delay has not passed yet."""
    shown = showing.snapshot(live.state, None, now, faces=live.faces)
    clocks = replace(shown.clocks, turn_at=0, banks=(), match_from=0)
    return encode(replace(shown, seq=0, view=None, legal=(), waiting=(), clocks=clocks, proof=None))


def _leaves(live: LiveTable, viewer: Viewer) -> tuple[bytes, ...]:
    """What the server was bound to for the last deal, with the leaves of what it has shown so far. Those before it are in the replay."""
    state, proof = live.state, showing.dealt_proof(live.state)
    if proof is None or not opens_leaves(state):
        return ()
    nothing = say.Leaves(table=state.id, deal=state.dealt, leaves=(), proof=proof)
    return leaves(state, live.steps_of_the_deal(), list, proof)(viewer) or (encode(nothing),)


def _missed(live: LiveTable, viewer: Viewer, since: int | None) -> list[bytes]:
    """The events and the seeds from entry `since` on that this viewer may know of; none if they are too many to be told again."""
    if since is None or since >= live.state.seq:
        return []
    first, seeds = bisect_left(live.past, since, key=lambda past: past.seq), showing.seeds_since(live.state, since)
    if seeds > MOST_MISSED_SEEDS or len(live.past) - first > MOST_MISSED_STEPS:
        return []
    events, room = list[msgspec.Raw](), MOST_MISSED
    for place in range(first, len(live.past)):
        for event in events_for(live.past[place].step, viewer):
            events.append(msgspec.Raw(encode(event)))
            room -= len(events[-1])
        if room < 0:
            return []
    told = encode(say.Missed(table=live.state.id, since=since, events=tuple(events)))
    return [told, *showing.encoded_revelations(live.state, since)]


def _story(live: LiveTable, viewer: Viewer, many: int) -> list[bytes]:
    """The last events that somebody who has just come may know of, to begin the story with. They come after the table itself."""
    events: list[Any] = []
    for past in reversed(live.past[-many:] if many else []):
        events[:0] = events_for(past.step, viewer)
    told = encode(say.Missed(table=live.state.id, since=0, events=tuple(events[-many:])))
    return [told] if events and len(told) <= MOST_MISSED else []
