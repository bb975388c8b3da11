"""What each viewer may know: a view lists its fields, and nothing else exists for that viewer."""

from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.truco.rules.leading import winner_of
from tento.games.truco.rules.match import best_of, limit_seconds
from tento.games.truco.rules.rodadas import is_dark
from tento.games.truco.rules.special import sees_partner
from tento.games.truco.rules.state import Kind, Laid, Mao, Rodada, Spoken, Stage, State, partner_of
from tento.rulebooks.enforced import enforces
from tento.table.memo_last import memo_last
from tento.table.outcome import Outcome
from tento.table.seats import SPECTATOR, Pair, Seat, Viewer


class LaidView(msgspec.Struct, frozen=True, gc=False):
    """A card on the table; `card` is None when it lies face down and is not the viewer's own."""

    seat: Seat
    card: Card | None
    covered: bool = False


class RodadaView(msgspec.Struct, frozen=True, gc=False):
    """A finished rodada."""

    leader: Seat
    laid: tuple[LaidView, ...]
    winner: Pair | None


class SeenCard(msgspec.Struct, frozen=True):
    """A card of another seat that the viewer has seen."""

    seat: Seat
    card: Card


class MaoView(msgspec.Struct, frozen=True, gc=False):
    """The mão as one viewer sees it. `hand` is None in the dark and for a spectator."""

    kind: Kind
    eleven: Pair | None
    value: int
    asked: int | None
    asked_by: Seat | None
    raised_by: Pair | None
    leader: Seat
    turn: Seat
    hand: tuple[Card, ...] | None
    hand_sizes: tuple[int, ...]
    partner_hand: tuple[Card, ...] | None
    vira: Card | None
    burnt: tuple[Card, ...]
    burnt_count: int
    cuts: int
    handed_back: bool
    laid: tuple[LaidView, ...]
    rodadas: tuple[RodadaView, ...]
    winning: Pair | None
    thrown: tuple[Card, ...]
    thrown_by: Seat | None
    seen: tuple[SeenCard, ...]


class ResultView(msgspec.Struct, frozen=True, gc=False):
    """How the last mão ended."""

    winner: Pair | None
    points: int
    why: str
    articles: tuple[str, ...]


class View(msgspec.Struct, frozen=True, gc=False, tag="truco", tag_field="game"):
    """The table as one viewer sees it. `spoken` tells of each seat how often it called, stayed in and ran in the `maos` of the match."""

    viewer: Viewer
    rulebook: str
    seats: int
    stage: Stage
    dealer: Seat | None
    next_dealer: Seat | None
    score: tuple[int, int]
    target: int
    jogo: tuple[int, int]
    best_of: int
    elapsed: int
    limit: int | None
    overtime: bool
    drawing: tuple[Seat, ...]
    drawn: tuple[int, ...]
    mao: MaoView | None
    result: ResultView | None
    partida: Pair | None
    outcome: Outcome | None
    maos: int
    spoken: tuple[Spoken, ...]


def view(state: State, viewer: Viewer) -> View:
    """What this viewer may know of the table: what everybody sees, and for a seat its own cards."""
    public = _public(state)
    if viewer == SPECTATOR:
        return public
    mao = None if state.mao is None or public.mao is None else _seat_mao(state, state.mao, public.mao, viewer)
    return replace(public, viewer=viewer, mao=mao)


_encode = msgspec.json.Encoder().encode
_HOLE: Final[Any] = msgspec.Raw(b"\0")
"""What a seat's own part is put in place of: JSON holds no such byte."""

_NOBODY: Final = frozenset[Seat]()


class _Alike(msgspec.Struct, frozen=True, gc=False):
    """The encoded view of a table with a mão, in pieces around what differs from seat to seat; and what that depends on."""

    pieces: list[bytes]
    dark: bool
    looking: frozenset[Seat]


def encoded_view(state: State, viewer: Viewer) -> bytes:
    """`view` as JSON. What everybody sees is encoded once for a state; a seat's own cards are put into its holes."""
    mao = state.mao
    if viewer == SPECTATOR or mao is None:
        return _encode(view(state, viewer))
    alike = _alike(state)
    if viewer in alike.looking:
        return _encode(view(state, viewer))
    head, before_hand, before_partner, before_seen, tail = alike.pieces
    hand = b"null" if alike.dark else _encoded_hand(mao.hands[viewer])
    partner = b"null" if mao.kind == "normal" else _encode(_partner_hand(state, mao, viewer))
    seen = _encode(_seen(mao, viewer)) if mao.peeks else b"[]"
    return b"".join((head, b"%d" % viewer, before_hand, hand, before_partner, partner, before_seen, seen, tail))


@memo_last
def _alike(state: State) -> _Alike:
    public, mao = _public(state), state.mao
    assert public.mao is not None, "a mão is on the table"
    assert mao is not None, "and so it is in the state"
    holes = replace(public.mao, hand=_HOLE, partner_hand=_HOLE, seen=_HOLE)
    pieces = _encode(replace(public, viewer=_HOLE, mao=holes)).split(b"\0")
    return _Alike(pieces, not mao.hands or is_dark(state, mao), _looking_under(state, mao))


