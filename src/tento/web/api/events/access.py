"""Who asks something of a championship: found, and told apart by what they are in it."""

from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

from litestar import Request, Response

from tento.championship.core.tournament import Held
from tento.championship.pairs import tournament as pairs
from tento.championship.poker import tournament as poker
from tento.club.events.venue.actors import Standing, Who
from tento.club.events.venue.championship import Championship
from tento.club.events.venue.printing import FileWritten, Heading
from tento.club.people.tokens import token_hash
from tento.club.ports import Lease
from tento.web.aside import Aside
from tento.web.errors import granted, language_of, refuse
from tento.web.guard import guard, limit, services_of, signed_in, visitor_of
from tento.web.services import Services

P = ParamSpec("P")
T = TypeVar("T")
Req = Request[Any, Any, Any]
LINK_HEADER: Final = "x-event-link"
DEVICE: Final = 12
"""So many hex digits of the hash of a session mark the device that has it."""
USUAL: Final = 300
"""A championship of so many matches is told in some milliseconds."""
MOST_PRINTED: Final = {pairs.kind: 1_000, poker.kind: 2_000}
"""So many entries or matches are laid out on one paper, by the kind of the championship: each may have a page and a code of its own."""


def who_asks(request: Req) -> Who:
    """Whoever is logged in, or the bearer of a link."""
    visitor, token = visitor_of(request), request.headers.get(LINK_HEADER)
    shown = visitor.token or token or ""
    return Who(visitor.person, None if token is None else token[:128], token_hash(shown)[:DEVICE] if shown else "")


async def found_event(services: Services, event: str) -> Championship:
    """The championship that this process runs."""
    found = await services.championships.find(event)
    if not isinstance(found, Championship):
        raise refuse("unknown_event")
    return found


async def standing_in(request: Req, event: str) -> tuple[Championship, Standing]:
    """The championship, and what the reader is in it."""
    found = await found_event(services_of(request), event)
    return found, granted(await found.standing(who_asks(request)))


def decider(request: Req) -> Who:
    """Whoever decides is somebody: a person who is logged in, or the bearer of a link."""
    who = who_asks(request)
    if who.token is None:
        signed_in(visitor_of(request))
    limit(services_of(request), "deciding", who.token or visitor_of(request).key)
    return who


async def beside_if_large(request: Req, found: Championship, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """What is told of a whole championship: at once of a usual one, beside the loop and one at a time of a large one."""
    if _size(found) <= USUAL:
        return work(*args, **named)
    limit(services_of(request), "boards", visitor_of(request).address)
    boards: Aside = request.app.state.boards
    return await boards.do(work, *args, **named)


def _size(found: Championship) -> int:
    """How many entries or matches it has, whichever are more."""
    return max(found.venue.entries(found.event.state), len(getattr(found.event.state, "matches", ())))


def heading_of(request: Req, found: Championship) -> Heading:
    """What stands on every paper that this request asks for."""
    address = f"{request.url.scheme}://{request.url.netloc}/evento/{found.row.id}"
    return Heading(found.row.title, found.event.rulebook.title, language_of(request), address)


def held_of(found: Championship) -> Held:
    """The event as its papers read it."""
    return Held(found.event.rulebook, tuple(found.event.made), found.event.state, found.event.text)


def file_sent(written: FileWritten) -> Response[bytes]:
    """A file that the browser saves under its name."""
    headers = {"Content-Disposition": f'attachment; filename="{written.name}"', "Cache-Control": "no-store"}
    return Response(written.content, media_type=written.media, headers=headers)


def check_printable(found: Championship, ending: str = "pdf") -> None:
    """Refuses a paper of more people or matches than are laid out at once; lists and workbooks have room for all."""
    many, most = _size(found), MOST_PRINTED[found.row.kind]
    if ending == "pdf" and many > most:
        raise refuse("too_long_to_print", many=many, most=most)


async def guard_events(request: Req) -> Response[bytes] | None:
    """The guard; and what is for a championship that another process runs goes there."""
    await guard(request)
    event = request.path_params.get("event")
    if event is None:
        return None
    services = services_of(request)
    found = await services.championships.find(event)
    return await services.peers.forward(found, request) if isinstance(found, Lease) else None
