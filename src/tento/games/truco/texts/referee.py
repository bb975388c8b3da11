"""Why a truco table says no to mischief, accusations, sanctions and the clock, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, tuple[Text3, ...]]] = {
    "nothing_to_answer.tento_meaning": (
        (
            "Não há tento pedido para julgar.",
            "No tento was called: there is nothing to rule on.",
            "No hay ningún tento cantado que juzgar.",
        ),
    ),
    "nothing_to_steal": (
        (
            "Não sobrou carta que valha a pena roubar.",
            "There is no card left worth stealing.",
            "No queda ninguna carta que valga la pena robar.",
        ),
    ),
    "too_many_steals": (
        (
            "Chega de malandragem: são {limit} por partida, e já foram todas.",
            "Enough mischief: {limit} in a game, and they are used up.",
            "Basta de picardías: son {limit} por partida, y ya se usaron todas.",
        ),
        ("Chega de malandragem por esta partida.", "Enough mischief for this game.", "Basta de picardías por esta partida."),
    ),
    "unknown_action.absence_limit_min": (
        ("Este regulamento não limita ausências.", "This rulebook sets no limit to absences.", "Este reglamento no limita las ausencias."),
    ),
    "unknown_action.partida_time_limit_min": (
        ("Esta partida não tem relógio.", "This game has no clock.", "Esta partida no tiene reloj."),
    ),
    "unknown_action.sanctions": (
        ("Esta punição não está no regulamento.", "The rulebook has no such sanction.", "Esa sanción no está en el reglamento."),
    ),
    "unknown_action.stealing": (
        ("Aqui ninguém rouba nem espia carta.", "Nobody steals or spies a card here.", "Aquí nadie roba ni espía cartas."),
    ),
    "unknown_action.tento_meaning": (
        (
            "Neste regulamento tento é ponto, não denúncia.",
            "In this rulebook a tento is a point, not an accusation.",
            "En este reglamento un tento es un punto, no una denuncia.",
        ),
    ),
    "wrong_moment.partida_time_limit_min": (
        ("O relógio não anda para trás.", "The clock does not run backwards.", "El reloj no anda para atrás."),
    ),
    "wrong_moment.sanctions": (
        ("Não há mão em jogo para perder.", "There is no hand to lose now.", "No hay ninguna mano en juego que perder."),
    ),
    "wrong_moment.time_tie_rule": (
        (
            "Nenhuma partida espera a decisão da direção.",
            "No game waits for the director.",
            "Ninguna partida espera la decisión de la dirección.",
        ),
    ),
    "wrong_seat": (
        ("Isso se faz com um adversário da mesa.", "That is done to an opponent at the table.", "Eso se hace con un rival de la mesa."),
    ),
}
