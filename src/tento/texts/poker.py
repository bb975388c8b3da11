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
    "bad_commitment": (
        "O compromisso do sorteio tem 64 dígitos hexadecimais e nunca serviu antes.",
        "The commitment to a draw has 64 hex digits and has not served before.",
        "El compromiso del sorteo tiene 64 dígitos hexadecimales y no sirvió antes.",
    ),
    "break_skipped": (
        "Depois deste nível a folha prevê um intervalo de {minutes} min.",
        "After this level the sheet has a break of {minutes} min.",
        "Después de este nivel la hoja prevé un descanso de {minutes} min.",
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
    "clock_not_at_zero": (
        "O relógio ainda não zerou: faltam {left} segundos.",
        "The clock is not at zero yet: {left} seconds are left.",
        "El reloj aún no llegó a cero: faltan {left} segundos.",
    ),
    "day_still_on": (
        "O dia ainda não foi encerrado.",
        "The day has not been ended.",
        "El día todavía no se cerró.",
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
    "draw_missing": (
        "Esta decisão sorteia lugares: falta a ata do sorteio.",
        "This decision draws seats: the transcript of the draw is missing.",
        "Esta decisión sortea lugares: falta el acta del sorteo.",
    ),
    "field_large_enough": (
        "Com {people} pessoas, a esta altura, o torneio não é cancelado por falta de jogadores.",
        "With {people} people, at this point, the tournament is not cancelled for want of players.",
        "Con {people} personas, a esta altura, el torneo no se cancela por falta de jugadores.",
    ),
    "field_too_small": (
        "O nível {level} exige {needed} jogadores e há {there}.",
        "Level {level} needs {needed} players and there are {there}.",
        "El nivel {level} exige {needed} jugadores y hay {there}.",
    ),
    "hand_not_dealt": (
        "No mão a mão, quem cai na mesma mão é anotado junto; a próxima mão ainda não foi dada.",
        "In hand for hand all who go out in a hand are told together; the next hand was not dealt yet.",
        "En el mano a mano quienes caen en la misma mano se anotan juntos; la próxima mano aún no se repartió.",
    ),
    "in_the_money": (
        "Os {left} restantes já estão premiados: são {paid} lugares.",
        "The {left} left are in the money already: {paid} places are paid.",
        "Los {left} restantes ya están premiados: son {paid} lugares.",
    ),
    "knockouts_missing": (
        "Cada eliminação diz de quem é o knockout: são {outs}, e há {taken}.",
        "Each elimination names who takes the knockout: there are {outs}, and {taken} were named.",
        "Cada eliminación dice de quién es el knockout: son {outs} y hay {taken}.",
    ),
    "level_due": (
        "O nível {level} começa antes da próxima mão.",
        "Level {level} begins before the next hand.",
        "El nivel {level} empieza antes de la próxima mano.",
    ),
    "level_skipped": (
        "O próximo nível é o {due}, e não o {level}; para pular, diga o motivo.",
        "The next level is {due}, not {level}; skipping takes a reason.",
        "El próximo nivel es el {due}, no el {level}; para saltar, diga el motivo.",
    ),
    "means_not_accepted": ("Não se aceita {means}.", "{means} is not accepted.", "No se acepta {means}."),
    "list_announced": (
        "A lista do sorteio já foi anunciada: novas inscrições só depois dele.",
        "The list of the draw was announced: new entries come after it.",
        "La lista del sorteo ya fue anunciada: nuevas inscripciones solo después de él.",
    ),
    "no_entries": ("Não há inscritos.", "There are no entries.", "No hay inscritos."),
    "no_knockout": (
        "Não há knockout anotado de {player}.",
        "No knockout of {player} was written down.",
        "No hay knockout anotado de {player}.",
    ),
    "no_level_runs": (
        "Nenhum nível está em andamento.",
        "No level is running.",
        "Ningún nivel está en curso.",
    ),
    "no_payout_column": (
        "A tabela não traz premiação para {field} inscritos: a Direção decide.",
        "The table has no prizes for {field} entrants: the Director decides.",
        "La tabla no trae premios para {field} inscritos: decide la Dirección.",
    ),
    "no_reentry": ("Este torneio não tem reentrada.", "This tournament has no re-entry.", "Este torneo no tiene reentrada."),
    "no_seats_yet": ("Os lugares ainda não foram sorteados.", "Seats are not drawn yet.", "Los lugares aún no se sortearon."),
    "no_such_level": (
        "A folha tem {levels} níveis; não há o nível {level}.",
        "The sheet has {levels} levels; there is no level {level}.",
        "La hoja tiene {levels} niveles; no existe el nivel {level}.",
    ),
    "no_time_cards": (
        "{player} tem {held} cartões de tempo.",
        "{player} has {held} time cards.",
        "{player} tiene {held} tarjetas de tiempo.",
    ),
    "nobody_plays": (
        "Ninguém está jogando agora: o dia ou o torneio acabou.",
        "Nobody is playing now: the day or the tournament is over.",
        "Nadie está jugando ahora: el día o el torneo terminó.",
    ),
    "not_a_card_of_the_draw": (
        "A carta do sorteio vai de {lowest} a {highest}.",
        "The card drawn is from {lowest} to {highest}.",
        "La carta del sorteo va de {lowest} a {highest}.",
    ),
    "not_absent_or_seated": (
        "A presença não muda para: {players}.",
        "Presence does not change for: {players}.",
        "La presencia no cambia para: {players}.",
    ),
    "not_every_table": (
        "A corrida de fichas é em todas as mesas, uma vez em cada: são {tables}, e há {named}.",
        "A chip race is at every table, once at each: there are {tables}, and {named} were named.",
        "La carrera de fichas es en todas las mesas, una vez en cada una: son {tables} y hay {named}.",
    ),
    "not_hand_for_hand": (
        "O mão a mão não está em andamento.",
        "Hand for hand is not on.",
        "El mano a mano no está en curso.",
    ),
    "not_in_the_money": (
        "Restam {left} para {paid} lugares premiados: o mão a mão continua, salvo motivo.",
        "{left} are left for {paid} paid places: hand for hand goes on, unless there is a reason.",
        "Quedan {left} para {paid} lugares premiados: el mano a mano sigue, salvo motivo.",
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
    "not_that_penalty": (
        "Essa pena não se mede assim: {kind}, {hands} mãos, {orbits} órbitas.",
        "That penalty is not measured so: {kind}, {hands} hands, {orbits} orbits.",
        "Esa pena no se mide así: {kind}, {hands} manos, {orbits} órbitas.",
    ),
    "not_the_break_of_the_sheet": (
        "Pela folha, o intervalo depois deste nível é de {minutes} min; outro exige motivo.",
        "By the sheet the break after this level is {minutes} min; another takes a reason.",
        "Según la hoja, el descanso después de este nivel es de {minutes} min; otro exige motivo.",
    ),
    "not_the_list": (
        "A lista não é a de todos os inscritos, na ordem de inscrição.",
        "The list is not that of all who entered, in the order of entry.",
        "La lista no es la de todos los inscritos, en el orden de inscripción.",
    ),
    "not_their_knockout": (
        "O knockout de {player} é de quem estava na mesma mesa e continua: não vale {players}.",
        "The knockout of {player} is taken at the same table by whoever stays: not {players}.",
        "El knockout de {player} es de quien estaba en la misma mesa y sigue: no vale {players}.",
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
    "nothing_to_draw": ("Não há lugar a sortear.", "There is no seat to draw.", "No hay lugar que sortear."),
    "nothing_to_serve": (
        "{player} não tem mãos a cumprir.",
        "{player} has no hands to serve.",
        "{player} no tiene manos por cumplir.",
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
    "penalty_travels": (
        "{player} ainda tem {hands} mãos de pena a cumprir, e a sacola diz outra coisa.",
        "{player} still owes {hands} hands of a penalty, and the bag says otherwise.",
        "{player} aún debe {hands} manos de pena, y la bolsa dice otra cosa.",
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
    "seats_cannot_be_kept": (
        "Não dá para reservar esses lugares ({players}): cada um é de um inscrito, escreve-se mesa.lugar, e as mesas ficam niveladas.",
        "These seats ({players}) cannot be kept: each is for one player who entered, is written table.seat, and leaves the tables even.",
        "No se pueden reservar esos lugares ({players}): cada uno es de un inscrito, se escribe mesa.lugar, y las mesas quedan parejas.",
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

DRAWS: Final[dict[str, Trio]] = {
    "start": ("primeiros lugares", "first seats", "primeros lugares"),
    "late": ("chegadas", "arrivals", "llegadas"),
    "balance": ("mesas desfeitas e lista de espera", "broken tables and waiting list", "mesas disueltas y lista de espera"),
    "day": ("novo dia", "new day", "nuevo día"),
    "final": ("mesa final", "final table", "mesa final"),
}

DRAW_WORDS: Final[dict[str, Trio]] = {
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
