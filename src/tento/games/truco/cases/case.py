"""A case file: one question to a rulebook and its answer, read from TOML and checked before it is played."""

from pathlib import Path
from typing import Any

import msgspec

from tento.cards.card import BadCard, Card, parse_card
from tento.games.truco.championship_names import championship_keys
from tento.games.truco.rules.ranking import deck
from tento.rulebooks.cases.case_file import CaseError, located, named_rulebook, read_table
from tento.rulebooks.rulebook import Rulebook

EXPECTED = (
    "rodadas", "winner", "points", "value", "score", "turn", "legal", "can", "cannot", "next_dealer", "partida", "jogo",
    "overtime", "vira_visible", "refused", "article",
)  # fmt: skip
"""The answers that a truco case may state."""


class HandCard(msgspec.Struct, frozen=True):
    """A card of a hand as the case lists it; `covered` when it is to be played face down."""

    card: Card
    covered: bool = False


class TrucoCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A truco case as written."""

    game: str
    rulebooks: list[str]
    expect: dict[str, Any]
    title: str = ""
    note: str = ""
    dealer: int = 0
    score: tuple[int, int] = (0, 0)
    jogo: tuple[int, int] = (0, 0)
    vira: str | None = None
    hands: list[str] | None = None
    seats: int | None = None
    do: list[str] = []
    phase: str = "default"
    first_mao: str | None = None
    first_dealer: int | None = None
    overtime: bool = False
    options: dict[str, Any] = {}

    def seat_count(self) -> int:
        """How many sit at the table: as many as there are hands, four where none are named."""
        return len(self.hands) if self.hands else self.seats or 4


def read_case(path: Path) -> TrucoCase:
    """The case in this file, or a CaseError."""
    return case_of(path, read_table(path))


def case_of(path: Path, data: dict[str, Any]) -> TrucoCase:
    """The truco case that these keys make, or a CaseError."""
    name = str(path)
    game = data.get("game")
    if game != "truco":
        raise CaseError(name, "game", f"{game!r} is not judged here; known: 'truco', 'tranca', 'championship'" if game else "is missing")
    try:
        case = msgspec.convert(data, TrucoCase)
    except msgspec.ValidationError as error:
        raise CaseError(name, *located(str(error), "truco")) from None
    _check(name, case)
    return case


def _check(name: str, case: TrucoCase) -> None:
    if not case.rulebooks:
        raise CaseError(name, "rulebooks", "names no rulebook")
    if case.hands is not None and len(case.hands) not in (2, 4):
        raise CaseError(name, "hands", f"{len(case.hands)} hands: truco is for four, or for two")
    seats = case.seat_count()
    if case.seats not in (None, seats):
        raise CaseError(name, "seats", f"{case.seats} seats and {seats} hands")
    if seats not in (2, 4):
        raise CaseError(name, "seats", "truco is for four, or for two")
    for key, seat in (("dealer", case.dealer), ("first_dealer", case.first_dealer)):
        if seat is not None and not 0 <= seat < seats:
            raise CaseError(name, key, f"there is no seat {seat}: seats are 0 to {seats - 1}")
    if case.first_mao not in (None, "A", "B"):
        raise CaseError(name, "first_mao", "is 'A' or 'B'")
    if not case.expect:
        raise CaseError(name, "expect", "asks nothing")
    for key, value in case.expect.items():
        _check_expected(name, case, key, value)


def _check_expected(name: str, case: TrucoCase, key: str, value: object) -> None:
    if isinstance(value, dict):
        if key not in case.rulebooks:
            raise CaseError(name, f"expect.{key}", "is not one of the rulebooks of this case")
        unknown = [inner for inner in value if inner not in EXPECTED]
        if unknown:
            raise CaseError(name, f"expect.{key}.{unknown[0]}", f"is not an answer; known: {', '.join(EXPECTED)}")
    elif key not in EXPECTED:
        raise CaseError(name, f"expect.{key}", f"is not an answer; known: {', '.join(EXPECTED)}")


def rulebook_of(path: Path, case: TrucoCase, name: str) -> Rulebook:
    """The rulebook that the case names, with the options it agrees on; a house rule's file is looked for beside the case."""
    for option in case.options:
        keys = ", ".join(f"`{key}`" for key in championship_keys(option))
        if keys:
            reason = f"belongs to the championship ({keys}) and changes no mão: a case of game 'championship' asks about it"
            raise CaseError(str(path), f"options.{option}", reason)
    return named_rulebook(path, name, "truco", case.options)


def expected_of(case: TrucoCase, name: str) -> dict[str, Any]:
    """The answers for one rulebook: the common ones, and its own over them."""
    common = {key: value for key, value in case.expect.items() if not isinstance(value, dict)}
    own: dict[str, Any] = case.expect.get(name, {})
    return common | own


def hands_of(path: Path, case: TrucoCase, rulebook: Rulebook) -> tuple[tuple[HandCard, ...], ...] | None:
    """The hands as listed, each empty or of three cards of this rulebook's pack, no card twice; None if none are named."""
    if case.hands is None:
        return None
    pack = set(deck(rulebook.values))
    seen: dict[Card, str] = {}
    if case.vira is not None and rulebook.values.vira_dealt != "none":
        seen[_card(path, "vira", case.vira, pack, rulebook)] = "vira"
    hands = []
    for seat, text in enumerate(case.hands):
        key = f"hands[{seat}]"
        hand = tuple(HandCard(_card(path, key, word.removeprefix("x"), pack, rulebook), word.startswith("x")) for word in text.split())
        if len(hand) not in (0, 3):
            raise CaseError(str(path), key, f"{len(hand)} cards: a hand has three")
        for listed in hand:
            if listed.card in seen:
                raise CaseError(str(path), key, f"{listed.card} is twice in play: also in {seen[listed.card]}")
            seen[listed.card] = key
        hands.append(hand)
    return tuple(hands)


def _card(path: Path, key: str, text: str, pack: set[Card], rulebook: Rulebook) -> Card:
    try:
        card = parse_card(text)
    except BadCard as error:
        raise CaseError(str(path), key, str(error)) from None
    if card not in pack:
        raise CaseError(str(path), key, f"{text} is not in the pack of {rulebook.name}")
    return card


def vira_of(path: Path, case: TrucoCase, rulebook: Rulebook) -> Card | None:
    """The vira of the case; a rulebook without one ignores it."""
    if case.vira is None or rulebook.values.vira_dealt == "none":
        return None
    return _card(path, "vira", case.vira, set(deck(rulebook.values)), rulebook)
