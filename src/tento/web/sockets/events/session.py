"""One reader of a championship on one socket: from the hello to the end. Nothing is decided here: that is asked over HTTP."""

import asyncio
from contextlib import suppress
from typing import Final

from tento.championship.core.roles import READS_ALL
from tento.club.events.venue.actors import Standing, Who
from tento.club.events.venue.championship import Championship
from tento.club.limits import Rate
from tento.club.ports import Lease, Person
from tento.table.refusal import Refusal
from tento.web.sockets.accepted import COME_BACK, NOT_ALLOWED, TOO_SLOW, AcceptedSocket
from tento.web.sockets.client_messages import Bye, Malformed, Ping
from tento.web.sockets.context import EndSession, Moved
from tento.web.sockets.conversation import Conversation
from tento.web.sockets.events.feed import Audience, EventFeed, Feeds
from tento.web.sockets.events.messages import EventHello, EventPong, EventRoles, decode
from tento.web.sockets.limits import COSTLY
from tento.web.sockets.texts import encode, problem_message

FIRST_TRIES: Final = 20
"""Whoever cannot take the whole before so many others were decided is too slow."""
BEFORE_HELLO: Final = 5


class EventSession(Conversation):
    """One reader of one championship, by an account, by a referee's link, or nobody known."""

    def __init__(self, socket: AcceptedSocket, person: Person | None, feeds: Feeds, rate: Rate, hello_seconds: float) -> None:
        super().__init__(socket, person, rate, feeds.outbox, feeds.services.metrics.refusals.add)
        self.key = ""
        self._feeds, self._hello_seconds = feeds, hello_seconds
        self._who = Who(person)
        self._feed: EventFeed | None = None
        self._staff_until = 0
        self._looking: asyncio.Task[None] | None = None

    @property
    def audience(self) -> Audience:
        """Staff is told all until its link ends; whoever is being looked up is told what everybody is."""
        return Audience(self._lang, self._feeds.services.live_tables.now() < self._staff_until)

    def tell(self, message: bytes) -> None:
        """Queues a message; a reader who does not keep up is given up."""
        self._reader.tell(message)

    def look_again(self) -> None:
        """A role or a link of theirs was changed."""
        self._staff_until = 0
        self._looking = asyncio.create_task(self._look_up())

    async def _enter(self) -> None:
        """The hello is heard and the reader joins, knowing all that was decided up to then."""
        try:
            async with asyncio.timeout(self._hello_seconds):
                hello, frame = await self._hello()
        except TimeoutError as error:
            raise EndSession(NOT_ALLOWED, "hello_first") from error
        self._lang, self._who = hello.lang or self._lang, Who(self._who.person, hello.link)
        found = await self._find(hello.event, frame)
        self._stands(await found.standing(self._who))
        feed = await self._feeds.of(found)
        since = hello.since
        for _ in range(FIRST_TRIES):
            text, number = feed.first(self.audience, since, found.now())
            if not self._socket.write(text):
                await self._socket.send(text.decode())
            if feed.at(self._lang) == number:
                self._feed = feed
                feed.join(self)
                return
            since = number
        raise EndSession(TOO_SLOW, "too_slow")

    async def _hello(self) -> tuple[EventHello, str | bytes]:
        """Whatever comes before the hello is answered with a problem, for a while."""
        for _ in range(BEFORE_HELLO):
            frame = await self._hear()
            self._afford(COSTLY)
            with suppress(Malformed):
                message = decode(frame)
                if isinstance(message, EventHello):
                    return message, frame
            await self._socket.send(problem_message("hello_first", self._lang).decode())
        raise EndSession(NOT_ALLOWED, "hello_first")

    async def _find(self, event: str, frame: str | bytes) -> Championship:
        found = await self._feeds.services.championships.find(event)
        if isinstance(found, Lease):
            raise Moved(found, frame)
        if found is None:
            raise EndSession(NOT_ALLOWED, "no_such_event")
        return found

    def _stands(self, theirs: Standing | Refusal) -> None:
        """What the reader is in the championship now. One whose link is not good is sent away: the page comes back without it."""
        if isinstance(theirs, Refusal):
            raise EndSession(NOT_ALLOWED, "wrong_link")
        self.key = theirs.key
        ends = 2**53 if theirs.link is None else theirs.link.until
        self._staff_until = ends if theirs.has(*READS_ALL) else 0

    async def _look_up(self) -> None:
        assert self._feed is not None, "only readers are looked up"
        try:
            self._stands(await self._feed.found.standing(self._who))
        except EndSession as end:
            self._reader.give_up(end.problem or "wrong_link")
        else:
            self.tell(encode(EventRoles()))

    async def _take(self, frame: str | bytes) -> None:
        try:
            message = decode(frame)
        except Malformed:
            message = None
        if not self._afford(1 if isinstance(message, Ping) else COSTLY):
            return
        if isinstance(message, Bye):
            raise EndSession(1000)
        if isinstance(message, Ping):
            await self._ping()
        else:
            self._problem("bad_message")

    async def _ping(self) -> None:
        """Answered where the championship still runs; the reader must follow it where it went."""
        assert self._feed is not None, "nobody speaks before the hello"
        if not await self._feeds.runs(self._feed):
            raise EndSession(COME_BACK, "moved")
        self.tell(encode(EventPong(now=self._feed.found.now())))

    def _forget(self) -> None:
        if self._feed is not None:
            self._feed.leave(self)

    def _owned_elsewhere(self) -> None:
        """The others are told by the feed, which ends with the championship here."""

    def _leave(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        if self._feed is not None:
            self._feed.leave(self)
            self._feeds.left(self._feed)
