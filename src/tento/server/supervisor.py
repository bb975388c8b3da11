"""A house of several processes on one machine: one door, each table in one of them, and a first process that minds the others."""

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import ENAMETOOLONG, errorcode
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from secrets import token_urlsafe
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import typer
from litestar import Litestar
from msgspec.structs import replace
from prometheus_client.multiprocess import mark_process_dead

from tento.bootstrap import Settings, build, database, new_name
from tento.club.live.live_tables import LiveTables
from tento.club.ports import Leases, StoreUnavailable
from tento.server.heartbeat import Heartbeat, beat
from tento.server.listening import beside, shared
from tento.server.process import STOP_SECONDS, WAITING, House, allow_many_sockets, configured, listen, run, with_port
from tento.server.signals import deaf, of_the_terminal
from tento.server.socket_handoff import SocketHandoff
from tento.web.logs import log_to_stderr
from tento.web.metrics import FOLDER_VARIABLE

_log = logging.getLogger("tento.house")
_spawn = get_context("spawn")

AGAIN_SECONDS: Final = 1.0
MOST_SECONDS: Final = 30.0
"""A process that died is started again after so long, so that one that cannot live does not keep the machine busy."""

METRICS: Final = "metrics"
"""The folder of the counts, in the one of the processes."""

LONGEST_FOLDER: Final = 80
"""The path of a Unix socket may have some hundred bytes, and its name in the folder takes twenty."""


class Doors(NamedTuple):
    """Where people come in, at which host the processes listen for each other, and which proxy is believed."""

    front: socket.socket
    inner_host: str = "127.0.0.1"
    trust_proxy: str | None = None


class WorkerSlot(NamedTuple):
    """The place of one process: its name, where people come in, its own door for the others, and where it takes their sockets."""

    name: str
    front: socket.socket
    inner: socket.socket
    folder: Path
    trust_proxy: str | None

    @property
    def address(self) -> str:
        """Where the others reach it."""
        return address_of(self.inner)


MakeApp = Callable[[WorkerSlot], tuple[Litestar, LiveTables]]


def address_of(listener: socket.socket) -> str:
    """Where a socket listens."""
    return with_port(*listener.getsockname()[:2])


@contextmanager
def posts(count: int, doors: Doors) -> Iterator[list[WorkerSlot]]:
    """Places for so many processes, without names yet."""
    front = shared(doors.front)
    inner = [listen(doors.inner_host, 0) for _ in range(count)]
    with TemporaryDirectory(prefix="tento-") as folder:
        if len(os.fsencode(folder)) > LONGEST_FOLDER:
            raise OSError(ENAMETOOLONG, "too long a path for sockets; let TMPDIR name a shorter one", folder)
        with counting_in(Path(folder) / METRICS):
            yield [WorkerSlot("", front, own, Path(folder), doors.trust_proxy) for own in inner]
    for one in (front, *inner):
        one.close()


@contextmanager
def counting_in(folder: Path) -> Iterator[None]:
    """Who is started meanwhile counts in this folder, so that whichever process is asked for the metrics answers for all."""
    folder.mkdir()
    before = os.environ.get(FOLDER_VARIABLE)
    os.environ[FOLDER_VARIABLE] = str(folder)
    try:
        yield
    finally:
        os.environ.pop(FOLDER_VARIABLE)
        if before is not None:
            os.environ[FOLDER_VARIABLE] = before


def work(make: MakeApp, post: WorkerSlot, opened: Connection) -> None:
    """One process: serves at the door of the house and at its own until it is stopped, or left alone."""
    log_to_stderr()
    allow_many_sockets()
    try:
        _serve(make, post, opened)
    except Exception:
        _log.exception("a process of the house cannot go on")
        sys.exit(1)
    finally:
        supervisor = parent_process()
        if supervisor is not None and not supervisor.is_alive():
            rmtree(post.folder, ignore_errors=True)  # who made the folder can take it away no more


def _serve(make: MakeApp, post: WorkerSlot, opened: Connection) -> None:
    app, live_tables = make(post)

    async def elsewhere(table: str) -> str | None:
        try:
            lease = await live_tables.elsewhere(table)
        except StoreUnavailable:
            return None
        return None if lease is None else lease.process

    handoff = SocketHandoff(post.folder, post.name, elsewhere)
    config = configured(app, post.trust_proxy, handoff)
    run(House(app, config, lambda: beat(opened), handoff), [post.front, post.inner])


