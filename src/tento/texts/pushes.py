"""What a phone shows of a call, to a match or by a friend, in three languages. `{time}` is filled in by the phone, in its own hour."""

from typing import Final

from tento.texts.language import Text3

CALLED: Final[dict[str, Text3]] = {
    "now": ("Mesa {table}, agora", "Table {table}, now", "Mesa {table}, ahora"),
    "later": ("Mesa {table}, às {time}", "Table {table}, at {time}", "Mesa {table}, a las {time}"),
    "online": ("Seu jogo foi chamado: venha à mesa", "Your match is called: come to the table", "Tu partido fue llamado: ven a la mesa"),
    "hour": ("Seu jogo começa às {time}", "Your match begins at {time}", "Tu partido empieza a las {time}"),
    "against": ("{event}: contra {names}", "{event}: against {names}", "{event}: contra {names}"),
}

INVITED: Final[dict[str, Text3]] = {
    "title": ("{name} chama você para a mesa", "{name} calls you to the table", "{name} te llama a la mesa"),
    "body": (
        "A cadeira está guardada: toque e venha jogar.",
        "A chair is waiting: tap and come to play.",
        "Hay una silla para ti: toca y ven a jugar.",
    ),
}
