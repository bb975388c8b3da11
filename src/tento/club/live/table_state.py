"""The state of a live table: everything that it is, folded from the entries of its log."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from tento.cards.card import Card
from tento.cards.deal import Number, order
from tento.club.live import entries as log
from tento.games.registry import kit_of
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Game, Step, Waiting
from tento.table.kit import Lesson
from tento.table.seats import TABLE, Seat
from tento.table.talk import Bluff

REMEMBERED_IDS = 64
"""How many of the last accepted ids of each seat are remembered at least, so that a repeated one does nothing twice."""

NEWEST_IDS = 16

REMEMBERED_RULINGS = 32
"""How many of the referee's last decisions are told to those who come later."""


class Occupant(msgspec.Struct, frozen=True, gc=False):
    """Who sits on a seat: a person or a bot. `held_by` has taken the bot's cards in hand; `away` when a bot plays for the person.

    `away_at` is since when, in milliseconds; while the server was down nobody was away.
    """

    name: str
    person: str | None = None
    bot: str | None = None
    away: bool = False
    held_by: str | None = None
    away_at: int = 0

    @property
    def player(self) -> str | None:
        """The person who plays these cards."""
        return self.person or self.held_by

    @property
    def plays_itself(self) -> bool:
        """True if a person is there to answer."""
        return not self.away and self.player is not None


class DoneIds(msgspec.Struct, frozen=True, gc=False):
    """The last accepted ids with the numbers of their entries. Most are `older` and shared by many states; only the `newest` are copied."""

    older: dict[str, int] = {}
    newest: dict[str, int] = {}

    def get(self, name: str) -> int | None:
        """The number of the entry that this id made."""
        found = self.newest.get(name)
        return self.older.get(name) if found is None else found

    def adding(self, name: str, seq: int, most: int) -> "DoneIds":
        """The ids with this one; the oldest are forgotten when there are more than so many."""
        newest = {**self.newest, name: seq}
        if len(newest) < NEWEST_IDS:
            return DoneIds(self.older, newest)
        known = {**self.older, **newest}
        return DoneIds(dict(list(known.items())[-most:]))


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """What the referee decided with entry `seq`, and why."""

    seq: int
    action: Any
    reason: str


class TableState(msgspec.Struct, frozen=True, gc=False):
    """A live table. `seq` is the number of entries so far; `match` is the game's own state, None until the match starts.

    `waiting` is who must act in that state: looked up more often than it changes. `seeds` are secret until they are revealed.
    `dealt_seq` is the number of the entry that brought the last pack, `dealt_bound` what the server was bound to for it and
    `dealt_numbers` whose numbers were in; `bluff_deal` the deal of the cards behind a bluff.
    `alone_since` is since when, in milliseconds, a match goes on without a person who plays it, because all are away or without chips; 0
    while a person does.
    `referee` is the person who referees, `referee_key` the hash of the key with which one may come to do so. `kicked` says when the host
    sent whom away.
    """

    id: str
    config: log.TableConfig
    host: str
    game: Game
    rulebook: Rulebook
    opened_at: int = 0
    seq: int = 0
    occupants: tuple[Occupant | None, ...] = ()
    places: dict[str, Seat] = {}
    bots: bool = False
    host_left: bool = False
    alone_since: int = 0
    match: Any = None
    waiting: Waiting = Waiting()
    deal: int = 0
    dealt: int = 0
    committed: log.Committed | None = None
    numbers: tuple[Number | None, ...] = ()
    seeds: tuple[bytes, ...] = ()
    revealed: int = 0
    revealed_at: tuple[int, ...] = ()
    turn_at: int = 0
    banks: tuple[int, ...] = ()
    clock_from: int = 0
    lost_ms: int = 0
    done_ids: DoneIds = DoneIds()
    closed: str | None = None
    next: str | None = None
    last_at: int = 0
    bluff: Bluff | None = None
    bluff_deal: int = 0
    dealt_seq: int = 0
    dealt_bound: log.Committed | None = None
    dealt_numbers: tuple[Number | None, ...] = ()
    referee: str | None = None
    referee_key: str | None = None
    rulings: tuple[Ruling, ...] = ()
    kicked: dict[str, int] = {}


class Folded(msgspec.Struct, frozen=True, gc=False):
    """The state of the table after an entry, and the game's step if the entry moved the game."""

    state: TableState
    step: Step | None = None


def opened(table: str, entry: log.Opened, rulebook: Rulebook) -> TableState:
    """The state of a table that was just opened, under the rulebook that is in force there.

    A log of before may agree on seeds that its game gives to nobody at the table any more: what the game says holds.
    """
    config = log.with_its_reveal(entry.config)
    kit = kit_of(config.game)
    bank_ms = 0 if kit.turn_clock else 1000 * config.bank_seconds
    return TableState(
        table,
        config,
        entry.host,
        kit.game,
        rulebook,
        opened_at=entry.at,
        seq=1,
        occupants=(None,) * config.seats,
        banks=(bank_ms,) * config.seats,
        last_at=entry.at,
    )


