"""Which lines of a poker tournament's diary go on paper, and which of those are told in a terminal too."""

from collections.abc import Iterable
from typing import Final

from tento.championship.core.telling import Note

PAID: Final = ("paid-cash", "paid-debit", "paid-credit", "paid-transfer", "paid-seat")
"""The receipts tell these."""
ELSEWHERE: Final = frozenset({"opened", "players-entered", "seats-announced", "went-out", "hand-dealt", "blinds-told", *PAID})
"""What the lists of entries, draws and places tell by themselves, and what only the next move of a player goes by."""
QUIET: Final = ELSEWHERE | {"moved", "table-broken", "alternates", "alternate-seated", "champion"}
"""What a terminal leaves out besides: the seats and the places tell it."""


def on_paper(notes: Iterable[Note]) -> list[Note]:
    """The diary as it is printed."""
    return [note for note in notes if note.what not in ELSEWHERE]
