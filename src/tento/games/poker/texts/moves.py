"""What was done at a poker table in a few words, for who looks back at it."""

from typing import Any, Final

from tento.texts.language import Lang, Text3, pick

MOVES: Final[dict[str, Text3]] = {
    "fold": ("desistir", "fold", "retirarse"),
    "check": ("passar", "check", "pasar"),
    "call": ("pagar", "call", "igualar"),
    "raise": ("apostar até {to}", "bet {to}", "apostar hasta {to}"),
    "raise_pot": ("apostar o pote", "bet the pot", "apostar el bote"),
    "all-in": ("ir com tudo", "go all in", "ir con todo"),
    "bring-in": ("fazer a entrada", "bring in", "hacer la entrada"),
    "complete": ("completar a aposta", "complete the bet", "completar la apuesta"),
    "other": ("outra coisa", "something else", "otra cosa"),
}


def say_move(action: Any, lang: Lang) -> str:
    """The action in a few words."""
    to = getattr(action, "to", "")
    key = "raise_pot" if action.kind == "raise" and to == "pot" else action.kind
    return pick(MOVES.get(key, MOVES["other"]), lang).format(to=to)