class Supervisor:
    """Starts the processes, and again whichever dies. The tables of a dead one are free at once: nobody waits for its leases."""

    def __init__(self, make: MakeApp, leases: Leases, announce: Callable[[], None]) -> None:
        self._make = make
        self._leases = leases
        self._announce = announce
        self._stop = asyncio.Event()
        self._closed = 0
        self._failed = False

    async def mind(self, places: list[WorkerSlot]) -> None:
        """Until somebody stops the house, or a process cannot even begin."""
        for number in (signal.SIGTERM, *of_the_terminal()):
            asyncio.get_running_loop().add_signal_handler(number, self._stop.set)
        self._closed = len(places)
        await asyncio.gather(*(self._keep(post) for post in places))
        if self._failed:
            raise typer.Exit(1)

    async def _keep(self, post: WorkerSlot) -> None:
        """One process after the other at this place. After one that never opened the next waits longer and longer."""
        began, pause = False, AGAIN_SECONDS
        while not self._stop.is_set():
            named = post._replace(name=new_name())
            opened, code = await self._life(named, not began)
            if self._stop.is_set():
                return
            if not (opened or began):
                self._failed = True
                self._stop.set()
                return
            began, pause = True, AGAIN_SECONDS if opened else min(2 * pause, MOST_SECONDS)
            if code is not None:
                _log.error("a process of the house died", extra={"instance": named.name, "code": code})
            await self._clear_up(named)
            await self._rest(pause)

    def _another_is_open(self) -> None:
        self._closed -= 1
        if not self._closed:
            self._announce()

    async def _life(self, post: WorkerSlot, first: bool) -> tuple[bool, int | None]:
        """Whether a process came to open, and how it ended. The first ones open together: who comes too early waits for all alike."""
        try:
            running, said = self._start(post, first)
        except OSError as error:  # the system has no room for one more
            _log.warning("a process could not be started", extra={"error": errorcode.get(error.errno or 0)})
            return False, None
        opened = await self._until_it_ends(running, said, self._another_is_open if first else lambda: None)
        mark_process_dead(running.pid, str(post.folder / METRICS))  # type: ignore[no-untyped-call]  # it comes without types
        return opened, running.exitcode

    def _start(self, post: WorkerSlot, first: bool) -> tuple[SpawnProcess, Connection]:
        said, says = _spawn.Pipe(duplex=False)
        with says, beside(post.front) as front, deaf():
            if first:
                front.listen(WAITING)
            given = (self._make, post._replace(front=front), says)
            running = _spawn.Process(target=work, args=given, name=post.name, daemon=True)  # whatever befalls us, it is ended
            running.start()
        return running, said

    async def _until_it_ends(self, running: SpawnProcess, said: Connection, tell: Callable[[], None]) -> bool:
        """Hears whether it is open and well, and waits for its end; stops it when the house closes."""
        loop = asyncio.get_running_loop()
        over = asyncio.Event()

        def silent() -> None:
            _log.error("a process of the house does not answer", extra={"instance": running.name})
            running.kill()

        heartbeat = Heartbeat(said, tell, silent)
        loop.add_reader(running.sentinel, over.set)
        stopping = asyncio.create_task(self._stop.wait())
        ending = asyncio.create_task(over.wait())
        await asyncio.wait({stopping, ending}, return_when=asyncio.FIRST_COMPLETED)
        if not over.is_set():
            running.terminate()
            await asyncio.wait({ending}, timeout=2 * STOP_SECONDS)
            running.kill()
        loop.remove_reader(running.sentinel)
        for task in (stopping, ending):
            task.cancel()
        await asyncio.to_thread(running.join)
        heartbeat.close()
        return heartbeat.opened

    async def _rest(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stop.wait(), seconds)

    async def _clear_up(self, dead: WorkerSlot) -> None:
        (dead.folder / dead.name).unlink(missing_ok=True)
        try:
            await self._leases.release(dead.name)
        except StoreUnavailable:
            _log.warning("the database is away: the leases run out by themselves")


async def open_house(settings: Settings, count: int, doors: Doors, announce: Callable[[], None]) -> None:
    """A whole house of so many processes."""
    if sys.platform == "win32":
        raise typer.BadParameter("several processes need a system that hands sockets over, which this one does not: use one")
    settings = replace(settings, part=True, secret=settings.secret or token_urlsafe(32))
    await open_parts(settings.database, partial(_made, settings), count, doors, announce)


async def open_parts(address: str, make: MakeApp, count: int, doors: Doors, announce: Callable[[], None] = lambda: None) -> None:
    """So many processes with this app on one database. This one holds the right to it, and brings its schema up to date."""
    store = database(address)
    await store.start()
    try:
        await store.leases.begin()
        with posts(count, doors) as places:
            await Supervisor(make, store.leases, announce).mind(places)
    finally:
        await store.stop()


def _made(settings: Settings, post: WorkerSlot) -> tuple[Litestar, LiveTables]:
    app = build(replace(settings, process=post.name, address=post.address))
    return app, app.state.services.live_tables
