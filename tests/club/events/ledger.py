"""Chips counted by reading the logs of all tables of a tournament: nothing of the director's own counting is used."""

from typing import Any

from tento.club.events.poker.floor import event_of
from tento.club.live.live_tables import LiveTables
from tento.club.live.table_log import moments
from tento.games.poker.rules.events import HandEnded, PlayerLeft, PlayerSeated
from tento.table.refusal import Refusal


class TableBook:
    """What came to one table, what went, and what lay there after each hand."""

    def __init__(self) -> None:
        self.came: list[tuple[str, int]] = []
        self.went: list[tuple[str, int]] = []
        self.after_hands: list[int] = []
        self.chips: list[int] = []
        """The chips that were brought to the table less those taken from it, as each hand ended."""


async def books(live_tables: LiveTables, event: str, most: int) -> dict[str, TableBook]:
    """The book of every table that the tournament has opened."""
    found = {}
    for name in (*(f"{event}.{number}" for number in range(1, most + 1)), f"{event}.final"):
        assert event_of(name) == event
        kept = await live_tables.log_of(name)
        if kept is not None:
            found[name] = _book(kept)
    return found


def _book(kept: Any) -> TableBook:
    book = TableBook()
    for moment in moments(kept):
        assert not isinstance(moment.folded.step, Refusal)
        for happened in moment.folded.step.events if moment.folded.step is not None else ():
            if isinstance(happened, PlayerSeated):
                book.came.append((f"{happened.seat}", happened.stack))
            elif isinstance(happened, PlayerLeft):
                book.went.append((f"{happened.seat}", happened.stack))
            elif isinstance(happened, HandEnded):
                book.after_hands.append(sum(happened.stacks))
                book.chips.append(sum(stack for _, stack in book.came) - sum(stack for _, stack in book.went))
    return book


def check(found: dict[str, TableBook], players: int, stack: int) -> None:
    """No table made or lost a chip in a hand, and what left the tables came to others, to the last chip."""
    for name, book in found.items():
        assert book.after_hands == book.chips, name
    came = sorted(stack for book in found.values() for _, stack in book.came)
    went = sorted(stack for book in found.values() for _, stack in book.went)
    first = [stack] * players
    moved = list(came)
    for one in first:
        moved.remove(one)
    assert moved == went, "whoever moved brought the chips of the table left behind"
