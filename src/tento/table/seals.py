"""Cards that a live record must not tell: a card laid face down is sealed with the secret seed of its deal.

A seal says nothing to anyone before the seed is revealed, not even to a player who has seen the hand: unlike a place in the hand,
it is new for each line. Afterwards exactly one card of the hand fits it.
"""

import re
from collections.abc import Callable
from typing import Final

from tento.cards.card import Card
from tento.cards.stream import tagged

SEAL: Final = b"tento/1/covered"
SIZE: Final = 6

_SEALED: Final = re.compile(rf"#[0-9a-f]{{{2 * SIZE}}}")

Sealer = Callable[[Card], str]


class BrokenSeal(ValueError):
    """No card of the hand fits the seal."""


def sealer(seed: bytes, line: int) -> Sealer:
    """How cards are sealed on this line of the record: `#` and the first 6 bytes of T(tag, seed ‖ u32(line) ‖ card)."""
    return lambda card: f"#{tagged(SEAL, seed, line.to_bytes(4, 'big'), card.encode())[:SIZE].hex()}"


def hide(text: str) -> str:
    """The text with the same card in the place of each seal: enough to see whether it names an action."""
    return _SEALED.sub("4c", text)


def unseal(text: str, hand: tuple[Card, ...], seal: Sealer) -> str:
    """The text with the cards of the hand that fit its seals."""
    cards = {seal(card): card for card in hand}

    def open_one(found: re.Match[str]) -> str:
        if found[0] not in cards:
            raise BrokenSeal(found[0])
        return cards[found[0]]

    return _SEALED.sub(open_one, text)
