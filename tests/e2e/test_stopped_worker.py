"""A worker that is stopped, and still listens, keeps no client waiting: the other worker gets what comes to it."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.e2e.killing import Process
from tests.e2e.test_many import workers

NEVER = "1000000"


async def answering(port: int) -> int:
    """The worker that answers a new connection."""
    async with httpx.AsyncClient(timeout=60) as client:
        answer: int = (await client.get(f"http://127.0.0.1:{port}/test/who")).json()
        return answer


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> AsyncIterator[Process]:
    """Two workers whose heartbeats come quickly; the parameter is the number of missed beats after which a worker is killed."""
    monkeypatch.setenv("TEST_BEAT_SECONDS", "0.05")
    monkeypatch.setenv("TEST_MISSED_CHECKS", request.param)
    server = Process(str(tmp_path), "2", module="live_workers")
    try:
        await server.ready()
        yield server
    finally:
        server.kill()


@pytest.mark.parametrize("server", [NEVER], indirect=True)
async def test_no_request_fails_while_one_of_two_workers_is_stopped(server):
    stopped, other = await workers(server.port)
    os.kill(stopped, signal.SIGSTOP)
    try:
        answered = await asyncio.gather(*(answering(server.port) for _ in range(22)))
    finally:
        os.kill(stopped, signal.SIGKILL)
    assert answered == [other] * 22


@pytest.mark.long
@pytest.mark.parametrize("server", ["100"], indirect=True)
async def test_a_stopped_worker_is_replaced_and_the_next_one_listens_in_its_place(server):
    stopped = min(await workers(server.port))
    os.kill(stopped, signal.SIGSTOP)
    assert len(await workers(server.port, besides=stopped)) >= 2


@pytest.mark.long
@pytest.mark.parametrize("server", [NEVER], indirect=True)
async def test_a_worker_that_goes_on_serves_again(server):
    stopped, other = await workers(server.port)
    os.kill(stopped, signal.SIGSTOP)
    assert {await answering(server.port) for _ in range(8)} == {other}
    os.kill(stopped, signal.SIGCONT)
    assert await workers(server.port) == {stopped, other}
