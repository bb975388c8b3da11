"""Each kind of line of a record, both ways."""

import re
from typing import Final

import msgspec

from tento.cards.card import BadCard, parse_card
from tento.cards.deal import Commitment, Number, Numbers, Opening, parse_number
from tento.records.chain import END, UNFINISHED
from tento.table import notation
from tento.table.kit import Notation
from tento.table.seats import TABLE, Actor, Seat
from tento.table.story import StandIn, write_time

NO_NUMBER: Final = "-"
NOBODY: Final = "none"
SHUFFLE: Final = "shuffle"
"""How the table brings a pack: its order follows from the seed."""


class DealLine(msgspec.Struct, frozen=True):
    """A pack was committed to, and these numbers were added."""

    line: int
    deal: int
    commitment: Commitment
    numbers: tuple[Number | None, ...]


class ActionLine(msgspec.Struct, frozen=True):
    """Somebody acted; `text` is the action as the table saw it."""

    line: int
    at: int
    actor: Actor
    text: str


class FactLine(msgspec.Struct, frozen=True):
    """What came of the action."""

    line: int
    text: str


class RevealLine(msgspec.Struct, frozen=True):
    """The seed of a deal, once it may be known."""

    line: int
    deal: int
    seed: bytes


class LeafLine(msgspec.Struct, frozen=True):
    """The opened leaf of a card of this deal that everybody saw."""

    line: int
    deal: int
    opening: Opening


class HiddenLine(msgspec.Struct, frozen=True):
    """An action that nobody noticed when it happened, right after line `after`; written when its deal was revealed."""

    line: int
    after: int
    at: int
    actor: Actor
    text: str


class StandInLine(msgspec.Struct, frozen=True):
    """From here on somebody else chooses for this seat, or the player whom the header names does so again (None)."""

    line: int
    seat: Seat
    stand_in: StandIn | None


class EndLine(msgspec.Struct, frozen=True):
    """The record is closed, with the match over or broken off."""

    line: int
    over: bool


Line = DealLine | ActionLine | FactLine | RevealLine | LeafLine | HiddenLine | StandInLine | EndLine


class BadLine(ValueError):
    """The text is no line of a record."""


def read_time(text: str) -> int:
    """The milliseconds of `1:02.345`."""
    found = re.fullmatch(r"(0|[1-9][0-9]{0,9}):([0-5][0-9])\.([0-9]{3})", text)
    if not found:
        raise BadLine(f"{text!r} is not a time: 1:02.345")
    return 60_000 * int(found[1]) + 1000 * int(found[2]) + int(found[3])


def write_deal(deal: int, commitment: Commitment, numbers: Numbers) -> str:
    """The line of a deal; a seat that added no number has a dash."""
    added = "".join(f" {number or NO_NUMBER}" for number in numbers)
    return f"deal {deal} commitment {commitment.seed_hash} root {commitment.root} numbers{added}"


def write_action(at: int, actor: Actor, text: str) -> str:
    """The line of an action."""
    return f"{write_time(at)} {actor} {text}"


def write_reveal(deal: int, seed: bytes) -> str:
    """The line that reveals a seed."""
    return f"reveal {deal} seed {seed.hex()}"


def write_leaf(deal: int, opening: Opening) -> str:
    """The line of an opened leaf: the house's place, the card, the salt and the path from the leaf up."""
    return " ".join(("leaf", str(deal), str(opening.place), opening.card, opening.salt, *opening.path))


def write_hidden(after: int, at: int, actor: Actor, text: str) -> str:
    """The line of an action that nobody noticed."""
    return f"hidden {after} {write_action(at, actor, text)}"


def write_stand_in(seat: Seat, stand_in: StandIn | None) -> str:
    """The line that says who chooses for this seat from here on."""
    return f"stand-in {seat} {NOBODY if stand_in is None else stand_in}"


