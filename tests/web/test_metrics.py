"""What the server counts, alone and as several processes that answer as one."""

import os
import subprocess
import sys
from pathlib import Path

from prometheus_client.multiprocess import mark_process_dead
from prometheus_client.parser import text_string_to_metric_families

from tento.web.metrics import MOST_LABELS, Metrics

WORKER = """
import sys
from tento.web.metrics import Metrics

metrics = Metrics()
actions, seconds, refused = sys.argv[1:]
for _ in range(int(actions)):
    metrics.actions.add("acted")
metrics.refusals.add(refused)
metrics.commits.observe(float(seconds))
metrics.tables.set(int(actions))
print(flush=True)
sys.stdin.readline()
sys.stdout.buffer.write(metrics.text())
"""


def numbers(text: bytes) -> dict[str, float]:
    """Every sample by its name and labels, as a program of somebody else's reads the text."""
    return {
        f"{sample.name}{sorted(sample.labels.values())}": sample.value
        for family in text_string_to_metric_families(text.decode())
        for sample in family.samples
    }


def worker(folder: Path, actions: int, seconds: float, refused: str) -> subprocess.Popen[bytes]:
    """A process that has counted this, and waits to be asked for the text."""
    command = [sys.executable, "-c", WORKER, str(actions), str(seconds), refused]
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(folder)}
    started = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
    assert started.stdout is not None
    assert started.stdout.readline() == b"\n"
    return started


def asked(one: subprocess.Popen[bytes]) -> dict[str, float]:
    return numbers(one.communicate(b"\n", timeout=60)[0])


def test_whichever_process_is_asked_answers_for_all(tmp_path):
    one, other = worker(tmp_path, 40, 0.25, "max_value"), worker(tmp_path, 2, 0.001, "own_raise")
    told = [asked(one), asked(other)]
    assert told[0] == told[1]
    assert {
        "tento_actions_total['acted']": 42,
        "tento_refusals_total['max_value']": 1,
        "tento_refusals_total['own_raise']": 1,
        "tento_tables[]": 42,
        "tento_commit_seconds_bucket['0.001']": 1,
        "tento_commit_seconds_count[]": 2,
        "tento_commit_seconds_sum[]": 0.251,
    }.items() <= told[0].items()


def test_the_tables_of_a_dead_process_are_gone_and_what_it_counted_stays_counted(tmp_path):
    one, dead = worker(tmp_path, 40, 0.25, "max_value"), worker(tmp_path, 2, 0.001, "own_raise")
    dead.kill()
    dead.communicate()
    mark_process_dead(dead.pid, str(tmp_path))
    told = asked(one)
    assert (told["tento_tables[]"], told["tento_actions_total['acted']"]) == (40, 42)


def test_two_servers_in_one_process_count_apart():
    one, other = Metrics(), Metrics()
    one.matches.inc()
    assert [numbers(metrics.text())["tento_matches_total[]"] for metrics in (one, other)] == [1, 0]


def test_labels_beyond_the_limit_are_counted_together():
    metrics = Metrics()
    for number in range(MOST_LABELS + 50):
        metrics.refusals.add(f"code_{number}")
    told = {name: value for name, value in numbers(metrics.text()).items() if name.startswith("tento_refusals_total")}
    assert (len(told), told["tento_refusals_total['other']"]) == (MOST_LABELS + 1, 50)
