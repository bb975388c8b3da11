"""What is played here, by which rulebooks and against which bots; and the phrases of the table."""

import functools
from typing import Any

import msgspec
from litestar import Request, Router, get

from tento.club import wording
from tento.club.live.table_commands import default_rulebook
from tento.games import registry
from tento.rulebooks.loader import load, names
from tento.web.api.table_messages import TableShown
from tento.web.api.table_shown import listed
from tento.web.errors import REFUSALS
from tento.web.guard import guard, services_of, signed_in, visitor_of

Req = Request[Any, Any, Any]


class PlayedBy(msgspec.Struct, frozen=True, kw_only=True):
    """A rulebook of a game, and for how many it is. The default is the one that a table gets where none is named."""

    name: str
    title: str
    seats: tuple[int, ...]
    default: bool


class GameShown(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is played here. `signs` are those that partners may make to each other."""

    name: str
    rulebooks: tuple[PlayedBy, ...]
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    advice: bool
    signs: tuple[str, ...]


class Phrase(msgspec.Struct, frozen=True, kw_only=True):
    """A ready-made phrase in each language, and the games at whose tables it makes sense."""

    pt: str
    en: str
    es: str
    games: tuple[str, ...]


@get("/games", responses=REFUSALS)
async def games() -> list[GameShown]:
    """The games that are played here."""
    return [_game(name) for name in registry.games()]


@functools.cache
def _game(name: str) -> GameShown:
    kit = registry.kit_of(name)
    books = [book for book in map(load, names()) if book.game == name]
    default = default_rulebook(name)
    rulebooks = tuple(
        PlayedBy(name=book.name, title=book.title, seats=tuple(sorted(kit.seats_under(book))), default=book.name == default)
        for book in books
    )
    return GameShown(
        name=name,
        rulebooks=rulebooks,
        bots=tuple(kit.bots),
        seats=tuple(sorted({seats for book in rulebooks for seats in book.seats})),
        advice=kit.advice is not None,
        signs=() if kit.signs is None else kit.signs.signs,
    )


@get("/phrases", responses=REFUSALS)
async def phrases() -> dict[str, Phrase]:
    """What may be said at a table: the key goes over the socket, everybody reads the phrase in the own language."""
    return {key: Phrase(pt=pt, en=en, es=es, games=games) for key, ((pt, en, es), games) in wording.phrases().items()}


@get("/me/tables", responses=REFUSALS)
async def my_tables(request: Req) -> list[TableShown]:
    """The tables where I sit and which are not over, the newest first: to go back to one."""
    services, person = services_of(request), signed_in(visitor_of(request))
    return await listed(services, await services.store.tables.of(person.id))


def games_router() -> Router:
    """The routes of games, phrases and my tables."""
    return Router("/api", route_handlers=[games, phrases, my_tables], before_request=guard, tags=["games"])
