"""Compilation of the solver's functions, kept on disk until one of them changes."""

from pathlib import Path
from typing import Final

from tento.table.bulk.compiled import compiler

compiled: Final = compiler(Path(__file__).parent)
