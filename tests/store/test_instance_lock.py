"""The right to run the tables of a file: one process has it, the next is told which, and who dies has it no more."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tento.club.ports import DatabaseInUse
from tento.store.instance_lock import InstanceLock

HOLDER = """
import sys, time
from pathlib import Path
from tento.store.instance_lock import InstanceLock
lock = InstanceLock(Path(sys.argv[1]))
lock.take()
print("held", flush=True)
time.sleep(60)
"""


@pytest.fixture
def holder(tmp_path: Path):
    """Another process that runs the tables of this file."""
    other = subprocess.Popen([sys.executable, "-c", HOLDER, str(tmp_path / "club.db")], stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    yield other
    other.kill()
    other.wait()


def test_who_comes_second_is_told_which_process_was_first(tmp_path, holder):
    with pytest.raises(DatabaseInUse, match=rf"^process {holder.pid} already runs the tables of .*club\.db"):
        InstanceLock(tmp_path / "club.db").take()


def test_a_process_that_is_killed_holds_it_no_more(tmp_path, holder):
    holder.kill()
    holder.wait()
    own, other = InstanceLock(tmp_path / "club.db"), InstanceLock(tmp_path / "club.db")
    own.take()
    with pytest.raises(DatabaseInUse, match=rf"^process {os.getpid()} "):
        other.take()


def test_it_is_taken_once_and_given_back(tmp_path):
    own, other = InstanceLock(tmp_path / "club.db"), InstanceLock(tmp_path / "club.db")
    own.take()
    own.take()
    own.give_back()
    own.give_back()
    other.take()
    other.give_back()


@pytest.mark.usefixtures("holder")
def test_a_holder_that_has_not_written_its_number_yet_is_told_all_the_same(tmp_path):
    (tmp_path / "club.db.pid").unlink()
    with pytest.raises(DatabaseInUse, match=r"^process \? already runs"):
        InstanceLock(tmp_path / "club.db").take()


def test_it_needs_nothing_that_only_unix_has(tmp_path, holder, monkeypatch):
    for name in ("O_CLOEXEC", "pread", "pwrite", "fork"):
        monkeypatch.delattr(os, name)
    with pytest.raises(DatabaseInUse, match=rf"^process {holder.pid} "):
        InstanceLock(tmp_path / "club.db").take()
    InstanceLock(tmp_path / "other.db").take()


def test_only_its_owner_may_read_its_files(tmp_path):
    own = InstanceLock(tmp_path / "club.db")
    own.take()
    assert (tmp_path / "club.db.lock").stat().st_mode & 0o077 == 0
