"""Every card that somebody may see comes with its opened leaf: who has the commitment can check at once that it was not swapped."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Final

import msgspec

from tento.cards.card import Card
from tento.cards.deal import Opening, laid_deck, open_cards, open_leaves, order, public_places
from tento.club.live import messages as say
from tento.club.live.table_state import TableState
from tento.games.registry import kit_of
from tento.table.game import Step, events_for
from tento.table.leaves import Deal, Shown
from tento.table.seats import SPECTATOR, Viewer

_encode: Final = msgspec.json.Encoder().encode


def shown_to(state: TableState, steps: Iterable[Step], viewer: Viewer) -> tuple[Card, ...]:
    """The cards that these steps showed to this viewer, each once; none of a game whose records open no leaves."""
    opens = kit_of(state.config.game).opens
    if opens is None:
        return ()
    return tuple(dict.fromkeys(chain.from_iterable(opens(event) for step in steps for event in events_for(step, viewer))))


def opened(state: TableState, deal: int, cards: Sequence[Card]) -> tuple[Opening, ...]:
    """The leaves of these cards of a deal; none before the first, where a match that goes on from a moment has cards of another table."""
    return open_cards(state.seeds[deal - 1], state.game.pack(state.rulebook), cards) if cards and deal else ()


def opens_leaves(state: TableState) -> bool:
    """Whether cards open their leaves here; in a lesson nothing is sealed."""
    shows = kit_of(state.config.game).shows
    return shows is not None and state.config.lesson is None and shows.under(state.rulebook)


def leaves(
    state: TableState, new: Sequence[Step], before: Callable[[], Sequence[Step]], proof: say.Proof | None = None
) -> Callable[[Viewer], tuple[bytes, ...]]:
    """For each viewer the leaves of what the new steps of the last deal showed it, encoded; `before` are the steps of it before them."""
    shows = kit_of(state.config.game).shows
    if shows is None or not new or not state.dealt or not opens_leaves(state):
        return lambda _viewer: ()
    deal = Deal([step.events for step in new], lambda: [step.events for step in before()], state.match, lambda: _pack(state))
    shown = tuple(dict.fromkeys(shows.shown(deal)))
    return _told(state, shown, proof) if shown else lambda _viewer: ()


def _told(state: TableState, shown: Sequence[Shown], proof: say.Proof | None) -> Callable[[Viewer], tuple[bytes, ...]]:
    """Those who see the same get the same bytes."""
    made: dict[Viewer, tuple[bytes, ...]] = {}
    private = {one.to for one in shown if one.to is not None}

    def leaves_for(viewer: Viewer) -> tuple[bytes, ...]:
        viewer = viewer if viewer in private else SPECTATOR
        if viewer not in made:
            seen = dict.fromkeys(one.card for one in shown if one.to is None or one.to == viewer)
            found = _opened_at(state, tuple(seen))
            made[viewer] = (_encode(say.Leaves(table=state.id, deal=state.dealt, leaves=found, proof=proof)),) if found else ()
        return made[viewer]

    return leaves_for


def _opened_at(state: TableState, shown: Sequence[Card | int]) -> tuple[Opening, ...]:
    """Only a card that is named by its place needs the places that follow from the seats' numbers: finding them is a shuffle."""
    seed, deck = state.seeds[state.dealt - 1], state.game.pack(state.rulebook)
    by_place = any(isinstance(one, int) for one in shown)
    house, places = laid_deck(seed, deck).house, public_places(state.dealt_numbers, len(deck)) if by_place else ()
    return open_leaves(seed, deck, [places[one] if isinstance(one, int) else house.index(one) for one in shown])


def _pack(state: TableState) -> tuple[Card, ...]:
    return order(state.seeds[state.dealt - 1], state.dealt_numbers, state.game.pack(state.rulebook))
