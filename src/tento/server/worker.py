"""One of several processes of a server: what it is given by the supervisor, and how it runs."""

import logging
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import ENAMETOOLONG
from functools import partial
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from litestar import Litestar

from tento.club.live.live_tables import LiveTables
from tento.club.ports import StoreUnavailable
from tento.server.app_server import STOP_SECONDS, AppServer, allow_many_sockets, configured, run
from tento.server.forced_end import end_within
from tento.server.heartbeat import beat
from tento.server.listening import address_of, listen, shared
from tento.server.logs import log_to_stderr
from tento.server.socket_handoff import SocketHandoff
from tento.web.metrics import FOLDER_VARIABLE

_log = logging.getLogger("tento.server")

METRICS: Final = "metrics"
"""The folder of the counts, inside the one that the processes share."""

ORPHANED_SECONDS: Final = 2 * STOP_SECONDS
"""A process whose supervisor is gone has as long to close as one that the supervisor stops."""
ORPHANED: Final = "a worker without its supervisor could not close in time, and ends as it stands"
LONGEST_FOLDER: Final = 80
"""The path of a Unix socket may have some hundred bytes, and its name in the folder takes twenty."""


class Listening(NamedTuple):
    """The socket for clients, the host at which the processes listen for each other, and the proxy that is trusted."""

    public: socket.socket
    internal_host: str = "127.0.0.1"
    trust_proxy: str | None = None


class WorkerSlot(NamedTuple):
    """The place of one process: its name, its sockets for clients and for the other processes, and the folder that they share."""

    name: str
    public: socket.socket
    internal: socket.socket
    folder: Path
    trust_proxy: str | None

    @property
    def address(self) -> str:
        """Where the others reach it."""
        return address_of(self.internal)


MakeApp = Callable[[WorkerSlot], tuple[Litestar, LiveTables]]


@contextmanager
def worker_slots(count: int, listening: Listening) -> Iterator[list[WorkerSlot]]:
    """Places for so many processes, without names yet."""
    public = shared(listening.public)
    internal = [listen(listening.internal_host, 0) for _ in range(count)]
    with TemporaryDirectory(prefix="tento-") as folder:
        if len(os.fsencode(folder)) > LONGEST_FOLDER:
            raise OSError(ENAMETOOLONG, "too long a path for sockets; let TMPDIR name a shorter one", folder)
        with counting_in(Path(folder) / METRICS):
            yield [WorkerSlot("", public, own, Path(folder), listening.trust_proxy) for own in internal]
    for one in (public, *internal):
        one.close()


@contextmanager
def counting_in(folder: Path) -> Iterator[None]:
    """A process that is started meanwhile counts in this folder, so that whichever is asked for the metrics answers for all."""
    folder.mkdir()
    before = os.environ.get(FOLDER_VARIABLE)
    os.environ[FOLDER_VARIABLE] = str(folder)
    try:
        yield
    finally:
        os.environ.pop(FOLDER_VARIABLE)
        if before is not None:
            os.environ[FOLDER_VARIABLE] = before


def run_worker(make: MakeApp, slot: WorkerSlot, opened: Connection) -> None:
    """One process: serves clients and the other processes until it is stopped, or the supervisor is gone."""
    log_to_stderr()
    allow_many_sockets()
    supervisor = parent_process()
    if supervisor is not None:
        end_within(ORPHANED_SECONDS, partial(wait, [supervisor.sentinel]), ORPHANED, partial(_remove_folder, slot))
    try:
        _serve(make, slot, opened)
    except Exception:
        _log.exception("a worker cannot go on")
        sys.exit(1)
    finally:
        if supervisor is not None and not supervisor.is_alive():
            _remove_folder(slot)


def _remove_folder(slot: WorkerSlot) -> None:
    """The supervisor, who made the folder, can remove it no more."""
    rmtree(slot.folder, ignore_errors=True)


def _serve(make: MakeApp, slot: WorkerSlot, opened: Connection) -> None:
    app, live_tables = make(slot)

    async def owner_of(table: str) -> str | None:
        try:
            lease = await live_tables.elsewhere(table)
        except StoreUnavailable:
            return None
        return None if lease is None else lease.process

    handoff = SocketHandoff(slot.folder, slot.name, owner_of)
    config = configured(app, slot.trust_proxy, handoff)
    run(AppServer(app, config, lambda: beat(opened), handoff), [slot.public, slot.internal])
