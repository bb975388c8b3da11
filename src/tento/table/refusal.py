"""A refusal is an answer: a stable code, the rule that refused, the article in force and the facts."""

from collections.abc import Callable, Mapping
from typing import Literal

import msgspec

from tento.cards.card import Card, symbol
from tento.table.seats import Seat


class SeatFact(msgspec.Struct, frozen=True, gc=False):
    """A seat of the table: told by the name of who sits there."""

    seat: Seat


class CardsFact(msgspec.Struct, frozen=True, gc=False):
    """One card or several: told by their symbols."""

    cards: tuple[Card, ...]


class MoneyFact(msgspec.Struct, frozen=True, gc=False):
    """An amount in whole centavos: told in reais."""

    centavos: int


Fact = str | int | SeatFact | CardsFact | MoneyFact
"""What a refusal tells besides its code. A fact says what it is, so that nobody who words it has to guess by its name."""


SharedCode = Literal["not_in_hand", "not_your_turn", "unknown_action", "wrong_moment", "wrong_pack"]
"""The codes of refusals that any game may give."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed. The sentence is written at the edge, in the reader's language.

    `code` is published and stable, one of the codes of the room that refused; `rule` is the key of the rulebook value that decided, if one
    did; `articles` are the citations of that rule in the rulebook in force; `facts` hold only what the actor may know.
    """

    code: str
    rule: str | None = None
    articles: tuple[str, ...] = ()
    facts: Mapping[str, Fact] = {}

    def plain_facts(self) -> dict[str, str | int]:
        """The facts as numbers and texts, for programs: a seat by its number, cards as they are written, money in centavos."""
        return {name: _plain(fact) for name, fact in self.facts.items()}

    def told_facts(self, name_of: Callable[[Seat], str | int]) -> dict[str, str | int]:
        """The facts as people read them."""
        return {name: _told(fact, name_of) for name, fact in self.facts.items()}


def _plain(fact: Fact) -> str | int:
    match fact:
        case SeatFact():
            return fact.seat
        case CardsFact():
            return " ".join(fact.cards)
        case MoneyFact():
            return fact.centavos
        case _:
            return fact


def _told(fact: Fact, name_of: Callable[[Seat], str | int]) -> str | int:
    match fact:
        case SeatFact():
            return name_of(fact.seat)
        case CardsFact():
            return " ".join(symbol(card) for card in fact.cards)
        case MoneyFact():
            return f"R$ {fact.centavos // 100:,}".replace(",", ".") + f",{fact.centavos % 100:02}"
        case _:
            return fact


def because(code: SharedCode, **facts: Fact) -> Refusal:
    """A refusal that any game may give, where no rule of a rulebook decided."""
    return Refusal(code, facts=facts)
