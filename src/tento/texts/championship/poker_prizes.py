"""Why a poker tournament says no about its money: entries, payouts, deals, ranking prizes; in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, Text3]] = {
    "above_payout_table": (
        "A tabela de premiação acaba em {last} inscritos: a Direção decide.",
        "The payout table ends at {last} entrants: the Director decides.",
        "La tabla de premios termina en {last} inscritos: decide la Dirección.",
    ),
    "deal_below_lowest": (
        "Ninguém recebe menos que o menor prêmio em aberto: falta para {below}.",
        "Nobody takes less than the lowest open prize: {below} would.",
        "Nadie recibe menos que el menor premio pendiente: le falta a {below}.",
    ),
    "deal_does_not_add_up": (
        "O acordo não fecha com os prêmios em aberto.",
        "The deal does not add up to the open prizes.",
        "El acuerdo no cuadra con los premios pendientes.",
    ),
    "deal_leaves_someone_out": (
        "O acordo inclui todos os que estão na mesa final, e só eles.",
        "A deal names everybody at the final table, and nobody else.",
        "El acuerdo incluye a todos los de la mesa final, y solo a ellos.",
    ),
    "deal_not_unanimous": ("Falta o acordo de: {missing}.", "Not agreed yet: {missing}.", "Falta el acuerdo de: {missing}."),
    "deal_reserve_too_small": (
        "A reserva do campeão é pequena demais.",
        "The champion's reserve is too small.",
        "La reserva del campeón es demasiado pequeña.",
    ),
    "no_entries": ("Não há inscritos.", "There are no entries.", "No hay inscritos."),
    "no_payout_column": (
        "A tabela não traz premiação para {field} inscritos: a Direção decide.",
        "The table has no prizes for {field} entrants: the Director decides.",
        "La tabla no trae premios para {field} inscritos: decide la Dirección.",
    ),
    "payout_cell_missing": (
        "Falta um valor na tabela de premiação: a Direção decide.",
        "A value is missing in the payout table: the Director decides.",
        "Falta un valor en la tabla de premios: decide la Dirección.",
    ),
    "split_does_not_add_up": (
        "As linhas não somam o valor da inscrição.",
        "The lines do not add up to the entry.",
        "Las líneas no suman el valor de la inscripción.",
    ),
    "stages_left": (
        "O prêmio anual sai no fim da última etapa; etapas que faltam: {left}.",
        "The annual prize is paid after the last stage; stages left: {left}.",
        "El premio anual se paga al final de la última etapa; etapas que faltan: {left}.",
    ),
    "tie_for_the_director": (
        "Empate no {place}º lugar entre {players}: a Direção decide.",
        "Tie for place {place} between {players}: the Director decides.",
        "Empate en el puesto {place} entre {players}: decide la Dirección.",
    ),
}
