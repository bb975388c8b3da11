"""What people call a hand: `two pair`, `a low of 8-6-4-2-A`. For stories and screens; the rules compare values."""

from collections.abc import Sequence
from typing import Final

from tento.cards.card import Card
from tento.games.poker.rules.hands import Value, best
from tento.games.poker.rules.variants import VARIANTS
from tento.games.poker.texts.story import LOW, MADE
from tento.texts.language import Lang, pick

_LOW_RANKS: Final = "-A23456789TJQK"


def described(variant: str, held: Sequence[Card], board: Sequence[Card], lang: Lang) -> str:
    """The hand in words, high and low; nothing while there are fewer than five cards to play."""
    rules = VARIANTS[variant]
    if len(held) + len(board) < 5 or (rules.omaha and len(board) < 3):
        return ""
    found: list[str] = []
    if rules.high:
        value = best(rules, "high", held, board)
        found += [] if value is None else [pick(MADE[value[0]], lang)]
    if rules.low is not None:
        low = best(rules, "low", held, board)
        found += [] if low is None else [pick(LOW, lang).format(ranks=_ranks(low))]
    return ", ".join(found)


def _ranks(value: Value) -> str:
    return "-".join(_LOW_RANKS[rank].replace("T", "10") for rank in value[1:])
