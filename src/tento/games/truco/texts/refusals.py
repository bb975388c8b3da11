"""Why a truco table says no: every sentence of the game."""

from typing import Final

from tento.games.truco.texts import dealing, playing, raising, referee
from tento.texts.language import Text3

TOPICS: Final = (dealing.REFUSALS, playing.REFUSALS, raising.REFUSALS, referee.REFUSALS)

REFUSALS: Final[dict[str, tuple[Text3, ...]]] = {code: sentences for topic in TOPICS for code, sentences in topic.items()}
