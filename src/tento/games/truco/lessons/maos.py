"""The lessons, one against one: the order of the cards, the vira, a rodada, running, truco and the mão de onze; then a mão alone."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from tento.cards.card import Card, parse_cards
from tento.cards.chance import Chance
from tento.cards.deck import DECK_40
from tento.games.truco.bots.sensible import Sensible
from tento.games.truco.rules.actions import Accept, Action, Play, Raise
from tento.games.truco.rules.state import State
from tento.games.truco.rules.views import View
from tento.rulebooks.rulebook import Rulebook
from tento.table.kit import Lesson


class Taught(msgspec.Struct, frozen=True):
    """One mão of a lesson: the vira, the learner's cards, and the other's in the order of play; whether that one leads, and raises.

    No two have the same vira: by it the other knows which one is played.
    """

    vira: str
    learner: str
    other: str
    other_leads: bool
    raises: bool = False


FIRST: Final = (
    Taught("4d", "3s 6d 7c", "2d Kh 5h", other_leads=True, raises=True),
    Taught("Kh", "3d Ac 6h", "2s Qd 5c", other_leads=False),
    Taught("7s", "3h Qh 5d", "Jd Ks 4c", other_leads=True),
)
SECOND: Final = (Taught("Jc", "Kc 2h 6d", "3c Qs 7h", other_leads=True),)

SCORE: Final = (8, 8)
"""The guided lesson comes into a partida of which little is left, so that it ends with the mão de onze that wins it."""


def _pack(mao: Taught) -> tuple[Card, ...]:
    """The whole pack from the top: three cards for whoever leads, three for the dealer, the vira, and the rest."""
    first, second = (mao.other, mao.learner) if mao.other_leads else (mao.learner, mao.other)
    laid = parse_cards(f"{first} {second} {mao.vira}")
    return (*laid, *(card for card in DECK_40 if card not in laid))


class Opponent:
    """Plays its cards in the order in which they were dealt, accepts every raise, and raises once where the lesson says so.

    It raises when the learner has led: what the learner has left is weak by then.
    """

    name = "lesson"

    def __init__(self, rulebook: Rulebook) -> None:
        self._otherwise = Sensible(rulebook)

    def choose(self, view: View, options: Sequence[Action], chance: Chance) -> Action:
        """What the lesson has it do; after the lesson it plays as anybody does."""
        mao = view.mao
        taught = None if mao is None else next((one for one in (*FIRST, *SECOND) if one.vira == mao.vira), None)
        if mao is None or taught is None or not mao.hand:
            return self._otherwise.choose(view, options, chance)
        for option in options:
            if isinstance(option, Accept):
                return option
            if isinstance(option, Raise) and taught.raises and mao.value == 1 and mao.laid:
                return option
        order = parse_cards(taught.other)
        cards = [option for option in options if isinstance(option, Play) and option.card in order]
        return min(cards, key=lambda play: order.index(play.card)) if cards else self._otherwise.choose(view, options, chance)


def _late(state: State) -> State:
    return replace(state, score=SCORE)


def _lesson(maos: Sequence[Taught]) -> Lesson:
    return Lesson(
        rulebook="paulista-da-casa",
        options={"first_dealer": "assigned", "cut_max_normal": 0},
        seats=2,
        packs=tuple(map(_pack, maos)),
        bot=Opponent,
    )


LESSONS: Final[Mapping[str, Lesson]] = {"first": _lesson(FIRST)._replace(begins=_late), "second": _lesson(SECOND)}
