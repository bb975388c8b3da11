"""A room: everything that a live table is, folded from its entries."""

from typing import Any

import msgspec
from msgspec.structs import replace

from tento.cards.deal import Number, order
from tento.club.games import game_named, house_of
from tento.club.live import entries as log
from tento.rulebooks.loader import load, overlay
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Game, Step, Waiting
from tento.table.seats import TABLE, Seat
from tento.table.talk import Bluff

REMEMBERED_IDS = 64
"""How many of the last accepted ids of each seat are remembered at least, so that a repeated one does nothing twice."""

NEWEST_IDS = 16


class Occupant(msgspec.Struct, frozen=True, gc=False):
    """Who sits on a seat: a person or a bot. `held_by` has taken the bot's cards in hand; `away` when a bot plays for the person."""

    name: str
    person: str | None = None
    bot: str | None = None
    away: bool = False
    held_by: str | None = None

    @property
    def player(self) -> str | None:
        """The person who plays these cards."""
        return self.person or self.held_by

    @property
    def plays_itself(self) -> bool:
        """True if a person is there to answer."""
        return not self.away and self.player is not None


class DoneIds(msgspec.Struct, frozen=True, gc=False):
    """The last accepted ids with the numbers of their entries. Most are `older` and shared by many rooms; only the `newest` are copied."""

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


class Room(msgspec.Struct, frozen=True, gc=False):
    """A live table. `seq` is the number of entries so far; `state` is None until the match starts; seeds are the house's secret.

    `waiting` is who must act in this state: looked up more often than it changes.
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
    state: Any = None
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


class Folded(msgspec.Struct, frozen=True, gc=False):
    """The room after an entry, and the game's step if the entry moved the game."""

    room: Room
    step: Step | None = None


def opened(table: str, entry: log.Opened) -> Room:
    """The room of a table that was just opened."""
    config = entry.config
    rulebook = overlay(load(config.rulebook), config.options)
    return Room(
        table,
        config,
        entry.host,
        game_named(config.game),
        rulebook,
        opened_at=entry.at,
        seq=1,
        occupants=(None,) * config.seats,
        banks=(1000 * config.bank_seconds,) * config.seats,
        last_at=entry.at,
    )


def fold(room: Room, entry: log.AnyEntry, step: Step | None = None, seed: bytes | None = None) -> Folded:
    """The room after this entry. `step` spares applying an action twice; `seed` is the secret of a commitment."""
    if isinstance(entry, log.Acted):
        return _acted(room, entry, step)
    room = replace(room, seq=room.seq + 1, last_at=entry.at)
    match entry:
        case log.Dealt():
            return _dealt(room, entry)
        case log.Numbered():
            return Folded(replace(room, numbers=_put(room.numbers, entry.seat, Number(entry.number))))
        case log.Committed():
            assert seed is not None, "a commitment has its secret"
            blank = (None,) * room.config.seats
            return Folded(replace(room, deal=entry.deal, committed=entry, numbers=blank, seeds=(*room.seeds, seed)))
        case log.Revealed():
            return Folded(replace(room, revealed=entry.deal, revealed_at=(*room.revealed_at, room.seq - 1)))
        case _:
            return Folded(_placed(_seating(room, entry)))


def _placed(room: Room) -> Room:
    """Where each person sits, and whether there are bots: looked up more often than it changes."""
    people = {who.person: Seat(seat) for seat, who in enumerate(room.occupants) if who is not None and who.person is not None}
    return replace(room, places=people, bots=any(who is not None and who.bot is not None for who in room.occupants))


