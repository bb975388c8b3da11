"""Where players made of code think: the door through which tables ask them. Behind it stands this process, or a pool of others."""

import asyncio
import logging
from typing import Protocol

from tento.club.bots.question import Question, Thought, is_quick, stand_in, think, value
from tento.records.analysing import Valued

_log = logging.getLogger("tento.bots")


class Thinkers(Protocol):
    """Whoever can be asked. Each answer is legal: it is one of the options."""

    def at_once(self, question: Question) -> Thought | None:
        """The answer of a player who never lets anybody wait; None if this one must be waited for."""
        ...

    async def think(self, question: Question) -> Thought:
        """The answer, in bounded time: if the player gives none, that of a simpler one. NoAnswer where only advice was asked for."""
        ...

    async def value(self, question: Question) -> Valued | None:
        """What the strongest player of the game says to each option; None where there is no choice. NoAnswer if it says nothing."""
        ...

    async def stop(self) -> None:
        """Thinks no more; whoever waits gets the answer of a simpler player."""
        ...


def answered(question: Question) -> Thought:
    """The player's own answer; a simpler player's if its head fails."""
    try:
        return think(question)
    except Exception:
        _log.exception("a bot failed", extra={"game": question.game, "bot": question.bot})
        return stand_in(question)


def answered_if_quick(question: Question) -> Thought | None:
    """The answer of a quick player."""
    return answered(question) if is_quick(question) else None


class InlineThinkers:
    """Everybody thinks here, one after the other, for as long as it takes: for tests and for programs without people who wait."""

    def at_once(self, question: Question) -> Thought | None:
        """The answer, however long it takes."""
        return answered(question)

    async def think(self, question: Question) -> Thought:
        """The same."""
        return answered(question)

    async def value(self, question: Question) -> Valued | None:
        """What it says, however long it takes, beside the loop."""
        return await asyncio.to_thread(value, question)

    async def stop(self) -> None:
        """Nothing to stop."""
