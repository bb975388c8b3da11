"""What a person at a poker table sees, as a value: the view, the names, the story so far, and what may be done."""

from collections.abc import Sequence
from typing import Final

from tento.games.poker.rules import actions as do
from tento.games.poker.rules.table_actions import SeatAction
from tento.games.poker.rules.views import View
from tento.games.poker.texts.play import OFFERS
from tento.terminal.scene import LEAVE, Offer, Scene
from tento.texts.language import Lang, pick

ASIDES: Final = (Offer("J", "advice"), Offer("X", "auto"), Offer("V", "rules"), Offer("?", "help"), *LEAVE)
LONGEST: Final = 20
"""So much may be typed at most."""
AT_ONCE: Final = "?fFcCkKaAjJxXvVqQsSmMpPhH"
"""Keys that need no Enter; a raise has an amount after it."""


class PokerScene(Scene, frozen=True, kw_only=True):
    """All that the screen may show. `options` are the acts that are offered."""

    view: View
    options: tuple[SeatAction, ...] = ()

    def typing(self, typed: str, key: str) -> str | None:
        """What stands on the line after this key; None if the key ends the command."""
        if not key.isprintable() or (not typed and key in AT_ONCE):
            return None
        return (typed + key).lstrip()[:LONGEST]


def offers(view: View, options: Sequence[SeatAction]) -> tuple[Offer, ...]:
    """The keys that do something now."""
    found = [offer for option in options if (offer := _offer(view, option)) is not None]
    raises = [offer for offer in found if offer.code in ("bet", "raise")]
    return (*[offer for offer in found if offer not in raises[1:]], *ASIDES)


def _offer(view: View, option: SeatAction) -> Offer | None:
    asked = view.asked
    match option:
        case do.Fold():
            return Offer("F", "fold")
        case do.Check():
            return Offer("C", "check")
        case do.Call():
            return Offer("C", "call", {"chips": asked.to_call if asked is not None else 0})
        case do.BringIn():
            return Offer("C", "bring_in")
        case do.Complete():
            return Offer("R", "complete")
        case do.Raise():
            return Offer(f"R {option.to}", "raise" if view.current else "bet")
        case do.AllIn():
            return Offer("A", "all_in")
        case do.Show():
            return Offer("S", "show")
        case do.Muck():
            return Offer("M", "muck")
        case _:
            return None


def said(option: SeatAction, view: View, lang: Lang) -> str:
    """An act in words: `paga 200`, `aumenta para 600`."""
    offer = _offer(view, option)
    assert offer is not None, "what is advised is an act with a key"
    text = pick(OFFERS[offer.code], lang).format(**offer.facts)
    return f"{text} {option.to}" if isinstance(option, do.Raise) else text
