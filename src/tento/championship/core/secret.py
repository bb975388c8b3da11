"""The secret of an event: 32 random bytes of its organiser, from which the seed of every draw follows.

One secret serves all draws: whoever learns the seed of one learns nothing of the others. It never stands in the log.
"""

from typing import Final

from tento.cards.stream import tagged
from tento.championship.core.draw import commitment_of

SEED: Final = b"tento/1/event-seed"
MOST_ANNOUNCED: Final = 100
"""So often one draw may be announced anew."""


def seed_of(secret: bytes, name: str, announced: int) -> bytes:
    """The seed of the draw of this name that was announced for the so-many-th time, from 0."""
    return tagged(SEED, secret, announced.to_bytes(2, "big"), name.encode())


def announced_before(secret: bytes, name: str, commitment: str | None) -> int | None:
    """Which announcement this commitment was, if it comes from this secret; None for a stranger's, or where nothing was announced."""
    seeds = (seed_of(secret, name, time) for time in range(MOST_ANNOUNCED))
    return next((time for time, seed in enumerate(seeds) if commitment_of(seed) == commitment), None) if commitment else None
