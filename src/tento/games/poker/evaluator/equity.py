"""The equity of ranges: what part of the pot each player wins on average when all cards come.

Hold'em is played with two held cards, Omaha with four.
"""

from collections.abc import Sequence
from importlib.util import find_spec
from math import comb, prod
from types import ModuleType

import msgspec

from tento.cards.card import Card
from tento.games.poker.evaluator import plain_equity
from tento.games.poker.evaluator.choices import choices, held_by_all, possible
from tento.games.poker.evaluator.ranges import Range, read_range
from tento.games.poker.evaluator.tally import Equity, equity_of

MOST_PLAYERS = 10
MOST_CHOICES = 100_000
"""Of more choices of hands it is not even asked which are the same."""


class Effort(msgspec.Struct, frozen=True):
    """Up to `exact_up_to` deals are all compared; of more, so many `samples` by chance of the seed. None: as many as are soon done."""

    exact_up_to: int | None = None
    samples: int | None = None
    seed: int = 1


class NoDeal(ValueError):
    """There is no deal with these hands and cards."""


def engine() -> ModuleType:
    """What compares the deals: compiled code where numba is installed, else the readable evaluator."""
    if find_spec("numba") is None or find_spec("numpy") is None:
        return plain_equity
    from tento.games.poker.evaluator import fast_equity  # noqa: PLC0415  # numba is an extra

    return fast_equity


def equity(
    ranges: Sequence[str | Range],
    board: Sequence[Card] = (),
    dead: Sequence[Card] = (),
    *,
    hole: int = 2,
    effort: Effort = Effort(),  # noqa: B008  # a frozen value
) -> Equity:
    """The equity of each player's range, on this board, with these cards out of the game.

    Where there are too many deals to compare them all, some are chosen by chance, and the answer says how sure it is.
    """
    compare = engine()
    read = [read_range(hands, hole) if isinstance(hands, str) else hands for hands in ranges]
    known, gone = tuple(board), tuple(dead)
    _check(read, known, gone, hole)
    left = possible(read, frozenset(known + gone))
    if next(held_by_all(left, frozenset()), None) is None:
        raise NoDeal("the ranges and the cards that are out leave no deal")
    boards = comb(52 - len(known) - len(gone) - hole * len(left), 5 - len(known))
    most = compare.EXACT_UP_TO[hole] if effort.exact_up_to is None else effort.exact_up_to
    if prod(map(len, left)) <= min(most, MOST_CHOICES):
        found = choices(left, known, gone)
        if len(found) * boards <= most:
            return equity_of(compare.enumerated(found, known, gone), exact=True)
    return equity_of(compare.sampled(left, known, gone, effort.samples or compare.SAMPLES[hole], effort.seed), exact=False)


def _check(ranges: Sequence[Range], board: tuple[Card, ...], dead: tuple[Card, ...], hole: int) -> None:
    if not 2 <= len(ranges) <= MOST_PLAYERS:
        raise NoDeal(f"equity is between 2 and {MOST_PLAYERS} players, not {len(ranges)}")
    if len(board) > 5 or len({*board, *dead}) != len(board) + len(dead):
        raise NoDeal("the board has at most five cards, and no card lies twice")
    if any(len(hand) != hole for hands in ranges for hand in hands):
        raise NoDeal(f"every hand holds {hole} cards")
    if len(board) + len(dead) + hole * len(ranges) + 5 - len(board) > 52:
        raise NoDeal("there are not enough cards")
