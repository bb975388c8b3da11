"""A hash tree: one root speaks for all leaves, and each leaf can be shown to belong to it without showing another."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

SIZE: Final = 32
"""The bytes of a node."""


def leaf(salt: bytes, place: int, card: str) -> bytes:
    """The leaf of one place. The salt keeps anyone from trying all cards against it."""
    return sha256(b"\x00" + salt + place.to_bytes(2, "big") + card.encode("ascii")).digest()


def levels(leaves: Sequence[bytes]) -> list[list[bytes]]:
    """Every level of the tree, the leaves first and the root alone last. An odd node goes up as it is."""
    level = list(leaves)
    tree = [level]
    while len(level) > 1:
        above = [_node(level[i], level[i + 1]) for i in range(0, len(level) - 1, 2)]
        if len(level) % 2:
            above.append(level[-1])
        tree.append(above)
        level = above
    return tree


def path(tree: Sequence[bytes], place: int) -> list[bytes]:
    """The neighbours that lead from the leaf of a place up to the root, in a tree whose levels are each in one piece."""
    neighbours = []
    for level in tree[:-1]:
        at = SIZE * (place ^ 1)
        if at < len(level):
            neighbours.append(level[at : at + SIZE])
        place //= 2
    return neighbours


def climb(hashed: bytes, place: int, size: int, neighbours: Sequence[bytes]) -> bytes | None:
    """The root that a leaf and its path lead to; None if a path from this place of so many has another length."""
    rest = list(reversed(neighbours))
    while size > 1:
        if place ^ 1 < size:
            if not rest:
                return None
            other = rest.pop()
            hashed = _node(other, hashed) if place % 2 else _node(hashed, other)
        place //= 2
        size = (size + 1) // 2
    return None if rest else hashed


def _node(left: bytes, right: bytes) -> bytes:
    return sha256(b"\x01" + left + right).digest()
