"""The number that somebody's face is drawn from: four bits for each part of it. How it is drawn is the client's business."""

from typing import Final

from tento.club.refusing import refuse
from tento.table.refusal import Refusal

FACES: Final = 2**28
"""So many numbers there are; each gives a face."""


def face_refusal(face: int) -> Refusal | None:
    """Why this is no face."""
    return None if 0 <= face < FACES else refuse("unknown_face")
