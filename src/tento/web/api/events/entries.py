"""The entries of a championship from the organiser's side: what the form asks for, lists that come in, and files that go out."""

from typing import Annotated, Any, Final

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from tento.championship.pairs.fees import due
from tento.championship.pairs.state import State as PairsState
from tento.club.events.venue.championship import Championship
from tento.club.events.venue.lists import enter_list
from tento.club.events.venue.printing import FileOffered
from tento.club.events.venue.signing import pins
from tento.web.api.events.access import (
    Req,
    check_printable,
    decider,
    file_sent,
    found_event,
    guard_events,
    heading_of,
    held_of,
    standing_in,
)
from tento.web.api.events.office_messages import BadLineShown, EntryForm, FileShown, ListShown, Refunded
from tento.web.api.events.pairs import about_shown
from tento.web.api.events.pairs_messages import AboutShown
from tento.web.errors import REFUSALS, granted, language_of, refuse
from tento.web.guard import limit, services_of, visitor_of

LARGEST_LIST: Final = 5_000_000
PINS: Final = "pins"
"""The paper that holds a secret: it is told to the printer only for those who may have the paper."""
UNSIGNED: Final = "unsigned_document"
"""The offence of whoever leaves a document unsigned, where the regulation knows it."""


@get("/{event:str}/form", responses=REFUSALS)
async def form(request: Req, event: FromPath[str]) -> EntryForm:
    """What the regulation asks of an entry, for everybody who would fill one in."""
    found = await found_event(services_of(request), event)
    state = found.event.state
    if not isinstance(state, PairsState):
        raise refuse("unknown_event")
    return _form(state)


def _form(state: PairsState) -> EntryForm:
    rules, fees = state.rules.entries, state.rules.fees
    keys = ("kind", "starters", "reserves", "field_min", "field_max", "selection", "waiting_list", "channels", "origins", "fields", "cpf",
            "min_age", "residence", "foreign_status", "foreign_document_years", "foreign_language", "declarations", "accept_regulation",
            "partner_confirms", "documents", "summons", "withdrawal")  # fmt: skip
    told = {f"entries.{key}" for key in rules.__struct_fields__} | {"fees.entry", "fees.card_permille", "fees.refunds"}
    told |= {"event.rules_frozen_days", "event.may_move_dates", "event.may_cancel", "discipline.automatic"}
    return EntryForm(
        **{key: getattr(rules, key) for key in keys},
        open=state.phase == "entries" and not any(stage.drawn for stage in state.stages),
        places_taken=state.places_taken,
        version=state.version,
        foreigners=rules.foreign_status or rules.foreign_document_years is not None or rules.foreign_language,
        ties=rules.barred_ties,
        unsigned_out=UNSIGNED in state.rules.discipline.automatic,
        fee=due(fees),
        card_fee=due(fees, by_card=True),
        refunds=tuple(Refunded(days_before=one.days_before, permille=one.permille) for one in fees.refunds),
        received=state.received,
        refunded=state.refunded,
        frozen_days=state.rules.event.rules_frozen_days,
        articles={rule: state.rulebook.cites(rule) for rule in sorted(told) if state.rulebook.cites(rule)},
    )


@get("/{event:str}/about", responses=REFUSALS)
async def about(request: Req, event: FromPath[str]) -> AboutShown:
    """Where the event is held, who answers for it, sponsors and prizes, for everybody."""
    found = await found_event(services_of(request), event)
    state = found.event.state
    if isinstance(state, PairsState):
        return about_shown(state)
    opening: Any = found.event.made[0].decision
    return AboutShown(venue=getattr(opening, "venue", ""), contact="", sponsors=getattr(opening, "sponsors", ()), prizes=())


@post("/{event:str}/list", status_code=200, responses=REFUSALS, request_max_body_size=LARGEST_LIST)
async def enter(
    request: Req,
    event: FromPath[str],
    id: Annotated[str, QueryParameter(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")],
    keep: FromQuery[bool] = False,
) -> ListShown:
    """A list of entries, as CSV or XLSX in the body: looked at, and with `keep` entered if every line of it is good."""
    services, who = services_of(request), decider(request)
    limit(services, "replays", visitor_of(request).address)
    found, raw = await found_event(services, event), await request.body()
    looked = granted(await enter_list(found, who, raw, id, keep, services.printer, language_of(request)))
    bad = tuple(BadLineShown(line=one.line, code=one.code, text=one.text, articles=one.articles) for one in looked.bad)
    return ListShown(entries=looked.entries, people=looked.people, bad=bad, bad_lines=looked.bad_lines, number=looked.number)


@get("/{event:str}/files", responses=REFUSALS)
async def files(request: Req, event: FromPath[str]) -> list[FileShown]:
    """The files of the event that this reader may have."""
    return [FileShown(name=one.name, title=one.title, ending=one.ending) for one in (await _offered(request, event))[1]]


async def _offered(request: Req, event: str) -> tuple[Championship, list[FileOffered]]:
    found, theirs = await standing_in(request, event)
    every = await request.app.state.boards.do(services_of(request).printer.files, held_of(found), language_of(request))
    return found, [one for one in every if not one.roles or theirs.has(*one.roles)]


@get("/{event:str}/files/{name:str}", responses=REFUSALS)
async def one_file(
    request: Req, event: FromPath[str], name: FromPath[str], table: FromQuery[int | None] = None, entry: FromQuery[str | None] = None
) -> Response[bytes]:
    """A paper as PDF, a workbook, a list, or the calendar of the event, of one table or of one entry."""
    services = services_of(request)
    limit(services, "replays", visitor_of(request).address)
    found, offered = await _offered(request, event)
    if name not in {one.name for one in offered}:
        raise refuse("not_found")
    only: dict[str, Any] = {"table": table, "entry": entry}
    if name == PINS and isinstance(found.event.state, PairsState):
        only["pins"] = pins(found.event.state, await found.secret())
    ending = next(one.ending for one in offered if one.name == name)
    check_printable(found, ending)
    written = await request.app.state.printing.do(services.printer.file, held_of(found), name, heading_of(request, found), only)
    if written is None:
        raise refuse("not_found")
    return file_sent(written)


def event_entries_router() -> Router:
    """The routes of forms, lists and files."""
    handlers = [form, about, enter, files, one_file]
    return Router("/api/events", route_handlers=handlers, before_request=guard_events, tags=["events"])
