"""Which tests pass through which line: told by the plugin for a project of three tests."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.touched import Notes, Touched, joined, outdated, read

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


def test_red():
    assert f(True) == 2
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    project = tmp_path_factory.mktemp("project")
    (project / "src").mkdir()
    (project / "src" / "small.py").write_text(SOURCE, encoding="utf-8")
    (project / "test_small.py").write_text(TESTS, encoding="utf-8")
    (project / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    known = {**os.environ, "PYTHONPATH": f"{project / 'src'}:{ROOT}", "TOUCHED": str(project / "touched.json")}
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:schemathesis", "-p", "tools.touched"]
    subprocess.run(words, cwd=project, env=known, check=False, capture_output=True)
    return project


@pytest.fixture
def touched(project: Path) -> Touched:
    return read(project, project / "touched.json")


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


def test_a_test_that_fails_by_itself_is_not_asked(touched: Touched):
    assert "test_small.py::test_red" not in touched.below("test_small.py")


def test_only_test_files_that_changed_or_came_are_noted_again(project: Path, tmp_path: Path):
    shutil.copytree(project, tmp_path, dirs_exist_ok=True)
    assert outdated(tmp_path, "test_small.py", tmp_path / "touched.json") == []
    (tmp_path / "test_small.py").write_text(TESTS + "\n", encoding="utf-8")
    (tmp_path / "test_more.py").write_text(TESTS, encoding="utf-8")
    assert outdated(tmp_path, ".", tmp_path / "touched.json") == ["test_more.py", "test_small.py"]


def test_of_a_source_that_changed_all_tests_inside_are_asked(project: Path, tmp_path: Path):
    shutil.copytree(project, tmp_path, dirs_exist_ok=True)
    (tmp_path / PATH).write_text("# another first line\n" + SOURCE, encoding="utf-8")
    assert len(read(tmp_path, tmp_path / "touched.json").through(PATH, 4, 4)) == 2


def test_later_notes_replace_those_of_the_same_test_files():
    before = Notes({"a::one": 1.0, "b::two": 2.0}, {"s": {1: [0, 1], 2: [0]}}, {"a": "1", "b": "1", "s": "1"})
    after = Notes({"a::new": 3.0}, {"s": {5: [0]}}, {"a": "2", "s": "1"})
    both = joined(before, after)
    assert both.times == {"b::two": 2.0, "a::new": 3.0}
    assert both.lines == {"s": {1: [0], 2: [], 5: [1]}}
    assert both.digests == {"a": "2", "b": "1", "s": "1"}


def test_a_source_that_changed_between_two_notes_counts_as_changed():
    before, after = (Notes({}, {"s": {}}, {"s": version}) for version in "12")
    assert joined(before, after).digests == {"s": ""}


def test_the_quick_tests_come_first():
    known = Touched({"slow": 2.0, "quick": 1.0}, {"src/small.py": {1: ["slow", "quick"]}})
    assert known.through(PATH, 1, 1) == ["quick", "slow"]
    assert known.took(["slow", "quick"]) == 3.0
