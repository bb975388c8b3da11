"""What a live table must still be told so that it is as the event says: who leaves, who comes with which chips, the level, the next hand.

It is found by comparing the event with the tables, so that an order which was kept before a crash is not given twice. A player who moves is
seated with the stack at the new table first, and leaves the old one after that: whoever sits at two tables has the chips at the one that
the event names.
"""

from collections.abc import Mapping
from typing import NamedTuple

from tento.championship.poker.seats import Spot, Table, starting_stack
from tento.championship.poker.state import State
from tento.club.events.poker.floor import BOT, Chair, FloorTable, player_of
from tento.club.live.directing import Come, Leave, Order, Tell
from tento.club.live.table_state import Occupant
from tento.table.kit import Directing
from tento.table.seats import Seat


class Handing(NamedTuple):
    """The orders for one table; `whole` says that nobody is missing there and nobody is too many once they are carried out."""

    orders: tuple[Order, ...]
    whole: bool


class Hall(NamedTuple):
    """The event, the seats that it gives, the live table of each of its tables by number, and where everybody really sits."""

    state: State
    spots: Mapping[str, Spot]
    tables: Mapping[int, FloorTable]
    chairs: Mapping[str, list[Chair]]
    names: Mapping[str, str]
    directing: Directing
    bot: str


def handing(hall: Hall, here: FloorTable, wanted: Table | None, may_play: bool) -> Handing:
    """What is to be done at a table that waits for a word; `wanted` is None for one that the event has no more."""
    leaving = [seat for seat, who in here.seats.items() if _may_leave(hall, here, seat, player_of(who), wanted)]
    taken = {seat: player_of(who) for seat, who in here.seats.items() if seat not in leaving}
    rows = {} if wanted is None else {seat: who for seat, who in enumerate(wanted.seats, 1) if who is not None}
    coming = [come for seat, who in rows.items() if seat not in taken and (come := _come(hall, here, seat, who)) is not None]
    there = taken | {come.seat + 1: player_of(come.who) for come in coming}
    whole = there == rows and all(here.stack(seat) for seat in taken)
    if not whole and not here.seats:
        return Handing((), False)  # a new table is filled in one piece
    orders: list[Order] = [*(Leave(Seat(seat - 1)) for seat in leaving), *coming]
    if whole and wanted is not None:
        orders += _before_the_hand(hall, here, wanted, may_play and len(rows) > 1)
    return Handing(tuple(orders), whole)


def _may_leave(hall: Hall, here: FloorTable, seat: int, player: str, wanted: Table | None) -> bool:
    """Who is out, or sits already where the event wants it."""
    if wanted is not None and wanted.seats[seat - 1] == player:
        return False
    spot = hall.spots.get(player)
    if spot is None:
        return True
    there = hall.tables.get(spot.table)
    return there is not None and there.id != here.id and there.seat_of(player) == spot.seat


def _come(hall: Hall, here: FloorTable, seat: int, player: str) -> Come | None:
    """A player with the chips of the table left behind, once its hand is over; with a full stack who sat nowhere yet."""
    before = [chair for chair in hall.chairs.get(player, []) if chair.table.id != here.id]
    if any(not chair.table.free for chair in before):
        return None
    if not before:
        if here.table.hands or hall.state.final:
            return None  # nobody comes from nowhere once hands are played
        who = _occupant(player, hall.names.get(player, player), hall.bot)
        return Come(Seat(seat - 1), starting_stack(hall.state.stack), who)
    table, chair = before[0]
    return Come(Seat(seat - 1), table.stack(chair), table.seats[chair])


def _occupant(player: str, name: str, bot: str) -> Occupant:
    if player.startswith(BOT):
        return Occupant(player.removeprefix(BOT), bot=bot)
    return Occupant(name, person=player)


def _before_the_hand(hall: Hall, here: FloorTable, wanted: Table, plays: bool) -> list[Order]:
    """The level and how many are left, the button of the first hand, and the word for the next one."""
    state, directing = hall.state, hall.directing
    orders: list[Order] = []
    fresh = not here.seats
    if fresh:
        orders.append(Tell(directing.by_hand))
    if fresh and wanted.blinds is not None and wanted.count > 1:
        orders.append(Tell(directing.button(Seat(wanted.blinds.button - 1))))
    clock = state.floor.clock
    if plays and clock is not None:
        if (here.table.level, here.table.left) != (clock.level, state.alive):
            orders.append(Tell(directing.level(max(clock.level, here.table.level), state.alive)))
        orders.append(Tell(directing.next_hand))
    return orders
