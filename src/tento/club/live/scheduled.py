"""What a live table does by itself: deals, plays for bots and for people whose time ran out, tells the time, reveals, closes."""

from collections.abc import Callable, Container, Mapping

import msgspec
from msgspec.structs import replace

from tento.cards.chance import Chance
from tento.cards.deal import commit
from tento.club.bots.question import Question, Thought, drawn_seed
from tento.club.bots.thinkers import answered
from tento.club.live import entries as log
from tento.club.live.directing import is_directed
from tento.club.live.partner import is_alone
from tento.club.live.seating import BOT_NAMES, Decision, free_seats
from tento.club.live.table_state import Occupant, TableState, fold, turn_seconds
from tento.games.registry import kit_of
from tento.table.bots import simplest
from tento.table.game import Step
from tento.table.refusal import Refusal
from tento.table.seats import TABLE, Actor, Seat

ABANDONED_MS = 30 * 60_000
"""A table that waits for so long without anybody coming or going is closed, and so is one where bots play on with nobody for so long."""

ALONE_ENTRIES = 2_000
ALONE_MS = 250
"""After so many entries a table where bots play alone does nothing sooner than so long after what it did before."""

LONGEST_LOG = 50_000
"""A table with so many entries is closed, its match counted for nobody: a log is folded in about a second where its table is taken up.

People play a match to its end in far fewer. Without this bound a log has no end: a pair may never meld, a pack be cut again and again.
The tables of an event end by its clock.
"""

HANDLING_IS_QUICKER = 5
"""Bots cut and deal so many times as fast as they play a card."""

LOOK_IS_LONGER = 2.5
"""Bots wait so many times as long where something was just won: everybody wants to see it."""

WHY_CLOSED: Mapping[str, str] = {"close": "finished", "abandon": "abandoned", "too_long": "too_long"}
"""What the log says of a table that is closed by itself, by the kind of what was due."""

NOBODY: Mapping[str, int] = {}


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


def next_scheduled(
    state: TableState, present: Container[str], gone: Mapping[str, int] = NOBODY, quiet_until: int = 0
) -> ScheduledAction | None:
    """What is due next if nobody acts before. `present` are the people whose clients are connected, `gone` since when others are not.

    A match that no person plays waits until `quiet_until`.
    """
    if state.closed is not None:
        return None
    if state.seq >= LONGEST_LOG and state.config.event is None and not _is_over(state):
        return ScheduledAction(state.last_at, "too_long")
    if state.match is None and state.config.reserved:
        return None  # its event says when it begins, and whom it no longer waits for
    if state.match is None:
        fill, free = state.config.fill_seconds, len(free_seats(state))
        if not free:
            return ScheduledAction(state.last_at, "fill")  # its process was gone before it could begin the match
        if fill is None or free == state.config.seats:
            return ScheduledAction(state.last_at + ABANDONED_MS, "abandon")
        return ScheduledAction(state.opened_at + int(1000 * fill), "fill")
    if _is_over(state):
        return ScheduledAction(state.turn_at, "close")
    waiting = state.waiting
    own = _next_deal(state, present) if waiting.table else _next_seat(state, waiting.seats, gone)
    clock = _next_clock(state)
    first = clock if own is None or (clock is not None and clock.at < own.at) else own
    return _left_alone(state, first, present, gone, quiet_until) if state.alone_since and state.config.event is None else first


def _is_over(state: TableState) -> bool:
    return state.match is not None and state.game.outcome(state.match) is not None


def _left_alone(
    state: TableState, first: ScheduledAction | None, present: Container[str], gone: Mapping[str, int], quiet_until: int
) -> ScheduledAction | None:
    """A match that no person plays ends after a while, and does not fill the disk meanwhile. The tables of an event are its own.

    It does not end before the eyes of a player who is out of it and watches the others.
    """
    people = [who.player for who in state.occupants if who is not None and who.plays_itself and who.player is not None]
    if first is not None and first.at < quiet_until:
        first = replace(first, at=quiet_until)
    end = ScheduledAction(max([state.alone_since, *(gone.get(person, 0) for person in people)]) + ABANDONED_MS, "abandon")
    if (first is None or first.at >= end.at) and not any(person in present for person in people):
        return end
    if first is None or state.seq <= ALONE_ENTRIES:
        return first
    return replace(first, at=max(first.at, state.last_at + ALONE_MS))


def hurried_by(state: TableState, person: str) -> tuple[str, ...]:
    """What this person need not wait for: alone with bots, for none of them, nor for the next pack once the own number is in it.

    The packs of a lesson have no numbers in them.
    """
    seat = state.places.get(person)
    if seat is None or not is_alone(state, person):
        return ()
    ready = state.config.lesson is not None or (bool(state.numbers) and state.numbers[seat] is not None)
    return ("bot", "deal") if ready else ("bot",)


def _next_deal(state: TableState, present: Container[str]) -> ScheduledAction:
    """The next pack comes after a pause to look at what was played, and a little time for clients that have not sent their number."""
    first = state.dealt == 0 and state.config.what_if is None
    pause = 0 if first or kit_of(state.config.game).handling(state.match) else int(1000 * state.config.pause_seconds)
    missing = any(
        who is not None and who.plays_itself and who.player in present and number is None
        for who, number in zip(state.occupants, state.numbers, strict=True)
    )
    return ScheduledAction(state.turn_at + pause + (int(1000 * state.config.number_seconds) if missing else 0), "deal")


