"""Which cards truco shows as it goes on, and to whom."""

from collections.abc import Iterator
from typing import Final

from tento.cards.card import Card
from tento.games.truco.rules import events as ev
from tento.games.truco.rules.rodadas import is_dark
from tento.games.truco.rules.special import sees_partner
from tento.games.truco.rules.state import Mao, State, partner_of
from tento.rulebooks.rulebook import Rulebook
from tento.table.leaves import Deal, Shown, Shows
from tento.table.seats import Seat

_ONE: Final = (ev.CardPlayed, ev.CardDrawn, ev.CardPeeked)
_SOME: Final = (ev.CardsBurnt, ev.CardsThrown, ev.HandClaimed)


def _shown(deal: Deal) -> Iterator[Shown]:
    state: State = deal.state
    for event in deal.new_events():
        yield from _lies_open(event)
        mao = state.mao
        if mao is not None and (isinstance(event, ev.CardsDealt) or _may_look_now(mao, event)) and not is_dark(state, mao):
            yield from _hands(state, mao)


def _lies_open(event: ev.TrucoEvent) -> Iterator[Shown]:
    if isinstance(event, _ONE):
        yield Shown(event.card, event.only)
    elif isinstance(event, _SOME):
        yield from map(Shown, event.cards)
    elif isinstance(event, ev.CardsDealt | ev.ViraTurned) and event.vira is not None:
        yield Shown(event.vira)


def _may_look_now(mao: Mao, event: ev.TrucoEvent) -> bool:
    """With the first card of a mão de ferro everybody may look at the own ones, where the rulebook says so."""
    first = mao.kind == "ferro" and not mao.rodadas and len(mao.laid) == 1
    return first and isinstance(event, ev.CardPlayed | ev.CardCovered)


def _hands(state: State, mao: Mao) -> Iterator[Shown]:
    for seat in map(Seat, range(len(mao.hands))):
        partner = partner_of(state, seat) if sees_partner(state, seat) else None
        for card in _dealt_to(mao, seat) if partner is None else (*_dealt_to(mao, seat), *_dealt_to(mao, partner)):
            yield Shown(card, seat)


def _dealt_to(mao: Mao, seat: Seat) -> tuple[Card, ...]:
    """What the seat holds and what it has laid, openly or not."""
    laid = (one.card for on_table in (mao.laid, *(rodada.laid for rodada in mao.rodadas)) for one in on_table if one.seat == seat)
    return (*mao.hands[seat], *laid)


def _nothing_is_swapped(rulebook: Rulebook) -> bool:
    """Where cards are stolen from the pack the leaf of a played card would tell of it."""
    return bool(rulebook.values.stealing != "menu_action")


SHOWS: Final = Shows(_shown, _nothing_is_swapped)
