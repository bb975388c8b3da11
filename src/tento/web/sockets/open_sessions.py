"""The sockets of a process by the session that they came in with: when it is closed, in whatever process, they end."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

LOOKED_BACK_SECONDS: Final = 10.0
"""What was closed so long ago is looked at again each time: a process that was held up misses nothing."""
LOOK_SECONDS: Final = 0.4
_log = logging.getLogger("tento.socket")

ClosedWithin = Callable[[float], Awaitable[list[str]]]
"""The hashes of the sessions that were closed within so many seconds."""


class OpenSocket:
    """One socket. `end` is what ends it at this moment: it may be talking to a table here or be passed on to another process."""

    def __init__(self) -> None:
        self.ended = False
        self.end: Callable[[], object] = lambda: None

    def close(self) -> None:
        """The session is over, and with it the socket."""
        if not self.ended:
            self.ended = True
            self.end()


class OpenSessions:
    """Which sockets are open for which session."""

    def __init__(self) -> None:
        self._sockets: defaultdict[str, set[OpenSocket]] = defaultdict(set)
        self._task: asyncio.Task[None] | None = None

    @contextmanager
    def socket(self, session: str | None) -> Iterator[OpenSocket]:
        """A socket that came in with this session, by the hash of its token, while it is open."""
        one = OpenSocket()
        if session is not None:
            self._sockets[session].add(one)
        try:
            yield one
        finally:
            if session is not None:
                self._sockets[session].discard(one)
                if not self._sockets[session]:
                    del self._sockets[session]

    def close(self, sessions: Iterable[str]) -> None:
        """Ends every socket of these sessions."""
        for session in sessions:
            for one in tuple(self._sockets.get(session, ())):
                one.close()

    def start(self, closed_within: ClosedWithin) -> None:
        """Begins to look which sessions were closed."""
        self._task = asyncio.create_task(self._look(closed_within))

    def stop(self) -> None:
        """Looks no more."""
        if self._task is not None:
            self._task.cancel()

    async def _look(self, closed_within: ClosedWithin) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if not self._sockets:
                continue
            try:
                self.close(await closed_within(LOOKED_BACK_SECONDS))
            except Exception:
                _log.exception("closed sessions could not be looked up")
