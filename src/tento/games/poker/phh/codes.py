"""What PHH calls our games."""

from typing import Final, NamedTuple


class Coded(NamedTuple):
    """A game of ours, and whether it is played with limits."""

    variant: str
    limit: bool


CODES: Final[dict[str, Coded]] = {
    "NT": Coded("no-limit-holdem", False),
    "PT": Coded("pot-limit-holdem", False),
    "FT": Coded("limit-holdem", True),
    "PO": Coded("pot-limit-omaha", False),
    "PO/8": Coded("omaha-hilo", False),
    "FO/8": Coded("omaha-hilo", True),
    "F7S": Coded("stud", True),
    "F7S/8": Coded("stud-hilo", True),
    "FR": Coded("razz", True),
}


CHIP: Final = "_smallest_chip"
"""Our own field: the smallest chip in play, in which odd chips are divided; 1 where a file does not say."""


def code_of(variant: str, limit: bool) -> str | None:
    """The code of a game; None for one that PHH has no word for."""
    return next((code for code, one in CODES.items() if one == Coded(variant, limit)), None)


class BadHistory(ValueError):
    """The text is no hand that can be played again here; the message says why."""
