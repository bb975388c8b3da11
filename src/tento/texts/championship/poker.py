"""Why a poker tournament says no: a sentence for every refusal code of its own, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.championship import poker_chips, poker_desk, poker_entering, poker_prizes, poker_running, poker_seating
from tento.texts.language import Text3

TOPICS: Final = (
    poker_entering.REFUSALS,
    poker_desk.REFUSALS,
    poker_seating.REFUSALS,
    poker_running.REFUSALS,
    poker_chips.REFUSALS,
    poker_prizes.REFUSALS,
)

REFUSALS: Final[dict[str, Text3]] = {code: sentence for topic in TOPICS for code, sentence in topic.items()}
