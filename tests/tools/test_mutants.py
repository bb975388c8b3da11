"""How faults are chosen and tried: which tests are asked first, and which faults were judged to change nothing."""

import re
import tomllib
from pathlib import Path

import pytest
from tools.mutants import EQUIVALENT, Fault, measured, nearest
from tools.rooms import FAR, NEAR, mirror, room, sources
from tools.touched import Touched

from tests.places import ROOT

SOURCE = "LIMIT = 1\ndef f(a):\n    return a + LIMIT\n"
PATH = Path("src/tento/cards/small.py")
KNOWN = Touched({"quick": 1.0, "slow": 4.5, "slowest": 60.0, "elsewhere": 0.1}, {PATH.as_posix(): {3: ["slowest", "quick", "slow"]}})


def fault(line: int) -> Fault:
    return Fault(PATH, line, SOURCE, SOURCE)


def test_the_tests_that_pass_through_the_line_are_asked_the_quick_ones_first():
    assert nearest(KNOWN, fault(3)) == [["quick"], ["slow"], ["slowest"]]


def test_what_runs_when_the_file_is_read_is_seen_by_all_that_pass_through_it():
    assert nearest(KNOWN, fault(1)) == [["quick"], ["slow"], ["slowest"]]


def test_a_line_that_no_test_passes_through_is_seen_by_nobody():
    assert nearest(KNOWN, fault(2)) == nearest(KNOWN, fault(1))
    assert nearest(Touched({}, {}), fault(3)) == [[], [], []]


@pytest.mark.parametrize("folder", NEAR)
def test_every_folder_and_every_test_of_it_is_there(folder):
    assert any(path.is_relative_to(Path("src/tento") / folder) for path in sources(folder))
    assert [tests for tests in (*NEAR[folder], *FAR[folder]) if not (ROOT / tests).exists()] == []


def test_a_file_has_the_tests_of_its_room():
    assert room(Path("src/tento/games/tranca/rules/melds.py")) == "games/tranca/rules"
    assert room(Path("src/tento/championship/poker/points.py")) == "championship"


def test_the_tests_of_a_folder_have_its_name():
    assert mirror(Path("src/tento/games/poker/kernels/holdem.py")) == "tests/games/poker/kernels"


LISTED = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["equivalent"]
MEASURED = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["measured"]


@pytest.mark.parametrize("one", LISTED, ids=lambda one: one["path"])
def test_a_fault_that_changes_nothing_is_still_there_to_be_made_and_says_why(one):
    source = {line.strip() for line in (ROOT / one["path"]).read_text(encoding="utf-8").splitlines()}
    gone = [line[1:].strip() for line in one["change"].strip().splitlines() if line.startswith("-")]
    assert gone
    assert [line for line in gone if line not in source] == []
    assert len(one["why"]) > 20


@pytest.mark.parametrize("one", MEASURED, ids=lambda one: one["path"])
def test_numbers_that_were_measured_are_there_and_say_how(one):
    path = Path(one["path"])
    assert one["name"] in measured(path)
    assert re.search(rf"^{one['name']}\b.* = ", (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE)
    assert len(one["why"]) > 20
