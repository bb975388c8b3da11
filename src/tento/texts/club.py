"""A sentence for every refusal of the club and of its web server, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

TABLES: Final[dict[str, Text3]] = {
    "already_seated": ("Você já está sentado a esta mesa.", "You already sit at this table.", "Ya estás en esta mesa."),
    "bad_number": (
        "Esse número não serve: use de 1 a 32 bytes em hexadecimal.",
        "That number will not do: use 1 to 32 bytes in hex.",
        "Ese número no sirve: usa de 1 a 32 bytes en hexadecimal.",
    ),
    "bad_rulebook": (
        "Com esse regulamento e essas opções não dá jogo.",
        "That rulebook with those options cannot be played.",
        "Con ese reglamento y esas opciones no se puede jugar.",
    ),
    "bad_times": (
        "O título ou os tempos da mesa estão fora do limite.",
        "The table's title or times are beyond the limits.",
        "El título o los tiempos de la mesa están fuera de los límites.",
    ),
    "chat_needs_privacy": (
        "Conversa livre só em mesa privada ou com senha.",
        "Free chat is for private tables and those with a password.",
        "La charla libre es solo para mesas privadas o con contraseña.",
    ),
    "host_only": (
        "Só quem abriu a mesa pode fazer isso.",
        "Only the host of the table may do that.",
        "Solo quien abrió la mesa puede hacer eso.",
    ),
    "match_not_over": ("A partida ainda não acabou.", "The match is not over yet.", "La partida todavía no terminó."),
    "match_not_started": ("A partida ainda não começou.", "The match has not begun yet.", "La partida todavía no empezó."),
    "match_started": ("A partida já começou.", "The match has begun already.", "La partida ya empezó."),
    "no_advice": ("Agora não há conselho a dar.", "There is no advice to give now.", "Ahora no hay ningún consejo que dar."),
    "no_match": ("Nesta mesa não houve partida.", "No match was played at this table.", "En esta mesa no hubo partida."),
    "no_signals": (
        "Nesta mesa não se faz sinal para o parceiro.",
        "No signs are made to the partner at this table.",
        "En esta mesa no se le hacen señas al compañero.",
    ),
    "no_such_seat": (
        "Esta mesa não tem esse lugar: são {seats}, contados a partir de 0.",
        "This table has no such seat: there are {seats}, counted from 0.",
        "Esta mesa no tiene ese lugar: son {seats}, contados desde 0.",
    ),
    "no_spectators": ("Esta mesa não recebe plateia.", "This table takes no spectators.", "Esta mesa no admite público."),
    "not_alone": (
        "Com outra pessoa à mesa, cada um joga só as suas cartas.",
        "With another person at the table, everybody plays the own cards only.",
        "Con otra persona en la mesa, cada uno juega solo sus cartas.",
    ),
    "not_seated": ("Você não está sentado a esta mesa.", "You do not sit at this table.", "No estás sentado en esta mesa."),
    "nothing_to_show": ("Não há blefe para mostrar agora.", "There is no bluff to show now.", "Ahora no hay ningún bluf que mostrar."),
    "number_late": (
        "Tarde demais: esse baralho já foi dado.",
        "Too late: that pack has been dealt.",
        "Demasiado tarde: ese mazo ya se repartió.",
    ),
    "partner_is_no_bot": (
        "Só dá para jogar pelo parceiro quando ele é um robô.",
        "You can play for your partner only where it is a bot.",
        "Solo se puede jugar por el compañero cuando es un robot.",
    ),
    "password_unused": (
        "Só mesa com senha tem senha: escolha essa visibilidade ou tire a senha.",
        "Only a table with a password has one: choose that visibility, or leave the password out.",
        "Solo una mesa con contraseña la tiene: elige esa visibilidad o quita la contraseña.",
    ),
    "password_needed": ("Mesa com senha: escolha uma.", "A table with a password needs one.", "Mesa con contraseña: elige una."),
    "seat_empty": ("Não há ninguém nesse lugar.", "Nobody sits there.", "No hay nadie en ese lugar."),
    "seat_taken": ("Esse lugar já está ocupado.", "That seat is taken.", "Ese lugar ya está ocupado."),
    "table_closed": ("Esta mesa já encerrou.", "This table is closed.", "Esta mesa ya cerró."),
    "unknown_action": ("Isso não existe neste jogo.", "There is no such thing in this game.", "Eso no existe en este juego."),
    "unknown_bot": ("Não há robô com esse nome: {bot}.", "There is no bot called {bot}.", "No hay ningún robot con ese nombre: {bot}."),
    "unknown_game": ("Aqui não se joga {game}.", "{game} is not played here.", "Aquí no se juega {game}."),
    "rulebook_lost": (
        "O regulamento desta mesa mudou e o texto com que ela começou se perdeu: não dá para continuar nem rever a partida.",
        "The rulebook of this table has changed and the text it began with is lost: the match can be neither continued nor replayed.",
        "El reglamento de esta mesa cambió y el texto con el que empezó se perdió: la partida no puede seguir ni verse de nuevo.",
    ),
    "unknown_rulebook": (
        "Não há regulamento com esse nome.",
        "There is no rulebook of that name.",
        "No hay ningún reglamento con ese nombre.",
    ),
    "unknown_sign": (
        "Esse sinal não existe. Há estes: {known}.",
        "There is no such sign. There are: {known}.",
        "Esa seña no existe. Hay estas: {known}.",
    ),
    "unknown_table": ("Essa mesa não existe.", "There is no such table.", "Esa mesa no existe."),
    "wrong_table_password": (
        "A senha desta mesa não é essa.",
        "That is not the password of this table.",
        "Esa no es la contraseña de esta mesa.",
    ),
}

PEOPLE: Final[dict[str, Text3]] = {
    "admin_only": ("Só a administração pode fazer isso.", "Only an admin may do that.", "Solo la administración puede hacer eso."),
    "guest_has_no_role": (
        "Visitante não tem cargo: antes, guarde o nome.",
        "A guest has no role: the name must be kept first.",
        "Un visitante no tiene cargo: antes hay que guardar el nombre.",
    ),
    "last_admin": (
        "Você não pode tirar o próprio cargo de administração.",
        "You cannot take your own admin role away.",
        "No puedes quitarte tu propio cargo de administración.",
    ),
    "name_length": (
        "O nome tem de {shortest} a {longest} caracteres.",
        "A name has {shortest} to {longest} characters.",
        "El nombre tiene de {shortest} a {longest} caracteres.",
    ),
    "name_letters": (
        "No nome cabem letras, números, espaços e . _ - no meio.",
        "A name has letters, digits, spaces, and . _ - in between.",
        "En el nombre caben letras, números, espacios y . _ - en el medio.",
    ),
    "name_reserved": (
        "Esse nome é da casa: escolha outro.",
        "That name belongs to the house: choose another.",
        "Ese nombre es de la casa: elige otro.",
    ),
    "name_taken": (
        "Já há quem guarde o nome {name}: escolha outro.",
        "Somebody keeps the name {name}: choose another.",
        "Alguien ya guarda el nombre {name}: elige otro.",
    ),
    "password_length": (
        "A senha tem de {shortest} a {longest} caracteres.",
        "A password has {shortest} to {longest} characters.",
        "La contraseña tiene de {shortest} a {longest} caracteres.",
    ),
    "token_name": (
        "Dê ao token um nome curto, de letras e números.",
        "Give the token a short name of letters and digits.",
        "Dale al token un nombre corto, de letras y números.",
    ),
    "too_many_tokens": (
        "São no máximo {limit} tokens: revogue um antes.",
        "There are {limit} tokens at most: revoke one first.",
        "Son {limit} tokens como máximo: revoca uno antes.",
    ),
    "too_many_tries": (
        "Tentativas demais. Espere {seconds} segundos.",
        "Too many tries. Wait {seconds} seconds.",
        "Demasiados intentos. Espera {seconds} segundos.",
    ),
    "unknown_language": (
        "Só falamos estas línguas: {known}.",
        "We speak these languages only: {known}.",
        "Solo hablamos estos idiomas: {known}.",
    ),
    "unknown_person": ("Não conhecemos essa pessoa.", "We do not know that person.", "No conocemos a esa persona."),
    "unknown_role": (
        "Esse cargo não existe. Há estes: {known}.",
        "There is no such role. There are: {known}.",
        "Ese cargo no existe. Hay estos: {known}.",
    ),
    "wrong_login": ("Nome ou senha não conferem.", "Name or password are not right.", "El nombre o la contraseña no coinciden."),
    "wrong_password": ("A senha atual não é essa.", "That is not the current password.", "Esa no es la contraseña actual."),
}

WEB: Final[dict[str, Text3]] = {
    "bad_record": ("Linha {line}: {reason}.", "Line {line}: {reason}.", "Línea {line}: {reason}."),
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
    "too_large": ("O pedido é grande demais.", "The request is too large.", "El pedido es demasiado grande."),
}

REFUSALS: Final[dict[str, Text3]] = TABLES | PEOPLE | WEB
