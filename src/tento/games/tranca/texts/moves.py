"""What was done at a tranca table in a few words, for who looks back at it."""

from typing import Final

from tento.cards.card import symbol
from tento.games.tranca.rules import actions as do
from tento.texts.language import Lang, Text3, pick

MOVES: Final[dict[str, Text3]] = {
    "draw": ("comprar do monte", "draw from the monte", "robar del mazo"),
    "reject": ("devolver a primeira carta", "give the first card back", "devolver la primera carta"),
    "take": ("pegar o lixo", "take the lixo", "llevarse el pozo"),
    "lay": ("baixar {cards}", "lay {cards}", "bajar {cards}"),
    "add": ("encaixar {cards}", "add {cards}", "agregar {cards}"),
    "discard": ("descartar {cards}", "discard {cards}", "descartar {cards}"),
    "other": ("outra coisa", "something else", "otra cosa"),
}


def say_move(action: do.Action, lang: Lang) -> str:
    """The action in a few words."""
    cards = (action.card,) if isinstance(action, do.Discard) else action.cards if isinstance(action, do.Lay | do.Add) else ()
    return pick(MOVES.get(action.kind, MOVES["other"]), lang).format(cards=" ".join(map(symbol, cards)))
