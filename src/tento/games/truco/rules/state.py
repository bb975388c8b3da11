"""The values that a truco table is made of. Known to the game alone; everybody else gets a view."""

from typing import Final, Literal

import msgspec

from tento.cards.card import Card
from tento.games.truco.rules.ranking import Order
from tento.games.truco.values import TrucoRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.outcome import Outcome
from tento.table.seats import Pair, Seat

Stage = Literal["shuffle", "draw", "ceremony", "onze", "play", "mao_over", "match_over"]
Kind = Literal["normal", "onze", "ferro"]


Spoken = tuple[int, int, int]
"""How often a seat has called, stayed in and run in the match so far: what everybody at the table has heard."""
NOTHING_SAID: Final[Spoken] = (0, 0, 0)
CALLED, STAYED, RAN = 0, 1, 2


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A card on the table and who laid it."""

    seat: Seat
    card: Card
    covered: bool = False


class Rodada(msgspec.Struct, frozen=True, gc=False):
    """A finished rodada: its cards in order, and the pair that won it (None: tied)."""

    leader: Seat
    laid: tuple[Laid, ...]
    winner: Pair | None


class Thrown(msgspec.Struct, frozen=True):
    """Cards thrown at once, of which the other pair must choose one."""

    seat: Seat
    cards: tuple[Card, ...]


class Accusation(msgspec.Struct, frozen=True):
    """An offence claimed and not yet ruled on."""

    by: Seat
    against: Seat
    offence: str


class Peeked(msgspec.Struct, frozen=True):
    """A card of one seat that another has seen."""

    by: Seat
    of: Seat
    card: Card


class Spread(msgspec.Struct, frozen=True):
    """The pack spread for the draw of the first dealer: who must still draw, and what was drawn."""

    pack: tuple[Card, ...]
    drawing: tuple[Seat, ...]
    drawn: tuple[tuple[Seat, int], ...] = ()
    taken: tuple[int, ...] = ()


class Mao(msgspec.Struct, frozen=True, gc=False):
    """One deal, from the shuffled pack to the last card."""

    kind: Kind
    eleven: Pair | None
    pack: tuple[Card, ...]
    value: int
    order: Order = {}
    cuts: int = 0
    subir: bool = False
    bottom_seen: bool = False
    handed_back: bool = False
    burnt: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()
    vira: Card | None = None
    vira_shown: bool = False
    leader: Seat = Seat(0)
    turn: Seat = Seat(0)
    laid: tuple[Laid, ...] = ()
    rodadas: tuple[Rodada, ...] = ()
    raised_by: Pair | None = None
    asked: int | None = None
    asked_by: Seat | None = None
    refused_by: Seat | None = None
    onze_votes: tuple[tuple[Seat, bool], ...] = ()
    thrown: Thrown | None = None
    accusations: tuple[Accusation, ...] = ()
    peeks: tuple[Peeked, ...] = ()


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a mão ended: `winner` None gave nobody points; `before` is the score and the jogo before it. Kept until the next deal."""

    winner: Pair | None
    points: int
    why: str
    articles: tuple[str, ...]
    before: tuple[tuple[int, int], tuple[int, int]]
    dealer: Seat | None
    void: bool = False


class State(msgspec.Struct, frozen=True, gc=False):
    """A whole match: the jogo, the partida, the mão. `partida` is the winner of the one just ended, until the next begins."""

    rulebook: Rulebook
    rules: TrucoRules
    seats: int
    phase: str
    stage: Stage = "shuffle"
    dealer: Seat | None = None
    next_dealer: Seat | None = None
    first_dealer: Seat | None = None
    score: tuple[int, int] = (0, 0)
    jogo: tuple[int, int] = (0, 0)
    maos: int = 0
    mao: Mao | None = None
    spread: Spread | None = None
    result: Result | None = None
    partida: Pair | None = None
    first_mao: Pair | None = None
    carried: int | None = None
    stolen: tuple[int, ...] = (0, 0, 0, 0)
    peeked: tuple[int, ...] = (0, 0, 0, 0)
    spoken: tuple[Spoken, ...] = (NOTHING_SAID,) * 4
    elapsed: int = 0
    overtimes: int = 0
    overtime_from: int = 0
    time_up: bool = False
    undecided: bool = False
    outcome: Outcome | None = None

    def __repr__(self) -> str:
        return f"<State of truco: {self.rulebook.name}, {self.seats} seats, {self.stage}, {self.score[0]}-{self.score[1]}>"


def to_the_right(state: State, seat: Seat) -> Seat:
    """The neighbour on the right: the next to play when play goes counter-clockwise."""
    return Seat((seat + (1 if state.rules.play_direction == "ccw" else -1)) % state.seats)


def to_the_left(state: State, seat: Seat) -> Seat:
    """The neighbour on the left."""
    return Seat((seat - (1 if state.rules.play_direction == "ccw" else -1)) % state.seats)


def next_in_play(state: State, seat: Seat) -> Seat:
    """Seats are numbered in the direction of play."""
    return Seat((seat + 1) % state.seats)


def partner_of(state: State, seat: Seat) -> Seat | None:
    """The player in front; nobody in a game of two."""
    return Seat((seat + 2) % 4) if state.seats == 4 else None


def members(state: State, pair: Pair) -> tuple[Seat, ...]:
    """The seats of a pair."""
    return tuple(Seat(seat) for seat in range(pair, state.seats, 2))


def with_said(state: State, seat: Seat, what: int) -> tuple[Spoken, ...]:
    """What everybody has said in the match, with one word more."""
    said = state.spoken[seat]
    more = (said[0] + (what == CALLED), said[1] + (what == STAYED), said[2] + (what == RAN))
    return (*state.spoken[:seat], more, *state.spoken[seat + 1 :])


def the_mao(state: State) -> Mao:
    """The mão on the table; only asked for in stages that have one."""
    assert state.mao is not None, "no mão on the table"
    return state.mao
