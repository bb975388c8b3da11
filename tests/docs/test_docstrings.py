"""The examples in docstrings are run."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import tento

SOURCES = Path(tento.__file__).parent
MODULES = sorted(
    ".".join(("tento", *path.relative_to(SOURCES).with_suffix("").parts)).removesuffix(".__init__")
    for path in SOURCES.rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


def test_there_are_examples():
    assert "tento" in MODULES


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_give_what_they_say(module):
    assert doctest.testmod(import_module(module)).failed == 0
