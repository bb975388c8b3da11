"""Writes the tables that the poker bots play by before the flop: `python -m tools.poker_tables` takes two minutes of one core.

First the equity of every two kinds of hands, of many deals by chance. Then for two players the hands with which to go all-in from the small
blind, and to call from the big one, by the stack and the dead chips: the balance of both, found by regret matching over the 169 kinds. What
the best answer to the rounded table still wins is printed.
"""

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tento.games.poker.bots.sensible import tables
from tento.games.poker.bots.sensible.classes import HANDS, MANY, WAYS, ways_beside
from tento.games.poker.evaluator.fast_equity import sampled
from tento.games.poker.evaluator.tally import UNITS

FILE: Final = Path(tables.__file__).with_name("tables.txt")
DEALS: Final = 15_000
"""So many are compared for each two kinds: what is found errs by 4 thousandths at most, two times out of three."""
ROUNDS: Final = 1_000
Numbers = NDArray[np.float64]

DEALT: Final = np.array([[ways_beside(one, other) for other in range(MANY)] for one in range(MANY)], dtype=np.float64)
DEALT_SHARE: Final = DEALT / DEALT.sum()


def pots_won() -> list[list[float]]:
    """The share of the pot of each kind (row) against each before it (column)."""
    return [[_won(one, other) for other in range(one)] for one in range(MANY)]


def _won(one: int, other: int) -> float:
    found = sampled([HANDS[one], HANDS[other]], (), (), DEALS, one * MANY + other)
    return found.units[0] / (UNITS * found.deals)


class Game:
    """Push or fold with this stack and dead chips. What an answer wins beside a fold is linear in what the other does."""

    def __init__(self, equity: Numbers, stack: float, dead: float) -> None:
        pot, steal = 2 * stack + dead, tables.SMALL + tables.BIG + dead
        called = equity * pot - stack + tables.SMALL
        self._push, self._call = DEALT_SHARE * (called - steal), DEALT_SHARE * ((1 - equity).T * pot - stack + tables.BIG)
        self._unseen = DEALT_SHARE.sum(axis=1) * steal

    def answers(self, push: Numbers, call: Numbers) -> tuple[Numbers, Numbers]:
        """For each kind what a push wins beside a fold against these calls, and a call against these pushes, as often as it comes up."""
        return self._push @ call + self._unseen, self._call @ push

    def solved(self) -> tuple[Numbers, Numbers]:
        """How often each kind is pushed, and called with: averages of regret matching, later rounds counting more, each side in turn."""
        regrets, sums, now = np.zeros((2, 2, MANY)), np.zeros((2, MANY)), np.full((2, MANY), 0.5)
        for number in range(ROUNDS):
            for side in (0, 1):
                worth = self.answers(now[0], now[1])[side]
                regrets[side, 0] = np.maximum(0, regrets[side, 0] + worth * (1 - now[side]))
                regrets[side, 1] = np.maximum(0, regrets[side, 1] - worth * now[side])
                total = regrets[side].sum(axis=0)
                now[side] = np.where(total > 0, regrets[side, 0] / np.where(total > 0, total, 1), 0.5)
            sums += number * now
        push, call = sums / sums.max()
        return push, call

    def exploitability(self, push: Numbers, call: Numbers) -> float:
        """Big blinds a hand that the best answers win more than these two do, on average of both seats."""
        worths = self.answers(push, call)
        return sum(float(np.maximum(0, worth).sum() - (worth * now).sum()) for worth, now in zip(worths, (push, call), strict=True)) / 2


def main() -> None:
    """Writes the file."""
    lines, worst = tables.equity_lines(pots_won()), 0.0
    read = tables.read_equity(lines)
    equity = np.array([[read(one, other) for other in range(MANY)] for one in range(MANY)])
    for dead in tables.DEAD:
        for stack in tables.STACKS:
            game = Game(equity, stack, dead)
            push, call = (np.round(one) for one in game.solved())
            lost = game.exploitability(push, call)
            worst = max(worst, lost)
            pushed, called = (100 * np.dot(one, WAYS) / sum(WAYS) for one in (push, call))
            print(f"stack {stack:4} dead {dead}: push {pushed:5.1f} %, call {called:5.1f} %; the best answer wins {lost:.5f}")
            lines += [tables.range_line(kind, bits.astype(bool).tolist()) for kind, bits in (("push", push), ("call", call))]
    FILE.write_text("\n".join(lines) + "\n")
    print(f"{FILE.name}: {FILE.stat().st_size} bytes; the best answer wins at most {worst:.5f} big blinds a hand")


if __name__ == "__main__":
    main()
