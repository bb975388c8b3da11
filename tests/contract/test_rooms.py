"""The rooms of the package: the linter knows a place for each, and the guide for contributors tells what lives there."""

import re
import tomllib
from pathlib import Path

import tento
from tento.games.registry import games
from tests.places import ROOT

SOURCE = Path(tento.__path__[0])


def rooms() -> set[str]:
    """Every folder of the package that holds code, and every module beside them but the public names."""
    folders = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    modules = {path.stem for path in SOURCE.glob("*.py")} - {"__init__"}
    return folders | modules


def layered() -> set[str]:
    """The names in the layers of the contract that places every package."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    (contract,) = (one for one in contracts if one["name"] == "packages use those below them, and each has its place")
    return {name for layer in contract["layers"] for name in layer.split(" | ")}


def test_every_room_has_its_layer():
    assert {name.partition(".")[0] for name in layered()} == rooms()


def test_every_game_has_its_layer():
    assert {name.removeprefix("games.") for name in layered() if name.startswith("games.")} == {*games(), "registry"}


def test_every_room_is_told_in_the_guide_for_contributors():
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = guide.partition("| room | what lives there |")[2].partition("\n\n")[0]
    told = {word for row in table.splitlines() for word in re.findall(r"`([\w.]+)", row.split("|")[1] if "|" in row else "")}
    assert rooms() - told == set()
