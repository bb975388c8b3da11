"""A record from its text: whole, unchanged and in order, but not yet replayed."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from tento.cards.deal import Opening
from tento.games.registry import kit_of
from tento.records import header
from tento.records.chain import texts_of
from tento.records.errors import RecordError
from tento.records.header import Header
from tento.records.lines import ActionLine, BadLine, DealLine, EndLine, HiddenLine, LeafLine, Line, RevealLine, StandInLine, read_line
from tento.table.kit import Notation
from tento.table.story import StandIn


class Record(msgspec.Struct, frozen=True):
    """The header, and every line after it. `texts` holds all lines without their checks."""

    header: Header
    lines: tuple[Line, ...]
    texts: tuple[str, ...]

    @property
    def ended(self) -> bool:
        """Whether the record was closed."""
        return bool(self.lines) and isinstance(self.lines[-1], EndLine)

    @property
    def deals(self) -> tuple[DealLine, ...]:
        """Every pack that was committed to, in order."""
        return tuple(line for line in self.lines if isinstance(line, DealLine))

    @property
    def leaves(self) -> dict[int, tuple[Opening, ...]]:
        """The opened leaves of each deal that has some."""
        found: dict[int, tuple[Opening, ...]] = {}
        for line in self.lines:
            if isinstance(line, LeafLine):
                found[line.deal] = (*found.get(line.deal, ()), line.opening)
        return found

    @property
    def reveals(self) -> dict[int, RevealLine]:
        """The seeds revealed so far, by the number of their deal."""
        return {line.deal: line for line in self.lines if isinstance(line, RevealLine)}


def read(text: str, *, unfinished: bool = False) -> Record:
    """The record of this text, or RecordError with the first line that is wrong.

    A record without its end is refused; `unfinished` opens it all the same, to see or recover what was kept before a crash.
    """
    texts = texts_of(text, unfinished)
    head, size = header.read(texts)
    lines = tuple(_lines(texts, size, kit_of(head.game).notation, head.seats))
    _check_numbers(lines, size)
    _check_stand_ins(lines)
    return Record(head, lines, texts)


def _lines(texts: Sequence[str], start: int, script: Notation, seats: int) -> Iterator[Line]:
    for number, text in enumerate(texts[start:], start + 1):
        try:
            yield read_line(number, text, script, seats)
        except BadLine as error:
            raise RecordError(number, "bad_line", detail=str(error)) from error


def _check_numbers(lines: Sequence[Line], size: int) -> None:
    """Deals are counted from 1, a seed is revealed once and after its deal, a hidden action came after an earlier line."""
    deals, revealed = 0, set()
    for line in lines:
        if isinstance(line, DealLine):
            deals += 1
            if line.deal != deals:
                raise RecordError(line.line, "deal_number", expected=deals)
        elif isinstance(line, LeafLine) and line.deal != deals:
            raise RecordError(line.line, "no_such_deal", deal=line.deal)
        elif isinstance(line, RevealLine):
            if line.deal > deals:
                raise RecordError(line.line, "no_such_deal", deal=line.deal)
            if line.deal in revealed:
                raise RecordError(line.line, "revealed_twice", deal=line.deal)
            revealed.add(line.deal)
        elif isinstance(line, HiddenLine) and not size < line.after < line.line:
            raise RecordError(line.line, "no_such_line", after=line.after)


def _check_stand_ins(lines: Sequence[Line]) -> None:
    """A stand-in is named when it changes, right before the first action that it chose. A record that was broken off may end there."""
    chooses: dict[int, StandIn | None] = {}
    for line, after in pairwise((*lines, None)):
        if not isinstance(line, StandInLine):
            continue
        acts = after is None or (isinstance(after, ActionLine) and after.actor == line.seat)
        if not acts or chooses.get(line.seat) == line.stand_in:
            raise RecordError(line.line, "stand_in_misplaced", seat=line.seat)
        chooses[line.seat] = line.stand_in
