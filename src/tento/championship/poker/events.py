"""What a decision of a poker tournament brought about, in the past tense. The floor's diary is made from these."""

from datetime import datetime
from typing import Literal

from tento.championship.core.custody import CustodyEvent
from tento.championship.core.events import EventBase
from tento.championship.core.local_time import written_hour
from tento.championship.core.taking_over import TakenOver
from tento.championship.poker.correction_events import Corrected
from tento.championship.poker.desk_events import DeskEvent
from tento.championship.poker.floor_events import FloorEvent
from tento.table.refusal import Fact


class Opened(EventBase, tag="opened", frozen=True, kw_only=True):
    """The tournament is open to entries."""

    title: str
    kind: Literal["main", "side", "satellite", "ladies"]


class Rescheduled(EventBase, tag="rescheduled", frozen=True, kw_only=True):
    """The tournament starts at another hour."""

    start: datetime
    was: datetime

    @property
    def facts(self) -> dict[str, Fact]:
        """Both hours, by the clock on the wall."""
        return {"start": written_hour(self.start), "was": written_hour(self.was)}


class RulesAmended(EventBase, tag="rules-amended", frozen=True, kw_only=True):
    """Rules are other ones from now on."""

    rules: tuple[str, ...]


class PlayersEntered(EventBase, tag="players-entered", frozen=True, kw_only=True):
    """Players entered, or entered again; so many entries there are now."""

    players: tuple[str, ...]
    entries: int


class SeatsAnnounced(EventBase, tag="seats-announced", frozen=True, kw_only=True):
    """The list of the first draw and the commitment to all draws of seats were published; nobody is listed where seats stay."""

    listed: int
    commitment: str
    source: str


class SeatsDrawn(EventBase, tag="seats-drawn", frozen=True, kw_only=True):
    """Everybody has a first seat."""

    players: int
    tables: int


class TableBroken(EventBase, tag="table-broken", frozen=True, kw_only=True):
    """A table that is not needed any more was broken; its players drew empty seats."""

    table: int


class PlayerMoved(EventBase, tag="moved", frozen=True, kw_only=True):
    """A player was moved to make tables even."""

    player: str
    table: int
    seat: int
    to_table: int
    to_seat: int


class AlternateSeated(EventBase, tag="alternate-seated", frozen=True, kw_only=True):
    """Somebody came from the waiting list to a seat."""

    player: str
    table: int
    seat: int


class AlternatesAdded(EventBase, tag="alternates", frozen=True, kw_only=True):
    """No seat was free; so many wait now."""

    waiting: int


class DayStarted(EventBase, tag="new-day", frozen=True, kw_only=True):
    """A new day began, with new seats."""

    day: int
    left: int
    tables: int


class FinalFormed(EventBase, tag="final-table", frozen=True, kw_only=True):
    """The final table was drawn."""

    left: int


class DealMade(EventBase, tag="deal", frozen=True, kw_only=True):
    """The players of the final table agreed on the prizes still open."""

    left: int


class PlayerWentOut(EventBase, tag="went-out", frozen=True, kw_only=True):
    """A player lost the last chips, and has this place as far as the field is known."""

    player: str
    place: int
    taken_by: tuple[str, ...]


class Crowned(EventBase, tag="champion", frozen=True, kw_only=True):
    """One player is left."""

    player: str


Event = (
    Opened | PlayersEntered | SeatsAnnounced | SeatsDrawn | TableBroken | PlayerMoved | AlternateSeated | AlternatesAdded | DayStarted
    | FinalFormed | DealMade | PlayerWentOut | Crowned | Rescheduled | RulesAmended | DeskEvent | FloorEvent | Corrected
    | CustodyEvent | TakenOver
)  # fmt: skip
