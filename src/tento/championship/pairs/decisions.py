"""The decisions of a championship: who decided, when and why. Nothing is overwritten; a correction is a new decision."""

from datetime import datetime
from typing import Literal

import msgspec

from tento.championship.core.decisions import Application, DecisionBase, Opening
from tento.rulebooks.championship.pairs import Effect

Pair = tuple[int, int]


class Publish(Opening, tag="publish", frozen=True, kw_only=True):
    """Opens a championship to entries. `expected` is how many the organiser counts on, `suspended` may not enter."""

    version: str = "1"
    expected: int | None = None
    suspended: tuple[str, ...] = ()


class Amend(DecisionBase, tag="amend", frozen=True, kw_only=True):
    """Publishes a new version of the rules."""

    version: str


class MoveDate(DecisionBase, tag="move-date", frozen=True, kw_only=True):
    """Moves the opening or closing of entries, or the day of the event."""

    what: Literal["opens", "closes", "event"]
    to: datetime


class Register(Application, tag="register", frozen=True, kw_only=True):
    """Asks for a place."""


class Confirm(DecisionBase, tag="confirm", frozen=True, kw_only=True):
    """A person's own word that they want to take part."""

    entry: str
    person: int


class Pay(DecisionBase, tag="pay", frozen=True, kw_only=True):
    """A payment that came in, in centavos."""

    entry: str
    amount: int
    card: bool = False


class Select(DecisionBase, tag="select", frozen=True, kw_only=True):
    """Gives an entry a place in the field."""

    entry: str


class Summon(DecisionBase, tag="summon", frozen=True, kw_only=True):
    """Tells a selected entry that it plays."""

    entry: str


class SignDocument(DecisionBase, tag="sign-document", frozen=True, kw_only=True):
    """A person signs one of the documents that the regulation asks for."""

    entry: str
    person: int
    document: str


class Withdraw(DecisionBase, tag="withdraw", frozen=True, kw_only=True):
    """An entry gives up its place."""

    entry: str
    written: bool = True


class Substitute(DecisionBase, tag="substitute", frozen=True, kw_only=True):
    """A reserve takes the place of a starter."""

    entry: str
    out: int
    in_: int = msgspec.field(name="in")


class CloseEntries(DecisionBase, tag="close-entries", frozen=True, kw_only=True):
    """Nobody enters any more."""


class AnnounceDraw(DecisionBase, tag="announce-draw", frozen=True, kw_only=True):
    """Publishes the numbered list, the commitment to a secret seed and the source of the other numbers."""

    stage: str
    listed: tuple[str, ...]
    commitment: str
    source: str


class RunDraw(DecisionBase, tag="draw", frozen=True, kw_only=True):
    """Reveals the seed and the numbers: the draw follows from them."""

    stage: str
    seed: str
    numbers: tuple[str, ...] = ()


class Call(DecisionBase, tag="call", frozen=True, kw_only=True):
    """Sends a match to a table at a time."""

    match: str
    table: int | None = None
    starts: datetime | None = None


class CheckIn(DecisionBase, tag="check-in", frozen=True, kw_only=True):
    """One side is there, complete."""

    match: str
    entry: str


class Start(DecisionBase, tag="start", frozen=True, kw_only=True):
    """The match begins."""

    match: str


class Report(DecisionBase, tag="report", frozen=True, kw_only=True):
    """The score sheet: each partida's points, first side first; who has signed it already."""

    match: str
    partidas: tuple[Pair, ...]
    signed: tuple[str, ...] = ()
    remarks: str = ""


class SignSheet(DecisionBase, tag="sign-sheet", frozen=True, kw_only=True):
    """A signature on a score sheet."""

    match: str
    signer: str


class Absent(DecisionBase, tag="absent", frozen=True, kw_only=True):
    """Whoever is not there when the tolerance is over, or stayed away too long once play had begun."""

    match: str
    entries: tuple[str, ...]
    minutes_away: int | None = None


class Correct(DecisionBase, tag="correct", frozen=True, kw_only=True):
    """A result was written wrong. Once the next match has begun the committee says what becomes of it."""

    match: str
    partidas: tuple[Pair, ...]
    ruling: Literal["stand", "replay"] | None = None


class Award(DecisionBase, tag="award", frozen=True, kw_only=True):
    """A decision for a case that the regulation does not foresee: this side has won."""

    match: str
    winner: str


class Sanction(DecisionBase, tag="sanction", frozen=True, kw_only=True):
    """A sanction against an entry, in a match or outside one. `offence` is what was done."""

    entry: str
    effect: Effect
    offence: str
    match: str | None = None


class Appeal(DecisionBase, tag="appeal", frozen=True, kw_only=True):
    """Asks for a decision to be looked at again."""

    entry: str
    against: str


class DrawLots(DecisionBase, tag="lots", frozen=True, kw_only=True):
    """The order in which lots put entries that nothing else could tell apart."""

    stage: str
    order: tuple[str, ...]


class CloseStage(DecisionBase, tag="close-stage", frozen=True, kw_only=True):
    """Freezes the stage's list; whoever goes on is known."""

    stage: str


class Suspend(DecisionBase, tag="suspend", frozen=True, kw_only=True):
    """The event stops, for now or for good, or goes on again."""

    to: Literal["suspended", "cancelled", "resumed"]


Decision = (
    Publish | Amend | MoveDate | Register | Confirm | Pay | Select | Summon | SignDocument | Withdraw | Substitute | CloseEntries
    | AnnounceDraw | RunDraw | Call | CheckIn | Start | Report | SignSheet | Absent | Correct | Award | Sanction | Appeal
    | DrawLots | CloseStage | Suspend
)  # fmt: skip
