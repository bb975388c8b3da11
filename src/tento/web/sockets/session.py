"""What is said on one socket, from the hello to the end. Nothing that a client sends can harm more than its own socket."""

import asyncio
import itertools
import logging
import time
from collections.abc import Callable
from secrets import token_hex
from typing import Final

from tento.club.live import messages as say
from tento.club.live.acting import act, add_number
from tento.club.live.advising import advise
from tento.club.live.live_table import LiveTable
from tento.club.ports import Person, StaleOwner, StoreUnavailable
from tento.table.refusal import Refusal
from tento.texts.language import Lang, spoken_language
from tento.web.errors import refusal
from tento.web.sockets.accepted import BROKEN, COME_BACK, NOT_ALLOWED, TOO_LARGE, TOO_SLOW, AcceptedSocket, Disconnected
from tento.web.sockets.client_messages import LARGEST, Act, Advise, Bye, ClientMessage, Hello, Malformed, Number, Ping, decode
from tento.web.sockets.context import EndSession, Moved, SocketContext, counted_in
from tento.web.sockets.entering import held_by, join, take_seat_back, why_not_read
from tento.web.sockets.hello import hello_in_time, table_named
from tento.web.sockets.limits import COSTLY, SocketLimit
from tento.web.sockets.readers import Reader
from tento.web.sockets.talk import WORDS, Words, spoken
from tento.web.sockets.texts import advice_message, encode, problem_message, refused_message

SOCKETS_A_PERSON: Final = 16
AT_A_TIME: Final = 8
_log = logging.getLogger("tento.socket")


