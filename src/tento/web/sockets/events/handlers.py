"""The routes of the sockets of championships: one for readers, one for other processes that speak for theirs."""

from functools import partial
from typing import Any, Final

from litestar import WebSocket, websocket

from tento.web.addresses import counted_address
from tento.web.guard import person_of
from tento.web.peers import RelayedClient
from tento.web.services import Services
from tento.web.sockets.accepted import COME_BACK, NOT_ALLOWED, AcceptedSocket
from tento.web.sockets.admission import admitted, relayed
from tento.web.sockets.context import Moved
from tento.web.sockets.events.feed import Feeds
from tento.web.sockets.events.session import EventSession
from tento.web.sockets.handlers import SESSION_OVER, SocketSettings, close_told, identity, own_page, pass_on

PATH: Final = "/ws/events"
INTERNAL_PATH: Final = "/internal/ws/events"


def event_socket_handlers(services: Services, settings: SocketSettings) -> list[Any]:
    """The route handlers of the sockets of championships, for the application."""
    feeds = Feeds(services)

    @websocket(PATH, opt={"exclude_from_csrf": True})
    async def reader_socket(socket: WebSocket[Any, Any, Any]) -> None:
        """Somebody follows one championship."""
        if not own_page(socket, settings.origins):
            await socket.close(NOT_ALLOWED)
            return
        person, address = await person_of(socket), counted_address(socket)
        if not await admitted(socket, person, address, settings.places, settings.visits):
            return
        with settings.places.taken(identity(person), address), settings.sessions.socket(settings.session_of(socket)) as opened:
            await socket.accept()
            accepted = AcceptedSocket(socket)
            session = EventSession(accepted, person, feeds, settings.rate, settings.hello_seconds)
            opened.end = partial(session.end, SESSION_OVER)
            try:
                await session.run()
            except Moved as moved:
                client = RelayedClient(person, address)
                await pass_on(accepted, settings.peers.relay(accepted, moved.lease, moved.hello, client, INTERNAL_PATH), opened)

    @websocket(INTERNAL_PATH, opt={"exclude_from_csrf": True})
    async def internal_socket(socket: WebSocket[Any, Any, Any]) -> None:
        """Another process talks for a reader that it knows; who comes by another process is counted as who comes here."""
        client = await relayed(socket, settings.peers, settings.places, settings.visits)
        if client is None:
            return
        with settings.places.taken(identity(client.person), client.address):
            await socket.accept()
            accepted = AcceptedSocket(socket)
            try:
                await EventSession(accepted, client.person, feeds, settings.rate, settings.hello_seconds).run()
            except Moved:
                await close_told(accepted, COME_BACK)

    return [reader_socket] if settings.peers.alone else [reader_socket, internal_socket]
