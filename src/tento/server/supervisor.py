"""A server of several processes on one machine: this one starts the others, and again whichever dies."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from errno import errorcode
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from prometheus_client.multiprocess import mark_process_dead

from tento.bootstrap import new_name
from tento.club.ports import Leases, StoreUnavailable
from tento.club.waiting import signalled
from tento.server.app_server import STOP_SECONDS
from tento.server.heartbeat import Heartbeat
from tento.server.stand_in import StandIn
from tento.server.terminal_signals import blocked, handled
from tento.server.worker import METRICS, MakeApp, WorkerSlot, run_worker

_log = logging.getLogger("tento.server")
_spawn = get_context("spawn")

RESTART_SECONDS: Final = 1.0
LONGEST_RESTART_SECONDS: Final = 30.0
"""A process that died is started again after so long, so that one that cannot live does not keep the machine busy."""


class Supervisor:
    """Starts the processes, and again whichever dies. The tables of a dead one are free at once: nobody waits for its leases."""

    def __init__(self, make: MakeApp, leases: Leases, announce: Callable[[], None]) -> None:
        self._make = make
        self._leases = leases
        self._announce = announce
        self._stop = asyncio.Event()
        self._well = set[str]()
        self._not_open = 0
        self._failed = False

    @contextmanager
    def stopped_by_signals(self) -> Iterator[None]:
        """A signal stops the server meanwhile, and a second one changes nothing."""
        loop = asyncio.get_running_loop()
        with handled(lambda _number, _frame: loop.call_soon_threadsafe(self._stop.set)):
            yield

    async def supervise(self, slots: list[WorkerSlot]) -> bool:
        """Until somebody stops the server, or a process cannot even begin: False then."""
        self._not_open = len(slots)
        await asyncio.gather(*(self._keep_running(slot) for slot in slots))
        return not self._failed

    async def _keep_running(self, slot: WorkerSlot) -> None:
        """One process after the other in this slot. After one that never opened the next waits longer and longer."""
        with closing(StandIn(slot, lambda: self._well)) as stand_in:
            await self._restart(slot, stand_in)

    async def _restart(self, slot: WorkerSlot, stand_in: StandIn) -> None:
        began, pause = False, RESTART_SECONDS
        while not self._stop.is_set():
            named = slot._replace(name=new_name())
            opened, code = await self._run_once(named, stand_in, not began)
            if self._stop.is_set():
                return
            if not (opened or began):
                self._failed = True
                self._stop.set()
                return
            began, pause = True, RESTART_SECONDS if opened else min(2 * pause, LONGEST_RESTART_SECONDS)
            if code is not None:
                _log.error("a worker died", extra={"instance": named.name, "code": code})
            await self._clean_up(named)
            await self._wait(pause)

    def _another_is_open(self) -> None:
        self._not_open -= 1
        if not self._not_open:
            self._announce()

    async def _run_once(self, slot: WorkerSlot, stand_in: StandIn, first: bool) -> tuple[bool, int | None]:
        """Whether a process came to open, and how it ended. The first ones open together: who comes too early waits for all alike."""
        try:
            if first:
                stand_in.listen()
            running, heard = self._start(slot, stand_in)
        except OSError as error:  # the system cannot start one more
            _log.warning("a worker could not be started", extra={"error": errorcode.get(error.errno or 0)})
            return False, None
        opened = await self._until_it_ends(running, heard, stand_in, self._another_is_open if first else lambda: None)
        mark_process_dead(running.pid, str(slot.folder / METRICS))  # type: ignore[no-untyped-call]  # it comes without types
        return opened, running.exitcode

    def _start(self, slot: WorkerSlot, stand_in: StandIn) -> tuple[SpawnProcess, Connection]:
        heard, says = _spawn.Pipe(duplex=False)
        with says, blocked():
            given = (self._make, slot._replace(public=stand_in.listener()), says)
            running = _spawn.Process(target=run_worker, args=given, name=slot.name, daemon=True)  # whatever happens to us, it is ended
            running.start()
        return running, heard

    async def _until_it_ends(self, running: SpawnProcess, heard: Connection, stand_in: StandIn, on_open: Callable[[], None]) -> bool:
        """Listens to its heartbeat and waits for its end; stops it when the server closes. True if it came to open."""
        loop = asyncio.get_running_loop()
        over = asyncio.Event()
        heartbeat = self._heartbeat(running, heard, stand_in, on_open)
        loop.add_reader(running.sentinel, over.set)
        stopping = asyncio.create_task(self._stop.wait())
        ending = asyncio.create_task(over.wait())
        await asyncio.wait({stopping, ending}, return_when=asyncio.FIRST_COMPLETED)
        self._well.discard(running.name)
        if self._stop.is_set():
            stand_in.close()
        else:
            stand_in.begin()
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

    def _heartbeat(self, running: SpawnProcess, heard: Connection, stand_in: StandIn, on_open: Callable[[], None]) -> Heartbeat:
        """The heartbeat of a worker: while it is late the others get what comes to it, and one that is silent is killed."""

        def well() -> None:
            if not wait([running.sentinel], 0):  # its last heartbeat may be read after its end
                self._well.add(running.name)
                stand_in.end()

        def opened() -> None:
            well()
            on_open()

        def late() -> None:
            _log.warning("a worker is late: the others get what comes to it", extra={"instance": running.name})
            self._well.discard(running.name)
            stand_in.begin()

        def silent() -> None:
            _log.error("a worker does not answer", extra={"instance": running.name})
            running.kill()

        return Heartbeat(heard, opened, silent, late, well)

    async def _wait(self, seconds: float) -> None:
        await signalled(self._stop, seconds)

    async def _clean_up(self, dead: WorkerSlot) -> None:
        (dead.folder / dead.name).unlink(missing_ok=True)
        try:
            await self._leases.release(dead.name)
        except StoreUnavailable:
            _log.warning("the database does not answer: the leases run out by themselves")
