"""What people do with whole tables: play at once, play again, and leave one that nobody needs any more."""

from typing import Final

from tento.club.live import entries as log
from tento.club.live.floor import Floor
from tento.club.live.live_table import LiveTable
from tento.club.live.partner import hold
from tento.club.live.quick import waiting_here
from tento.club.live.room import Room
from tento.club.live.seating import Answer, Decision, close, leave, may_start, seat_of, sit, sit_bot
from tento.club.ports import Person
from tento.rulebooks.loader import names
from tento.table.refusal import Refusal
from tento.table.seats import Seat

QUICK_SECONDS: Final = 20
"""Nobody waits longer than this for people: then bots join."""


def default_rulebook(game: str) -> str:
    """The rulebook of a table where none is named: the house's own where the game has it, else the first of the game."""
    known, usual = names(game), log.TableConfig().rulebook
    return usual if usual in known or not known else known[0]


async def play_at_once(floor: Floor, person: Person, config: log.TableConfig) -> LiveTable | Refusal:
    """A seat at a table that waits for players under the same rulebook, or at a new one. Asked twice, it is the same seat."""
    waiting = waiting_here(floor, config)
    if waiting is not None:
        answer = await waiting.decide(lambda room, at: sit(room, at, person.id, person.name, None))
        if not isinstance(answer, Refusal) or answer.code == "already_seated":
            return waiting
    live = await floor.open(person.id, config)
    if isinstance(live, LiveTable):
        await live.decide(lambda room, at: sit(room, at, person.id, person.name, None))
    return live


async def practise(floor: Floor, person: Person, config: log.TableConfig, both: bool) -> LiveTable | Refusal:
    """A table of one's own: the person on the first seat, bots on the others, begun at once; `both` hands of the pair if wanted."""
    live = await floor.open(person.id, config)
    if isinstance(live, Refusal):
        return live
    await live.decide(lambda room, at: sit(room, at, person.id, person.name, Seat(0)))
    await live.start(lambda room: may_start(room, person.id))
    held = await live.decide(lambda room, at: hold(room, at, person.id, wanted=True)) if both else None
    return held if isinstance(held, Refusal) else live


async def play_again(floor: Floor, live: LiveTable, person: Person, password: str | None) -> str | Refusal:
    """The table of the rematch: the first who asks opens it, on the same seat and with the same bots; the others follow."""
    refusal = _may_play_again(live.room, person.id)
    if refusal is not None or live.room.next is not None:
        return refusal or str(live.room.next)
    following = await floor.open(person.id, live.room.config, password)
    if isinstance(following, Refusal):
        return following
    kept = await live.decide(lambda room, at: _name_next(room, at, person.id, following.room.id))
    if isinstance(kept, Refusal) or live.room.next != following.room.id:
        await following.decide(lambda room, at: close(room, at, "unused"))
        return kept if isinstance(kept, Refusal) else str(live.room.next)
    await _sit_again(following, live.room, person)
    return following.room.id


def _may_play_again(room: Room, person: str) -> Refusal | None:
    if seat_of(room, person) is None:
        return Refusal("not_seated")
    return None if room.closed == "finished" else Refusal("match_not_over")


def _name_next(room: Room, at: int, person: str, following: str) -> Answer:
    """A closed table learns one thing more: where its people went."""
    refusal = _may_play_again(room, person)
    if refusal is not None:
        return refusal
    return Decision(() if room.next is not None else (log.Closed(at=at, why="finished", next=following),))


async def _sit_again(following: LiveTable, before: Room, person: Person) -> None:
    """The person first: the last seat that is taken begins the match."""
    seat = seat_of(before, person.id)
    await following.decide(lambda room, at: sit(room, at, person.id, person.name, seat))
    for place, who in enumerate(before.occupants):
        if who is not None and who.bot is not None:
            await _sit_bot(following, person.id, who.bot, Seat(place))


async def _sit_bot(live: LiveTable, by: str, kind: str, seat: Seat) -> None:
    await live.decide(lambda room, at: sit_bot(room, at, by, kind, seat))


async def stand_up(live: LiveTable, person: str) -> Refusal | None:
    """Leaves the table. One that waits and has no person left is closed by its host's leaving, a quick one by anybody's.

    A visitor who sits down and leaves closes nobody's table: one that nobody comes back to is closed by its own clock.
    """
    answer = await live.decide(lambda room, at: leave(room, at, person))
    if isinstance(answer, Refusal):
        return answer
    room = live.room
    empty = all(who is None or who.person is None for who in room.occupants)
    nobodys = person == room.host or room.config.fill_seconds is not None
    if nobodys and empty and room.state is None and room.closed is None:
        await live.decide(lambda room, at: close(room, at, "abandoned"))
    return None
