"""A fault is planted in functions that are there already, without reading their file again."""

import importlib
import sys
from pathlib import Path

import pytest
from tools.planted import Functions, plant

SOURCE = """
X = 1

def outer(a):
    return [inner(b) for b in a]

def inner(b, most=3):
    return b < most

class Kind:
    def twice(self, n):
        return (lambda x: x * 2)(n)

def made(add):
    def adding(n):
        return n + add
    return adding
"""


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "small_planted.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module("small_planted")
    del sys.modules["small_planted"]


def test_a_function_that_somebody_imported_before_has_the_fault(small):
    inner = small.inner
    assert plant(small.__file__, SOURCE.replace("b < most", "b <= most"), Functions())
    assert (inner(3), small.outer([3, 4])) == (True, [True, False])


def test_methods_and_functions_made_before_have_the_fault(small):
    adding, kind = small.made(5), small.Kind()
    assert plant(small.__file__, SOURCE.replace("n + add", "n - add").replace("x * 2", "x * 3"), Functions())
    assert (adding(7), kind.twice(2)) == (2, 6)


def test_a_file_that_nobody_has_read_takes_no_fault():
    assert not plant("nowhere_planted.py", SOURCE, Functions())
