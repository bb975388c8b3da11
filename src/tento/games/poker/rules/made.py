"""What an open hand is, for those who tell it: its category and ranks, not its words."""

from collections.abc import Sequence
from typing import Final, Literal, get_args

import msgspec

from tento.cards.card import Card
from tento.games.poker.rules.hands import RANKS, best
from tento.games.poker.rules.variants import Variant

Category = Literal["high_card", "pair", "two_pair", "trips", "straight", "flush", "full_house", "quads", "straight_flush"]
_CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)
_LETTERS: Final = f"A{RANKS}"


class MadeView(msgspec.Struct, frozen=True, gc=False):
    """The best five cards. `ranks` are those of the high hand, what decides first: `KA98` is a pair of kings. `low` are those of a low."""

    high: Category | None
    ranks: str
    low: str | None


def made(variant: Variant, held: Sequence[Card], board: Sequence[Card]) -> MadeView | None:
    """What these cards make; None while there are fewer than five to play."""
    if len(held) + len(board) < 5 or (variant.omaha and len(board) < 3):
        return None
    high = best(variant, "high", held, board) if variant.high else None
    low = best(variant, "low", held, board) if variant.low is not None else None
    return MadeView(
        None if high is None else _CATEGORIES[high[0]],
        "" if high is None else _letters(high[1:]),
        None if low is None else _letters(low[1:]),
    )


def _letters(ranks: Sequence[int]) -> str:
    """Ranks as they are written; an ace is 1 or 14."""
    return "".join([_LETTERS[rank - 1] for rank in ranks])
