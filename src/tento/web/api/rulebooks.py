"""The rulebooks, and the schema of the messages on the socket."""

import functools
from typing import Any

import msgspec
from litestar import Request, Router, get
from litestar.params import FromPath

from tento.club.live.messages import ServerMessage
from tento.club.wording import rule_words
from tento.games.registry import kits
from tento.rulebooks.loader import load, names
from tento.rulebooks.rulebook import Article, Option, Rulebook
from tento.texts.language import Lang
from tento.web.errors import REFUSALS, refuse
from tento.web.guard import guard
from tento.web.sockets.client_messages import ClientMessage

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
    """One rule: its value, the articles that fix it, what people call it, its topic and its value."""

    value: Any
    articles: tuple[str, ...]
    pt: str
    en: str
    topic_pt: str
    topic_en: str
    value_pt: str
    value_en: str


class OptionShown(Option, frozen=True, kw_only=True):
    """An option whose alternatives are also said in words."""

    alternatives_pt: tuple[str, ...]
    alternatives_en: tuple[str, ...]


class RulebookShown(RulebookLine, frozen=True, kw_only=True):
    """A whole rulebook."""

    rules: dict[str, RuleShown]
    articles: tuple[Article, ...]
    options: tuple[OptionShown, ...]


@get("/rulebooks", responses=REFUSALS)
async def rulebooks() -> list[RulebookLine]:
    """What may be played by."""
    return [RulebookLine(**_line(load(name))) for name in names()]


def _line(rulebook: Rulebook) -> dict[str, Any]:
    return {name: getattr(rulebook, name) for name in ("name", "game", "title", "source", "parent", "hash")}


@get("/rulebooks/{name:str}", responses=REFUSALS)
async def one_rulebook(name: FromPath[str]) -> RulebookShown:
    """A rulebook's values, articles and options, in Portuguese and English."""
    if name not in names():
        raise refuse("unknown_rulebook")
    return _whole(name)


@functools.cache
def _whole(name: str) -> RulebookShown:
    rulebook = load(name)
    rules = {key: _rule(rulebook, key, value) for key, value in msgspec.to_builtins(rulebook.plain()).items()}
    options = tuple(_option(rulebook, option) for option in rulebook.options)
    return RulebookShown(**_line(rulebook), rules=rules, articles=rulebook.articles, options=options)


def _rule(rulebook: Rulebook, key: str, value: Any) -> RuleShown:
    words = rule_words(rulebook)
    topic = words.topic(key)
    return RuleShown(
        value=value,
        articles=rulebook.cites(key),
        pt=words.say_rule(key, "pt"),
        en=words.say_rule(key, "en"),
        topic_pt=topic[0],
        topic_en=topic[1],
        value_pt=words.say_value(key, value, "pt"),
        value_en=words.say_value(key, value, "en"),
    )


def _option(rulebook: Rulebook, option: Option) -> OptionShown:
    return OptionShown(
        **msgspec.structs.asdict(option),
        alternatives_pt=_alternatives(rulebook, option, "pt"),
        alternatives_en=_alternatives(rulebook, option, "en"),
    )


def _alternatives(rulebook: Rulebook, option: Option, lang: Lang) -> tuple[str, ...]:
    return tuple(rule_words(rulebook).say_value(option.rule, value, lang) for value in option.alternatives)


@get("/schema/messages", responses=REFUSALS)
async def message_schema() -> dict[str, Any]:
    """JSON schema of what is said on the socket: by the server, by clients; and the actions, the view and the events of each game."""
    return _messages()


@functools.cache
def _messages() -> dict[str, Any]:
    unions: dict[str, Any] = {"server": ServerMessage, "client": ClientMessage}
    for kit in kits():
        unions |= {f"{kit.name}_action": kit.game.SeatAction, f"{kit.name}_view": kit.game.View, f"{kit.name}_event": kit.game.AnyEvent}
    tops, parts = msgspec.json.schema_components(unions.values(), ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **dict(zip(unions, tops, strict=True)), "$defs": parts}


def rulebooks_router() -> Router:
    """The routes of rulebooks and schemas."""
    return Router("/api", route_handlers=[rulebooks, one_rulebook, message_schema], before_request=guard, tags=["rulebooks"])
