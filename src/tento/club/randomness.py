"""Where a server takes its secrets from: one object, made where the program is put together, so that tests can bring a seeded one."""

from secrets import token_bytes, token_urlsafe

from tento.cards.stream import KEY_SIZE

SEEDS_AT_ONCE = 64


class SystemRandomness:
    """Names and seeds from the operating system."""

    def __init__(self) -> None:
        self._seeds: list[bytes] = []

    def name(self) -> str:
        """A new name for a table or an event, which nobody can guess."""
        return token_urlsafe(9)

    def seed(self, purpose: str) -> bytes:  # noqa: ARG002 - what a seeded source tells the seeds apart by
        """A new secret seed. Seeds are read many at a time: each reading lets other threads go first."""
        if not self._seeds:
            block = token_bytes(KEY_SIZE * SEEDS_AT_ONCE)
            self._seeds = [block[place : place + KEY_SIZE] for place in range(0, len(block), KEY_SIZE)]
        return self._seeds.pop()
