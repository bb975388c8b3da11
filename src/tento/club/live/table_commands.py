"""What people do with whole tables: play at once, play again, and leave one that nobody needs any more."""

from functools import partial
from typing import Final

from msgspec.structs import replace

from tento.club.live import entries as log
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.partner import hold
from tento.club.live.quick import waiting_here
from tento.club.live.seating import Answer, Decision, close, leave, may_start, seat_of, sit, sit_bot
from tento.club.live.table_state import TableState
from tento.club.ports import Person
from tento.club.refusing import refuse
from tento.games.registry import USUAL_GAME, games, kit_of
from tento.table.refusal import Refusal
from tento.table.seats import Seat

QUICK_SECONDS: Final = 20
"""Nobody waits longer than this for people: then bots join."""


def default_rulebook(game: str) -> str:
    """The rulebook of a table where none is named: the usual one of the game, or of the usual game if nobody plays this one here."""
    return kit_of(game if game in games() else USUAL_GAME).usual_rulebook


async def play_at_once(live_tables: LiveTables, person: Person, config: log.TableConfig) -> LiveTable | Refusal:
    """A seat at a table that waits for players under the same rulebook, or at a new one. Asked twice, it is the same seat."""
    waiting = waiting_here(live_tables, config)
    if waiting is not None:
        answer = await waiting.decide(lambda state, at: sit(state, at, person.id, person.name, None))
        if not isinstance(answer, Refusal) or answer.code == "already_seated":
            return waiting
    live = await live_tables.open(person.id, config)
    if isinstance(live, LiveTable):
        await live.decide(lambda state, at: sit(state, at, person.id, person.name, None))
    return live


async def practise(live_tables: LiveTables, person: Person, config: log.TableConfig, both: bool) -> LiveTable | Refusal:
    """A table of one's own: the person on the first seat, bots on the others, begun at once; `both` hands of the pair if wanted."""
    live = await live_tables.open(person.id, config)
    if isinstance(live, Refusal):
        return live
    await live.decide(lambda state, at: sit(state, at, person.id, person.name, Seat(0)))
    await live.start(lambda state: may_start(state, person.id))
    held = await live.decide(lambda state, at: hold(state, at, person.id, wanted=True)) if both else None
    return held if isinstance(held, Refusal) else live


async def practise_from(
    live_tables: LiveTables, person: Person, config: log.TableConfig, seat: Seat, acts: tuple[log.Act, ...]
) -> LiveTable | Refusal:
    """A table of one's own that begins where these acts of another match have led, with the person on this seat."""
    live = await live_tables.open(person.id, config)
    if not isinstance(live, Refusal):
        await live.go_on(person.id, person.name, seat, acts)
    return live


async def play_again(live_tables: LiveTables, live: LiveTable, person: Person, password: str | None) -> str | Refusal:
    """The table of the rematch: the first who asks opens it, on the same seat and with the same bots; the others follow to theirs."""
    refusal = _may_play_again(live.state, person.id)
    if refusal is not None:
        return refusal
    if live.state.next is not None:
        return await _follow(live_tables, live.state, person)
    following = await live_tables.open(person.id, replace(live.state.config, what_if=None), password)
    if isinstance(following, Refusal):
        return following
    kept = await live.decide(lambda state, at: _name_next(state, at, person.id, following.state.id))
    if isinstance(kept, Refusal) or live.state.next != following.state.id:
        await following.decide(lambda state, at: close(state, at, "unused"))
        return kept if isinstance(kept, Refusal) else await _follow(live_tables, live.state, person)
    await _sit_again(following, live.state, person)
    return following.state.id


async def _follow(live_tables: LiveTables, before: TableState, person: Person) -> str:
    """Who comes after the first sits on the same seat as before, or on another where somebody else was quicker."""
    found = await live_tables.find(str(before.next))
    if isinstance(found, LiveTable):
        for seat in (seat_of(before, person.id), None):
            answer = await found.decide(partial(sit, person=person.id, name=person.name, seat=seat))
            if not isinstance(answer, Refusal) or answer.code != "seat_taken":
                break
    return str(before.next)


def _may_play_again(state: TableState, person: str) -> Refusal | None:
    if seat_of(state, person) is None:
        return refuse("not_seated")
    if state.config.event is not None:
        return refuse("seat_reserved")
    return None if state.closed == "finished" else refuse("match_not_over")


def _name_next(state: TableState, at: int, person: str, following: str) -> Answer:
    """A closed table learns one thing more: where its people went."""
    refusal = _may_play_again(state, person)
    if refusal is not None:
        return refusal
    return Decision(() if state.next is not None else (log.Closed(at=at, why="finished", next=following),))


async def _sit_again(following: LiveTable, before: TableState, person: Person) -> None:
    """The person first: the last seat that is taken begins the match."""
    seat = seat_of(before, person.id)
    await following.decide(lambda state, at: sit(state, at, person.id, person.name, seat))
    for place, who in enumerate(before.occupants):
        if who is not None and who.bot is not None:
            await _sit_bot(following, person.id, who.bot, Seat(place))


async def _sit_bot(live: LiveTable, by: str, kind: str, seat: Seat) -> None:
    await live.decide(lambda state, at: sit_bot(state, at, by, kind, seat))


async def stand_up(live: LiveTable, person: str) -> Refusal | None:
    """Leaves the table. One that waits and has no person left is closed by its host's leaving, a quick one by anybody's.

    A visitor who sits down and leaves closes nobody's table: one that nobody comes back to is closed by its own clock.
    """
    answer = await live.decide(lambda state, at: leave(state, at, person))
    if isinstance(answer, Refusal):
        return answer
    state = live.state
    if state.config.lesson is not None and state.closed is None:
        await live.decide(lambda state, at: close(state, at, "abandoned"))
        return None
    empty = all(who is None or who.person is None for who in state.occupants)
    nobodys = person == state.host or state.config.fill_seconds is not None
    if nobodys and empty and state.match is None and state.closed is None:
        await live.decide(lambda state, at: close(state, at, "abandoned"))
    return None
