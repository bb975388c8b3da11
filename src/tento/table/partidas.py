"""The partidas of a match that was played, as a score sheet has them."""

from typing import NamedTuple


class Partida(NamedTuple):
    """The points of both sides, whether the clock ended it, and what its sheet then asks for: overtimes, and who won the first mão."""

    points: tuple[int, int]
    on_time: bool = False
    overtimes: int = 0
    first_mao: int | None = None
