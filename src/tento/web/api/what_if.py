"""What would have been: a practice table that plays on from a moment of a finished match."""

import asyncio
from secrets import token_bytes
from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from tento.club.bots.question import SEED_SIZE
from tento.club.live.rulebook_in_force import is_in_force
from tento.club.live.table_commands import practise_from
from tento.club.replays.what_if import way_from, way_of_record
from tento.web.api.replays import LARGEST_RECORD, finished_match, log_of, seat_of_reader
from tento.web.api.table_messages import TableShown
from tento.web.api.table_shown import table_shown
from tento.web.api.what_if_messages import RecordWhatIf, WhatIf, agreed
from tento.web.errors import REFUSALS, granted, language_of, refuse
from tento.web.guard import limit, may_open, opened_by, services_of, visitor_of

Req = Request[Any, Any, Any]


@post("/what-if", responses=REFUSALS)
async def what_if_table(request: Req, data: JSONBody[WhatIf]) -> TableShown:
    """A private table that plays on from a moment of a finished match, with you on a seat and bots on the others.

    The cards are those of the match where they were revealed; otherwise what you could not see is dealt anew.
    """
    services, visitor = services_of(request), visitor_of(request)
    match, _config = await finished_match(services, data.table, visitor, data.password)
    kept = await log_of(services, data.table)
    if kept is None:
        raise refuse("match_not_over")
    person, reader = may_open(services, visitor), seat_of_reader(match, visitor.person)
    way = granted(await asyncio.to_thread(way_from, kept, data.seq, data.on_seat(), reader, token_bytes(SEED_SIZE)))
    config = agreed(data, way.config, data.table)
    if not is_in_force(config, kept.rulebook.hash):
        raise refuse("rulebook_lost")
    live = granted(await practise_from(services.live_tables, person, config, way.seat, way.acts))
    opened_by(services, visitor, live.state.id, live.state.config)
    return await table_shown(services, live.state, person.id)


@post("/what-if/record", responses=REFUSALS, request_max_body_size=LARGEST_RECORD)
async def what_if_of_record(request: Req, data: JSONBody[RecordWhatIf]) -> TableShown:
    """A private table that plays on from a line of a record that somebody brings, with the cards that the record reveals."""
    services, visitor = services_of(request), visitor_of(request)
    limit(services, "replays", visitor.address)
    person = may_open(services, visitor)
    found = request.app.state.replays.beside(lambda late: way_of_record(data.record, data.seq, data.on_seat(), late), language_of(request))
    way = granted(await found)
    live = granted(await practise_from(services.live_tables, person, agreed(data, way.config, ""), way.seat, way.acts))
    opened_by(services, visitor, live.state.id, live.state.config)
    return await table_shown(services, live.state, person.id)
