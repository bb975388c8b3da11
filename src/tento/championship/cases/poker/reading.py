"""How poker questions are read and answered: keys checked against a struct, money in reais at the edge and in centavos inside."""

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal, InvalidOperation
from typing import Any, Final, TypeVar

import msgspec

from tento.rulebooks.cases.asked import LARGEST, read_asked
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.loader import overlay
from tento.rulebooks.reading import RulebookError
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

T = TypeVar("T", bound=msgspec.Struct)

Reais = int | float

COUNTS: Final = ("entries", "people", "players", "size", "hands", "served", "misdeals", "freed", "left")
"""Keys that count people, seats or hands."""
MOST: Final = 100_000
SEATS: Final = 100
"""Players of one table."""
PLACE: Final = re.compile("[0-9]{1,6}")


def read(struct: type[T], case: Mapping[str, Any]) -> T:
    """The keys of a case as this struct has them; BadKey for one that is unknown, missing, of another kind or beyond all measure."""
    return read_asked(struct, case, lambda key: SEATS if key == "size" else MOST if key in COUNTS else LARGEST)


def changed(rulebook: Rulebook, **values: Any) -> Rulebook:
    """The rulebook with the values that the case names in its own words; None leaves one as it is."""
    try:
        return overlay(rulebook, {key: value for key, value in values.items() if value is not None})
    except RulebookError as error:
        raise BadKey(error.key, f"{error.reason}; write {error.allowed}" if error.allowed else error.reason) from None


def centavos(key: str, amount: Reais) -> int:
    """An amount in reais as whole centavos."""
    try:
        found = Decimal(str(amount)) * 100
        if found == found.to_integral_value():
            return int(found)
    except InvalidOperation:
        pass
    raise BadKey(key, f"{amount} is not an amount in reais and centavos")


def reais(amount: int) -> Decimal:
    """Centavos as reais, for an answer."""
    return Decimal(amount).scaleb(-2)


def in_centavos(key: str, amounts: Mapping[str, Reais]) -> dict[str, int]:
    """A table of amounts in reais as whole centavos."""
    return {name: centavos(f"{key}.{name}", amount) for name, amount in amounts.items()}


def in_reais(amounts: Mapping[str, int]) -> dict[str, Decimal]:
    """A table of centavos as reais."""
    return {name: reais(amount) for name, amount in amounts.items()}


def verdict(refusal: Refusal | None) -> dict[str, Any]:
    """The answers that every verification gives."""
    if refusal is None:
        return {"accepted": True, "refused": "none"}
    return {"accepted": False, "refused": refusal.code, "article": list(refusal.articles)}


def cites(rulebook: Rulebook, *rules: str) -> list[str]:
    """The citations of these rules, each once."""
    return list(rulebook.cites(*rules))


class ByPlace(dict[str, Any]):
    """Prizes by place. A case may ask for one place (`12`) or for a range whose places take the same (`10-13`)."""

    def __init__(self, prizes: Sequence[int]) -> None:
        super().__init__()
        first = 1
        for place, prize in enumerate(prizes, 1):
            if place == len(prizes) or prizes[place] != prize:
                self[str(first) if first == place else f"{first}-{place}"] = reais(prize)
                first = place + 1
        self._prizes = tuple(prizes)

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self._asked(key) is not None

    def __getitem__(self, key: str) -> Decimal:
        prize = self._asked(key)
        if prize is None:
            raise KeyError(key)
        return reais(prize)

    def _asked(self, key: str) -> int | None:
        """The prize of the places asked for; None if they differ. A place that is not paid takes nothing."""
        low, _, high = key.partition("-")
        if not PLACE.fullmatch(low) or (high and not PLACE.fullmatch(high)):
            return None
        first, last = int(low), int(high or low)
        found = {self._prizes[place - 1] if place <= len(self._prizes) else 0 for place in range(first, min(last, first + 9999) + 1)}
        return found.pop() if first >= 1 and len(found) == 1 else None
