"""What each game brings to its rulebooks. A new game joins by its line in `GAMES`."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from tento.games.tranca.values import TrancaRules
from tento.games.tranca.values import impossible as impossible_tranca
from tento.games.truco.names import own_names
from tento.games.truco.spelling import own_spelling
from tento.games.truco.values import TrucoRules, impossible
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.championship.poker import impossible as impossible_poker
from tento.rulebooks.rulebook import Rulebook
from tento.rulebooks.written_tables import WrittenTables


class Rules(NamedTuple):
    """What a game brings: the struct of its values, and the function that finds values which contradict each other.

    A game that people discuss under other names than its struct's also brings what turns them into its own, in a file and in what
    is agreed on, and what reads the looser spellings of an agreement.
    """

    struct: type[msgspec.Struct]
    impossible: Callable[[Any], list[tuple[str, str]]]
    own_names: Callable[[WrittenTables, Rulebook | None], WrittenTables] = lambda tables, _base: tables
    own_spelling: Callable[[Mapping[str, Any]], Mapping[str, Any]] = lambda values: values


GAMES: Final[dict[str, Rules]] = {
    "truco": Rules(TrucoRules, impossible, own_names, own_spelling),
    "tranca": Rules(TrancaRules, impossible_tranca),
    "poker": Rules(PokerTournamentRules, impossible_poker),
}
