"""Why a poker tournament says no while it runs: levels, clock, hands, penalties; in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, Text3]] = {
    "break_skipped": (
        "Depois deste nível a folha prevê um intervalo de {minutes} min.",
        "After this level the sheet has a break of {minutes} min.",
        "Después de este nivel la hoja prevé un descanso de {minutes} min.",
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
    "too_few_players": (
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
    "no_level_runs": (
        "Nenhum nível está em andamento.",
        "No level is running.",
        "Ningún nivel está en curso.",
    ),
    "blinds_out_of_order": (
        "Mesa {table}: botão, small blind e big blind vêm nesta ordem; no mano a mano, o botão é o small blind.",
        "Table {table}: button, small blind and big blind come in this order; heads-up the button is the small blind.",
        "Mesa {table}: botón, ciega chica y ciega grande van en ese orden; en el mano a mano, el botón es la ciega chica.",
    ),
    "seat_beyond_table": (
        "A mesa {table} não tem o lugar {seat}.",
        "Table {table} has no seat {seat}.",
        "La mesa {table} no tiene el lugar {seat}.",
    ),
    "action_clock_runs": (
        "Aqui corre o action clock, com cartões de tempo: não se pede tempo.",
        "The action clock runs here, with time cards: nobody calls for time.",
        "Aquí corre el action clock, con tarjetas de tiempo: no se pide tiempo.",
    ),
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
    "nothing_to_serve": (
        "{player} não tem mãos a cumprir.",
        "{player} has no hands to serve.",
        "{player} no tiene manos por cumplir.",
    ),
    "outside_last_hands": (
        "As últimas mãos se sorteiam quando faltam de {most} a {least} minutos.",
        "The last hands are drawn with {most} to {least} minutes left.",
        "Las últimas manos se sortean cuando faltan de {most} a {least} minutos.",
    ),
    "penalty_travels": (
        "{player} ainda tem {hands} mãos de pena a cumprir, e a sacola diz outra coisa.",
        "{player} still owes {hands} hands of a penalty, and the bag says otherwise.",
        "{player} aún debe {hands} manos de pena, y la bolsa dice otra cosa.",
    ),
    "tables_still_playing": (
        "Ainda não acabaram a mão as mesas: {tables}.",
        "Tables that have not finished the hand: {tables}.",
        "Mesas que aún no terminaron la mano: {tables}.",
    ),
    "unknown_penalty": ("Essa penalidade não existe: {kind}.", "There is no such penalty: {kind}.", "No existe esa penalidad: {kind}."),
}
