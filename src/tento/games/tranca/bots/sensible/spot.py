"""What a player reads off the table before doing anything."""

from collections.abc import Sequence

import msgspec

from tento.cards.card import Card
from tento.games.tranca.rules.actions import SeatAction
from tento.games.tranca.rules.views import MeldView, RodadaView
from tento.games.tranca.values import TrancaRules
from tento.table.seats import Pair, Seat, other_pair, pair_of

FEW = 4
"""With so few cards in hand an opponent may go out any moment."""
LATE = 14
"""With so few cards in the monte the rodada is near its end."""


class Spot(msgspec.Struct, frozen=True):
    """A decision: who is to play, what lies on the table, and what may be done."""

    me: Seat
    rodada: RodadaView
    hand: tuple[Card, ...]
    options: Sequence[SeatAction]
    rules: TrancaRules

    @property
    def pair(self) -> Pair:
        """The own pair."""
        return pair_of(self.me)

    @property
    def ours(self) -> tuple[MeldView, ...]:
        """The jogos of the own pair."""
        return self.rodada.melds[self.pair]

    @property
    def theirs(self) -> tuple[MeldView, ...]:
        """The jogos of the opponents."""
        return self.rodada.melds[other_pair(self.pair)]

    @property
    def partner_holds(self) -> int:
        """How many cards the partner has."""
        return self.rodada.hand_sizes[(self.me + 2) % 4]

    @property
    def they_hold(self) -> tuple[int, ...]:
        """How many cards each opponent has."""
        return tuple(self.rodada.hand_sizes[(self.me + step) % 4] for step in (1, 3))

    @property
    def morto_due(self) -> bool:
        """Running out of cards would bring the morto."""
        return not self.rodada.morto_taken[self.pair] and self.rodada.mortos > 0

    @property
    def has_canastra(self) -> bool:
        """The pair has a canastra of either kind."""
        return any(meld.kind != "open" for meld in self.ours)

    @property
    def late(self) -> bool:
        """Few cards are left to draw."""
        return self.rodada.monte + 11 * self.rodada.mortos <= LATE

    @property
    def danger(self) -> bool:
        """The opponents may go out: they have had their morto and a canastra, and one of them holds few cards."""
        ready = self.rodada.morto_taken[other_pair(self.pair)] or not self.rodada.mortos
        return ready and any(meld.kind != "open" for meld in self.theirs) and min(self.they_hold) <= FEW


def wild(card: Card) -> bool:
    """A 2."""
    return card[0] == "2"
