"""Playing alone: a table against bots in one request, and the partner in your hands."""

from typing import Any

from litestar import Request, Router, post
from litestar.params import FromPath, JSONBody

from tento.club.live.partner import hold
from tento.club.live.table_commands import practise
from tento.web.api.practice_messages import Partner, Practice, practice_config
from tento.web.api.table_messages import TableShown
from tento.web.api.table_shown import table_shown
from tento.web.api.tables import guard_tables, insist, running_table
from tento.web.api.what_if import what_if_of_record, what_if_table
from tento.web.errors import REFUSALS, granted
from tento.web.guard import may_open, opened_by, services_of, signed_in, visitor_of

Req = Request[Any, Any, Any]


@post("/practice", responses=REFUSALS)
async def practice_table(request: Req, data: JSONBody[Practice]) -> TableShown:
    """A private table with you on the first seat and bots on the others, begun at once. Each deal can be checked after its hand."""
    services, visitor = services_of(request), visitor_of(request)
    person = may_open(services, visitor)
    live = granted(await practise(services.live_tables, person, practice_config(data), data.hold))
    opened_by(services, visitor, live.state.id, live.state.config)
    return await table_shown(services, live.state, person.id)


@post("/{table:str}/partner", status_code=200, responses=REFUSALS)
async def take_partner(request: Req, table: FromPath[str], data: JSONBody[Partner]) -> TableShown:
    """Take the cards of the bot in front in hand, or give them back; while no other person sits at the table."""
    services, person = services_of(request), signed_in(visitor_of(request))
    live = await running_table(services, table)
    insist(await live.decide(lambda state, at: hold(state, at, person.id, data.hold)))
    return await table_shown(services, live.state, person.id)


def practice_router() -> Router:
    """The routes of playing alone."""
    return Router(
        "/api/tables",
        route_handlers=[practice_table, what_if_table, what_if_of_record, take_partner],
        before_request=guard_tables,
        tags=["tables"],
    )
