"""The partidas of a truco match, from what happened in it."""

from collections.abc import Iterable

from tento.games.truco.rules import events as ev
from tento.table.game import Step
from tento.table.partidas import Partida
from tento.table.seats import Pair


def partidas(steps: Iterable[Step]) -> tuple[Partida, ...]:
    """Every partida that ended. A mão that nobody won is not the first one; a director's word leaves the score as it was."""
    found: list[Partida] = []
    first: Pair | None = None
    overtimes = 0
    for event in (event for step in steps for event in step.events):
        match event:
            case ev.MaoEnded():
                first = event.winner if first is None else first
            case ev.OvertimeStarted():
                overtimes += 1
            case ev.PartidaEnded():
                found.append(Partida(event.score, event.why in ("time", "first_mao"), overtimes, first))
                first, overtimes = None, 0
    return tuple(found)
