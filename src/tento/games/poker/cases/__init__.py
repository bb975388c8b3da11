"""Questions to a poker rulebook: hands played and answered, and rulings of dealer and floor."""

from typing import Final

from tento.games.poker.cases.hand import HANDS
from tento.games.poker.cases.ruling import RULINGS
from tento.rulebooks.cases.judging import CaseReader

CASES: Final[dict[str, CaseReader]] = {HANDS.game: HANDS, "poker-ruling": RULINGS}
"""The readers of its case files, by what they write as their `game`."""
