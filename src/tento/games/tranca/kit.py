"""All that tranca brings to the package."""

from importlib import import_module
from typing import Final

from tento.games.tranca import facts, notation
from tento.games.tranca.bots.registry import BOTS
from tento.games.tranca.bots.sensible import advise
from tento.games.tranca.cases.answers import CASES
from tento.games.tranca.rules import game
from tento.games.tranca.simulation import SIMULATION
from tento.games.tranca.statistics import STATISTICS
from tento.games.tranca.story import story
from tento.games.tranca.texts.rules import RULE_WORDS
from tento.games.tranca.texts.table import REASONS, REFUSALS
from tento.games.tranca.values import VALUES
from tento.table.kit import Advice, GameKit, GameTexts, Notation
from tento.table.seats import in_pairs

KIT: Final = GameKit(
    name="tranca",
    game=game,
    values=VALUES,
    usual_rulebook="afia-2025",
    seats=(4,),
    bots=BOTS,
    notation=Notation(notation.read, notation.write, facts.facts, facts.WORDS),
    story=story,
    cases={CASES.game: CASES},
    statistics=STATISTICS,
    texts=GameTexts(REFUSALS, RULE_WORDS),
    sides=in_pairs,
    phases=lambda rulebook: tuple(dict.fromkeys(("default", *rulebook.values.partida_target))),
    simulation=SIMULATION,
    terminal=lambda: import_module("tento.games.tranca.terminal.table").TERMINAL,
    advice=Advice(advise, REASONS),
)
