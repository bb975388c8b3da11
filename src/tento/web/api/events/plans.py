"""Championships that are only thought of: under which rulebooks they are held, and what a field of any size would come to."""

import asyncio
import functools
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from tento.championship.core.opening import in_force
from tento.championship.poker.levels import Level
from tento.championship.poker.payouts import pay
from tento.championship.poker.pool import pool_of, price
from tento.championship.poker.state import State as FieldState
from tento.club.events.venue.championships import Championships
from tento.club.events.venue.planning import Hall, PlanTold, offered, told_plan
from tento.club.wording import rule_words, sentence
from tento.games.registry import kits
from tento.rulebooks.championship.kinds import rules_in
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.championship.poker import TOURNAMENTS, PokerTournamentRules, TournamentSheet
from tento.rulebooks.loader import load, names
from tento.rulebooks.rulebook import Option, Rulebook
from tento.table.refusal import Refusal
from tento.texts.championship.choices import RULES, say_value
from tento.texts.language import Lang, pick
from tento.web.api.events.access import Req
from tento.web.api.events.office_messages import (
    HeldUnder,
    NewPlan,
    OpenChoice,
    OpenValue,
    PlanMade,
    PlanShown,
    PlanStage,
    SheetPlan,
    SheetPreset,
)
from tento.web.errors import REFUSALS, RefusalBody, language_of
from tento.web.guard import guard, limit, services_of, visitor_of

LEVELS: Final = 20
BREAK_EVERY: Final = 4
BREAK_MIN: Final = 15
SATELLITE: Final = {"prize": 6000, "rake": 1000}
"""What an entry of a satellite costs, where nobody has said."""
OF_STAGES: Final = "stages."
"""Rules of a stage are chosen by a plan, not one by one."""


@get("/under", responses=REFUSALS)
async def held_under(request: Req) -> list[HeldUnder]:
    """The rulebooks under which championships are held, each with the choices that it leaves open."""
    return list(_all(language_of(request)))


@functools.cache
def _all(lang: Lang) -> tuple[HeldUnder, ...]:
    found = (load(name) for name in names())
    return tuple(_held(book, lang) for book in found if book.championship is not None and book.parent is None)


def _held(book: Rulebook, lang: Lang) -> HeldUnder:
    rules = book.championship
    assert rules is not None, "only these are asked for"
    entries = rules.entries
    pairs = rules if isinstance(rules, PairsRules) else None
    return HeldUnder(
        name=book.name,
        game=book.game,
        title=book.title,
        source=book.source,
        kind=rules.kind,
        entries=entries.kind,
        field_min=entries.field_min,
        field_max=entries.field_max,
        opens=entries.opens,
        closes=entries.closes,
        day=pairs.event.on if pairs else None,
        fee=pairs.fees.entry if pairs else 0,
        choices=tuple(_choices(book, lang)),
        sheets=tuple(_sheets(book, rules)) if isinstance(rules, PokerTournamentRules) else (),
    )


def _choices(book: Rulebook, lang: Lang) -> Iterator[OpenChoice]:
    """The readings of the championship that have an alternative. Those of the game are chosen on the page of its rulebook."""
    known = rules_in(book.championship)
    for option in book.options:
        if option.rule in known and option.alternatives and not option.rule.startswith(OF_STAGES):
            yield _choice(book, option, lang)


def _choice(book: Rulebook, option: Option, lang: Lang) -> OpenChoice:
    section, _, key = option.rule.partition(".")
    found = getattr(book.championship, section)
    ways = [_way(book, option.rule, one, lang) for one in (getattr(found, key) if key else found, *option.alternatives)]
    return OpenChoice(
        id=option.id,
        rule=option.rule,
        name=pick(RULES[option.rule], lang) if option.rule in RULES else rule_words(book).say_rule(option.rule, lang),
        reason=option.reason_en if lang == "en" else option.reason_pt,
        recommended=ways[0],
        others=tuple(ways[1:]),
        articles=book.cites(option.rule),
    )


def _way(book: Rulebook, rule: str, value: Any, lang: Lang) -> OpenValue:
    said = say_value(value, lang) if rule in RULES else rule_words(book).say_value(rule, value, lang)
    return OpenValue(value=msgspec.to_builtins(value), text=said)


