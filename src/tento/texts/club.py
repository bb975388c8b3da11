"""Why the house says no: a sentence for every refusal of the club and of its web server, Portuguese first, then English."""

from collections.abc import Mapping
from string import Formatter
from typing import Final

from tento.texts import refusals
from tento.texts.rules import Lang, Words, pick

TABLES: Final[dict[str, Words]] = {
    "already_seated": ("Você já está sentado a esta mesa.", "You already sit at this table."),
    "bad_number": ("Esse número não serve: use de 1 a 32 bytes em hexadecimal.", "That number will not do: use 1 to 32 bytes in hex."),
    "bad_rulebook": ("Com esse regulamento e essas opções não dá jogo.", "That rulebook with those options cannot be played."),
    "bad_times": ("O título ou os tempos da mesa estão fora do limite.", "The table's title or times are beyond the limits."),
    "chat_needs_privacy": ("Conversa livre só em mesa privada ou com senha.", "Free chat is for private tables and those with a password."),
    "host_only": ("Só quem abriu a mesa pode fazer isso.", "Only the host of the table may do that."),
    "match_not_over": ("A partida ainda não acabou.", "The match is not over yet."),
    "match_not_started": ("A partida ainda não começou.", "The match has not begun yet."),
    "match_started": ("A partida já começou.", "The match has begun already."),
    "no_spectators": ("Esta mesa não recebe plateia.", "This table takes no spectators."),
    "not_seated": ("Você não está sentado a esta mesa.", "You do not sit at this table."),
    "number_late": ("Tarde demais: esse baralho já foi dado.", "Too late: that pack has been dealt."),
    "password_needed": ("Mesa com senha: escolha uma.", "A table with a password needs one."),
    "seat_empty": ("Não há ninguém nesse lugar.", "Nobody sits there."),
    "seat_taken": ("Esse lugar já está ocupado.", "That seat is taken."),
    "table_closed": ("Esta mesa já encerrou.", "This table is closed."),
    "unknown_action": ("Isso não existe neste jogo.", "There is no such thing in this game."),
    "unknown_bot": ("Não há robô com esse nome: {bot}.", "There is no bot called {bot}."),
    "unknown_game": ("Aqui não se joga {game}.", "{game} is not played here."),
    "unknown_rulebook": ("Não há regulamento com esse nome.", "There is no rulebook of that name."),
    "unknown_table": ("Essa mesa não existe.", "There is no such table."),
    "wrong_table_password": ("A senha desta mesa não é essa.", "That is not the password of this table."),
}

PEOPLE: Final[dict[str, Words]] = {
    "admin_only": ("Só a administração pode fazer isso.", "Only an admin may do that."),
    "guest_has_no_role": ("Visitante não tem cargo: antes, guarde o nome.", "A guest has no role: the name must be kept first."),
    "last_admin": ("Você não pode tirar o próprio cargo de administração.", "You cannot take your own admin role away."),
    "name_length": ("O nome tem de {shortest} a {longest} caracteres.", "A name has {shortest} to {longest} characters."),
    "name_letters": (
        "No nome cabem letras, números, espaços e . _ - no meio.",
        "A name has letters, digits, spaces, and . _ - in between.",
    ),
    "name_reserved": ("Esse nome é da casa: escolha outro.", "That name belongs to the house: choose another."),
    "name_taken": ("Já há quem guarde o nome {name}: escolha outro.", "Somebody keeps the name {name}: choose another."),
    "password_length": ("A senha tem de {shortest} a {longest} caracteres.", "A password has {shortest} to {longest} characters."),
    "token_name": ("Dê ao token um nome curto, de letras e números.", "Give the token a short name of letters and digits."),
    "too_many_tokens": ("São no máximo {limit} tokens: revogue um antes.", "There are {limit} tokens at most: revoke one first."),
    "too_many_tries": ("Tentativas demais. Espere {seconds} segundos.", "Too many tries. Wait {seconds} seconds."),
    "unknown_language": ("Só falamos estas línguas: {known}.", "We speak these languages only: {known}."),
    "unknown_person": ("Não conhecemos essa pessoa.", "We do not know that person."),
    "unknown_role": ("Esse cargo não existe. Há estes: {known}.", "There is no such role. There are: {known}."),
    "wrong_login": ("Nome ou senha não conferem.", "Name or password are not right."),
    "wrong_password": ("A senha atual não é essa.", "That is not the current password."),
}

WEB: Final[dict[str, Words]] = {
    "bad_request": ("Não entendi o pedido.", "I did not understand the request."),
    "busy": ("A casa está arrumando as mesas. Tente de novo já, já.", "The house is moving tables. Try again in a moment."),
    "csrf": ("O pedido não veio desta página. Recarregue e tente de novo.", "The request is not from this page. Reload and try again."),
    "forbidden": ("Isso não é permitido.", "That is not allowed."),
    "internal": ("Algo deu errado do nosso lado ({id}).", "Something went wrong on our side ({id})."),
    "login_needed": ("Primeiro entre, nem que seja como visitante.", "Come in first, if only as a guest."),
    "method_not_allowed": ("Isso não se faz neste endereço.", "That cannot be done at this address."),
    "not_for_bots": ("Com token de robô não dá: entre com o seu nome.", "Not with a bot's token: log in with your name."),
    "not_found": ("Não há nada neste endereço.", "There is nothing at this address."),
    "other_origin": ("O pedido veio de outra página e foi recusado.", "The request came from another site and was refused."),
    "too_fast": ("Devagar! Pedidos demais de uma vez.", "Slow down! Too many requests at once."),
    "too_large": ("O pedido é grande demais.", "The request is too large."),
}

SENTENCES: Final[dict[str, Words]] = TABLES | PEOPLE | WEB


def sentence(code: str, lang: Lang, facts: Mapping[str, str | int]) -> str:
    """The sentence of a refusal: the club's own, else the game's."""
    if code not in SENTENCES:
        return refusals.sentence(code, lang, facts)
    text = pick(SENTENCES[code], lang)
    known = all(field is None or field in facts for _, field, _, _ in Formatter().parse(text))
    return text.format(**facts) if known else text
