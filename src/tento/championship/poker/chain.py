"""The chance of a tournament's seats: a chain of links, each the SHA-256 of the next, committed to by its end and revealed one a draw.

Whoever knows the links revealed so far cannot tell the next one, and the organiser cannot change it. `docs/championship.md` is the letter.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from rpds import HashTrieSet

from tento.cards.deal import BadNumber, parse_number
from tento.cards.stream import tagged
from tento.championship.core.draw import MOST_NUMBERS, FalseDraw, commitment_of

SEAT_DRAW = b"tento/1/seat-draw"
SEAT_LIST = b"tento/1/seat-list"
Kind = Literal["start", "late", "balance", "day", "final"]


class Chain(msgspec.Struct, frozen=True, kw_only=True):
    """A chain as far as it was revealed: the last link (at first the commitment), and how many draws it has made.

    `listed` is the list that was announced with it for the first seats, `fixed` are the seats that it keeps for special needs.
    `numbers` came with its first draw and serve in all later ones.
    `known` are the commitments and links of the tournament that everybody knows: none of them can be a new commitment.
    """

    commitment: str
    source: str
    listed: tuple[str, ...]
    last: str
    fixed: dict[str, str] = {}
    made: int = 0
    numbers: tuple[str, ...] = ()
    known: "HashTrieSet[str]" = HashTrieSet()


def links(secret: bytes, draws: int) -> tuple[str, ...]:
    """The commitment, then the link of each draw. The last link is the secret, of 32 random bytes."""
    found = [secret.hex()]
    for _ in range(draws):
        found.append(commitment_of(bytes.fromhex(found[-1])))
    return tuple(reversed(found))


def is_link(text: str) -> bool:
    """Whether this can be a link, or the commitment to one: 32 bytes in lower-case hex."""
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def leads_to(link: str, published: str, draws: int) -> bool:
    """Whether a link hashes to what was published so many draws before it."""
    for _ in range(draws):
        link = commitment_of(bytes.fromhex(link))
    return link == published


def list_of(listed: Sequence[str], free: Sequence[str], fixed: Mapping[str, str] | None = None) -> bytes:
    """The hash of the numbered players, the numbered free seats and the seats that are kept: whoever changes one changes the draw."""
    kept = [text for who in listed if fixed and who in fixed for text in (who, fixed[who])]
    texts = [text.encode() for text in (*listed, *free, *kept)]
    return tagged(SEAT_LIST, _u64(len(listed)), *(_u64(len(text)) + text for text in texts))


def _u64(number: int) -> bytes:
    return number.to_bytes(8, "big")


def key_of(number: int, kind: Kind, link: str, lists: bytes, numbers: Sequence[str]) -> bytes | FalseDraw:
    """The key of one draw, from its link, its lists, its label and the numbers; all that is drawn follows from it."""
    if not is_link(link):
        return FalseDraw("seed")
    try:
        added = [bytes.fromhex(parse_number(number)) for number in numbers]
    except BadNumber:
        return FalseDraw("number")
    if len(added) > MOST_NUMBERS:
        return FalseDraw("number")
    parts = [f"{number} {kind}".encode(), *added]
    return tagged(SEAT_DRAW, bytes.fromhex(link), lists, *(bytes([len(part)]) + part for part in parts))
