"""What a player has learned of me: switches, learning, files, links, forgetting; and tables against a style."""

from typing import Any, Final

from litestar import Request, Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody

from tento.club.live import entries as log
from tento.club.live.table_commands import practise
from tento.club.ports import Person
from tento.games.registry import kit_of, kits
from tento.rulebooks.loader import load
from tento.web.api.memory_messages import (
    LARGEST_MEMORY,
    BroughtMemory,
    FileKind,
    MemoryShown,
    OfRulebook,
    PlayLike,
    StyleCode,
    StyleShown,
    Switched,
    book_shown,
)
from tento.web.api.table_messages import TableShown
from tento.web.api.table_shown import table_shown
from tento.web.errors import REFUSALS, granted, language_of, refuse
from tento.web.guard import guard, in_person, limit, may_open, opened_by, services_of, visitor_of
from tento.web.services import Services

Req = Request[Any, Any, Any]
NAMES: Final[dict[FileKind, str]] = {"neuron": "K-NEURON.txt", "brain": "K-BRAIN.txt"}
TURN_SECONDS: Final = 300
"""Who plays against a style plays alone, and has time."""


@get("/me/memory", responses=REFUSALS)
async def my_memory(request: Req) -> MemoryShown:
    """The switches, and what was learned of me, in words."""
    services, person = services_of(request), in_person(visitor_of(request))
    limit(services, "replays", visitor_of(request).address)
    return await _shown(request, services, person)


async def _shown(request: Req, services: Services, person: Person) -> MemoryShown:
    switches, books = await services.memories.switches(person), await services.memories.books(person, language_of(request))
    learnt = tuple(kit.name for kit in kits() if kit.learning is not None)
    return MemoryShown(keeps=switches.keeps, uses=switches.uses, games=learnt, books=tuple(map(book_shown, books)))


@post("/me/memory/switches", status_code=200, responses=REFUSALS)
async def switch(request: Req, data: JSONBody[Switched]) -> MemoryShown:
    """Keep my decisions or not; let anybody play from what was learned or not."""
    services, person = services_of(request), in_person(visitor_of(request))
    await services.memories.switch(person, data.keeps, data.uses)
    return await _shown(request, services, person)


@post("/me/memory/learn", status_code=200, responses=REFUSALS)
async def learn(request: Req, data: JSONBody[OfRulebook]) -> MemoryShown:
    """K-LEARN goes into K-NEURON: what was kept of my last matches is played from."""
    services, person = services_of(request), in_person(visitor_of(request))
    limit(services, "replays", visitor_of(request).address)
    granted(await services.memories.learn(person, data.game, data.rulebook, services.live_tables.now()))
    return await _shown(request, services, person)


@get("/me/memory/{game:str}/{rulebook:str}/{kind:str}", responses=REFUSALS, media_type="text/plain")
async def memory_file(request: Req, game: FromPath[str], rulebook: FromPath[str], kind: FromPath[FileKind]) -> Response[str]:
    """A memory as the text that `tento learn` reads."""
    services, person = services_of(request), in_person(visitor_of(request))
    limit(services, "replays", visitor_of(request).address)
    text = granted(await services.memories.file(person, game, rulebook, kind))
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{NAMES[kind]}"'})


@delete("/me/memory/{game:str}/{rulebook:str}/{kind:str}", responses=REFUSALS)
async def remove_memory(request: Req, game: FromPath[str], rulebook: FromPath[str], kind: FromPath[FileKind]) -> None:
    """One memory is forgotten."""
    await services_of(request).memories.remove(in_person(visitor_of(request)), game, rulebook, kind)


@post("/me/memory/file", status_code=200, responses=REFUSALS, request_max_body_size=LARGEST_MEMORY)
async def bring_memory(request: Req, data: JSONBody[BroughtMemory]) -> MemoryShown:
    """A file becomes my K-NEURON or my K-BRAIN of the rulebook that it is of, in the place of the one before."""
    services, person = services_of(request), in_person(visitor_of(request))
    limit(services, "replays", visitor_of(request).address)
    granted(await services.memories.take(person, data.text, data.kind, services.live_tables.now()))
    return await _shown(request, services, person)


@delete("/me/memory", responses=REFUSALS)
async def forget_memory(request: Req) -> None:
    """All that was learned of me is gone, and every link to it ends. The switches stay."""
    await services_of(request).memories.forget(in_person(visitor_of(request)))


@post("/me/memory/link", responses=REFUSALS)
async def new_style_link(request: Req, data: JSONBody[OfRulebook]) -> StyleCode:
    """A link by which others play against my style. The one before ends."""
    services, person = services_of(request), in_person(visitor_of(request))
    return StyleCode(granted(await services.memories.new_link(person, data.game, data.rulebook, services.live_tables.now())))


@post("/me/memory/link/end", status_code=204, responses=REFUSALS)
async def end_style_link(request: Req, data: JSONBody[OfRulebook]) -> None:
    """The link leads to nothing any more."""
    await services_of(request).memories.end_link(in_person(visitor_of(request)), data.game, data.rulebook)


@get("/style/{code:str}", responses=REFUSALS)
async def behind_style_link(request: Req, code: FromPath[str]) -> StyleShown:
    """Whose style a link leads to."""
    services, visitor = services_of(request), visitor_of(request)
    limit(services, "replays", visitor.address)
    link = granted(await services.memories.style(code))
    owner = await services.store.people.get(link.person)
    if owner is None:
        raise refuse("style_link_over")
    book = load(link.rulebook)
    own = visitor.person is not None and visitor.person.id == owner.id
    return StyleShown(
        name=owner.name,
        face=owner.face,
        own=own,
        game=link.game,
        rulebook=link.rulebook,
        title=book.title,
        seats=tuple(sorted(kit_of(link.game).seats_under(book))),
    )


@post("/like", responses=REFUSALS)
async def play_like(request: Req, data: JSONBody[PlayLike]) -> TableShown:
    """A private table with you on the first seat and bots on the others who play as somebody does, begun at once."""
    services, visitor = services_of(request), visitor_of(request)
    person = in_person(visitor)
    owner, game, rulebook = await _style(services, person, data)
    may_open(services, visitor)
    config = log.TableConfig(
        game=game,
        rulebook=rulebook,
        seats=data.seats,
        visibility="private",
        reveal="deal",
        turn_seconds=TURN_SECONDS,
        away_seconds=TURN_SECONDS,
        bot_seconds=data.bot_seconds,
        pause_seconds=data.pause_seconds,
        like=owner,
    )
    live = granted(await practise(services.live_tables, person, config, both=False))
    opened_by(services, visitor, live.state.id, live.state.config)
    return await table_shown(services, live.state, person.id)


async def _style(services: Services, person: Person, data: PlayLike) -> tuple[str, str, str]:
    """Whose style is meant, of which game and rulebook; refused where it may not be played from."""
    if data.code is not None:
        link = granted(await services.memories.style(data.code))
        return link.person, link.game, link.rulebook
    if data.game is None or data.rulebook is None or not await services.memories.may_play(person.id, data.game, data.rulebook):
        raise refuse("nothing_learned")
    return person.id, data.game, data.rulebook


def memory_routers() -> tuple[Router, ...]:
    """The routes of what was learned, and of tables against a style."""
    own = [
        my_memory, switch, learn, memory_file, remove_memory, bring_memory, forget_memory,
        new_style_link, end_style_link, behind_style_link,
    ]  # fmt: skip
    return (
        Router("/api", route_handlers=own, before_request=guard, tags=["people"]),
        Router("/api/tables", route_handlers=[play_like], before_request=guard, tags=["tables"]),
    )
