"""Why something is refused in a tournament or a cup that the house runs by itself."""

from typing import Final

from tento.texts.language import Text3

TOURNAMENTS: Final[dict[str, Text3]] = {
    "already_in_tournament": (
        "Você já está inscrito neste torneio.",
        "You have already entered this tournament.",
        "Ya estás inscrito en este torneo.",
    ),
    "entry_without_account": (
        "A inscrição {entry} precisa de {needed} contas da casa para jogar on-line. Diga na mesa de inscrição de quem ela é.",
        "Entry {entry} has not enough accounts of the house to play online: it needs {needed}. Tell the desk whose it is.",
        "La inscripción {entry} aún no tiene cuentas de la casa para jugar en línea: necesita {needed}. Di en la mesa de quién es.",
    ),
    "no_bots_here": (
        "Nesta copa só joga gente: quem abriu não quis robôs.",
        "Only people play in this cup: whoever opened it wanted no bots.",
        "En esta copa solo juega gente: quien la abrió no quiso robots.",
    ),
    "not_entered": (
        "Você não está inscrito neste torneio.",
        "You have not entered this tournament.",
        "No estás inscrito en este torneo.",
    ),
    "tournament_too_small": (
        "Faltam jogadores: o torneio começa com pelo menos {fewest}.",
        "There are too few players: a tournament begins with at least {fewest}.",
        "Faltan jugadores: el torneo empieza con al menos {fewest}.",
    ),
    "too_many_tournaments": (
        "São no máximo {most} torneios ao mesmo tempo.",
        "There are {most} tournaments at a time at most.",
        "Son {most} torneos a la vez como máximo.",
    ),
    "tournament_cancelled": ("Este torneio foi cancelado.", "This tournament was called off.", "Este torneo fue cancelado."),
    "tournament_full": (
        "As {most} vagas deste torneio já foram preenchidas.",
        "All {most} places of this tournament are taken.",
        "Las {most} plazas de este torneo ya están ocupadas.",
    ),
    "tournament_started": (
        "O torneio já começou: as inscrições estão encerradas.",
        "The tournament has begun: nobody can enter or leave any more.",
        "El torneo ya empezó: las inscripciones están cerradas.",
    ),
    "unknown_tournament": ("Esse torneio não existe.", "There is no such tournament.", "Ese torneo no existe."),
}
