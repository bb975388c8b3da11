"""Why a poker tournament says no to an entry, a re-entry, a cancellation or a transfer, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, Text3]] = {
    "already_started": ("O torneio já começou.", "The tournament has started.", "El torneo ya empezó."),
    "alternate_cannot_cancel": ("Alternate não pode cancelar.", "An alternate cannot cancel.", "Un suplente no puede cancelar."),
    "document_missing": (
        "Falta conferir o documento no dia {day}.",
        "The document was not checked on day {day}.",
        "Falta verificar el documento en el día {day}.",
    ),
    "field_large_enough": (
        "Com {people} pessoas, a esta altura, o torneio não é cancelado por falta de jogadores.",
        "With {people} people, at this point, the tournament is not cancelled for want of players.",
        "Con {people} personas, a esta altura, el torneo no se cancela por falta de jugadores.",
    ),
    "means_not_accepted": ("Não se aceita {means}.", "{means} is not accepted.", "No se acepta {means}."),
    "list_announced": (
        "A lista do sorteio já foi anunciada: novas inscrições só depois dele.",
        "The list of the draw was announced: new entries come after it.",
        "La lista del sorteo ya fue anunciada: nuevas inscripciones solo después de él.",
    ),
    "no_reentry": ("Este torneio não tem reentrada.", "This tournament has no re-entry.", "Este torneo no tiene reentrada."),
    "not_transferable": (
        "A inscrição é pessoal; só a Direção pode autorizar a transferência.",
        "A registration is personal; only the Director may allow a transfer.",
        "La inscripción es personal; solo la Dirección puede autorizar el traspaso.",
    ),
    "only_early_cancels": (
        "Só a inscrição antecipada pode ser cancelada.",
        "Only an early registration can be cancelled.",
        "Solo se puede cancelar la inscripción anticipada.",
    ),
    "reentry_period_over": ("O prazo de reentrada acabou.", "The period for re-entries is over.", "El plazo de reentrada terminó."),
    "registration_closed": ("As inscrições acabaram.", "Registration is over.", "Las inscripciones terminaron."),
    "registration_not_open": ("As inscrições ainda não abriram.", "Registration is not open yet.", "Las inscripciones aún no abrieron."),
    "seat_is_personal": (
        "A vaga é de quem a ganhou e não se transfere.",
        "The seat is its winner's and cannot be transferred.",
        "La plaza es de quien la ganó y no se traspasa.",
    ),
    "seat_lapsed": (
        "A vaga valia até o fim de {year}.",
        "The seat was good until the end of {year}.",
        "La plaza valía hasta el fin de {year}.",
    ),
    "sheet_incomplete": (
        "Falta na folha de estrutura: {missing}.",
        "Missing on the tournament's sheet: {missing}.",
        "Falta en la hoja de estructura: {missing}.",
    ),
    "site_record_missing": ("Falta o cadastro no site.", "The record on the site is missing.", "Falta el registro en el sitio."),
    "sponsor_not_declared": (
        "O patrocinador não foi declarado antes do início.",
        "The sponsor was not declared before the start.",
        "El patrocinador no se declaró antes del inicio.",
    ),
    "still_in": ("O jogador ainda está no torneio.", "The player is still in the tournament.", "El jugador sigue en el torneo."),
    "too_late_to_cancel": (
        "Cancela-se até {minutes} minutos antes do início.",
        "One may cancel until {minutes} minutes before the start.",
        "Se cancela hasta {minutes} minutos antes del inicio.",
    ),
    "too_many_logos": (
        "No máximo {most} jogadores com o logotipo de {company} na mesa final.",
        "At most {most} players with the logo of {company} at the final table.",
        "Como máximo {most} jugadores con el logotipo de {company} en la mesa final.",
    ),
    "too_many_reentries": (
        "As reentradas permitidas são {allowed}.",
        "The re-entries allowed are {allowed}.",
        "Las reentradas permitidas son {allowed}.",
    ),
}
