"""Why a good player does what is advised at a poker table, in every language."""

from typing import Final

from tento.texts.language import Text3

REASONS: Final[dict[str, Text3]] = {
    "only_choice": ("Não há outra coisa a fazer.", "There is nothing else to do.", "No hay otra cosa que hacer."),
    "not_beaten": ("Nenhuma mão aberta ganha da sua.", "No open hand beats yours.", "Ninguna mano abierta le gana a la tuya."),
    "beaten": (
        "Já tem mão melhor na mesa: não precisa mostrar.",
        "A better hand lies open: there is no need to show.",
        "Ya hay una mano mejor en la mesa: no hace falta mostrar.",
    ),
    "push": (
        "Com poucos blinds e uma mão destas, é tudo ou nada.",
        "With few blinds and such a hand it is all or nothing.",
        "Con pocas ciegas y una mano así, es todo o nada.",
    ),
    "too_weak_to_push": (
        "Com poucos blinds, espere uma mão melhor para ir com tudo.",
        "With few blinds, wait for a better hand to put all in.",
        "Con pocas ciegas, espera una mano mejor para ir con todo.",
    ),
    "open": (
        "É mão para abrir desta posição.",
        "It is a hand to open with from this position.",
        "Es una mano para abrir desde esta posición.",
    ),
    "too_weak_to_open": (
        "Desta posição, esta mão não vale a entrada.",
        "From this position the hand is not worth coming in.",
        "Desde esta posición, esta mano no vale la entrada.",
    ),
    "raise_again": (
        "É das melhores mãos que existem: aumente de novo.",
        "It is one of the best hands there are: raise again.",
        "Es de las mejores manos que hay: vuelve a subir.",
    ),
    "good_price": (
        "A chance de ganhar vale o preço de pagar.",
        "The chance to win is worth the price of a call.",
        "La posibilidad de ganar vale el precio de igualar.",
    ),
    "too_dear": (
        "A chance de ganhar não paga o que pedem.",
        "The chance to win is not worth the price.",
        "La posibilidad de ganar no vale lo que piden.",
    ),
    "ahead": (
        "O mais provável é estar na frente: faça o pote crescer.",
        "You are most likely ahead: let the pot grow.",
        "Lo más probable es que estés adelante: haz crecer el bote.",
    ),
    "bluff": (
        "Contra um só, uma aposta pequena às vezes leva o pote.",
        "Against one player a small bet sometimes takes the pot.",
        "Contra uno solo, una apuesta pequeña a veces se lleva el bote.",
    ),
    "for_nothing": (
        "Passar não custa nada, e a próxima carta pode ajudar.",
        "A check costs nothing, and the next card may help.",
        "Pasar no cuesta nada, y la próxima carta puede ayudar.",
    ),
}
