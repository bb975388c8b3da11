"""Finished matches told again: by the link of their table, as a record to keep, and from a record that somebody brings."""

import asyncio
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from hashlib import sha256
from secrets import token_bytes
from typing import Annotated, Any, Final, TypeVar, cast

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter
from msgspec.structs import replace

from tento.club.live.agreement import agreed
from tento.club.live.entries import TableConfig
from tento.club.live.rulebook_in_force import RulebookLost
from tento.club.live.table_log import TableLog
from tento.club.ports import MatchRow, Person, TableRow
from tento.club.replays.exported import record_of
from tento.club.replays.finished import Telling, is_finished
from tento.club.replays.opened import MOST_CHARACTERS, OpenedRecord, TooLong, open_record
from tento.club.replays.pages import packed_pages
from tento.club.replays.told import Replay
from tento.records.errors import RecordError
from tento.records.signature import public_key, signed
from tento.table.seats import SPECTATOR, Seat, Viewer
from tento.texts.language import Lang
from tento.web.api.replays_shown import BroughtRecord, ReplayShown, record_shown
from tento.web.api.table_shown import seats_of
from tento.web.api.tables import check_table_password
from tento.web.aside import Aside
from tento.web.errors import REFUSALS, language_of, refuse
from tento.web.guard import Visitor, limit, services_of, visitor_of
from tento.web.services import Services

T = TypeVar("T")
Req = Request[Any, Any, Any]
TablePassword = Annotated[str | None, HeaderParameter(name="X-Table-Password", max_length=200)]
PageNumber = Annotated[int, QueryParameter(name="page", ge=0, le=MOST_CHARACTERS)]
MOST_REMEMBERED: Final = 32 * 1024 * 1024
"""Bytes of all replays that are kept in memory, compressed. An ordinary match takes 10 to 150 kB."""
MAKING_SECONDS: Final = 45.0
"""Who has waited so long for a replay is told so."""
LARGEST_RECORD: Final = MOST_CHARACTERS * 5 // 4
"""A record in its message, whose line ends take two bytes there."""
RECORD_SECONDS: Final = 5.0
"""The processor's time for one record."""
MOST_WAITING: Final = 8
"""Records are played again one after the other; who comes when so many wait is sent away."""


class KeptReplay(msgspec.Struct, frozen=True):
    """A replay as it is kept in memory: each page as compressed JSON, and of a record that somebody brought all but its steps and deals."""

    pages: tuple[bytes, ...]
    record: OpenedRecord | None = None
    more_bytes: int = 0

    @property
    def size(self) -> int:
        """The bytes that it takes."""
        return self.more_bytes + sum(map(len, self.pages))


class Replays:
    """The last replays that were asked for: a finished match does not change, and playing it again takes a while.

    When all together take more than `most_bytes`, those that were asked for longest ago go; `size` is what they take.
    """

    def __init__(self, most_bytes: int = MOST_REMEMBERED, making: Aside | None = None) -> None:
        self._made: OrderedDict[tuple[str, Viewer], KeptReplay] = OrderedDict()
        self._most_bytes, self.size = most_bytes, 0
        self._making = making or Aside(seconds=MAKING_SECONDS)
        self._opening = asyncio.Lock()
        self._waiting = 0

    def found(self, name: str, viewer: Viewer) -> KeptReplay | None:
        """The replay of this table or record for this viewer, if it is kept."""
        if (name, viewer) in self._made:
            self._made.move_to_end((name, viewer))
        return self._made.get((name, viewer))

    async def of_table(self, services: Services, table: str, viewer: Viewer) -> KeptReplay | None:
        """The replay of this table for this viewer, if its match is finished."""
        found = self.found(table, viewer)
        if found is None:
            kept = await log_of(services, table)
            found = None if kept is None else await self._making.do(made_of, kept, viewer)
            if found is not None:
                self._keep((table, viewer), found)
        return found

    async def record_of(self, kept: TableLog, names: Sequence[str], *, referee: bool) -> str | None:
        """The record of a finished match; it takes its turn with the replays."""
        return await self._making.do(record_of, kept, names, referee=referee)

    async def of_record(self, text: str, viewer: Viewer, lang: Lang) -> KeptReplay:
        """The replay of this record for this viewer."""
        name = name_of(text)
        found = self.found(name, viewer)
        if found is None:
            found = await self.beside(lambda late: _opened(text, viewer, late), lang)
            self._keep((name, viewer), found)
        return found

    def _keep(self, key: tuple[str, Viewer], made: KeptReplay) -> None:
        if made.size > self._most_bytes or key in self._made:
            return
        self._made[key] = made
        self.size += made.size
        while self.size > self._most_bytes:
            _, gone = self._made.popitem(last=False)
            self.size -= gone.size

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