def _next_seat(state: TableState, seats: tuple[Seat, ...], gone_since: Mapping[str, int]) -> ScheduledAction | None:
    """A bot answers only where no person is asked with it; a person has the turn and the bank, or less after losing the line."""
    people = [seat for seat in seats if _occupant(state, seat).plays_itself]
    if people:
        allowed = 1000 * turn_seconds(state) + max([state.banks[seat] for seat in people])
        timeout = ScheduledAction(state.turn_at + allowed, "timeout", people[0])
        given_up = _next_given_up(state, people, gone_since) if gone_since else None
        return given_up if given_up is not None and given_up.at < timeout.at else timeout
    gone = next((seat for seat in seats if _occupant(state, seat).bot is None), None)
    if gone is not None and state.config.reserved:
        return _next_gone(state, gone)
    return ScheduledAction(state.turn_at + _bot_ms(state), "bot", seats[0]) if seats else None


def _next_given_up(state: TableState, people: list[Seat], gone_since: Mapping[str, int]) -> ScheduledAction | None:
    """When the first of these who lost the line is given up; a tournament and a match of a cup wait by rules of their own."""
    if state.config.reserved or is_directed(state):
        return None
    keeps = 1000 * state.config.away_seconds
    lost = [
        (gone_since[player] + keeps, seat)
        for seat in people
        if (player := _occupant(state, seat).player) is not None and player in gone_since
    ]
    if not lost:
        return None
    at, seat = min(lost)
    return ScheduledAction(max(at, state.turn_at), "timeout", seat)


def _next_gone(state: TableState, seat: Seat) -> ScheduledAction | None:
    """At a table with reserved seats nobody plays for who is away: the table waits, or the clock has the turn as if they were there."""
    waits = state.config.absence_minutes is not None
    return None if waits else ScheduledAction(state.turn_at + 1000 * turn_seconds(state), "bot", seat)


def _bot_ms(state: TableState) -> int:
    """How long a bot seems to think: a moment where there is only the pack to handle, longer where there is something to see."""
    kit, thought = kit_of(state.config.game), 1000 * state.config.bot_seconds
    if kit.handling(state.match):
        return int(thought / HANDLING_IS_QUICKER)
    return int(LOOK_IS_LONGER * thought) if kit.just_won(state.match) else int(thought)


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
    if scheduled.kind in WHY_CLOSED:
        return Decision((log.Closed(at=at, why=WHY_CLOSED[scheduled.kind]),))
    if scheduled.kind == "clock":
        seconds = (at - state.clock_from - state.lost_ms) // 1000
        clock = kit_of(state.config.game).clock
        assert clock is not None, "only a match clock is scheduled"
        return _acted(state, at, TABLE, clock.shows(seconds), "clock")
    assert scheduled.seat is not None, "what a seat must do names the seat"
    if scheduled.kind == "timeout":
        if _occupant(state, scheduled.seat).player not in means.present:
            return Decision((log.Away(at=at, seat=scheduled.seat),))
        return overdue(state, at, scheduled.seat)
    question = asked_of_bot(state, scheduled.seat, means.chance)
    return overdue(state, at, scheduled.seat) if question is None else bot_acted(state, at, scheduled.seat, answered(question))


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


def go_on(state: TableState, at: int, sat: log.Sat, acts: tuple[log.Act, ...], seed: bytes) -> Decision:
    """Somebody sits down, the other seats get bots, and the match goes on from where these acts have led."""
    begun = fill_up(fold(state, sat).state, at, seed)
    entries = [log.Continued(at=at, acts=acts) if isinstance(entry, log.Started) else entry for entry in begun.entries]
    return replace(begun, entries=(sat, *entries))


def asked_of_bot(state: TableState, seat: Seat, chance: Chance, signs: tuple[str, ...] = ()) -> Question | None:
    """What a bot is asked that plays its own cards, or those of a person who went away.

    `signs` are what the partner has signed. None at a tournament, where nobody plays for a person who is absent.
    """
    kit, occupant = kit_of(state.config.game), _occupant(state, seat)
    if occupant.bot is None and (is_directed(state) or state.config.reserved):
        return None
    kind = occupant.bot or simplest(kit.bots)
    view, options = state.game.view(state.match, seat), tuple(state.game.legal(state.match, seat))
    asker, lesson = state.config.event or state.host, None if occupant.bot is None else state.config.lesson
    return Question(state.config.game, kind, state.rulebook, view, options, drawn_seed(chance), asker, lesson, signs=signs)


def bot_acted(state: TableState, at: int, seat: Seat, thought: Thought) -> Decision:
    """A bot does what it chose."""
    return _acted(state, at, seat, thought.action, f"bot:{thought.by}")


def overdue(state: TableState, at: int, seat: Seat) -> Decision:
    """The time of the seat is up."""
    return _acted(state, at, seat, state.game.timeout(state.match, seat), "clock")


def _acted(state: TableState, at: int, actor: Actor, action: object, by: str) -> Decision:
    step = state.game.apply(state.match, actor, action)
    assert not isinstance(step, Refusal), f"{by} did what is not allowed: {step.code}"
    return Decision((log.Acted(at=at, actor=actor, action=msgspec.Raw(msgspec.json.encode(action)), by=by),), step=step)


def revealing(state: TableState, at: int, step: Step | None) -> tuple[log.AnyEntry, ...]:
    """The seeds that become public with this step, by the table's agreement: after each deal, after each partida, or not at all."""
    if not log.reveals_seeds(state.config) or step is None:
        return ()
    over = state.game.settled(state.match)
    upto = state.dealt if over else state.dealt - 1 if state.config.reveal == "deal" else state.revealed
    return tuple(log.Revealed(at=at, deal=deal, seed=state.seeds[deal - 1].hex()) for deal in range(state.revealed + 1, upto + 1))
