"""One page of one person: told what happens to them, as long as it is open."""

from typing import Literal

import msgspec

from tento.club.limits import Rate
from tento.club.people.inviting import Asked, Befriended, Invited
from tento.club.ports import Person
from tento.web.services import Services
from tento.web.sockets.accepted import AcceptedSocket
from tento.web.sockets.client_messages import Bye, Malformed, Ping, decode
from tento.web.sockets.context import EndSession
from tento.web.sockets.conversation import Conversation
from tento.web.sockets.limits import COSTLY
from tento.web.sockets.readers import Outbox
from tento.web.sockets.texts import encode


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """What waits for an answer when a page is opened: the calls of friends, and how many ask to be one."""

    calls: tuple[Invited, ...]
    asking: int


class PeoplePong(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    what: Literal["people"] = "people"


PeopleMessage = Welcome | Invited | Asked | Befriended | PeoplePong


class PeopleSession(Conversation):
    """One page of one person."""

    def __init__(self, socket: AcceptedSocket, person: Person, services: Services, rate: Rate, outbox: Outbox) -> None:
        super().__init__(socket, person, rate, outbox, services.metrics.refusals.add)
        self._id, self._services = person.id, services

    async def _enter(self) -> None:
        """From now on everything is told; first what waits for an answer."""
        self._services.news.join(self._id, self._reader)
        calls = await self._services.inviting.open_calls(self._id, self._services.live_tables.now())
        ties = await self._services.store.friends.ties(self._id)
        asking = sum(tie.other == self._id for tie in ties)
        self._reader.tell(encode(Welcome(calls=tuple(calls), asking=asking)))

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
            self._reader.tell(encode(PeoplePong()))
        else:
            self._problem("bad_message")

    def _forget(self) -> None:
        """The hub leaves out by itself who was given up."""

    def _owned_elsewhere(self) -> None:
        """Every process can tell a person everything."""

    def _leave(self) -> None:
        self._services.news.leave(self._id, self._reader)
