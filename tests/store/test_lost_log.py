"""A full disk is not ready, and a write-ahead log that somebody removed is noticed."""

import logging
import os
import signal
import subprocess
import sys

import pytest

from tento.store.open import open_store

if sys.platform == "win32":
    pytest.skip("limits and kill -9 need a Unix", allow_module_level=True)

CRASH = """
import asyncio, os, signal, sys
from tento.store.open import open_store
async def main():
    store = open_store(sys.argv[1])
    await store.start()
    await store.leases.begin()
    lease = await store.leases.claim("mesa", "p", "", 60)
    await store.log.append("mesa", lease.epoch, 0, [b"kept"])
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


async def test_a_full_disk_is_not_ready_and_is_again_when_there_is_room(tmp_path):
    import resource

    store = open_store(tmp_path)
    await store.start()
    before = await store.ready()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))  # no file may grow: what the system says is what it says on a full disk
    try:
        full = await store.ready()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    after = await store.ready()
    await store.stop()
    assert (before, full, after) == (True, False, True)


@pytest.mark.parametrize("removed", [False, True])
async def test_a_log_that_is_missing_after_a_crash_is_told(tmp_path, caplog, removed):
    subprocess.run([sys.executable, "-c", CRASH, str(tmp_path)], check=False, timeout=60)
    if removed:
        os.remove(tmp_path / "tento.db-wal")
        os.remove(tmp_path / "tento.db-shm")
    store = open_store(tmp_path)
    with caplog.at_level(logging.ERROR):
        await store.start()
    kept = await store.log.read("mesa") if not removed else []
    await store.stop()
    assert ("is lost" in caplog.text) == removed
    assert removed or kept == [b"kept"]


async def test_who_ended_well_left_nothing_to_miss(tmp_path, caplog):
    for _ in range(2):
        store = open_store(tmp_path)
        await store.start()
        await store.leases.begin()
        await store.stop()
    assert "is lost" not in caplog.text


async def test_a_log_removed_under_a_running_server_loses_nothing(tmp_path, caplog):
    store = open_store(tmp_path)
    await store.start()
    lease = await store.leases.claim("mesa", "p", "", 60)
    assert lease is not None
    await store.log.append("mesa", lease.epoch, 0, [b"first"])
    os.remove(tmp_path / "tento.db-wal")
    with caplog.at_level(logging.ERROR):
        await store.log.append("mesa", lease.epoch, 1, [b"second"])
    assert "removed" in caplog.text
    copy = tmp_path / "copy"
    copy.mkdir()
    (copy / "tento.db").write_bytes((tmp_path / "tento.db").read_bytes())  # as after kill -9: the file alone
    other = open_store(copy)
    await other.start()
    assert await other.log.read("mesa") == [b"first", b"second"]
    await other.stop()
    await store.stop()


WORKER = """
import asyncio, os, sys
from tento.store.open import open_store
async def main():
    supervisor = os.getppid()
    store = open_store(sys.argv[1], worker=True)
    await store.start()
    lease = await store.leases.claim("mesa", "p", "", 60)
    await store.log.append("mesa", lease.epoch, 0, [b"kept"])
    print("kept", flush=True)
    while os.getppid() == supervisor:
        await asyncio.sleep(0.01)
    await store.stop()
asyncio.run(main())
"""
SUPERVISOR = """
import asyncio, os, signal, subprocess, sys
from tento.store.open import open_store
async def main():
    store = open_store(sys.argv[1])
    await store.start()
    await store.leases.begin()
    worker = subprocess.Popen([sys.executable, "-c", sys.argv[2], sys.argv[1]], stdout=subprocess.PIPE)
    worker.stdout.readline()
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


async def test_a_log_that_a_process_folded_in_after_its_supervisor_was_killed_is_not_missed(tmp_path, caplog):
    # Its output stays open until the worker has ended too.
    killed = subprocess.run([sys.executable, "-c", SUPERVISOR, str(tmp_path), WORKER], stderr=subprocess.PIPE, check=False, timeout=60)
    assert (killed.returncode, (tmp_path / "tento.db-wal").exists()) == (-signal.SIGKILL, False), killed.stderr
    store = open_store(tmp_path)
    await store.start()
    kept = await store.log.read("mesa")
    await store.stop()
    assert (kept, "is lost" in caplog.text) == ([b"kept"], False)
