"""Playing alone: a table against bots in one request, and the partner in your hands."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from tento.club.live import entries as log
from tento.club.live.partner import hold
from tento.club.live.table_commands import default_rulebook, practise
from tento.games.registry import USUAL_GAME
from tento.web.api.table_messages import Seconds, TableShown, Word
from tento.web.api.table_shown import table_shown
from tento.web.api.tables import guard_tables, insist, running_table
from tento.web.errors import REFUSALS, granted
from tento.web.guard import limit, services_of, signed_in, visitor_of

Req = Request[Any, Any, Any]
Moment = Annotated[float, Meta(ge=0, le=10)]


class Practice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What to practise: the bots' kind and pace, and whether the partner's cards are in your hands from the first deal on."""

    game: Word = USUAL_GAME
    rulebook: Word | None = None
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    phase: Word = "default"
    bot: Word = "sensible"
    hold: bool = False
    turn_seconds: Seconds = 300
    bot_seconds: Moment = 0.8
    pause_seconds: Moment = 2.5


class Partner(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """True to take the partner's cards in hand, false to give them back to the bot."""

    hold: bool


@post("/practice", responses=REFUSALS)
async def practice_table(request: Req, data: JSONBody[Practice]) -> TableShown:
    """A private table with you on the first seat and bots on the others, begun at once. Each deal can be checked after its hand."""
    services, person = services_of(request), signed_in(visitor_of(request))
    limit(services, "opening", person.id)
    agreed = {name: value for name, value in msgspec.structs.asdict(data).items() if name not in ("bot", "hold")}
    agreed["rulebook"] = data.rulebook or default_rulebook(data.game)
    config = log.TableConfig(**agreed, fill_bot=data.bot, visibility="private", reveal="deal")
    live = granted(await practise(services.live_tables, person, config, data.hold))
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
    return Router("/api/tables", route_handlers=[practice_table, take_partner], before_request=guard_tables, tags=["tables"])
