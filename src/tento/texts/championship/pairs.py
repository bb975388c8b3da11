"""Why a championship of pairs says no: a sentence for every refusal code of its own, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, Text3]] = {
    "away_too_long": (
        "Ninguém está fora há {minutes} minutos de um jogo que começou há {passed}.",
        "Nobody has been away for {minutes} minutes from a match that began {passed} minutes ago.",
        "Nadie lleva {minutes} minutos ausente de un partido que empezó hace {passed}.",
    ),
    "clock_not_there_yet": (
        "A súmula diz {minutes} minutos, mas desde o início passaram {passed}.",
        "The sheet says {minutes} minutes, but {passed} have passed since the start.",
        "El acta dice {minutes} minutos, pero desde el inicio pasaron {passed}.",
    ),
    "first_mao_missing": (
        "Empate também depois da prorrogação: falta dizer quem ganhou a primeira mão.",
        "Level after the overtime too: say who won the first mão.",
        "Empate también tras la prórroga: falta decir quién ganó la primera mano.",
    ),
    "level_on_time": (
        "O tempo acabou empatado, e o regulamento não diz quem vence: quem decide é a direção.",
        "Time was up with the score level, and the regulation names no winner: the director decides.",
        "El tiempo terminó en empate y el reglamento no dice quién gana: decide la dirección.",
    ),
    "match_disputed": (
        "{match} está em disputa: há duas súmulas diferentes, e a direção decide.",
        "{match} is disputed: there are two different sheets, and the director decides.",
        "{match} está en disputa: hay dos actas diferentes, y decide la dirección.",
    ),
    "nothing_disputed": ("{match} não está em disputa.", "{match} is not disputed.", "{match} no está en disputa."),
    "online_has_no_table": (
        "O jogo {match} vai ser on-line: não precisa de mesa no salão. Chame sem número de mesa.",
        "Match {match} is to be played online and needs no table in the hall. Call it without a table.",
        "El partido {match} será en línea: no necesita mesa en el salón. Llámalo sin número de mesa.",
    ),
    "partida_awarded": (
        "Uma partida do jogo {match} já foi decidida por punição: ele não pode ser on-line, porque a mesa começaria do zero.",
        "A partida of match {match} was already decided by a sanction: it cannot be played online, for its table would begin at nil.",
        "Una partida del partido {match} ya se decidió por sanción: no puede ser en línea, porque la mesa empezaría de cero.",
    ),
    "played_online": (
        "O jogo {match} é on-line: quem registra é a própria mesa, e o árbitro decide lá.",
        "Match {match} is played online: its own table writes it down, and the referee decides there.",
        "El partido {match} es en línea: lo registra la propia mesa, y el árbitro decide allí.",
    ),
    "overtime_owed": (
        "Empate no fim do tempo: jogam-se mais {minutes} minutos.",
        "Level when time was up: {minutes} more minutes are played.",
        "Empate al final del tiempo: se juegan {minutes} minutos más.",
    ),
    "time_not_up": (
        "Ninguém vence no tempo aos {minutes} minutos: o tempo é de {limit}.",
        "Nobody wins on time after {minutes} minutes: the time is {limit}.",
        "Nadie gana por tiempo a los {minutes} minutos: el tiempo es de {limit}.",
    ),
    "wrong_ending": (
        "O placar de {match} não bate com o modo como a súmula diz que acabou.",
        "The score of {match} does not go with the way in which the sheet says that it ended.",
        "El marcador de {match} no coincide con el modo en que el acta dice que terminó.",
    ),
    "wrong_winner": (
        "Por esse placar quem vence {match} é {winner}.",
        "By that score the winner of {match} is {winner}.",
        "Con ese marcador quien gana {match} es {winner}.",
    ),
    "dates_are_fixed": ("As datas não podem mudar.", "The dates cannot be moved.", "Las fechas no pueden cambiar."),
    "delegation_full": (
        "{delegation} já tem o máximo de inscrições: {most}.",
        "{delegation} has as many entries as it may: {most}.",
        "{delegation} ya tiene el máximo de inscripciones: {most}.",
    ),
    "entries_closed": ("As inscrições estão encerradas.", "Entries are closed.", "Las inscripciones están cerradas."),
    "entries_not_open": ("As inscrições ainda não abriram.", "Entries are not open yet.", "Las inscripciones aún no abrieron."),
    "entries_open": ("As inscrições ainda estão abertas.", "Entries are still open.", "Las inscripciones siguen abiertas."),
    "entry_exists": ("A inscrição {entry} já existe.", "There is an entry {entry} already.", "La inscripción {entry} ya existe."),
    "entry_is_out": ("{entry} já não está no campeonato.", "{entry} plays no more.", "{entry} ya no está en el campeonato."),
    "event_goes_on": (
        "O regulamento não deixa suspender nem cancelar o evento.",
        "The regulation does not let the event be suspended or cancelled.",
        "El reglamento no permite suspender ni cancelar el evento.",
    ),
    "event_suspended": ("O evento está suspenso.", "The event is suspended.", "El evento está suspendido."),
    "field_full": ("Não há mais vagas: são {most}.", "No place is left: there are {most}.", "No quedan plazas: son {most}."),
    "too_few_entries": (
        "Faltam inscritos: há {field}, e são precisos {least}.",
        "Too few: there are {field}, and it takes {least}.",
        "Faltan inscritos: hay {field} y se necesitan {least}.",
    ),
    "impossible_field": (
        "Com {field} inscritos a conta não fecha: {entrants} chegariam à fase {stage}. Funciona com: {works}.",
        "{field} entries do not work out: {entrants} would come into {stage}. These work: {works}.",
        "Con {field} inscritos la cuenta no cierra: {entrants} llegarían a la fase {stage}. Funciona con: {works}.",
    ),
    "in_two_places": (
        "{entry} está jogando outra partida ({match}).",
        "{entry} is playing another match ({match}).",
        "{entry} está jugando otra partida ({match}).",
    ),
    "is_present": ("Quem está presente não é ausente.", "Who is present is not absent.", "Quien está presente no está ausente."),
    "ladder": ("Essa punição vem depois de outra mais leve.", "A lighter sanction comes first.", "Antes va una sanción más leve."),
    "list_differs": (
        "A lista não é a de quem disputa esta fase.",
        "The list is not the one of those who play this stage.",
        "La lista no es la de quienes juegan esta fase.",
    ),
    "lots_needed": ("Falta sortear entre {between}.", "Lots are owed between {between}.", "Falta sortear entre {between}."),
    "match_missing": ("Falta dizer em qual jogo.", "It must be said in which match.", "Falta decir en qué partido."),
    "match_open": ("O jogo {match} ainda não acabou.", "The match {match} is not over.", "El partido {match} no terminó."),
    "match_over": (
        "O jogo {match} já acabou; um placar errado se corrige.",
        "The match {match} is over; a wrong score is corrected.",
        "El partido {match} ya terminó; un resultado equivocado se corrige.",
    ),
    "match_under_way": ("O jogo {match} já começou.", "The match {match} has begun.", "El partido {match} ya empezó."),
    "next_match_started": (
        "O jogo seguinte, {match}, já começou: se o resultado vale ou se joga de novo decide: {who}.",
        "The next match, {match}, has begun: whether the outcome stands or it is played again is decided by: {who}.",
        "El partido siguiente, {match}, ya empezó: si el resultado vale o se juega de nuevo lo decide: {who}.",
    ),
    "no_absence_limit": (
        "O regulamento não fixa limite de ausência: decida o árbitro.",
        "The regulation sets no limit to absence: the referee decides.",
        "El reglamento no fija límite de ausencia: decide el árbitro.",
    ),
    "no_appeal": (
        "A decisão é final: não cabe recurso.",
        "The decision is final: there is no appeal.",
        "La decisión es final: no hay recurso.",
    ),
    "no_field_works": (
        "Com estas fases nenhum número de inscritos funciona: confira grupos e classificados.",
        "No number of entries works with these stages: look at groups and who goes on.",
        "Con estas fases no funciona ningún número de inscritos: revise grupos y clasificados.",
    ),
    "no_such_incident": (
        "Não há ocorrência de número {number}.",
        "There is no incident number {number}.",
        "No hay ninguna incidencia con el número {number}.",
    ),
    "no_lots_needed": ("Não há o que sortear entre eles.", "No lots are owed between them.", "No hay nada que sortear entre ellos."),
    "no_result": ("O jogo {match} ainda não tem resultado.", "The match {match} has no result.", "El partido {match} no tiene resultado."),
    "no_substitution": ("Não cabe substituição.", "There is no substitution.", "No cabe sustitución."),
    "no_such_document": ("Não há documento `{document}`.", "There is no document `{document}`.", "No hay documento `{document}`."),
    "no_such_entry": ("Não há inscrição {entry}.", "There is no entry {entry}.", "No hay inscripción {entry}."),
    "no_such_match": ("Não há jogo {match}.", "There is no match {match}.", "No hay partido {match}."),
    "no_such_person": ("Não há essa pessoa em {entry}.", "There is no such person in {entry}.", "No existe esa persona en {entry}."),
    "no_such_sanction": (
        "O regulamento não prevê a punição `{effect}`.",
        "The regulation knows no sanction `{effect}`.",
        "El reglamento no prevé la sanción `{effect}`.",
    ),
    "no_such_stage": ("Não há fase {stage} em andamento.", "There is no stage {stage} under way.", "No hay fase {stage} en curso."),
    "not_complete": ("{entry} ainda não está completa.", "{entry} is not complete yet.", "{entry} aún no está completa."),
    "not_in_match": ("{entry} não joga esse jogo.", "{entry} does not play that match.", "{entry} no juega ese partido."),
    "not_in_writing": ("A desistência tem de ser por escrito.", "A withdrawal must be in writing.", "El retiro debe ser por escrito."),
    "not_next_in_line": (
        "{entry} vem antes na lista de espera.",
        "{entry} comes first in the waiting list.",
        "{entry} va antes en la lista de espera.",
    ),
    "entry_not_at_table": (
        "Falta {entry} à mesa: antes se registra a presença.",
        "{entry} is not at the table: check it in first.",
        "Falta {entry} en la mesa: antes se registra su presencia.",
    ),
    "not_selected": ("{entry} não tem vaga.", "{entry} has no place.", "{entry} no tiene plaza."),
    "not_signed": (
        "{entry} ainda não assinou o documento {document}.",
        "{entry} has not signed the document {document}.",
        "{entry} aún no firmó el documento {document}.",
    ),
    "not_summoned": (
        "{entry} ainda não foi convocada.",
        "{entry} has not been summoned.",
        "{entry} aún no fue convocada.",
    ),
    "not_called": ("O jogo {match} não foi chamado.", "The match {match} has not been called.", "El partido {match} no fue llamado."),
    "not_started": ("O jogo {match} não começou.", "The match {match} has not begun.", "El partido {match} no empezó."),
    "sheet_handed_in": (
        "A súmula do jogo {match} já foi entregue: o início não se desfaz mais.",
        "The sheet of match {match} was handed in: its start cannot be taken back any more.",
        "La planilla del partido {match} ya se entregó: el comienzo ya no se anula.",
    ),
    "nothing_to_sign": ("Não há súmula a assinar.", "There is no sheet to sign.", "No hay planilla que firmar."),
    "nothing_was_played": ("Nesse jogo nada se jogou.", "Nothing was played in that match.", "En ese partido no se jugó nada."),
    "results_without_points": (
        "Na fase {stage} falta dizer quantos pontos valem: {results}.",
        "What is not written for {stage} is the points of: {results}.",
        "En la fase {stage} falta decir cuántos puntos valen: {results}.",
    ),
    "rules_are_frozen": (
        "Faltam menos de {days} dias: as regras já não mudam.",
        "Fewer than {days} days are left: the rules change no more.",
        "Faltan menos de {days} días: las reglas ya no cambian.",
    ),
    "score_after_the_end": ("Há partidas depois do fim do jogo.", "There are partidas after the end.", "Hay partidas después del final."),
    "score_above_target": (
        "O placar de uma partida para em {target}: escreva {target} para quem passou disso.",
        "The score of a partida stops at {target}: write {target} for whoever made more.",
        "El marcador de una partida se detiene en {target}: escribe {target} para quien pasó de ahí.",
    ),
    "score_below_target": ("Nenhuma dupla chegou aos pontos.", "Nobody reached the target.", "Nadie llegó a los puntos."),
    "score_impossible": ("Esse placar não existe.", "There is no such score.", "Ese marcador no existe."),
    "score_unfinished": ("Com esse placar o jogo não acabou.", "That score does not end the match.", "Con ese marcador no terminó."),
    "score_without_winner": ("Uma partida não acaba empatada.", "A partida is never level at the end.", "Una partida no acaba empatada."),
    "side_unknown": (
        "Ainda não se sabe quem joga {match}.",
        "It is not known yet who plays {match}.",
        "Aún no se sabe quién juega {match}.",
    ),
    "stage_closed": ("A fase {stage} está encerrada.", "The stage {stage} is closed.", "La fase {stage} está cerrada."),
    "stage_open": ("A fase {stage} ainda não foi encerrada.", "The stage {stage} is not closed.", "La fase {stage} no está cerrada."),
    "stage_under_way": ("A fase {stage} já começou.", "The stage {stage} has begun.", "La fase {stage} ya empezó."),
    "still_in_time": (
        "Ainda está no prazo: a tolerância é de {minutes} min.",
        "Still in time: the tolerance is {minutes} min.",
        "Aún está en plazo: la tolerancia es de {minutes} min.",
    ),
    "table_taken": ("A mesa {table} está ocupada por {match}.", "Table {table} is taken by {match}.", "La mesa {table} la ocupa {match}."),
    "too_late": ("{entry} chegou depois da tolerância.", "{entry} came after the tolerance.", "{entry} llegó después de la tolerancia."),
    "too_many_matches": (
        "A fase {stage} teria {matches} jogos; cabem {most}. Faça mais grupos, ou grupos menores.",
        "{stage} would have {matches} matches; {most} are the most. Make more groups, or smaller ones.",
        "La fase {stage} tendría {matches} partidos; caben {most}. Hagan más grupos, o grupos más pequeños.",
    ),
    "too_many_told": ("São no máximo {most}.", "There may be {most} of these at most.", "Son {most} como máximo."),
    "wrong_amount": ("O valor devido é {due} centavos.", "What is due is {due} centavos.", "Lo debido son {due} centavos."),
    "wrong_sanction": ("Para isso a punição é `{effect}`.", "For that the sanction is `{effect}`.", "Para eso la sanción es `{effect}`."),
}

WORDS: Final[dict[str, Text3]] = {
    "champion": ("campeão", "champion", "campeón"),
    "stage": ("Fase {stage}", "Stage {stage}", "Fase {stage}"),
    "group": ("Grupo {group}", "Group {group}", "Grupo {group}"),
    "places": ("Classificação", "Places", "Clasificación"),
    "suspended_now": (
        "Suspensos desta edição: {names}",
        "Suspended from this edition: {names}",
        "Suspendidos de esta edición: {names}",
    ),
    "suspended_next": (
        "Suspensos da próxima edição: {names}",
        "Suspended from the next edition: {names}",
        "Suspendidos de la próxima edición: {names}",
    ),
    "entries": (
        "{count} inscrições, {field} com vaga",
        "{count} entries, {field} with a place",
        "{count} inscripciones, {field} con plaza",
    ),
    "broken": ("empate entre {tied}: {by}", "tie between {tied}: {by}", "empate entre {tied}: {by}"),
    "true": (
        "Tudo confere. Decisões refeitas: {count}; sorteios verdadeiros: {draws}.",
        "All true. Decisions redone: {count}; true draws: {draws}.",
        "Todo coincide. Decisiones rehechas: {count}; sorteos verdaderos: {draws}.",
    ),
    "chain_true": (
        "A corrente está inteira: {count} linhas, cada uma fechada sobre as de antes.",
        "The chain is whole: {count} lines, each closed over those before it.",
        "La cadena está entera: {count} líneas, cada una cerrada sobre las anteriores.",
    ),
    "alone_true": (
        "Decisões refeitas pelo regulamento: {count}; sorteios verdadeiros: {draws}.",
        "Decisions redone by the regulation: {count}; true draws: {draws}.",
        "Decisiones rehechas por el reglamento: {count}; sorteos verdaderos: {draws}.",
    ),
    "alone_missing": (
        "Não foi possível conferir {form} ficha(s), {name} nome(s) e {text} texto(s): {people} não está junto deste registro. "
        "Esse arquivo é da organização; com ele na mesma pasta, a conferência é completa.",
        "{form} form(s), {name} name(s) and {text} text(s) could not be checked: {people} is not beside this log. "
        "That file is the organiser's; with it in the same folder everything is checked.",
        "No se pudieron comprobar {form} ficha(s), {name} nombre(s) y {text} texto(s): {people} no está junto a este registro. "
        "Ese archivo es de la organización; con él en la misma carpeta se comprueba todo.",
    ),
    "alone_refused": (
        "Sem {people}, que é da organização, as decisões a partir da {place} não podem ser refeitas. Ponha o arquivo na mesma pasta.",
        "Without {people}, which is the organiser's, the decisions from {place} on cannot be redone. Put the file into the same folder.",
        "Sin {people}, que es de la organización, las decisiones desde la {place} no se pueden rehacer. Ponlo en la misma carpeta.",
    ),
    "erased": ("Pessoas apagadas: {count}.", "People erased: {count}.", "Personas borradas: {count}."),
    "draw_true": ("O sorteio é verdadeiro: {stage}.", "The draw is true: {stage}.", "El sorteo es verdadero: {stage}."),
    "draw_false": ("O sorteio é FALSO: {why}.", "The draw is FALSE: {why}.", "El sorteo es FALSO: {why}."),
    "refused": ("decisão {place}: {sentence}", "decision {place}: {sentence}", "decisión {place}: {sentence}"),
    "points": ("pontos", "points", "puntos"),
}

CRITERIA: Final[dict[str, Text3]] = {
    "wins": ("vitórias", "wins", "victorias"),
    "partidas_won": ("partidas ganhas", "partidas won", "partidas ganadas"),
    "partidas_balance": ("saldo de partidas", "balance of partidas", "saldo de partidas"),
    "head_to_head": ("confronto direto", "head-to-head", "enfrentamiento directo"),
    "balance": ("saldo de pontos", "balance of points", "saldo de puntos"),
    "points_made": ("pontos feitos", "points made", "puntos hechos"),
    "points_conceded": ("menos pontos sofridos", "fewer points conceded", "menos puntos recibidos"),
    "lots": ("sorteio", "lots", "sorteo"),
}

FALSE_DRAWS: Final[dict[str, Text3]] = {
    "seed": ("a semente não tem 32 bytes", "the seed has not 32 bytes", "la semilla no tiene 32 bytes"),
    "commitment": ("a semente não é a do compromisso", "the seed is not the one committed to", "la semilla no es la del compromiso"),
    "number": (
        "um dos números falta ou não se lê",
        "one of the numbers is missing or cannot be read",
        "uno de los números falta o no se lee",
    ),
    "list": (
        "a lista não é a anunciada, ou repete um nome",
        "the list is not the one announced, or names somebody twice",
        "la lista no es la anunciada, o repite un nombre",
    ),
    "label": (
        "não é o sorteio da vez: um falta ou foi feito de novo",
        "it is not the draw that was due: one is missing or was made again",
        "no es el sorteo que tocaba: uno falta o se hizo de nuevo",
    ),
    "free": (
        "os lugares livres não são os da sala",
        "the free seats are not those of the room",
        "los lugares libres no son los de la sala",
    ),
    "order": ("a ordem não é a que resulta", "the order is not the one that follows", "el orden no es el que resulta"),
    "places": ("os lugares não são os que resultam", "the places are not those that follow", "los lugares no son los que resultan"),
}
