"""The route of the sockets of people. Any process serves it: what happens elsewhere is looked up."""

from functools import partial
from typing import Any, Final

from litestar import WebSocket, websocket

from tento.web.addresses import counted_address
from tento.web.guard import person_of
from tento.web.services import Services
from tento.web.sockets.accepted import NOT_ALLOWED, AcceptedSocket
from tento.web.sockets.admission import admitted
from tento.web.sockets.handlers import SESSION_OVER, SocketSettings, own_page
from tento.web.sockets.people.session import PeopleSession
from tento.web.sockets.readers import Outbox

PATH: Final = "/ws/people"


def people_socket_handlers(services: Services, settings: SocketSettings) -> list[Any]:
    """The route handler of the sockets of people, for the application."""
    outbox = Outbox()

    @websocket(PATH, opt={"exclude_from_csrf": True})
    async def person_socket(socket: WebSocket[Any, Any, Any]) -> None:
        """A page of somebody is open."""
        person, address = await person_of(socket), counted_address(socket)
        if person is None or not own_page(socket, settings.origins):
            await socket.close(NOT_ALLOWED)
            return
        if not await admitted(socket, person, address, settings.places, settings.visits):
            return
        with settings.places.taken(person.id, address), settings.sessions.socket(settings.session_of(socket)) as opened:
            await socket.accept()
            session = PeopleSession(AcceptedSocket(socket), person, services, settings.rate, outbox)
            opened.end = partial(session.end, SESSION_OVER)
            await session.run()

    return [person_socket]
