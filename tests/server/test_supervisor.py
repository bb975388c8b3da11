"""The supervisor of several processes, without an application."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from tento.cli.serve import among_themselves, host_of, shared_secret
from tento.server.listening import listen, with_port
from tento.server.supervisor import LONGEST_RESTART_SECONDS, RESTART_SECONDS, Supervisor
from tento.server.worker import Listening, worker_slots
from tento.store.open import open_store

BROKEN = """
from tento.server.worker import run_worker

def broken(slot):
    raise OSError("words that may repeat what somebody sent")

run_worker(broken, None, None)
"""


async def test_after_one_that_never_opened_the_next_waits_longer_and_after_one_that_did_as_ever(tmp_path, monkeypatch):
    store = open_store(tmp_path)
    await store.start()
    supervisor = Supervisor(lambda _slot: pytest.fail("nothing is made"), store.leases, lambda: None)
    lives = iter([True, False, False, False, False, False, False, True])
    pauses = list[float]()

    async def life(_slot, _stand_in, _first):
        return next(lives), 1

    async def rest(seconds):
        pauses.append(seconds)
        if len(pauses) == 8:
            supervisor._stop.set()

    monkeypatch.setattr(supervisor, "_run_once", life)
    monkeypatch.setattr(supervisor, "_wait", rest)
    with worker_slots(1, Listening(listen("127.0.0.1", 0))) as slots:
        await supervisor.supervise(slots)
    await store.stop()
    assert pauses == [RESTART_SECONDS, 2, 4, 8, 16, LONGEST_RESTART_SECONDS, LONGEST_RESTART_SECONDS, RESTART_SECONDS]


def test_what_breaks_a_process_is_told_in_a_line_of_the_log():
    told = subprocess.run([sys.executable, "-c", BROKEN], capture_output=True, text=True, timeout=60, check=False)
    (line,) = [json.loads(line) for line in told.stderr.splitlines()]
    assert (told.returncode, line["level"], line["error"], "somebody" in told.stderr) == (1, "error", "OSError", False)


def test_a_temporary_folder_that_is_too_long_for_a_socket_is_told_before_anything_begins(tmp_path, monkeypatch):
    deep = tmp_path / ("t" * 90)
    deep.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(deep))
    with pytest.raises(OSError, match="TMPDIR"), worker_slots(2, Listening(listen("127.0.0.1", 0))):
        pass
    assert list(deep.iterdir()) == []


@pytest.mark.parametrize(
    ("address", "host"),
    [("10.0.0.5:8001", "10.0.0.5"), ("10.0.0.5", "10.0.0.5"), ("[::1]:8001", "::1"), ("casa:80", "casa")],
)
def test_the_host_where_the_processes_find_each_other_is_read_from_its_address(address, host):
    assert host_of(address) == host


@pytest.mark.parametrize("address", [":8001", "", "[::1"])
def test_an_address_without_a_host_is_refused(address):
    with pytest.raises(typer.BadParameter):
        host_of(address)


def test_a_host_of_numbers_and_colons_is_written_in_brackets():
    assert [with_port(host, 80) for host in ("::1", "127.0.0.1")] == ["[::1]:80", "127.0.0.1:80"]


@pytest.mark.parametrize(("said", "secret"), [("", None), (f"{32 * 's'}\n", 32 * "s")])
def test_the_secret_is_taken_without_the_end_of_its_line(said, secret):
    assert shared_secret({"TENTO_SECRET": said}) == secret


@pytest.mark.parametrize("said", ["senha €" * 8, "coração" * 8, "two\nlines" * 8])
def test_a_secret_that_no_header_carries_is_refused(said):
    with pytest.raises(typer.BadParameter):
        shared_secret({"TENTO_SECRET": said})


@pytest.mark.parametrize("said", ["x", 31 * "s"])
def test_a_secret_that_could_be_guessed_is_refused(said):
    with pytest.raises(typer.BadParameter, match="at least 32"):
        shared_secret({"TENTO_SECRET": said})


@pytest.mark.parametrize("address", ["8.8.8.8:8001", "[2606:4700::1111]:8001"])
def test_processes_do_not_tell_each_other_the_secret_over_the_open_internet(address):
    with pytest.raises(typer.BadParameter, match="private network"):
        among_themselves(address, 32 * "s")


@pytest.mark.parametrize("address", ["10.0.0.5:8001", "127.0.0.1:8001", "[fd00::5]:8001", "mesa.internal:8001"])
def test_processes_find_each_other_on_a_private_network_or_at_the_near_end_of_a_tunnel(address):
    assert among_themselves(address, 32 * "s") == address


def test_a_server_alone_tells_nobody_a_secret_wherever_it_listens():
    assert among_themselves("8.8.8.8:80", None) == "8.8.8.8:80"


def test_a_place_is_given_to_each_process_and_its_folder_is_gone_afterwards():
    with worker_slots(3, Listening(listen("127.0.0.1", 0))) as slots:
        folder = slots[0].folder
        assert len({slot.address for slot in slots}) == 3
    assert not Path(folder).exists()
