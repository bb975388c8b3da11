"""What a decision brought about, in the past tense. Screens, sheets and lists are made from these."""

from typing import Literal

from tento.championship.core.custody import CustodyEvent
from tento.championship.core.events import EventBase
from tento.championship.core.taking_over import TakenOver
from tento.championship.pairs.scores import Result
from tento.table.refusal import Fact, MoneyFact


class Published(EventBase, tag="published", frozen=True, kw_only=True):
    """The championship is open to entries."""

    title: str


class Amended(EventBase, tag="amended", frozen=True, kw_only=True):
    """Another version of the rules is in force."""

    version: str


class Informed(EventBase, tag="informed", frozen=True, kw_only=True):
    """Everybody was told more of the event: where it is held, who answers for it, its sponsors, its prizes."""

    about: Literal["venue", "contact", "sponsors", "prizes"]

    @property
    def what(self) -> str:
        """Each thing has its own sentence."""
        return f"informed.{self.about}"


class DateMoved(EventBase, tag="date-moved", frozen=True, kw_only=True):
    """A date is another one now."""

    date: Literal["opens", "closes", "event"]

    @property
    def what(self) -> str:
        """Each date has its own sentence."""
        return f"date-moved.{self.date}"


class Entered(EventBase, tag="entered", frozen=True, kw_only=True):
    """An entry has this status now."""

    entry: str
    status: str

    @property
    def what(self) -> str:
        """Each status has its own sentence."""
        return f"entered.{self.status}"


class MoneyMoved(EventBase, tag="money-moved", frozen=True, kw_only=True):
    """Centavos came in, or went back if they are below zero."""

    entry: str
    centavos: int

    @property
    def what(self) -> str:
        """Paid, or paid back."""
        return "refunded" if self.centavos < 0 else "paid"

    @property
    def facts(self) -> dict[str, Fact]:
        """Who, and how much."""
        return {"entry": self.entry, "amount": MoneyFact(abs(self.centavos))}


class Noted(EventBase, tag="noted", frozen=True, kw_only=True):
    """A fact was written down for an entry; of a signature, under which document; of a summons, by which means."""

    entry: str
    fact: Literal["summoned", "confirmed", "signed", "substituted", "withdrawn", "checked in", "checked in late"]
    document: str = ""
    means: str = ""

    @property
    def what(self) -> str:
        """Each fact has its own sentence, and a summons another where it is known how it was sent."""
        if self.fact == "summoned" and self.means:
            return "noted.summoned.by"
        return f"noted.{self.fact.replace(' ', '-')}"


class EntriesClosed(EventBase, tag="entries-closed", frozen=True, kw_only=True):
    """The list of entries is final."""

    field: int


class DrawAnnounced(EventBase, tag="draw-announced", frozen=True, kw_only=True):
    """The list to be drawn was published; `again` when it takes the place of a draw already made."""

    stage: str
    again: bool

    @property
    def what(self) -> str:
        """For the first time, or in the place of a draw already made."""
        return "draw-announced.again" if self.again else "draw-announced"


class Drawn(EventBase, tag="drawn", frozen=True, kw_only=True):
    """The draw of a stage, in its order."""

    stage: str
    order: tuple[str, ...]


class Called(EventBase, tag="called", frozen=True, kw_only=True):
    """A match has a table and a time, or has begun."""

    match: str
    began: bool
    online: bool = False

    @property
    def what(self) -> str:
        """Called, to a table in the hall or online, or begun."""
        return "began" if self.began else "called.online" if self.online else "called"


class Uncalled(EventBase, tag="uncalled", frozen=True, kw_only=True):
    """The call of a match was taken back."""

    match: str


class TakenBack(EventBase, tag="taken-back", frozen=True, kw_only=True):
    """The check-in of an entry, or the start of a match, was taken back."""

    match: str
    entry: str | None = None

    @property
    def what(self) -> str:
        """Each has its own sentence."""
        return "taken-back.check-in" if self.entry else "taken-back.start"


class Interrupted(EventBase, tag="interrupted", frozen=True, kw_only=True):
    """A match stopped before its end, and waits for the director."""

    match: str


class SheetSigned(EventBase, tag="sheet-signed", frozen=True, kw_only=True):
    """A sheet is written; `missing` have not signed it yet."""

    match: str
    missing: tuple[str, ...]

    @property
    def what(self) -> str:
        """Signed by all, or still waiting for somebody."""
        return "sheet-signed.missing" if self.missing else "sheet-signed"


class SheetConfirmed(EventBase, tag="sheet-confirmed", frozen=True, kw_only=True):
    """Somebody else handed in the same score."""

    match: str
    by: str


