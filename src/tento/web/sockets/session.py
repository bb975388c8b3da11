"""What is said on one socket, from the hello to the end. Nothing that a client sends can harm more than its own socket."""

from collections.abc import Callable

from tento.club.live import messages as say
from tento.club.live.acting import Repeated, act, add_number
from tento.club.live.advising import advise
from tento.club.live.live_table import Kept, LiveTable
from tento.club.live.refereeing import offers, rule
from tento.club.ports import Person
from tento.club.printable import printable
from tento.table.refusal import Refusal
from tento.web.log_facts import log_name, note
from tento.web.refusals import refusal
from tento.web.sockets.accepted import COME_BACK, AcceptedSocket
from tento.web.sockets.client_messages import (
    Act,
    Advise,
    Bye,
    ClientMessage,
    Hello,
    Hurry,
    Malformed,
    Number,
    Offers,
    Ping,
    React,
    Rule,
    decode,
)
from tento.web.sockets.context import EndSession, SocketContext
from tento.web.sockets.conversation import Conversation
from tento.web.sockets.entering import held_by, join, sit_if_called, take_seat_back, why_not_read
from tento.web.sockets.hello import hello_in_time, table_named
from tento.web.sockets.limits import COSTLY, milliseconds
from tento.web.sockets.readers import Reader
from tento.web.sockets.talk import WORDS, Words, spoken
from tento.web.sockets.texts import advice_message, encode, refused_message
from tento.web.tracing import span


class SocketSession(Conversation):
    """One client on one socket at one table."""

    def __init__(
        self, socket: AcceptedSocket, person: Person | None, context: SocketContext, count: Callable[[str], None] = lambda _: None
    ) -> None:
        super().__init__(socket, person, context.rate, context.outbox, count)
        self._context, self._who = context, person
        self._live: LiveTable | None = None

    async def _enter(self) -> None:
        """The hello is heard, a seat that a bot was keeping is taken back, and the reader joins the table."""
        hello, frame = await hello_in_time(self._hear, self._afford, self._socket, self._lang, self._context.hello_seconds)
        self._lang = hello.lang or self._lang
        note(table=log_name(hello.table))
        self._live = live = await table_named(hello, frame, self._person, self._context)
        self._reader.seat = held_by(hello)
        if self._reader.seat is not None or not live.state.config.spectators:
            self._reader.why_not = self._why_not_read
        await sit_if_called(live, self._who)
        await take_seat_back(live, self._person, self._reader.seat)
        join(live, self._reader, hello, self._context.live_tables.now())

    async def _take(self, frame: str | bytes) -> None:
        try:
            message = decode(frame)
        except Malformed:
            if self._afford(COSTLY):
                self._problem("bad_message")
            return
        if self._afford(COSTLY if isinstance(message, WORDS) else 1):
            await self._answer(message)
        elif isinstance(message, (Act, Advise, Offers, Rule)):
            self._refuse(message.id, refusal("too_fast", seconds=1))

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Act():
                await self._act(message)
            case Number():
                await self._number(message)
            case Advise():
                await self._advise(message)
            case Offers():
                self._offer(message)
            case Rule():
                await self._rule(message)
            case Hurry():
                await self._table.hurry(self._person or "")
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
        with span("act", live.state.id):
            answer = await live.decide(lambda state, at: act(state, at, person, message.id, message.action, held))
        self._acknowledge(message.id, answer)

    async def _rule(self, message: Rule) -> None:
        """A decision of the referee, acknowledged as an action is."""
        live, person, reason = self._table, self._person or "", " ".join(message.reason.split())
        if not printable(reason):
            self._refuse(message.id, refusal("unknown_action"))
            return
        self._acknowledge(message.id, await live.decide(lambda state, at: rule(state, at, person, message.id, message.action, reason)))

    def _acknowledge(self, id: str, answer: Kept | Refusal | Repeated) -> None:
        if isinstance(answer, Refusal):
            self._refuse(id, answer)
        else:
            self._reader.tell(encode(say.Ack(id=id, seq=answer.seq)))

    def _offer(self, message: Offers) -> None:
        found = offers(self._table.state, self._person or "", self._lang)
        if isinstance(found, Refusal):
            self._refuse(message.id, found)
        else:
            self._reader.tell(encode(say.Offered(id=message.id, offers=found)))

    async def _number(self, message: Number) -> None:
        live, person, held = self._table, self._person or "", self._reader.seat
        answer = await live.decide(lambda state, at: add_number(state, at, person, message.deal, message.number, held))
        if isinstance(answer, Refusal):
            self._refuse("", answer)

    def _speak(self, words: Words) -> None:
        """Told to whom they are meant for, or refused; a text is the code of a problem."""
        if isinstance(words, React) and self._context.reactions.take(self._person or "", milliseconds()):
            self._problem("too_fast")
            return
        answer = spoken(self._table.state, self._person, words, self._reader.seat)
        if isinstance(answer, Refusal):
            self._refuse("", answer)
        elif isinstance(answer, str):
            self._problem(answer)
        else:
            self._table.broadcast(answer.message, answer.to)

    async def _advise(self, message: Advise) -> None:
        live, thinkers = self._table, self._context.live_tables.thinkers
        answer = await advise(live.state, self._person or "", thinkers, live.luck(), self._reader.seat)
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

    def _why_not_read(self) -> str | None:
        return None if self._live is None else why_not_read(self._live.state, self._person, self._reader.seat)

    def _forget(self) -> None:
        if self._live is not None:
            self._live.readers.discard(self._reader)

    def _owned_elsewhere(self) -> None:
        """Everybody who reads the table here must come back and find it there."""
        live = self._table
        self._context.live_tables.drop(live.state.id)
        for reader in tuple(live.readers):
            if isinstance(reader, Reader) and reader is not self._reader:
                reader.give_up("moved")

    def _leave(self) -> None:
        """The seat stays: the clock decides what becomes of it."""
        if self._live is not None:
            self._live.readers.discard(self._reader)
            self._live.lines_changed()
