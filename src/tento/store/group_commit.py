"""One thread writes the log. Whatever was asked since the last commit goes into the next one, so that a commit serves many."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple, Protocol

from tento.club.ports import StaleOwner, StoreUnavailable

MOST = 2048  # appends in one transaction after which no more are added, so that the first of them does not wait for ever


class Append(NamedTuple):
    """One call of `append` that waits for its commit."""

    table: str
    epoch: int
    first: int
    lines: Sequence[bytes]
    secrets: Sequence[tuple[int, bytes]]
    beside: Sequence[tuple[int, bytes]]
    done: asyncio.Future[None]


class BatchWriter(Protocol):
    """One connection that writes; it lives on the writer's thread."""

    def write(self, batch: Sequence[Append]) -> list[bool]:
        """Commits, durably and in one transaction, what the owners of their tables ask; True for each owner.

        Nothing of the batch is kept if it raises. StoreUnavailable if the database does not answer, NumberTaken if a number is taken.
        """
        ...

    def close(self) -> None:
        """Closes the connection."""
        ...


class NumberTaken(Exception):
    """A line or a deal of that number is there already."""


class GroupCommit:
    """The writer: takes appends from the event loop, and answers all of one commit with one wake-up of the loop."""

    def __init__(self, batches: BatchWriter) -> None:
        self._batches = batches
        self._gathered: list[Append] = []
        self._asked: SimpleQueue[list[Append] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="tento-log", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Begins to write, for the event loop that calls."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def append(  # noqa: PLR0913, PLR0917 - what is kept in one transaction, and the fence around it
        self,
        table: str,
        epoch: int,
        first: int,
        lines: Sequence[bytes],
        secrets: Sequence[tuple[int, bytes]],
        beside: Sequence[tuple[int, bytes]],
    ) -> None:
        """Returns once the lines are kept. A caller that goes away meanwhile changes nothing: they are kept all the same."""
        if self._loop is None:
            raise StoreUnavailable("the log is closed")
        done = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(Append(table, epoch, first, lines, secrets, beside, done))
        await done

    def _hand_over(self) -> None:
        """What was asked in this turn of the loop goes to the writer at once: waking it for each would disturb both."""
        if self._gathered:
            self._asked.put(self._gathered)
            self._gathered = []

    async def stop(self) -> None:
        """Writes what is waiting and closes."""
        if self._loop is not None:
            self._loop = None
            self._hand_over()
            self._asked.put(None)
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._next()
            if batch:
                _tell(batch, self._answers(batch))
        self._batches.close()

    def _next(self) -> tuple[list[Append], bool]:
        """Everything that waits, at least one thing; False when it was the last."""
        batch: list[Append] = []
        some = self._asked.get()
        with suppress(Empty):
            while some is not None:
                batch += some
                if len(batch) >= MOST:
                    return batch, True
                some = self._asked.get_nowait()
        return batch, some is not None

    def _answers(self, batch: Sequence[Append]) -> list[Exception | None]:
        """What to answer each: nothing if its lines are kept, else the reason.

        A commit that one append spoils is tried again in halves until that one stands alone, so that the others are kept.
        """
        try:
            owners = self._batches.write(batch)
        except StoreUnavailable as error:
            return [StoreUnavailable(str(error)) for _ in batch]
        except Exception as error:
            if len(batch) > 1:
                middle = len(batch) // 2
                return self._answers(batch[:middle]) + self._answers(batch[middle:])
            return [StaleOwner(batch[0].table) if isinstance(error, NumberTaken) else error]
        return [None if owner else StaleOwner(append.table) for append, owner in zip(batch, owners, strict=True)]


def _tell(batch: Sequence[Append], answers: Sequence[Exception | None]) -> None:
    with suppress(RuntimeError):  # the loop was closed: nobody waits any more
        batch[0].done.get_loop().call_soon_threadsafe(_settle, batch, answers)


def _settle(batch: Sequence[Append], answers: Sequence[Exception | None]) -> None:
    for append, answer in zip(batch, answers, strict=True):
        if append.done.done():
            continue
        if answer is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(answer)
