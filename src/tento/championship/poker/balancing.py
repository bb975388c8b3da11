"""Breaking and balancing tables: who moves, and to which seat."""

import heapq
from collections.abc import Sequence

import msgspec

from tento.cards.chance import Chance
from tento.championship.poker.button import Game, clockwise, next_blinds, next_taken, waits
from tento.championship.poker.seats import Move, Seated, Seating, Spot, Table, fill, reseated, spots, tables_needed
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces


class Balanced(msgspec.Struct, frozen=True):
    """A seating made even, with the moves in their order."""

    seating: Seating
    moves: tuple[Move, ...]


@enforces("stop_gap")
def stopped(rules: PokerTournamentRules, counts: Sequence[int], full_ring: bool = True) -> list[int]:
    """The places in the list of the tables that stop: three or more players short of the largest. Other formats: the Director."""
    if not full_ring:
        return []
    return [place for place, count in enumerate(counts) if max(counts) - count >= rules.stop_gap]


def break_tables(seating: Seating, chance: Chance, *, down_to: int | None = None) -> Seated:
    """The seating on as few tables as will do: the highest numbers break first, their players draw empty seats elsewhere."""
    players = sum(table.count for table in seating)
    wanted = tables_needed(players, len(seating[0].seats)) if down_to is None else down_to
    kept, broken = parted(seating, wanted)
    came_from = spots(broken)
    movers = list(came_from)
    chance.shuffle(movers)
    return fill(kept, movers, chance, came_from)


def parted(seating: Seating, wanted: int) -> tuple[Seating, Seating]:
    """The tables that stay, so many, and those with the highest numbers, which break."""
    by_number = tuple(sorted(seating, key=lambda table: table.number))
    return by_number[:wanted], by_number[wanted:]


@enforces("balance_mover", "balance_stud")
def mover(rules: PokerTournamentRules, table: Table, game: Game = "flop", seat: int | None = None) -> int:
    """The seat whose player moves: the next big blind. In a stud event, the player in the position that is to be filled.

    Before a table's first hand there is no blind yet: its lowest seat moves.
    """
    taken, size = table.taken(), len(table.seats)
    if game == "stud" and seat is not None:
        return seat if seat in taken else next_taken(seat, taken, size)
    if table.blinds is None:
        return taken[0]
    return next_blinds(rules, table.blinds, taken, size).big


@enforces("balance_seat", "balance_stud")
def target_seat(rules: PokerTournamentRules, table: Table, game: Game = "flop") -> int | None:
    """The seat that a moved player takes: the worst position, which is the next big blind, and never the small blind.

    Empty seats are taken by how soon they will be big blind; the button comes last, then a seat where the player would wait.
    In a stud event the last seat to fall empty is the first filled.
    """
    empty, size = table.empty(), len(table.seats)
    if not empty:
        return None
    if game == "stud":
        return table.opened[-1] if table.opened else empty[0]
    if table.blinds is None:
        return empty[0]
    blinds = next_blinds(rules, table.blinds, table.taken(), size) if table.count > 1 else table.blinds
    order = [seat for seat in clockwise(blinds.small, size) if seat in empty and seat != blinds.small]
    playing = [seat for seat in order if not waits(rules, seat, blinds, size)]
    return next(iter([*playing, *order]), None)


@enforces("balance_source", "balance_diff")
def balance(rules: PokerTournamentRules, seating: Seating, game: Game = "flop") -> Balanced:
    """Moves players from the largest table to the smallest until no two differ by more than the rulebook allows.

    Of tables with as many players the one with the lowest number gives, and receives, first.
    """
    tables = {table.number: table for table in seating}
    largest = [(-table.count, table.number) for table in seating]
    smallest = [(table.count, table.number) for table in seating]
    heapq.heapify(largest)
    heapq.heapify(smallest)
    moves: list[Move] = []
    while (pair := _extremes(tables, largest, smallest)) and tables[pair[0]].count - tables[pair[1]].count >= rules.balance_diff:
        move = _move(rules, tables[pair[0]], tables[pair[1]], game)
        if move is None:
            break
        moves.append(move)
        for number in pair:
            tables[number] = _after(tables[number], move)
            heapq.heappush(largest, (-tables[number].count, number))
            heapq.heappush(smallest, (tables[number].count, number))
    return Balanced(tuple(tables[table.number] for table in seating), tuple(moves))


def _extremes(tables: dict[int, Table], largest: list[tuple[int, int]], smallest: list[tuple[int, int]]) -> tuple[int, int] | None:
    """The tables with most and with fewest players; counts that have changed since are thrown away."""
    while largest and -largest[0][0] != tables[largest[0][1]].count:
        heapq.heappop(largest)
    while smallest and smallest[0][0] != tables[smallest[0][1]].count:
        heapq.heappop(smallest)
    return (largest[0][1], smallest[0][1]) if largest and smallest else None


def _move(rules: PokerTournamentRules, source: Table, target: Table, game: Game) -> Move | None:
    seat = target_seat(rules, target, game)
    if seat is None:
        return None
    leaving = mover(rules, source, game, seat)
    player = source.seats[leaving - 1]
    assert player is not None, "a mover sits at the source table"
    return Move(player, Spot(source.number, leaving), Spot(target.number, seat))


def _after(table: Table, move: Move) -> Table:
    row = [None if who == move.player else who for who in table.seats]
    if move.to.table == table.number:
        row[move.to.seat - 1] = move.player
    return reseated((table,), {table.number: row})[0]
