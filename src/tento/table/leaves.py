"""The cards that a step shows, each with the seat that sees it: at a live table every one of them opens its own leaf."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

from tento.cards.card import Card
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import Seat


class Shown(NamedTuple):
    """A card that is seen now, by this seat alone or by everybody (`to` is None).

    It is named by itself where the pack has it once; where it has it twice, by its place in the pack, from the top and before the cut.
    """

    card: Card | int
    to: Seat | None = None


class Deal(NamedTuple):
    """A deal so far: the events of each of its new steps and of those before them, the state after all, and the pack from the top."""

    new: Sequence[Sequence[Any]]
    before: Callable[[], Sequence[Sequence[Any]]]
    state: Any
    pack: Callable[[], Sequence[Card]]

    def new_events(self) -> Iterator[Any]:
        """What has just happened."""
        return chain.from_iterable(self.new)


class Shows(NamedTuple):
    """How a game says what the new steps of a deal show.

    `under` tells the rulebooks under which leaves open: where cards may be swapped in secret the place of a card would tell of it.
    """

    shown: Callable[[Deal], Iterable[Shown]]
    under: Callable[[Rulebook], bool] = lambda _rulebook: True


def by_events(shown: Callable[[Any], Iterable[Card]]) -> Shows:
    """For a game whose events name every card that is shown."""
    return Shows(lambda deal: [Shown(card, event.only) for event in deal.new_events() for card in shown(event)])
