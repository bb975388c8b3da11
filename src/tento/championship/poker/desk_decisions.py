"""The decisions of the registration desk: the form of an entry, cancelling, transfers, documents and logos."""

from datetime import datetime
from typing import Literal

import msgspec

from tento.championship.core.decisions import DecisionBase
from tento.championship.core.people import Person
from tento.championship.core.personal import Said, Who

Means = Literal["cash", "debit", "credit", "transfer"]


class WonSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that was won in an official satellite: who won it, by the name in the log or on the form, and whether online."""

    winner: Who
    online: bool = False


class EntryForm(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the desk writes down for one entry. `player` is the name under which the log knows the person: of two namesakes each has one.

    Whoever enters again is known already, and only pays. `document` is the photo document that was shown; `credited` and `proof` are of a
    deposit before the day; `sponsors` are those whose logos the player will wear.
    """

    player: Who
    person: Person | None = None
    document: Said = ""
    means: Means | None = None
    paid: int = 0
    credited: datetime | None = None
    proof: tuple[str, ...] = ()
    seat: WonSeat | None = None
    site_record: bool = False
    image_release: bool = False
    sponsors: tuple[str, ...] = ()


class CancelEntry(DecisionBase, tag="poker-cancel-entry", frozen=True, kw_only=True):
    """A registered player asks for the entry back."""

    player: Who


class TransferEntry(DecisionBase, tag="poker-transfer", frozen=True, kw_only=True):
    """The Director lets an entry go to another person, for a reason. Nothing is paid again."""

    player: Who
    to: EntryForm


class CheckDocuments(DecisionBase, tag="poker-documents", frozen=True, kw_only=True):
    """These players showed their documents for a day of the tournament."""

    players: tuple[Who, ...]
    day: int


class WearLogos(DecisionBase, tag="poker-logos", frozen=True, kw_only=True):
    """The sponsors whose logos a player wears from now on; none after the Director had them covered or taken off."""

    player: Who
    sponsors: tuple[str, ...] = ()


DeskDecision = CancelEntry | TransferEntry | CheckDocuments | WearLogos
