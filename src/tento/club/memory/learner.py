"""K-LEARN at live tables: the decisions of a match that ended, of everybody at it who lets them be kept (KT-24, KT-25)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from tento.club.learning import remembered
from tento.club.live.table_log import TableLog
from tento.club.live.table_state import TableState
from tento.club.ports import LearnedMatch, Memories, StoreUnavailable
from tento.club.replays.finished import played_again
from tento.club.replays.preparing import played_in
from tento.games.registry import kit_of
from tento.records.analysing import decisions
from tento.table.learned.memory import Memory, write
from tento.table.seats import Seat

MOST_MATCHES: Final = 100
"""So many of a person's last matches are kept; older ones that were never merged are forgotten."""
AT_ONCE: Final = 1
"""So many matches are looked through at once, beside the loop."""
_log = logging.getLogger("tento.memory")


class Learner:
    """Keeps the decisions of matches that ended, each once. `log_of` finds the log of a table."""

    def __init__(self, memories: Memories, log_of: Callable[[str], Awaitable[TableLog | None]]) -> None:
        self._memories, self._log_of = memories, log_of
        self._beside = asyncio.Semaphore(AT_ONCE)

    async def finished(self, state: TableState) -> None:
        """A match ended. What goes wrong with it is logged and given up: a match is over whether it was learned from or not."""
        try:
            seats = await self._learned(state) if may_be_learned(state) else {}
            if seats:
                await self._keep(state, seats)
        except StoreUnavailable:
            raise
        except Exception:
            _log.exception("a match could not be learned from")

    async def _learned(self, state: TableState) -> dict[str, Seat]:
        """The people whose decisions are kept, and where they sat."""
        return {person: seat for person, seat in state.places.items() if (await self._memories.switches(person)).keeps}

    async def _keep(self, state: TableState, seats: Mapping[str, Seat]) -> None:
        kept = await self._log_of(state.id)
        if kept is None:
            return
        async with self._beside:
            found = await asyncio.to_thread(learned_from, kept, tuple(seats.values()))
        for person, seat in seats.items():
            memory, many = found[seat]
            if many:
                await self._memories.add(
                    LearnedMatch(
                        person=person,
                        table=state.id,
                        game=memory.game,
                        rulebook=memory.rulebook,
                        at=state.last_at,
                        decisions=many,
                        text=write(memory),
                    ),
                    MOST_MATCHES,
                )


def may_be_learned(state: TableState) -> bool:
    """A real match, of people, of a game that can be learned."""
    config = state.config
    people = config.lesson is None and config.what_if is None and config.ladder is None
    return people and kit_of(config.game).learning is not None


def learned_from(kept: TableLog, seats: Sequence[Seat]) -> dict[Seat, tuple[Memory, int]]:
    """What each of these seats decided in a finished match, from its own view, and how many decisions that were.

    It belongs to the rulebook that the table chose, whatever it agreed on beside that: longer matches are no other style.
    """
    moments = played_again(kept)
    config = moments[-1].folded.state.config
    kit = kit_of(config.game)
    asked = list(decisions(kit, played_in(moments)))
    found = {seat: remembered(kit, kept.rulebook, [one for one in asked if one.seat == seat]) for seat in seats}
    for memory, _many in found.values():
        memory.rulebook = config.rulebook
    return found
