"""What each viewer may know: a view lists its fields, and nothing else exists for that viewer."""

import msgspec

from tento.cards.card import Card
from tento.games.tranca.rules.melds import Kind, Meld, is_black_three, kind_of
from tento.games.tranca.rules.state import PairScore, Proposal, Rodada, Stage, State
from tento.games.tranca.rules.undoing import undoable
from tento.rulebooks.enforced import enforces
from tento.table.outcome import Outcome
from tento.table.seats import SPECTATOR, Pair, Seat, Viewer


class MeldView(msgspec.Struct, frozen=True):
    """A jogo on the table, under the name by which cards are added to it."""

    name: str
    cards: tuple[Card, ...]
    kind: Kind
    sequence: bool


class RodadaView(msgspec.Struct, frozen=True):
    """The rodada as one viewer sees it. `hand` is None for a spectator; of the lixo only the top exists.

    `may_reject` is the card that the opening player may still reject, for that player alone; `undo` is how many layings of this turn
    may still be taken back.
    """

    turn: Seat
    opening: bool
    drew: bool
    hand: tuple[Card, ...] | None
    may_reject: Card | None
    hand_sizes: tuple[int, ...]
    monte: int
    mortos: int
    morto_taken: tuple[bool, bool]
    pending: tuple[Seat, ...]
    lixo_top: Card | None
    lixo_size: int
    locked: bool
    undo: int
    melds: tuple[tuple[MeldView, ...], tuple[MeldView, ...]]
    red_threes: tuple[tuple[Card, ...], tuple[Card, ...]]


class ResultView(msgspec.Struct, frozen=True):
    """How the last rodada ended, line by line for each pair."""

    seat: Seat | None
    direct: bool
    pairs: tuple[PairScore, PairScore]
    before: tuple[int, int]
    articles: tuple[str, ...]


class View(msgspec.Struct, frozen=True, tag="tranca", tag_field="game"):
    """The table as one viewer sees it."""

    viewer: Viewer
    rulebook: str
    seats: int
    stage: Stage
    dealer: Seat | None
    next_dealer: Seat | None
    score: tuple[int, int]
    target: int
    rodadas: int
    agreed: tuple[tuple[str, bool | int | str], ...]
    proposal: Proposal | None
    rodada: RodadaView | None
    result: ResultView | None
    partida: Pair | None
    outcome: Outcome | None


def view(state: State, viewer: Viewer) -> View:
    """What this viewer may know of the table."""
    result = state.result
    return View(
        viewer=viewer,
        rulebook=state.rulebook.name,
        seats=state.seats,
        stage=state.stage,
        dealer=state.dealer,
        next_dealer=state.next_dealer,
        score=state.score,
        target=state.target,
        rodadas=state.rodadas,
        agreed=state.agreed,
        proposal=state.proposal,
        rodada=_rodada_view(state, state.rodada, viewer) if state.rodada else None,
        result=ResultView(result.seat, result.direct, result.pairs, result.before, result.articles) if result else None,
        partida=state.partida,
        outcome=state.outcome,
    )


@enforces("lixo_visible")
def _rodada_view(state: State, rodada: Rodada, viewer: Viewer) -> RodadaView:
    top = rodada.lixo[-1] if rodada.lixo else None
    return RodadaView(
        turn=rodada.turn,
        opening=rodada.opening,
        drew=rodada.drew,
        hand=own_hand(rodada, viewer),
        may_reject=rodada.first_card if viewer == rodada.turn else None,
        hand_sizes=tuple(len(hand) for hand in rodada.hands),
        monte=len(rodada.monte),
        mortos=sum(morto is not None for morto in rodada.mortos),
        morto_taken=rodada.morto_taken,
        pending=rodada.pending,
        lixo_top=top,
        lixo_size=len(rodada.lixo),
        locked=top is not None and is_black_three(top),
        undo=undoable(state, rodada),
        melds=(_meld_views(state, 0, rodada.melds[0]), _meld_views(state, 1, rodada.melds[1])),
        red_threes=rodada.red_threes,
    )


@enforces("morto_indirect")
def own_hand(rodada: Rodada, viewer: Viewer) -> tuple[Card, ...] | None:
    """The viewer's own cards; a morto taken by batida indireta is not looked at before its turn."""
    if viewer == SPECTATOR:
        return None
    return () if viewer in rodada.pending else rodada.hands[viewer]


def _meld_views(state: State, pair: int, melds: tuple[Meld, ...]) -> tuple[MeldView, ...]:
    return tuple(
        MeldView(f"{'AB'[pair]}{number}", meld.cards, kind_of(meld, state.rules), meld.sequence) for number, meld in enumerate(melds, 1)
    )
