"""The lessons: one rodada that shows jogos, the lixo, both kinds of canastra, the morto and the batida; then one without help."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tento.cards.card import Card, parse_cards
from tento.cards.chance import Chance
from tento.cards.deck import DECK_104
from tento.games.tranca.bots.sensible import SensibleTranca
from tento.games.tranca.rules import game
from tento.games.tranca.rules.actions import Discard, Draw, SeatAction
from tento.games.tranca.rules.state import State
from tento.games.tranca.rules.views import View
from tento.rulebooks.rulebook import Rulebook
from tento.table.kit import Lesson
from tento.table.seats import Seat

LEARNER: Final = 0
DEALER: Final = Seat(2)
"""The seat before the learner opens the rodada: there is a lixo when the learner comes to play."""
OTHERS: Final = 3
HAND: Final = 11


class Taught(msgspec.Struct, frozen=True):
    """A rodada: the learner's cards, the morto that the learner takes, and the first cards of the monte.

    The others discard what they draw, so that the monte says what lies on the lixo.
    """

    hand: str
    morto: str
    monte: str


FIRST: Final = Taught(
    hand="4h 5h 6h 7h 8h Kc Kd 2s Jc Jd Qs",
    morto="Kh Ks Kc Kd Qc Qs Qd Qh Jh Jc 5d",
    monte="Th 4c Qd Qh 9h 6c 8d 5s Js",
)
SECOND: Final = Taught(
    hand="5s 6s 7s 8s 9s Ts Kd Kh Ks 4d 9c",
    morto="Qc Qd Qh Qs Qd 6h 7h 8h Kc Kd 5d",
    monte="Jd Js 6c 5d 8c Kh 4h 6d 7c 9h",
)


def _pack(taught: Taught) -> tuple[Card, ...]:
    """The whole pack from the top. Nobody else is dealt what the lesson needs later, and no three comes before the end of the monte."""
    hand, morto, monte = parse_cards(taught.hand), parse_cards(taught.morto), parse_cards(taught.monte)
    left = Counter(DECK_104) - Counter((*hand, *morto, *monte))
    rest = sorted(left.elements(), key=lambda card: (card[0] == "3", DECK_104.index(card)))
    # Every thirteenth card, so that the others' hands are of all suits and ranks.
    spread = [card for start in range(13) for card in rest[start::13] if card[0] != "3"]
    others, second, under = spread[: OTHERS * HAND], spread[OTHERS * HAND : (OTHERS + 1) * HAND], spread[(OTHERS + 1) * HAND :]
    hands = {LEARNER: list(hand), **{seat: others[(seat - 1) * HAND : seat * HAND] for seat in range(1, OTHERS + 1)}}
    first = DEALER + 1
    dealt = [hands[(first + step) % (OTHERS + 1)][turn] for turn in range(HAND) for step in range(OTHERS + 1)]
    threes = [card for card in rest if card[0] == "3"]
    return (*dealt, *morto, *second, *monte, *under, *threes)


class Others:
    """Draws and discards the card that it drew; nothing is laid but by the learner."""

    name = "lesson"

    def __init__(self, rulebook: Rulebook) -> None:
        self._otherwise = SensibleTranca(rulebook)

    def choose(self, view: View, options: Sequence[SeatAction], chance: Chance) -> SeatAction:
        """A quiet turn; after the lesson's rodada it plays as anybody does."""
        hand = (view.rodada.hand or ()) if view.rodada is not None else ()
        if view.rodadas == 0 and hand:
            quiet = next((option for option in options if isinstance(option, Draw) or option == Discard(hand[-1])), None)
            if quiet is not None:
                return quiet
        return self._otherwise.choose(view, options, chance)


def _dealt_before_the_learner(state: State) -> State:
    return game.new(state.rulebook, OTHERS + 1, phase=state.phase, first_dealer=DEALER)


def _lesson(taught: Taught) -> Lesson:
    return Lesson(
        rulebook="afia-2025",
        options={},
        seats=OTHERS + 1,
        packs=(_pack(taught),),
        bot=Others,
        begins=_dealt_before_the_learner,
    )


LESSONS: Final[Mapping[str, Lesson]] = {"first": _lesson(FIRST), "second": _lesson(SECOND)}
