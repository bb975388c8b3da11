"""The board of a championship of pairs over HTTP: what directors, referees and players need, signatures by PIN, counts, who else looks."""

import re
from typing import Final

import msgspec
from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody

from tento.championship.core.roles import Role
from tento.championship.pairs.staging import transcript_of
from tento.championship.pairs.state import State
from tento.club.events.venue.actors import Standing
from tento.club.events.venue.asking import Asked
from tento.club.events.venue.championship import Championship
from tento.club.events.venue.looking import Seen
from tento.club.events.venue.signing import pins, stand_in
from tento.club.refusing import refuse as refused
from tento.games.registry import kit_of
from tento.texts.papers.championship import paper
from tento.web.api.events.access import (
    Req,
    beside_if_large,
    decider,
    file_sent,
    found_event,
    guard_events,
    heading_of,
    held_of,
    standing_in,
)
from tento.web.api.events.answers import answered
from tento.web.api.events.board_messages import (
    BoardShown,
    CountedLine,
    CountedSide,
    LinkCode,
    Looker,
    NewCount,
    NewLinkCode,
    NewLook,
    NewSignature,
    PinShown,
)
from tento.web.api.events.board_shown import READS_BOARD, board_shown
from tento.web.api.events.messages import ChangedBody, EventDecision, NewTableLinks
from tento.web.api.qr import address_here, code_of
from tento.web.errors import REFUSALS, granted, language_of, refuse
from tento.web.guard import limit, services_of, visitor_of

GIVES_PINS: Final[tuple[Role, ...]] = ("organiser", "director", "desk")


async def _at_board(request: Req, event: str, *roles: Role) -> tuple[Championship, State, Standing]:
    """The event, its state, and the standing of a reader who has one of these roles."""
    found, theirs = await standing_in(request, event)
    if not theirs.has(*roles):
        granted(refused("not_your_office", role=theirs.actors[0].role, may=", ".join(roles)))
    state = found.event.state
    if not isinstance(state, State):
        raise refuse("unknown_event")
    return found, state, theirs


@get("/{event:str}/board", responses=REFUSALS)
async def board(request: Req, event: FromPath[str]) -> BoardShown:
    """The board: all of it for those who run the event, the own matches for players."""
    found, state, theirs = await _at_board(request, event, *READS_BOARD, "player")
    return await beside_if_large(request, found, board_shown, found, state, theirs)


@post("/{event:str}/looking", status_code=200, responses=REFUSALS)
async def looking(request: Req, event: FromPath[str], data: JSONBody[NewLook]) -> list[Looker]:
    """The reader has a match open; who else has it open at this moment."""
    found, state, theirs = await _at_board(request, event, *READS_BOARD, "player")
    if data.match not in state.matches:
        raise refuse("bad_request", field="match")
    actor = theirs.actors[0]
    others = found.looking.look(data.match, theirs.key, data.device, Seen(actor.name, actor.role, found.now()))
    return [Looker(name=one.name, role=one.role) for one in others]


@get("/{event:str}/pins", responses=REFUSALS)
async def pins_shown(request: Req, event: FromPath[str]) -> list[PinShown]:
    """The PIN of everybody who plays, for those who hand out the cards."""
    found, state, _ = await _at_board(request, event, *GIVES_PINS)
    made = pins(state, await found.secret())
    return [PinShown(entry=one.entry, person=one.person, name=one.name, pin=pin) for one, pin in made]


@post("/{event:str}/signatures", responses=REFUSALS)
async def sign(request: Req, event: FromPath[str], data: JSONBody[NewSignature]) -> Response[EventDecision | ChangedBody]:
    """A signature on this device by the PIN of whoever signs; it is theirs, and not of whoever sent it."""
    who = decider(request)
    found, state, theirs = await _at_board(request, event, *READS_BOARD, "player")
    limit(services_of(request), "secrets", f"pin:{event}:{theirs.key}:{data.match}")
    asked = Asked(id=data.id, do="sign-sheet", fields={"match": data.match, "signer": data.signer}, seen=data.seen)
    made = await found.decide(who, asked, lambda secret, sender: stand_in(state, secret, sender, data.match, data.signer, data.pin))
    return await answered(request, found, made)


@post("/{event:str}/count", status_code=200, responses=REFUSALS)
async def count(request: Req, event: FromPath[str], data: JSONBody[NewCount]) -> list[CountedSide]:
    """What each side made in a deal, by the rulebook of the event, from what was counted at the table."""
    found = await found_event(services_of(request), event)
    limit(services_of(request), "writing", visitor_of(request).key)
    counting = kit_of(found.row.game).counting
    if counting is None:
        return granted(refused("no_counting"))
    sides = []
    for told in data.sides:
        try:
            counts = msgspec.convert(told, counting.counts)
        except msgspec.ValidationError as error:
            raise refuse("bad_request", field=str(error).rpartition("`$.")[2].rstrip("`")[:40] or "sides") from None
        lines = tuple(CountedLine(**msgspec.structs.asdict(line)) for line in counting.lines(found.event.rulebook, counts))
        sides.append(CountedSide(lines=lines, total=sum(line.points for line in lines)))
    return sides


@get("/{event:str}/draws/{stage:str}", responses=REFUSALS)
async def draw(request: Req, event: FromPath[str], stage: FromPath[str]) -> Response[bytes]:
    """The transcript of a draw, for everybody: what `tento verify-draw` reads."""
    found = await found_event(services_of(request), event)
    state = found.event.state
    made = transcript_of(state, stage) if isinstance(state, State) else None
    if made is None:
        raise refuse("not_found")
    name = re.sub(r"[^A-Za-z0-9_-]", "-", stage)[:40]
    headers = {"Content-Disposition": f'attachment; filename="sorteio-{name}.json"'}
    return Response(msgspec.json.encode(made), media_type=MediaType.JSON, headers=headers)


@post("/{event:str}/link-code", status_code=200, responses=REFUSALS)
async def link_code(request: Req, event: FromPath[str], data: JSONBody[NewLinkCode]) -> LinkCode:
    """A referee's link as an address of this server and its QR code. The token stands after the #, which no browser sends to anybody."""
    await _at_board(request, event, "organiser", "director")
    address = address_here(request, f"/evento/{event}/arbitro#{data.token}")
    return LinkCode(address=address, svg=(await code_of(request, address)).decode())


@post("/{event:str}/table-links", responses=REFUSALS)
async def table_links(request: Req, event: FromPath[str], data: JSONBody[NewTableLinks]) -> Response[bytes]:
    """A referee's link for each table of a day, printed as codes. The links of tables that were made before for that day are revoked."""
    services, who = services_of(request), decider(request)
    limit(services, "replays", visitor_of(request).address)
    found = await found_event(services, event)
    named = paper(language_of(request))["table_name"]
    names = [named.format(table=table) for table in range(1, data.tables + 1)]
    made = granted(await services.office.make_table_links(found, who, names, data.day))
    links = [(one.link.table_number, one.link.since, address_here(request, f"/evento/{event}/arbitro#{one.token}")) for one in made]
    only = {"links": links}
    written = await request.app.state.printing.do(services.printer.file, held_of(found), "tables", heading_of(request, found), only)
    return file_sent(written)


def event_board_router() -> Router:
    """The routes of the board."""
    handlers = [board, looking, pins_shown, sign, count, draw, link_code, table_links]
    return Router("/api/events", route_handlers=handlers, before_request=guard_events, tags=["events"])
