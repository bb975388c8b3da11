"""Random mãos in bulk: compiled where numba is installed, by the readable engine where it is not, with the same result."""

import sys
from importlib.util import find_spec
from typing import Final

from tento.games.truco.kernels import plain
from tento.games.truco.kernels.played import Played
from tento.rulebooks.rulebook import Rulebook

FEW: Final = 5_000
"""So many mãos the readable engine has played before the compiled one is compiled."""
_COMPILED: Final = "tento.games.truco.kernels.fast"


def play(rulebook: Rulebook, seats: int = 4, maos: int = 100_000, seed: int = 1) -> Played:
    """So many random mãos, match after match: any legal action of whoever must act is as likely as another."""
    if find_spec("numba") is None or find_spec("numpy") is None or (maos <= FEW and _COMPILED not in sys.modules):
        return plain.play(rulebook, seats, maos, seed)
    from tento.games.truco.kernels import fast  # noqa: PLC0415  # numba is an extra

    return fast.play(rulebook, seats, maos, seed)
