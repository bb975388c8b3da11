"""A competition in words before anybody is told a date: its stages, its matches and its hours, for a field of any size."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tento.championship.pairs.plan import Fault, StagePlan, impossible_field, plan
from tento.championship.pairs.proposing import Choices, proposals
from tento.championship.pairs.rules import rules_of
from tento.championship.pairs.scores import format_of
from tento.championship.pairs.timetable import USUAL_MIN, byes_of, total_minutes
from tento.rulebooks.loader import overlay
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal
from tento.texts.championship.plan import PLAN, SIDES
from tento.texts.language import Lang, pick
from tento.texts.papers.championship import paper

MOST_FIELD: Final = 4096


class StageTold(NamedTuple):
    """One stage of a plan: its name, its title, and what happens in it."""

    name: str
    title: str
    text: str
    entrants: int
    matches: int


class PlanTold(NamedTuple):
    """A plan that works out, with the choices over the rulebook that it takes, in words."""

    choices: Choices
    stages: tuple[StageTold, ...]
    matches: int
    minutes: int
    total: str


class Hall(NamedTuple):
    """What an organiser counts on: tables, and the minutes of a partida, where they are known."""

    tables: int = 4
    partida_min: int | None = None


def told_plan(rulebook: Rulebook, field: int, hall: Hall, lang: Lang, choices: Choices | None = None) -> PlanTold | Refusal:
    """The plan of this rulebook for a field of this size, or why it does not work out."""
    rules = rules_of(rulebook)
    planned = plan(rules, field)
    if isinstance(planned, Fault):
        refusal = impossible_field(rulebook, field)
        assert refusal is not None, "a plan with a fault is refused"
        return refusal
    third = rules.honours.third_place == "match"
    stages = tuple(_stage(rulebook, one, place == len(planned) - 1, lang) for place, one in enumerate(planned))
    matches = sum(one.matches for one in planned) + third
    minutes = total_minutes(rulebook, planned, hall.tables, hall.partida_min)
    clock = hall.partida_min or format_of(rulebook, planned[0].name).clock_min or USUAL_MIN
    parts = [
        _say("total", lang, matches, matches=matches),
        _say("time", lang, hall.tables, time=_hours(minutes), tables=hall.tables, minutes=clock),
    ]
    return PlanTold(choices or {}, stages, matches, minutes, f"{'; '.join(parts)}.")


def offered(rulebook: Rulebook, field: int, hall: Hall, lang: Lang) -> Iterator[PlanTold]:
    """Plans that work out for a field for which the rulebook, as it is, has none; each with the choices that make it."""
    for choices in proposals(rules_of(rulebook), field):
        told = told_plan(overlay(rulebook, choices), field, hall, lang, choices)
        if isinstance(told, PlanTold):
            yield told


def _stage(rulebook: Rulebook, one: StagePlan, last: bool, lang: Lang) -> StageTold:
    title = paper(lang).get(f"stage/{one.name}", one.name)
    text = "; ".join(_parts(rulebook, one, last, lang))
    return StageTold(one.name, title, f"{text}.", one.entrants, one.matches)


def _parts(rulebook: Rulebook, one: StagePlan, last: bool, lang: Lang) -> Iterator[str]:
    rules = rules_of(rulebook)
    stage, sides = rules.stages[one.name], pick(SIDES[rules.entries.kind], lang)
    if stage.kind == "knockout":
        yield _say("round" if stage.rounds else "knockout", lang, one.matches, entrants=one.entrants, sides=sides, matches=one.matches)
    else:
        groups = stage.groups or 1
        yield _say("groups", lang, groups, groups=groups, sizes=_sizes(one.entrants, groups, lang), matches=one.matches)
    best_of = format_of(rulebook, one.name).best_of
    if best_of > 1:
        yield _say("best_of", lang, count=best_of)
    if one.best_losers:
        yield _say("losers", lang, one.best_losers, losers=one.best_losers)
    byes = byes_of(stage, one.entrants)
    if byes:
        yield _say("byes", lang, byes, byes=byes)
    if last:
        yield " ".join([_say("champion", lang), *([_say("third", lang)] if rules.honours.third_place == "match" else [])])
    elif stage.kind == "knockout":
        yield _say("advance", lang, advance=one.advance)
    else:
        best = [_say("advance_best", lang, best=stage.advance_best)] if stage.advance_best else []
        yield " ".join([_say("advance_each", lang, advance=stage.advance or 1), *best])


def _say(key: str, lang: Lang, count: int = 2, /, **facts: str | int) -> str:
    """A part of the plan; one of a thing has its own words where they differ."""
    one = f"{key}_one"
    return pick(PLAN[one if count == 1 and one in PLAN else key], lang).format(**facts)


def _sizes(entrants: int, groups: int, lang: Lang) -> str:
    least, most = entrants // groups, -(-entrants // groups)
    return str(least) if least == most else _say("sizes", lang, least=least, most=most)


def _hours(minutes: int) -> str:
    """As people say it: 1 h 30, 45 min."""
    hours, rest = divmod(minutes, 60)
    return f"{hours} h {rest:02}" if hours and rest else f"{hours} h" if hours else f"{rest} min"
