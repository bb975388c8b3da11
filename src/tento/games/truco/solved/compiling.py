"""Compilation of what reads and solves small policies, kept on disk until one of its functions changes."""

from pathlib import Path
from typing import Final

from tento.games.truco import solver
from tento.table.bulk.compiled import compiler

compiled: Final = compiler(Path(solver.__path__[0]), Path(__file__).parent)
