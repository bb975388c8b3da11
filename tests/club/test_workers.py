"""Tasks on a cluster: a Ray of two workers on this machine, one of which is killed in the middle of a task."""

import os
import secrets
import signal
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path

import pytest

from tento.club.arena.contest import Pairing
from tento.club.arena.run import Arena, Entrants, Players, Task, crew
from tento.club.simulation.simulate import simulate
from tento.club.table import NamedBot
from tento.club.workers import Crew

ARENA = Arena("fenacef-ix", 4, 7, Entrants(("sensible", "random"), {}, 1.0, {}))
TASKS = [Task(Pairing("sensible", "random"), pack) for pack in range(6)]
LOOPBACK = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"
"""Set to 0, Ray listens on 127.0.0.1 alone, as it does by itself on those systems."""
CLUSTER = """
import sys, ray
ray.init(num_cpus=2, include_dashboard=False, object_store_memory=80_000_000, _temp_dir=sys.argv[1], log_to_driver=False)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""


class KilledOnce(Players):
    """A worker that is lost in the middle of the third pack, whoever plays it first."""

    def __init__(self, arena: Arena, mark: Path) -> None:
        super().__init__(arena)
        self._mark = mark

    def play(self, task):
        if task.pack == 2 and not self._mark.exists():
            self._mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().play(task)


@pytest.fixture
def cluster(monkeypatch):
    """Its address. It ends with its own standard input."""
    monkeypatch.setenv(LOOPBACK, "0")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(16))  # else Ray makes one and leaves it in the home of who runs the test
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        command = [sys.executable, "-c", CLUSTER, folder]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None
            yield running.stdout.readline().strip()
            running.communicate()


@pytest.mark.long
def test_a_cluster_comes_to_the_same_result_and_loses_nothing_with_a_worker(cluster, tmp_path):
    assert cluster.startswith("127.0.0.1:")
    with crew(ARENA).results(TASKS) as coming:
        alone = list(coming)
    with Crew(partial(KilledOnce, ARENA, tmp_path / "killed"), cluster=cluster).results(TASKS) as coming:
        assert list(coming) == alone
    assert (tmp_path / "killed").exists()
    bots = [NamedBot("random")] * 4
    assert simulate("fenacef-ix", bots, hands=30, cluster=cluster) == simulate("fenacef-ix", bots, hands=30)
