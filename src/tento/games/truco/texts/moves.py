"""What was done at a truco table in a few words, for who looks back at it."""

from typing import Final

from tento.cards.card import symbol
from tento.games.truco.rules import actions as do
from tento.texts.language import Lang, Text3, pick

MOVES: Final[dict[str, Text3]] = {
    "play": ("jogar {card}", "play {card}", "jugar {card}"),
    "cover": ("jogar {card} coberta", "play {card} face down", "jugar {card} tapada"),
    "playdark": ("jogar uma carta no escuro", "play a card in the dark", "jugar una carta a oscuras"),
    "raise": ("pedir que valha {to}", "ask for {to}", "pedir que valga {to}"),
    "accept": ("aceitar", "accept", "aceptar"),
    "refuse": ("correr", "run", "correr"),
    "onze_play": ("jogar a mão de onze", "play the mão de onze", "jugar la mano de once"),
    "onze_run": ("correr da mão de onze", "run from the mão de onze", "correr de la mano de once"),
    "claim": ("abrir a mão ganha", "lay the won hand open", "abrir la mano ganada"),
    "keep": ("deixar {card} na mesa", "leave {card} on the table", "dejar {card} en la mesa"),
    "other": ("outra coisa", "something else", "otra cosa"),
}


def say_move(action: do.Action, lang: Lang) -> str:
    """The action in a few words."""
    key = action.kind
    if isinstance(action, do.DecideOnze):
        key = "onze_play" if action.play else "onze_run"
    card = symbol(action.card) if isinstance(action, do.Play | do.Cover | do.Keep) else ""
    to = action.to if isinstance(action, do.Raise) else ""
    return pick(MOVES.get(key, MOVES["other"]), lang).format(card=card, to=to)
