"""A house of several processes on one machine: one door, each table in one of them, and a first process that minds the others."""

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from secrets import token_urlsafe
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import typer
from litestar import Litestar
from msgspec.structs import replace

from tento.bootstrap import Settings, build, database, new_name
from tento.cli.serve_house import STOP_SECONDS, House, allow_many_sockets, configured, run
from tento.club.live.floor import Floor
from tento.club.ports import Leases, StoreAway
from tento.web.logs import log_to_stderr
from tento.web.neighbours import Neighbours

_log = logging.getLogger("tento.house")
_spawn = get_context("spawn")

AGAIN_SECONDS: Final = 1.0
"""A process that died is started again after so long, so that one that cannot live does not keep the machine busy."""


class Doors(NamedTuple):
    """Where people come in, at which host the processes listen for each other, and which proxy is believed."""

    front: socket.socket
    inner_host: str = "127.0.0.1"
    trust_proxy: str | None = None


class Post(NamedTuple):
    """The place of one process: its name, where people come in, its own door for the others, and where it takes their sockets."""

    name: str
    front: socket.socket
    inner: socket.socket
    folder: Path
    siblings: tuple[str, ...]
    trust_proxy: str | None

    @property
    def address(self) -> str:
        """Where the others reach it."""
        return address_of(self.inner)


MakeApp = Callable[[Post], tuple[Litestar, Floor]]


def address_of(listener: socket.socket) -> str:
    """Host and port."""
    host, port = listener.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


@contextmanager
def posts(count: int, doors: Doors) -> Iterator[list[Post]]:
    """Places for so many processes, without names yet."""
    fronts = shared(doors.front, count)
    inner = [socket.create_server((doors.inner_host, 0), backlog=512) for _ in range(count)]
    addresses = [address_of(one) for one in inner]
    with TemporaryDirectory(prefix="tento-") as folder:
        others = [tuple(address for address in addresses if address != own) for own in addresses]
        places = zip(fronts, inner, others, strict=True)
        yield [Post("", front, own, Path(folder), rest, doors.trust_proxy) for front, own, rest in places]
    for one in (*fronts, *inner):
        one.close()


def shared(front: socket.socket, count: int) -> list[socket.socket]:
    """The front door for each process. Linux deals people out among them; elsewhere whoever is first opens to the next.

    They stay open while a process is started again: who came meanwhile waits.
    """
    if sys.platform != "linux":
        return [front] * count
    address, family = front.getsockname()[:2], front.family
    front.close()
    return [socket.create_server(address, family=family, backlog=2048, reuse_port=True) for _ in range(count)]


def work(make: MakeApp, post: Post, opened: Connection) -> None:
    """One process: serves at the door of the house and at its own until it is stopped, or left alone."""
    log_to_stderr()
    allow_many_sockets()
    app, floor = make(post)

    async def elsewhere(table: str) -> str | None:
        try:
            lease = await floor.elsewhere(table)
        except StoreAway:
            return None
        return None if lease is None else lease.process

    neighbours = Neighbours(post.folder, post.name, elsewhere)
    config = configured(app, post.trust_proxy, neighbours)
    run(House(app, config, lambda: opened.send_bytes(b"open"), neighbours), [post.front, post.inner])


class Minder:
    """Starts the processes, and again whichever dies. The tables of a dead one are free at once: nobody waits for its leases."""

    def __init__(self, make: MakeApp, leases: Leases, announce: Callable[[], None]) -> None:
        self._make = make
        self._leases = leases
        self._announce = announce
        self._stop = asyncio.Event()
        self._failed = False

    async def mind(self, places: list[Post]) -> None:
        """Until somebody stops the house, or a process cannot even begin."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop.set)
        open_ones = [loop.create_future() for _ in places]
        telling = asyncio.gather(*open_ones)
        telling.add_done_callback(lambda all_open: None if all_open.cancelled() else self._announce())
        await asyncio.gather(*(self._keep(post, opened) for post, opened in zip(places, open_ones, strict=True)))
        telling.cancel()
        if self._failed:
            raise typer.Exit(1)

    async def _keep(self, post: Post, opened: asyncio.Future[None]) -> None:
        while not self._stop.is_set():
            named = post._replace(name=new_name())
            running, said = self._start(named)
            await self._until_it_ends(running, said, opened)
            if not opened.done():
                self._failed = True
                self._stop.set()
            elif not self._stop.is_set():
                _log.error("a process of the house died", extra={"house": named.name, "code": running.exitcode})
                await self._free(named.name)
                await asyncio.sleep(AGAIN_SECONDS)

    def _start(self, post: Post) -> tuple[SpawnProcess, Connection]:
        said, says = _spawn.Pipe(duplex=False)
        running = _spawn.Process(target=work, args=(self._make, post, says), name=post.name)
        running.start()
        says.close()
        return running, said

    async def _until_it_ends(self, running: SpawnProcess, said: Connection, opened: asyncio.Future[None]) -> None:
        """Hears that it is open, and waits for its end; stops it when the house closes."""
        loop = asyncio.get_running_loop()
        over = asyncio.Event()

        def hear() -> None:
            loop.remove_reader(said.fileno())
            with suppress(EOFError):  # it ended without a word
                said.recv_bytes()
                if not opened.done():
                    opened.set_result(None)

        loop.add_reader(said.fileno(), hear)
        loop.add_reader(running.sentinel, over.set)
        stopping = asyncio.create_task(self._stop.wait())
        ending = asyncio.create_task(over.wait())
        await asyncio.wait({stopping, ending}, return_when=asyncio.FIRST_COMPLETED)
        if not over.is_set():
            running.terminate()
            await asyncio.wait({ending}, timeout=2 * STOP_SECONDS)
            running.kill()
        loop.remove_reader(running.sentinel)
        loop.remove_reader(said.fileno())
        for task in (stopping, ending):
            task.cancel()
        await asyncio.to_thread(running.join)
        said.close()

    async def _free(self, process: str) -> None:
        try:
            await self._leases.release(process)
        except StoreAway:
            _log.warning("the database is away: the leases run out by themselves")


async def open_house(settings: Settings, count: int, doors: Doors, announce: Callable[[], None]) -> None:
    """A whole house of so many processes. The first one holds the right to the database, and brings its schema up to date."""
    if sys.platform == "win32":
        raise typer.BadParameter("several processes need a system that hands sockets over, which this one does not: use one")
    settings = replace(settings, part=True, secret=settings.secret or token_urlsafe(32))
    store = database(settings.database)
    await store.start()
    try:
        await store.leases.begin()
        with posts(count, doors) as places:
            await Minder(partial(_made, settings), store.leases, announce).mind(places)
    finally:
        await store.stop()


def _made(settings: Settings, post: Post) -> tuple[Litestar, Floor]:
    app = build(replace(settings, process=post.name, address=post.address, siblings=post.siblings))
    return app, app.state.house.floor
