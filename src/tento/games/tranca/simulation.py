"""What a simulation of tranca tells, beside who won."""

from typing import Final

from tento.games.tranca.rules.events import RodadaEnded
from tento.table.game import Step
from tento.table.simulation import Counted, Hands, Simulation


def _rodada_ended(step: Step) -> bool:
    return any(isinstance(event, RodadaEnded) for event in step.events)


SIMULATION: Final = Simulation(
    lines=(
        Counted(("Partidas ganhas", "Partidas won"), {"partidas": "partidas_won"}),
        Counted(("Rodadas com mais pontos", "Rodadas with more points"), {"rodadas": "rodadas_won"}),
        Counted(("Pontos", "Points"), {"points": "points"}),
        Counted(("Batidas", "Batidas"), {"batidas": "batidas"}),
        Counted(("Canastras limpas / sujas", "Canastras limpas / sujas"), {"limpas": "canastras_limpas", "sujas": "canastras_sujas"}),
        Counted(("Mortos pegos", "Mortos taken"), {"mortos": "mortos_taken"}),
        Counted(("Lixos levados", "Lixos taken"), {"lixos": "lixos_taken"}),
    ),
    added=frozenset({"mortos_taken", "lixos_taken"}),
    hands=Hands("rodadas", "rodadas", _rodada_ended),
    partidas_won="partidas_won",
)
