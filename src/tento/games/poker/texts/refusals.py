"""Why a hand of poker says no, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, Text3]] = {
    "above_maximum": ("No máximo {most} nesta hora.", "At most {most} now.", "Como máximo {most} ahora."),
    "below_minimum": ("O mínimo agora é {least}.", "The minimum now is {least}.", "El mínimo ahora es {least}."),
    "bet_to_face": (
        "Há uma aposta na mesa: pague, aumente ou desista.",
        "There is a bet to face: call, raise or fold.",
        "Hay una apuesta en la mesa: paga, sube o retírate.",
    ),
    "hand_over": ("A mão já acabou.", "The hand is over.", "La mano ya terminó."),
    "no_time_card": ("Não há cartão de tempo para usar.", "There is no time card to spend.", "No hay tarjeta de tiempo para usar."),
    "nobody_can_call": (
        "Ninguém mais tem fichas para pagar um aumento.",
        "Nobody else has chips to call a raise.",
        "Nadie más tiene fichas para pagar una subida.",
    ),
    "not_enough_chips": ("Você só tem {stack} fichas.", "You have only {stack} chips.", "Solo tienes {stack} fichas."),
    "not_reopened": (
        "O all-in curto não reabre as apostas: você pode pagar ou desistir.",
        "A short all-in does not reopen the betting: you may call or fold.",
        "El all-in corto no reabre las apuestas: puedes pagar o retirarte.",
    ),
    "nothing_to_call": ("Não há aposta para pagar.", "There is nothing to call.", "No hay apuesta que pagar."),
    "odd_amount": (
        "A menor ficha em jogo é {chip}: o valor tem de ser múltiplo dela.",
        "The smallest chip in play is {chip}: the amount must be made of it.",
        "La ficha más pequeña en juego es {chip}: la cantidad debe ser múltiplo de ella.",
    ),
    "raise_cap": (
        "Já houve todos os aumentos desta rodada.",
        "There have been all the raises of this round.",
        "Ya hubo todas las subidas de esta ronda.",
    ),
    "seat_is_empty": ("Ninguém joga no lugar {seat}.", "Nobody plays at seat {seat}.", "Nadie juega en el asiento {seat}."),
    "seat_is_taken": ("O lugar {seat} já tem jogador.", "Seat {seat} has a player already.", "El asiento {seat} ya tiene jugador."),
}
