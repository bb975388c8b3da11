"""The routes of the sockets of championships: one for readers, one for other processes that speak for theirs."""

from collections import Counter
from functools import partial
from typing import Any, Final

from litestar import WebSocket, websocket

from tento.club.ports import Person
from tento.web.addresses import counted_address
from tento.web.guard import person_of
from tento.web.peers import RelayedClient
from tento.web.services import Services
from tento.web.sockets.accepted import COME_BACK, NOT_ALLOWED, AcceptedSocket
from tento.web.sockets.context import Moved, counted_in
from tento.web.sockets.events.feed import Feeds
from tento.web.sockets.events.session import EventSession
from tento.web.sockets.handlers import SESSION_OVER, SocketSettings, close_told, own_page, pass_on, relayed

PATH: Final = "/ws/events"
INTERNAL_PATH: Final = "/internal/ws/events"


def event_socket_handlers(services: Services, settings: SocketSettings) -> list[Any]:
    """The route handlers of the sockets of championships, for the application."""
    feeds = Feeds(services)
    strangers: Counter[str] = Counter()
    people: Counter[str] = Counter()

    def counters(person: Person | None, address: str) -> tuple[Counter[str], str, int]:
        """Where the sockets of this visitor are counted, under what, and how many there may be."""
        return (strangers, address, settings.strangers) if person is None else (people, person.id, settings.a_person)

    @websocket(PATH, opt={"exclude_from_csrf": True})
    async def reader_socket(socket: WebSocket[Any, Any, Any]) -> None:
        """Somebody follows one championship."""
        person, address = await person_of(socket), counted_address(socket)
        counted, who, most = counters(person, address)
        if not own_page(socket, settings.origins) or counted[who] >= most or not settings.visits.may_open(person, address):
            await socket.close(NOT_ALLOWED)
            return
        with counted_in(counted, who), settings.sessions.socket(settings.session_of(socket)) as opened:
            await socket.accept()
            accepted = AcceptedSocket(socket)
            session = EventSession(accepted, person, feeds, settings.hello_seconds)
            opened.end = partial(session.end, SESSION_OVER)
            try:
                await session.run()
            except Moved as moved:
                client = RelayedClient(person, address)
                await pass_on(accepted, settings.peers.relay(accepted, moved.lease, moved.hello, client, INTERNAL_PATH), opened)

    @websocket(INTERNAL_PATH, opt={"exclude_from_csrf": True})
    async def internal_socket(socket: WebSocket[Any, Any, Any]) -> None:
        """Another process talks for a reader that it knows; who comes by another process is counted as who comes here."""
        client = relayed(socket, settings)
        counted, who, most = counters(client.person, client.address) if client is not None else (strangers, "", 0)
        if client is None or counted[who] >= most:
            await socket.close(NOT_ALLOWED)
            return
        with counted_in(counted, who):
            await socket.accept()
            accepted = AcceptedSocket(socket)
            try:
                await EventSession(accepted, client.person, feeds, settings.hello_seconds).run()
            except Moved:
                await close_told(accepted, COME_BACK)

    return [reader_socket] if settings.peers.alone else [reader_socket, internal_socket]
