"""The case files of the project: where they stand, and what each holds, read once."""

import functools
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


@functools.cache
def files_of(game: str = "") -> tuple[Path, ...]:
    """The case files of a game, or all."""
    return tuple(sorted((HERE / game).rglob("*.toml")))


@functools.cache
def content(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
