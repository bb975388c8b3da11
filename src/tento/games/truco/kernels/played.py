"""What many random mãos gave."""

from typing import NamedTuple


class Played(NamedTuple):
    """Counts of many mãos; of both pairs where there are two numbers."""

    maos: int
    actions: int
    matches: int
    partidas: tuple[int, int]
    won: tuple[int, int]
    points: tuple[int, int]
    nobody: int
    """Mãos that nobody won."""
