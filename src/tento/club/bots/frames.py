"""What goes between a server and the processes in which its bots think: pieces with their length before them."""

import struct
from typing import IO, Final

LENGTH: Final = struct.Struct(">I")
LARGEST: Final = 4 * 1024 * 1024
"""The longest question, with the text of its rulebook; anything longer is a fault."""


def framed(piece: bytes) -> bytes:
    """The piece with its length before it."""
    return LENGTH.pack(len(piece)) + piece


def read_frame(source: IO[bytes]) -> bytes | None:
    """The next piece; None if there is none any more."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    piece = source.read(LENGTH.unpack(head)[0])
    return piece if len(piece) == LENGTH.unpack(head)[0] else None