def fold(state: TableState, entry: log.AnyEntry, step: Step | None = None, seed: bytes | None = None) -> Folded:
    """The state of the table after this entry. `step` spares applying an action twice; `seed` is the secret of a commitment."""
    if isinstance(entry, log.Acted):
        return _acted(state, entry, step)
    state = replace(state, seq=state.seq + 1, last_at=entry.at)
    match entry:
        case log.Dealt():
            return _dealt(state, entry)
        case log.Numbered():
            return Folded(replace(state, numbers=_put(state.numbers, entry.seat, Number(entry.number))))
        case log.Committed():
            assert seed is not None, "a commitment has its secret"
            blank = (None,) * state.config.seats
            return Folded(replace(state, deal=entry.deal, committed=entry, numbers=blank, seeds=(*state.seeds, seed)))
        case log.Revealed() if log.reveals_seeds(state.config):
            return Folded(replace(state, revealed=entry.deal, revealed_at=(*state.revealed_at, state.seq - 1)))
        case _:
            return Folded(_placed(_seating(state, entry)))


def _placed(state: TableState) -> TableState:
    """Where each person sits, and whether there are bots: looked up more often than it changes."""
    people = {who.person: Seat(seat) for seat, who in enumerate(state.occupants) if who is not None and who.person is not None}
    bots = any(who is not None and who.bot is not None for who in state.occupants)
    return _with_company(replace(state, places=people, bots=bots))


def _with_company(state: TableState) -> TableState:
    """The table with what is known of its people: a match is alone while each of them is away or out of it."""
    out = () if state.match is None else _out_of_match(state)
    alone = state.match is not None and not any(
        who is not None and who.plays_itself and seat not in out for seat, who in enumerate(state.occupants)
    )
    return replace(state, alone_since=(state.alone_since or state.last_at) if alone else 0)


def _out_of_match(state: TableState) -> tuple[Seat, ...]:
    """The seats that had no chips left when the last pack came: they are asked nothing more."""
    directing = kit_of(state.config.game).directing
    return () if directing is None else tuple([Seat(seat) for seat, stack in enumerate(directing.table(state.match).stacks) if stack == 0])


def _seating(state: TableState, entry: log.AnyEntry) -> TableState:
    match entry:
        case log.Sat():
            occupants = _put(state.occupants, entry.seat, Occupant(entry.name, entry.person, entry.bot))
            return replace(state, occupants=occupants, host_left=state.host_left and entry.person != state.host)
        case log.Left():
            host_left = state.host_left or state.places.get(state.host) == entry.seat
            sent = state.occupants[entry.seat] if entry.kicked else None
            kicked = state.kicked if sent is None or sent.person is None else {**state.kicked, sent.person: entry.at}
            return replace(state, occupants=_put(state.occupants, entry.seat, None), host_left=host_left, kicked=kicked)
        case log.Started():
            match_state = _begun(state)
            waiting = state.game.waiting(match_state)
            return replace(state, match=match_state, waiting=waiting, clock_from=entry.at, turn_at=entry.at)
        case log.Continued():
            match_state = continued(state, entry.acts)
            waiting = state.game.waiting(match_state)
            return replace(state, match=match_state, waiting=waiting, clock_from=entry.at, turn_at=entry.at)
        case log.Away() | log.Back():
            occupant = state.occupants[entry.seat]
            assert occupant is not None, "somebody sits there"
            gone = isinstance(entry, log.Away)
            away = replace(occupant, away=gone, away_at=entry.at if gone else 0)
            return replace(state, occupants=_put(state.occupants, entry.seat, away))
        case log.Held() | log.Released():
            occupant = state.occupants[entry.seat]
            assert occupant is not None, "a bot sits there"
            held = replace(occupant, held_by=entry.person if isinstance(entry, log.Held) else None, away=False)
            return replace(state, occupants=_put(state.occupants, entry.seat, held))
        case log.RefereeInvited():
            return replace(state, referee=None, referee_key=entry.key_hash)
        case log.RefereeCame():
            return replace(state, referee=entry.person)
        case log.Renamed():
            occupant = state.occupants[entry.seat]
            assert occupant is not None, "somebody sits there"
            return replace(state, occupants=_put(state.occupants, entry.seat, replace(occupant, name=entry.name)))
        case log.Resumed():
            later = tuple(_later(who, entry.down) for who in state.occupants)
            since = state.alone_since and state.alone_since + entry.down
            back = replace(state, lost_ms=state.lost_ms + entry.down, turn_at=state.turn_at + entry.down, occupants=later)
            return replace(back, alone_since=since)
        case log.Closed():
            return replace(state, closed=entry.why, next=entry.next)
        case _:
            return state


