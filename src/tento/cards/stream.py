"""Bytes that follow from a key and cannot be told without it: SHA-256 in counter mode. `docs/shuffle.md` is the letter."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import chain, count

KEY_SIZE = 32

# For a choice among n <= 256 one byte is drawn; from LIMIT[n] on it is drawn again, or low numbers would come more often.
LIMIT = (0, *(256 - 256 % n for n in range(1, 257)))


def tagged(tag: bytes, *parts: bytes) -> bytes:
    """The SHA-256 of the parts behind a tag, so that a hash made for one purpose never serves another."""
    return sha256(tag + b"\0" + b"".join(parts)).digest()


def byte_stream(tag: bytes, key: bytes) -> Iterator[int]:
    """Endless bytes: block i is the tagged hash of the key and i as eight bytes, the high byte first."""
    if len(key) != KEY_SIZE:
        raise ValueError(f"a key has {KEY_SIZE} bytes, not {len(key)}")
    prefix = tag + b"\0" + key
    return chain.from_iterable(sha256(prefix + counter.to_bytes(8, "big")).digest() for counter in count())


def below(source: Iterator[int], n: int) -> int:
    """A number from 0 to n - 1, each equally likely.

    As many bytes are read as n values need, the high byte first; a number from the last, incomplete run of n is read again.
    """
    if n < 1:
        raise ValueError(f"there is no number from 0 to {n - 1}")
    if n <= 256:
        while (byte := next(source)) >= LIMIT[n]:
            pass
        return byte % n
    width = ((n - 1).bit_length() + 7) // 8
    span = 1 << (8 * width)
    while (value := _number(source, width)) >= span - span % n:
        pass
    return value % n


def _number(source: Iterator[int], width: int) -> int:
    return int.from_bytes(bytes(next(source) for _ in range(width)), "big")
