"""The ladder of bots that people write: its table, coming onto it, challenges, and the word of a program that it is ready."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from tento.club.ladder.ladder import MOST_PARTIDAS, ladder_games
from tento.club.people.tokens import token_hash
from tento.games.registry import USUAL_GAME
from tento.web.api.table_messages import Word
from tento.web.errors import REFUSALS, granted, refuse
from tento.web.guard import guard, in_person, limit, services_of, signed_in, visitor_of

Req = Request[Any, Any, Any]


class NewLadderBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bot for the ladder of a game: what it is called there, and which of my tokens it comes with, by the token's id."""

    game: Word
    name: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=128)]


class NewChallenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of my bots against another of the ladder, for so many partidas."""

    first: Word
    second: Word
    partidas: Annotated[int, Meta(ge=1, le=MOST_PARTIDAS)] = 5


class LadderLine(msgspec.Struct, frozen=True, kw_only=True):
    """A bot on the ladder. `worth` is what is nearly certain of its strength; `owner` is empty for a bot of the house."""

    place: int
    bot: str
    name: str
    owner: str
    owner_id: str | None
    house: bool
    mine: bool
    worth: float
    mu: float
    sigma: float
    played: int
    won: int
    seen: int
    ready: bool


class ChallengeShown(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge that is not over: who plays whom, and at which table the partida of now is, if one is played."""

    id: str
    first: str
    second: str
    partidas: int
    table: str


class LadderShown(msgspec.Struct, frozen=True, kw_only=True):
    """The ladder of a game, the strongest first, and the challenges that are played or wait. `games` are those that have a ladder."""

    games: tuple[str, ...]
    game: str
    lines: tuple[LadderLine, ...]
    running: tuple[ChallengeShown, ...]


class LadderTables(msgspec.Struct, frozen=True):
    """The tables where the bots of this token sit and are waited for."""

    tables: tuple[str, ...]


@get("/ladder", responses=REFUSALS)
async def ladder(request: Req, game: Annotated[str, QueryParameter(max_length=64)] = USUAL_GAME) -> LadderShown:
    """The ladder of a game."""
    limit(services_of(request), "replays", visitor_of(request).address)
    return await _shown(request, game)


async def _shown(request: Req, game: str) -> LadderShown:
    services, visitor = services_of(request), visitor_of(request)
    now, reader = services.live_tables.now(), None if visitor.person is None else visitor.person.id
    found = granted(await services.ladders.standing(game, now))
    lines = tuple(
        LadderLine(
            place=place,
            bot=one.rung.bot,
            name=one.name,
            owner=one.owner,
            owner_id=one.owner_id,
            house=one.owner_id is None,
            mine=one.owner_id is not None and one.owner_id == reader,
            seen=one.seen,
            ready=one.ready,
            **{name: getattr(one.rung, name) for name in ("worth", "mu", "sigma", "played", "won")},
        )
        for place, one in enumerate(found, 1)
    )
    names = {line.bot: line.name for line in lines}
    running = tuple(
        ChallengeShown(id=one.id, first=names.get(one.first, ""), second=names.get(one.second, ""), partidas=one.partidas, table=one.table)
        for one in await services.ladders.running(game, now)
    )
    return LadderShown(games=ladder_games(), game=game, lines=lines, running=running)


@post("/ladder/bots", responses=REFUSALS)
async def register_bot(request: Req, data: JSONBody[NewLadderBot]) -> LadderShown:
    """A bot of mine comes onto the ladder."""
    services, person = services_of(request), in_person(visitor_of(request))
    limit(services, "asking", person.id)
    granted(await services.ladders.register(person, data.game, data.name, data.token, services.live_tables.now()))
    return await _shown(request, data.game)


@delete("/ladder/bots/{bot:str}", responses=REFUSALS)
async def remove_bot(request: Req, bot: FromPath[str]) -> None:
    """A bot of mine leaves the ladder, with all that it played."""
    await services_of(request).ladders.remove(in_person(visitor_of(request)), bot)


@post("/ladder/challenges", status_code=204, responses=REFUSALS)
async def challenge(request: Req, data: JSONBody[NewChallenge]) -> None:
    """One of my bots plays another: so many partidas, one after the other, while both are ready."""
    services, person = services_of(request), in_person(visitor_of(request))
    limit(services, "asking", person.id)
    granted(await services.ladders.challenge(person, data.first, data.second, data.partidas, services.live_tables.now()))


@post("/ladder/ready", status_code=200, responses=REFUSALS)
async def bot_ready(request: Req) -> LadderTables:
    """A program with its token says that it is ready to play, every few seconds, and learns at which tables it sits."""
    services, visitor = services_of(request), visitor_of(request)
    signed_in(visitor)
    if visitor.way != "bot":
        raise refuse("not_on_ladder")
    return LadderTables(tuple(granted(await services.ladders.ready(token_hash(visitor.token), services.live_tables.now()))))


def ladder_router() -> Router:
    """The routes of the ladder."""
    return Router("/api", route_handlers=[ladder, register_bot, remove_bot, challenge, bot_ready], before_request=guard, tags=["ladder"])