def continued(state: TableState, acts: Iterable[log.Act]) -> Any:
    """The state of a match in which these acts were done from its start."""
    match_state = state.game.new(state.rulebook, state.config.seats, phase=state.config.phase)
    for act in acts:
        answer = state.game.apply(match_state, act.actor, log.action_in(act, state.game.Action))
        assert isinstance(answer, Step), "they were accepted once"
        match_state = answer.state
    return match_state


def _later(who: Occupant | None, down: int) -> Occupant | None:
    return who if who is None or not who.away else replace(who, away_at=who.away_at + down)


def _acted(state: TableState, entry: log.Acted, step: Step | None) -> Folded:
    if step is None:
        answer = state.game.apply(state.match, entry.actor, _action(state, entry))
        assert isinstance(answer, Step), "the log holds accepted actions only"
        step = answer
    settled, waiting = state.game.settled(step.state), state.game.waiting(step.state)
    bluff = _bluff(state, step)
    after = replace(
        state,
        seq=state.seq + 1,
        last_at=entry.at,
        match=step.state,
        waiting=waiting,
        banks=_charge(state, entry) if isinstance(entry.actor, int) and not entry.by.startswith("bot:") else state.banks,
        turn_at=state.turn_at if _same_turn(state.waiting, waiting) else entry.at,
        clock_from=entry.at if settled else state.clock_from,
        lost_ms=0 if settled else state.lost_ms,
        done_ids=_remembered(state, entry) if entry.id else state.done_ids,
        bluff=bluff,
        bluff_deal=state.bluff_deal if bluff is state.bluff else state.dealt,
    )
    return Folded(_with_ruling(after, entry, state.seq) if isinstance(entry, log.Ruled) else after, step)


def _action(state: TableState, entry: log.Acted) -> Any:
    return log.action_in(entry, state.game.Action)


def _with_ruling(state: TableState, entry: log.Ruled, seq: int) -> TableState:
    ruling = Ruling(seq, _action(state, entry), entry.reason)
    return replace(state, rulings=(*state.rulings, ruling)[-REMEMBERED_RULINGS:])


def _bluff(state: TableState, step: Step) -> Bluff | None:
    """The cards that their owner may show after this step."""
    behind = kit_of(state.config.game).bluff
    return None if behind is None else behind(state.bluff, state.match, step)


def _remembered(state: TableState, entry: log.Acted) -> DoneIds:
    return state.done_ids.adding(f"{entry.by}/{entry.id}", state.seq, REMEMBERED_IDS * state.config.seats)


def _same_turn(before: Waiting, after: Waiting) -> bool:
    """The same seats are still at the same turn: their clock goes on."""
    return bool(after.seats) and before.turn == after.turn and before.seats == after.seats


def _charge(state: TableState, entry: log.Acted) -> tuple[int, ...]:
    """What a turn took beyond its time comes out of the seat's bank."""
    assert isinstance(entry.actor, int), "only seats have a bank"
    if entry.actor not in state.waiting.seats:
        return state.banks
    over = entry.at - state.turn_at - 1000 * turn_seconds(state)
    return _put(state.banks, Seat(entry.actor), max(0, state.banks[entry.actor] - over)) if over > 0 else state.banks


def turn_seconds(state: TableState) -> int:
    """The seconds of one turn: the rulebook's where it has them, else the table's."""
    return state.waiting.seconds or state.config.turn_seconds


def laid_packs(state: TableState) -> tuple[tuple[Card, ...], ...]:
    """The packs that a lesson lays for its first deals; none at any other table."""
    lesson = _lesson(state)
    return () if lesson is None else lesson.packs


def _lesson(state: TableState) -> Lesson | None:
    name = state.config.lesson
    return None if name is None else kit_of(state.config.game).lessons[name]


def _begun(state: TableState) -> Any:
    """The table before its first pack; that of a lesson may be in the middle of a match."""
    new, lesson = state.game.new(state.rulebook, state.config.seats, phase=state.config.phase), _lesson(state)
    return new if lesson is None else lesson.begins(new)


def _dealt(state: TableState, entry: log.Dealt) -> Folded:
    """The order of the pack follows from the seed and the numbers, and from nothing else; in a lesson it is laid."""
    laid = laid_packs(state)
    shuffled = entry.deal > len(laid)
    pack = order(state.seeds[entry.deal - 1], state.numbers, state.game.pack(state.rulebook)) if shuffled else laid[entry.deal - 1]
    answer = state.game.apply(state.match, TABLE, state.game.shuffled(pack))
    assert isinstance(answer, Step), "a pack was due"
    waiting = state.game.waiting(answer.state)
    dealt = replace(
        state,
        match=answer.state,
        waiting=waiting,
        dealt=entry.deal,
        dealt_seq=state.seq - 1,
        dealt_bound=state.committed,
        dealt_numbers=state.numbers,
        turn_at=entry.at,
    )
    return Folded(_with_company(dealt), answer)


def _put(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])
