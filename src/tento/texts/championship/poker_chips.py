"""Why a poker tournament says no to counted chips, to who goes out, and to correcting these, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, Text3]] = {
    "already_built_on": (
        "Um novo dia ou um acordo já conta com o resultado de {player}.",
        "A new day or a deal already counts on the result of {player}.",
        "Un nuevo día o un acuerdo ya cuenta con el resultado de {player}.",
    ),
    "came_again": (
        "{player} saiu depois disso e entrou de novo.",
        "{player} went out after that and came again.",
        "{player} salió después de eso y volvió a entrar.",
    ),
    "cards_missing": (
        "Faltam cartas: é uma por ficha ímpar, {needed} ao todo.",
        "Cards are missing: one for each odd chip, {needed} in all.",
        "Faltan cartas: una por ficha impar, {needed} en total.",
    ),
    "chip_out_of_play": (
        "A ficha de {value} já saiu de jogo; a menor é a de {smallest}.",
        "The chip of {value} is out of play; the smallest is {smallest}.",
        "La ficha de {value} ya salió de juego; la menor es la de {smallest}.",
    ),
    "chip_still_needed": (
        "O nível {level} ainda precisa da ficha de {value}.",
        "Level {level} still needs the chip of {value}.",
        "El nivel {level} todavía necesita la ficha de {value}.",
    ),
    "chips_do_not_add_up": (
        "Contaram-se {counted} fichas e deveria haver {expected}.",
        "{counted} in chips were counted and there should be {expected}.",
        "Se contaron {counted} en fichas y debería haber {expected}.",
    ),
    "knockouts_missing": (
        "Cada eliminação diz de quem é o knockout: são {outs}, e há {taken}.",
        "Each elimination names who takes the knockout: there are {outs}, and {taken} were named.",
        "Cada eliminación dice de quién es el knockout: son {outs} y hay {taken}.",
    ),
    "no_knockout": (
        "Não há knockout anotado de {player}.",
        "No knockout of {player} was written down.",
        "No hay knockout anotado de {player}.",
    ),
    "not_every_table": (
        "A corrida de fichas é em todas as mesas, uma vez em cada: são {tables}, e há {named}.",
        "A chip race is at every table, once at each: there are {tables}, and {named} were named.",
        "La carrera de fichas es en todas las mesas, una vez en cada una: son {tables} y hay {named}.",
    ),
    "not_out": (
        "{player} não consta entre os eliminados.",
        "{player} is not among those who went out.",
        "{player} no consta entre los eliminados.",
    ),
    "not_their_knockout": (
        "O knockout de {player} é de quem estava na mesma mesa e continua: não vale {players}.",
        "The knockout of {player} is taken at the same table by whoever stays: not {players}.",
        "El knockout de {player} es de quien estaba en la misma mesa y sigue: no vale {players}.",
    ),
    "nothing_corrected": (
        "O knockout de {player} já está com {players}: não há o que corrigir.",
        "The knockout of {player} is already with {players}: there is nothing to correct.",
        "El knockout de {player} ya está con {players}: no hay nada que corregir.",
    ),
    "nothing_counted": (
        "Não há contagem de fichas de: {players}.",
        "No chips were counted for: {players}.",
        "No hay recuento de fichas de: {players}.",
    ),
    "places_do_not_add_up": (
        "A colocação {place} não segue as que vêm antes dela.",
        "Place {place} does not follow from those before it.",
        "El puesto {place} no sigue a los anteriores.",
    ),
    "tournament_over": (
        "O torneio acabou: só a comissão corrige.",
        "The tournament is over: only the committee corrects it.",
        "El torneo terminó: solo la comisión corrige.",
    ),
    "values_do_not_fit": (
        "Fichas de {old} não formam fichas de {new}.",
        "Chips of {old} do not make chips of {new}.",
        "Fichas de {old} no forman fichas de {new}.",
    ),
}
