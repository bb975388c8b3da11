"""Why a poker tournament says no: a sentence for every refusal code of its room, in Portuguese, English and Spanish."""

from typing import Final

Trio = tuple[str, str, str]

REFUSALS: Final[dict[str, Trio]] = {
    "above_payout_table": (
        "A tabela de premiação acaba em {last} inscritos: a Direção decide.",
        "The payout table ends at {last} entrants: the Director decides.",
        "La tabla de premios termina en {last} inscritos: decide la Dirección.",
    ),
    "already_built_on": (
        "Um novo dia ou um acordo já conta com o resultado de {player}.",
        "A new day or a deal already counts on the result of {player}.",
        "Un nuevo día o un acuerdo ya cuenta con el resultado de {player}.",
    ),
    "already_started": ("O torneio já começou.", "The tournament has started.", "El torneo ya empezó."),
    "alternate_cannot_cancel": ("Alternate não pode cancelar.", "An alternate cannot cancel.", "Un suplente no puede cancelar."),
    "bad_key": (
        "A chave do sorteio tem 64 dígitos hexadecimais.",
        "The key of a draw has 64 hex digits.",
        "La clave del sorteo tiene 64 dígitos hexadecimales.",
    ),
    "cards_missing": (
        "Faltam cartas: é uma por ficha ímpar, {needed} ao todo.",
        "Cards are missing: one for each odd chip, {needed} in all.",
        "Faltan cartas: una por ficha impar, {needed} en total.",
    ),
    "chips_do_not_add_up": (
        "Contaram-se {counted} fichas e deveria haver {expected}.",
        "{counted} in chips were counted and there should be {expected}.",
        "Se contaron {counted} en fichas y debería haber {expected}.",
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
    "document_missing": (
        "Falta conferir o documento no dia {day}.",
        "The document was not checked on day {day}.",
        "Falta verificar el documento en el día {day}.",
    ),
    "field_too_small": (
        "O nível {level} exige {needed} jogadores e há {there}.",
        "Level {level} needs {needed} players and there are {there}.",
        "El nivel {level} exige {needed} jugadores y hay {there}.",
    ),
    "means_not_accepted": ("Não se aceita {means}.", "{means} is not accepted.", "No se acepta {means}."),
    "no_entries": ("Não há inscritos.", "There are no entries.", "No hay inscritos."),
    "no_payout_column": (
        "A tabela não traz premiação para {field} inscritos: a Direção decide.",
        "The table has no prizes for {field} entrants: the Director decides.",
        "La tabla no trae premios para {field} inscritos: decide la Dirección.",
    ),
    "no_reentry": ("Este torneio não tem reentrada.", "This tournament has no re-entry.", "Este torneo no tiene reentrada."),
    "no_seats_yet": ("Os lugares ainda não foram sorteados.", "Seats are not drawn yet.", "Los lugares aún no se sortearon."),
    "not_a_card_of_the_draw": (
        "A carta do sorteio vai de {lowest} a {highest}.",
        "The card drawn is from {lowest} to {highest}.",
        "La carta del sorteo va de {lowest} a {highest}.",
    ),
    "not_out": (
        "{player} não consta entre os eliminados.",
        "{player} is not among those who went out.",
        "{player} no consta entre los eliminados.",
    ),
    "not_seated": (
        "Não está sentado no torneio: {players}.",
        "Not seated in the tournament: {players}.",
        "No está sentado en el torneo: {players}.",
    ),
    "not_transferable": (
        "A inscrição é pessoal; só a Direção pode autorizar a transferência.",
        "A registration is personal; only the Director may allow a transfer.",
        "La inscripción es personal; solo la Dirección puede autorizar el traspaso.",
    ),
    "nothing_counted": (
        "Não há contagem de fichas de: {players}.",
        "No chips were counted for: {players}.",
        "No hay recuento de fichas de: {players}.",
    ),
    "only_early_cancels": (
        "Só a inscrição antecipada pode ser cancelada.",
        "Only an early registration can be cancelled.",
        "Solo se puede cancelar la inscripción anticipada.",
    ),
    "outside_last_hands": (
        "As últimas mãos se sorteiam quando faltam de {most} a {least} minutos.",
        "The last hands are drawn with {most} to {least} minutes left.",
        "Las últimas manos se sortean cuando faltan de {most} a {least} minutos.",
    ),
    "payout_cell_missing": (
        "Falta um valor na tabela de premiação: a Direção decide.",
        "A value is missing in the payout table: the Director decides.",
        "Falta un valor en la tabla de premios: decide la Dirección.",
    ),
    "places_do_not_add_up": (
        "A colocação {place} não segue as que vêm antes dela.",
        "Place {place} does not follow from those before it.",
        "El puesto {place} no sigue a los anteriores.",
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
    "split_does_not_add_up": (
        "As linhas não somam o valor da inscrição.",
        "The lines do not add up to the entry.",
        "Las líneas no suman el valor de la inscripción.",
    ),
    "sponsor_not_declared": (
        "O patrocinador não foi declarado antes do início.",
        "The sponsor was not declared before the start.",
        "El patrocinador no se declaró antes del inicio.",
    ),
    "stages_left": (
        "O prêmio anual sai no fim da última etapa; etapas que faltam: {left}.",
        "The annual prize is paid after the last stage; stages left: {left}.",
        "El premio anual se paga al final de la última etapa; etapas que faltan: {left}.",
    ),
    "still_in": ("O jogador ainda está no torneio.", "The player is still in the tournament.", "El jugador sigue en el torneo."),
    "tables_still_playing": (
        "Ainda não acabaram a mão as mesas: {tables}.",
        "Tables that have not finished the hand: {tables}.",
        "Mesas que aún no terminaron la mano: {tables}.",
    ),
    "tie_for_the_director": (
        "Empate no {place}º lugar entre {players}: a Direção decide.",
        "Tie for place {place} between {players}: the Director decides.",
        "Empate en el puesto {place} entre {players}: decide la Dirección.",
    ),
    "too_late_to_cancel": (
        "Cancela-se até {minutes} minutos antes do início.",
        "One may cancel until {minutes} minutes before the start.",
        "Se cancela hasta {minutes} minutos antes del inicio.",
    ),
    "too_many_left": (
        "A mesa final tem {seats} lugares e restam {left} jogadores.",
        "The final table has {seats} seats and {left} players are left.",
        "La mesa final tiene {seats} lugares y quedan {left} jugadores.",
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
    "tournament_over": (
        "O torneio acabou: só a comissão corrige.",
        "The tournament is over: only the committee corrects it.",
        "El torneo terminó: solo la comisión corrige.",
    ),
    "unknown_penalty": ("Essa penalidade não existe: {kind}.", "There is no such penalty: {kind}.", "No existe esa penalidad: {kind}."),
    "values_do_not_fit": (
        "Fichas de {old} não formam fichas de {new}.",
        "Chips of {old} do not make chips of {new}.",
        "Fichas de {old} no forman fichas de {new}.",
    ),
}
