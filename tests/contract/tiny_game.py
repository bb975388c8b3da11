"""Maior carta, the worked example of docs/games.md, as a module: its blocks of Python, one after the other."""

import re
import sys
from types import ModuleType
from typing import Any, Final

from tento.table.kit import GameKit
from tests.places import DOCS

PAGE: Final = (DOCS / "games.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The blocks of the page in this language, in their order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)


TOML, CASE = blocks("toml")


def _module() -> Any:
    """The game as a module of its own, imported once."""
    made = sys.modules.setdefault("maior", ModuleType("maior"))
    if not hasattr(made, "kit"):
        exec(compile("\n\n".join(blocks("python")), str(DOCS / "games.md"), "exec"), made.__dict__)
    return made


maior: Final = _module()


def kit() -> GameKit:
    """All that the game brings to the house."""
    found: GameKit = maior.kit(maior)
    return found
