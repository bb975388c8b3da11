"""The values that a tranca table is made of. Known to the game alone; everybody else gets a view."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.tranca.rules.melds import Meld
from tento.games.tranca.values import TrancaRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.outcome import Outcome
from tento.table.seats import Pair, Seat

Stage = Literal["shuffle", "play", "rodada_over", "match_over"]
Cards = tuple[Card, ...]
Melds = tuple[Meld, ...]
SEATS = 4


class Laid(msgspec.Struct, frozen=True):
    """One laying of the present turn: at which place of the pair's jogos, what lay there before (nothing for a new jogo), and what came."""

    place: int
    before: Meld | None
    cards: Cards


class Rodada(msgspec.Struct, frozen=True):
    """One deal, from the cards dealt to the score.

    `monte` and the mortos have their next card first, `lixo` its top last. `pending` are the seats whose morto waits for their next
    turn. `first_card` is the card that the opening player may still reject. `laid` is what may be taken back in this turn, the last
    at the end, and `undone` how often something was.
    """

    hands: tuple[Cards, ...]
    monte: Cards
    mortos: tuple[Cards | None, Cards | None]
    turn: Seat
    lixo: Cards = ()
    melds: tuple[Melds, Melds] = ((), ())
    red_threes: tuple[Cards, Cards] = ((), ())
    morto_taken: tuple[bool, bool] = (False, False)
    pending: tuple[Seat, ...] = ()
    opening: bool = True
    drew: bool = False
    first_card: Card | None = None
    turns: int = 0
    laid: tuple[Laid, ...] = ()
    undone: int = 0


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a scored rodada: what is counted, how many, the points, and the articles."""

    what: str
    count: int
    points: int
    articles: tuple[str, ...] = ()


class PairScore(msgspec.Struct, frozen=True):
    """What a pair made in a rodada, line by line."""

    lines: tuple[ScoreLine, ...]
    total: int


class Result(msgspec.Struct, frozen=True):
    """How the last rodada ended. `seat` went out, nobody when the cards ran out; `before` is the score before it."""

    seat: Seat | None
    direct: bool
    pairs: tuple[PairScore, PairScore]
    before: tuple[int, int]
    articles: tuple[str, ...]


class Proposal(msgspec.Struct, frozen=True):
    """A regional variant asked for, and who has agreed so far: of `referee`, `A` and `B`."""

    option: str
    value: bool | int | str
    agreed: tuple[str, ...]


class State(msgspec.Struct, frozen=True):
    """A whole match: one partida of rodadas. `next_dealer` is None while chance must still choose."""

    rulebook: Rulebook
    rules: TrancaRules
    phase: str
    target: int
    seats: int = SEATS
    stage: Stage = "shuffle"
    dealer: Seat | None = None
    next_dealer: Seat | None = None
    score: tuple[int, int] = (0, 0)
    rodadas: int = 0
    rodada: Rodada | None = None
    result: Result | None = None
    partida: Pair | None = None
    proposal: Proposal | None = None
    agreed: tuple[tuple[str, bool | int | str], ...] = ()
    outcome: Outcome | None = None

    def __repr__(self) -> str:
        return f"<State of tranca: {self.rulebook.name}, {self.seats} seats, {self.stage}, {self.score[0]}-{self.score[1]}>"


def next_in_play(seat: Seat) -> Seat:
    """Seats are numbered clockwise, the direction of play."""
    return Seat((seat + 1) % SEATS)


def the_rodada(state: State) -> Rodada:
    """The rodada on the table; only asked for in stages that have one."""
    assert state.rodada is not None, "no rodada on the table"
    return state.rodada


def with_melds(rodada: Rodada, pair: Pair, melds: Melds) -> Rodada:
    """The rodada with other jogos of this pair."""
    return replace(rodada, melds=(melds, rodada.melds[1]) if pair == 0 else (rodada.melds[0], melds))
