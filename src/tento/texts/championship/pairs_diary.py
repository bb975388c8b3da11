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
    "informed.venue": ("O local do evento foi divulgado.", "The venue was announced.", "Se anunció la sede del evento."),
    "informed.contact": (
        "O contato da organização foi divulgado.",
        "How to reach the organisers was announced.",
        "Se anunció el contacto de la organización.",
    ),
    "informed.sponsors": ("Os patrocinadores foram divulgados.", "The sponsors were announced.", "Se anunciaron los patrocinadores."),
    "informed.prizes": ("A lista de prêmios foi divulgada.", "The prizes were announced.", "Se anunció la lista de premios."),
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
    "noted.summoned.by": (
        "Convocação enviada a {entry}: {means}.",
        "{entry} was summoned: {means}.",
        "{entry} recibió la convocatoria: {means}.",
    ),
    "noted.confirmed": (
        "Confirmação de {entry} recebida pela organização: {means}.",
        "The desk received a confirmation of {entry}: {means}.",
        "La organización recibió la confirmación de {entry}: {means}.",
    ),
    "noted.withdrawn": (
        "Desistência de {entry} recebida: {means}.",
        "The withdrawal of {entry} came in: {means}.",
        "Se recibió la renuncia de {entry}: {means}.",
    ),
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
    "sheet-confirmed": (
        "Placar da partida {match} confirmado por {by}.",
        "The score of {match} was confirmed by {by}.",
        "Marcador de la partida {match} confirmado por {by}.",
    ),
    "disputed": (
        "Partida {match} em disputa: duas súmulas com placares diferentes.",
        "{match} is disputed: two sheets with different scores.",
        "Partida {match} en disputa: dos actas con marcadores diferentes.",
    ),
    "dispute-settled": (
        "A direção decidiu a disputa da partida {match}.",
        "The director settled the dispute of {match}.",
        "La dirección decidió la disputa de la partida {match}.",
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
    "called.online": (
        "Jogo {match} chamado para uma mesa on-line.",
        "Match {match} was called to an online table.",
        "Partido {match} llamado a una mesa en línea.",
    ),
    "uncalled": ("Chamada do jogo {match} desfeita.", "The call of match {match} was taken back.", "Llamada del partido {match} anulada."),
    "taken-back.check-in": (
        "Presença de {entry} no jogo {match} desfeita.",
        "The check-in of {entry} in match {match} was taken back.",
        "Presencia de {entry} en el partido {match} anulada.",
    ),
    "taken-back.start": (
        "Início do jogo {match} desfeito.",
        "The start of match {match} was taken back.",
        "Comienzo del partido {match} anulado.",
    ),
    "interrupted": (
        "Jogo {match} interrompido: a direção decide como ele continua.",
        "Match {match} was interrupted: the director says how it goes on.",
        "Partido {match} interrumpido: la dirección decide cómo sigue.",
    ),
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
    "incident-noted": (
        "Ocorrência {number} ({match}): {text}.",
        "Incident {number} ({match}): {text}.",
        "Incidencia {number} ({match}): {text}.",
    ),
    "incident-noted.call": (
        "Direção chamada ({match}), ocorrência {number}: {text}.",
        "The director was called ({match}), incident {number}: {text}.",
        "Se llamó a la dirección ({match}), incidencia {number}: {text}.",
    ),
    "incident-ruled": (
        "Ocorrência {number} decidida: {ruling}.",
        "Incident {number} was decided: {ruling}.",
        "Incidencia {number} resuelta: {ruling}.",
    ),
    "stage-closed": (
        "Fase {stage} encerrada; seguem: {advanced}.",
        "{stage} is closed; going on: {advanced}.",
        "Fase {stage} cerrada; siguen: {advanced}.",
    ),
    "delegation-scored": (
        "Pontos da delegação {delegation}: {points}.",
        "Points of the delegation {delegation}: {points}.",
        "Puntos de la delegación {delegation}: {points}.",
    ),
    "crowned": ("Fim: o título é de {entry}.", "The end: {entry} is the champion.", "Fin: el título es de {entry}."),
    "phase-changed": ("O evento continua.", "The event goes on.", "El evento continúa."),
    "phase-changed.suspended": ("O evento está suspenso.", "The event is suspended.", "El evento está suspendido."),
    "phase-changed.cancelled": ("O evento foi cancelado.", "The event is cancelled.", "El evento fue cancelado."),
}
