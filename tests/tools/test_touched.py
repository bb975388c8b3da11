"""Which tests pass through which line: told by the plugin for a project of three tests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.touched import Touched, read

ROOT = Path(__file__).resolve().parents[2]
SOURCE = "def f(a):\n    if a:\n        return 1\n    return 2\n"
TESTS = """
from small import f


def test_one():
    assert f(True) == 1


def test_two():
    assert f(False) == 2


def test_none():
    pass
"""


@pytest.fixture(scope="module")
def touched(tmp_path_factory: pytest.TempPathFactory) -> Touched:
    project = tmp_path_factory.mktemp("project")
    (project / "src").mkdir()
    (project / "src" / "small.py").write_text(SOURCE, encoding="utf-8")
    (project / "test_small.py").write_text(TESTS, encoding="utf-8")
    (project / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    known = {**os.environ, "PYTHONPATH": f"{project / 'src'}:{ROOT}", "TOUCHED": str(project / "touched.json")}
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:schemathesis", "-p", "tools.touched"]
    subprocess.run(words, cwd=project, env=known, check=True, capture_output=True)
    return read(project / "touched.json")


PATH = Path("src/small.py")


def test_a_line_knows_the_tests_that_pass_through_it(touched: Touched):
    assert touched.through(PATH, 3, 3) == ["test_small.py::test_one"]
    assert set(touched.through(PATH, 2, 2)) == {"test_small.py::test_one", "test_small.py::test_two"}


def test_what_runs_when_the_file_is_read_belongs_to_no_test(touched: Touched):
    assert touched.through(PATH, 1, 1) == []


def test_a_file_knows_all_that_pass_through_it(touched: Touched):
    assert set(touched.inside(PATH)) == {"test_small.py::test_one", "test_small.py::test_two"}


def test_a_folder_knows_all_its_tests(touched: Touched):
    assert len(touched.below("test_small.py")) == 3
    assert touched.below("elsewhere") == []


def test_the_quick_tests_come_first():
    known = Touched({"slow": 2.0, "quick": 1.0}, {"src/small.py": {1: ["slow", "quick"]}})
    assert known.through(PATH, 1, 1) == ["quick", "slow"]
    assert known.took(["slow", "quick"]) == 3.0
