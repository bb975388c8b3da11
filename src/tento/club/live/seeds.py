"""Fresh seeds for deals."""

from collections.abc import Iterator
from secrets import token_bytes

from tento.cards.stream import KEY_SIZE

AT_ONCE = 64


def fresh_seeds() -> Iterator[bytes]:
    """Secret random seeds without end, read from the system many at a time: each reading lets other threads go first."""
    while True:
        block = token_bytes(KEY_SIZE * AT_ONCE)
        for place in range(0, len(block), KEY_SIZE):
            yield block[place : place + KEY_SIZE]
