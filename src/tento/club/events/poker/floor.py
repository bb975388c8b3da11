"""The live tables of a tournament as its director sees them: who sits where with how many chips, and which of them wait for a word."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from tento.club.live.table_state import Occupant, TableState
from tento.table.kit import DirectedTable, Directing, WentOut

BOT: Final = "bot:"
"""How the name of a bot begins in the log of an event; people are called by their ids there."""
BETWEEN: Final = "."
"""What stands between the id of an event and the number of its table in the id of the live table: no id holds it."""
FINAL: Final = "final"


def table_id(event: str, number: int, final: bool) -> str:
    """The live table of a table of the event: the same every time that it is asked for."""
    return f"{event}{BETWEEN}{FINAL if final else number}"


def event_of(table: str) -> str | None:
    """The event that a live table belongs to, by its id."""
    return table.rpartition(BETWEEN)[0] or None


def player_of(who: Occupant) -> str:
    """How somebody at a table is called in the log of the event."""
    return who.person if who.person is not None else f"{BOT}{who.name}"


class FloorTable(NamedTuple):
    """One live table. Seats are counted from 1, as the event counts them; `free` is a table that waits for a word between two hands.

    `outs` went out in the last hand, with their stack at its beginning and the seats that took it.
    """

    id: str
    seats: Mapping[int, Occupant]
    table: DirectedTable
    outs: Mapping[int, WentOut]
    free: bool

    def stack(self, seat: int) -> int:
        """The chips in front of a seat."""
        return self.table.stacks[seat - 1] or 0

    def seat_of(self, player: str) -> int | None:
        """Where a player sits."""
        return next((seat for seat, who in self.seats.items() if player_of(who) == player), None)


def seen(state: TableState, directing: Directing, free: bool) -> FloorTable:
    """A live table as it is; `free` says that the pause to look at the last hand is over too."""
    table = directing.table(state.match)
    outs = directing.last_hand(state.match).outs if table.free and table.hands else {}
    seats = {seat: who for seat, who in enumerate(state.occupants, 1) if who is not None}
    return FloorTable(state.id, seats, table, {seat + 1: out for seat, out in outs.items()}, table.free and free)


class Chair(NamedTuple):
    """Where a player really sits: the table and the seat."""

    table: FloorTable
    seat: int


def chairs(tables: Iterable[FloorTable]) -> dict[str, list[Chair]]:
    """Where everybody really sits. Who is being moved sits at two tables until the old chair is cleared."""
    found: dict[str, list[Chair]] = {}
    for table in tables:
        for seat, who in table.seats.items():
            found.setdefault(player_of(who), []).append(Chair(table, seat))
    return found
