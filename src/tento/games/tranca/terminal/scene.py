"""What a person at a tranca table sees, as a value: the view, the names, the story so far, and what may be done."""

from typing import Final

from tento.cards.card import Card
from tento.games.tranca.rules.views import RodadaView, View
from tento.games.tranca.terminal.commands import AT_ONCE, UNDO, Move, in_order, parse_command, say_move
from tento.games.tranca.texts.play import DOES, OFFERS, label
from tento.terminal.company import HUMAN
from tento.terminal.scene import Offer, Scene
from tento.texts.language import pick

LONGEST: Final = 60
"""So much may be typed at most."""


class TrancaScene(Scene, frozen=True, kw_only=True):
    """All that the screen may show. `shown` is the list of suggestions, `more` how many were left out.

    `fresh` is the card that the reader has just drawn.
    """

    view: View
    shown: tuple[Move, ...] = ()
    more: int = 0
    fresh: Card | None = None

    @property
    def rodada(self) -> RodadaView:
        """The rodada, which exists from the first deal on."""
        assert self.view.rodada is not None, "cards are dealt"
        return self.view.rodada

    @property
    def hand(self) -> tuple[Card, ...]:
        """The reader's cards, in order."""
        return in_order(self.rodada.hand or ())

    def typing(self, typed: str, key: str) -> str | None:
        """What stands on the line after this key; None if the key ends the command."""
        if not key.isprintable() or (not typed and key in AT_ONCE):
            return None
        return (typed + key).lstrip()[:LONGEST]


def question(scene: TrancaScene) -> str:
    """What the table asks of the reader, or who is to play."""
    rodada, lang = scene.rodada, scene.lang
    if not scene.asked:
        return label("waits", lang, who=scene.company.names[rodada.turn]) if rodada.turn != HUMAN else ""
    if rodada.drew:
        return label("question_play", lang)
    if not rodada.monte and not rodada.mortos and len(scene.shown) == 1:
        return label("question_last", lang)
    return label("question_draw" if len(scene.shown) > 1 else "question_monte", lang)


def intent(scene: TrancaScene) -> str:
    """What Enter would do with the line as it stands; nothing while it cannot be understood."""
    wanted = parse_command(scene.typed, scene.rodada, scene.shown)
    if isinstance(wanted, str):
        return "" if wanted in ("nothing", "unknown") else pick(DOES[wanted], scene.lang)
    return say_move(wanted, scene.rodada, DOES, scene.lang)


def offers(view: View, shown: tuple[Move, ...]) -> tuple[Offer, ...]:
    """The keys that do something now."""
    rodada = view.rodada
    assert rodada is not None, "cards are dealt"
    found = [Offer("1" if len(shown) == 1 else f"1-{len(shown)}", "list")] if shown else []
    found.append(Offer("6s", "cards") if rodada.drew else Offer("Enter", "draw"))
    if rodada.undo and rodada.turn == HUMAN:
        found.append(Offer(UNDO, "undo"))
    return (*found, Offer("J", "advice"), Offer("C", "auto"), Offer("R", "rules"), Offer("?", "help"), Offer("Q", "quit"))


def offer_text(scene: TrancaScene, offer: Offer) -> str:
    """What a key does, in words."""
    return pick(OFFERS[offer.code], scene.lang)
