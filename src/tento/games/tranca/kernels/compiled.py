"""Compilation of tranca's bulk code, kept on disk between runs."""

from pathlib import Path
from typing import Final

from tento.table.bulk.compiled import compiler

compiled: Final = compiler(Path(__file__).parent, inline=True)
compiled_apart: Final = compiler(Path(__file__).parent)
"""For what is long, or is called by Python: it stays a function of its own."""
