"""What truco players tell each other beside the game: the signs of a pair, and the cards behind a raise that was refused."""

from typing import Final

from tento.games.truco.rules import events as ev
from tento.games.truco.rules.ranking import is_manilha, manilhas
from tento.games.truco.rules.state import Mao, State
from tento.games.truco.rules.views import View
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step
from tento.table.seats import Seat
from tento.table.talk import Allowed, Bluff

MANILHAS: Final = {"c": "zap", "h": "copas", "s": "espadilha", "d": "pica_fumo"}
COMMON: Final = {"3": "three", "2": "two", "A": "ace"}
SIGNS: Final = (*MANILHAS.values(), *COMMON.values())
"""The signs of a pair: the manilhas by their suit, and the good common cards. No sign at all says: nothing good."""


@enforces("speech", "signals_between_partners")
def allowed(state: State) -> Allowed:
    """From the deal to the end of a mão partners do not speak about cards, or nobody says more than the game asks for.

    Signs are made or not, as the regulation has it, whatever moment it is.
    """
    values = state.rules
    speech = values.speech if state.stage in ("onze", "play") else "free"
    return Allowed(speech, values.signals_between_partners == "allowed", "speech", "signals_between_partners")


def dealt(step: Step) -> bool:
    """Everybody has just got the cards."""
    return any(isinstance(event, ev.CardsDealt) for event in step.events)


def true_signs(view: View, rulebook: Rulebook) -> tuple[str, ...] | None:
    """The manilhas and the good common cards in the viewer's hand, the best first.

    None without cards to look at, and in a mão de ferro, in which nobody says anything.
    """
    mao = view.mao
    if mao is None or not mao.hand or mao.kind == "ferro":
        return None
    best = manilhas(rulebook.values, mao.vira)
    ranks = {card[0] for card in mao.hand if card not in best}
    common = (sign for rank, sign in COMMON.items() if rank in ranks)
    return (*(MANILHAS[card[1]] for card in best if card in mao.hand), *common)


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
