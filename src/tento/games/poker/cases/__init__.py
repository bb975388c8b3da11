"""Questions to a poker rulebook: hands played and answered."""

from typing import Final

from tento.games.poker.cases.hand import HANDS

CASES: Final = {HANDS.game: HANDS}
"""The readers of its case files, by what they write as their `game`."""
