"""The chance to win the partida at every score, as the file of the package has it."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).with_name("chances.json")
"""Written by `python bench/solve_partida.py --write`."""


class Chances(msgspec.Struct, frozen=True):
    """By the points of the hand and then of the foot: the chance of the hand to win the partida, beyond one half.

    They were solved with these kinds of vira.
    """

    kinds: tuple[str, ...]
    hand: tuple[tuple[float, ...], ...]


@cache
def chances() -> Chances:
    """Those of the rulebook whose mão is solved."""
    return msgspec.json.decode(FILE.read_bytes(), type=Chances)
