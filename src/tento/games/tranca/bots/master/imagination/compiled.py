"""Compilation of the master's imagination, together with the kernel that it plays on."""

from pathlib import Path
from typing import Final

from tento.table.bulk.compiled import compiler

_FOLDERS: Final = (Path(__file__).parent, Path(__file__).parents[3] / "kernels")
compiled: Final = compiler(*_FOLDERS, inline=True)
compiled_apart: Final = compiler(*_FOLDERS)
