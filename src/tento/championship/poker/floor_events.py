"""What the floor brought about: the clock and its levels, hand for hand, the end of a day, chip races, absences and penalties."""

from typing import Literal

from tento.championship.core.events import EventBase
from tento.table.refusal import Fact, MoneyFact


class LevelStarted(EventBase, tag="level", frozen=True, kw_only=True):
    """A level of the sheet began."""

    level: int
    small: int
    big: int
    ante: int


class BreakStarted(EventBase, tag="break", frozen=True, kw_only=True):
    """Nobody plays for so many minutes."""

    minutes: int


class HandForHandStarted(EventBase, tag="hand-for-hand", frozen=True, kw_only=True):
    """All tables play one hand at a time; so many are left, and so many places are paid."""

    left: int
    paid: int


class HandDealt(EventBase, tag="hand-dealt", frozen=True, kw_only=True):
    """The next hand of hand for hand was dealt at every table."""


class MoneyReached(EventBase, tag="in-the-money", frozen=True, kw_only=True):
    """Hand for hand ended because all who are left are paid."""

    left: int


class HandForHandEnded(EventBase, tag="hand-for-hand-over", frozen=True, kw_only=True):
    """Hand for hand ended before the money."""


class LastHandsDrawn(EventBase, tag="last-hands", frozen=True, kw_only=True):
    """The clock stands, and every table still plays so many hands today."""

    hands: int


class DayEnded(EventBase, tag="day-end", frozen=True, kw_only=True):
    """The day is over, and so many players bag so many chips."""

    day: int
    left: int
    chips: int


class Cancelled(EventBase, tag="cancelled", frozen=True, kw_only=True):
    """The tournament will not be played; what the entries paid goes back. `guarantee` is what is still promised."""

    entries: int
    centavos: int
    guarantee: int = 0

    @property
    def facts(self) -> dict[str, Fact]:
        """How many entries, and what they paid in all."""
        return {"entries": self.entries, "reais": MoneyFact(self.centavos)}


class GuaranteeVoid(EventBase, tag="guarantee-void", frozen=True, kw_only=True):
    """The guarantee fell with the event that could not be held."""

    centavos: int

    @property
    def facts(self) -> dict[str, Fact]:
        """What had been promised."""
        return {"reais": MoneyFact(self.centavos)}


class ClockPaused(EventBase, tag="paused", frozen=True, kw_only=True):
    """The clock stands with so many seconds left."""

    left: int


class ClockResumed(EventBase, tag="resumed", frozen=True, kw_only=True):
    """The clock runs on with so many seconds left."""

    left: int


class TimeAdded(EventBase, tag="time-added", frozen=True, kw_only=True):
    """The clock was set: so many seconds more or less, and so many left now."""

    seconds: int
    left: int


class StartingDayEnded(EventBase, tag="starting-day-end", frozen=True, kw_only=True):
    """One of several first days is over; so many bag so many chips."""

    day: str
    left: int
    chips: int


class HandTold(EventBase, tag="hand-told", frozen=True, kw_only=True):
    """A table told how far it is with a hand of hand for hand."""

    table: int
    state: Literal["playing", "all_in", "finished"]

    @property
    def what(self) -> str:
        """Each has its own sentence."""
        return f"hand-{self.state.replace('_', '-')}"


class AllInRun(EventBase, tag="all-in-run", frozen=True, kw_only=True):
    """The called all-in of a table was run."""

    table: int


class HandLevelRuled(EventBase, tag="hand-level", frozen=True, kw_only=True):
    """The hand of a table that began around a change of level is played at this one."""

    table: int
    level: int


class ChipsExchanged(EventBase, tag="exchanged", frozen=True, kw_only=True):
    """Chips that were out of play were exchanged at equal value; what did not make the smallest chip is gone."""

    player: str
    given: int
    removed: int


class TableStopped(EventBase, tag="table-stopped", frozen=True, kw_only=True):
    """A table is so many players short of the largest that it stops."""

    table: int
    players: int


class ChipsOut(EventBase, tag="chips-out", frozen=True, kw_only=True):
    """The chips of a value left play; the smallest are now of another."""

    value: int
    smallest: int


class ChipsRaced(EventBase, tag="chip-race", frozen=True, kw_only=True):
    """Odd chips of a table were raced for: so many of the old value made so many new ones, which these players won."""

    table: int
    odd: int
    new: int
    value: int
    players: tuple[str, ...]


class BlindsTold(EventBase, tag="blinds-told", frozen=True, kw_only=True):
    """A table told where its button and blinds stood."""

    table: int
    button: int
    small: int
    big: int


class PlayerMissed(EventBase, tag="no-show", frozen=True, kw_only=True):
    """A player is not at the seat."""

    player: str


class PlayerCame(EventBase, tag="came", frozen=True, kw_only=True):
    """A player who was missing has come to the seat."""

    player: str


class Penalised(EventBase, tag="penalised", frozen=True, kw_only=True):
    """A player was given a penalty that leaves them in, and owes so many hands now."""

    player: str
    kind: Literal["warning", "missed_hands", "missed_orbits", "dead_hand"]
    hands: int

    @property
    def what(self) -> str:
        """Each penalty has its own sentence."""
        return self.kind.replace("_", "-")


class HandsServed(EventBase, tag="served", frozen=True, kw_only=True):
    """A penalised player served hands, and owes so many still."""

    player: str
    hands: int


class TimeCardsSpent(EventBase, tag="time-cards", frozen=True, kw_only=True):
    """The action clock took time cards; so many are left."""

    player: str
    cards: int
    left: int


class TimeCalled(EventBase, tag="time-called", frozen=True, kw_only=True):
    """Time was called on a player: the call was refused, or this came of the count."""

    player: str
    result: Literal["refused", "in_time", "dead_hand", "check"]

    @property
    def what(self) -> str:
        """Each result has its own sentence."""
        return f"time-{self.result.replace('_', '-')}"


class PlayerEliminated(EventBase, tag="eliminated", frozen=True, kw_only=True):
    """The Director took a player out, who keeps the prize of this place."""

    player: str
    place: int
    chips: int
    left: int


class PlayerDisqualified(EventBase, tag="disqualified", frozen=True, kw_only=True):
    """A player was disqualified, and the chips left play."""

    player: str
    chips: int
    left: int


class PlayerBarred(EventBase, tag="barred", frozen=True, kw_only=True):
    """A disqualified player may not enter what follows: the tournaments of this event, or any."""

    player: str
    kind: Literal["ban", "exclusion"]

    @property
    def what(self) -> str:
        """From the event or from all of them."""
        return "banned" if self.kind == "ban" else "excluded"


FloorEvent = (
    LevelStarted | BreakStarted | HandForHandStarted | HandDealt | MoneyReached | HandForHandEnded | LastHandsDrawn | DayEnded | Cancelled
    | ChipsOut | ChipsRaced | BlindsTold | PlayerMissed | PlayerCame | Penalised | HandsServed | TimeCardsSpent | TimeCalled
    | PlayerEliminated | PlayerDisqualified | PlayerBarred | GuaranteeVoid | ClockPaused | ClockResumed | TimeAdded
    | StartingDayEnded | HandTold | AllInRun | HandLevelRuled | ChipsExchanged | TableStopped
)  # fmt: skip
