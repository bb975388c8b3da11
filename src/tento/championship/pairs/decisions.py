"""The decisions of a championship: who decided, when and why. Nothing is overwritten; a correction is a new decision."""

from datetime import datetime
from typing import Annotated, Literal

import msgspec

from tento.championship.core.corrections import Ruling
from tento.championship.core.custody import CustodyDecision
from tento.championship.core.decisions import Application, DecisionBase, Opening
from tento.championship.core.personal import PerhapsWho, Said, Who
from tento.championship.core.taking_over import TakeOver
from tento.rulebooks.championship.checks import MOST
from tento.rulebooks.championship.pairs import Effect

Pair = tuple[int, int]
People = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
Tables = Annotated[int, msgspec.Meta(ge=1, le=500)]


class Prize(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """What the organiser or a sponsor gives to whoever takes this place."""

    place: Annotated[int, msgspec.Meta(ge=1, le=100)]
    what: Annotated[str, msgspec.Meta(min_length=1)]


class Publish(Opening, tag="publish", frozen=True, kw_only=True):
    """Opens a championship to entries. `expected` is how many the organiser counts on, `tables` how many the hall has.

    `suspended` may not enter; `venue` is where it is held, if that is known already.
    """

    version: str = "1"
    expected: People | None = None
    tables: Tables | None = None
    suspended: tuple[Who, ...] = ()
    venue: str = ""


class Inform(DecisionBase, tag="inform", frozen=True, kw_only=True):
    """Tells everybody where the event is held, who answers for it, its sponsors and prizes; what is left out stays as it was."""

    venue: str | None = None
    contact: Said | None = None
    sponsors: tuple[str, ...] | None = None
    prizes: tuple[Prize, ...] | None = None


class Amend(DecisionBase, tag="amend", frozen=True, kw_only=True):
    """Publishes a new version of the rules."""

    version: str


class MoveDate(DecisionBase, tag="move-date", frozen=True, kw_only=True):
    """Moves the opening or closing of entries, or the day of the event."""

    what: Literal["opens", "closes", "event"]
    to: datetime


class Register(Application, tag="register", frozen=True, kw_only=True):
    """Asks for a place. `registrant` is which of the people filled in the form: with it their own word is given."""

    registrant: int | None = None


class Confirm(DecisionBase, tag="confirm", frozen=True, kw_only=True):
    """A person's own word that they want to take part."""

    entry: str
    person: int


class NoteConfirmation(DecisionBase, tag="note-confirmation", frozen=True, kw_only=True):
    """A person's own word that reached the desk on paper, by telephone or by message; `means` says how it came."""

    entry: str
    person: int
    means: Said


class Pay(DecisionBase, tag="pay", frozen=True, kw_only=True):
    """A payment that came in, in centavos."""

    entry: str
    amount: int
    card: bool = False


class Select(DecisionBase, tag="select", frozen=True, kw_only=True):
    """Gives an entry a place in the field."""

    entry: str


class Summon(DecisionBase, tag="summon", frozen=True, kw_only=True):
    """Tells a selected entry that it plays; `means` is how, as a proof that it was sent."""

    entry: str
    means: Said = ""


class SignDocument(DecisionBase, tag="sign-document", frozen=True, kw_only=True):
    """A person signs one of the documents that the regulation asks for."""

    entry: str
    person: int
    document: str


class Withdraw(DecisionBase, tag="withdraw", frozen=True, kw_only=True):
    """An entry gives up its place."""

    entry: str
    written: bool = True


class NoteWithdrawal(DecisionBase, tag="note-withdrawal", frozen=True, kw_only=True):
    """An entry gave up its place in a letter or a message that reached the desk; `means` says how it came."""

    entry: str
    means: Said


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
    source: Said


class RunDraw(DecisionBase, tag="draw", frozen=True, kw_only=True):
    """Reveals the seed and the numbers: the draw follows from them."""

    stage: str
    seed: str
    numbers: tuple[str, ...] = ()


class Call(DecisionBase, tag="call", frozen=True, kw_only=True):
    """Sends a match to a table at a time; `online` to a live table of the house, which seats nobody but its people.

    `spectators` says whether anybody else may watch that table.
    """

    match: str
    table: int | None = None
    starts: datetime | None = None
    online: bool = False
    spectators: bool = True


class CheckIn(DecisionBase, tag="check-in", frozen=True, kw_only=True):
    """One side is there, complete."""

    match: str
    entry: str


class Start(DecisionBase, tag="start", frozen=True, kw_only=True):
    """The match begins."""

    match: str


class Scored(DecisionBase, frozen=True, kw_only=True):
    """A score: each partida's points, first side first; the winner and how it ended, where they are said, must follow from it.

    A partida that ended below its target was ended by the clock: `minutes` are those that were played, `overtimes` how often more were,
    `first_mao` is the entry that won the first mão.
    """

    match: str
    partidas: tuple[Pair, ...]
    winner: str | None = None
    ended: Literal["played", "time"] | None = None
    minutes: int | None = None
    overtimes: int | None = None
    first_mao: str | None = None


class Uncall(DecisionBase, tag="uncall", frozen=True, kw_only=True):
    """Takes back the call of a match that has not begun: its table, its hour and its check-ins."""

    match: str


class TakeBack(DecisionBase, tag="take-back", frozen=True, kw_only=True):
    """Takes back the check-in of an entry, or the start of a match where no entry is named."""

    match: str
    entry: str | None = None


class Report(Scored, tag="report", frozen=True, kw_only=True):
    """The score sheet, with who has signed it already.

    Of a match that was played online the house writes it: `record` is the live table, `deals` how many deals of it were checked.
    """

    signed: tuple[PerhapsWho, ...] = ()
    remarks: Said = ""
    record: str | None = None
    deals: int | None = None


class Interrupt(DecisionBase, tag="interrupt", frozen=True, kw_only=True):
    """A match online stopped before its end, because its table is lost or everybody left: the director says what becomes of it."""

    match: str


class SettleDispute(Scored, tag="settle-dispute", frozen=True, kw_only=True):
    """Two people handed in different scores, and this one holds."""


class SignSheet(DecisionBase, tag="sign-sheet", frozen=True, kw_only=True):
    """A signature on a score sheet."""

    match: str
    signer: PerhapsWho


class Absent(DecisionBase, tag="absent", frozen=True, kw_only=True):
    """Whoever is not there when the tolerance is over, or stayed away too long once play had begun."""

    match: str
    entries: tuple[str, ...]
    minutes_away: int | None = None


class Correct(Scored, tag="correct", frozen=True, kw_only=True):
    """A result was written wrong, and why. Once the next match has begun the committee says what becomes of it."""

    reason_owed_later = True
    ruling: Ruling | None = None


class Award(DecisionBase, tag="award", frozen=True, kw_only=True):
    """A decision for a case that the regulation does not foresee: this side has won."""

    match: str
    winner: str


class Sanction(DecisionBase, tag="sanction", frozen=True, kw_only=True):
    """A sanction against an entry, in a match or outside one. `offence` is what was done."""

    entry: str
    effect: Effect
    offence: Said
    match: str | None = None


class Appeal(DecisionBase, tag="appeal", frozen=True, kw_only=True):
    """Asks for a decision to be looked at again; `match` is the one it was made in, if it was made in one."""

    entry: str
    against: Said
    match: str | None = None


class NoteIncident(DecisionBase, tag="incident", frozen=True, kw_only=True):
    """Something that happened is written into the book of the event; with `director` the director is asked to come to the table."""

    text: Said
    match: str | None = None
    entry: str | None = None
    director: bool = False


class RuleIncident(DecisionBase, tag="rule", frozen=True, kw_only=True):
    """What was decided about a line of the book: a protest, a call, or something that was written down."""

    incident: int
    ruling: Said


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
    Publish | Amend | MoveDate | Inform | Register | Confirm | NoteConfirmation | Pay | Select
    | Summon | SignDocument | Withdraw | NoteWithdrawal | Substitute | CloseEntries
    | AnnounceDraw | RunDraw | Call | Uncall | CheckIn | Start | TakeBack | Interrupt | Report | SettleDispute
    | SignSheet | Absent | Correct | Award | Sanction | Appeal | NoteIncident | RuleIncident
    | DrawLots | CloseStage | Suspend | CustodyDecision | TakeOver
)  # fmt: skip
