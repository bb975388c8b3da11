"""The log of a live table. The state of the table is the fold of its entries; nothing else is remembered."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from tento.games.registry import USUAL_GAME, kit_of
from tento.table.reveal import OLD_WORDS, Reveal
from tento.table.seats import Actor, Seat

Visibility = Literal["public", "private", "password"]
AdviceFor = Literal["never", "alone", "always"]


def _usual_rulebook() -> str:
    return kit_of(USUAL_GAME).usual_rulebook


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The moment of a finished match from which another table plays on: its table, and the number of the step.

    The table is empty where somebody brought a record.
    """

    table: str
    seq: int


class TableConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was agreed when the table was opened. Times are in seconds; `options` change values of the rulebook for this table.

    After `fill_seconds` the free seats get bots of the kind `fill_bot` and the match begins. Advice is given never, always, or
    while no other person sits at the table; `signals` lets partners make signs to each other; a person who does not play may `referee`.
    `event` is the tournament that the table belongs to. At a table with `reserved` seats each seat has the people who alone may sit there,
    and a bot if it has none; the match begins by the word of the event, and nobody plays for who is away. For `absence_minutes` the table
    waits for them; where there are none the clock moves on at each of their turns. At any other table a bot plays for whoever has had no
    line for `away_seconds`, from the next turn on. At the table of a `lesson` the cards are laid for one learner: nothing there is sealed,
    and nothing of it counts. A table that asks `what_if` plays on from a moment of a finished match; nor does that count.
    The bots of a table play `like` a person, by what was learned of that one. At a table of the `ladder` bots of people play a challenge.
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
    away_seconds: int = 15
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
    referee: bool = False
    event: str | None = None
    reserved: tuple[tuple[str, ...], ...] = ()
    absence_minutes: int | None = None
    lesson: str | None = None
    what_if: WhatIf | None = None
    like: str | None = None
    ladder: str | None = None


def with_its_reveal(config: TableConfig) -> TableConfig:
    """The agreement with a moment for the seeds that its game knows: the game's usual one in the place of any other."""
    reveals = kit_of(config.game).reveals
    return config if config.reveal in reveals else replace(config, reveal=reveals[0])


def reveals_seeds(config: TableConfig) -> bool:
    """True if this table tells everybody its seeds at some time."""
    return config.reveal in ("deal", "partida")


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
    """The seat is free again; `kicked` if it was not the person's own wish."""

    seat: Seat
    kicked: bool = False


class Started(Entry, frozen=True, kw_only=True):
    """All seats are taken: the match begins."""


class Act(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What somebody did in the match that is played on from: a seat, the referee, or the table with its pack."""

    actor: Actor
    action: msgspec.Raw


class Continued(Entry, frozen=True, kw_only=True):
    """All seats are taken, and the match begins in the middle: where these acts lead from its start."""

    acts: tuple[Act, ...]


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


class Ruled(Acted, frozen=True, kw_only=True):
    """The referee decided something, for this reason."""

    reason: str = ""


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


class RefereeInvited(Entry, frozen=True, kw_only=True):
    """Whoever knows the key of this hash may come as the referee; nobody else is it any more."""

    key_hash: str


class RefereeCame(Entry, frozen=True, kw_only=True):
    """The referee is this person from now on."""

    person: str


class Renamed(Entry, frozen=True, kw_only=True):
    """Whoever sits there is called so from now on: a person who was forgotten has a pseudonym."""

    seat: Seat
    name: str


class Resumed(Entry, frozen=True, kw_only=True):
    """The server came back after this many milliseconds, by a clock that may have been set back: nobody's clock ran meanwhile."""

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
    | Continued
    | Committed
    | Numbered
    | Dealt
    | Acted
    | Ruled
    | Revealed
    | Away
    | Back
    | Held
    | Released
    | RefereeInvited
    | RefereeCame
    | Renamed
    | Resumed
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


_COURSE = frozenset((Acted, Ruled, Numbered, Dealt, Committed, Revealed))


def change_the_seating(entries: Sequence[AnyEntry]) -> bool:
    """True for everything but the course of the game: who sits, who is away, begun, over."""
    return not _COURSE.issuperset(map(type, entries))


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


@cache
def reader_of(kind: Any) -> msgspec.json.Decoder[Any]:
    """A decoder of this union of actions. One is made for each game: making it costs more than reading, and a long log has many actions."""
    return msgspec.json.Decoder(kind)


def action_in(entry: Acted | Act, kind: Any) -> Any:
    """The accepted action that an entry holds, one of this union."""
    return reader_of(kind).decode(entry.action)


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
