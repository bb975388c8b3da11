"""When the seeds of deals become known: one word for each agreement, at every table and in every record."""

from typing import Final, Literal

Reveal = Literal["deal", "partida", "referee", "never"]
"""After each deal, after each partida, to the referee alone once the match is over, or to nobody."""

OLD_WORDS: Final[dict[str, Reveal]] = {"hand": "deal", "mao": "deal"}
"""What logs and records of before say for it: they are read as long as there are such."""
