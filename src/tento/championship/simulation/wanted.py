"""What may be asked of a simulation, of whatever kind."""

from typing import Any

import msgspec

from tento.championship.simulation.pairs.director import Played, random_partidas
from tento.championship.simulation.poker.played import TablesOf
from tento.rulebooks.rulebook import Rulebook


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """How many enter under which rulebook, with which luck and how much trouble; how many tables there are, and how a match is played.

    Without `tables_of` the hands of a poker tournament are not played: who goes out is drawn.
    """

    rulebook: Rulebook
    entries: int
    seed: int = 1
    title: str = "simulation"
    trouble: int = 0
    tables: int = 1
    options: dict[str, Any] = {}
    played: Played = random_partidas
    tables_of: TablesOf | None = None
