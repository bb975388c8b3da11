"""What a device has: Python, msgspec and validate-docbr. The engine asks for nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

from tento.offline.persistent import HashTrieMap, HashTrieSet

BARRED = """
import asyncio, importlib.abc, json, sys
ALLOWED = {"msgspec", "validate_docbr"}

class Barred(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in ALLOWED or top in sys.stdlib_module_names or top == "tento":
            return None
        raise ModuleNotFoundError(f"a device has no {top}", name=top)

sys.meta_path.insert(0, Barred())
from tento.offline.engine import Engine

async def keep(_note): pass

async def main():
    engine = Engine("", "pt", keep)
    for path in sys.argv[1:]:
        told = json.loads((await engine.ask("POST", "/judge", json.dumps({"case": open(path).read()}), "pt"))[1])
        print(told["holds"], told["error"])

asyncio.run(main())
"""


CASES = sorted((Path(__file__).parents[1] / "cases" / "championship").rglob("*.toml"))


def test_a_device_judges_the_cases_of_championships_as_the_house_does():
    done = subprocess.run([sys.executable, "-c", BARRED, *map(str, CASES)], capture_output=True, text=True, check=False)
    assert (set(done.stdout.splitlines()), done.stderr) == ({"True None"}, "")


@pytest.mark.parametrize("kind", ["ours", "compiled"])
def test_a_map_that_changes_is_another_map(kind):
    from rpds import HashTrieMap as Compiled

    made = (HashTrieMap if kind == "ours" else Compiled)({"a": 1})
    more = made.insert("b", 2).update({"c": 3}).discard("nobody").remove("a")
    assert (dict(made), dict(more), more.get("a", 0)) == ({"a": 1}, {"b": 2, "c": 3}, 0)
    with pytest.raises(KeyError):
        made.remove("b")


@pytest.mark.parametrize("kind", ["ours", "compiled"])
def test_a_set_that_changes_is_another_set(kind):
    from rpds import HashTrieSet as Compiled

    made = (HashTrieSet if kind == "ours" else Compiled)(["a"])
    assert (set(made), set(made.insert("b").discard("a")), "a" in made) == ({"a"}, {"b"}, True)
    with pytest.raises(KeyError):
        made.remove("b")
