"""A match told again, as it is shown: one of a table, or one of a record that somebody brings."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tento.club.replays.opened import MOST_CHARACTERS, OpenedRecord
from tento.club.replays.told import Replay
from tento.texts.language import Lang
from tento.web.api.table_messages import Place, SeatShown


class RecordProblem(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a record that does not follow from the rules, and why, in the reader's language."""

    line: int
    code: str
    text: str


class RecordShown(msgspec.Struct, frozen=True, kw_only=True):
    """What a record that was brought says of itself; `sealed` is the line of the first deal whose seed is not revealed."""

    date: str | None
    sealed: int | None
    problem: RecordProblem | None


class ReplayShown(msgspec.Struct, frozen=True, kw_only=True):
    """A match with who sat where. A match of this server has the time of its end, a record what it says of itself.

    Of a long match this is one of so many `pages`: their steps and deals, one page after the other, are those of the match.
    """

    replay: Replay
    finished: int | None
    seats: tuple[SeatShown, ...]
    record: RecordShown | None = None
    pages: int = 1


class RecordToJudge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The text of a record."""

    record: Annotated[str, Meta(max_length=MOST_CHARACTERS)]


class BroughtRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The text of a record, the seat to see it from, and the page; without a seat, what a spectator saw."""

    record: Annotated[str, Meta(max_length=MOST_CHARACTERS)]
    seat: Place | None = None
    page: Annotated[int, Meta(ge=0, le=MOST_CHARACTERS)] = 0


def record_shown(opened: OpenedRecord, lang: Lang) -> ReplayShown:
    """A record that was brought, with what it says of itself."""
    problem = opened.problem
    told = None if problem is None else RecordProblem(line=problem.line, code=problem.code, text=problem.say(lang))
    seats = [SeatShown(seat=seat, name=who.name, person=None, bot=who.bot) for seat, who in enumerate(opened.header.players)]
    record = RecordShown(date=opened.header.date, sealed=opened.sealed, problem=told)
    return ReplayShown(replay=opened.replay, finished=None, seats=tuple(seats), record=record)
