"""All that truco brings to the package."""

from importlib import import_module
from typing import Final

from tento.cards.card import Card
from tento.games.truco import facts, notation, talk
from tento.games.truco.bots.registry import BOTS
from tento.games.truco.bots.sensible import advise
from tento.games.truco.cases.answers import CASES
from tento.games.truco.rules import game
from tento.games.truco.rules.state import State
from tento.games.truco.simulation import SIMULATION
from tento.games.truco.statistics import STATISTICS
from tento.games.truco.story import story
from tento.games.truco.texts.advice import REASONS
from tento.games.truco.texts.phrases import PHRASES
from tento.games.truco.texts.refusals import REFUSALS
from tento.games.truco.texts.rules import RULE_WORDS
from tento.games.truco.values import VALUES
from tento.rulebooks.rulebook import Rulebook
from tento.table import seals
from tento.table.kit import Advice, GameKit, GameTexts, MatchClock, Notation, Signs
from tento.table.seats import in_pairs


def _hand(state: State, seat: int) -> tuple[Card, ...]:
    return state.mao.hands[seat] if state.mao is not None and seat < len(state.mao.hands) else ()


def _phases(rulebook: Rulebook) -> tuple[str, ...]:
    """How many partidas make a match and how long one lasts may differ by phase."""
    values = rulebook.values
    return tuple(dict.fromkeys(("default", *values.match_best_of, *values.partida_time_limit_min)))


KIT: Final = GameKit(
    name="truco",
    game=game,
    values=VALUES,
    usual_rulebook="ktruco-paulista",
    seats=(4, 2),
    bots=BOTS,
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
    texts=GameTexts(REFUSALS, RULE_WORDS, PHRASES),
    sides=in_pairs,
    phases=_phases,
    simulation=SIMULATION,
    signs=Signs(talk.SIGNS, talk.dealt, talk.true_signs),
    advice=Advice(advise, REASONS),
    bluff=talk.bluff,
    handling=game.handling,
    clock=MatchClock(game.clock_limit, game.clock_shows),
    terminal=lambda: import_module("tento.games.truco.terminal.table").TERMINAL,
)
