"""What a live table tells those who watch it: published, tagged by `type`, and the same for every game."""

from typing import Any, Literal

import msgspec

from tento.cards.deal import Opening
from tento.table.seats import Seat

Reaction = Literal["laugh", "wow", "clap", "cool", "ouch", "think"]
"""The faces that one can make at a table."""


class _Message(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="type", tag=str.lower):
    """Base of what the server says."""


class Sitter(msgspec.Struct, frozen=True):
    """Who sits on a seat, as everybody sees it. `held`: the partner has taken the bot's cards in hand.

    A person has an id, and the number that the face is drawn from.
    """

    seat: Seat
    name: str
    bot: bool
    away: bool
    held: bool = False
    person: str | None = None
    face: int | None = None


class Clocks(msgspec.Struct, frozen=True, gc=False):
    """The clocks, in milliseconds: now, when the turn began, how long it may last, each seat's bank, the match clock."""

    now: int
    turn_at: int
    turn_ms: int
    banks: tuple[int, ...]
    match_from: int


class Proof(msgspec.Struct, frozen=True, gc=False):
    """What the server is bound to: the coming deal's commitment, and whose numbers are in."""

    deal: int
    seed_hash: str
    root: str
    numbers: tuple[str | None, ...]


class Snapshot(_Message, frozen=True, kw_only=True):
    """The table as this reader may see it. `legal` are the reader's own actions now, `you` the reader's seat.

    `sides` are the sides of the seats: those of one side win together. `refereed`: a referee is at the table; `referee`: it is the reader.
    """

    table: str
    seq: int
    game: str
    rulebook: str
    status: str
    sitters: tuple[Sitter | None, ...]
    host: bool
    you: Seat | None
    view: Any
    legal: tuple[Any, ...]
    waiting: tuple[Seat, ...]
    clocks: Clocks
    proof: Proof | None
    next: str | None = None
    referee: bool = False
    refereed: bool = False
    sides: tuple[int, ...] = ()


class Update(_Message, frozen=True, kw_only=True):
    """What happened up to `seq`, as this reader may know it, and the table after it."""

    table: str
    seq: int
    events: tuple[Any, ...]
    view: Any
    legal: tuple[Any, ...]
    waiting: tuple[Seat, ...]
    clocks: Clocks
    proof: Proof | None
    sitters: tuple[Sitter | None, ...] | None = None


class Missed(_Message, frozen=True, kw_only=True):
    """The events since a number, for a reader who comes back."""

    table: str
    since: int
    events: tuple[Any, ...]


class Revelation(_Message, frozen=True, kw_only=True):
    """The seed of a deal, now that everybody may have it."""

    table: str
    deal: int
    seed: str


class Leaves(_Message, frozen=True, kw_only=True):
    """The opened leaves of cards of a deal that the reader has just seen: each leads to the root that was published before the deal.

    Who comes in the middle of a deal is told with them what the server was bound to for it.
    """

    table: str
    deal: int
    leaves: tuple[Opening, ...]
    proof: Proof | None = None


class Ack(_Message, frozen=True, kw_only=True):
    """The action with this id is kept, as entry `seq`."""

    id: str
    seq: int


class Refused(_Message, frozen=True, kw_only=True):
    """The action with this id was refused, by this rule and article; `text` is the sentence in the reader's language."""

    id: str
    code: str
    rule: str | None
    articles: tuple[str, ...]
    facts: dict[str, str | int]
    text: str


class Said(_Message, frozen=True, kw_only=True):
    """Somebody at the table says a ready-made phrase, or writes where the table lets people write."""

    table: str
    seat: Seat
    phrase: str | None = None
    text: str | None = None


class Reacted(_Message, frozen=True, kw_only=True):
    """Somebody at the table makes one of the drawn faces."""

    table: str
    seat: Seat
    face: Reaction


class AskedNumber(msgspec.Struct, frozen=True):
    """A number that the referee fills in: the field of the action that it stands in, what it is, and what it may be."""

    field: str
    text: str
    least: int
    most: int


class Way(msgspec.Struct, frozen=True):
    """One way to take a decision: the action to send, about whom or what it is, and the number that it asks for."""

    action: Any
    text: str
    number: AskedNumber | None = None


class Offer(msgspec.Struct, frozen=True):
    """A decision that the referee may take now, in the reader's language, with its articles. `asked`: somebody waits for it."""

    key: str
    text: str
    articles: tuple[str, ...]
    asked: bool
    ways: tuple[Way, ...]


class Offered(_Message, frozen=True, kw_only=True):
    """All that the referee may decide now."""

    id: str
    offers: tuple[Offer, ...]


class Ruled(_Message, frozen=True, kw_only=True):
    """The referee decided this with entry `seq`, by these articles, in Portuguese, English and Spanish; and the reason that was given."""

    table: str
    seq: int
    text: tuple[str, str, str]
    articles: tuple[str, ...]
    reason: str


class Advice(_Message, frozen=True, kw_only=True):
    """What a good player would do on the reader's seat, the key of the reason and its sentence in the reader's language."""

    id: str
    action: Any
    reason: str
    text: str


class Signalled(_Message, frozen=True, kw_only=True):
    """The partner's signs, for the partner's eyes alone; they need not be true. No sign says: nothing good."""

    table: str
    seat: Seat
    signs: tuple[str, ...]


class Shown(_Message, frozen=True, kw_only=True):
    """After its raise was refused a seat shows the cards that it held; with their leaves, of this deal, where the game opens them."""

    table: str
    seat: Seat
    cards: tuple[str, ...]
    deal: int = 0
    leaves: tuple[Opening, ...] = ()


class Recalled(_Message, frozen=True, kw_only=True):
    """The bot on this seat has just played from what was learned of a person."""

    table: str
    seat: Seat


class Moved(_Message, frozen=True, kw_only=True):
    """The director of the tournament gave the reader a seat at another table."""

    table: str
    to: str
    seat: Seat


class GoneSeat(msgspec.Struct, frozen=True):
    """A seat whose person has no line, and until when it is kept for the person, in milliseconds by the clock of the table."""

    seat: Seat
    until: int


class Gone(_Message, frozen=True, kw_only=True):
    """Whose lines are lost now: all of them, each time that one is lost or found again."""

    table: str
    seats: tuple[GoneSeat, ...]


class Problem(_Message, frozen=True, kw_only=True):
    """The message could not be used."""

    code: str
    text: str


class Pong(_Message, frozen=True, kw_only=True):
    """The answer to a ping."""

    now: int


ServerMessage = (
    Snapshot
    | Update
    | Missed
    | Revelation
    | Leaves
    | Ack
    | Refused
    | Said
    | Reacted
    | Advice
    | Signalled
    | Shown
    | Recalled
    | Offered
    | Ruled
    | Moved
    | Gone
    | Problem
    | Pong
)
