"""What the decisions of the floor are called, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

WORDS: Final[dict[str, Text3]] = {
    "kill": ("Mão morta", "Dead hand", "Mano muerta"),
    "sweep": ("Mão recolhida por engano", "Hand swept in by mistake", "Mano recogida por error"),
    "misdeal": (
        "Erro de distribuição: a mão é dada de novo",
        "Misdeal: the hand is dealt again",
        "Error de reparto: la mano se da de nuevo",
    ),
    "void": ("Mão anulada: as fichas voltam", "Void hand: all chips go back", "Mano anulada: las fichas vuelven"),
    "showdown": ("Todos mostram as cartas", "Everybody shows", "Todos muestran las cartas"),
    "call_time": ("Tempo pedido para quem está na vez", "Time is called on the player to act", "Tiempo pedido para quien está de turno"),
    "absent": ("Jogador ausente", "Player away", "Jugador ausente"),
    "present": ("Jogador de volta", "Player back", "Jugador de vuelta"),
    "pause": ("Pausa: nenhuma mão começa", "Pause: no other hand begins", "Pausa: no empieza otra mano"),
    "resume": ("O jogo continua", "Play goes on", "El juego continúa"),
}
