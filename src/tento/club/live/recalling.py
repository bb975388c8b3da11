"""A table whose bots play from what was learned of a person: the teacher's choice becomes the person's, as often as the person chose so."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from tento.cards.chance import Chance
from tento.club.bots.question import Question, Thought
from tento.club.live.entries import TableConfig
from tento.club.live.table_state import TableState
from tento.club.ports import Memories, StoreUnavailable
from tento.games.registry import kit_of
from tento.table.learned.memory import Memory, read
from tento.table.learned.player import recalled
from tento.table.seats import Seat

MEMORY: Final = "memory"
"""Who chose, where a choice came from memory."""
Recall = Callable[[str, TableConfig], Awaitable[tuple[Memory, ...]]]
"""The memories that the bots of a table play from, by its host and its agreement, in the order in which they are asked."""
_log = logging.getLogger("tento.memory")


async def nothing_learned(_host: str, _config: TableConfig) -> tuple[Memory, ...]:
    """Where nobody is learned nobody plays from memory."""
    return ()


def recalling(memories: Memories) -> Recall:
    """Finds memories: at the own table K-BRAIN before K-NEURON (KT-17), at another's K-NEURON alone; none that may not be used (KT-25)."""

    async def recall(host: str, config: TableConfig) -> tuple[Memory, ...]:
        if config.like is None or not (await memories.switches(config.like)).uses:
            return ()
        kinds = ("brain", "neuron") if host == config.like else ("neuron",)
        rows = {row.kind: row for row in await memories.get(config.like, config.game, config.rulebook)}
        return await asyncio.to_thread(lambda: tuple([read(rows[kind].text) for kind in kinds if kind in rows]))

    return recall


class TableMemory:
    """The memories of one table, fetched when its first bot is asked. Without an answer of the store the teacher plays."""

    def __init__(self, recall: Recall) -> None:
        self._recall = recall
        self._memories: tuple[Memory, ...] | None = None

    async def fetch(self, state: TableState) -> None:
        """Fetches them, once."""
        if self._memories is None:
            try:
                self._memories = () if state.config.like is None else await self._recall(state.host, state.config)
            except StoreUnavailable:
                _log.warning("a memory could not be fetched")

    def chosen(self, state: TableState, seat: Seat | None, question: Question, thought: Thought) -> Thought:
        """What a bot of the table does where its teacher would do this."""
        who = None if seat is None else state.occupants[seat]
        learning = kit_of(question.game).learning
        if not self._memories or learning is None or who is None or who.bot is None:
            return thought
        situation = learning.situation(question.view, question.options, question.rulebook)
        done = recalled(situation, question.options, thought.action, self._memories, Chance(question.seed, MEMORY))
        return Thought(done.action, MEMORY if done.from_memory else thought.by)
