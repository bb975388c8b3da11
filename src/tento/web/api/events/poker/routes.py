"""What is asked of a tournament of single players by those who run it: its desk, floor and money. The clock is everybody's."""

from typing import Final

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tento.championship.core.roles import READS_ALL, Role
from tento.championship.core.tournament import Held
from tento.championship.poker.closing import close
from tento.championship.poker.refusing import refuse as refused
from tento.championship.poker.stage import Ended
from tento.championship.poker.state import State
from tento.club.events.venue.championship import Championship
from tento.texts.language import Lang
from tento.web.api.events.access import Req, beside_if_large, check_printable, found_event, guard_events, standing_in
from tento.web.api.events.poker.clock import clock_kept
from tento.web.api.events.poker.desk import desk_kept
from tento.web.api.events.poker.floor import floor_kept
from tento.web.api.events.poker.messages import AskDeal, AskSeason, DealWays, DeskKept, FieldClock, FloorKept, MoneyKept, SeasonKept
from tento.web.api.events.poker.money import deal_ways, money_kept, season_kept
from tento.web.aside import Aside
from tento.web.errors import REFUSALS, granted, language_of, refuse
from tento.web.guard import limit, services_of, visitor_of

STAFF: Final[tuple[Role, ...]] = (*READS_ALL, "desk")
"""Who sees the desk and the floor."""
FOR_STAFF: Final = frozenset(("receipts", "slips", "payouts"))
"""Papers with what is not everybody's."""
MONEY: Final[tuple[Role, ...]] = ("organiser", "director", "committee")
"""Who sees what each player takes, and shares it out."""


async def _field(request: Req, event: str, *roles: Role) -> tuple[Championship, State, bool]:
    """The tournament for somebody with one of these roles, and whether they may read all."""
    found, theirs = await standing_in(request, event)
    if not theirs.has(*roles):
        raise refuse("not_your_office", role=theirs.actors[0].role, may=", ".join(roles))
    return found, _state(found), theirs.has(*READS_ALL)


def _state(found: Championship) -> State:
    state = found.event.state
    if not isinstance(state, State):
        raise refuse("unknown_event")
    return state


@get("/{event:str}/clock", responses=REFUSALS)
async def clock(request: Req, event: FromPath[str]) -> FieldClock:
    """The clock at this moment, by the server's own time."""
    found = await found_event(services_of(request), event)
    return clock_kept(_state(found), found.number, found.now())


@get("/{event:str}/desk", responses=REFUSALS)
async def desk(request: Req, event: FromPath[str]) -> DeskKept:
    """Entries, payments and documents, for those who sit at the desk; what the forms tell only for those who may read all."""
    found, state, personal = await _field(request, event, *STAFF)
    return await beside_if_large(request, found, desk_kept, state, tuple(found.event.made), personal)


@get("/{event:str}/floor", responses=REFUSALS)
async def floor(request: Req, event: FromPath[str]) -> FloorKept:
    """Tables, what balancing would do, who is out, and bags, for those who run the floor."""
    found, state, _ = await _field(request, event, *STAFF)
    return await beside_if_large(request, found, floor_kept, state, tuple(found.event.made))


@get("/{event:str}/money", responses=REFUSALS)
async def money(request: Req, event: FromPath[str]) -> MoneyKept:
    """The account from the entries to each prize, and what was paid out."""
    found, state, _ = await _field(request, event, *MONEY)
    return await beside_if_large(request, found, money_kept, state, tuple(found.event.made), language_of(request))


@post("/{event:str}/deal", status_code=200, responses=REFUSALS)
async def deal(request: Req, event: FromPath[str], data: JSONBody[AskDeal]) -> DealWays:
    """Two ways to share the open prizes; nothing is decided by it."""
    _, state, _ = await _field(request, event, *MONEY)
    boards: Aside = request.app.state.boards
    return granted(await boards.do(deal_ways, state, data.stacks))


@post("/{event:str}/season", status_code=200, responses=REFUSALS)
async def season(request: Req, event: FromPath[str], data: JSONBody[AskSeason]) -> SeasonKept:
    """The ranking over the stages that are named, each by its tournaments: those that are over, and that the reader directs too."""
    await _field(request, event, *MONEY)
    found = {one: await _ended(request, one) for stage in data.stages for one in stage}
    if not all(data.stages) or event not in data.stages[-1]:
        raise refuse("bad_request", field="stages")
    return season_kept(data.stages, found, event, data.hotel, language_of(request))


async def _ended(request: Req, event: str) -> Ended:
    _, state, _ = await _field(request, event, *MONEY)
    closing = close(state) if state.champion is not None else refused(state.rulebook, "not_over_yet", "annual_paid")
    return Ended(state, granted(closing))


@get("/{event:str}/print/{name:str}", media_type="application/pdf", responses=REFUSALS)
async def print_paper(
    request: Req, event: FromPath[str], name: FromPath[str], lang: FromQuery[Lang | None] = None, entry: FromQuery[int | None] = None
) -> Response[bytes]:
    """A paper as PDF, for everybody or for those who run the event.

    `levels`, `schedule`, `seats` and `cards` are everybody's; `receipts`, one of them by `entry`, `slips` and `payouts` are theirs.
    """
    if name in FOR_STAFF:
        found, state, _ = await _field(request, event, *STAFF)
    else:
        found = await found_event(services_of(request), event)
        state = _state(found)
    services = services_of(request)
    limit(services, "replays", visitor_of(request).key)
    held = Held(found.event.rulebook, tuple(found.event.made), state, found.event.text)
    address = f"{str(request.base_url).rstrip('/')}/evento/{event}"
    numbers = () if entry is None else (entry,)
    check_printable(found)
    made = await request.app.state.printing.do(services.printed, held, name, lang or language_of(request), address, numbers)
    if made is None:
        raise refuse("not_found")
    return Response(made, media_type="application/pdf", headers={"Content-Disposition": f'inline; filename="{found.row.kind}-{name}.pdf"'})


def event_poker_router() -> Router:
    """The routes beside those of every championship."""
    handlers = [clock, desk, floor, money, deal, season, print_paper]
    return Router("/api/events", route_handlers=handlers, before_request=guard_events, tags=["events"])
