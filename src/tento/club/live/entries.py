"""The log of a live table. The state of the table is the fold of its entries; nothing else is remembered."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tento.games.registry import USUAL_GAME, kit_of
from tento.table.reveal import OLD_WORDS, Reveal
from tento.table.seats import Actor, Seat

Visibility = Literal["public", "private", "password"]
AdviceFor = Literal["never", "alone", "always"]


def _usual_rulebook() -> str:
    return kit_of(USUAL_GAME).usual_rulebook


class TableConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was agreed when the table was opened. Times are in seconds; `options` change values of the rulebook for this table.

    After `fill_seconds` the free seats get bots of the kind `fill_bot` and the match begins. Advice is given never, always, or
    while no other person sits at the table; `signals` lets partners make signs to each other.
    """

    game: str = USUAL_GAME
    rulebook: str = msgspec.field(default_factory=_usual_rulebook)
    options: dict[str, Any] = {}
    seats: int = 4
    phase: str = "default"
    title: str = ""
    visibility: Visibility = "public"
    turn_seconds: int = 30
    bank_seconds: int = 60
    pause_seconds: float = 2.5
    bot_seconds: float = 0.8
    number_seconds: float = 1.5
    fill_seconds: float | None = None
    fill_bot: str = "sensible"
    spectators: bool = True
    spectator_delay: int = 0
    free_chat: bool = False
    reveal: Reveal = "partida"
    advice: AdviceFor = "alone"
    signals: bool = True


class Entry(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="entry", tag=str.lower):
    """One line of the log, at a time in milliseconds since the epoch."""

    at: int


class Opened(Entry, frozen=True, kw_only=True):
    """A person opened the table."""

    host: str
    config: TableConfig
    rulebook_hash: str


class Sat(Entry, frozen=True, kw_only=True):
    """Somebody took a seat: a person, or a bot of this kind."""

    seat: Seat
    name: str
    person: str | None = None
    bot: str | None = None


class Left(Entry, frozen=True, kw_only=True):
    """The seat is free again."""

    seat: Seat


class Started(Entry, frozen=True, kw_only=True):
    """All seats are taken: the match begins."""


class Committed(Entry, frozen=True, kw_only=True):
    """The server is bound to the order of this deal, before anybody adds a number."""

    deal: int
    seed_hash: str
    root: str


class Numbered(Entry, frozen=True, kw_only=True):
    """A seat's client added its number to the coming deal."""

    deal: int
    seat: Seat
    number: str


class Dealt(Entry, frozen=True, kw_only=True):
    """The pack of this deal came to the table; the seats' numbers are those of the log."""

    deal: int


class Acted(Entry, frozen=True, kw_only=True):
    """An accepted action: who is bound by it, who sent it, and the sender's own id of it."""

    actor: Actor
    action: msgspec.Raw
    by: str
    id: str = ""


class Revealed(Entry, frozen=True, kw_only=True):
    """The seed of a deal is public now."""

    deal: int
    seed: str


class Away(Entry, frozen=True, kw_only=True):
    """A person left the clock run out with nobody there: a bot plays on."""

    seat: Seat


class Back(Entry, frozen=True, kw_only=True):
    """The person took the seat back."""

    seat: Seat


class Held(Entry, frozen=True, kw_only=True):
    """A person alone at the table took the partner's cards in hand; the bot only keeps the seat."""

    seat: Seat
    person: str


class Released(Entry, frozen=True, kw_only=True):
    """The bot plays its own cards again."""

    seat: Seat


class Renamed(Entry, frozen=True, kw_only=True):
    """Whoever sits there is called so from now on: a person who was forgotten has a pseudonym."""

    seat: Seat
    name: str


class Resumed(Entry, frozen=True, kw_only=True):
    """The server came back after this many milliseconds: nobody's clock ran meanwhile."""

    down: int


class Closed(Entry, frozen=True, kw_only=True):
    """The table is over; `next` is the table of the rematch."""

    why: str
    next: str | None = None


AnyEntry = (
    Opened
    | Sat
    | Left
    | Started
    | Committed
    | Numbered
    | Dealt
    | Acted
    | Revealed
    | Away
    | Back
    | Held
    | Released
    | Renamed
    | Resumed
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """The entry as one line of JSON."""
    return _encoder.encode(entry)


def decode(line: bytes) -> AnyEntry:
    """The entry that a line of the log holds."""
    try:
        entry: AnyEntry = _decoder.decode(line)
    except msgspec.ValidationError:
        entry = _decoder.decode(_in_words_of_today(line))
    return entry


def _in_words_of_today(line: bytes) -> bytes:
    """A line that was kept before a word of it was changed."""
    found = msgspec.json.decode(line)
    config = found.get("config", {})
    if "reveal" in config:
        config["reveal"] = OLD_WORDS.get(config["reveal"], config["reveal"])
    return msgspec.json.encode(found)


def opening(lines: Sequence[bytes]) -> Opened:
    """The first entry of a log."""
    first = decode(lines[0])
    assert isinstance(first, Opened), "a log begins with the opening"
    return first
