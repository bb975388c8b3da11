"""All that truco brings to the package."""

from importlib import import_module
from typing import Final

from tento.cards.card import Card
from tento.games.truco import facts, notation, talk
from tento.games.truco.bots.registry import BOT_SEATS, BOTS
from tento.games.truco.bots.sensible import advise
from tento.games.truco.bots.sensible.worth import standing, worth
from tento.games.truco.bots.styles import STYLES
from tento.games.truco.cases.answers import CASES
from tento.games.truco.learned import LEARNING
from tento.games.truco.lessons.maos import LESSONS
from tento.games.truco.medals import MEDALS
from tento.games.truco.partidas import partidas
from tento.games.truco.refereeing import REFEREEING
from tento.games.truco.rules import game
from tento.games.truco.rules.state import State
from tento.games.truco.rules.views import View
from tento.games.truco.shown import SHOWS
from tento.games.truco.simulation import SIMULATION
from tento.games.truco.statistics import STATISTICS
from tento.games.truco.story import story
from tento.games.truco.texts.advice import REASONS
from tento.games.truco.texts.moves import say_move
from tento.games.truco.texts.phrases import PHRASES
from tento.games.truco.texts.refusals import REFUSALS
from tento.games.truco.texts.rules import RULE_WORDS
from tento.games.truco.values import VALUES
from tento.rulebooks.rulebook import Rulebook
from tento.table import seals
from tento.table.analysis import Analysis
from tento.table.kit import Advice, GameKit, GameTexts, MatchClock, Notation, Signs
from tento.table.seats import in_pairs


def _hand(state: State, seat: int) -> tuple[Card, ...]:
    return state.mao.hands[seat] if state.mao is not None and seat < len(state.mao.hands) else ()


def _own_hand(view: View) -> tuple[Card, ...]:
    return view.mao.hand or () if view.mao is not None else ()


def _phases(rulebook: Rulebook) -> tuple[str, ...]:
    """How many partidas make a match and how long one lasts may differ by phase."""
    values = rulebook.values
    return tuple(dict.fromkeys(("default", *values.match_best_of, *values.partida_time_limit_min)))


def _warnings(rulebook: Rulebook) -> tuple[str, ...]:
    """Where cards are stolen and peeked at nobody shall sit down without knowing it."""
    return ("stealing",) if rulebook.values.stealing == "menu_action" else ()


def _just_won(state: State) -> bool:
    """A rodada is over and no card of the next one lies on the table."""
    return state.stage == "play" and state.mao is not None and bool(state.mao.rodadas) and not state.mao.laid


KIT: Final = GameKit(
    name="truco",
    game=game,
    values=VALUES,
    usual_rulebook="paulista-da-casa",
    seats=(4, 2),
    bots=BOTS,
    bot_seats=BOT_SEATS,
    notation=Notation(
        read=notation.read,
        write=notation.write,
        facts=facts.facts,
        words=facts.WORDS,
        hand=_hand,
        sealed=notation.write_sealed,
        hidden=seals.hide,
        unsealed=seals.unseal,
    ),
    story=story,
    cases={CASES.game: CASES},
    statistics=STATISTICS,
    medals=MEDALS,
    texts=GameTexts(REFUSALS, RULE_WORDS, PHRASES),
    sides=in_pairs,
    phases=_phases,
    simulation=SIMULATION,
    signs=Signs(talk.SIGNS, talk.dealt, talk.true_signs),
    talk=talk.allowed,
    advice=Advice(advise, REASONS),
    analysis=Analysis(
        player="sensible",
        unit="chance",
        slip=0.03,
        blunder=0.1,
        free=frozenset({"call_bluff", "cover", "dark"}),
        worth=worth,
        scale="chance",
        standing=standing,
        hand=_own_hand,
        say=say_move,
    ),
    bluff=talk.bluff,
    shows=SHOWS,
    handling=game.handling,
    clock=MatchClock(game.clock_limit, game.clock_shows),
    referee=REFEREEING,
    partidas=partidas,
    warnings=_warnings,
    just_won=_just_won,
    solving=lambda: import_module("tento.games.truco.solver.parts").parts,
    lessons=LESSONS,
    styles=STYLES,
    learning=LEARNING,
    terminal=lambda: import_module("tento.games.truco.terminal.table").TERMINAL,
    numbered=lambda: import_module("tento.games.truco.numbered").NUMBERED,
)