def name_of(record: str) -> str:
    """The name under which the replay of a record is kept."""
    return sha256(record.encode()).hexdigest()


def made_of(kept: TableLog, viewer: Viewer) -> KeptReplay | None:
    """The replay of this log for this viewer, if its match is finished."""
    if not is_finished(kept):
        return None
    telling = Telling(kept, viewer)
    return KeptReplay(packed_pages(telling.parts(), telling.head))


def _opened(text: str, viewer: Viewer, late: Callable[[], bool]) -> KeptReplay:
    opened = open_record(text, viewer, late)
    told, head = opened.replay, replace(opened.replay, steps=(), deals=())
    return KeptReplay(packed_pages((*told.steps, *told.deals), lambda: head), replace(opened, replay=head), len(text))


async def _page_of(kept: KeptReplay, page: int) -> Replay:
    """One page: JSON that is answered as it is, so that nothing is encoded again on the loop."""
    if page >= len(kept.pages):
        raise refuse("not_found")
    return cast("Replay", msgspec.Raw(await asyncio.to_thread(zlib.decompress, kept.pages[page])))


@get("/matches/{table:str}", responses=REFUSALS)
async def replay_match(request: Req, table: FromPath[str], password: TablePassword = None, page: PageNumber = 0) -> ReplayShown:
    """A finished match with the check of each deal: as a spectator may know it, or from the own seat for who sat there.

    A long one comes in several pages: each has the next steps, and after the last step the deals. A table with a password asks for it
    here too.
    """
    services, visitor, replays = services_of(request), visitor_of(request), request.app.state.replays
    match, _config = await finished_match(services, table, visitor, password, "pages" if page else "replays")
    viewer = seat_of_reader(match, visitor.person)
    if page and replays.found(table, viewer) is None:
        limit(services, "replays", visitor.address)
    made = await replays.of_table(services, table, viewer)
    if made is None:
        raise refuse("match_not_over")
    told = await _page_of(made, page)
    return ReplayShown(replay=told, finished=match.finished, seats=await seats_of(services, match), pages=len(made.pages))


@get("/matches/{table:str}/record", responses=REFUSALS, media_type="text/plain")
async def download_record(request: Req, table: FromPath[str], password: TablePassword = None) -> Response[str]:
    """A finished match as a record: the text that `tento replay` and `tento verify-deal` read.

    It is signed by this server, and says what was revealed at the table. Where that was agreed on for the referee alone, a referee
    gets the seeds too.
    """
    services, visitor = services_of(request), visitor_of(request)
    match, config = await finished_match(services, table, visitor, password)
    kept = await log_of(services, table)
    names = [seat.name for seat in await seats_of(services, match)]
    referee = is_referee(visitor, config, match)
    replays: Replays = request.app.state.replays
    text = None if kept is None else await replays.record_of(kept, names, referee=referee)
    if text is None:
        raise refuse("match_not_over")
    text = signed(text, await signing_key(services))
    day = time.strftime("%Y-%m-%d-%H%M", time.gmtime(match.finished // 1000))
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{match.game}-{day}.tento"'})


class SigningKey(msgspec.Struct, frozen=True):
    """The public key by which this server signs the records that it gives out, as hex digits."""

    ed25519: str


@get("/records/key")
async def show_signing_key(request: Req) -> SigningKey:
    """By which key to know a record of this server: `tento verify-deal --signed-by KEY`."""
    return SigningKey(public_key(await signing_key(services_of(request))))


async def signing_key(services: Services) -> bytes:
    """The private key by which this server signs records, made when it is first needed."""
    return await services.store.pushes.house_key(token_bytes(32), "records")


@post("/records", status_code=200, responses=REFUSALS, request_max_body_size=LARGEST_RECORD)
async def show_record(request: Req, data: JSONBody[BroughtRecord]) -> ReplayShown:
    """A record from anywhere, played again by its rules: what a replay shows, as far as the record goes.

    A long one comes in several pages, as the replay of a table does: bring the record again with the number of the next. Nothing is kept
    but the replay, in memory for a while.
    """
    services, visitor, replays = services_of(request), visitor_of(request), request.app.state.replays
    viewer: Viewer = SPECTATOR if data.seat is None else Seat(data.seat)
    known = data.page and replays.found(name_of(data.record), viewer) is not None
    limit(services, "pages" if known else "replays", visitor.address)
    lang = language_of(request)
    made = await replays.of_record(data.record, viewer, lang)
    told = record_shown(replace(made.record, replay=await _page_of(made, data.page)), lang)
    return replace(told, pages=len(made.pages))


async def finished_match(
    services: Services, table: str, visitor: Visitor, password: str | None, counted: str = "replays"
) -> tuple[MatchRow, TableConfig | None]:
    """The finished match of this table with what was agreed there, if this visitor may see it; `counted` names the limit."""
    limit(services, counted, visitor.address)
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
