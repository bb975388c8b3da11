"""What truco players tell each other beside the game: the signs of a pair, and the cards behind a raise that was refused."""

from typing import Final

from tento.games.truco.rules import events as ev
from tento.games.truco.rules.ranking import is_manilha, manilhas
from tento.games.truco.rules.state import Mao, State
from tento.games.truco.rules.views import View
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step
from tento.table.seats import Seat
from tento.table.talk import Bluff

_MANILHAS: Final = {"c": "zap", "h": "copas", "s": "espadilha", "d": "pica_fumo"}
SIGNS: Final = (*_MANILHAS.values(), "three", "two", "ace")
"""The signs of a pair: the manilhas by their suit, and the good common cards. No sign at all says: nothing good."""


def dealt(step: Step) -> bool:
    """Everybody has just got the cards."""
    return any(isinstance(event, ev.CardsDealt) for event in step.events)


def true_signs(view: View, rulebook: Rulebook) -> tuple[str, ...] | None:
    """The manilhas in the viewer's hand; None without cards to look at, and in a mão de ferro, in which nobody says anything."""
    mao = view.mao
    if mao is None or not mao.hand or mao.kind == "ferro":
        return None
    return tuple(_MANILHAS[card[1]] for card in manilhas(rulebook.values, mao.vira) if card in mao.hand)


def bluff(kept: Bluff | None, before: State, step: Step) -> Bluff | None:
    """The hand behind a raise that ended the mão; it may be shown until the first card of the next one is played."""
    if any(isinstance(event, ev.RaiseRefused) and event.final for event in step.events):
        mao = before.mao
        return None if mao is None or mao.asked_by is None else _behind(mao, mao.asked_by, before.rules.deck_ranks[-1])
    return None if kept is None or any(isinstance(event, ev.CardPlayed | ev.CardCovered) for event in step.events) else kept


def _behind(mao: Mao, seat: Seat, highest: str) -> Bluff | None:
    """A weak hand has no manilha and no card of the highest common rank."""
    hand = mao.hands[seat]
    return Bluff(seat, hand, not any(is_manilha(mao.order, card) or card[0] == highest for card in hand)) if hand else None
