"""What players call across the table, and what the server says when it does not understand; in Portuguese, English and Spanish.

The keys are published: a client sends the key, everybody reads the phrase in the own language. What belongs to one game stands with it.
"""

from typing import Final

from tento.texts.language import Lang, Text3, pick

TO_PARTNERS: Final[dict[str, Text3]] = {
    "confia": ("Confia, parceiro!", "Trust me, partner!", "¡Confía, compañero!"),
    "boa_parceiro": ("Boa, parceiro!", "Well played, partner!", "¡Bien, compañero!"),
    "deixa_comigo": ("Deixa comigo.", "Leave it to me.", "Déjamela a mí."),
    "desculpa": ("Foi mal, parceiro.", "My bad, partner.", "Perdón, compañero."),
}
"""Where several seats win together."""

PHRASES: Final[dict[str, Text3]] = {
    "pensando": ("Calma, tô pensando…", "Hold on, I am thinking…", "Calma, estoy pensando…"),
    "anda_logo": ("Vai, que o café esfria!", "Go on, the coffee is getting cold!", "¡Dale, que se enfría el mate!"),
    "sorte": ("Hoje eu tô com sorte!", "It is my lucky day!", "¡Hoy estoy de suerte!"),
    "ai": ("Ai, essa doeu.", "Ouch, that one hurt.", "Ay, esa dolió."),
    "risada": ("Rá-rá-rá!", "Ha, ha, ha!", "¡Ja, ja, ja!"),
    "oi": ("Opa, tudo bem?", "Hello there!", "¡Buenas! ¿Todo bien?"),
    "bom_jogo": ("Bom jogo, pessoal!", "Good game, everybody!", "¡Buen juego, gente!"),
    "revanche": ("Quero revanche!", "I want a rematch!", "¡Quiero la revancha!"),
    "tchau": ("Valeu, até a próxima!", "Thanks, see you next time!", "¡Gracias, hasta la próxima!"),
}

PROBLEMS: Final[dict[str, Text3]] = {
    "bad_message": ("Não entendi essa mensagem.", "I did not understand that message.", "No entendí ese mensaje."),
    "chat_off": (
        "Nesta mesa só valem as frases prontas.",
        "At this table only the ready-made phrases are spoken.",
        "En esta mesa solo valen las frases hechas.",
    ),
    "hello_first": ("Primeiro diga a que mesa você veio.", "First say which table you came to.", "Primero di a qué mesa vienes."),
    "internal": (
        "Algo deu errado do nosso lado. Entre de novo; a mesa continua de onde parou.",
        "Something went wrong on our side. Come back in; the table goes on where it stopped.",
        "Algo salió mal de nuestro lado. Entra de nuevo; la mesa sigue donde quedó.",
    ),
    "moved": (
        "A mesa mudou de servidor. Entre de novo.",
        "The table moved to another server. Come back in.",
        "La mesa cambió de servidor. Entra de nuevo.",
    ),
    "no_spectators": ("Esta mesa não recebe plateia.", "This table takes no spectators.", "Esta mesa no admite público."),
    "no_such_event": ("Esse campeonato não existe.", "There is no such championship.", "Ese campeonato no existe."),
    "no_such_table": ("Essa mesa não existe.", "There is no such table.", "Esa mesa no existe."),
    "may_not_speak": (
        "Só quem está sentado à mesa pode falar.",
        "Only those who sit at the table may speak.",
        "Solo puede hablar quien está sentado a la mesa.",
    ),
    "rulebook_lost": (
        "O regulamento desta mesa mudou e o texto com que ela começou se perdeu: não dá para continuar.",
        "The rulebook of this table has changed and the text it began with is lost: it cannot go on.",
        "El reglamento de esta mesa cambió y el texto con el que empezó se perdió: no puede seguir.",
    ),
    "seat_not_held": (
        "As cartas do parceiro não estão na sua mão.",
        "Your partner's cards are not in your hands.",
        "Las cartas del compañero no están en tus manos.",
    ),
    "session_over": (
        "Sua sessão foi encerrada. Entre de novo.",
        "Your session is over. Log in again.",
        "Tu sesión terminó. Entra de nuevo.",
    ),
    "too_fast": (
        "Devagar! Mensagens demais de uma vez.",
        "Slow down! Too many messages at once.",
        "¡Despacio! Demasiados mensajes de una vez.",
    ),
    "server_full": (
        "O servidor está cheio agora: espere um pouco, a página tenta de novo sozinha.",
        "The server is full just now: wait a little, the page tries again by itself.",
        "El servidor está lleno ahora: espera un poco, la página vuelve a intentarlo sola.",
    ),
    "too_many_sockets": (
        "Você já tem conexões demais abertas: feche outras abas do Tento e abra esta página de novo.",
        "You have too many connections open already: close other tabs of Tento and open this page again.",
        "Ya tienes demasiadas conexiones abiertas: cierra otras pestañas de Tento y abre esta página de nuevo.",
    ),
    "too_many_sockets_here": (
        "Há conexões demais abertas a partir desta rede: feche as que não usa; a página tenta de novo sozinha.",
        "Too many connections are open from this network: close those that are not in use; the page tries again by itself.",
        "Hay demasiadas conexiones abiertas desde esta red: cierra las que no uses; la página vuelve a intentarlo sola.",
    ),
    "too_often": (
        "Entradas demais em pouco tempo: espere um minuto, a página tenta de novo sozinha.",
        "Too many visits in a short time: wait a minute, the page tries again by itself.",
        "Demasiadas entradas en poco tiempo: espera un minuto, la página vuelve a intentarlo sola.",
    ),
    "too_slow": (
        "A conexão não acompanhou a mesa. Entre de novo.",
        "The connection could not keep up. Come back in.",
        "La conexión no siguió el ritmo de la mesa. Entra de nuevo.",
    ),
    "wrong_link": (
        "Este link de árbitro não vale mais, ou não vale hoje.",
        "This referee link is no longer good, or not today.",
        "Este enlace de árbitro ya no vale, o no vale hoy.",
    ),
    "wrong_table_password": (
        "A senha desta mesa não é essa.",
        "That is not the password of this table.",
        "Esa no es la contraseña de esta mesa.",
    ),
}


def problem(code: str, lang: Lang) -> str:
    """The sentence of a problem on the socket."""
    return pick(PROBLEMS[code], lang)
