"""From where to play on, and what is agreed at the table that does."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tento.club.live import entries as log
from tento.club.replays.opened import MOST_CHARACTERS
from tento.table.seats import Seat
from tento.web.api.table_messages import Moment, Password, Place, Word


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The step to play on from; on which seat, if it matters; against whom, and how fast."""

    seq: Annotated[int, Meta(ge=0, le=10_000_000)]
    seat: Place | None = None
    bot: Word = "sensible"
    bot_seconds: Moment = 0.8
    pause_seconds: Moment = 2.5

    def on_seat(self) -> Seat | None:
        """The seat that is wished for."""
        return None if self.seat is None else Seat(self.seat)


class WhatIf(Wish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The finished match of a table to play on from; the password of a table that has one."""

    table: Word
    password: Password | None = None


class RecordWhatIf(Wish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record to play on from: the step is the number of its line."""

    record: Annotated[str, Meta(max_length=MOST_CHARACTERS)]


def agreed(data: Wish, before: log.TableConfig, table: str) -> log.TableConfig:
    """What was agreed at the table of the match, at the pace of who practises; `table` is empty for a record."""
    return log.TableConfig(
        game=before.game,
        rulebook=before.rulebook,
        options=before.options,
        seats=before.seats,
        phase=before.phase,
        turn_seconds=300,
        away_seconds=300,
        bot_seconds=data.bot_seconds,
        pause_seconds=data.pause_seconds,
        fill_bot=data.bot,
        visibility="private",
        reveal="deal",
        what_if=log.WhatIf(table=table, seq=data.seq),
    )
