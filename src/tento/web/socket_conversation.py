"""What is said on one socket, from the hello to the end. Nothing that a client sends can harm more than its own socket."""

import asyncio
import itertools
import logging
import time
from collections import Counter
from collections.abc import Callable
from secrets import token_hex
from typing import Final

import msgspec

from tento.club.live import messages as say
from tento.club.live.acting import act, add_number
from tento.club.live.advising import advise
from tento.club.live.floor import Elsewhere, Floor
from tento.club.live.live_table import LiveTable
from tento.club.live.seating import seat_of
from tento.club.live.showing_cards import show
from tento.club.live.signalling import Spoken, signal
from tento.club.ports import Lease, Person, StaleOwner, StoreAway, TableIndex
from tento.table.refusal import Refusal
from tento.texts.rules import Lang, pick, spoken_language
from tento.web.client_messages import (
    LARGEST,
    Act,
    Advise,
    Bye,
    Chat,
    ClientMessage,
    Hello,
    Malformed,
    Number,
    Ping,
    Say,
    Show,
    Signal,
    decode,
)
from tento.web.readers import Outbox, Reader
from tento.web.socket_entering import CheckPassword, held_by, join, take_seat_back, why_not, why_not_read
from tento.web.socket_limits import COSTLY, Bucket, Rate
from tento.web.socket_wire import BROKEN, COME_BACK, NOT_ALLOWED, TOO_LARGE, TOO_SLOW, Gone, Wire
from tento.web.socket_words import encode, problem_message, refused_message

HELLO_SECONDS: Final = 10.0
SOCKETS_A_PERSON: Final = 16
AT_A_TIME: Final = 8
WORDS: Final = (Say, Chat, Signal, Show, Advise)
_log = logging.getLogger("tento.socket")


class End(Exception):
    """The conversation is over, with this problem and this close code."""

    def __init__(self, code: int, problem: str | None = None) -> None:
        super().__init__(problem)
        self.code, self.problem = code, problem


class Moved(Exception):
    """Another process runs the table that the hello asked for."""

    def __init__(self, lease: Lease, hello: str | bytes) -> None:
        super().__init__(lease.process)
        self.lease, self.hello = lease, hello


class Hall(msgspec.Struct, frozen=True):
    """What all conversations of a process share. `open_sockets` counts those of each person."""

    floor: Floor
    tables: TableIndex
    check_password: CheckPassword
    rate: Rate
    hello_seconds: float = HELLO_SECONDS
    open_sockets: Counter[str] = msgspec.field(default_factory=Counter)
    outbox: Outbox = msgspec.field(default_factory=Outbox)


