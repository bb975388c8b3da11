"""What people read at a poker table."""

from typing import Final

from tento.games.poker.texts.refusals import REFUSALS
from tento.games.poker.texts.rules import RULE_WORDS
from tento.table.kit import GameTexts

TEXTS: Final = GameTexts(REFUSALS, RULE_WORDS)
