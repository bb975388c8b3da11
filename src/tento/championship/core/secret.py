"""The secrets of an event: 32 random bytes of its organiser, from which the seed of every draw follows, and the key of its CPFs.

One secret serves all draws: a reader of one seed learns nothing of the others. Neither secret stands in the log.
"""

from typing import Final, NamedTuple

from tento.cards.stream import tagged
from tento.championship.core.draw import commitment_of

SEED: Final = b"tento/1/event-seed"
MOST_ANNOUNCED: Final = 100
"""So often one draw may be announced anew."""


class EventSecrets(NamedTuple):
    """What lies beside the log of an event: the secret of its draws, and the key under which it marks CPFs.

    All editions of an event share the key, so that a suspension finds its person again; no two share the secret, so that no seed comes
    twice. An event from before has its secret for a key.
    """

    draws: bytes
    cpf: bytes


def seed_of(secret: bytes, name: str, announced: int) -> bytes:
    """The seed of the draw of this name that was announced for the so-many-th time, from 0."""
    return tagged(SEED, secret, announced.to_bytes(2, "big"), name.encode())


def announced_before(secret: bytes, name: str, commitment: str | None) -> int | None:
    """Which announcement this commitment was, if it comes from this secret; None for a stranger's, or where nothing was announced."""
    seeds = (seed_of(secret, name, time) for time in range(MOST_ANNOUNCED))
    return next((time for time, seed in enumerate(seeds) if commitment_of(seed) == commitment), None) if commitment else None
