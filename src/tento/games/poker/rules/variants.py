"""The games of poker that are played here: what is dealt, how much may be bet, and which hands win."""

from typing import Final, Literal

import msgspec

Betting = Literal["no-limit", "pot-limit", "limit"]
Low = Literal["eight", "razz"]


class Variant(msgspec.Struct, frozen=True):
    """One game. `hole` cards are held (stud: dealt one by one, of which the third to the sixth are up); Omaha uses exactly two of them.

    `high` and `low` say what wins: a pot of both is halved between them. `low` is eight or better, or the lowest of all (razz).
    """

    betting: Betting
    hole: int
    stud: bool = False
    high: bool = True
    low: Low | None = None

    @property
    def omaha(self) -> bool:
        """True where exactly two of the held cards count, with three of the board."""
        return not self.stud and self.hole == 4

    @property
    def halved(self) -> bool:
        """True where the high hand and the low hand share a pot."""
        return self.high and self.low is not None


VARIANTS: Final[dict[str, Variant]] = {
    "no-limit-holdem": Variant("no-limit", 2),
    "pot-limit-holdem": Variant("pot-limit", 2),
    "limit-holdem": Variant("limit", 2),
    "pot-limit-omaha": Variant("pot-limit", 4),
    "omaha-hilo": Variant("pot-limit", 4, low="eight"),
    "stud": Variant("limit", 7, stud=True),
    "stud-hilo": Variant("limit", 7, stud=True, low="eight"),
    "razz": Variant("limit", 7, stud=True, high=False, low="razz"),
}

ROTATIONS: Final[dict[str, tuple[str, ...]]] = {
    "horse": ("limit-holdem", "omaha-hilo", "razz", "stud", "stud-hilo"),
    "hose": ("limit-holdem", "omaha-hilo", "stud", "stud-hilo"),
    "holdem-omaha": ("pot-limit-holdem", "pot-limit-omaha"),
}
"""Several games one after the other. Where one of them is a limit game all are played with limits."""


def games_of(name: str) -> tuple[str, ...]:
    """The games that are played under this name, in their order."""
    return ROTATIONS.get(name, (name,))


def has_button(name: str) -> bool:
    """Whether any game played under this name has a dealer button: in stud games there is none, the up-cards say who begins."""
    return any(not VARIANTS[game].stud for game in games_of(name))


BOARD_STREETS: Final = ("preflop", "flop", "turn", "river")
STUD_STREETS: Final = ("third", "fourth", "fifth", "sixth", "seventh")


def streets_of(variant: Variant) -> tuple[str, ...]:
    """The betting rounds in their order."""
    return STUD_STREETS if variant.stud else BOARD_STREETS
