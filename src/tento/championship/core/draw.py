"""The draw that can be checked: a published, numbered list, a committed seed, other people's numbers, one run.

The order follows from the seed and the numbers by the same written shuffle as a deal (`docs/shuffle.md`). Anyone can redo it.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, Literal

import msgspec

from tento.cards.deal import BadNumber, Number, order, parse_number

MOST_NUMBERS: Final = 255


class FalseDraw(msgspec.Struct, frozen=True):
    """Why a draw is not the one that was announced."""

    why: Literal["seed", "commitment", "number", "list", "order", "places", "label", "free"]


def commitment_of(seed: bytes) -> str:
    """What is published of the secret seed."""
    return sha256(seed).hexdigest()


def drawn_order(listed: Sequence[str], commitment: str, seed: str, numbers: Sequence[str]) -> tuple[str, ...] | FalseDraw:
    """The list in the order that seed and numbers give, or why they may not be used."""
    try:
        secret = bytes.fromhex(seed)
        added: list[Number | None] = [parse_number(number) for number in numbers]
    except BadNumber:
        return FalseDraw("number")
    except ValueError:
        return FalseDraw("seed")
    if len(secret) != 32 or len(added) > MOST_NUMBERS:
        return FalseDraw("seed" if len(secret) != 32 else "number")
    if commitment_of(secret) != commitment:
        return FalseDraw("commitment")
    if len(set(listed)) != len(listed):
        return FalseDraw("list")
    return order(secret, added, tuple(listed))