class SocketSession:
    """One client on one socket at one table."""

    def __init__(
        self, socket: AcceptedSocket, person: Person | None, context: SocketContext, count: Callable[[str], None] = lambda _: None
    ) -> None:
        self._socket, self._context, self._count = socket, context, count
        self._person = None if person is None else person.id
        self._lang: Lang = "pt" if person is None else spoken_language(person.language)
        self._limit = SocketLimit(context.rate, _milliseconds())
        self._live: LiveTable | None = None
        self._task: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._reader = Reader(self._person, socket, self._on_lost, context.outbox)

    async def run(self) -> None:
        """Talks until somebody ends it. Raises Moved, with the socket still open, if the table is elsewhere."""
        with counted_in(self._context.open_sockets, self._person):
            sender: asyncio.Task[None] | None = None
            try:
                if self._person is not None and self._context.open_sockets[self._person] > SOCKETS_A_PERSON:
                    raise EndSession(NOT_ALLOWED, "too_many_sockets")
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
                await self._close(sender, COME_BACK, self._table_moved())
            except Moved:
                raise
            except Exception:
                name = token_hex(4)
                _log.exception("error on a socket", extra={"id": name})
                await self._close(sender, BROKEN, "internal", name)
            finally:
                self._leave(sender)

    async def _enter(self) -> None:
        """The hello is heard, a seat that a bot was keeping is taken back, and the reader joins the table."""
        hello, frame = await hello_in_time(self._hear, self._socket, self._lang, self._context.hello_seconds)
        self._lang = hello.lang or self._lang
        self._live = live = await table_named(hello, frame, self._person, self._context)
        self._reader.seat = held_by(hello)
        if self._reader.seat is not None or not live.state.config.spectators:
            self._reader.why_not = self._why_not_read
        await take_seat_back(live, self._person, self._reader.seat)
        join(live, self._reader, hello.since, self._context.live_tables.now())

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
            frame = await self._hear_or_lose()
            try:
                message = decode(frame)
            except Malformed:
                self._afford(COSTLY)
                self._problem("bad_message")
                continue
            if self._afford(COSTLY if isinstance(message, WORDS) else 1):
                await self._answer(message)
            elif isinstance(message, (Act, Advise)):
                self._refuse(message.id, refusal("too_fast", seconds=1))

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
        codes = {"too_slow": TOO_SLOW, "moved": COME_BACK, "gone": BROKEN}
        raise EndSession(codes.get(self._reader.lost or "", NOT_ALLOWED), None if self._reader.lost == "gone" else self._reader.lost)

    def _afford(self, cost: int) -> bool:
        """True if the client may say so much now; one that goes on and on is disconnected."""
        if self._limit.allows(cost, _milliseconds()):
            return True
        if self._limit.exhausted:
            raise EndSession(NOT_ALLOWED, "too_fast")
        if self._limit.first_excess:
            self._problem("too_fast")
        return False

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Act():
                await self._act(message)
            case Number():
                await self._number(message)
            case Advise():
                self._advise(message)
            case Ping():
                self._ping()
            case Bye():
                raise EndSession(1000)
            case Hello():
                self._problem("bad_message")
            case words:
                self._speak(words)

    async def _act(self, message: Act) -> None:
        """Acknowledged after it is kept, and not before."""
        live, person, held = self._table, self._person or "", self._reader.seat
        answer = await live.decide(lambda state, at: act(state, at, person, message.id, message.action, held))
        if isinstance(answer, Refusal):
            self._refuse(message.id, answer)
        else:
            self._reader.tell(encode(say.Ack(id=message.id, seq=answer.seq)))

    async def _number(self, message: Number) -> None:
        live, person, held = self._table, self._person or "", self._reader.seat
        answer = await live.decide(lambda state, at: add_number(state, at, person, message.deal, message.number, held))
        if isinstance(answer, Refusal):
            self._refuse("", answer)

    def _speak(self, words: Words) -> None:
        """Told to whom they are meant for, or refused; a text is the code of a problem."""
        answer = spoken(self._table.state, self._person, words, self._reader.seat)
        if isinstance(answer, Refusal):
            self._refuse("", answer)
        elif isinstance(answer, str):
            self._problem(answer)
        else:
            self._table.broadcast(answer.message, answer.to)

    def _advise(self, message: Advise) -> None:
        state = self._table.state
        answer = advise(state, self._person or "", self._context.live_tables.chance, self._reader.seat)
        if isinstance(answer, Refusal):
            self._refuse(message.id, answer)
        else:
            self._reader.tell(advice_message(message.id, answer, self._lang))

    def _ping(self) -> None:
        if self._table.stopped:
            raise EndSession(COME_BACK, "moved")
        self._reader.tell(encode(say.Pong(now=self._context.live_tables.now())))

    @property
    def _table(self) -> LiveTable:
        assert self._live is not None, "nobody speaks before the hello"
        return self._live

    def _refuse(self, id: str, refusal: Refusal) -> None:
        self._count(refusal.code)
        self._reader.tell(refused_message(id, refusal, self._table.state, self._lang))

    def _problem(self, code: str) -> None:
        self._count(code)
        self._reader.tell(problem_message(code, self._lang))

    def _why_not_read(self) -> str | None:
        return None if self._live is None else why_not_read(self._live.state, self._person, self._reader.seat)

    def _on_lost(self) -> None:
        """The reader was given up: the table forgets it at once, and the waiting for the next message ends."""
        if self._live is not None:
            self._live.readers.discard(self._reader)
        if self._listening is not None:
            self._listening.cancel()

    def _table_moved(self) -> str:
        """Another process owns the table: everybody who reads it here must come back and find it there."""
        live = self._table
        self._context.live_tables.drop(live.state.id)
        for reader in tuple(live.readers):
            if isinstance(reader, Reader) and reader is not self._reader:
                reader.give_up("moved")
        return "moved"

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

    def _leave(self, sender: asyncio.Task[None] | None) -> None:
        """The seat stays: the clock decides what becomes of it."""
        if sender is not None:
            sender.cancel()
        if self._live is not None:
            self._live.readers.discard(self._reader)
            self._live.schedule()


def _milliseconds() -> float:
    """The time by a clock that nobody sets."""
    return 1000 * time.monotonic()
