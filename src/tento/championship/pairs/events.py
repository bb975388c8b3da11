"""What a decision brought about, in the past tense. Screens, sheets and lists are made from these."""

from typing import Literal

from tento.championship.core.events import EventBase
from tento.championship.pairs.scores import Result
from tento.table.refusal import Fact, MoneyFact


class Published(EventBase, tag="published", frozen=True, kw_only=True):
    """The championship is open to entries."""

    title: str


class Amended(EventBase, tag="amended", frozen=True, kw_only=True):
    """Another version of the rules is in force."""

    version: str


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
    """A fact was written down for an entry; of a signature, under which document."""

    entry: str
    fact: Literal["summoned", "signed", "substituted", "checked in", "checked in late"]
    document: str = ""

    @property
    def what(self) -> str:
        """Each fact has its own sentence."""
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

    @property
    def what(self) -> str:
        """Called, or begun."""
        return "began" if self.began else "called"


class SheetSigned(EventBase, tag="sheet-signed", frozen=True, kw_only=True):
    """A sheet is written; `missing` have not signed it yet."""

    match: str
    missing: tuple[str, ...]

    @property
    def what(self) -> str:
        """Signed by all, or still waiting for somebody."""
        return "sheet-signed.missing" if self.missing else "sheet-signed"


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


class Crowned(EventBase, tag="crowned", frozen=True, kw_only=True):
    """The champion is known."""

    entry: str


class PhaseChanged(EventBase, tag="phase-changed", frozen=True, kw_only=True):
    """The event was suspended, cancelled or resumed."""

    phase: str

    @property
    def what(self) -> str:
        """Stopped for now, for good, or going on."""
        return f"phase-changed.{self.phase}" if self.phase in ("suspended", "cancelled") else "phase-changed"


Event = (
    Published | Amended | DateMoved | Entered | MoneyMoved | Noted | EntriesClosed | DrawAnnounced | Drawn | Called | SheetSigned
    | ResultSet | MovedOn | LeftOut | SuspendedNext | Sanctioned | StageClosed | LotsDrawn | Appealed | Crowned | PhaseChanged
)  # fmt: skip
