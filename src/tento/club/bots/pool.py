"""A pool of processes in which bots think, so that no event loop ever does: bounded in number, in time, and for each asker."""

import asyncio
import logging
import pickle
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from tento.club.bots.child import Child
from tento.club.bots.frames import LARGEST
from tento.club.bots.question import NoAnswer, Question, Thought, stand_in
from tento.club.bots.thinkers import answered_if_quick
from tento.club.bots.turns import Turns
from tento.club.bots.worker import READY, REMEMBERED, Answer, Asked
from tento.records.analysing import Valued

START_SECONDS: Final = 20.0
"""A worker that is not ready by then never will be."""
RESTART_SECONDS: Final = 5.0
"""After a worker that could not be started none is started for so long."""
COMMAND: Final = (sys.executable, "-m", "tento.club.bots.worker")
_log = logging.getLogger("tento.bots")


class ThinkingLimits(msgspec.Struct, frozen=True, kw_only=True):
    """How many processes, how long one thought and the wait for a free process may take, and how many questions of one asker may wait."""

    processes: int = 1
    seconds: float = 3.0
    waiting_seconds: float = 6.0
    waiting: int = 64


class ThinkingPool:
    """The port `Thinkers` over worker processes. They are started when they are first needed."""

    def __init__(self, limits: ThinkingLimits, command: tuple[str, ...] = COMMAND) -> None:
        self._limits = limits
        self._turns = Turns(limits.processes, max(1, limits.processes // 2), limits.waiting)
        self._workers = [WorkerProcess(command) for _ in range(limits.processes)]
        self._idle = list(self._workers)
        self._stopped = False
        self._asked = 0
        self.on_questions: Callable[[int], None] = lambda _open: None
        """Told how many questions wait or are thought about, each time that their number changes."""

    @property
    def processes(self) -> tuple[int, ...]:
        """The numbers of the processes that run."""
        return tuple(worker.number for worker in self._workers if worker.number is not None)

    def at_once(self, question: Question) -> Thought | None:
        """The answer of a quick player; None if this one thinks elsewhere."""
        return answered_if_quick(question)

    async def think(self, question: Question) -> Thought:
        """The answer of a worker, or a simpler player's when the time is up or the worker is gone."""
        try:
            return await self._ask(question)
        except NoAnswer as error:
            if not self._stopped:
                _log.warning("a bot did not answer", extra={"game": question.game, "bot": question.bot, "error": str(error)})
            return stand_in(question)

    async def value(self, question: Question) -> Valued | None:
        """What a worker says to each option. NoAnswer if it says nothing in time: nobody judges for another."""
        answer = await self._answer(question)
        return Valued(question.options[answer.option], answer.reason, answer.worths) if answer.worths else None

    async def _ask(self, question: Question) -> Thought:
        answer = await self._answer(question)
        return Thought(question.options[answer.option], question.bot, answer.reason)

    async def _answer(self, question: Question) -> Answer:
        with self._counted():
            return await self._answer_in_turn(question)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        self._asked += 1
        self.on_questions(self._asked)
        try:
            yield
        finally:
            self._asked -= 1
            self.on_questions(self._asked)

    async def _answer_in_turn(self, question: Question) -> Answer:
        async with self._turns.turn(question.asker, self._limits.waiting_seconds):
            if self._stopped:
                raise NoAnswer("the pool is closed")
            worker = self._idle.pop()
            try:
                answer = await worker.ask(question, self._limits.seconds)
            finally:
                self._idle.append(worker)
        if not 0 <= answer.option < len(question.options):
            raise NoAnswer(f"its head failed: {answer.reason[:80]}")
        return answer

    async def stop(self) -> None:
        """Ends the processes."""
        self._stopped = True
        await asyncio.gather(*(worker.end() for worker in self._workers))


class WorkerProcess:
    """One process at a time: one that hangs or dies is replaced by the next question."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._child: Child | None = None
        self._knows: dict[str, None] = {}
        self._not_before = 0.0
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def number(self) -> int | None:
        """The number of the process, if it runs."""
        return None if self._child is None else self._child.number

    async def ask(self, question: Question, seconds: float) -> Answer:
        """The answer within so many seconds of a process that is ready; NoAnswer, and the process is ended."""
        try:
            child = await self._running()
            async with asyncio.timeout(seconds):
                return await self._talk(child, question)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
            self._kill()
            raise NoAnswer("the time is up" if isinstance(error, TimeoutError) else "its process is gone") from error
        except BaseException:
            self._kill()  # it may still answer what nobody asks any more
            raise

    async def _talk(self, child: Child, question: Question) -> Answer:
        piece = pickle.dumps(self._asked(question), pickle.HIGHEST_PROTOCOL)
        if len(piece) > LARGEST:
            raise OSError("the question is too long")
        return msgspec.json.decode(await child.exchange(piece), type=Answer)

    def _asked(self, question: Question) -> Asked:
        """The rulebook goes along only where the worker has not seen it, or has forgotten it by now."""
        name = question.rulebook.hash
        known = name in self._knows
        if not known and len(self._knows) >= REMEMBERED:
            del self._knows[next(iter(self._knows))]
        self._knows[name] = None
        asked = (question.game, question.bot, question.view, question.options, question.seed, question.lesson)
        rest = (*asked, question.want, question.signs)
        return Asked(name, None if known else question.rulebook, *rest)

    async def _running(self) -> Child:
        if self._child is not None and self._child.number is not None:
            return self._child
        self._kill()
        loop = asyncio.get_running_loop()
        if loop.time() < self._not_before:
            raise OSError("a worker could not be started a moment ago")
        self._not_before = loop.time() + RESTART_SECONDS
        self._knows.clear()
        if self._closed:
            raise OSError("nobody needs it any more")
        self._child = child = Child(self._command)
        async with asyncio.timeout(START_SECONDS):
            if await child.start() != READY:
                raise OSError("a worker said something else than that it is ready")
        self._not_before = 0.0
        return child

    def _kill(self) -> None:
        if self._child is not None:
            self._child.kill()
            ending = asyncio.create_task(self._child.gone())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)
            self._child = None

    async def end(self) -> None:
        """Ends the process for good, and waits until it is gone."""
        self._closed = True
        self._kill()
        await asyncio.gather(*self._ending)