class Conversation:
    """One client on one socket at one table."""

    def __init__(self, wire: Wire, person: Person | None, hall: Hall, count: Callable[[str], None] = lambda _code: None) -> None:
        self._wire, self._hall, self._count = wire, hall, count
        self._person = None if person is None else person.id
        self._lang: Lang = "pt" if person is None else spoken_language(person.language)
        self._bucket = Bucket(hall.rate, time.monotonic())
        self._live: LiveTable | None = None
        self._task: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._reader = Reader(self._person, wire, self._on_lost, hall.outbox)

    async def run(self) -> None:
        """Talks until somebody ends it. Raises Moved, with the socket still open, if the table is elsewhere."""
        key = self._person or ""
        self._hall.open_sockets[key] += 1
        sender: asyncio.Task[None] | None = None
        try:
            if key and self._hall.open_sockets[key] > SOCKETS_A_PERSON:
                raise End(NOT_ALLOWED, "too_many_sockets")
            await self._enter()
            sender = asyncio.create_task(self._send())
            self._task = asyncio.create_task(self._listen())  # its own, which wakes without all that called this
            await self._task
        except End as end:
            await self._close(sender, end.code, end.problem)
        except Gone:
            _log.debug("a client left")
        except StoreAway:
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
            self._hall.open_sockets[key] -= 1
            if not self._hall.open_sockets[key]:
                del self._hall.open_sockets[key]

    async def _enter(self) -> None:
        """The hello comes in time and names a table that this person may see."""
        try:
            async with asyncio.timeout(self._hall.hello_seconds):
                hello, frame = await self._hear_hello()
        except TimeoutError as error:
            raise End(NOT_ALLOWED, "hello_first") from error
        self._lang = hello.lang or self._lang
        found = await self._hall.floor.find(hello.table)
        if isinstance(found, Elsewhere):
            raise Moved(found.lease, frame)
        if not isinstance(found, LiveTable):
            raise End(NOT_ALLOWED, "no_such_table")
        problem = await why_not(found, hello, self._person, self._hall.tables, self._hall.check_password)
        if problem is not None:
            raise End(NOT_ALLOWED, problem)
        self._live = found
        self._reader.seat = held_by(hello)
        if self._reader.seat is not None or not found.room.config.spectators:
            self._reader.why_not = self._why_not_read
        await take_seat_back(found, self._person, self._reader.seat)
        join(found, self._reader, hello.since, self._hall.floor.now())

    async def _hear_hello(self) -> tuple[Hello, str | bytes]:
        """Whatever comes before the hello is answered with a problem, for a while."""
        for _ in range(5):
            frame = await self._hear()
            try:
                message = decode(frame)
            except Malformed:
                await self._wire.send(problem_message("bad_message", self._lang).decode())
                continue
            if isinstance(message, Hello):
                return message, frame
            await self._wire.send(problem_message("hello_first", self._lang).decode())
        raise End(NOT_ALLOWED, "hello_first")

    async def _hear(self) -> str | bytes:
        frame = await self._wire.receive()
        if len(frame) > LARGEST:
            raise End(TOO_LARGE, "bad_message")
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
                self._refuse(message.id, Refusal("too_fast", facts={"seconds": 1}))

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
        raise End(codes.get(self._reader.lost or "", NOT_ALLOWED), None if self._reader.lost == "gone" else self._reader.lost)

    def _afford(self, cost: int) -> bool:
        """True if the bucket pays for it; a client that goes on and on is shown the door."""
        if self._bucket.take(cost, time.monotonic()):
            return True
        if self._bucket.hopeless:
            raise End(NOT_ALLOWED, "too_fast")
        if self._bucket.first_over:
            self._problem("too_fast")
        return False

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Act():
                await self._act(message)
            case Number():
                await self._number(message)
            case Say():
                self._speak(say.Said, phrase=message.phrase)
            case Chat():
                self._chat(message)
            case Advise():
                self._advise(message)
            case Signal():
                self._tell_or_refuse(signal(self._table.room, self._person or "", message.signs, self._reader.seat))
            case Show():
                self._tell_or_refuse(show(self._table.room, self._person or "", self._reader.seat))
            case Ping():
                self._ping()
            case Bye():
                raise End(1000)
            case Hello():
                self._problem("bad_message")

    async def _act(self, message: Act) -> None:
        """Acknowledged after it is kept, and not before."""
        live, person, held = self._table, self._person or "", self._reader.seat
        answer = await live.decide(lambda room, at: act(room, at, person, message.id, message.action, held))
        if isinstance(answer, Refusal):
            self._refuse(message.id, answer)
        else:
            self._reader.tell(encode(say.Ack(id=message.id, seq=answer.seq)))

    async def _number(self, message: Number) -> None:
        live, person, held = self._table, self._person or "", self._reader.seat
        answer = await live.decide(lambda room, at: add_number(room, at, person, message.deal, message.number, held))
        if isinstance(answer, Refusal):
            self._refuse("", answer)

    def _speak(self, said: type[say.Said], phrase: str | None = None, text: str | None = None) -> None:
        room = self._table.room
        seat = None if self._person is None else seat_of(room, self._person, self._reader.seat)
        if seat is None:
            self._problem("not_seated")
            return
        self._table.broadcast(said(table=room.id, seat=seat, phrase=phrase, text=text))

    def _tell_or_refuse(self, answer: Spoken | Refusal) -> None:
        """Words between players: nothing is kept of them."""
        if isinstance(answer, Refusal):
            self._refuse("", answer)
        else:
            self._table.broadcast(answer.message, answer.to)

    def _advise(self, message: Advise) -> None:
        room = self._table.room
        answer = advise(room, self._person or "", self._hall.floor.chance, self._reader.seat)
        if isinstance(answer, Refusal):
            self._refuse(message.id, answer)
        else:
            text = pick(answer.words, self._lang)
            self._reader.tell(encode(say.Advice(id=message.id, action=answer.action, reason=answer.reason, text=text)))

    def _chat(self, message: Chat) -> None:
        config = self._table.room.config
        text = " ".join(message.text.split())
        if not config.free_chat or config.visibility == "public":
            self._problem("chat_off")
        elif text.isprintable() and text:
            self._speak(say.Said, text=text)
        else:
            self._problem("bad_message")

    def _ping(self) -> None:
        if self._table.stopped:
            raise End(COME_BACK, "moved")
        self._reader.tell(encode(say.Pong(now=self._hall.floor.now())))

    @property
    def _table(self) -> LiveTable:
        assert self._live is not None, "nobody speaks before the hello"
        return self._live

    def _refuse(self, id: str, refusal: Refusal) -> None:
        self._count(refusal.code)
        self._reader.tell(refused_message(id, refusal, self._table.room, self._lang))

    def _problem(self, code: str) -> None:
        self._count(code)
        self._reader.tell(problem_message(code, self._lang))

    def _why_not_read(self) -> str | None:
        return None if self._live is None else why_not_read(self._live.room, self._person, self._reader.seat)

    def _on_lost(self) -> None:
        """The reader was given up: the table forgets it at once, and the waiting for the next message ends."""
        if self._live is not None:
            self._live.readers.discard(self._reader)
        if self._listening is not None:
            self._listening.cancel()

    def _table_moved(self) -> str:
        """Another process owns the table: everybody who reads it here must come back and find it there."""
        live = self._table
        self._hall.floor.drop(live.room.id)
        for reader in tuple(live.readers):
            if isinstance(reader, Reader) and reader is not self._reader:
                reader.give_up("moved")
        return "moved"

    async def _send(self) -> None:
        try:
            await self._reader.send_all()
        except Gone:
            self._reader.give_up("gone")

    async def _close(self, sender: asyncio.Task[None] | None, code: int, problem: str | None, error: str | None = None) -> None:
        """What was told before the end still goes out, if the client reads it."""
        if problem is not None:
            self._count(problem)
        if sender is not None:
            sender.cancel()
        words = [self._reader.rest(), None if problem is None else problem_message(problem, self._lang, error).decode()]
        await self._wire.close(code, "\n".join(word for word in words if word) or None)

    def _leave(self, sender: asyncio.Task[None] | None) -> None:
        """The seat stays: the clock decides what becomes of it."""
        if sender is not None:
            sender.cancel()
        if self._live is not None:
            self._live.readers.discard(self._reader)
            self._live.schedule()
