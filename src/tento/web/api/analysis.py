"""A finished match judged: what decided it, what each mistake cost, and everybody's cards where the table has shown them."""

import asyncio
from hashlib import sha256
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from tento.club.replays.analyses import Busy, JudgedTable, Progress
from tento.club.replays.preparing import Prepared, TooManyDecisions, of_record, of_table
from tento.games.registry import kit_of
from tento.records.analysing import NoAnalysis, of
from tento.web.api.analysis_messages import AnalysisShown, found_in, told
from tento.web.api.replays import LARGEST_RECORD, TablePassword, finished_match, is_referee, log_of, seat_of_reader
from tento.web.api.replays_shown import RecordToJudge
from tento.web.errors import REFUSALS, language_of, refuse
from tento.web.guard import limit, services_of, visitor_of

Req = Request[Any, Any, Any]


@get("/matches/{table:str}/analysis", responses=REFUSALS)
async def analyse_match(request: Req, table: FromPath[str], password: TablePassword = None) -> AnalysisShown:
    """A finished match judged by the strongest player of the house. Asked for the first time it begins; ask again until it is ready.

    Of the others a reader gets what was decided in deals whose seeds are public.
    """
    services, visitor = services_of(request), visitor_of(request)
    match, config = await finished_match(services, table, visitor, password)
    found = found_in(services.analyses, table)
    if found is None:
        limit(services, "analysing", visitor.key)
        kept = await log_of(services, table)
        if kept is None:
            raise refuse("match_not_over")
        try:
            of(kit_of(match.game))
            found = services.analyses.begin(table, lambda: asyncio.to_thread(of_table, kept), visitor.key)
        except NoAnalysis as error:
            raise refuse("no_analysis") from error
        except Busy as error:
            raise refuse("busy") from error
    if isinstance(found, JudgedTable):
        found = found.for_reader(seat_of_reader(match, visitor.person), all_deals=is_referee(visitor, config, match))
    return told(found, language_of(request))


@post("/records/analysis", status_code=200, responses=REFUSALS, request_max_body_size=LARGEST_RECORD)
async def analyse_record(request: Req, data: JSONBody[RecordToJudge]) -> AnalysisShown:
    """A record from anywhere judged, as far as its cards are revealed: whoever has the file may know all that it says.

    The answer has a name, by which it is asked for until it is ready. The record is not kept, and its judgement only in mind for a while.
    """
    services, visitor = services_of(request), visitor_of(request)
    name = sha256(data.record.encode()).hexdigest()
    found = found_in(services.record_analyses, name)
    if found is None:
        limit(services, "replays", visitor.address)
        limit(services, "analysing", visitor.address)
        found = await _begun(request, name, data.record, visitor.address)
    return told(found, language_of(request), name)


async def _begun(request: Req, name: str, record: str, asker: str) -> Progress:
    """The judgement of a record begun: it is played again before, so that what is wrong with it is told at once."""
    analyses = services_of(request).record_analyses
    if not analyses.has_room(asker):
        raise refuse("busy")
    try:
        match = await request.app.state.replays.beside(lambda late: of_record(record, late), language_of(request))
        return analyses.begin(name, lambda: _ready(match), asker)
    except TooManyDecisions as error:
        raise refuse("too_large") from error
    except NoAnalysis as error:
        raise refuse("no_analysis") from error
    except Busy as error:
        raise refuse("busy") from error


async def _ready(match: Prepared) -> Prepared:
    return match


@get("/records/analysis/{name:str}", responses=REFUSALS)
async def judged_record(request: Req, name: FromPath[str]) -> AnalysisShown:
    """The judgement of a record that somebody brought, or how far it is; one that is forgotten must be brought again."""
    found = found_in(services_of(request).record_analyses, name)
    if found is None:
        raise refuse("unknown_analysis")
    return told(found, language_of(request), name)
