"""The decisions of the floor: the clock and its levels, hand for hand, the end of a day, chip races, blinds, absences and penalties."""

from datetime import datetime
from typing import Annotated, Literal

import msgspec

from tento.cards.card import Card
from tento.championship.core.decisions import DecisionBase
from tento.championship.core.personal import Who
from tento.championship.poker.days import Bag
from tento.championship.poker.hand_for_hand import TableState
from tento.championship.poker.penalties import Dealt


class StartLevel(DecisionBase, tag="poker-level", frozen=True, kw_only=True):
    """A level of the sheet begins: the next one, once the clock reads zero. Any other, or an early one, takes a reason."""

    level: int


class TakeBreak(DecisionBase, tag="poker-break", frozen=True, kw_only=True):
    """The break after a level, as long as the sheet says; another one takes a reason."""

    minutes: Annotated[int, msgspec.Meta(ge=0)]


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
    """The tournament is cancelled and entries are returned: for want of players at a level, or for a cause from outside.

    `prevented_by` is what the law calls such a cause, where it is one of these: a guarantee then falls too.
    """

    cause: Literal["field", "outside"] = "field"
    prevented_by: Literal["fortuitous_event", "force_majeure", "public_order"] | None = None


class PauseClock(DecisionBase, tag="poker-pause", frozen=True, kw_only=True):
    """The clock stands, for a reason."""


class ResumeClock(DecisionBase, tag="poker-resume", frozen=True, kw_only=True):
    """The clock that was paused runs on."""


class AddTime(DecisionBase, tag="poker-time", frozen=True, kw_only=True):
    """The clock shows so many seconds more, or less, than it did, for a reason."""

    seconds: int


class EndStartingDay(DecisionBase, tag="poker-starting-day-end", frozen=True, kw_only=True):
    """One of several first days is over: who is left bags the chips, and the next first day begins with other players."""

    bags: tuple[Bag, ...]


class TellHand(DecisionBase, tag="poker-hand", frozen=True, kw_only=True):
    """How far tables are with a hand of hand for hand: still playing, waiting with a called all-in, or finished."""

    tables: dict[int, TableState]


class RunAllIn(DecisionBase, tag="poker-run-all-in", frozen=True, kw_only=True):
    """The called all-in of a table is run, now that no table plays any more."""

    table: int


class RuleLevel(DecisionBase, tag="poker-hand-level", frozen=True, kw_only=True):
    """At which level a hand is played that began around the change: when it started, and by which sign.

    `old_by_mistake`: it was begun with the blinds of the old level, and is corrected unless there was substantial action.
    """

    table: int
    started: datetime
    started_by: str = "riffle"
    old_by_mistake: bool = False
    substantial_action: bool = False


class ExchangeChips(DecisionBase, tag="poker-exchange", frozen=True, kw_only=True):
    """A player finds chips of a value that was raced off, and brings them: worth so much together."""

    player: Who
    value: int


class MovePlayer(DecisionBase, tag="poker-move", frozen=True, kw_only=True):
    """The floor moves a player to an empty seat, for a reason."""

    player: Who
    table: int
    seat: int


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

    player: Who
    table: int
    seat: int


class MarkAbsent(DecisionBase, tag="poker-absent", frozen=True, kw_only=True):
    """These players are not at their seats; their chips pay blinds and antes."""

    players: tuple[Who, ...]


class MarkPresent(DecisionBase, tag="poker-present", frozen=True, kw_only=True):
    """These players have come to their seats."""

    players: tuple[Who, ...]


class Penalise(DecisionBase, tag="poker-penalty", frozen=True, kw_only=True):
    """A penalty that leaves its player in. An orbit is a hand for each player at the table now.

    `in_hand`: it was imposed in a hand that the player misses too, and which counts.
    """

    player: Who
    kind: Literal["warning", "missed_hands", "missed_orbits", "dead_hand"]
    hands: int = 0
    orbits: int = 0
    in_hand: bool = False


class ServeHands(DecisionBase, tag="poker-serve", frozen=True, kw_only=True):
    """Hands that were dealt while a penalised player was away."""

    player: Who
    dealt: tuple[Dealt, ...]


class SpendTimeCards(DecisionBase, tag="poker-time-cards", frozen=True, kw_only=True):
    """The action clock took time cards from a player."""

    player: Who
    cards: int = 1


class CallTime(DecisionBase, tag="poker-call-time", frozen=True, kw_only=True):
    """Time was called on a player where no action clock runs, and the floor approved it or not.

    `acted_s` is the second of the count in which the player acted, None if the player never did; `facing_bet`: there was a bet to call.
    """

    player: Who
    approved: bool = True
    acted_s: Annotated[int, msgspec.Meta(ge=0, le=3600)] | None = None
    facing_bet: bool = False


class Eliminate(DecisionBase, tag="poker-eliminate", frozen=True, kw_only=True):
    """The Director takes a player out: placed by the number left, with the prize. The chips leave play."""

    player: Who
    chips: int


class Disqualify(DecisionBase, tag="poker-disqualify", frozen=True, kw_only=True):
    """A player is disqualified, for this tournament or for longer: placed by the number left, without a prize. The chips leave play."""

    player: Who
    chips: int
    kind: Literal["disqualification", "ban", "exclusion"] = "disqualification"


FloorDecision = (
    StartLevel | TakeBreak | HandForHand | DealHand | DrawLastHands | EndDay | CancelEvent | ChipRace | TellBlinds | TakeRightSeat
    | MarkAbsent | MarkPresent | Penalise | ServeHands | SpendTimeCards | CallTime | Eliminate | Disqualify | PauseClock | ResumeClock
    | AddTime | EndStartingDay | TellHand | RunAllIn | RuleLevel | ExchangeChips | MovePlayer
)  # fmt: skip
