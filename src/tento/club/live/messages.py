"""What a live table tells those who watch it: published, tagged by `type`, and the same for every game."""

from typing import Any

import msgspec

from tento.table.seats import Seat


class _Message(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="type", tag=str.lower):
    """Base of what the server says."""


class Sitter(msgspec.Struct, frozen=True):
    """Who sits on a seat, as everybody sees it. `held`: the partner has taken the bot's cards in hand."""

    seat: Seat
    name: str
    bot: bool
    away: bool
    held: bool = False


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
    """The table as this reader may see it. `legal` are the reader's own actions now, `you` the reader's seat."""

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
    """After its raise was refused a seat shows the cards that it held."""

    table: str
    seat: Seat
    cards: tuple[str, ...]


class Problem(_Message, frozen=True, kw_only=True):
    """The message could not be used."""

    code: str
    text: str


class Pong(_Message, frozen=True, kw_only=True):
    """The answer to a ping."""

    now: int


ServerMessage = Snapshot | Update | Missed | Revelation | Ack | Refused | Said | Advice | Signalled | Shown | Problem | Pong
