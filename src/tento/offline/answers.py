"""What a page may ask of the house on its device: the same paths and the same answers as the web has, as far as one person needs them."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tento.club.live.partner import hold
from tento.club.live.table_commands import play_again, practise, stand_up
from tento.club.ports import Person
from tento.club.wording import sentence
from tento.offline.asking import Answered, Asked, Text
from tento.offline.house import BOTS, House
from tento.offline.replays import (
    analyse_brought,
    brought_analysis,
    one_analysis,
    one_match,
    one_record,
    open_brought,
    what_if,
    what_if_brought,
)
from tento.records.judge import judge_file
from tento.rulebooks.cases.judging import Answer
from tento.rulebooks.toml_file import LARGEST
from tento.table.refusal import Refusal
from tento.texts.language import Lang
from tento.web.api.games_shown import GameShown, Phrase, games_shown, phrases_shown
from tento.web.api.matches_shown import MatchShown, match_shown
from tento.web.api.practice_messages import Partner, Practice, practice_config
from tento.web.api.rulebooks_shown import RulebookLine, RulebookShown, rulebook_lines, rulebook_shown
from tento.web.api.rulings_shown import RulingAsked, RulingShown, RulingsShown, ruling_shown, rulings_shown
from tento.web.api.table_messages import Rematch, TableShown
from tento.web.api.table_shown import listed, over_shown, table_shown
from tento.web.refusals import STATUS, RefusalBody, Refused, granted

Name = Annotated[str, Meta(min_length=1, max_length=40)]


class Me(msgspec.Struct, frozen=True):
    """Who plays here; nothing has to be proved."""

    person: Person
    csrf: str | None = None


class Change(msgspec.Struct, frozen=True):
    """Another language."""

    language: Name | None = None
    name: Name | None = None


class CaseBrought(msgspec.Struct, frozen=True):
    """The text of a case file."""

    case: Annotated[str, Meta(max_length=LARGEST)]


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A case judged: whether it holds, what each rulebook says of it, or why it could not be judged."""

    title: str
    holds: bool
    answers: tuple[Answer, ...]
    error: str | None


async def who_am_i(asked: Asked) -> Me:
    """The person of this device."""
    return Me(asked.house.person)


async def change_me(asked: Asked) -> Me:
    """Another name, another language."""
    wanted = {name: value for name, value in msgspec.structs.asdict(asked.read(Change)).items() if value is not None}
    people = asked.house.store.people
    people.person = msgspec.structs.replace(people.person, **wanted)
    return Me(people.person)


async def all_games(_asked: Asked) -> list[GameShown]:
    """The games, with the bots that play here."""
    return [msgspec.structs.replace(game, bots=tuple(bot for bot in game.bots if bot in BOTS)) for game in games_shown()]


async def all_phrases(_asked: Asked) -> dict[str, Phrase]:
    """What may be said at a table."""
    return phrases_shown()


async def all_rulebooks(_asked: Asked) -> list[RulebookLine]:
    """What may be played by."""
    return rulebook_lines()


async def one_rulebook(asked: Asked) -> RulebookShown:
    """One of them."""
    return rulebook_shown(asked.name)


async def all_rulings(_asked: Asked) -> list[RulingsShown]:
    """The questions that dealer and floor may ask."""
    return rulings_shown()


async def one_ruling(asked: Asked) -> RulingShown:
    """The answer to one."""
    return ruling_shown(asked.name, asked.read(RulingAsked))


async def new_practice(asked: Asked) -> TableShown:
    """A table against bots, or a lesson, begun at once."""
    house, data = asked.house, asked.read(Practice)
    live = granted(await practise(house.live_tables, house.person, practice_config(data), data.hold))
    return await table_shown(house, live.state, house.person.id)


async def my_tables(asked: Asked) -> list[TableShown]:
    """The tables that are not over."""
    return await listed(asked.house, await asked.house.store.tables.of(asked.house.person.id))


async def one_table(asked: Asked) -> TableShown:
    """A table by its id; one that is over is not woken up for being looked at."""
    house = asked.house
    row = await house.store.tables.get(asked.name)
    if row is not None and row.status == "over":
        return await over_shown(house, row, house.person.id)
    return await table_shown(house, (await house.table(asked.name)).state, house.person.id)