def _seating(room: Room, entry: log.AnyEntry) -> Room:
    match entry:
        case log.Sat():
            occupants = _put(room.occupants, entry.seat, Occupant(entry.name, entry.person, entry.bot))
            return replace(room, occupants=occupants, host_left=room.host_left and entry.person != room.host)
        case log.Left():
            host_left = room.host_left or room.places.get(room.host) == entry.seat
            return replace(room, occupants=_put(room.occupants, entry.seat, None), host_left=host_left)
        case log.Started():
            state = room.game.new(room.rulebook, room.config.seats, phase=room.config.phase)
            return replace(room, state=state, waiting=room.game.waiting(state), clock_from=entry.at, turn_at=entry.at)
        case log.Away() | log.Back():
            occupant = room.occupants[entry.seat]
            assert occupant is not None, "somebody sits there"
            away = replace(occupant, away=isinstance(entry, log.Away))
            return replace(room, occupants=_put(room.occupants, entry.seat, away))
        case log.Held() | log.Released():
            occupant = room.occupants[entry.seat]
            assert occupant is not None, "a bot sits there"
            held = replace(occupant, held_by=entry.person if isinstance(entry, log.Held) else None, away=False)
            return replace(room, occupants=_put(room.occupants, entry.seat, held))
        case log.Renamed():
            occupant = room.occupants[entry.seat]
            assert occupant is not None, "somebody sits there"
            return replace(room, occupants=_put(room.occupants, entry.seat, replace(occupant, name=entry.name)))
        case log.Resumed():
            return replace(room, lost_ms=room.lost_ms + entry.down, turn_at=room.turn_at + entry.down)
        case log.Closed():
            return replace(room, closed=entry.why, next=entry.next)
        case _:
            return room


def _acted(room: Room, entry: log.Acted, step: Step | None) -> Folded:
    if step is None:
        action = msgspec.json.decode(entry.action, type=room.game.Action)
        answer = room.game.apply(room.state, entry.actor, action)
        assert isinstance(answer, Step), "the log holds accepted actions only"
        step = answer
    settled, waiting = room.game.settled(step), room.game.waiting(step.state)
    after = replace(
        room,
        seq=room.seq + 1,
        last_at=entry.at,
        state=step.state,
        waiting=waiting,
        banks=_charge(room, entry) if isinstance(entry.actor, int) and not entry.by.startswith("bot:") else room.banks,
        turn_at=room.turn_at if _same_turn(room.waiting, waiting) else entry.at,
        clock_from=entry.at if settled else room.clock_from,
        lost_ms=0 if settled else room.lost_ms,
        done_ids=_remembered(room, entry) if entry.id else room.done_ids,
        bluff=_bluff(room, step),
    )
    return Folded(after, step)


def _bluff(room: Room, step: Step) -> Bluff | None:
    """The cards that their owner may show after this step."""
    behind = house_of(room.config.game).bluff
    return None if behind is None else behind(room.bluff, room.state, step)


def _remembered(room: Room, entry: log.Acted) -> DoneIds:
    return room.done_ids.adding(f"{entry.by}/{entry.id}", room.seq, REMEMBERED_IDS * room.config.seats)


def _same_turn(before: Waiting, after: Waiting) -> bool:
    """The same seats are still at the same turn: their clock goes on."""
    return bool(after.seats) and before.turn == after.turn and before.seats == after.seats


def _charge(room: Room, entry: log.Acted) -> tuple[int, ...]:
    """What a turn took beyond its time comes out of the seat's bank."""
    assert isinstance(entry.actor, int), "only seats have a bank"
    if entry.actor not in room.waiting.seats:
        return room.banks
    over = entry.at - room.turn_at - 1000 * turn_seconds(room)
    return _put(room.banks, Seat(entry.actor), max(0, room.banks[entry.actor] - over)) if over > 0 else room.banks


def turn_seconds(room: Room) -> int:
    """The seconds of one turn: the rulebook's where it has them, else the table's."""
    return room.waiting.seconds or room.config.turn_seconds


def _dealt(room: Room, entry: log.Dealt) -> Folded:
    """The order of the pack follows from the seed and the numbers, and from nothing else."""
    pack = order(room.seeds[entry.deal - 1], room.numbers, room.game.pack(room.rulebook))
    answer = room.game.apply(room.state, TABLE, room.game.shuffled(pack))
    assert isinstance(answer, Step), "a pack was due"
    waiting = room.game.waiting(answer.state)
    return Folded(replace(room, state=answer.state, waiting=waiting, dealt=entry.deal, turn_at=entry.at), answer)


def _put(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])
