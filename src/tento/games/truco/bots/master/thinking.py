"""What each option is worth to the master: many worlds, each played out by models of the players, counted as chances of the partida."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from tento.cards.chance import Chance
from tento.games.truco.bots.master.imagination.minds import Case, Minds
from tento.games.truco.bots.master.imagination.worlds import spotted, weigh
from tento.games.truco.bots.master.players import MASTER, TABLES, likely, players
from tento.games.truco.bots.master.sight import case_of
from tento.games.truco.bots.sensible.stakes import partida, stakes_of
from tento.games.truco.kernels.book import numbers
from tento.games.truco.kernels.moves import ACCEPT, CLAIM, COVER, ONZE_PLAY, ONZE_RUN, RAISE, REFUSE
from tento.games.truco.kernels.table import NOBODY, tables_of
from tento.games.truco.rules import actions as do
from tento.games.truco.rules.views import View
from tento.games.truco.values import TrucoRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.bulk.chance import luck_of

WORLDS: Final = (400, 1100)
"""So many are imagined for every option, and so many more for those that are still near the best."""
NEAR: Final = 0.03
"""An option that is worse than the best by more than this, after the first worlds, is not looked at again."""
USUAL: Final = 0.08
"""Models err, and the best of several guesses looks too good: to say what it has learned to say always is worth so much more."""
_LUCK: Final = 1 << 48
_TABLES: Final = 3


class Mind:
    """The master's head for one rulebook: what does not change from choice to choice."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self._wins = wins_of(rulebook.values)
        self._books = {seats: numbers(rulebook, seats) for seats in rulebook.values.players}
        self._room = tables_of(_TABLES)

    def worths(self, view: View, options: Sequence[do.Action], chance: Chance, signs: Sequence[str] = ()) -> list[float]:
        """The chance of the partida after each option, as far as imagination goes, with something for what is usual to say."""
        case = case_of(view, self.rulebook, self._books[view.seats], signs)
        hand = view.mao.hand if view.mao is not None else None
        moves = [number(one, hand or (), self.rulebook.values) for one in options]
        usual = USUAL * np.array([self._usual(case, view.seats, move) for move in moves])
        return self._weighed(case, self.minds(likely(view), view.seats), np.array(moves, np.int64), usual, chance)

    def _usual(self, case: Case, seats: int, move: int) -> float:
        """How often the master has learned to say this here; to lay any card is to say nothing."""
        known = players(seats)
        call, run, again = known.models[MASTER, spotted(case, known.grades, self._wins, self._room)[0]]
        if move == REFUSE:
            return float(run)
        if move == ACCEPT:
            return float((1 - run) * (1 - again))
        if move < RAISE:
            return float(1 - call)
        return float(call if case.now[0]["asked"] == NOBODY else (1 - run) * again)

    def warm(self, seats: int) -> None:
        """Compiles what is needed, or reads it where it is kept; imagines nothing."""
        tables, book = tables_of(1), self._books[seats]
        cards, rows = np.zeros((4, 3), np.int8), np.zeros((0, 3), np.int8)
        case = Case(book, tables, tables.copy(), cards, np.zeros(40, np.int8), rows, np.zeros(2, np.int64), 0)
        weigh(case, self.minds(np.ones(1), seats), self._room, np.zeros(1, np.int64), 0, luck_of(0), np.zeros(1))
        self._usual(case, seats, ACCEPT)

    def minds(self, chances: Any, seats: int) -> Minds:
        """The players as it imagines them, when the opponents are so likely like each of them."""
        known = players(seats)
        return Minds(known.models, np.cumsum(chances), np.full(4, MASTER), known.grades, known.lays, TABLES, self._wins)

    def _weighed(self, case: Case, minds: Minds, moves: Any, usual: Any, chance: Chance) -> list[float]:
        """What each move is worth with what is added to it: all of them over the first worlds, those near the best over more."""
        worths, found, total, luck = usual.copy(), np.zeros(len(moves)), 0.0, luck_of(chance.below(_LUCK))
        left = np.arange(len(moves))
        for worlds in WORLDS:
            more = np.zeros(len(left))
            total += weigh(case, minds, self._room, moves[left], worlds, luck, more)
            found[left] += more
            worths[left] = usual[left] + found[left] / (total or 1.0)
            left = left[worths[left] >= worths[left].max() - NEAR]
            if len(left) == 1:
                break
        return [float(one) for one in worths]


def wins_of(rules: TrucoRules) -> Any:
    """The chance to win the partida, by the own points and theirs."""
    stakes, points = stakes_of(rules), range(rules.partida_target + 1)
    return np.array([[partida(stakes, ours, theirs) for theirs in points] for ours in points])


def number(action: do.Action, hand: Sequence[str], rules: TrucoRules) -> int:
    """The number of a choice of cards or calls in the kernel."""
    match action:
        case do.Play(card):
            return hand.index(card)
        case do.Cover(card):
            return COVER + hand.index(card)
        case do.Raise(to):
            return RAISE + rules.raise_ladder.index(to)
        case do.DecideOnze(play):
            return ONZE_PLAY if play else ONZE_RUN
        case do.Accept():
            return ACCEPT
        case do.Refuse():
            return REFUSE
        case do.Claim():
            return CLAIM
    raise ValueError(f"{action} is no choice of cards or calls")
