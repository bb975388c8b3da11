"""The diary of a championship of pairs, line by line, by the word of each event: Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

DIARY: Final[dict[str, Text3]] = {
    "published": ("{title}: campeonato publicado.", "{title}: the championship is published.", "{title}: campeonato publicado."),
    "amended": (
        "Passa a valer a versão {version} do regulamento.",
        "Version {version} of the rules is in force.",
        "Pasa a regir la versión {version} del reglamento.",
    ),
    "date-moved.opens": (
        "A abertura das inscrições mudou de data.",
        "The opening of entries was moved.",
        "La apertura de inscripciones cambió de fecha.",
    ),
    "date-moved.closes": (
        "O encerramento das inscrições mudou de data.",
        "The closing of entries was moved.",
        "El cierre de inscripciones cambió de fecha.",
    ),
    "date-moved.event": ("O evento mudou de data.", "The event was moved to another day.", "El evento cambió de fecha."),
    "entered.pending": (
        "Inscrição {entry} recebida, ainda incompleta.",
        "Entry {entry} came in, not complete yet.",
        "Inscripción {entry} recibida, aún incompleta.",
    ),
    "entered.applied": ("Inscrição {entry} completa.", "Entry {entry} is complete.", "Inscripción {entry} completa."),
    "entered.waiting": (
        "Inscrição {entry} na lista de espera.",
        "Entry {entry} is on the waiting list.",
        "Inscripción {entry} en la lista de espera.",
    ),
    "entered.selected": ("Inscrição {entry} tem vaga.", "Entry {entry} has a place.", "La inscripción {entry} tiene plaza."),
    "paid": ("{entry} pagou R$ {amount}.", "{entry} paid R$ {amount}.", "{entry} pagó R$ {amount}."),
    "refunded": ("{entry} recebeu de volta R$ {amount}.", "{entry} was paid back R$ {amount}.", "{entry} recibió de vuelta R$ {amount}."),
    "noted.summoned": ("Convocação enviada a {entry}.", "{entry} was summoned.", "{entry} recibió la convocatoria."),
    "noted.signed": (
        "Assinatura de {entry} no documento {document}.",
        "{entry} signed the document {document}.",
        "Firma de {entry} en el documento {document}.",
    ),
    "noted.substituted": (
        "Em {entry} um reserva entrou no lugar de um titular.",
        "In {entry} a reserve took the place of a starter.",
        "En {entry} un suplente entró en lugar de un titular.",
    ),
    "noted.checked-in": ("{entry} se apresentou.", "{entry} checked in.", "{entry} se presentó."),
    "noted.checked-in-late": (
        "{entry} se apresentou depois da hora pedida.",
        "{entry} checked in later than asked.",
        "{entry} se presentó después de la hora pedida.",
    ),
    "entries-closed": (
        "Inscrições encerradas com {field} na disputa.",
        "Entries are closed with a field of {field}.",
        "Inscripciones cerradas con {field} en competencia.",
    ),
    "draw-announced": (
        "Sorteio da fase {stage} anunciado.",
        "The draw of {stage} was announced.",
        "Sorteo de la fase {stage} anunciado.",
    ),
    "draw-announced.again": (
        "Novo sorteio da fase {stage} anunciado; o anterior não vale.",
        "Another draw of {stage} was announced; the one before does not count.",
        "Nuevo sorteo de la fase {stage} anunciado; el anterior no vale.",
    ),
    "drawn": ("Fase {stage} sorteada: {order}.", "{stage} was drawn: {order}.", "Fase {stage} sorteada: {order}."),
    "called": ("Jogo {match} chamado.", "Match {match} was called.", "Partido {match} llamado."),
    "began": ("Jogo {match} em andamento.", "Match {match} has begun.", "El partido {match} comenzó."),
    "sheet-signed": (
        "Súmula do jogo {match} com todas as assinaturas.",
        "The sheet of match {match} has every signature.",
        "La planilla del partido {match} tiene todas las firmas.",
    ),
    "sheet-signed.missing": (
        "Súmula do jogo {match} preenchida; falta assinar: {missing}.",
        "The sheet of match {match} is written; not signed yet: {missing}.",
        "Planilla del partido {match} completa; falta firmar: {missing}.",
    ),
    "result": (
        "Resultado do jogo {match}: {first} a {second}.",
        "Result of match {match}: {first} to {second}.",
        "Resultado del partido {match}: {first} a {second}.",
    ),
    "result.corrected": (
        "Resultado corrigido do jogo {match}: {first} a {second}.",
        "Corrected result of match {match}: {first} to {second}.",
        "Resultado corregido del partido {match}: {first} a {second}.",
    ),
    "moved-on": ("{entry} vai para o jogo {match}.", "{entry} goes on to match {match}.", "{entry} pasa al partido {match}."),
    "moved-on.nobody": (
        "Um lado do jogo {match} fica vazio.",
        "One side of match {match} stays empty.",
        "Un lado del partido {match} queda vacío.",
    ),
    "left-out.withdrawn": ("{entry} desistiu.", "{entry} withdrew.", "{entry} se retiró."),
    "left-out.disqualified": ("Desclassificação de {entry}.", "{entry} was disqualified.", "Descalificación de {entry}."),
    "left-out.eliminated": ("Eliminação de {entry}.", "{entry} was eliminated.", "Eliminación de {entry}."),
    "suspended-next": (
        "{who} não poderá se inscrever na próxima edição.",
        "{who} may not enter the next edition.",
        "{who} no podrá inscribirse en la próxima edición.",
    ),
    "sanctioned.warning": (
        "Advertência a {entry}: {offence}.",
        "{entry} was warned: {offence}.",
        "Advertencia a {entry}: {offence}.",
    ),
    "sanctioned.mao": (
        "{entry} perde a mão: {offence}.",
        "{entry} loses the mão: {offence}.",
        "{entry} pierde la mano: {offence}.",
    ),
    "sanctioned.partida": (
        "{entry} perde a partida: {offence}.",
        "{entry} loses the partida: {offence}.",
        "{entry} pierde la partida: {offence}.",
    ),
    "sanctioned.jogo": (
        "{entry} perde o jogo: {offence}.",
        "{entry} loses the match: {offence}.",
        "{entry} pierde el partido: {offence}.",
    ),
    "sanctioned.disqualification": (
        "Desclassificação imposta a {entry}: {offence}.",
        "Disqualification was imposed on {entry}: {offence}.",
        "Se impuso la descalificación a {entry}: {offence}.",
    ),
    "lots-drawn": (
        "Sorteio de desempate na fase {stage}: {order}.",
        "Lots drawn in {stage}: {order}.",
        "Sorteo de desempate en la fase {stage}: {order}.",
    ),
    "appealed": (
        "{entry} recorreu de {against}.",
        "{entry} appealed against {against}.",
        "{entry} apeló contra {against}.",
    ),
    "stage-closed": (
        "Fase {stage} encerrada; seguem: {advanced}.",
        "{stage} is closed; going on: {advanced}.",
        "Fase {stage} cerrada; siguen: {advanced}.",
    ),
    "crowned": ("Fim: o título é de {entry}.", "The end: {entry} is the champion.", "Fin: el título es de {entry}."),
    "phase-changed": ("O evento continua.", "The event goes on.", "El evento continúa."),
    "phase-changed.suspended": ("O evento está suspenso.", "The event is suspended.", "El evento está suspendido."),
    "phase-changed.cancelled": ("O evento foi cancelado.", "The event is cancelled.", "El evento fue cancelado."),
}
