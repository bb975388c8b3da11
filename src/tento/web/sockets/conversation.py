"""What every conversation on a socket has, whatever it is about: frames of a bounded size and number, problems in words, and an end."""

import asyncio
import itertools
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from secrets import token_hex
from typing import Final

from tento.club.limits import Rate
from tento.club.ports import Person, StaleOwner, StoreUnavailable
from tento.texts.language import Lang, spoken_language
from tento.web.sockets.accepted import BROKEN, COME_BACK, NOT_ALLOWED, TOO_LARGE, TOO_SLOW, AcceptedSocket, Disconnected
from tento.web.sockets.client_messages import LARGEST
from tento.web.sockets.context import EndSession, Moved
from tento.web.sockets.limits import SocketLimit, milliseconds
from tento.web.sockets.readers import Outbox, Reader
from tento.web.sockets.texts import problem_message

AT_A_TIME: Final = 8
CODES: Final = {"too_slow": TOO_SLOW, "moved": COME_BACK, "gone": BROKEN}
_log = logging.getLogger("tento.socket")


class Conversation(ABC):
    """One client on one socket, from the hello to the end. Nothing that a client sends can harm more than its own socket."""

    def __init__(self, socket: AcceptedSocket, person: Person | None, rate: Rate, outbox: Outbox, count: Callable[[str], None]) -> None:
        self._socket, self._count = socket, count
        self._person = None if person is None else person.id
        self._lang: Lang = "pt" if person is None else spoken_language(person.language)
        self._limit = SocketLimit(rate, milliseconds())
        self._reader = Reader(self._person, socket, self._on_lost, outbox)
        self._task: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Talks until somebody ends it. Raises Moved, with the socket still open, if what the hello asked for is elsewhere."""
        sender: asyncio.Task[None] | None = None
        try:
            await self._enter()
            sender = asyncio.create_task(self._send())
            self._task = asyncio.create_task(self._listen())  # its own, which wakes without all that called this
            await self._task
        except EndSession as end:
            await self._close(sender, end.code, end.problem)
        except Disconnected:
            _log.debug("a client left")
        except StoreUnavailable:
            await self._close(sender, COME_BACK, "moved")
        except StaleOwner:
            self._owned_elsewhere()
            await self._close(sender, COME_BACK, "moved")
        except Moved:
            raise
        except Exception:
            name = token_hex(4)
            _log.exception("error on a socket", extra={"id": name})
            await self._close(sender, BROKEN, "internal", name)
        finally:
            if sender is not None:
                sender.cancel()
            self._leave()

    def end(self, why: str) -> None:
        """Ends it for this reason, at once if it is waiting for a message; an action that is being kept is kept first."""
        self._reader.give_up(why)

    @abstractmethod
    async def _enter(self) -> None:
        """The hello is heard, and the reader joins what it asked for."""

    @abstractmethod
    async def _take(self, frame: str | bytes) -> None:
        """A frame after the hello is answered."""

    @abstractmethod
    def _forget(self) -> None:
        """The reader is told nothing more."""

    @abstractmethod
    def _leave(self) -> None:
        """The conversation is over, however it ended."""

    @abstractmethod
    def _owned_elsewhere(self) -> None:
        """Another process has taken over what is talked about."""

    async def _hear(self) -> str | bytes:
        frame = await self._socket.receive()
        if len(frame) > LARGEST:
            raise EndSession(TOO_LARGE, "bad_message")
        return frame

    async def _listen(self) -> None:
        """One message after the other. Only the waiting for the next one may be broken off, never the keeping of an action.

        Messages that came in one piece are heard without waiting: after a few of them the others have their turn.
        """
        for heard in itertools.count(1):
            if heard % AT_A_TIME == 0:
                await asyncio.sleep(0)
            await self._take(await self._hear_or_lose())

    async def _hear_or_lose(self) -> str | bytes:
        if self._reader.lost is None:
            self._listening = task = self._task
            try:
                return await self._hear()
            except asyncio.CancelledError:
                if self._reader.lost is None:
                    raise
                if task is not None:
                    task.uncancel()
            finally:
                self._listening = None
        lost = self._reader.lost or ""
        raise EndSession(CODES.get(lost, NOT_ALLOWED), None if lost == "gone" else lost)

    def _afford(self, cost: int) -> bool:
        """True if the client may say so much now; one that goes on and on is disconnected."""
        if self._limit.allows(cost, milliseconds()):
            return True
        if self._limit.exhausted:
            raise EndSession(NOT_ALLOWED, "too_fast")
        if self._limit.first_excess:
            self._problem("too_fast")
        return False

    def _problem(self, code: str) -> None:
        self._count(code)
        self._reader.tell(problem_message(code, self._lang))

    def _on_lost(self) -> None:
        """The reader was given up: nothing more is told, and the waiting for the next message ends."""
        self._forget()
        if self._listening is not None:
            self._listening.cancel()

    async def _send(self) -> None:
        try:
            await self._reader.send_all()
        except Disconnected:
            self._reader.give_up("gone")

    async def _close(self, sender: asyncio.Task[None] | None, code: int, problem: str | None, error: str | None = None) -> None:
        """What was told before the end still goes out, if the client reads it."""
        if problem is not None:
            self._count(problem)
        if sender is not None:
            sender.cancel()
        words = [self._reader.rest(), None if problem is None else problem_message(problem, self._lang, error).decode()]
        await self._socket.close(code, "\n".join(word for word in words if word) or None)
