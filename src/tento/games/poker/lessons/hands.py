"""The lessons: two cards, the board, check, call, bet and fold, the showdown and the order of hands; then a hand without help."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tento.cards.card import Card, parse_cards
from tento.cards.chance import Chance
from tento.cards.deck import DECK_52
from tento.games.poker.bots.sensible import SensiblePoker
from tento.games.poker.rules import game
from tento.games.poker.rules.actions import Call, Check, Fold, Raise, Show
from tento.games.poker.rules.table_actions import SeatAction
from tento.games.poker.rules.table_state import State
from tento.games.poker.rules.views import View
from tento.rulebooks.rulebook import Rulebook
from tento.table.kit import Lesson
from tento.table.seats import Seat

SEATS: Final = 3
_CHEAPLY: Final = Check
_GO_ON: Final = (Check, Call, Show)


class Taught(msgspec.Struct, frozen=True):
    """A hand: the button, each seat's cards, the board, and what the others do on a street if they do not just go on.

    A raise is the least. No seat has the same two cards in two hands: by them it knows which one is played.
    """

    button: int
    cards: tuple[str, str, str]
    board: str
    plays: Mapping[tuple[str, int], type] = {}


FIRST: Final = (
    Taught(0, ("As Kh", "9h 4d", "Qs Qd"), "Ad 7c 4s Kc 2d", {("preflop", 1): Fold, ("river", 2): Raise}),
    Taught(1, ("7h 2c", "Ah Kd", "Js 5d"), "Td 8c 3s 6c 9d", {("preflop", 1): Raise, ("preflop", 2): Fold}),
)
SECOND: Final = (Taught(0, ("Jh Jc", "Ad 9d", "Kh Qs"), "Js 8h 3d Qc 5s"),)


def _pack(hand: Taught) -> tuple[Card, ...]:
    """The whole pack from the top: two rounds of cards from the button's left, and a card that is burnt before each part of the board."""
    held, board = [parse_cards(cards) for cards in hand.cards], parse_cards(hand.board)
    order = [(hand.button + step) % SEATS for step in range(1, SEATS + 1)]
    dealt = [held[seat][turn] for turn in range(2) for seat in order]
    used = (*dealt, *board)
    rest = [card for card in DECK_52 if card not in used]
    burnt = rest[:3]
    return (*dealt, burnt[0], *board[:3], burnt[1], board[3], burnt[2], board[4], *rest[3:])


class Others:
    """Does what the hand's script says for its street, and goes on cheaply where it says nothing."""

    name = "lesson"

    def __init__(self, rulebook: Rulebook) -> None:
        self._otherwise = SensiblePoker(rulebook)

    def choose(self, view: View, options: Sequence[SeatAction], chance: Chance) -> SeatAction:
        """What the script has this seat do; after the lesson it plays as anybody does."""
        seat = int(view.viewer)
        held = " ".join(view.hand or ())
        taught = next((one for one in (*FIRST, *SECOND) if one.cards[seat] == held), None)
        if taught is None:
            return self._otherwise.choose(view, options, chance)
        wanted = taught.plays.get((view.street, seat), _CHEAPLY)
        act = next((option for kind in (wanted, *_GO_ON) for option in options if isinstance(option, kind)), None)
        return self._otherwise.choose(view, options, chance) if act is None else act


def _button_known(state: State) -> State:
    return game.new(state.rulebook, state.seats, phase=state.phase, first_dealer=Seat(FIRST[0].button))


def _lesson(hands: Sequence[Taught]) -> Lesson:
    return Lesson(
        rulebook="cgp-2024",
        options={"action_seconds": 600, "time_bank_cards": 0},
        seats=SEATS,
        packs=tuple(map(_pack, hands)),
        bot=Others,
        begins=_button_known,
    )


LESSONS: Final[Mapping[str, Lesson]] = {"first": _lesson(FIRST), "second": _lesson(SECOND)}
