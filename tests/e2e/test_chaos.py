"""The short form of `make chaos`: houses are killed, stopped and cut off under play, and nothing that was acknowledged is lost."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHORT = ("--rounds", "1", "--seconds", "4", "--seed", "1", "--tables", "3", "--plain", "--slowest-ms", "0")


@pytest.mark.skipif(sys.platform != "linux", reason="the processes of a house are asked of Linux")
@pytest.mark.parametrize("house", [pytest.param("sqlite-2", marks=pytest.mark.long), "postgres-1"])
def test_a_house_that_is_killed_stopped_and_cut_off_keeps_every_promise(house):
    asked = [sys.executable, "-m", "tools.chaos", *SHORT, "--house", house, "--faults", "kill-house,kill,stop,cut"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (told.returncode, "1 rounds" in told.stdout, "0 promises broken" in told.stdout) == (0, True, True), told.stdout + told.stderr
