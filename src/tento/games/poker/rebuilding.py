"""A pack that agrees with all that a record shows of a deal, for a reader who does not have its seed.

Every card that decided something was shown, and stands in the lines after an act. Where a card was never shown, any other lies there:
it decides nothing, and whoever replays with such a pack tells it to nobody.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from tento.cards.card import RANKS, SUITS, Card
from tento.cards.deck import DECK_52
from tento.games.poker.rules.variants import STUD_STREETS, VARIANTS
from tento.table.kit import Rebuilt
from tento.table.seats import Actor

Seen = tuple[Actor | None, str]
"""Who acted and what is written; nobody, for what came of it."""

_FLOP: Final = 3
_DOWN: Final = 2


def rebuilt(lines: Sequence[Seen]) -> Rebuilt:
    """The pack from the top: known cards where they were dealt, the others anywhere."""
    places = _Places()
    for actor, text in lines:
        places.take(actor, text.partition(" (")[0].split())
    return places.rebuilt()


class _Places:
    """Which place of the pack each card came from, line by line."""

    def __init__(self) -> None:
        self._known: dict[int, Card] = {}
        self._hands: dict[int, list[int]] = {}
        self._live: list[int] = []
        self._stud = False
        self._next = 0

    def take(self, actor: Actor | None, words: list[str]) -> None:
        """One line of the record."""
        if actor is not None:
            if words[:1] in (["fold"], ["muck"]):
                self._dead(str(actor))
            return
        match words:
            case ["drawn", *cards, "button", _]:
                self._lay(range(self._next, len(cards) // 2), cards[1::2])
            case ["hand", _, variant, "button", button, "small", _, "big", _, "stacks", *stacks] if variant in VARIANTS:
                self._deal(variant, button, stacks)
            case ["dead", seat, _]:
                self._dead(seat)
            case ["up", street, *cards]:
                self._street(street, dict(zip(cards[::2], cards[1::2], strict=False)))
            case ["board", _, *cards]:
                self._next += not self._stud  # the burn
                self._lay(range(self._next, self._next + len(cards)), cards)
                self._next += len(cards)
            case ["shown", seat, *cards]:
                self._lay(self._hands.get(_number(seat), ()), cards)

    def _deal(self, variant: str, button: str, stacks: list[str]) -> None:
        """One card at a time from the left of the button, in stud from the first seat."""
        self._stud = VARIANTS[variant].stud
        first = 0 if self._stud else _number(button) + 1
        seats = [seat for seat, stack in enumerate(stacks) if stack != "0" and stack.isdecimal()]
        order = sorted(seats, key=lambda seat: (seat < first, seat))
        self._hands, self._live = {seat: [] for seat in order}, sorted(seats)
        for _ in range(_DOWN if self._stud else VARIANTS[variant].hole):
            self._one_each(order)

    def _one_each(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self._hands[seat].append(self._next)
            self._next += 1

    def _street(self, street: str, cards: dict[str, str]) -> None:
        """One card to each who is alive, on the first street to everybody."""
        self._one_each(self._hands if street == STUD_STREETS[0] else self._live)
        for seat, card in cards.items():
            self._lay(self._hands.get(_number(seat), [])[-1:], [card])

    def _dead(self, seat: str) -> None:
        self._live = [one for one in self._live if one != _number(seat)]

    def _lay(self, places: Iterable[int], cards: Iterable[str]) -> None:
        self._known |= {place: Card(card) for place, card in zip(places, cards, strict=False) if _is_card(card)}

    def rebuilt(self) -> Rebuilt:
        """Known cards in their places, the others in the order of the pack."""
        known = frozenset(self._known.values())
        return Rebuilt(tuple(self._filled(iter([card for card in DECK_52 if card not in known]))), known)

    def _filled(self, others: Iterator[Card]) -> Iterator[Card]:
        for place in range(len(DECK_52)):
            card = self._known.get(place) or next(others, None)
            if card is not None:
                yield card


def _number(word: str) -> int:
    return int(word) if word.isdecimal() and len(word) < 3 else -1


def _is_card(word: str) -> bool:
    return len(word) == 2 and word[0] in RANKS and word[1] in SUITS
