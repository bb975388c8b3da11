"""What those who direct, referee and play a championship of pairs are told beyond what everybody sees."""

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tento.championship.core.roles import Role
from tento.web.api.events.messages import Name, SeenNumber, SentId
from tento.web.api.events.pairs_messages import EventResult

Pair = tuple[int, int]


class BoardSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A score sheet as it was handed in: each partida's points, by whom, who has signed, the remarks and the minutes that were played."""

    result: EventResult
    partidas: tuple[Pair, ...]
    first_mao: str | None
    reported_by: tuple[str, ...]
    signed: tuple[str, ...]
    remarks: str
    minutes: int | None
    at: datetime | None


class BoardSigner(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who must sign a sheet: a person or the whole side of an entry, or the referee."""

    name: str
    entry: str | None
    person: int | None
    signed: bool


class BoardMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match at its table: when it began, how it is played, which partidas a sanction has decided, the sheets and who must sign.

    `clock` are the minutes of its time, `overtime` those that follow a level score, `absence` those that a player may be away. Where
    `first_mao` is true the winner of the first mão wins what is still level then.
    """

    id: str
    began: datetime | None
    best_of: int
    target: int | None
    clock: int | None
    overtime: int | None
    absence: int | None
    first_mao: bool
    minutes: int
    awarded: tuple[Pair, ...]
    missed: tuple[str, ...]
    later: tuple[str, ...]
    sheets: tuple[BoardSheet, ...]
    signers: tuple[BoardSigner, ...]


class BoardSanction(msgspec.Struct, frozen=True, kw_only=True):
    """A sanction of this regulation, and who imposes it; `entered` is false where it is not this reader's to impose."""

    effect: str
    imposed_by: tuple[str, ...]
    yours: bool


class BoardRules(msgspec.Struct, frozen=True, kw_only=True):
    """What the regulation says of the matches: minutes and what lateness and absence cost, the sanctions that it knows, and who judges.

    `automatic` are offences with the sanction that follows by itself. The first `starters` people of an entry play; with `substitution` a
    reserve may take the place of one of them. `articles` are those on each of these.
    """

    check_in: int
    tolerance: int
    late: str
    absence: str
    players_report: bool
    sanctions: tuple[BoardSanction, ...]
    automatic: dict[str, str]
    step_by_step: bool
    appeal: bool
    judge: str
    documents: tuple[str, ...]
    starters: int
    substitution: bool
    articles: dict[str, tuple[str, ...]]


class BoardProposal(msgspec.Struct, frozen=True, kw_only=True):
    """Where and when a match could be played, and what it waits for; `entry` is the one that rests."""

    match: str
    table: int
    starts: datetime
    waits: Literal["nothing", "check_in", "table", "rest"]
    entry: str | None


class BoardIncident(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the book of the event; without a ruling it is open."""

    number: int
    kind: Literal["note", "call", "protest"]
    text: str
    match: str | None
    entry: str | None
    by: str
    role: str
    at: datetime
    ruling: str
    ruled_by: str


class BoardStage(msgspec.Struct, frozen=True, kw_only=True):
    """What a stage still needs: matches that are open, lots between these, or nothing but to be closed."""

    name: str
    open: int
    lots: tuple[str, ...]
    ready: bool


class BoardEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry at the desk: sanctions so far, documents that are not signed (which person, which one), people who did not confirm."""

    id: str
    sanctions: int
    unsigned: tuple[tuple[int, str], ...]
    unconfirmed: tuple[int, ...]


class BoardShown(msgspec.Struct, frozen=True, kw_only=True):
    """The board of a championship of pairs. `now` is the time of the server in milliseconds, `tables` how many the hall has.

    `values` are those of the game's rulebook; `incidents`, `proposals` and other people's matches are for those who may read all.
    """

    number: int
    now: int
    tables: int | None
    rules: BoardRules
    values: dict[str, Any]
    matches: tuple[BoardMatch, ...]
    entries: tuple[BoardEntry, ...]
    stages: tuple[BoardStage, ...]
    proposals: tuple[BoardProposal, ...]
    incidents: tuple[BoardIncident, ...]


class NewLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody has this match open on a device; `device` is the device's own word, so that two phones of one person are two."""

    match: Name
    device: Annotated[str, Meta(min_length=4, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


class Looker(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody else who has the same match open."""

    name: str
    role: Role


class NewSignature(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A signature on another's device, by the PIN on the signer's card."""

    id: SentId
    seen: SeenNumber
    match: Name
    signer: Name
    pin: Annotated[str, Meta(pattern=r"^[0-9]{6}$")]


class PinShown(msgspec.Struct, frozen=True, kw_only=True):
    """The PIN by which a person of an entry signs on another's device."""

    entry: str
    person: int
    name: str
    pin: str


class NewCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lies on the table when a deal is over, of each side, in the words of the game."""

    sides: Annotated[tuple[dict[str, Any], ...], Meta(min_length=1, max_length=2)]


class CountedLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a count."""

    what: str
    count: int
    points: int
    articles: tuple[str, ...]


class CountedSide(msgspec.Struct, frozen=True, kw_only=True):
    """What a side made, line by line."""

    lines: tuple[CountedLine, ...]
    total: int


class NewLinkCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The token of a link that was made."""

    token: Annotated[str, Meta(pattern=r"^te_[A-Za-z0-9_-]{16,120}$")]


class LinkCode(msgspec.Struct, frozen=True, kw_only=True):
    """The address that a referee opens, and its QR code as an SVG."""

    address: str
    svg: str


class NewPicture(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A photograph of the sheet of a match: JPEG, PNG or WebP, in base64."""

    match: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    content: bytes


class MovedPicture(NewPicture, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A photograph as another house has it: who sent it there, and when."""

    by: Annotated[str, msgspec.Meta(max_length=120)]
    at: Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class PictureShown(msgspec.Struct, frozen=True, kw_only=True):
    """A photograph that is kept: its fingerprint (SHA-256), which the log names, who sent it, when, and how many bytes it has."""

    match: str
    hash: str
    by: str
    at: int
    size: int
