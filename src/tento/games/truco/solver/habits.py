"""What a strategy does that can be said in words: how often it calls, with nothing too, says yes, runs, and covers."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tento.games.truco.solver.hands import Hands, Space
from tento.games.truco.solver.layout import Floats
from tento.games.truco.solver.reading import Decision
from tento.games.truco.solver.situations import Laying
from tento.table.solving import Habit
from tento.texts.language import Words

_MAO, _FOOT = 0, 1
_RUN, _MORE = 0, 2
_NOTHING: Final[Words] = ("… sem nada na mão", "… with nothing in hand")

Picks = Callable[[Decision], bool]
Mask = npt.NDArray[np.bool_]


class _Question(NamedTuple):
    """Of the decisions that it is about: how often somebody makes the bet of this number, or covers (None)."""

    words: Words
    about: Picks
    bet: int | None
    with_nothing: bool = False


def _turn(player: int, space: int) -> Picks:
    """A player's first turn in the first rodada, before anybody asked for more."""
    return lambda one: one.situation.player == player and one.space == space and one.cards > 0 and one.raises == 0


def _asked(one: Decision) -> bool:
    return one.cards == 0 and one.raises == 1


def _may_cover(one: Decision) -> bool:
    return one.covers and one.situation.laying is not Laying.NONE


_QUESTIONS: Final = (
    _Question(("Quem é mão pede truco antes da primeira carta", "The hand calls truco before the first card"), _turn(_MAO, 3), 0),
    _Question(_NOTHING, _turn(_MAO, 3), 0, with_nothing=True),
    _Question(("O pé pede truco antes da sua primeira carta", "The foot calls truco before its first card"), _turn(_FOOT, 3), 0),
    _Question(_NOTHING, _turn(_FOOT, 3), 0, with_nothing=True),
    _Question(("Corre de um truco na primeira rodada", "Runs from a truco in the first rodada"), _asked, _RUN),
    _Question(_NOTHING, _asked, _RUN, with_nothing=True),
    _Question(("Pede seis por cima", "Asks for six instead"), _asked, _MORE),
    _Question(_NOTHING, _asked, _MORE, with_nothing=True),
    _Question(("Cobre ao abrir a segunda rodada, quando pode", "Covers when it opens the second rodada, where it may"), _may_cover, None),
    _Question(_NOTHING, _may_cover, None, with_nothing=True),
)
"""Nothing: every card lies in the weaker half of the pack."""


def habits(hands: Hands, counts: Sequence[int], decisions: Iterable[Decision]) -> Sequence[Habit]:
    """The habits of a strategy, as shares of the times that it had the choice."""
    weak = {space: _nothing(hands, counts, space) for space in (Space.TWO, Space.THREE)}
    sums = np.zeros((len(_QUESTIONS), 2))
    for one in decisions:
        for number, question in enumerate(_QUESTIONS):
            if question.about(one):
                sums[number] += _counted(one, question, weak[Space(one.space)])
    return [
        Habit(question.words, float(does / had) if had > 0 else 0.0, float(had))
        for (does, had), question in zip(sums, _QUESTIONS, strict=True)
    ]


def _counted(one: Decision, question: _Question, weak: Mask) -> tuple[float, float]:
    """How often it is done, and how often it could be."""
    comes = one.comes[: len(weak)] * weak if question.with_nothing else one.comes
    bets = one.cards * (1 + one.covers)
    wanted = slice(one.cards, bets) if question.bet is None else slice(bets + question.bet, bets + question.bet + 1)
    if not len(one.shares[wanted]):
        return 0.0, 0.0
    done: Floats = one.shares[wanted].sum(axis=0)
    return float(np.dot(comes, done[: len(comes)])), float(comes.sum())


def _nothing(hands: Hands, counts: Sequence[int], space: Space) -> Mask:
    """Which hands lie in the weaker half of the pack."""
    lower = np.cumsum(counts) * 2 <= sum(counts)
    return np.asarray(lower[hands.cards[space, : hands.sizes[space], : int(space)]].all(axis=1))
