"""Why something is refused that is about people: accounts, friends, bots of the ladder, what was learned of them."""

from typing import Final

from tento.texts.language import Text3

PEOPLE: Final[dict[str, Text3]] = {
    "admin_only": ("Só a administração pode fazer isso.", "Only an admin may do that.", "Solo la administración puede hacer eso."),
    "guest_has_no_passkey": (
        "Guarde seu nome com uma senha primeiro: a chave de acesso abre uma conta guardada.",
        "Keep your name with a password first: a passkey opens an account that is kept.",
        "Guarda primero tu nombre con una contraseña: la llave de acceso abre una cuenta guardada.",
    ),
    "passkey_needed": (
        "Quem administra a casa entra com a chave de acesso: só a senha não basta.",
        "Whoever administers the house comes in by the passkey: the password alone is not enough.",
        "Quien administra la casa entra con la llave de acceso: la contraseña sola no basta.",
    ),
    "too_many_passkeys": (
        "Já são {limit} chaves de acesso: remova uma antes.",
        "There are {limit} passkeys already: remove one first.",
        "Ya son {limit} llaves de acceso: quita una antes.",
    ),
    "wrong_passkey": (
        "Essa chave de acesso não abre nenhuma conta aqui.",
        "This passkey opens no account here.",
        "Esa llave de acceso no abre ninguna cuenta aquí.",
    ),
    "guest_has_no_role": (
        "Visitante não tem cargo: antes, guarde o nome.",
        "A guest has no role: the name must be kept first.",
        "Un visitante no tiene cargo: antes hay que guardar el nombre.",
    ),
    "kicked": (
        "Quem abriu a mesa tirou você do lugar. Espere {seconds} s ou sente em outra mesa.",
        "The host took you off the seat. Wait {seconds} s, or sit at another table.",
        "Quien abrió la mesa te quitó del lugar. Espera {seconds} s o siéntate en otra mesa.",
    ),
    "code_needed": (
        "Falta o código do seu aplicativo autenticador.",
        "The code of your authenticator is missing.",
        "Falta el código de tu autenticador.",
    ),
    "second_factor_needed": (
        "Para administrar a casa é preciso ligar antes a verificação em duas etapas, na sua conta.",
        "To administer the house, first switch on two-step verification in your account.",
        "Para administrar la casa, activa antes la verificación en dos pasos en tu cuenta.",
    ),
    "wrong_code": (
        "Esse código não serve, ou já foi usado.",
        "That code is not right, or was used already.",
        "Ese código no sirve o ya se usó.",
    ),
    "wrong_words": (
        "Nome ou palavras de recuperação não conferem.",
        "Name or recovery words are not right.",
        "El nombre o las palabras de recuperación no coinciden.",
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
        "O nome {name}, ou um muito parecido, já está em uso: escolha outro.",
        "The name {name}, or one that looks like it, is taken: choose another.",
        "El nombre {name}, o uno muy parecido, ya está en uso: elige otro.",
    ),
    "only_admin": (
        "A casa ficaria sem administração: dê antes o cargo a outra pessoa.",
        "The house would be left without an admin: give the role to somebody else first.",
        "La casa quedaría sin administración: antes da el cargo a otra persona.",
    ),
    "password_weak": (
        "Essa senha é fácil de adivinhar. Junte algumas palavras que só você juntaria; seu nome não serve.",
        "That password is easy to guess. Put together a few words that only you would; your name will not do.",
        "Esa contraseña es fácil de adivinar. Junta algunas palabras que solo tú juntarías; tu nombre no sirve.",
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
    "bot_busy": (
        "Um robô joga no máximo {limit} desafios por vez.",
        "A bot plays {limit} challenges at a time at most.",
        "Un robot juega como máximo {limit} desafíos a la vez.",
    ),
    "bot_not_ready": (
        "Um dos dois robôs não está pronto agora.",
        "One of the two bots is not ready now.",
        "Uno de los dos robots no está listo ahora.",
    ),
    "no_such_token": ("Você não tem esse token.", "You have no such token.", "No tienes ese token."),
    "not_on_ladder": (
        "Nenhum robô da escada vem com esse token.",
        "No bot of the ladder comes with this token.",
        "Ningún robot de la escalera viene con ese token.",
    ),
    "own_bots_apart": (
        "Só jogam robôs de donos diferentes, do mesmo jogo.",
        "Only bots of different owners play each other, at the same game.",
        "Solo juegan robots de dueños distintos, del mismo juego.",
    ),
    "too_many_bots": (
        "São no máximo {limit} robôs na escada: tire um antes.",
        "There are {limit} bots on the ladder at most: remove one first.",
        "Son {limit} robots como máximo en la escalera: quita uno antes.",
    ),
    "bad_memory": (
        "Esse arquivo não é uma memória que dê para usar aqui: {reason}.",
        "This file is no memory that can be used here: {reason}.",
        "Ese archivo no es una memoria que se pueda usar aquí: {reason}.",
    ),
    "nothing_learned": (
        "Ainda não há nada aprendido para usar aqui.",
        "There is nothing learned yet to use here.",
        "Todavía no hay nada aprendido que usar aquí.",
    ),
    "style_link_over": (
        "Esse link não vale mais: a pessoa o encerrou ou apagou a memória.",
        "This link is no longer good: the person ended it or erased the memory.",
        "Ese enlace ya no vale: la persona lo cerró o borró la memoria.",
    ),
    "too_many_memories": (
        "São no máximo {limit} memórias: apague uma antes.",
        "There are {limit} memories at most: delete one first.",
        "Son {limit} memorias como máximo: borra una antes.",
    ),
    "friend_link_over": (
        "Esse link de amizade não vale mais. Peça outro a quem mandou.",
        "This friend link is no longer good. Ask whoever sent it for another.",
        "Ese enlace de amistad ya no vale. Pide otro a quien te lo mandó.",
    ),
    "not_friends": (
        "Só dá para chamar quem está entre os seus amigos.",
        "You can only call people who are your friends.",
        "Solo puedes llamar a quienes son tus amigos.",
    ),
    "not_played_together": (
        "Vocês ainda não jogaram juntos: mande o seu link de amizade.",
        "You have not played together yet: send your friend link.",
        "Todavía no jugaron juntos: manda tu enlace de amistad.",
    ),
    "not_welcome": (
        "Quem abriu esta mesa não joga com você. Há outras mesas esperando gente.",
        "The host of this table does not play with you. Other tables are waiting for people.",
        "Quien abrió esta mesa no juega contigo. Hay otras mesas esperando gente.",
    ),
    "too_many_ties": (
        "A lista está cheia: tire alguém dela antes.",
        "The list is full: take somebody off it first.",
        "La lista está llena: quita a alguien antes.",
    ),
    "unknown_face": ("Esse rosto não existe.", "There is no such face.", "Esa cara no existe."),
    "unreadable_words": (
        "Esse texto tem sinais que não dá para ler.",
        "That text has signs that cannot be read.",
        "Ese texto tiene signos que no se pueden leer.",
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