def _sheets(book: Rulebook, rules: PokerTournamentRules) -> Iterator[SheetPreset]:
    """The sheets of the rulebook, with its levels each as long as the sheet says and a break after every few."""
    directing = next((kit.directing for kit in kits() if kit.name == book.game), None)
    written = [] if directing is None else directing.levels(book, LEVELS)
    for kind in TOURNAMENTS:
        sheet = rules.tournaments.get(kind) or _usual(kind, rules)
        levels = tuple(
            Level(minutes=sheet.level_min, small=small, big=big, ante=ante, break_min=BREAK_MIN if number % BREAK_EVERY == 0 else 0)
            for number, (small, big, ante) in enumerate(written, 1)
        )
        yield SheetPreset(
            kind=kind,
            split=sheet.split or rules.entry_split,
            stack=sheet.stack,
            seats=sheet.seats,
            reentries=sheet.reentries,
            late_levels=sheet.late_levels,
            guarantee=sheet.guarantee,
            seat_price=sheet.seat_price,
            levels=levels,
        )


def _usual(kind: str, rules: PokerTournamentRules) -> TournamentSheet:
    """A sheet to begin with, where the rulebook has written none: the seats of a satellite are those of its main event."""
    if kind != "satellite":
        return TournamentSheet()
    return TournamentSheet(split=SATELLITE, seat_price=sum(rules.entry_split.values()), reentries=2, level_min=15)


@post("/plans", status_code=200, responses=REFUSALS)
async def plan(request: Req, data: JSONBody[NewPlan]) -> PlanShown:
    """Whether such a championship could be opened, and how it would be played; nothing is kept."""
    limit(services_of(request), "deciding", visitor_of(request).key)
    return await asyncio.to_thread(_tried, services_of(request).championships, data, language_of(request))


def _tried(championships: Championships, data: NewPlan, lang: Lang) -> PlanShown:
    """Beside the loop: a large field has many ways to be played."""
    fields = {**data.fields, "title": "–", "options": data.options}
    tried = championships.tried("–", data.rulebook, b"", fields)
    refusal = tried if isinstance(tried, Refusal) else None
    made = None if isinstance(tried, Refusal) else tried.state
    sheet = _sheet(made, data.field or 0) if isinstance(made, FieldState) else None
    if isinstance(sheet, Refusal):
        sheet, refusal = None, sheet
    planned, offers = (None, ()) if data.field is None else _planned(data, data.field, lang)
    if isinstance(planned, Refusal):
        planned, refusal = None, refusal or planned
    told = None if refusal is None else RefusalBody(refusal.code, sentence(refusal, lang), refusal.articles, refusal.plain_facts())
    return PlanShown(refusal=told, plan=None if planned is None else _made(planned), offers=tuple(map(_made, offers)), sheet=sheet)


def _planned(data: NewPlan, field: int, lang: Lang) -> tuple[PlanTold | Refusal | None, tuple[PlanTold, ...]]:
    """The plan with the organiser's choices, and where it does not work out those that would."""
    base = load(data.rulebook) if data.rulebook in names() else None
    if base is None or not isinstance(base.championship, PairsRules):
        return None, ()
    rules = in_force(base, base.hash, data.options)
    if isinstance(rules, Refusal):
        return rules, ()
    hall = Hall(data.tables, data.minutes)
    told = told_plan(rules, field, hall, lang)
    return told, tuple(offered(base, field, hall, lang)) if isinstance(told, Refusal) else ()


def _made(one: PlanTold) -> PlanMade:
    stages = tuple(PlanStage(**stage._asdict()) for stage in one.stages)
    return PlanMade(options=one.choices, stages=stages, matches=one.matches, minutes=one.minutes, total=one.total)


def _sheet(state: FieldState, entries: int) -> SheetPlan | Refusal:
    """What the sheet comes to with so many entries."""
    entry = sum(state.lines.values())
    pool = pool_of(state.rules, state.lines, entries, state.guarantee)
    paid = pay(state.rulebook, pool.pool, entries) if entries and state.seat_price is None else None
    if isinstance(paid, Refusal):
        return paid
    return SheetPlan(
        entry=entry,
        lines=dict(state.lines),
        prices={means: price(state.rules, entry, means) for means in state.rules.payment_means},
        pool=pool.pool,
        overlay=pool.overlay,
        staff=pool.staff,
        knockouts=pool.knockouts,
        prizes=() if paid is None else paid.prizes,
        minutes=sum(level.minutes + level.break_min for level in state.levels),
    )


def event_plans_router() -> Router:
    """The routes of what is only thought of."""
    return Router("/api/event-plans", route_handlers=[held_under, plan], before_request=guard, tags=["events"])
