"""What a live table does by itself: deals, plays for bots and for people whose time ran out, tells the time, reveals, closes."""

from collections.abc import Callable, Container

import msgspec

from tento.cards.chance import Chance
from tento.cards.deal import commit
from tento.club.live import entries as log
from tento.club.live.seating import BOT_NAMES, Decision, free_seats
from tento.club.live.table_state import Occupant, TableState, turn_seconds
from tento.games.registry import kit_of
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


def next_scheduled(state: TableState, present: Container[str]) -> ScheduledAction | None:
    """What is due next if nobody acts before. `present` are the people whose clients are connected."""
    if state.closed is not None:
        return None
    if state.match is None:
        fill = state.config.fill_seconds
        empty = len(free_seats(state)) == state.config.seats
        if fill is None or empty:
            return ScheduledAction(state.last_at + ABANDONED_MS, "abandon")
        return ScheduledAction(state.opened_at + int(1000 * fill), "fill")
    if state.game.outcome(state.match) is not None:
        return ScheduledAction(state.turn_at, "close")
    waiting = state.waiting
    own = _next_deal(state, present) if waiting.table else _next_seat(state, waiting.seats)
    clock = _next_clock(state)
    return clock if own is None or (clock is not None and clock.at < own.at) else own


def _next_deal(state: TableState, present: Container[str]) -> ScheduledAction:
    """The next pack comes after a pause to look at what was played, and a little time for clients that have not sent their number."""
    pause = 0 if state.dealt == 0 or kit_of(state.config.game).handling(state.match) else int(1000 * state.config.pause_seconds)
    missing = any(
        who is not None and who.plays_itself and who.player in present and number is None
        for who, number in zip(state.occupants, state.numbers, strict=True)
    )
    return ScheduledAction(state.turn_at + pause + (int(1000 * state.config.number_seconds) if missing else 0), "deal")


def _next_seat(state: TableState, seats: tuple[Seat, ...]) -> ScheduledAction | None:
    """A bot answers only where no person is asked with it; a person has the turn and the bank."""
    people = [seat for seat in seats if _occupant(state, seat).plays_itself]
    if people:
        allowed = 1000 * turn_seconds(state) + max([state.banks[seat] for seat in people])
        return ScheduledAction(state.turn_at + allowed, "timeout", people[0])
    return ScheduledAction(state.turn_at + _bot_ms(state), "bot", seats[0]) if seats else None


def _bot_ms(state: TableState) -> int:
    """How long a bot seems to think: a moment where there is only the pack to handle."""
    thought = 1000 * state.config.bot_seconds
    return int(thought / HANDLING_IS_QUICKER) if kit_of(state.config.game).handling(state.match) else int(thought)


def _next_clock(state: TableState) -> ScheduledAction | None:
    clock = kit_of(state.config.game).clock
    limit = None if clock is None else clock.limit(state.match)
    return None if limit is None else ScheduledAction(state.clock_from + state.lost_ms + 1000 * limit, "clock")


def _occupant(state: TableState, seat: Seat) -> Occupant:
    occupant = state.occupants[seat]
    assert occupant is not None, "a match has no empty seat"
    return occupant


def perform(state: TableState, at: int, scheduled: ScheduledAction, means: Means) -> Decision:
    """Does what is due."""
    if scheduled.kind == "deal":
        return _deal(state, at, means.new_seed())
    if scheduled.kind == "fill":
        return fill_up(state, at, means.new_seed())
    if scheduled.kind in ("close", "abandon"):
        return Decision((log.Closed(at=at, why="finished" if scheduled.kind == "close" else "abandoned"),))
    if scheduled.kind == "clock":
        seconds = (at - state.clock_from - state.lost_ms) // 1000
        clock = kit_of(state.config.game).clock
        assert clock is not None, "only a match clock is scheduled"
        return _acted(state, at, TABLE, clock.shows(seconds), "clock")
    assert scheduled.seat is not None, "what a seat must do names the seat"
    if scheduled.kind == "timeout":
        if _occupant(state, scheduled.seat).player not in means.present:
            return Decision((log.Away(at=at, seat=scheduled.seat),))
        return _acted(state, at, scheduled.seat, state.game.timeout(state.match, scheduled.seat), "clock")
    return _bot(state, at, scheduled.seat, means.chance)


def _deal(state: TableState, at: int, seed: bytes) -> Decision:
    """The committed pack comes to the table, and the server is bound to the one after it."""
    deal = state.deal + 1
    commitment = commit(seed, state.game.pack(state.rulebook))
    following = log.Committed(at=at, deal=deal, seed_hash=commitment.seed_hash, root=commitment.root)
    return Decision((log.Dealt(at=at, deal=state.deal), following), secret=(deal, seed))


def fill_up(state: TableState, at: int, seed: bytes) -> Decision:
    """The free seats get bots, and the match begins."""
    bots = tuple(log.Sat(at=at, seat=seat, name=BOT_NAMES[seat % len(BOT_NAMES)], bot=state.config.fill_bot) for seat in free_seats(state))
    commitment = commit(seed, state.game.pack(state.rulebook))
    first = log.Committed(at=at, deal=1, seed_hash=commitment.seed_hash, root=commitment.root)
    return Decision((*bots, log.Started(at=at), first), secret=(1, seed))


def _bot(state: TableState, at: int, seat: Seat, chance: Chance) -> Decision:
    kit, occupant = kit_of(state.config.game), _occupant(state, seat)
    kind = occupant.bot or tuple(kit.bots)[-1]
    options = state.game.legal(state.match, seat)
    action = kit.bot(kind, state.rulebook).choose(state.game.view(state.match, seat), options, chance)
    return _acted(state, at, seat, action, f"bot:{kind}")


def _acted(state: TableState, at: int, actor: Actor, action: object, by: str) -> Decision:
    step = state.game.apply(state.match, actor, action)
    assert not isinstance(step, Refusal), f"{by} did what is not allowed: {step.code}"
    return Decision((log.Acted(at=at, actor=actor, action=msgspec.Raw(msgspec.json.encode(action)), by=by),), step=step)


def revealing(state: TableState, at: int, step: Step | None) -> tuple[log.AnyEntry, ...]:
    """The seeds that become public with this step, by the table's agreement: after each deal, after each partida, or not at all."""
    if state.config.reveal in ("never", "referee") or step is None:
        return ()
    over = state.game.settled(state.match)
    upto = state.dealt if over else state.dealt - 1 if state.config.reveal == "deal" else state.revealed
    return tuple(log.Revealed(at=at, deal=deal, seed=state.seeds[deal - 1].hex()) for deal in range(state.revealed + 1, upto + 1))