@lru_cache(4096)
def _encoded_hand(hand: tuple[Card, ...]) -> bytes:
    """A hand is told again and again while others play."""
    return _encode(hand)


@memo_last
def _public(state: State) -> View:
    """What everybody may know: all that a spectator sees. Made once for all who look at the same state."""
    spread, result = state.spread, state.result
    return View(
        viewer=SPECTATOR,
        rulebook=state.rulebook.name,
        seats=state.seats,
        stage=state.stage,
        dealer=state.dealer,
        next_dealer=state.next_dealer,
        score=state.score,
        target=state.rules.partida_target,
        jogo=state.jogo,
        best_of=best_of(state),
        elapsed=state.elapsed,
        limit=limit_seconds(state),
        overtime=state.overtimes > 0,
        drawing=spread.drawing if spread else (),
        drawn=spread.taken if spread else (),
        mao=_mao_view(state, state.mao) if state.mao else None,
        result=ResultView(result.winner, result.points, result.why, result.articles) if result else None,
        partida=state.partida,
        outcome=state.outcome,
        maos=state.maos,
        spoken=state.spoken[: state.seats],
    )


@enforces("burn_visibility", "ferro_vira_reveal")
def _mao_view(state: State, mao: Mao) -> MaoView:
    return MaoView(
        kind=mao.kind,
        eleven=mao.eleven,
        value=mao.value,
        asked=mao.asked,
        asked_by=mao.asked_by if mao.asked is not None else None,
        raised_by=mao.raised_by,
        leader=mao.leader,
        turn=mao.turn,
        hand=None,
        hand_sizes=tuple([len(hand) for hand in mao.hands]),
        partner_hand=None,
        vira=mao.vira if mao.vira_shown else None,
        burnt=mao.burnt if state.rules.burn_visibility == "face_up" else (),
        burnt_count=len(mao.burnt),
        cuts=mao.cuts,
        handed_back=mao.handed_back,
        laid=_laid_views(mao.laid, SPECTATOR),
        rodadas=_rodada_views(mao.rodadas, SPECTATOR),
        winning=_winning(state, mao),
        thrown=mao.thrown.cards if mao.thrown else (),
        thrown_by=mao.thrown.seat if mao.thrown else None,
        seen=(),
    )


def _seat_mao(state: State, mao: Mao, public: MaoView, seat: Seat) -> MaoView:
    """The mão with what this seat alone knows: its hand, its covered cards, its partner's hand in onze, what it peeked at."""
    public = replace(public, hand=own_hand(state, mao, seat), partner_hand=_partner_hand(state, mao, seat), seen=_seen(mao, seat))
    if seat in _looking_under(state, mao):
        public = replace(public, laid=_laid_views(mao.laid, seat), rodadas=_rodada_views(mao.rodadas, seat))
    return public


def _seen(mao: Mao, seat: Seat) -> tuple[SeenCard, ...]:
    """The cards of others that this seat peeked at."""
    return tuple([SeenCard(peek.of, peek.card) for peek in mao.peeks if peek.by == seat]) if mao.peeks else ()


def _looking_under(state: State, mao: Mao) -> frozenset[Seat]:
    """The seats that know a covered card of this mão: those that covered one, unless they played it in the dark."""
    covered = [one.seat for laid in (mao.laid, *[rodada.laid for rodada in mao.rodadas]) for one in laid if one.covered]
    return _NOBODY if not covered or is_dark(state, mao) else frozenset(covered)


def own_hand(state: State, mao: Mao, viewer: Viewer) -> tuple[Card, ...] | None:
    """The viewer's own cards; none in the dark, none for a spectator."""
    if viewer == SPECTATOR or not mao.hands or is_dark(state, mao):
        return None
    return mao.hands[viewer]


def _partner_hand(state: State, mao: Mao, viewer: Viewer) -> tuple[Card, ...] | None:
    if viewer == SPECTATOR or not mao.hands or not sees_partner(state, viewer):
        return None
    partner = partner_of(state, viewer)
    return None if partner is None else mao.hands[partner]


@enforces("facedown_goes_to")
def _laid_views(laid: tuple[Laid, ...], owner: Viewer) -> tuple[LaidView, ...]:
    """A covered card is nobody's business but its owner's, whether it lies on the table or went into the pack; in the dark not even his."""
    return tuple([LaidView(one.seat, one.card if not one.covered or one.seat == owner else None, one.covered) for one in laid])


def _rodada_views(rodadas: tuple[Rodada, ...], owner: Viewer) -> tuple[RodadaView, ...]:
    return tuple([RodadaView(rodada.leader, _laid_views(rodada.laid, owner), rodada.winner) for rodada in rodadas])


def _winning(state: State, mao: Mao) -> Pair | None:
    """The pair ahead in the rodada on the table; unknown while the vira is hidden."""
    hidden = mao.vira is not None and not mao.vira_shown
    return None if hidden or not mao.laid else winner_of(state, mao.laid, mao.order)[0]
