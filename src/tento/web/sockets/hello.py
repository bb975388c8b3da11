"""The hello: it comes in time, and names a table that this person may see."""

import asyncio
from collections.abc import Awaitable, Callable

from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import Elsewhere, Unplayable
from tento.texts.language import Lang
from tento.web.sockets.accepted import NOT_ALLOWED, AcceptedSocket
from tento.web.sockets.client_messages import Hello, Malformed, decode
from tento.web.sockets.context import EndSession, Moved, SocketContext
from tento.web.sockets.entering import why_not
from tento.web.sockets.limits import COSTLY
from tento.web.sockets.texts import problem_message

Hear = Callable[[], Awaitable[str | bytes]]
"""Gives the next frame."""
Afford = Callable[[int], bool]
"""Takes the cost of a message from what the socket may say; the end of the session if there is too little left for too long."""


async def hello_in_time(hear: Hear, afford: Afford, socket: AcceptedSocket, lang: Lang, seconds: float) -> tuple[Hello, str | bytes]:
    """The hello and its frame; who says none for so long is disconnected."""
    try:
        async with asyncio.timeout(seconds):
            return await _hear_hello(hear, afford, socket, lang)
    except TimeoutError as error:
        raise EndSession(NOT_ALLOWED, "hello_first") from error


async def _hear_hello(hear: Hear, afford: Afford, socket: AcceptedSocket, lang: Lang) -> tuple[Hello, str | bytes]:
    """Whatever comes before the hello is answered with a problem, for a while, and counts like all that comes later."""
    for _ in range(5):
        frame = await hear()
        afford(COSTLY)
        try:
            message = decode(frame)
        except Malformed:
            await socket.send(problem_message("bad_message", lang).decode())
            continue
        if isinstance(message, Hello):
            return message, frame
        await socket.send(problem_message("hello_first", lang).decode())
    raise EndSession(NOT_ALLOWED, "hello_first")


async def table_named(hello: Hello, frame: str | bytes, person: str | None, context: SocketContext) -> LiveTable:
    """The table of the hello, if this process runs it and this person may see it."""
    if not context.live_tables.awake(hello.table):
        context.wake()
    found = await context.live_tables.find(hello.table)
    if isinstance(found, Elsewhere):
        raise Moved(found.lease, frame)
    if isinstance(found, Unplayable):
        raise EndSession(NOT_ALLOWED, "rulebook_lost")
    if not isinstance(found, LiveTable):
        raise EndSession(NOT_ALLOWED, "no_such_table")
    problem = await why_not(found, hello, person, context.tables, context.check_password)
    if problem is not None:
        raise EndSession(NOT_ALLOWED, problem)
    return found
