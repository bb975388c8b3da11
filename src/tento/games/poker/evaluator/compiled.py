"""Compilation of poker's bulk code, kept on disk between runs."""

from pathlib import Path
from typing import Final

from tento.table.bulk.compiled import compiler

_POKER: Final = Path(__file__).parents[1]

compiled: Final = compiler(_POKER / "evaluator", _POKER / "kernels")
"""What all compiled functions were written as is one digest: a change in one makes all kept code old."""
