"""The decisions of the floor: the clock and its levels, hand for hand, the end of a day, chip races, blinds, absences and penalties."""

from typing import Literal

import msgspec

from tento.cards.card import Card
from tento.championship.core.decisions import DecisionBase
from tento.championship.poker.penalties import Dealt


class StartLevel(DecisionBase, tag="poker-level", frozen=True, kw_only=True):
    """A level of the sheet begins: the next one, once the clock reads zero. Any other, or an early one, takes a reason."""

    level: int


class TakeBreak(DecisionBase, tag="poker-break", frozen=True, kw_only=True):
    """The break after a level, as long as the sheet says; another one takes a reason."""

    minutes: int


class HandForHand(DecisionBase, tag="poker-hand-for-hand", frozen=True, kw_only=True):
    """Near the money all tables play one hand at a time from now on, or no more."""

    on: bool = True


class DealHand(DecisionBase, tag="poker-deal-hand", frozen=True, kw_only=True):
    """Every table has finished its hand, and the next one of hand for hand is dealt."""


class DrawLastHands(DecisionBase, tag="poker-last-hands", frozen=True, kw_only=True):
    """The clock is stopped near the end of the day, and a player draws how many hands each table still plays."""

    card: int


class EndDay(DecisionBase, tag="poker-day-end", frozen=True, kw_only=True):
    """Nobody plays any more today; the chips go into their bags."""


class CancelEvent(DecisionBase, tag="poker-cancel", frozen=True, kw_only=True):
    """The tournament is cancelled and entries are returned: for want of players at a level, or for a cause from outside."""

    cause: Literal["field", "outside"] = "field"


class RacedTable(msgspec.Struct, frozen=True, kw_only=True):
    """The race of one table: by seat the stack and the chips of the old value in it, and the cards that were dealt for the odd ones.

    A seat without chips of the old value need not be named.
    """

    table: int
    stacks: dict[int, int]
    chips: dict[int, int]
    cards: tuple[Card, ...] = ()


class ChipRace(DecisionBase, tag="poker-race", frozen=True, kw_only=True):
    """Chips of a value that no level needs any more go out of play, for chips of a larger one, at every table."""

    old: int
    new: int
    tables: tuple[RacedTable, ...]


class TableBlinds(msgspec.Struct, frozen=True, kw_only=True):
    """The seats of the button and the blinds in the last hand of one table that had blinds; heads-up the button is the small blind.

    A seat may be empty: a dead button, a small blind that nobody posted, or a player who went out in that hand.
    """

    table: int
    button: int
    small: int
    big: int


class TellBlinds(DecisionBase, tag="poker-blinds", frozen=True, kw_only=True):
    """Where the button and the blinds stood in the last hand of these tables: who moves, and to which seat, goes by them.

    A hand of stud has none, and is not told: the button stays frozen where the last hand with blinds left it.
    """

    tables: tuple[TableBlinds, ...]


class TakeRightSeat(DecisionBase, tag="poker-right-seat", frozen=True, kw_only=True):
    """A player who began in the wrong seat goes to the right one with the stack of now; whoever sits there takes the other."""

    player: str
    table: int
    seat: int


class MarkAbsent(DecisionBase, tag="poker-absent", frozen=True, kw_only=True):
    """These players are not at their seats; their chips pay blinds and antes."""

    players: tuple[str, ...]


class MarkPresent(DecisionBase, tag="poker-present", frozen=True, kw_only=True):
    """These players have come to their seats."""

    players: tuple[str, ...]


class Penalise(DecisionBase, tag="poker-penalty", frozen=True, kw_only=True):
    """A penalty that leaves its player in. An orbit is a hand for each player at the table now.

    `in_hand`: it was imposed in a hand that the player misses too, and which counts.
    """

    player: str
    kind: Literal["warning", "missed_hands", "missed_orbits", "dead_hand"]
    hands: int = 0
    orbits: int = 0
    in_hand: bool = False


class ServeHands(DecisionBase, tag="poker-serve", frozen=True, kw_only=True):
    """Hands that were dealt while a penalised player was away."""

    player: str
    dealt: tuple[Dealt, ...]


class SpendTimeCards(DecisionBase, tag="poker-time-cards", frozen=True, kw_only=True):
    """The action clock took time cards from a player."""

    player: str
    cards: int = 1


class Eliminate(DecisionBase, tag="poker-eliminate", frozen=True, kw_only=True):
    """The Director takes a player out: placed by the number left, with the prize. The chips leave play."""

    player: str
    chips: int


class Disqualify(DecisionBase, tag="poker-disqualify", frozen=True, kw_only=True):
    """A player is disqualified, for this tournament or for longer: placed by the number left, without a prize. The chips leave play."""

    player: str
    chips: int
    kind: Literal["disqualification", "ban", "exclusion"] = "disqualification"


FloorDecision = (
    StartLevel | TakeBreak | HandForHand | DealHand | DrawLastHands | EndDay | CancelEvent | ChipRace | TellBlinds | TakeRightSeat
    | MarkAbsent | MarkPresent | Penalise | ServeHands | SpendTimeCards | Eliminate | Disqualify
)  # fmt: skip
