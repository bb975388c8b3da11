"""`tento solve` on a small game: it is solved, kept, stopped by Ctrl+C and goes on."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "from tento.cli.main import run; run()", "solve", "truco"]
SMALL = """
name = "pequeno"
parent = "ktruco-paulista"
title = "Truco pequeno"

[values]
deck_ranks = ["A", "2", "3", "K"]
raise_ladder = [3]
refusal_points = [1]
raise_names = ["truco"]
burn_max = 0
"""


@pytest.fixture
def rulebook(tmp_path: Path) -> str:
    (tmp_path / "pequeno.toml").write_text(SMALL, encoding="utf-8")
    return str(tmp_path / "pequeno.toml")


def solve(tmp_path: Path, *options: str) -> "subprocess.CompletedProcess[str]":
    command = [*COMMAND, "--folder", str(tmp_path / "solved"), "--lang", "en", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)


def test_a_small_game_is_solved_kept_stopped_and_goes_on(tmp_path, rulebook):
    command = [*COMMAND, "--rulebook", rulebook, "--folder", str(tmp_path / "solved"), "--loss", "0", "--rounds", "1000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        until = time.monotonic() + 240
        while not list(tmp_path.glob("solved/*.npz")):
            assert time.monotonic() < until
            assert running.poll() is None
            time.sleep(0.1)
        running.send_signal(signal.SIGINT)
        assert running.wait(120) == 130
        assert "continua daqui" in (running.stderr.read() if running.stderr else "")
    went_on = solve(tmp_path, "--rulebook", rulebook, "--rounds", "25", "--json")
    assert went_on.returncode == 0, went_on.stderr
    found = json.loads(went_on.stdout)["parts"]
    assert sum(part["weight"] for part in found) == pytest.approx(1)
    assert all(part["rounds"] >= 25 and part["solved"] and 0 < part["loss"] < 0.2 for part in found)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--rulebook", "truco-masters-2025"], "tied second rodada"),
        (["--rulebook", "afia-2025"], "tranca"),
        (["--rounds", "0"], "at least 1"),
    ],
)
def test_what_cannot_be_solved_is_said_in_a_sentence(tmp_path, options, why):
    refused = solve(tmp_path, *options)
    assert refused.returncode == 2
    assert why in refused.stderr
