"""What a simulation of truco tells, beside who won."""

from typing import Final

from tento.games.truco.rules.events import MaoEnded
from tento.table.game import Step
from tento.table.simulation import Counted, Hands, Simulation


def _mao_ended(step: Step) -> bool:
    return any(isinstance(event, MaoEnded) for event in step.events)


SIMULATION: Final = Simulation(
    lines=(
        Counted(("Partidas ganhas", "Partidas won"), {"partidas": "partidas_won"}),
        Counted(("Mãos ganhas", "Mãos won"), {"maos": "maos_won"}),
        Counted(("Pontos", "Points"), {"points": "points"}),
        Counted(("Pedidos feitos", "Raises called"), {"raises": "truco_called"}),
        Counted(("Pedidos aceitos", "Raises accepted"), {"accepted": "raises_accepted"}),
        Counted(("Pedidos recusados", "Raises refused"), {"refused": "raises_run_from"}),
        Counted(
            ("Mãos de onze: jogou / correu", "Mãos de onze: played / ran"), {"onze_played": "onze_played", "onze_declined": "onze_run"}
        ),
    ),
    added=frozenset({"truco_called", "raises_accepted", "raises_run_from"}),
    hands=Hands("maos", "mãos", _mao_ended, won="maos_won"),
    partidas_won="partidas_won",
)
"""An answer to a raise is told of who gave it."""