def read_line(number: int, text: str, game: Notation, seats: int) -> Line:
    """The line of this text in a record of this game, at a table of so many, or BadLine."""
    word = text.partition(" ")[0]
    if text in (END, UNFINISHED):
        return EndLine(number, text == END)
    if word == "deal":
        return _read_deal(number, text)
    if word == "reveal":
        return _read_reveal(number, text)
    if word == "leaf":
        return _read_leaf(number, text)
    if word == "hidden":
        return _read_hidden(number, text, game, seats)
    if word == "stand-in":
        return _read_stand_in(number, text, seats)
    if word in game.words:
        return FactLine(number, text)
    if word[:1].isdigit():
        return ActionLine(number, *_read_action(text, game, seats))
    raise BadLine(f"no line begins with {word!r}")


def _read_deal(number: int, text: str) -> DealLine:
    found = re.fullmatch(r"deal ([1-9][0-9]{0,8}) commitment ([0-9a-f]{64}) root ([0-9a-f]{64}) numbers((?: [0-9a-f]+| -)*)", text)
    if not found:
        raise BadLine("a deal is written `deal 1 commitment … root … numbers …`")
    try:
        numbers = tuple(None if word == NO_NUMBER else parse_number(word) for word in found[4].split())
    except ValueError as error:
        raise BadLine(str(error)) from error
    if len(numbers) > 255:
        raise BadLine("more numbers than a table has seats")
    return DealLine(number, int(found[1]), Commitment(found[2], found[3]), numbers)


def _read_reveal(number: int, text: str) -> RevealLine:
    found = re.fullmatch(r"reveal ([1-9][0-9]{0,8}) seed ((?:[0-9a-f]{2}){1,64})", text)
    if not found:
        raise BadLine("a reveal is written `reveal 1 seed …`")
    return RevealLine(number, int(found[1]), bytes.fromhex(found[2]))


def _read_leaf(number: int, text: str) -> LeafLine:
    found = re.fullmatch(r"leaf ([1-9][0-9]{0,8}) (0|[1-9][0-9]{0,2}) (\S+) ([0-9a-f]{32})((?: [0-9a-f]{64})+)", text)
    if not found:
        raise BadLine("an opened leaf is written `leaf 1 17 Ah …`, with its salt and its path")
    try:
        card = parse_card(found[3])
    except BadCard as error:
        raise BadLine(str(error)) from error
    return LeafLine(number, int(found[1]), Opening(int(found[2]), card, found[4], tuple(found[5].split())))


def _read_stand_in(number: int, text: str, seats: int) -> StandInLine:
    found = re.fullmatch(r"stand-in (0|[1-9][0-9]?) (bot|clock|none|0|[1-9][0-9]?)", text)
    if not found or int(found[1]) >= seats or (found[2].isdigit() and int(found[2]) >= seats) or found[1] == found[2]:
        raise BadLine("a stand-in is written `stand-in 2 bot`, `clock`, another seat, or `none`")
    stand_in: StandIn | None = Seat(int(found[2])) if found[2].isdigit() else None
    if found[2] in ("bot", "clock"):
        stand_in = "bot" if found[2] == "bot" else "clock"
    return StandInLine(number, Seat(int(found[1])), stand_in)


def _read_hidden(number: int, text: str, game: Notation, seats: int) -> HiddenLine:
    found = re.fullmatch(r"hidden ([1-9][0-9]{0,8}) (.+)", text)
    if not found:
        raise BadLine("a hidden action is written `hidden 17 1:02.345 1 steal 4c`")
    return HiddenLine(number, int(found[1]), *_read_action(found[2], game, seats))


def _read_action(text: str, game: Notation, seats: int) -> tuple[int, Actor, str]:
    """The time, the actor, and a text that names an action; sealed cards are read when their seed is known."""
    time, _, step = text.partition(" ")
    word, _, action = step.partition(" ")
    at = read_time(time)
    try:
        actor = notation.read_actor(word, seats)
        if (actor, action) != (TABLE, SHUFFLE):
            game.read(game.hidden(action), actor)
    except ValueError as error:
        raise BadLine(str(error)) from error
    return at, actor, action
