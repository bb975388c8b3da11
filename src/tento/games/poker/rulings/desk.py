"""The rulings that poker brings: questions, answers and words in one value."""

from typing import Final

from tento.games.poker.rulings.description import questions
from tento.games.poker.rulings.ruling import answer
from tento.games.poker.texts.rulings import ANSWERS, VALUES
from tento.games.poker.texts.terms import TERMS
from tento.table.rulings import Rulings, RulingTexts

RULINGS: Final = Rulings(questions, answer, RulingTexts(ANSWERS, VALUES, TERMS))
