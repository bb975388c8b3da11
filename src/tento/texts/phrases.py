"""What players call across the table, and what the server says when it does not understand; Portuguese first, then English.

The keys are published: a client sends the key, everybody reads the phrase in the own language.
"""

from typing import Final

from tento.texts.rules import Lang, Words, pick

PHRASES: Final[dict[str, Words]] = {
    "truco": ("TRUCO!", "TRUCO!"),
    "truco_ladrao": ("Truco, ladrão!", "Truco, you rascal!"),
    "truco_marreco": ("Truco, marreco!", "Truco, duckling!"),
    "seis": ("Seis! Tá com medo?", "Six! Scared yet?"),
    "nove": ("Nove! Agora a mesa treme.", "Nine! Now the table shakes."),
    "doze": ("DOZE! É tudo ou nada!", "TWELVE! All or nothing!"),
    "desce": ("Desce, que eu quero ver!", "Lay it down, I want to see it!"),
    "vem": ("Pode vir quente que eu estou fervendo!", "Come on in, the water is boiling!"),
    "corro": ("Essa eu deixo passar.", "I will sit this one out."),
    "na_manga": ("Essa eu tinha guardada.", "I had that one up my sleeve."),
    "zap": ("Olha o zap aí, gente!", "Say hello to the zap!"),
    "cade_manilha": ("Cadê a manilha que estava aqui?", "Where did the manilha go?"),
    "blefe": ("Isso tá com cara de blefe…", "That smells like a bluff…"),
    "confia": ("Confia, parceiro!", "Trust me, partner!"),
    "boa_parceiro": ("Boa, parceiro!", "Well played, partner!"),
    "mata": ("Mata essa, parceiro!", "Beat that one, partner!"),
    "deixa_comigo": ("Deixa comigo.", "Leave it to me."),
    "desculpa": ("Foi mal, parceiro.", "My bad, partner."),
    "pensando": ("Calma, tô pensando…", "Hold on, I am thinking…"),
    "anda_logo": ("Vai, que o café esfria!", "Go on, the coffee is getting cold!"),
    "sorte": ("Hoje eu tô com sorte!", "It is my lucky day!"),
    "ai": ("Ai, essa doeu.", "Ouch, that one hurt."),
    "risada": ("Rá-rá-rá!", "Ha, ha, ha!"),
    "oi": ("Opa, tudo bem?", "Hello there!"),
    "bom_jogo": ("Bom jogo, pessoal!", "Good game, everybody!"),
    "revanche": ("Quero revanche!", "I want a rematch!"),
    "tchau": ("Valeu, até a próxima!", "Thanks, see you next time!"),
}

PROBLEMS: Final[dict[str, Words]] = {
    "bad_message": ("Não entendi essa mensagem.", "I did not understand that message."),
    "chat_off": ("Nesta mesa só valem as frases prontas.", "At this table only the ready-made phrases are spoken."),
    "hello_first": ("Primeiro diga a que mesa você veio.", "First say which table you came to."),
    "internal": (
        "Algo deu errado do nosso lado. Entre de novo; a mesa continua de onde parou.",
        "Something went wrong on our side. Come back in; the table goes on where it stopped.",
    ),
    "moved": ("A mesa mudou de servidor. Entre de novo.", "The table moved to another server. Come back in."),
    "no_spectators": ("Esta mesa não recebe plateia.", "This table takes no spectators."),
    "no_such_table": ("Essa mesa não existe.", "There is no such table."),
    "not_seated": ("Só quem está sentado à mesa pode falar.", "Only those who sit at the table may speak."),
    "too_fast": ("Devagar! Mensagens demais de uma vez.", "Slow down! Too many messages at once."),
    "too_many_sockets": ("Você já tem conexões demais abertas.", "You have too many connections open already."),
    "too_slow": ("A conexão não acompanhou a mesa. Entre de novo.", "The connection could not keep up. Come back in."),
    "wrong_password": ("A senha desta mesa não é essa.", "That is not the password of this table."),
}


def problem(code: str, lang: Lang) -> str:
    """The sentence of a problem on the socket."""
    return pick(PROBLEMS[code], lang)
