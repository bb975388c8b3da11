"""What a live table does by itself: deals, plays for bots and for people whose time ran out, tells the time, reveals, closes."""

from collections.abc import Callable, Container

import msgspec

from tento.cards.chance import Chance
from tento.cards.deal import commit
from tento.club.games import house_of
from tento.club.live import entries as log
from tento.club.live.room import Occupant, Room, turn_seconds
from tento.club.live.seating import BOT_NAMES, Decision, free_seats
from tento.table.game import Step
from tento.table.refusal import Refusal
from tento.table.seats import TABLE, Actor, Seat

ABANDONED_MS = 30 * 60_000
"""A table that waits for so long without anybody coming or going is closed."""


HANDLING_IS_QUICKER = 5
"""Bots cut and deal so many times as fast as they play a card."""


class Means(msgspec.Struct, frozen=True):
    """What a table needs from outside for what it does by itself: who is connected, fresh seeds, and luck for the bots."""

    present: Container[str]
    new_seed: Callable[[], bytes]
    chance: Chance


class ScheduledAction(msgspec.Struct, frozen=True, gc=False):
    """The next thing that the table must do by itself, and when (milliseconds since the epoch)."""

    at: int
    kind: str
    seat: Seat | None = None


def next_scheduled(room: Room, present: Container[str]) -> ScheduledAction | None:
    """What is due next if nobody acts before. `present` are the people whose clients are connected."""
    if room.closed is not None:
        return None
    if room.state is None:
        fill = room.config.fill_seconds
        empty = len(free_seats(room)) == room.config.seats
        if fill is None or empty:
            return ScheduledAction(room.last_at + ABANDONED_MS, "abandon")
        return ScheduledAction(room.opened_at + int(1000 * fill), "fill")
    if room.game.outcome(room.state) is not None:
        return ScheduledAction(room.turn_at, "close")
    waiting = room.waiting
    own = _deal_duty(room, present) if waiting.table else _seat_duty(room, waiting.seats)
    clock = _clock_duty(room)
    return clock if own is None or (clock is not None and clock.at < own.at) else own


def _deal_duty(room: Room, present: Container[str]) -> ScheduledAction:
    """The next pack comes after a pause to look at what was played, and a little patience with clients that have not sent their number."""
    pause = 0 if room.dealt == 0 or house_of(room.config.game).handling(room.state) else int(1000 * room.config.pause_seconds)
    missing = any(
        who is not None and who.plays_itself and who.player in present and number is None
        for who, number in zip(room.occupants, room.numbers, strict=True)
    )
    return ScheduledAction(room.turn_at + pause + (int(1000 * room.config.number_seconds) if missing else 0), "deal")


def _seat_duty(room: Room, seats: tuple[Seat, ...]) -> ScheduledAction | None:
    """A bot answers only where no person is asked with it; a person has the turn and the bank."""
    people = [seat for seat in seats if _occupant(room, seat).plays_itself]
    if people:
        patience = 1000 * turn_seconds(room) + max([room.banks[seat] for seat in people])
        return ScheduledAction(room.turn_at + patience, "timeout", people[0])
    return ScheduledAction(room.turn_at + _bot_ms(room), "bot", seats[0]) if seats else None


def _bot_ms(room: Room) -> int:
    """How long a bot seems to think: a moment where there is only the pack to handle."""
    thought = 1000 * room.config.bot_seconds
    return int(thought / HANDLING_IS_QUICKER) if house_of(room.config.game).handling(room.state) else int(thought)


def _clock_duty(room: Room) -> ScheduledAction | None:
    limit = room.game.clock_limit(room.state)
    return None if limit is None else ScheduledAction(room.clock_from + room.lost_ms + 1000 * limit, "clock")


def _occupant(room: Room, seat: Seat) -> Occupant:
    occupant = room.occupants[seat]
    assert occupant is not None, "a match has no empty seat"
    return occupant


def perform(room: Room, at: int, scheduled: ScheduledAction, means: Means) -> Decision:
    """Does what is due."""
    if scheduled.kind == "deal":
        return _deal(room, at, means.new_seed())
    if scheduled.kind == "fill":
        return fill_up(room, at, means.new_seed())
    if scheduled.kind in ("close", "abandon"):
        return Decision((log.Closed(at=at, why="finished" if scheduled.kind == "close" else "abandoned"),))
    if scheduled.kind == "clock":
        seconds = (at - room.clock_from - room.lost_ms) // 1000
        return _acted(room, at, TABLE, room.game.clock_shows(seconds), "clock")
    assert scheduled.seat is not None, "a seat's scheduled names it"
    if scheduled.kind == "timeout":
        if _occupant(room, scheduled.seat).player not in means.present:
            return Decision((log.Away(at=at, seat=scheduled.seat),))
        return _acted(room, at, scheduled.seat, room.game.timeout(room.state, scheduled.seat), "clock")
    return _bot(room, at, scheduled.seat, means.chance)


def _deal(room: Room, at: int, seed: bytes) -> Decision:
    """The committed pack comes to the table, and the house binds itself to the one after it."""
    deal = room.deal + 1
    commitment = commit(seed, room.game.pack(room.rulebook))
    following = log.Committed(at=at, deal=deal, seed_hash=commitment.seed_hash, root=commitment.root)
    return Decision((log.Dealt(at=at, deal=room.deal), following), secret=(deal, seed))


def fill_up(room: Room, at: int, seed: bytes) -> Decision:
    """The free seats get bots, and the match begins."""
    bots = tuple(log.Sat(at=at, seat=seat, name=BOT_NAMES[seat % 4], bot=room.config.fill_bot) for seat in free_seats(room))
    commitment = commit(seed, room.game.pack(room.rulebook))
    first = log.Committed(at=at, deal=1, seed_hash=commitment.seed_hash, root=commitment.root)
    return Decision((*bots, log.Started(at=at), first), secret=(1, seed))


def _bot(room: Room, at: int, seat: Seat, chance: Chance) -> Decision:
    house, occupant = house_of(room.config.game), _occupant(room, seat)
    kind = occupant.bot or house.bots[-1]
    options = room.game.legal(room.state, seat)
    action = house.make_bot(kind, room.rulebook).choose(room.game.view(room.state, seat), options, chance)
    return _acted(room, at, seat, action, f"bot:{kind}")


def _acted(room: Room, at: int, actor: Actor, action: object, by: str) -> Decision:
    step = room.game.apply(room.state, actor, action)
    assert not isinstance(step, Refusal), f"{by} did what is not allowed: {step.code}"
    return Decision((log.Acted(at=at, actor=actor, action=msgspec.Raw(msgspec.json.encode(action)), by=by),), step=step)


def revealing(room: Room, at: int, step: Step | None) -> tuple[log.AnyEntry, ...]:
    """The seeds that become public with this step, by the table's agreement: after each hand, after each partida, or never."""
    if room.config.reveal == "never" or step is None:
        return ()
    over = room.game.settled(step)
    upto = room.dealt if over else room.dealt - 1 if room.config.reveal == "hand" else room.revealed
    return tuple(log.Revealed(at=at, deal=deal, seed=room.seeds[deal - 1].hex()) for deal in range(room.revealed + 1, upto + 1))
