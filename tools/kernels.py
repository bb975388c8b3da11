"""Compiles the kernels of all games, so that no test waits for it: `python -m tools.kernels`.

Each is called as play calls it, and numba keeps what it made beside the sources.
"""

import time
from itertools import islice
from random import Random
from typing import Final

from tools.lockstep import tranca as lockstep

from tento.cards.card import Card
from tento.club.simulation.simulate import partida
from tento.games.poker.evaluator.fast_equity import sampled
from tento.games.poker.kernels.random_hands import play
from tento.games.poker.rules.state import Chair, Hand, Place, Stakes
from tento.games.registry import kit_of
from tento.games.truco.kernels import fast
from tento.rulebooks.loader import load

DECISIONS: Final = 60
"""So many decisions of a partida show a strong player every kind of choice that it computes."""


def main() -> None:
    """The program."""
    for compiled in (truco, tranca, poker):
        begin = time.monotonic()
        compiled()
        print(f"{compiled.__name__}: compiled in {time.monotonic() - begin:.0f} s", flush=True)


def truco() -> None:
    """The mãos of many tables at once, and what a strong player computes, for two and for four."""
    fast.play(load("fenacef-ix"), 4, 60, seed=1)
    think("truco", "ktruco-paulista", "master", 2, 4)
    think("truco", "ktruco-paulista", "solver", 2)


def tranca() -> None:
    """The engine, and what a strong player computes."""
    lockstep.walk(load("afia-2025"), 1, Random(1))
    think("tranca", "afia-2025", "master", 4)


def poker() -> None:
    """A table of hold'em by chance, and the chances of hands."""
    stakes = Stakes(variant="no-limit-holdem", blinds=(5, 10))
    places = tuple(Place(chair=Chair(number), stack=500) for number in (1, 2, 3))
    play(Hand(rulebook=load("cgp-2024"), stakes=stakes, places=places, button=Chair(1), small=Chair(2), big=Chair(3)), 10)
    sampled((((Card("As"), Card("Ah")),), ((Card("Kd"), Card("Kc")),)), (), (), 10, 1)


def think(game: str, rulebook: str, bot: str, *seats: int) -> None:
    """Makes the first decisions of a partida of such bots, at tables of so many."""
    kit, book = kit_of(game), load(rulebook)
    for many in seats:
        for _ in islice(partida(kit, book, [kit.bot(bot, book)] * many, b"1"), DECISIONS):
            pass


if __name__ == "__main__":
    main()
