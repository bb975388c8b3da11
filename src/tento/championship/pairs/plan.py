"""Whether a competition works out: how many come into each stage and leave it, before anybody is told a date."""

from collections.abc import Iterator

import msgspec

from tento.championship.pairs.codes import because
from tento.championship.pairs.rules import rules_of
from tento.rulebooks.championship.checks import MOST
from tento.rulebooks.championship.pairs import PairsRules, Stage
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

MOST_MATCHES = 10_000
"""No hall plays more matches in a stage: five thousand pairs in groups of four come to less."""
MOST_TRIED = 256
MOST_TOLD = 8
"""Field sizes tried, at least, and told, when a plan that does not work is answered with those that would."""


class StagePlan(msgspec.Struct, frozen=True):
    """One stage in numbers: who comes in (best losers among them), how many matches, who goes on."""

    name: str
    entrants: int
    best_losers: int
    matches: int
    advance: int


class Fault(msgspec.Struct, frozen=True):
    """The stage at which a field does not work out, and why."""

    stage: str
    entrants: int
    rule: str


def plan(rules: PairsRules, field: int) -> tuple[StagePlan, ...] | Fault:
    """Every stage in numbers for a field of this size, or the first that cannot be played."""
    if not rules.stages:
        return Fault("", field, "stages.kind")
    made: list[StagePlan] = []
    coming, losers = field, 0
    for place, (name, stage) in enumerate(rules.stages.items()):
        extra = _best_losers(stage, coming, losers)
        if extra is None:
            return Fault(name, coming, "stages.best_losers")
        entrants = coming + extra
        if stage.size is not None and entrants != stage.size:
            return Fault(name, entrants, "stages.size")
        last = place == len(rules.stages) - 1
        counted = _counted(stage, entrants, last)
        if isinstance(counted, str):
            return Fault(name, entrants, counted)
        matches, coming = counted
        if matches > MOST_MATCHES:
            return Fault(name, entrants, "stages.groups")
        losers = entrants - coming
        made.append(StagePlan(name, entrants, extra, matches, coming))
    return _without_semifinals(rules, made) or tuple(made)


def _without_semifinals(rules: PairsRules, made: list[StagePlan]) -> Fault | None:
    """A final that is a stage of its own has a match for third place only after a knockout that leaves two losers out of it."""
    if rules.honours.third_place != "match" or made[-1].entrants > 2:
        return None
    stages = list(rules.stages.values())
    after_semifinals = len(made) > 1 and stages[-2].kind == "knockout" and made[-2].entrants - made[-1].entrants == 2
    return None if after_semifinals else Fault(made[-1].name, made[-1].entrants, "honours.third_place")


@enforces("stages.best_losers")
def _best_losers(stage: Stage, winners: int, losers: int) -> int | None:
    """How many losers of the stage before come in: the number written, or as many as fill the stage up; None if there are fewer."""
    wanted = (stage.size or 0) - winners if stage.best_losers == "fill" else stage.best_losers
    return wanted if 0 <= wanted <= losers else None


def _counted(stage: Stage, entrants: int, last: bool) -> tuple[int, int] | str:
    """The matches of a stage and how many go on, or the rule that this number of entrants breaks."""
    if entrants < 2:
        return "stages.size"
    if stage.kind == "knockout":
        return _knockout(stage, entrants, last)
    groups = stage.groups or (1 if stage.kind == "league" else 0)
    if groups < 1 or entrants < 2 * groups:
        return "stages.groups"
    advance = stage.advance or (1 if last else 0)
    if not 0 < advance + (stage.advance_best > 0) <= entrants // groups:
        return "stages.advance"
    return _pairings(entrants, groups) * (stage.rounds or 1), advance * groups + stage.advance_best


def _pairings(entrants: int, groups: int) -> int:
    """How often two of the same group meet, if everybody meets everybody once: one more in a group meets all of it."""
    least, larger = divmod(entrants, groups)
    return groups * (least * (least - 1) // 2) + larger * least


def too_many_matches(rulebook: Rulebook, name: str, entrants: int) -> Refusal | None:
    """Refuses a stage in which so many entrants would play more matches than any hall does."""
    stage = rules_of(rulebook).stages[name]
    matches = 0 if stage.kind == "knockout" else _pairings(entrants, stage.groups or 1) * (stage.rounds or 1)
    if matches <= MOST_MATCHES:
        return None
    facts: dict[str, str | int] = {"stage": name, "matches": matches, "most": MOST_MATCHES}
    return because("too_many_matches", "stages.groups", rulebook.cites("stages.groups"), **facts)


@enforces("stages.rounds", "stages.byes")
def _knockout(stage: Stage, entrants: int, last: bool) -> tuple[int, int] | str:
    """Half of the entrants leave in each round; an odd number needs byes."""
    rounds = stage.rounds or (entrants - 1).bit_length()
    advance = entrants
    for _ in range(rounds):
        if advance % 2 and not stage.byes:
            return "stages.byes"
        advance = (advance + 1) // 2
    if last and advance != 1:
        return "stages.rounds"
    return entrants - advance, advance


def workable(rules: PairsRules, near: int = 0) -> Iterator[int]:
    """The field sizes that work out, within what the rules allow, up to twice the one that was asked for."""
    least = rules.entries.field_min or 2
    most = rules.entries.field_max or max(
        MOST_TRIED, 2 * near, *(4 * max(stage.groups or 0, stage.size or 0) for stage in rules.stages.values())
    )
    return (field for field in range(least, min(most, MOST) + 1) if not isinstance(plan(rules, field), Fault))


@enforces("stages.size", "stages.groups", "stages.advance", "stages.kind")
def impossible_field(rulebook: Rulebook, field: int | None) -> Refusal | None:
    """Refuses a field that cannot be brought down to one champion, naming the sizes that can; with no field, a plan that none can."""
    rules = rules_of(rulebook)
    planned = plan(rules, field) if field is not None else None
    if isinstance(planned, tuple):
        return None
    sizes = sorted(workable(rules, field or 0), key=lambda size: abs(size - (field or 0)))
    if not sizes:
        return because("no_field_works", "stages.kind", rulebook.cites("stages.kind"))
    if field is None or planned is None:
        return None
    works = ", ".join(map(str, sorted(sizes[:MOST_TOLD])))
    facts: dict[str, str | int] = {"field": field, "stage": planned.stage, "entrants": planned.entrants, "works": works}
    return because("impossible_field", planned.rule, rulebook.cites(planned.rule), **facts)
