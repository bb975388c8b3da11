"""What each option is worth to the master: many worlds, each played out by habit, counted as chances of the partida."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np

from tento.cards.chance import Chance
from tento.games.tranca.bots.master.imagination.scores import CELLS, fill, made_by_habit
from tento.games.tranca.bots.master.imagination.worlds import Case, weigh
from tento.games.tranca.bots.master.sight import case_of
from tento.games.tranca.kernels.book import BOOK, numbers
from tento.games.tranca.kernels.moves import MOST_MOVES, number_of
from tento.games.tranca.kernels.table import SEATS, tables_of
from tento.games.tranca.rules.actions import SeatAction
from tento.games.tranca.rules.views import View
from tento.rulebooks.rulebook import Rulebook
from tento.table.bulk.chance import luck_of

AT_ONCE: Final = 16
"""So many worlds are looked at before choices are left out."""
KEPT: Final = 2
"""The better half stays, and at least so many."""
_RODADAS: Final = 600
_LUCK: Final = 1 << 48


class Mind:
    """The master's head for one rulebook: what does not change from choice to choice."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self._book = numbers(rulebook)
        self._room, self._options = tables_of(2), np.zeros(MOST_MOVES, np.int64)

    def best(self, view: View, options: Sequence[SeatAction], usual: int, effort: int, chance: Chance) -> int:
        """The place of the best option after so many rodadas were imagined; of two that are as good the usual one.

        All options are tried in the same worlds; half of them is left out each time, and the others are tried in more.
        """
        book = self._book.copy()
        book["target"] = view.target
        case = case_of(view, self.rulebook.values, book, self.wins(view.target))
        moves = np.array([number_of(one) for one in options], np.int64)
        luck = luck_of(chance.below(_LUCK))
        left, sums = list(range(len(options))), np.zeros(len(options))
        rounds = max(1, (len(options) - 1).bit_length())
        while len(left) > 1:
            more = max(AT_ONCE, effort // rounds // len(left))
            sums[left] += self._weighed(case, moves[left], more, luck).sum(axis=0)
            if len(left) == KEPT:
                break
            left = self._better_half(left, sums, usual)
        return max(left, key=lambda one: sums[one])

    @staticmethod
    def _better_half(left: list[int], sums: Any, usual: int) -> list[int]:
        many = max(KEPT, (len(left) + 1) // 2)
        kept = sorted(left, key=lambda one: -sums[one])[:many]
        return sorted(kept if usual in kept else [*kept[:-1], usual])

    def _weighed(self, case: Case, moves: Any, worlds: int, luck: Any) -> Any:
        found = np.zeros((worlds, len(moves)))
        weigh(case, self._room, moves, worlds, luck, self._options, found)
        return found

    def warm(self) -> None:
        """Compiles what is needed, or reads it where it is kept; imagines nothing of a table."""
        for target in self.rulebook.values.partida_target.values():
            wins = self.wins(target)
        nothing, seats = np.zeros(0, np.int64), np.zeros(SEATS, np.int64)
        self._weighed(Case(self._book, tables_of(1), nothing, seats, seats, wins, 0), nothing, 0, luck_of(0))

    def wins(self, target: int) -> Any:
        """The chance to win the partida, by the own points and theirs."""
        return _wins(self._book.tobytes(), target)


@lru_cache(maxsize=16)
def _wins(numbers_of_the_book: bytes, target: int) -> Any:
    """The same for every player of a rulebook: it is worked out once."""
    book = np.frombuffer(numbers_of_the_book, BOOK).copy()[0]
    tables, made, wins = tables_of(1), np.zeros((_RODADAS, 2)), np.zeros((CELLS, CELLS))
    tables["luck"][0] = luck_of(target)
    made_by_habit(book, tables, np.zeros(MOST_MOVES, np.int64), made)
    fill(target, made, wins)
    return wins
