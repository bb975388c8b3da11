"""Why the web server itself refuses a request."""

from typing import Final

from tento.texts.language import Text3

WEB: Final[dict[str, Text3]] = {
    "bad_record": ("Linha {line}: {reason}.", "Line {line}: {reason}.", "Línea {line}: {reason}."),
    "unknown_analysis": (
        "Essa análise não está mais na memória: abra o registro de novo.",
        "That analysis is not remembered any more: open the record again.",
        "Ese análisis ya no está en la memoria: abra el registro de nuevo.",
    ),
    "not_judged": (
        "A análise não saiu: quem analisa está com jogo demais na mão. Tente de novo daqui a pouco.",
        "The analysis did not come: whoever judges has too much to do. Try again in a while.",
        "El análisis no salió: quien analiza tiene demasiado trabajo. Prueba de nuevo dentro de un rato.",
    ),
    "not_ready_in_time": (
        "Não ficou pronto em {seconds} segundos: a casa está com trabalho demais. Tente de novo daqui a pouco.",
        "It was not ready within {seconds} seconds: the house has too much to do. Try again in a while.",
        "No estuvo listo en {seconds} segundos: la casa tiene demasiado trabajo. Prueba de nuevo dentro de un rato.",
    ),
    "no_analysis": (
        "Ninguém na casa sabe analisar esse jogo.",
        "Nobody in the house can judge this game.",
        "Nadie en la casa sabe analizar ese juego.",
    ),
    "unknown_host": (
        "Esta casa não atende por esse endereço.",
        "This house does not answer to that address.",
        "Esta casa no atiende en esa dirección.",
    ),
    "not_json": (
        "O corpo do pedido precisa ser JSON (Content-Type: application/json).",
        "The body of the request must be JSON (Content-Type: application/json).",
        "El cuerpo del pedido debe ser JSON (Content-Type: application/json).",
    ),
    "bad_request": ("Não entendi o pedido.", "I did not understand the request.", "No entendí el pedido."),
    "bad_ruling": (
        "Isso não pode ser: {field} ({reason}).",
        "That cannot be: {field} ({reason}).",
        "Eso no puede ser: {field} ({reason}).",
    ),
    "busy": (
        "A casa está arrumando as mesas. Tente de novo já, já.",
        "The house is moving tables. Try again in a moment.",
        "La casa está acomodando las mesas. Prueba de nuevo en un momento.",
    ),
    "csrf": (
        "O pedido não veio desta página. Recarregue e tente de novo.",
        "The request is not from this page. Reload and try again.",
        "El pedido no vino de esta página. Recarga y prueba de nuevo.",
    ),
    "forbidden": ("Isso não é permitido.", "That is not allowed.", "Eso no está permitido."),
    "internal": (
        "Algo deu errado do nosso lado ({id}).",
        "Something went wrong on our side ({id}).",
        "Algo salió mal de nuestro lado ({id}).",
    ),
    "login_needed": (
        "Primeiro entre, nem que seja como visitante.",
        "Come in first, if only as a guest.",
        "Primero entra, aunque sea como visitante.",
    ),
    "method_not_allowed": ("Isso não se faz neste endereço.", "That cannot be done at this address.", "Eso no se hace en esta dirección."),
    "not_for_bots": (
        "Com token de robô não dá: entre com o seu nome.",
        "Not with a bot's token: log in with your name.",
        "Con el token de un robot no se puede: entra con tu nombre.",
    ),
    "not_found": ("Não há nada neste endereço.", "There is nothing at this address.", "No hay nada en esta dirección."),
    "other_origin": (
        "O pedido veio de outra página e foi recusado.",
        "The request came from another site and was refused.",
        "El pedido vino de otra página y fue rechazado.",
    ),
    "too_fast": (
        "Devagar! Pedidos demais de uma vez.",
        "Slow down! Too many requests at once.",
        "¡Despacio! Demasiados pedidos de una vez.",
    ),
    "unknown_season": (
        "Não há temporada com esse nome: são meses, como 2026-11.",
        "There is no such season: they are months, like 2026-11.",
        "No hay ninguna temporada con ese nombre: son meses, como 2026-11.",
    ),
    "too_long_to_print": (
        "São {many} para imprimir; de uma vez saem no máximo {most}. A planilha e as listas têm tudo.",
        "There are {many} to print; {most} at most are laid out at once. The workbook and the lists have all of them.",
        "Son {many} para imprimir; de una vez salen como máximo {most}. La planilla y las listas tienen todo.",
    ),
    "too_large": ("O pedido é grande demais.", "The request is too large.", "El pedido es demasiado grande."),
}
