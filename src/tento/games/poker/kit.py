"""All that poker brings to the house."""

from importlib import import_module
from typing import Final

from tento.games.poker import facts, table_notation
from tento.games.poker.bots.registry import BOTS
from tento.games.poker.cases import CASES
from tento.games.poker.directed import DIRECTING
from tento.games.poker.phh.playing import tell_history
from tento.games.poker.phh.writing import write_hands
from tento.games.poker.rebuilding import rebuilt
from tento.games.poker.rules import game
from tento.games.poker.simulation import SIMULATION
from tento.games.poker.statistics import STATISTICS
from tento.games.poker.story import story
from tento.games.poker.talk import bluff
from tento.games.poker.texts import TEXTS
from tento.games.poker.values import VALUES
from tento.table.kit import GameKit, Histories, MatchClock, Notation

KIT: Final = GameKit(
    name="poker",
    game=game,
    values=VALUES,
    usual_rulebook="cgp-2024",
    seats=(6, 2, 3, 4, 5, 7, 8, 9, 10),
    bots=BOTS,
    notation=Notation(table_notation.read, table_notation.write, facts.facts, facts.WORDS, rebuilt=rebuilt),
    story=story,
    cases=CASES,
    statistics=STATISTICS,
    texts=TEXTS,
    simulation=SIMULATION,
    directing=DIRECTING,
    bluff=bluff,
    clock=MatchClock(game.clock_limit, game.clock_shows),
    terminal=lambda: import_module("tento.games.poker.terminal.table").TERMINAL,
    histories={"phh": Histories(tell_history, write_hands)},
    reveals=("referee", "never", "deal"),
    rulings=lambda: import_module("tento.games.poker.rulings.desk").RULINGS,
)
