"""How long a competition takes: the matches of each round one after the other at so many tables."""

from collections.abc import Iterator
from typing import Final

from tento.championship.pairs.plan import StagePlan
from tento.championship.pairs.rules import rules_of
from tento.championship.pairs.scores import format_of
from tento.rulebooks.championship.pairs import Stage
from tento.rulebooks.rulebook import Rulebook

USUAL_MIN: Final = 30
"""What a partida is taken to last where no clock ends it and the organiser says nothing else."""


def byes_of(stage: Stage, entrants: int) -> int:
    """How many have no opponent in the first round of a knockout; of groups nobody is asked for."""
    if stage.kind != "knockout" or not stage.byes:
        return 0
    return entrants % 2 if stage.rounds == 1 else (1 << (entrants - 1).bit_length()) - entrants


def rounds_of(stage: Stage, entrants: int) -> list[int]:
    """The matches of each round, which can all be played at once if there are tables enough."""
    if stage.kind == "knockout":
        return list(_knockout(stage, entrants))
    groups = stage.groups or 1
    sizes = [entrants // groups + (place < entrants % groups) for place in range(groups)]
    turns = max(size - 1 + size % 2 for size in sizes)
    return [sum(size // 2 for size in sizes if turn < size - 1 + size % 2) for turn in range(turns)] * (stage.rounds or 1)


def _knockout(stage: Stage, entrants: int) -> Iterator[int]:
    left, first = entrants, True
    for _ in range(stage.rounds or (entrants - 1).bit_length()):
        skipping = byes_of(stage, left) if first else left % 2
        yield (left - skipping) // 2
        left, first = (left - skipping) // 2 + skipping, False


def minutes_of(rulebook: Rulebook, stage: str, entrants: int, tables: int, partida_min: int | None) -> int:
    """The minutes of one stage at so many tables, if every match takes all of its partidas."""
    form = format_of(rulebook, stage)
    match = form.best_of * (partida_min or form.clock_min or USUAL_MIN)
    return sum(-(-matches // tables) * match for matches in rounds_of(rules_of(rulebook).stages[stage], entrants))


def total_minutes(rulebook: Rulebook, planned: tuple[StagePlan, ...], tables: int, partida_min: int | None) -> int:
    """The minutes of all stages, one after the other."""
    return sum(minutes_of(rulebook, one.name, one.entrants, tables, partida_min) for one in planned)
