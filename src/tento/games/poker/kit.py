"""All that poker brings to the house."""

from importlib import import_module
from typing import Final

from tento.games.poker import facts, table_notation
from tento.games.poker.bots.registry import BOTS
from tento.games.poker.bots.sensible import advise
from tento.games.poker.bots.sensible.judging import standing, worth
from tento.games.poker.bots.styles import STYLES
from tento.games.poker.cases import CASES
from tento.games.poker.directed import DIRECTING
from tento.games.poker.lessons.hands import LESSONS
from tento.games.poker.medals import MEDALS
from tento.games.poker.phh.playing import tell_history
from tento.games.poker.phh.writing import write_hands
from tento.games.poker.rebuilding import rebuilt
from tento.games.poker.refereeing import REFEREEING
from tento.games.poker.rules import game
from tento.games.poker.shown import cards_shown
from tento.games.poker.simulation import SIMULATION
from tento.games.poker.statistics import STATISTICS
from tento.games.poker.story import story
from tento.games.poker.talk import bluff
from tento.games.poker.texts import TEXTS
from tento.games.poker.texts.advice import REASONS
from tento.games.poker.texts.moves import say_move
from tento.games.poker.values import VALUES
from tento.table.analysis import Analysis
from tento.table.kit import Advice, GameKit, Histories, MatchClock, Notation
from tento.table.leaves import by_events

KIT: Final = GameKit(
    name="poker",
    game=game,
    values=VALUES,
    usual_rulebook="cgp-2024",
    seats=(6, 2, 3, 4, 5, 7, 8, 9, 10),
    bots=BOTS,
    styles=STYLES,
    notation=Notation(table_notation.read, table_notation.write, facts.facts, facts.WORDS, rebuilt=rebuilt),
    story=story,
    cases=CASES,
    statistics=STATISTICS,
    medals=MEDALS,
    texts=TEXTS,
    simulation=SIMULATION,
    directing=DIRECTING,
    bluff=bluff,
    opens=cards_shown,
    shows=by_events(cards_shown),
    advice=Advice(advise, REASONS),
    analysis=Analysis(
        player="sensible",
        unit="blinds",
        slip=1,
        blunder=5,
        free=frozenset({"bluff"}),
        worth=worth,
        scale="chips",
        standing=standing,
        hand=lambda view: view.hand or (),
        say=say_move,
    ),
    clock=MatchClock(game.clock_limit, game.clock_shows),
    turn_clock=True,
    referee=REFEREEING,
    terminal=lambda: import_module("tento.games.poker.terminal.table").TERMINAL,
    histories={"phh": Histories(tell_history, write_hands), "phhs": Histories(tell_history)},
    reveals=("referee", "never"),
    rulings=lambda: import_module("tento.games.poker.rulings.desk").RULINGS,
    lessons=LESSONS,
    numbered=lambda: import_module("tento.games.poker.numbered").NUMBERED,
)
