"""Who sits where. Seats are drawn, late players fill the shortest tables, and whoever finds no seat waits in one line."""

import heapq
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from tento.cards.chance import Chance
from tento.cards.shuffle import permutation
from tento.championship.poker.button import Blinds
from tento.championship.poker.refusing import refuse
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

SEATS = b"tento/1/poker-seats"

# Seats, tables and moves are made by the hundred thousand. They are values and hold no cycles, so the collector need not walk them
# (gc=False): else a large field costs more for each player than a small one.


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A seat of a table, both from 1 on."""

    table: int
    seat: int


class Table(msgspec.Struct, frozen=True, gc=False):
    """One table: who sits in each seat (None: empty), the last hand's blinds, and the seats in the order in which they fell empty."""

    number: int
    seats: tuple[str | None, ...]
    blinds: Blinds | None = None
    opened: tuple[int, ...] = ()

    def taken(self) -> list[int]:
        """The seats where somebody sits."""
        return [seat for seat, who in enumerate(self.seats, 1) if who is not None]

    def empty(self) -> list[int]:
        """The seats where nobody sits."""
        return [seat for seat, who in enumerate(self.seats, 1) if who is None]

    @property
    def count(self) -> int:
        """How many sit here."""
        return len(self.seats) - self.seats.count(None)


Seating = tuple[Table, ...]


class Move(msgspec.Struct, frozen=True, gc=False):
    """A player who was given a seat; `came_from` is None for whoever had none."""

    player: str
    came_from: Spot | None
    to: Spot


def spots(seating: Seating) -> dict[str, Spot]:
    """Where everybody sits."""
    return {who: Spot(table.number, seat) for table in seating for seat, who in enumerate(table.seats, 1) if who is not None}


