"""How the record of each game is written: its actions, what comes of them, and what must stay sealed. A new game joins by one entry."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from tento.cards.card import Card
from tento.games.tranca import facts as tranca_facts
from tento.games.tranca import notation as tranca_notation
from tento.games.tranca.rules import actions as tranca_actions
from tento.games.tranca.rules import game as tranca
from tento.games.tranca.rules.state import State as TrancaState
from tento.games.truco import facts, notation, seals
from tento.games.truco.rules import game as truco
from tento.games.truco.rules.state import State as TrucoState
from tento.games.truco.seals import Sealer
from tento.table.seats import Actor


class Script(NamedTuple):
    """One game in a record.

    `sealed` writes an action as the table saw it, `hidden` lets a sealed text be read before its seed is known, `unsealed` with it.
    `pause` is the stage between two deals, `partidas` how many have ended.
    """

    game: Any
    read: Callable[[str, Actor | None], Any]
    write: Callable[[Any], str]
    sealed: Callable[[Any, Sealer], str]
    hidden: Callable[[str], str]
    unsealed: Callable[[str, tuple[Card, ...], Sealer], str]
    facts: Callable[[Any, Iterable[Any]], Iterator[str]]
    words: frozenset[str]
    hand: Callable[[Any, int], tuple[Card, ...]]
    pause: str
    partidas: Callable[[Any], int]


def _truco_hand(state: TrucoState, seat: int) -> tuple[Card, ...]:
    return state.mao.hands[seat] if state.mao is not None and seat < len(state.mao.hands) else ()


def _tranca_sealed(action: Any, _seal: Sealer) -> str:
    """Nothing that a player does in tranca is hidden but the pack: a card drawn is not named."""
    return "shuffle" if isinstance(action, tranca_actions.Shuffle) else tranca_notation.write(action)


def _tranca_hand(state: TrancaState, seat: int) -> tuple[Card, ...]:
    return state.rodada.hands[seat] if state.rodada is not None else ()


SCRIPTS: Final[dict[str, Script]] = {
    "truco": Script(
        game=truco,
        read=notation.read,
        write=notation.write,
        sealed=seals.write,
        hidden=seals.hide,
        unsealed=seals.unseal,
        facts=facts.facts,
        words=facts.WORDS,
        hand=_truco_hand,
        pause="mao_over",
        partidas=lambda state: sum(state.jogo),
    ),
    "tranca": Script(
        game=tranca,
        read=tranca_notation.read,
        write=tranca_notation.write,
        sealed=_tranca_sealed,
        hidden=lambda text: text,
        unsealed=lambda text, _hand, _seal: text,
        facts=tranca_facts.facts,
        words=tranca_facts.WORDS,
        hand=_tranca_hand,
        pause="rodada_over",
        partidas=lambda state: int(state.partida is not None),
    ),
}
