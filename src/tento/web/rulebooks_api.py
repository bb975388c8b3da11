"""The rulebooks of the house, and the schema of the messages on the socket."""

import functools
from typing import Any

import msgspec
from litestar import Request, Router, get

from tento.club.games import HOUSES
from tento.club.live.messages import ServerMessage
from tento.rulebooks.loader import load, names
from tento.rulebooks.rulebook import Article, Option, Rulebook
from tento.texts.rules import RULES
from tento.web.client_messages import ClientMessage
from tento.web.errors import REFUSALS, refuse
from tento.web.guard import guard

Req = Request[Any, Any, Any]


class RulebookLine(msgspec.Struct, frozen=True, kw_only=True):
    """A rulebook in the list."""

    name: str
    game: str
    title: str
    source: str
    parent: str | None
    hash: str


class RuleShown(msgspec.Struct, frozen=True, kw_only=True):
    """One rule: its value, the articles that fix it, and what people call it."""

    value: Any
    articles: tuple[str, ...]
    pt: str
    en: str


class RulebookShown(RulebookLine, frozen=True, kw_only=True):
    """A whole rulebook."""

    rules: dict[str, RuleShown]
    articles: tuple[Article, ...]
    options: tuple[Option, ...]


@get("/rulebooks", responses=REFUSALS)
async def rulebooks() -> list[RulebookLine]:
    """What may be played by."""
    return [RulebookLine(**_line(load(name))) for name in names()]


def _line(rulebook: Rulebook) -> dict[str, Any]:
    return {name: getattr(rulebook, name) for name in ("name", "game", "title", "source", "parent", "hash")}


@get("/rulebooks/{name:str}", responses=REFUSALS)
async def one_rulebook(name: str) -> RulebookShown:
    """A rulebook's values, articles and options, in Portuguese and English."""
    if name not in names():
        raise refuse("unknown_rulebook")
    return _whole(name)


@functools.cache
def _whole(name: str) -> RulebookShown:
    rulebook = load(name)
    rules = {
        key: RuleShown(value=value, articles=rulebook.cites(key), pt=RULES.get(key, (key, key))[0], en=RULES.get(key, (key, key))[1])
        for key, value in msgspec.to_builtins(rulebook.values).items()
    }
    return RulebookShown(**_line(rulebook), rules=rules, articles=rulebook.articles, options=rulebook.options)


@get("/schema/messages", responses=REFUSALS)
async def message_schema() -> dict[str, Any]:
    """JSON schema of what is said on the socket: by the server, by clients, and the actions of each game."""
    return _messages()


@functools.cache
def _messages() -> dict[str, Any]:
    actions = {f"{name}_action": house.game.SeatAction for name, house in HOUSES.items()}
    unions = {"server": ServerMessage, "client": ClientMessage} | actions
    tops, parts = msgspec.json.schema_components(unions.values(), ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **dict(zip(unions, tops, strict=True)), "$defs": parts}


def rulebooks_router() -> Router:
    """The routes of rulebooks and schemas."""
    return Router("/api", route_handlers=[rulebooks, one_rulebook, message_schema], before_request=guard, tags=["rulebooks"])
