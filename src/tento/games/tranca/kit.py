"""All that tranca brings to the house."""

from typing import Any, Final

from tento.cards.card import Card
from tento.games.tranca import facts, notation
from tento.games.tranca.bots.registry import BOTS
from tento.games.tranca.bots.sensible import advise
from tento.games.tranca.cases.answers import CASES
from tento.games.tranca.rules import game
from tento.games.tranca.rules.actions import Shuffle
from tento.games.tranca.rules.state import State
from tento.games.tranca.statistics import STATISTICS
from tento.games.tranca.story import story
from tento.games.tranca.texts.rules import RULE_WORDS
from tento.games.tranca.texts.table import REASONS, REFUSALS
from tento.games.tranca.values import VALUES
from tento.table.kit import Advice, GameKit, GameTexts, Notation
from tento.table.seals import Sealer
from tento.table.seats import in_pairs


def _sealed(action: Any, _seal: Sealer) -> str:
    """Nothing that a player does in tranca is hidden but the pack: a card drawn is not named."""
    return "shuffle" if isinstance(action, Shuffle) else notation.write(action)


def _hand(state: State, seat: int) -> tuple[Card, ...]:
    return state.rodada.hands[seat] if state.rodada is not None else ()


KIT: Final = GameKit(
    name="tranca",
    game=game,
    values=VALUES,
    usual_rulebook="afia-2025",
    seats=(4,),
    bots=BOTS,
    notation=Notation(
        read=notation.read,
        write=notation.write,
        facts=facts.facts,
        words=facts.WORDS,
        hand=_hand,
        pause="rodada_over",
        partidas=lambda state: int(state.partida is not None),
        sealed=_sealed,
    ),
    story=story,
    cases={CASES.game: CASES},
    statistics=STATISTICS,
    texts=GameTexts(REFUSALS, RULE_WORDS),
    sides=in_pairs,
    advice=Advice(advise, REASONS),
)
