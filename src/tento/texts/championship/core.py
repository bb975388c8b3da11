"""Why any championship says no: the sentences that pairs and poker share, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, Text3]] = {
    "already_done": ("Isso já foi feito.", "That has been done already.", "Eso ya está hecho."),
    "already_drawn": ("O sorteio já foi feito.", "The draw has been made.", "El sorteo ya se hizo."),
    "bad_cpf": ("O CPF informado não é válido.", "The CPF given is not valid.", "El CPF indicado no es válido."),
    "bad_options": ("As opções não valem: {reason}", "The options do not hold: {reason}", "Las opciones no valen: {reason}"),
    "event_cancelled": ("O evento foi cancelado.", "The event was cancelled.", "El evento fue cancelado."),
    "false_draw": (
        "O sorteio não confere com o que foi anunciado: {reason}.",
        "The draw is not the one announced: {reason}.",
        "El sorteo no coincide con lo anunciado: {reason}.",
    ),
    "no_championship": (
        "O regulamento {rulebook} não traz campeonato.",
        "The rulebook {rulebook} has no championship.",
        "El reglamento {rulebook} no trae campeonato.",
    ),
    "not_announced": ("O sorteio ainda não foi anunciado.", "The draw was not announced.", "El sorteo no fue anunciado."),
    "not_published": ("O campeonato ainda não foi publicado.", "The championship was not published.", "El campeonato no fue publicado."),
    "reason_missing": ("Falta dizer o motivo.", "The reason is missing.", "Falta decir el motivo."),
    "suspended": ("{who} está suspenso nesta edição.", "{who} is suspended from this edition.", "{who} está suspendido en esta edición."),
    "too_young": (
        "{person} tem {years} anos; a idade mínima é {least}.",
        "{person} is {years}; the least age is {least}.",
        "{person} tiene {years} años; la edad mínima es {least}.",
    ),
    "wrong_rulebook": (
        "O regulamento {rulebook} não é o publicado.",
        "The rulebook {rulebook} is not the one published.",
        "El reglamento {rulebook} no es el publicado.",
    ),
}
