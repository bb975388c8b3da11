"""A sentence for every refusal of championships that people direct, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

EVENTS: Final[dict[str, Text3]] = {
    "bad_field": (
        "Este campo falta ou não serve: {field}.",
        "This field is missing or will not do: {field}.",
        "Este campo falta o no sirve: {field}.",
    ),
    "bad_log": (
        "Este registro não confere: {reason}.",
        "This log does not hold: {reason}.",
        "Este registro no coincide: {reason}.",
    ),
    "chains_differ": (
        "Os dois registros deste evento deixam de ser o mesmo na linha {line}: só um deles pode valer. Nada foi mudado.",
        "The two logs of this event part at line {line}: only one of them can hold. Nothing was changed.",
        "Los dos registros de este evento dejan de ser el mismo en la línea {line}: solo uno de ellos puede valer. Nada cambió.",
    ),
    "changed_since": (
        "{by} ({role}) mudou {about} depois que você olhou. Veja como está agora e decida de novo.",
        "{by} ({role}) has changed {about} since you looked. See how it stands now and decide again.",
        "{by} ({role}) cambió {about} después de que miraste. Mira cómo está ahora y decide de nuevo.",
    ),
    "event_full": (
        "O evento já tem o máximo disso: {most}.",
        "The event already has as many of these as it may: {most}.",
        "El evento ya tiene el máximo de eso: {most}.",
    ),
    "id_used": (
        "Outra decisão já foi enviada com este número de envio: {id}.",
        "Another decision was already sent under this id: {id}.",
        "Ya se envió otra decisión con este identificador: {id}.",
    ),
    "draw_not_tried": (
        "Sorteio não se ensaia: ele só se faz, à vista de todos.",
        "A draw cannot be tried out: it is made, before everybody's eyes.",
        "Un sorteo no se ensaya: se hace, a la vista de todos.",
    ),
    "not_a_picture": (
        "Isto não serve como foto: só JPEG, PNG ou WebP, com até {most} kB. Pela página a foto já sai do tamanho certo.",
        "This will not do as a picture: JPEG, PNG or WebP alone, of at most {most} kB. The page makes it the right size by itself.",
        "Esto no sirve como foto: solo JPEG, PNG o WebP, de hasta {most} kB. Desde la página la foto sale con el tamaño correcto.",
    ),
    "picture_of_another": (
        "Esta mesma foto já está na partida {match}. Fotografe a súmula desta.",
        "This very picture is already kept for match {match}. Photograph the sheet of this one.",
        "Esta misma foto ya está en la partida {match}. Fotografía la planilla de esta.",
    ),
    "not_happened_yet": (
        "Essa hora ainda não chegou: uma decisão não pode ser do futuro.",
        "That time has not come yet: a decision cannot be of the future.",
        "Esa hora aún no ha llegado: una decisión no puede ser del futuro.",
    ),
    "not_your_office": (
        "Isso cabe a: {may}. Aqui você é: {role}.",
        "That is for: {may}. Here you are: {role}.",
        "Eso corresponde a: {may}. Aquí eres: {role}.",
    ),
    "no_counting": (
        "Neste jogo os pontos são marcados a cada mão: não há o que somar.",
        "In this game points are marked as they are made: there is nothing to add up.",
        "En este juego los puntos se marcan a medida que se hacen: no hay nada que sumar.",
    ),
    "wrong_pin": (
        "O PIN não confere com o cartão de quem assina.",
        "The PIN is not the one on the signer's card.",
        "El PIN no coincide con el de la tarjeta de quien firma.",
    ),
    "opener_stays": (
        "Quem abriu o evento continua na organização.",
        "Whoever opened the event stays its organiser.",
        "Quien abrió el evento sigue en la organización.",
    ),
    "role_not_held": (
        "Você não tem esta função no evento: {role}.",
        "You do not have this role in the event: {role}.",
        "No tienes esta función en el evento: {role}.",
    ),
    "too_many_entries": (
        "Cada pessoa faz no máximo {most} inscrições.",
        "One person may bring in {most} entries at most.",
        "Cada persona hace {most} inscripciones como máximo.",
    ),
    "too_many_events": (
        "São no máximo {most} campeonatos em andamento por pessoa.",
        "One person may have {most} championships under way at most.",
        "Cada persona puede tener {most} campeonatos en curso como máximo.",
    ),
    "unknown_decision": (
        "Este campeonato não conhece a decisão {decision}. A mais parecida: {near}.",
        "This championship knows no decision {decision}. The nearest one: {near}.",
        "Este campeonato no conoce la decisión {decision}. La más parecida: {near}.",
    ),
    "unknown_event": ("Esse campeonato não existe.", "There is no such championship.", "Ese campeonato no existe."),
    "wrong_link": (
        "Este link não vale: foi cancelado, é de outro evento ou de outro dia.",
        "This link is not good: it was revoked, or is for another event or another day.",
        "Este enlace no vale: fue anulado, o es de otro evento o de otro día.",
    ),
}
