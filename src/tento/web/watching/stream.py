"""What the spectators of one table are told, cut into numbered pieces that never change."""

import asyncio
from collections.abc import Callable
from typing import Final

from tento.club.live import showing
from tento.club.live.live_table import LiveTable
from tento.table.seats import SPECTATOR, Seat
from tento.web.sockets.texts import encode

PIECE_SECONDS: Final = 4
KEPT: Final = 45
"""So many pieces are kept: three minutes. Who is further behind begins anew with the newest."""
IDLE_SECONDS: Final = 60
"""A stream that nobody asks for ends; whoever asks begins it anew."""


class TableStream:
    """A spectator of its table, like any other: told what they are told, as late as they are told it.

    A piece is what they were told in one span of the clock, one message a line. It begins with the table as it stood at the beginning
    of the span, so that one can begin with any piece. Its number is that of the span since 1970: another process that goes on with
    the table goes on with the numbers, and none is given twice.
    """

    person: str | None = None
    seat: Seat | None = None

    def __init__(self, live: LiveTable, now: Callable[[], int]) -> None:
        self._live, self._now = live, now
        self._pieces: dict[int, bytes] = {}
        self._number = 0
        self._lines: list[bytes] = []
        self._asked = now()
        self._over = False
        self.ended = False
        self._timer: asyncio.TimerHandle | None = None
        live.readers.add(self)
        self._cut()

    @property
    def newest(self) -> int | None:
        """The number of the newest piece that is whole."""
        self._asked = self._now()
        return next(reversed(self._pieces), None)

    def piece(self, number: int) -> bytes | None:
        """A piece; None if it is not there yet, or no more."""
        self._asked = self._now()
        return self._pieces.get(number)

    @property
    def idle(self) -> bool:
        """Whether nobody has asked for a while."""
        return self._now() - self._asked > 1000 * IDLE_SECONDS

    def tell(self, message: bytes) -> None:
        """One more line of the piece."""
        self._lines.append(message)

    def give_up(self, _why: str) -> None:
        """The table is run elsewhere: the stream goes on there."""
        self.leave()

    def leave(self) -> None:
        """Listens no more. The pieces that are whole stay."""
        self.ended = True
        self._live.readers.discard(self)
        if self._timer is not None:
            self._timer.cancel()

    def _cut(self) -> None:
        """A span begins. Its piece begins when the spectators get there: after the delay of the table."""
        if self.idle:
            self.leave()
            return
        loop, state, now = asyncio.get_running_loop(), self._live.state, self._now()
        span = int(1000 * PIECE_SECONDS)
        first = encode(showing.snapshot(state, None, now, faces=self._live.faces))
        delay = showing.late_for(state, None, SPECTATOR)
        if delay:
            loop.call_later(delay, self._begin, now // span, first, self._over)
        else:
            self._begin(now // span, first, self._over)
        if not self._over:
            self._timer = loop.call_later((span - now % span) / 1000, self._cut)
        self._over = state.closed is not None

    def _begin(self, number: int, first: bytes, last: bool) -> None:
        """The piece before is whole. After the table is over one whole piece more is made, which says so."""
        if self._number and not self.ended:
            self._pieces[self._number] = b"\n".join(self._lines)
            for old in list(self._pieces)[:-KEPT]:
                del self._pieces[old]
        self._number, self._lines = number, [first]
        if last:
            self.leave()


class Streams:
    """The streams of the tables that this process runs; so many at most."""

    MOST: Final = 200

    def __init__(self) -> None:
        self._streams: dict[str, TableStream] = {}

    def known(self, table: str) -> TableStream | None:
        """The stream of this table, if there is one; also of a table that is over, while somebody asks."""
        return self._streams.get(table)

    def of(self, live: LiveTable, now: Callable[[], int]) -> TableStream | None:
        """The stream of this table, begun if need be; None if there are too many."""
        known = self._streams.get(live.state.id)
        if known is not None and not (known.ended and live.state.closed is None):
            return known
        for table in [table for table, stream in self._streams.items() if stream.ended and stream.idle]:
            del self._streams[table]
        if len(self._streams) >= self.MOST:
            return None
        made = self._streams[live.state.id] = TableStream(live, now)
        return made
