"""What `make proof` runs."""

import ast
from collections.abc import Iterator

import pytest
from tools.proof import PROOFS

from tests.places import ROOT

EVENTS = (
    "browser/test_afia.py",
    "browser/test_cgp.py",
    "browser/test_fenacef.py",
    "browser/test_truco_masters.py",
    "test_event_afia.py",
    "test_event_fenacef.py",
    "test_event_masters.py",
)
"""Where whole events are played."""


def marked_tests(name: str) -> Iterator[tuple[str, list[str]]]:
    """Each test of a file with its marks."""
    for node in ast.parse((ROOT / "tests/e2e" / name).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node.name, [ast.unparse(decorator).removeprefix("pytest.mark.") for decorator in node.decorator_list]


@pytest.mark.parametrize("name", EVENTS)
def test_the_long_proof_runs_every_whole_event_those_of_make_test_too(name: str):
    (long,) = (proof for proof in PROOFS if proof.name == "long")
    asked = long.command[long.command.index("-m", 2) + 1].split(" or ")
    found = dict(marked_tests(name))
    assert found
    assert [test for test, marks in found.items() if not {*marks} & {*asked}] == []
