"""The partida of a tranca match, from what happened in it."""

from collections.abc import Iterable

from tento.games.tranca.rules import events as ev
from tento.table.game import Step
from tento.table.partidas import Partida


def partidas(steps: Iterable[Step]) -> tuple[Partida, ...]:
    """Every partida that ended, with the points of both pairs."""
    ended = (event for step in steps for event in step.events if isinstance(event, ev.PartidaEnded))
    return tuple(Partida(event.score) for event in ended)
