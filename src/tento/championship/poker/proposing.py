"""What balancing would do now, and why: the tables that break, the alternates who are called, and the players who move."""

import msgspec

from tento.championship.poker.balancing import balance
from tento.championship.poker.seating import tables_parted
from tento.championship.poker.seats import Move
from tento.championship.poker.state import State


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """What `Balance` would bring about, as far as no draw decides it.

    `breaks` are the tables that are not needed, `rising` those who draw empty seats because of it, `called` how many alternates do.
    `moves` make the tables even that nobody draws a seat at; where somebody does, they are known after the draw. `counts` are those who sit
    at each table before the moves.
    """

    breaks: tuple[int, ...] = ()
    rising: int = 0
    called: int = 0
    moves: tuple[Move, ...] = ()
    counts: dict[int, int] = msgspec.field(default_factory=dict)

    @property
    def needed(self) -> bool:
        """Whether anything is to be done."""
        return bool(self.breaks or self.called or self.moves)


def propose(state: State) -> Proposal:
    """The proposal for the tables as they are."""
    if not state.seating or state.floor.night or state.champion is not None:
        return Proposal()
    kept, broken = tables_parted(state)
    rising = sum(table.count for table in broken)
    free = sum(len(table.seats) - table.count for table in kept) - rising
    called = max(0, min(free, len(state.waiting)))
    moves = () if rising or called else balance(state.rules, kept, state.game).moves
    return Proposal(
        breaks=tuple(table.number for table in broken),
        rising=rising,
        called=called,
        moves=moves,
        counts={table.number: table.count for table in state.seating},
    )
