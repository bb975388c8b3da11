"""Cards that a live record must not tell: a card laid face down is sealed with the secret seed of its deal.

A seal says nothing to anyone before the seed is revealed, not even to a player who has seen the hand: unlike a place in the hand,
it is new for each line. Afterwards exactly one card of the hand fits it.
"""

import re
from collections.abc import Callable
from typing import Final

from tento.cards.card import Card
from tento.cards.stream import tagged
from tento.games.truco import notation
from tento.games.truco.rules import actions as do

SEAL: Final = b"tento/1/covered"
SIZE: Final = 6

_SEALED: Final = re.compile(rf"#[0-9a-f]{{{2 * SIZE}}}")

Sealer = Callable[[Card], str]


class BrokenSeal(ValueError):
    """No card of the hand fits the seal."""


def sealer(seed: bytes, line: int) -> Sealer:
    """How cards are sealed on this line of the record: `#` and the first 6 bytes of T(tag, seed ‖ u32(line) ‖ card)."""
    return lambda card: f"#{tagged(SEAL, seed, line.to_bytes(4, 'big'), card.encode())[:SIZE].hex()}"


def write(action: do.Action, seal: Sealer) -> str:
    """The action without what the table could not see. Covered cards of a throw come last, in the order of their seals."""
    if isinstance(action, do.Cover):
        return f"cover {seal(action.card)}"
    if isinstance(action, do.Throw):
        openly = [card for card in action.cards if card not in action.covered]
        return " ".join(["throw", *openly, *sorted(f"x{seal(card)}" for card in action.covered)])
    return "shuffle" if isinstance(action, do.Shuffle) else notation.write(action)


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
