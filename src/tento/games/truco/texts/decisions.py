"""What the decisions of a referee are called at a truco table, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

WORDS: Final[dict[str, Text3]] = {
    "uphold": ("Tento confirmado contra", "Tento upheld against", "Tento confirmado contra"),
    "dismiss": ("Tento não provado", "Tento not proved", "Tento no probado"),
    "exposed-card": ("Carta exposta ao dar", "Card exposed in the deal", "Carta expuesta al dar"),
    "wrong-count": ("Número errado de cartas na mão", "Wrong number of cards in hand", "Número equivocado de cartas en la mano"),
    "wrong-order": ("Cartas dadas na ordem errada", "Cards dealt in the wrong order", "Cartas dadas en orden equivocado"),
    "bottom-seen": ("Viu o fundo do baralho", "Saw the bottom of the pack", "Vio el fondo del mazo"),
    "lookalike-word": ("Palavra parecida com pedido de aumento", "A word that sounds like a raise", "Palabra parecida a un canto"),
    "sanction": ("Sanção", "Sanction", "Sanción"),
    "warning": ("advertência", "warning", "advertencia"),
    "mao": ("perda da mão", "loss of the mão", "pérdida de la mano"),
    "partida": ("perda da partida", "loss of the partida", "pérdida de la partida"),
    "jogo": ("perda do jogo", "loss of the match", "pérdida del juego"),
    "disqualification": ("desclassificação", "disqualification", "descalificación"),
    "absence": ("Ausência da mesa", "Away from the table", "Ausencia de la mesa"),
    "award": ("Partida dada a", "Partida awarded to", "Partida otorgada a"),
    "new-deck": ("Baralho novo", "New pack", "Mazo nuevo"),
    "seconds": ("Segundos fora da mesa", "Seconds away from the table", "Segundos fuera de la mesa"),
    "count": ("Cartas na mão", "Cards in hand", "Cartas en la mano"),
}
