"""The supervisor accepts in place of a worker that does not, and gives what comes to one that is well."""

import asyncio
import resource
import socket
from collections.abc import Iterator

import pytest

from tento.server.listening import listen
from tento.server.stand_in import StandIn
from tento.server.worker import Listening, WorkerSlot, worker_slots

TAKEN_BY = "well"


@pytest.fixture
def slot() -> Iterator[WorkerSlot]:
    with worker_slots(1, Listening(listen("127.0.0.1", 0))) as (slot,):
        yield slot


@pytest.fixture
def channel(slot) -> Iterator[socket.socket]:
    """Where a worker that is well takes connections."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.setblocking(False)
        channel.bind(str(slot.folder / TAKEN_BY))
        yield channel


async def taken(channel: socket.socket) -> socket.socket:
    """The next connection that the worker is given."""
    async with asyncio.timeout(60):
        while True:
            try:
                read, (file,), _flags, _from = socket.recv_fds(channel, 100, 1)
            except BlockingIOError:
                await asyncio.sleep(0.01)
            else:
                assert read == b"", "nothing was read of it"
                return socket.socket(fileno=file)


async def test_a_connection_that_waits_for_a_dead_worker_is_given_to_one_that_is_well(slot, channel):
    stand_in = StandIn(slot, lambda: {TAKEN_BY})
    stand_in.listen()
    with socket.create_connection(stand_in.listener().getsockname()) as client:
        stand_in.begin()
        with await taken(channel) as given:
            assert given.getpeername() == client.getsockname()
    stand_in.close()


async def test_while_no_worker_is_well_connections_wait_and_none_is_lost(slot, channel):
    well = set[str]()
    stand_in = StandIn(slot, lambda: well)
    stand_in.listen()
    stand_in.begin()
    with socket.create_connection(stand_in.listener().getsockname()) as client:
        await asyncio.sleep(0)
        well.add(TAKEN_BY)
        with await taken(channel) as given:
            assert given.getpeername() == client.getsockname()
    stand_in.close()


async def test_a_stand_in_that_ended_leaves_connections_to_the_worker(slot):
    stand_in = StandIn(slot, lambda: {TAKEN_BY})
    stand_in.listen()
    stand_in.begin()
    stand_in.end()
    with socket.create_connection(stand_in.listener().getsockname()) as client:
        accepted, _ = await asyncio.get_running_loop().sock_accept(stand_in.listener())
        with accepted:
            assert accepted.getpeername() == client.getsockname()
    stand_in.close()


async def test_a_supervisor_that_can_open_no_file_listens_no_more_so_that_the_rest_is_asked(slot):
    stand_in = StandIn(slot, lambda: {TAKEN_BY})
    stand_in.listen()
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1, limits[1]))
    try:
        stand_in.begin()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
    with socket.socket() as client, pytest.raises(ConnectionRefusedError):
        client.connect(slot.public.getsockname())
