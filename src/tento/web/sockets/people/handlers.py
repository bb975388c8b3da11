"""The route of the sockets of people. Any process serves it: what happens elsewhere is looked up."""

from collections import Counter
from functools import partial
from typing import Any, Final

from litestar import WebSocket, websocket

from tento.web.addresses import counted_address
from tento.web.guard import person_of
from tento.web.services import Services
from tento.web.sockets.accepted import NOT_ALLOWED, AcceptedSocket
from tento.web.sockets.context import counted_in
from tento.web.sockets.handlers import SESSION_OVER, SocketSettings, own_page
from tento.web.sockets.people.session import PeopleSession
from tento.web.sockets.readers import Outbox

PATH: Final = "/ws/people"


def people_socket_handlers(services: Services, settings: SocketSettings) -> list[Any]:
    """The route handler of the sockets of people, for the application."""
    counted: Counter[str] = Counter()
    outbox = Outbox()

    @websocket(PATH, opt={"exclude_from_csrf": True})
    async def person_socket(socket: WebSocket[Any, Any, Any]) -> None:
        """A page of somebody is open."""
        person, address = await person_of(socket), counted_address(socket)
        allowed = own_page(socket, settings.origins) and settings.visits.may_open(person, address)
        if person is None or not allowed or counted[person.id] >= settings.a_person:
            await socket.close(NOT_ALLOWED)
            return
        with counted_in(counted, person.id), settings.sessions.socket(settings.session_of(socket)) as opened:
            await socket.accept()
            session = PeopleSession(AcceptedSocket(socket), person, services, outbox)
            opened.end = partial(session.end, SESSION_OVER)
            await session.run()

    return [person_socket]