def tables_needed(players: int, size: int) -> int:
    """The fewest tables of this size that seat everybody."""
    return -(-players // size)


@enforces("seat_draw")
def draw_seats(players: Sequence[str], size: int, key: bytes, fixed: Mapping[str, Spot] | None = None) -> Seating:
    """The seats of a new tournament: everybody at random, on as few tables as will do, none with two more than another.

    Anybody can redo it from the list and the key. `fixed` are the seats of players with special needs, who are left out of the draw.
    """
    seats = _taken(len(players), size, fixed or {})
    drawn = [who for who in players if who not in (fixed or {})]
    free = _evenly(seats, len(players))
    for place, who in zip(permutation(SEATS, key, len(drawn)), drawn, strict=True):
        table, seat = free[place]
        seats[table][seat] = who
    return tuple(Table(number, tuple(row)) for number, row in enumerate(seats, 1))


def even_seats(players: int, size: int, fixed: Mapping[str, Spot] | None = None) -> list[Spot]:
    """The seats that a new draw gives out, in their order."""
    return [Spot(table + 1, seat + 1) for table, seat in _evenly(_taken(players, size, fixed or {}), players)]


@enforces("seat_draw")
def seats_kept(players: Sequence[str], size: int, wanted: Mapping[str, Spot]) -> dict[str, Spot]:
    """The seats that a new draw keeps for players with special needs, where it can: they exist, are kept once, and leave tables even.

    The first of the list comes first; whoever's seat cannot be kept is drawn like everybody.
    """
    left = _even(len(players), tables_needed(len(players), size))
    kept: dict[str, Spot] = {}
    for who in players if wanted else ():
        spot = wanted.get(who)
        if spot is None or spot in kept.values() or not (1 <= spot.table <= len(left) and 1 <= spot.seat <= size):
            continue
        if left[spot.table - 1]:
            kept[who] = spot
            left[spot.table - 1] -= 1
    return kept


def _taken(players: int, size: int, fixed: Mapping[str, Spot]) -> list[list[str | None]]:
    """The tables of a new draw, empty but for the seats that are kept."""
    seats: list[list[str | None]] = [[None] * size for _ in range(tables_needed(players, size))]
    for who, spot in fixed.items():
        seats[spot.table - 1][spot.seat - 1] = who
    return seats


def _even(players: int, tables: int) -> list[int]:
    """How many sit at each of so many tables: as many as at another, or one more."""
    return [players // tables + (table < players % tables) for table in range(tables)]


def _evenly(seats: list[list[str | None]], players: int) -> list[tuple[int, int]]:
    """Empty seats that leave every table with as many players as another, or one more, the lowest seats first."""
    free = []
    for table, (row, wanted) in enumerate(zip(seats, _even(players, len(seats)), strict=True)):
        more = wanted - (len(row) - row.count(None))
        free += [(table, seat) for seat, who in enumerate(row) if who is None][:more]
    return free


class Seated(msgspec.Struct, frozen=True):
    """A seating with newcomers in it: the moves made, and who waits for a seat, in order."""

    seating: Seating
    moves: tuple[Move, ...]
    alternates: tuple[str, ...]


@enforces("late_entry", "broken_table")
def fill(seating: Seating, players: Iterable[str], chance: Chance, came_from: Mapping[str, Spot] | None = None) -> Seated:
    """Newcomers take empty seats, drawn at the table with the fewest players; with no seat left they are alternates, in order."""
    origins = came_from or {}
    tables = {table.number: list(table.seats) for table in seating}
    shortest = [(table.count, table.number) for table in seating]
    heapq.heapify(shortest)
    moves, alternates = [], []
    for who in players:
        while shortest and shortest[0][0] >= len(tables[shortest[0][1]]):
            heapq.heappop(shortest)
        if not shortest:
            alternates.append(who)
            continue
        count, number = shortest[0]
        row = tables[number]
        seat = chance.choice([place for place, sitting in enumerate(row) if sitting is None])
        row[seat] = who
        heapq.heapreplace(shortest, (count + 1, number))
        moves.append(Move(who, origins.get(who), Spot(number, seat + 1)))
    return Seated(reseated(seating, tables), tuple(moves), tuple(alternates))


def reseated(seating: Seating, seats: Mapping[int, Sequence[str | None]]) -> Seating:
    """The seating with these rows of seats; of seats that fell empty the table remembers the order, and forgets those taken again."""
    return tuple(_changed(table, tuple(seats[table.number])) for table in seating if table.number in seats)


def _changed(table: Table, row: tuple[str | None, ...]) -> Table:
    if row == table.seats:
        return table
    still = tuple(seat for seat in table.opened if row[seat - 1] is None)
    new = tuple(seat for seat, who in enumerate(row, 1) if who is None and table.seats[seat - 1] is not None and seat not in still)
    return Table(table.number, row, table.blinds, still + new)


def leave(seating: Seating, players: Iterable[str]) -> Seating:
    """The seating without these players, who went out in this order."""
    where = spots(seating)
    rows = {table.number: list(table.seats) for table in seating}
    for who in players:
        spot = where[who]
        rows[spot.table][spot.seat - 1] = None
    return reseated(seating, rows)


def renamed(seating: Seating, old: str, new: str) -> Seating:
    """The seating with another person in the seat of one."""
    return tuple(msgspec.structs.replace(table, seats=tuple(new if who == old else who for who in table.seats)) for table in seating)


@enforces("wrong_seat")
def right_seat(seating: Seating, player: str, right: Spot) -> Seating:
    """A player who began in the wrong seat goes to the right one; whoever sat there takes the other. Stacks stay with their players."""
    where = spots(seating)
    rows = {table.number: list(table.seats) for table in seating}
    other = rows[right.table][right.seat - 1]
    wrong = where[player]
    rows[wrong.table][wrong.seat - 1] = other
    rows[right.table][right.seat - 1] = player
    return reseated(seating, rows)


@enforces("late_stack")
def starting_stack(sheet_stack: int) -> int:
    """Whoever comes late, again, or from the list of alternates begins with a full stack."""
    return sheet_stack


def join_alternates(rulebook: Rulebook, waiting: Sequence[str], seating: Seating, player: str) -> tuple[str, ...] | Refusal:
    """The one waiting list with this player at its end, who may neither wait twice nor play already."""
    if player in waiting or player in spots(seating):
        return refuse(rulebook, "still_in", "live_entries_per_person")
    return (*waiting, player)
