"""Playing at once: a seat at a table that waits, whichever process runs it."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, post
from litestar.params import JSONBody
from msgspec import Meta

from tento.club.live import entries as log
from tento.club.live.quick import waiting_elsewhere
from tento.club.live.table_commands import QUICK_SECONDS, default_rulebook, play_at_once
from tento.games.registry import USUAL_GAME
from tento.web.api.table_messages import TableShown, Word
from tento.web.api.table_shown import table_shown
from tento.web.errors import REFUSALS, granted
from tento.web.guard import guard, is_relayed, may_open, opened_by, services_of, visitor_of

Req = Request[Any, Any, Any]


class QuickMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What to play at once, with bots of the kind `fill_bot` if no other person comes. Without a rulebook it is the game's default one."""

    game: Word = USUAL_GAME
    rulebook: Word | None = None
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    fill_bot: Word = "sensible"


@post("/quick", status_code=200, responses=REFUSALS)
async def quick_match(request: Req, data: JSONBody[QuickMatch]) -> TableShown:
    """A seat at once; bots take the free seats after 20 seconds."""
    services, visitor = services_of(request), visitor_of(request)
    person = may_open(services, visitor)
    live = granted(await play_at_once(services.live_tables, person, _agreed(data)))
    if live.state.host == person.id:
        opened_by(services, visitor, live.state.id, live.state.config)
    return await table_shown(services, live.state, person.id)


def _agreed(data: QuickMatch) -> log.TableConfig:
    rulebook = data.rulebook or default_rulebook(data.game)
    agreed = {name: getattr(data, name) for name in ("game", "options", "seats", "fill_bot")}
    return log.TableConfig(**agreed, rulebook=rulebook, fill_seconds=QUICK_SECONDS)


async def guard_quick(request: Req) -> Response[bytes] | None:
    """The guard; and where people wait at a table of another process, the request goes there, once."""
    await guard(request)
    services = services_of(request)
    if services.peers.alone or is_relayed(request):
        return None
    try:
        config = _agreed(msgspec.json.decode(await request.body(), type=QuickMatch))
    except (msgspec.DecodeError, RecursionError):
        return None  # the handler says what is wrong with it
    lease = await waiting_elsewhere(services.live_tables, services.store, config)
    try:
        return None if lease is None else await services.peers.forward(lease, request)
    except ConnectionError:
        return None  # that process is gone: the table is opened here


def quick_router() -> Router:
    """The route of the quick match."""
    return Router("/api/tables", route_handlers=[quick_match], before_request=guard_quick, tags=["tables"])
