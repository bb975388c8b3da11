"""A truco case: its keys and the answers that it may state, checked before it is played."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from tento.cards.card import BadCard, Card, parse_card
from tento.games.truco.championship_names import championship_keys
from tento.games.truco.rules.ranking import deck
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.kinds import ARTICLE, CITATION, FLAG, STEPS, TEXT, WHOLE, Kind, either, list_of, one_of, whole
from tento.rulebooks.cases.script import ScriptedCase
from tento.rulebooks.rulebook import Rulebook
from tento.table.case_steps import seat_or_none

PAIR: Final = one_of("A", "B", "none")
EACH: Final = list_of(WHOLE, 2)
EXPECTED: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "rodadas": list_of(one_of("A", "B", "tie")),
        "winner": PAIR,
        "points": WHOLE,
        "value": WHOLE,
        "score": EACH,
        "turn": seat_or_none(4),
        "legal": STEPS,
        "can": STEPS,
        "cannot": STEPS,
        "next_dealer": seat_or_none(4),
        "partida": PAIR,
        "jogo": EACH,
        "disqualified": PAIR,
        "advances": PAIR,
        "drawing": list_of(whole(0, 3)),
        "seconds": either(WHOLE, one_of("none")),
        "overtime": FLAG,
        "vira_visible": FLAG,
        "hand_visible": FLAG,
        "partner_visible": list_of(one_of("A", "B"), unordered=True),
        "refused": TEXT,
        ARTICLE: CITATION,
    }
)
"""The answers that a truco case may state."""


class HandCard(msgspec.Struct, frozen=True):
    """A card of a hand as the case lists it; `covered` when it is to be played face down."""

    card: Card
    covered: bool = False


class TrucoCase(ScriptedCase, frozen=True):
    """A truco case as written."""

    dealer: int = 0
    score: tuple[int, int] = (0, 0)
    jogo: tuple[int, int] = (0, 0)
    vira: str | None = None
    hands: list[str] | None = None
    seats: int | None = None
    phase: str = "default"
    first_mao: str | None = None
    first_dealer: int | None = None
    overtime: bool = False

    def seat_count(self) -> int:
        """How many sit at the table: as many as there are hands, four where none are named."""
        return len(self.hands) if self.hands else self.seats or 4


def check(case: TrucoCase) -> None:
    """Refuses what no truco table can be."""
    if case.hands is not None and len(case.hands) not in (2, 4):
        raise BadKey("hands", f"{len(case.hands)} hands: truco is for four, or for two")
    seats = case.seat_count()
    if case.seats not in (None, seats):
        raise BadKey("seats", f"{case.seats} seats and {seats} hands")
    if seats not in (2, 4):
        raise BadKey("seats", "truco is for four, or for two")
    for key, seat in (("dealer", case.dealer), ("first_dealer", case.first_dealer)):
        if seat is not None and not 0 <= seat < seats:
            raise BadKey(key, f"there is no seat {seat}: seats are 0 to {seats - 1}")
    if case.first_mao not in (None, "A", "B"):
        raise BadKey("first_mao", "is 'A' or 'B'")


def agree(options: Mapping[str, Any], _rulebook: Rulebook) -> Mapping[str, Any]:
    """The options of a case, none of which may belong to the championship alone: a mão does not depend on it."""
    for option in options:
        keys = ", ".join(f"`{key}`" for key in championship_keys(option))
        if keys:
            reason = f"belongs to the championship ({keys}) and changes no mão: a case of game 'championship' asks about it"
            raise BadKey(f"options.{option}", reason)
    return options


def hands_of(case: TrucoCase, rulebook: Rulebook) -> tuple[tuple[HandCard, ...], ...] | None:
    """The hands as listed, each empty or of three cards of this rulebook's pack, no card twice; None if none are named."""
    if case.hands is None:
        return None
    pack = set(deck(rulebook.values))
    seen: dict[Card, str] = {}
    if case.vira is not None and rulebook.values.vira_dealt != "none":
        seen[_card("vira", case.vira, pack, rulebook)] = "vira"
    hands = []
    for seat, text in enumerate(case.hands):
        key = f"hands[{seat}]"
        words = text.split()
        if len(words) not in (0, 3):
            raise BadKey(key, f"{len(words)} cards: a hand has three")
        hand = tuple(HandCard(_card(key, word.removeprefix("x"), pack, rulebook), word.startswith("x")) for word in words)
        for listed in hand:
            if listed.card in seen:
                raise BadKey(key, f"{listed.card} is twice in play: also in {seen[listed.card]}")
            seen[listed.card] = key
        hands.append(hand)
    return tuple(hands)


def _card(key: str, text: str, pack: set[Card], rulebook: Rulebook) -> Card:
    try:
        card = parse_card(text)
    except BadCard as error:
        raise BadKey(key, str(error)) from None
    if card not in pack:
        raise BadKey(key, f"{text} is not in the pack of {rulebook.name}")
    return card


def vira_of(case: TrucoCase, rulebook: Rulebook) -> Card | None:
    """The vira of the case; a rulebook without one ignores it."""
    if case.vira is None or rulebook.values.vira_dealt == "none":
        return None
    return _card("vira", case.vira, set(deck(rulebook.values)), rulebook)
