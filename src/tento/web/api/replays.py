"""Finished matches told again: by the link of their table, as a record to keep, and from a record that somebody brings."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from litestar import Request, Response, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody

from tento.club.live.agreement import agreed
from tento.club.live.entries import TableConfig
from tento.club.live.rulebook_in_force import RulebookLost
from tento.club.live.table_log import TableLog
from tento.club.ports import MatchRow, Person, TableRow
from tento.club.replays.exported import record_of
from tento.club.replays.finished import replay
from tento.club.replays.opened import MOST_CHARACTERS, TooLong, open_record
from tento.club.replays.told import Replay
from tento.records.errors import RecordError
from tento.table.seats import SPECTATOR, Seat, Viewer
from tento.texts.language import Lang
from tento.web.api.replays_shown import BroughtRecord, ReplayShown, record_shown
from tento.web.api.table_shown import seats_of
from tento.web.api.tables import check_table_password
from tento.web.errors import REFUSALS, language_of, refuse
from tento.web.guard import Visitor, limit, services_of, visitor_of
from tento.web.services import Services

T = TypeVar("T")
Req = Request[Any, Any, Any]
TablePassword = Annotated[str | None, HeaderParameter(name="X-Table-Password", max_length=200)]
REMEMBERED: Final = 32
LARGEST_RECORD: Final = MOST_CHARACTERS * 5 // 4
"""A record in its message, whose line ends take two bytes there."""
RECORD_SECONDS: Final = 5.0
"""The processor's time for one record."""
MOST_WAITING: Final = 8
"""Records are played again one after the other; who comes when so many wait is sent away."""


class Replays:
    """The last replays that were asked for: a finished match does not change, and playing it again takes a while."""

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[str, Viewer], Replay] = OrderedDict()
        self._opening = asyncio.Lock()
        self._waiting = 0

    async def get(self, services: Services, table: str, viewer: Viewer) -> Replay | None:
        """The replay of this table for this viewer, if its match is finished."""
        key = (table, viewer)
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        kept = await log_of(services, table)
        made = None if kept is None else await asyncio.to_thread(replay, kept, viewer)
        if made is not None:
            self._made[key] = made
            if len(self._made) > REMEMBERED:
                self._made.popitem(last=False)
        return made

    async def beside(self, work: Callable[[Callable[[], bool]], T], lang: Lang) -> T:
        """What is done with a record that somebody brings: beside the event loop, one at a time, in bounded time."""
        if self._waiting >= MOST_WAITING:
            raise refuse("busy")
        self._waiting += 1
        try:
            async with self._opening:
                return await asyncio.to_thread(_in_time, work)
        except RecordError as error:
            raise refuse("bad_record", line=error.line, reason=error.say(lang)) from error
        except TooLong as error:
            raise refuse("too_large") from error
        finally:
            self._waiting -= 1


async def log_of(services: Services, table: str) -> TableLog | None:
    """The log of a table; refused where its rulebook is lost."""
    try:
        return await services.live_tables.log_of(table)
    except RulebookLost as error:
        raise refuse("rulebook_lost") from error


def _in_time(work: Callable[[Callable[[], bool]], T]) -> T:
    until = time.thread_time() + RECORD_SECONDS
    return work(lambda: time.thread_time() > until)


@get("/matches/{table:str}", responses=REFUSALS)
async def replay_match(request: Req, table: FromPath[str], password: TablePassword = None) -> ReplayShown:
    """A finished match with the check of each deal: as a spectator may know it, or from the own seat for who sat there.

    A table with a password asks for it here too.
    """
    services, visitor = services_of(request), visitor_of(request)
    match, _config = await finished_match(services, table, visitor, password)
    made = await request.app.state.replays.get(services, table, seat_of_reader(match, visitor.person))
    if made is None:
        raise refuse("match_not_over")
    return ReplayShown(replay=made, finished=match.finished, seats=await seats_of(services, match))


@get("/matches/{table:str}/record", responses=REFUSALS, media_type="text/plain")
async def download_record(request: Req, table: FromPath[str], password: TablePassword = None) -> Response[str]:
    """A finished match as a record: the text that `tento replay` and `tento verify-deal` read.

    It says what was revealed at the table. Where that was agreed on for the referee alone, a referee gets the seeds too.
    """
    services, visitor = services_of(request), visitor_of(request)
    match, config = await finished_match(services, table, visitor, password)
    kept = await log_of(services, table)
    names = [seat.name for seat in await seats_of(services, match)]
    referee = is_referee(visitor, config, match)
    text = None if kept is None else await asyncio.to_thread(record_of, kept, names, referee=referee)
    if text is None:
        raise refuse("match_not_over")
    day = time.strftime("%Y-%m-%d-%H%M", time.gmtime(match.finished // 1000))
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{match.game}-{day}.tento"'})


@post("/records", status_code=200, responses=REFUSALS, request_max_body_size=LARGEST_RECORD)
async def show_record(request: Req, data: JSONBody[BroughtRecord]) -> ReplayShown:
    """A record from anywhere, played again by its rules: what a replay shows, as far as the record goes. Nothing is kept."""
    services, visitor = services_of(request), visitor_of(request)
    limit(services, "replays", visitor.address)
    lang = language_of(request)
    viewer: Viewer = SPECTATOR if data.seat is None else Seat(data.seat)
    opened = await request.app.state.replays.beside(lambda late: open_record(data.record, viewer, late), lang)
    return record_shown(opened, lang)


async def finished_match(services: Services, table: str, visitor: Visitor, password: str | None) -> tuple[MatchRow, TableConfig | None]:
    """The finished match of this table with what was agreed there, if this visitor may see it."""
    limit(services, "replays", visitor.address)
    await services.live_tables.noted(table)  # who sees the end of a match may ask for its replay before it is counted
    row, match = await services.store.tables.get(table), await services.store.matches.get(table)
    if row is None:
        raise refuse("unknown_table")
    if match is None:  # a match is counted before its table is called over
        raise refuse("no_match" if row.status == "over" else "match_not_over")
    config = await agreed(services.store.log, row.id)
    if not is_referee(visitor, config, match):
        await _may_watch(services, row, match, config, visitor, password)
    return match, config


def seat_of_reader(match: MatchRow, person: Person | None) -> Viewer:
    """The seat from which this person looks at the match: the own one, or none."""
    return SPECTATOR if person is None or person.id not in match.people else Seat(match.people.index(person.id))


def is_referee(visitor: Visitor, config: TableConfig | None, match: MatchRow) -> bool:
    """True for a referee who did not play, where the table agreed that the seeds are for the referee."""
    person = visitor.person
    if person is None or config is None or config.reveal != "referee":
        return False
    return "referee" in person.roles and person.id not in match.people


async def _may_watch(  # noqa: PLR0913, PLR0917 - a table, what is known of it, and who asks
    services: Services, row: TableRow, match: MatchRow, config: TableConfig | None, visitor: Visitor, password: str | None
) -> None:
    """Who sat there may always; others as they could have watched it live."""
    if visitor.person is not None and visitor.person.id in (*match.people, row.host):
        return
    if config is not None and not config.spectators:
        raise refuse("no_spectators")
    if row.visibility == "password":
        limit(services, "secrets", visitor.key)
        await check_table_password(services, row.id, password)
