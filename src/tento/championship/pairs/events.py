"""What a decision brought about, in the past tense. Screens, sheets and lists are made from these."""

from tento.championship.core.events import EventBase
from tento.championship.pairs.scores import Result


class Published(EventBase, tag="published", frozen=True, kw_only=True):
    """The championship is open to entries."""

    title: str


class Amended(EventBase, tag="amended", frozen=True, kw_only=True):
    """Another version of the rules is in force."""

    version: str


class DateMoved(EventBase, tag="date-moved", frozen=True, kw_only=True):
    """A date is another one now."""

    what: str


class Entered(EventBase, tag="entered", frozen=True, kw_only=True):
    """An entry has this status now."""

    entry: str
    status: str


class MoneyMoved(EventBase, tag="money-moved", frozen=True, kw_only=True):
    """Centavos came in, or went back if they are below zero."""

    entry: str
    centavos: int


class Noted(EventBase, tag="noted", frozen=True, kw_only=True):
    """A fact was written down for an entry: summoned, signed, confirmed, substituted, checked in, warned."""

    entry: str
    fact: str


class EntriesClosed(EventBase, tag="entries-closed", frozen=True, kw_only=True):
    """The list of entries is final."""

    field: int


class DrawAnnounced(EventBase, tag="draw-announced", frozen=True, kw_only=True):
    """The list to be drawn was published; `again` when it takes the place of a draw already made."""

    stage: str
    again: bool


class Drawn(EventBase, tag="drawn", frozen=True, kw_only=True):
    """The draw of a stage, in its order."""

    stage: str
    order: tuple[str, ...]


class Called(EventBase, tag="called", frozen=True, kw_only=True):
    """A match has a table and a time, or has begun."""

    match: str
    began: bool


class SheetSigned(EventBase, tag="sheet-signed", frozen=True, kw_only=True):
    """A sheet is written; `missing` have not signed it yet."""

    match: str
    missing: tuple[str, ...]


class ResultSet(EventBase, tag="result", frozen=True, kw_only=True):
    """The official result of a match."""

    match: str
    result: Result
    corrected: bool = False


class MovedOn(EventBase, tag="moved-on", frozen=True, kw_only=True):
    """A side of a later match is known, or has changed."""

    match: str
    entry: str | None


class LeftOut(EventBase, tag="left-out", frozen=True, kw_only=True):
    """An entry plays no more."""

    entry: str
    status: str


class SuspendedNext(EventBase, tag="suspended-next", frozen=True, kw_only=True):
    """Somebody may not enter the next edition."""

    who: str


class Sanctioned(EventBase, tag="sanctioned", frozen=True, kw_only=True):
    """A sanction was imposed."""

    entry: str
    effect: str
    offence: str


class StageClosed(EventBase, tag="stage-closed", frozen=True, kw_only=True):
    """A stage's list is frozen: its ranking, equal places together, and who goes on."""

    stage: str
    ranking: tuple[tuple[str, ...], ...]
    advanced: tuple[str, ...]


class Crowned(EventBase, tag="crowned", frozen=True, kw_only=True):
    """The champion is known."""

    entry: str


class PhaseChanged(EventBase, tag="phase-changed", frozen=True, kw_only=True):
    """The event was suspended, cancelled or resumed."""

    phase: str


Event = (
    Published | Amended | DateMoved | Entered | MoneyMoved | Noted | EntriesClosed | DrawAnnounced | Drawn | Called | SheetSigned
    | ResultSet | MovedOn | LeftOut | SuspendedNext | Sanctioned | StageClosed | Crowned | PhaseChanged
)  # fmt: skip
