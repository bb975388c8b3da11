"""The values that one hand of poker is made of. Known to the game alone; everybody else gets a view."""

from collections.abc import Sequence
from typing import Literal, NewType

import msgspec

from tento.cards.card import Card
from tento.games.poker.rules.variants import VARIANTS, Betting, Variant, streets_of
from tento.rulebooks.rulebook import Rulebook

Chair = NewType("Chair", int)
"""The number of a seat at the felt, 1 to 10; ascending is clockwise, the order of play."""

MOST_CHAIRS = 10
Stage = Literal["betting", "showdown", "over"]


class Stakes(msgspec.Struct, frozen=True, kw_only=True):
    """What is put in and how much may be bet: blinds, antes, bring-in, limits, and the smallest chip in play."""

    variant: str
    blinds: tuple[int, int] = (0, 0)
    ante: int = 0
    big_blind_ante: int = 0
    bring_in: int = 0
    limits: tuple[int, int] | None = None
    smallest_chip: int = 1

    @property
    def rules(self) -> Variant:
        """The game that is played."""
        return VARIANTS[self.variant]

    @property
    def betting(self) -> Betting:
        """How much may be bet: limits that are named make a limit game."""
        return "limit" if self.limits is not None else self.rules.betting

    def bet_of(self, street: str) -> int:
        """The bet of a street: in a limit game the small one, from the turn or fifth street on the big one; else the big blind."""
        if self.betting != "limit":
            return self.blinds[1]
        small, big = self.limits or (self.blinds[1], 2 * self.blinds[1])
        return big if streets_of(self.rules).index(street) >= 2 else small


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """One player in the hand.

    `stack` is behind, `bet` in front in this round, `put` all that went in over the hand, `posted` the blind of it. `ready` cards were laid
    for this player beforehand and are dealt before any of the stub. `faced` is the bet that the player had to face when
    acting last in this round; None before the first action. `full_since` says that a full bet or raise came after it.
    """

    chair: Chair
    stack: int
    bet: int = 0
    put: int = 0
    posted: int = 0
    cards: tuple[Card, ...] = ()
    ready: tuple[Card, ...] = ()
    live: bool = True
    faced: int | None = None
    full_since: bool = False
    shown: bool = False

    @property
    def all_in(self) -> bool:
        """Live with nothing behind."""
        return self.live and self.stack == 0


class Paid(msgspec.Struct, frozen=True):
    """A pot that was paid: its chips, and who took of it; for the halves of a split pot who took of each."""

    chips: int
    winners: tuple[Chair, ...]
    high: tuple[Chair, ...] = ()
    low: tuple[Chair, ...] = ()


class Before(msgspec.Struct, frozen=True):
    """How the betting stood before the last bet or raise, to take it back if its hand is swept; `may_raise` had a full raise to answer."""

    current: int
    last_raise: int
    aggressor: Chair | None
    may_raise: tuple[Chair, ...]
    before: "Before | None"


class Hand(msgspec.Struct, frozen=True, kw_only=True):
    """One hand, from the posts to the last chip.

    `current` is the bet to match; `last_raise` the last full bet or raise of the round, and `before` how they were before the last
    bet or raise of it. `dead_money` belongs to the main pot and to nobody's bet. `aggressor` bet or raised
    last in this round, `opener` was the first to be asked in it.
    """

    rulebook: Rulebook
    stakes: Stakes
    places: tuple[Place, ...]
    button: Chair | None
    small: Chair | None
    big: Chair | None
    players_left: int | None = None
    absent: tuple[Chair, ...] = ()
    stub: tuple[Card, ...] = ()
    ready_board: tuple[Card, ...] = ()
    board: tuple[Card, ...] = ()
    burnt: tuple[Card, ...] = ()
    street: str = ""
    stage: Stage = "betting"
    current: int = 0
    last_raise: int = 0
    before: Before | None = None
    turn: Chair | None = None
    bring_in_due: bool = False
    opener: Chair | None = None
    aggressor: Chair | None = None
    dead_money: int = 0
    paid: tuple[Paid, ...] = ()
    void: bool = False

    def __repr__(self) -> str:
        return f"<Hand of {self.stakes.variant}: {len(self.places)} players, {self.street}, {self.stage}>"

    def at(self, chair: Chair) -> Place:
        """The player on this chair."""
        for place in self.places:
            if place.chair == chair:
                return place
        raise LookupError(f"nobody sits on chair {chair}")

    @property
    def live(self) -> tuple[Place, ...]:
        """The players whose hands are alive."""
        return tuple([place for place in self.places if place.live])

    @property
    def pot(self) -> int:
        """All chips put in so far, those in front too."""
        return self.dead_money + sum([place.put for place in self.places])


def put_place(hand: Hand, place: Place) -> Hand:
    """The hand with this player as it is now."""
    places = tuple([place if there.chair == place.chair else there for there in hand.places])
    return msgspec.structs.replace(hand, places=places)


def clockwise(hand: Hand, after: int) -> tuple[Place, ...]:
    """The players in the order of play, from the first one left of this chair."""
    later = [place for place in hand.places if place.chair > after]
    return (*later, *(place for place in hand.places if place.chair <= after))


def left_of(chair: int, chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """These chairs in the order of play, from the first one left of a chair."""
    return (*[one for one in chairs if one > chair], *[one for one in chairs if one <= chair])
