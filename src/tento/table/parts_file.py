"""Several parts of something in one file, each found by its name without reading the others."""

from collections.abc import Mapping
from typing import Final

import msgspec

MARK: Final = b"tento parts 1\n"
_LENGTH: Final = 4


def joined(parts: Mapping[str, bytes]) -> bytes:
    """The parts in one piece: a mark, where each of them lies, and the parts one after the other."""
    places, at = dict[str, tuple[int, int]](), 0
    for name, part in parts.items():
        places[name] = at, at + len(part)
        at += len(part)
    head = msgspec.json.encode(places)
    return MARK + len(head).to_bytes(_LENGTH, "big") + head + b"".join(parts.values())


def parted(whole: bytes) -> dict[str, memoryview]:
    """The parts by their names; ValueError if this is no such file."""
    if not whole.startswith(MARK):
        raise ValueError("this is no file of parts")
    start = len(MARK) + _LENGTH
    size = int.from_bytes(whole[len(MARK) : start], "big")
    places = msgspec.json.decode(whole[start : start + size], type=dict[str, tuple[int, int]])
    body = memoryview(whole)[start + size :]
    return {name: body[begin:end] for name, (begin, end) in places.items()}
