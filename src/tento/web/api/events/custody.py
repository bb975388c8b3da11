"""The people of a championship: who is known, what is kept of them, what they ask for, and what an erasing would take."""

from secrets import token_bytes

import msgspec
from litestar import Response, Router, get
from litestar.enums import MediaType
from litestar.params import FromPath

from tento.championship.core.beside import people_text
from tento.championship.core.copying import going, own_data
from tento.championship.core.custody import Erase, Request
from tento.championship.core.erasing import nickname
from tento.championship.core.known import Known, known_people
from tento.championship.core.roles import Actor
from tento.championship.pairs.state import State as PairsState
from tento.club.events.venue.championship import Championship
from tento.club.refusing import refuse as refusal
from tento.club.wording import sentence
from tento.table.refusal import Refusal
from tento.web.api.events.access import Req, guard_events, standing_in
from tento.web.api.events.custody_messages import MyData, OwnCopy, PersonGoing, RequestShown
from tento.web.api.events.messages import EntryKept
from tento.web.api.events.pairs import entries_kept
from tento.web.errors import REFUSALS, RefusalBody, granted, language_of, refuse


async def _of_organiser(request: Req, event: str) -> Championship:
    found, theirs = await standing_in(request, event)
    if not theirs.has("organiser"):
        granted(refusal("not_your_office", role=theirs.actors[0].role, may="organiser"))
    return found


def _known(found: Championship) -> dict[int, Known]:
    return {one.number: one for one in known_people(found.event.ledger.beside, found.event.state.custody)}


def _one(found: Championship, number: int) -> Known:
    known = _known(found).get(number)
    if known is None:
        raise refuse("not_found")
    return known


@get("/{event:str}/people", responses=REFUSALS)
async def people(request: Req, event: FromPath[str]) -> list[Known]:
    """Everybody whom the log knows, by the numbers that `erase` and `hold` name; for the organiser."""
    return list(_known(await _of_organiser(request, event)).values())


@get("/{event:str}/people.json", media_type=MediaType.TEXT, responses=REFUSALS)
async def people_file(request: Req, event: FromPath[str]) -> Response[str]:
    """All that lies beside the log, as the file that the command line reads; for the organiser."""
    found = await _of_organiser(request, event)
    headers = {"Content-Disposition": f'attachment; filename="{event}.people.json"', "Cache-Control": "no-store"}
    return Response(people_text(found.event.ledger.beside.things), media_type=MediaType.TEXT, headers=headers)


@get("/{event:str}/people/{number:int}", responses=REFUSALS)
async def person(request: Req, event: FromPath[str], number: FromPath[int]) -> PersonGoing:
    """What erasing somebody would take and leave, tried on the whole log; nothing is kept. For the organiser."""
    found = await _of_organiser(request, event)
    known, ledger = _one(found, number), found.event.ledger
    asked = Erase(by=Actor(name="", role="organiser"), at=found.moment(), person=number)
    tried = ledger.prepare(asked, token_bytes)
    refused = tried if isinstance(tried, Refusal) else None
    told = going(ledger.beside, {} if isinstance(tried, Refusal) else tried.things)
    return PersonGoing(
        person=known,
        nickname=nickname(number),
        **told._asdict(),
        refusal=None if refused is None else _body(refused, request),
    )


def _body(refused: Refusal, request: Req) -> RefusalBody:
    return RefusalBody(refused.code, sentence(refused, language_of(request)), refused.articles, refused.plain_facts())


@get("/{event:str}/people/{number:int}/copy", responses=REFUSALS)
async def person_copy(request: Req, event: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """All that is kept of somebody, as a file to be given to them: `OwnCopy`. For the organiser."""
    found = await _of_organiser(request, event)
    return _file(event, number, _copy(found, _one(found, number)))


@get("/{event:str}/data-requests", responses=REFUSALS)
async def data_requests(request: Req, event: FromPath[str]) -> list[RequestShown]:
    """What people asked for on their data, the oldest first; for the organiser."""
    found = await _of_organiser(request, event)
    return _requests(found, None)


@get("/{event:str}/my-data", responses=REFUSALS)
async def my_data(request: Req, event: FromPath[str]) -> MyData:
    """All that is kept of the people of the reader's own entries, and what became of their requests."""
    found, theirs = await standing_in(request, event)
    own = [one for one in _known(found).values() if one.entry is not None and one.entry in theirs.entries]
    return MyData(people=tuple(_copy(found, one) for one in own))


def _copy(found: Championship, one: Known) -> OwnCopy:
    data = own_data(found.event.ledger.beside, one.number)
    return OwnCopy(
        event=found.row.id,
        title=found.row.title,
        number=one.number,
        name=one.name,
        forms=tuple(dict(form) for form in data.forms),
        words=tuple(data.words),
        entry=_entry(found, one.entry),
        requests=tuple(_requests(found, one.number)),
    )


def _entry(found: Championship, entry: str | None) -> EntryKept | None:
    state = found.event.state
    if entry is None or not isinstance(state, PairsState):
        return None
    return next(iter(entries_kept(state, frozenset((entry,)), personal=False)), None)


def _requests(found: Championship, person: int | None) -> list[RequestShown]:
    names = _known(found)
    made: tuple[Request, ...] = found.event.state.custody.requests
    return [_request(one, names[one.person].name) for one in made if person in (None, one.person) and one.person in names]


def _request(one: Request, name: str) -> RequestShown:
    known = {key: getattr(one, key) for key in RequestShown.__struct_fields__ if key != "name"}
    return RequestShown(name=name, **known)


def _file(event: str, number: int, content: OwnCopy) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{event}-{number}.json"', "Cache-Control": "no-store"}
    return Response(msgspec.json.format(msgspec.json.encode(content), indent=2), media_type=MediaType.JSON, headers=headers)


def event_custody_router() -> Router:
    """The routes of people's data."""
    handlers = [people, people_file, person, person_copy, data_requests, my_data]
    return Router("/api/events", route_handlers=handlers, before_request=guard_events, tags=["events"])
