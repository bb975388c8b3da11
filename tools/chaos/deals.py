"""The deal redone from the words of docs/shuffle.md alone, by nobody's code but this."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

SUITS = "cdhs"
DECKS = {
    size: [rank + suit for rank in ranks for suit in SUITS] * packs
    for size, ranks, packs in ((40, "4567QJKA23", 1), (24, "QJKA23", 1), (52, "A23456789TJQK", 1), (104, "A23456789TJQK", 2))
}
SALT_BYTES = 16


def tagged(tag: str, data: bytes) -> bytes:
    """`T(tag, x)`."""
    return sha256(tag.encode() + b"\0" + data).digest()


def _stream(tag: str, key: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from tagged(tag, key + block.to_bytes(8, "big"))
        block += 1


def _below(stream: Iterator[int], n: int) -> int:
    width = 1
    while 256**width < n:
        width += 1
    limit = 256**width - 256**width % n
    while True:
        number = int.from_bytes(bytes(next(stream) for _ in range(width)), "big")
        if number < limit:
            return number % n


def permutation(tag: str, key: bytes, size: int) -> list[int]:
    """What comes to place `i` is taken from place `P[i]`."""
    order, stream = list(range(size)), _stream(tag, key)
    for i in range(size - 1, 0, -1):
        j = _below(stream, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def house_order(seed: bytes, size: int) -> list[str]:
    """The card at each of the house's places."""
    return [DECKS[size][card] for card in permutation("tento/1/house", seed, size)]


def leaf(salt: bytes, place: int, card: str) -> bytes:
    """The lowest level of the tree."""
    return sha256(b"\0" + salt + place.to_bytes(2, "big") + card.encode()).digest()


def root(seed: bytes, order: Sequence[str]) -> str:
    """The hash that speaks for the card at every place."""
    salts = (tagged("tento/1/salt", seed + place.to_bytes(2, "big"))[:SALT_BYTES] for place in range(len(order)))
    level = [leaf(salt, place, card) for place, (salt, card) in enumerate(zip(salts, order, strict=True))]
    while len(level) > 1:
        pairs = [sha256(b"\1" + level[i] + level[i + 1]).digest() for i in range(0, len(level) - 1, 2)]
        level = pairs + level[len(level) - len(level) % 2 :]
    return level[0].hex()


def public_places(numbers: Sequence[str | None], size: int) -> list[int]:
    """`Q`: which of the house's places each place of the pack is taken from."""
    said = [bytes.fromhex(number or "") for number in numbers]
    key = tagged("tento/1/numbers", bytes([len(said)]) + b"".join(bytes([len(number)]) + number for number in said))
    return permutation("tento/1/public", key, size)


def redone(seed: bytes, told: str, numbers: Sequence[str | None]) -> list[str] | None:
    """The pack before it is cut; None if no deck laid by this seed has the root that was told."""
    for size in DECKS:
        order = house_order(seed, size)
        if root(seed, order) == told:
            return [order[place] for place in public_places(numbers, size)]
    return None


def cut(pack: list[str], at: int) -> list[str]:
    """The top cards go to the bottom."""
    return pack[at:] + pack[:at]


def opens(opening: dict[str, Any], told: str, size: int) -> bool:
    """Whether the opening of one card leads to the root."""
    index, width, path = opening["place"], size, [bytes.fromhex(one) for one in opening["path"]]
    salt = bytes.fromhex(opening["salt"])
    if len(salt) != SALT_BYTES or not 0 <= index < size or opening["card"] not in DECKS[size]:
        return False
    node = leaf(salt, index, opening["card"])
    while width > 1:
        if index ^ 1 < width:
            if not path:
                return False
            beside = path.pop(0)
            node = sha256(b"\1" + (beside + node if index % 2 else node + beside)).digest()
        index, width = index // 2, (width + 1) // 2
    return not path and node.hex() == told