class Disputed(EventBase, tag="disputed", frozen=True, kw_only=True):
    """Two people handed in different scores: nothing moves on until the director decides."""

    match: str


class DisputeSettled(EventBase, tag="dispute-settled", frozen=True, kw_only=True):
    """The director has said which score holds."""

    match: str


class ResultSet(EventBase, tag="result", frozen=True, kw_only=True):
    """The official result of a match."""

    match: str
    result: Result
    corrected: bool = False

    @property
    def what(self) -> str:
        """A result, or the right one instead of a wrong one."""
        return "result.corrected" if self.corrected else "result"

    @property
    def facts(self) -> dict[str, Fact]:
        """The match and its score in points, first side first."""
        return {"match": self.match, "first": self.result.points[0], "second": self.result.points[1]}


class MovedOn(EventBase, tag="moved-on", frozen=True, kw_only=True):
    """A side of a later match is known, or has changed."""

    match: str
    entry: str | None

    @property
    def what(self) -> str:
        """Somebody, or nobody."""
        return "moved-on" if self.entry else "moved-on.nobody"


class LeftOut(EventBase, tag="left-out", frozen=True, kw_only=True):
    """An entry plays no more."""

    entry: str
    status: str

    @property
    def what(self) -> str:
        """Each way out has its own sentence."""
        return f"left-out.{self.status}"


class SuspendedNext(EventBase, tag="suspended-next", frozen=True, kw_only=True):
    """Somebody may not enter the next edition."""

    who: str


class Sanctioned(EventBase, tag="sanctioned", frozen=True, kw_only=True):
    """A sanction was imposed."""

    entry: str
    effect: str
    offence: str

    @property
    def what(self) -> str:
        """Each sanction has its own sentence."""
        return f"sanctioned.{self.effect}"


class StageClosed(EventBase, tag="stage-closed", frozen=True, kw_only=True):
    """A stage's list is frozen: its ranking, equal places together, and who goes on."""

    stage: str
    ranking: tuple[tuple[str, ...], ...]
    advanced: tuple[str, ...]

    @property
    def facts(self) -> dict[str, Fact]:
        """The stage and who goes on."""
        return {"stage": self.stage, "advanced": ", ".join(self.advanced)}


class LotsDrawn(EventBase, tag="lots-drawn", frozen=True, kw_only=True):
    """Lots were drawn between entries that nothing else told apart."""

    stage: str
    order: tuple[str, ...]


class Appealed(EventBase, tag="appealed", frozen=True, kw_only=True):
    """An entry asked for a decision to be looked at again, and will be heard."""

    entry: str
    against: str


class IncidentNoted(EventBase, tag="incident-noted", frozen=True, kw_only=True):
    """A line of the book of the event."""

    number: int
    kind: str
    text: str
    match: str | None = None
    entry: str | None = None

    @property
    def what(self) -> str:
        """Something that happened, or a call for the director."""
        return "incident-noted.call" if self.kind == "call" else "incident-noted"

    @property
    def facts(self) -> dict[str, Fact]:
        """The number of the line, what it says, and where."""
        return {"number": self.number, "text": self.text, "match": self.match or self.entry or "–"}


class IncidentRuled(EventBase, tag="incident-ruled", frozen=True, kw_only=True):
    """A line of the book was decided."""

    number: int
    ruling: str


class Crowned(EventBase, tag="crowned", frozen=True, kw_only=True):
    """The champion is known."""

    entry: str


class DelegationScored(EventBase, tag="delegation-scored", frozen=True, kw_only=True):
    """A delegation got its points for the places of its entries, once the champion was known."""

    delegation: str
    points: int


class PhaseChanged(EventBase, tag="phase-changed", frozen=True, kw_only=True):
    """The event was suspended, cancelled or resumed."""

    phase: str

    @property
    def what(self) -> str:
        """Stopped for now, for good, or going on."""
        return f"phase-changed.{self.phase}" if self.phase in ("suspended", "cancelled") else "phase-changed"


Event = (
    Published | Amended | Informed | DateMoved | Entered | MoneyMoved | Noted | EntriesClosed | DrawAnnounced | Drawn | Called
    | Uncalled | TakenBack | Interrupted | SheetSigned
    | SheetConfirmed | Disputed | DisputeSettled | ResultSet | MovedOn | LeftOut | SuspendedNext | Sanctioned | StageClosed
    | LotsDrawn | Appealed | IncidentNoted | IncidentRuled | Crowned | DelegationScored | PhaseChanged | CustodyEvent | TakenOver
)  # fmt: skip
