"""The next decision of a cup that has begun, from the event as it stands and the time. Nothing else.

So it does not matter when the process before ended: what remains to be decided is found again by looking.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

import msgspec

from tento.championship.core.roles import HOUSE
from tento.championship.pairs import tournament as pairs
from tento.championship.pairs.decisions import AnnounceDraw, Call, CloseStage, Decision, RunDraw
from tento.championship.pairs.schedule import to_play
from tento.championship.pairs.state import Match, State
from tento.club.events.pairs.chairs import bots_of

AT_ONCE: Final = 64
"""So many tables of one cup are played at once; whoever has no table yet waits for one."""
BOTS_MINUTES: Final = 5
"""Bots are there at once; the hour of their match leaves a busy house the time to seat them."""
TRIES: Final = 3
"""So often a match whose table was lost is called anew by itself; then it is the host's to decide."""
SOURCE: Final = "the list of entries"
"""Nobody adds a number: the commitment is published before the draw is made, and the list goes into it."""


class Room(NamedTuple):
    """What a cup may open now: whether bots play in it, and whether the house has a table for a match of nobody but bots."""

    with_bots: bool
    bot_table: bool


def next_decision(state: State, secret: bytes, notice_minutes: int, room: Room, now: datetime) -> Decision | None:
    """What the house decides next in a cup whose entries are closed; None if it waits for a table."""
    stage = next((one for one in state.stages if not one.closed), None)
    if stage is None or state.phase != "closed":
        return None
    if stage.announced is None:
        return _completed(state, AnnounceDraw, {"stage": stage.name, "source": SOURCE}, secret, now)
    if not stage.drawn:
        return _completed(state, RunDraw, {"stage": stage.name}, secret, now)
    if all(state.matches[name].result is not None for name in stage.matches):
        return CloseStage(by=HOUSE, at=now, stage=stage.name)
    match = _next_match(state, stage.name, room)
    if match is None:
        return None
    minutes = BOTS_MINUTES if room.with_bots and bots_only(state, match) else notice_minutes
    return Call(by=HOUSE, at=now, match=match.id, online=True, starts=now + timedelta(minutes=minutes))


def _completed(state: State, kind: type, fields: dict[str, Any], secret: bytes, now: datetime) -> Decision:
    """A decision of a draw with what follows from the secret of the event."""
    made: Decision = msgspec.convert(pairs.complete(state, kind, {**fields, "by": HOUSE, "at": now}, secret), kind)
    return made


def _next_match(state: State, stage: str, room: Room) -> Match | None:
    """The first match that both sides are known for, if a table is free for it."""
    ready = to_play(state, stage)
    if sum(match.online for match in ready) >= AT_ONCE:
        return None
    return next((match for match in _waiting(ready) if room.bot_table or not (room.with_bots and bots_only(state, match))), None)


def _waiting(ready: Iterable[Match]) -> Iterator[Match]:
    """The matches that wait for a table online."""
    return (match for match in ready if not match.online and match.tables_online < TRIES and match.table is None)


class BotMatches(NamedTuple):
    """The matches of nobody but bots in a cup: how many are being played, and whether another waits for its table."""

    running: int
    waiting: bool


def bot_matches(state: State) -> BotMatches:
    """Counts them in the stage that is played."""
    stage = next((one for one in state.stages if not one.closed), None)
    ready = [] if stage is None or not stage.drawn else [match for match in to_play(state, stage.name) if bots_only(state, match)]
    return BotMatches(sum(match.online for match in ready), any(True for _ in _waiting(ready)))


def bots_only(state: State, match: Match) -> bool:
    """Whether no person plays in a match."""
    entries = [state.entries[str(side)] for side in match.sides]
    return all(len(bots_of(state, entry)) == state.rules.entries.starters for entry in entries)
