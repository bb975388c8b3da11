"""A hand of poker as a case writes it: checked before it is dealt."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from tento.cards.card import BadCard, Card, parse_cards
from tento.cards.deck import DECK_52
from tento.games.poker.rules.state import MOST_CHAIRS, Chair, Hand, Place, Stakes, left_of
from tento.games.poker.rules.variants import VARIANTS
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.kinds import FLAG, TEXT, Kind, either, list_of, one_of, table_of, whole
from tento.rulebooks.cases.script import ScriptedCase
from tento.rulebooks.rulebook import Rulebook

MOST_CHIPS: Final = 10**12
_CHIPS: Final = whole(0, MOST_CHIPS)
_SEAT: Final = whole(1, MOST_CHAIRS)
_NONE: Final = one_of("none")
_CHAIRS: Final = {str(chair): Chair(chair) for chair in range(1, MOST_CHAIRS + 1)}
_BY_SEAT: Final = table_of(_CHIPS, Kind("a seat", lambda key: str(key) in _CHAIRS))
_SEATS: Final = list_of(_SEAT, unordered=True)
_STEPS: Final = list_of(TEXT)
_STREETS: Final = one_of(
    "preflop", "flop", "turn", "river", "third", "fourth", "fifth", "sixth", "seventh", "showdown", "over",
)  # fmt: skip
_CARDS: Final = Kind('cards, as in "Kh 7d 2c"', lambda value: isinstance(value, str), lambda value: value.split())

ANSWERS: Final[dict[str, Kind]] = {
    "stacks": _BY_SEAT,
    "bets": _BY_SEAT,
    "pot": _CHIPS,
    "pots": list_of(_CHIPS),
    "street": _STREETS,
    "board": _CARDS,
    "shown": _SEATS,
    "turn": either(_SEAT, _NONE),
    "to_call": _CHIPS,
    "min_raise": either(_CHIPS, _NONE),
    "max_raise": either(_CHIPS, _NONE),
    "reopened": FLAG,
    "can": _STEPS,
    "cannot": _STEPS,
    "winners": list_of(_SEATS),
    "high": list_of(_SEATS),
    "low": list_of(_SEATS),
    "button_next": either(_SEAT, _NONE),
    "small_next": either(_SEAT, _NONE),
    "big_next": either(_SEAT, _NONE),
    "refused": TEXT,
}
"""The answers that a hand may state."""


class PokerCase(ScriptedCase, frozen=True, forbid_unknown_fields=True):
    """A hand as written."""

    variant: str = "no-limit-holdem"
    stacks: dict[str, int] | list[tuple[str, int]] = msgspec.field(default_factory=dict)
    button: int | None = None
    blinds: tuple[int, int] = (0, 0)
    small: int | None = None
    big: int | None = None
    ante: int = 0
    big_blind_ante: int = 0
    bring_in: int = 0
    limits: tuple[int, int] | None = None
    smallest_chip: int = 1
    hands: dict[str, str] = msgspec.field(default_factory=dict)
    board: str = ""
    upcards: dict[str, str] = msgspec.field(default_factory=dict)
    deck: str = ""
    absent: list[int] = msgspec.field(default_factory=list)
    players_left: int | None = None
    about: str = ""


def stacks_of(case: PokerCase) -> dict[Chair, int]:
    """The stacks by seat, in the order of play."""
    written = case.stacks.items() if isinstance(case.stacks, Mapping) else case.stacks
    found: dict[Chair, int] = {}
    for name, chips in written:
        chair = _chair("stacks", name)
        if chair in found:
            raise BadKey("stacks", f"seat {chair} stands there twice")
        if not 0 < chips <= MOST_CHIPS:
            raise BadKey(f"stacks.{chair}", f"is a number of chips from 1 to {MOST_CHIPS}")
        found[chair] = chips
    if len(found) < 2:
        raise BadKey("stacks", "a hand needs two players at least")
    return dict(sorted(found.items()))


def _chair(key: str, name: str | int) -> Chair:
    chair = _CHAIRS.get(str(name))
    if chair is None:
        raise BadKey(key, f"`{str(name)[:20]}` is no seat: seats are 1 to {MOST_CHAIRS}")
    return chair


class _Pack:
    """The pack of a case: each card is laid out once."""

    def __init__(self) -> None:
        self.left = list(DECK_52)

    def take(self, key: str, text: str, most: int) -> tuple[Card, ...]:
        """These cards, which no other key has named."""
        try:
            cards = tuple(parse_cards(text))
        except BadCard as error:
            raise BadKey(key, str(error)) from None
        if len(cards) > most:
            raise BadKey(key, f"{len(cards)} cards: at most {most}")
        for card in cards:
            if card not in self.left:
                raise BadKey(key, f"{card} is twice in play, or in no pack")
            self.left.remove(card)
        return cards


def set_up(case: PokerCase, rulebook: Rulebook) -> tuple[Hand, tuple[Card, ...]]:
    """The hand before anything is posted, and the pack that it is dealt from."""
    stacks = stacks_of(case)
    variant = VARIANTS[case.variant]
    pack = _Pack()
    ready: dict[Chair, tuple[Card, ...]] = {}
    for name, text in case.hands.items():
        chair = _taken(f"hands.{name}", name, stacks)
        ready[chair] = pack.take(f"hands.{name}", text, variant.hole)
    board = pack.take("board", case.board, 5)
    ups = {_taken(f"upcards.{name}", name, stacks): pack.take(f"upcards.{name}", text, 4) for name, text in case.upcards.items()}
    deck = pack.take("deck", case.deck, len(DECK_52))
    for chair, up in ups.items():
        down = tuple(pack.left.pop() for _ in range(2))
        ready[chair] = (*down, *up)
    small, big = _blinds(case, tuple(stacks))
    hand = Hand(
        rulebook=rulebook,
        stakes=_stakes(case),
        places=tuple(Place(chair=chair, stack=chips, ready=ready.get(chair, ())) for chair, chips in stacks.items()),
        button=None if variant.stud or case.button is None else Chair(case.button),
        small=small,
        big=big,
        players_left=case.players_left,
        absent=tuple(map(Chair, case.absent)),
        ready_board=board,
    )
    return hand, (*deck, *pack.left)


def _stakes(case: PokerCase) -> Stakes:
    keys = ("variant", "blinds", "ante", "big_blind_ante", "bring_in", "limits", "smallest_chip")
    return Stakes(**{key: getattr(case, key) for key in keys})


def _taken(key: str, name: str, stacks: Iterable[Chair]) -> Chair:
    chair = _chair(key, name)
    if chair not in stacks:
        raise BadKey(key, f"seat {chair} is empty")
    return chair


def _blinds(case: PokerCase, chairs: tuple[Chair, ...]) -> tuple[Chair | None, Chair | None]:
    """Who owes the blinds: named, or the first two left of the button; of two players the button owes the small one."""
    if VARIANTS[case.variant].stud or case.button is None:
        return None, None
    after = left_of(case.button, chairs)
    usual = Chair(case.button) if len(chairs) == 2 and case.button in chairs else after[0]
    small = usual if case.small is None else Chair(case.small)
    big = Chair(case.big) if case.big is not None else left_of(small, tuple(chair for chair in chairs if chair != small))[0]
    return small, big


def options_of(options: Mapping[str, Any], _rulebook: Rulebook) -> Mapping[str, Any]:
    """The options of a case as the rulebook writes them."""
    return options