async def leave_table(asked: Asked) -> TableShown:
    """Stand up: a bot plays on."""
    live = await asked.house.table(asked.name)
    granted(await stand_up(live, asked.house.person.id))
    return await table_shown(asked.house, live.state, asked.house.person.id)


async def take_partner(asked: Asked) -> TableShown:
    """The partner's cards in hand, or back to the bot."""
    house, wanted = asked.house, asked.read(Partner)
    live = await house.table(asked.name)
    granted(await live.decide(lambda state, at: hold(state, at, house.person.id, wanted.hold)))
    return await table_shown(house, live.state, house.person.id)


async def rematch(asked: Asked) -> Rematch:
    """Once more, with the same agreement."""
    house = asked.house
    return Rematch(granted(await play_again(house.live_tables, await house.table(asked.name), house.person, None)))


async def my_matches(asked: Asked) -> list[MatchShown]:
    """The matches that were finished on this device, the newest first."""
    return [await match_shown(asked.house, row) for row in await asked.house.store.matches.newest()]


async def judge(asked: Asked) -> Judged:
    """A case file, judged."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "case.toml"
        path.write_text(asked.read(CaseBrought).case, encoding="utf-8")
        found = judge_file(path)
    error = None if found.error is None else found.error.removeprefix(f"{path}: ")
    return Judged(title=found.title, holds=found.holds, answers=found.answers, error=error)


_ROUTES: Final[tuple[tuple[str, str, Callable[[Asked], Awaitable[Any]]], ...]] = (
    ("GET", "/me", who_am_i),
    ("POST", "/guest", who_am_i),
    ("PATCH", "/me", change_me),
    ("GET", "/me/tables", my_tables),
    ("GET", "/games", all_games),
    ("GET", "/phrases", all_phrases),
    ("GET", "/rulebooks", all_rulebooks),
    ("GET", "/rulebooks/*", one_rulebook),
    ("GET", "/rulings", all_rulings),
    ("POST", "/rulings/*", one_ruling),
    ("POST", "/tables/practice", new_practice),
    ("GET", "/tables/*", one_table),
    ("POST", "/tables/*/leave", leave_table),
    ("POST", "/tables/*/partner", take_partner),
    ("POST", "/tables/*/rematch", rematch),
    ("GET", "/people/*/matches", my_matches),
    ("GET", "/matches/*", one_match),
    ("GET", "/matches/*/record", one_record),
    ("GET", "/matches/*/analysis", one_analysis),
    ("POST", "/records", open_brought),
    ("POST", "/records/analysis", analyse_brought),
    ("GET", "/records/analysis/*", brought_analysis),
    ("POST", "/tables/what-if", what_if),
    ("POST", "/tables/what-if/record", what_if_brought),
    ("POST", "/judge", judge),
)
_COMPILED: Final = tuple((method, re.compile(path.replace("*", "([^/]+)")), answer) for method, path, answer in _ROUTES)


async def answer(house: House, method: str, path: str, body: bytes, lang: Lang) -> Answered | None:
    """The answer to what a page asks; None for what only a server knows."""
    for known, pattern, ask in _COMPILED:
        found = pattern.fullmatch(path.partition("?")[0]) if known == method else None
        if found is not None:
            return await _answered(ask, Asked(house, found[1] if pattern.groups else "", body, lang))
    return None


async def _answered(ask: Callable[[Asked], Awaitable[Any]], asked: Asked) -> Answered:
    try:
        told = await ask(asked)
    except Refused as refused:
        return _refused(refused.refusal, asked.lang)
    return Answered(200, told.body.encode(), told.name) if isinstance(told, Text) else Answered(200, msgspec.json.encode(told))


def _refused(refusal: Refusal, lang: Lang) -> Answered:
    body = RefusalBody(refusal.code, sentence(refusal, lang), refusal.articles, refusal.plain_facts())
    return Answered(STATUS.get(refusal.code, 409), msgspec.json.encode(body))
