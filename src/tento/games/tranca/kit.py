"""All that tranca brings to the package."""

from importlib import import_module
from typing import Final

from tento.games.tranca import facts, notation
from tento.games.tranca.bots.registry import BOTS
from tento.games.tranca.bots.sensible import advise
from tento.games.tranca.bots.sensible.judging import standing, worth
from tento.games.tranca.cases.answers import CASES
from tento.games.tranca.lessons.rodadas import LESSONS
from tento.games.tranca.medals import MEDALS
from tento.games.tranca.partidas import partidas
from tento.games.tranca.refereeing import REFEREEING
from tento.games.tranca.rules import game
from tento.games.tranca.rules.scoring import Counts, counted
from tento.games.tranca.shown import SHOWS
from tento.games.tranca.simulation import SIMULATION
from tento.games.tranca.statistics import STATISTICS
from tento.games.tranca.story import story
from tento.games.tranca.texts.moves import say_move
from tento.games.tranca.texts.rules import RULE_WORDS
from tento.games.tranca.texts.table import REASONS, REFUSALS
from tento.games.tranca.values import VALUES
from tento.rulebooks.rulebook import Rulebook
from tento.table.analysis import Analysis
from tento.table.counting import Counting, CountLine
from tento.table.kit import Advice, GameKit, GameTexts, Notation
from tento.table.seats import in_pairs


def _lines(rulebook: Rulebook, counts: Counts) -> tuple[CountLine, ...]:
    """What a pair made in a rodada, from what was counted at the table."""
    found = counted(rulebook.values, counts)
    return tuple(CountLine(what, count, points, rulebook.cites(*rules)) for what, count, points, rules in found)


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
    medals=MEDALS,
    texts=GameTexts(REFUSALS, RULE_WORDS),
    sides=in_pairs,
    phases=lambda rulebook: tuple(dict.fromkeys(("default", *rulebook.values.partida_target))),
    simulation=SIMULATION,
    referee=REFEREEING,
    partidas=partidas,
    terminal=lambda: import_module("tento.games.tranca.terminal.table").TERMINAL,
    advice=Advice(advise, REASONS, quick=True),
    analysis=Analysis(
        player="sensible",
        unit="points",
        slip=15,
        blunder=60,
        worth=worth,
        scale="points",
        standing=standing,
        hand=lambda view: view.rodada.hand or () if view.rodada is not None else (),
        say=say_move,
    ),
    counting=Counting(Counts, _lines),
    shows=SHOWS,
    lessons=LESSONS,
    numbered=lambda: import_module("tento.games.tranca.numbered").NUMBERED,
)
