"""Why a poker tournament says no to a seat or a draw, and how its draws are told, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, Text3]] = {
    "draw_missing": (
        "Esta decisão sorteia lugares: falta a ata do sorteio.",
        "This decision draws seats: the transcript of the draw is missing.",
        "Esta decisión sortea lugares: falta el acta del sorteo.",
    ),
    "no_seats_yet": ("Os lugares ainda não foram sorteados.", "Seats are not drawn yet.", "Los lugares aún no se sortearon."),
    "not_absent_or_seated": (
        "A presença não muda para: {players}.",
        "Presence does not change for: {players}.",
        "La presencia no cambia para: {players}.",
    ),
    "player_not_seated": (
        "Não está sentado no torneio: {players}.",
        "Not seated in the tournament: {players}.",
        "No está sentado en el torneo: {players}.",
    ),
    "not_the_list": (
        "A lista não é a de todos os inscritos, na ordem de inscrição.",
        "The list is not that of all who entered, in the order of entry.",
        "La lista no es la de todos los inscritos, en el orden de inscripción.",
    ),
    "nothing_to_draw": ("Não há lugar a sortear.", "There is no seat to draw.", "No hay lugar que sortear."),
    "seats_cannot_be_kept": (
        "Não dá para reservar esses lugares ({players}): cada um é de um inscrito, escreve-se mesa.lugar, e as mesas ficam niveladas.",
        "These seats ({players}) cannot be kept: each is for one player who entered, is written table.seat, and leaves the tables even.",
        "No se pueden reservar esos lugares ({players}): cada uno es de un inscrito, se escribe mesa.lugar, y las mesas quedan parejas.",
    ),
    "too_many_left": (
        "A mesa final tem {seats} lugares e restam {left} jogadores.",
        "The final table has {seats} seats and {left} players are left.",
        "La mesa final tiene {seats} lugares y quedan {left} jugadores.",
    ),
}

DRAWS: Final[dict[str, Text3]] = {
    "start": ("primeiros lugares", "first seats", "primeros lugares"),
    "late": ("chegadas", "arrivals", "llegadas"),
    "balance": ("mesas desfeitas e lista de espera", "broken tables and waiting list", "mesas disueltas y lista de espera"),
    "day": ("novo dia", "new day", "nuevo día"),
    "final": ("mesa final", "final table", "mesa final"),
}

DRAW_WORDS: Final[dict[str, Text3]] = {
    "announced": (
        "Sorteios de lugares; compromisso {commitment}; fonte: {source}",
        "Draws of seats; commitment {commitment}; numbers: {source}",
        "Sorteos de lugares; compromiso {commitment}; fuente: {source}",
    ),
    "label": ("sorteio {number}, {kind}", "draw {number}, {kind}", "sorteo {number}, {kind}"),
    "whole": (
        "jogadores: {listed}; botão no lugar {button}; elo {link}",
        "players: {listed}; button in seat {button}; link {link}",
        "jugadores: {listed}; botón en el lugar {button}; eslabón {link}",
    ),
    "filled": (
        "na lista: {listed}; lugares livres: {free}; elo {link}",
        "on the list: {listed}; free seats: {free}; link {link}",
        "en la lista: {listed}; lugares libres: {free}; eslabón {link}",
    ),
    "kept": (
        "lugares reservados por necessidade especial: {seats}",
        "seats kept for special needs: {seats}",
        "lugares reservados por necesidad especial: {seats}",
    ),
    "no_seat": ("sem lugar", "no seat", "sin lugar"),
    "check": (
        "Para conferir: `tento championship draw <registro> all > sorteios.json` e `tento verify-draw sorteios.json`",
        "To check them: `tento championship draw <log> all > draws.json` and `tento verify-draw draws.json`",
        "Para comprobar: `tento championship draw <registro> all > sorteos.json` y `tento verify-draw sorteos.json`",
    ),
    "all_true": (
        "Os {draws} sorteios de lugares são verdadeiros.",
        "All {draws} draws of seats are true.",
        "Los {draws} sorteos de lugares son verdaderos.",
    ),
}
