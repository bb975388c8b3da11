"""Choices with which a field of any size works out, in the manner of the regulation, offered where the plan that is written does not.

Groups are made of about four, and two of each go on. A row of phases of one round each is kept as it is written as far as it goes: a
phase that is not needed is left out, another qualifying round is put in for a large field, an odd number leaves one without an opponent,
and best losers fill a phase up, as near to the number that is written as the count allows.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import msgspec

from tento.championship.pairs.plan import Fault, plan
from tento.rulebooks.championship.pairs import PairsRules, Stage

OFFERED: Final = 3
"""So many proposals are made at most."""
OF_GROUP: Final = 4
LARGEST_GROUP: Final = 6
QUARTER: Final = 8
SEMI: Final = 4
MOST: Final = 4096
"""No larger field is planned."""

Choices = dict[str, Any]
"""Values over a rulebook, as an organiser chooses them."""


def proposals(rules: PairsRules, field: int) -> list[Choices]:
    """What may be chosen over the rules so that a field of this size works out, the best first; nothing where the regulation fixes it."""
    least, most = rules.entries.field_min or 2, rules.entries.field_max or MOST
    if not least <= field <= min(most, MOST) or not rules.stages:
        return []
    found = _groups(rules, field) if _open_groups(rules) else _phases(rules, field)
    return list(islice(found, OFFERED))


def _open_groups(rules: PairsRules) -> str | None:
    """The first stage, if it has groups; how many there are is the organiser's to say."""
    name, first = next(iter(rules.stages.items()))
    return name if first.kind == "groups" else None


def _groups(rules: PairsRules, field: int) -> Iterator[Choices]:
    name = _open_groups(rules)
    assert name is not None, "asked only where there are groups"
    sizes = ((count, field // count, -(-field // count)) for count in range(1, field // 2 + 1))
    counts = [count for count, least, most in sizes if most <= LARGEST_GROUP and (count == 1 or least > 2)]
    for count in sorted(counts, key=lambda count: (abs(field - OF_GROUP * count), -count)):
        choice: Choices = {"stages": {name: {"groups": count, "advance": 2}}}
        changed = msgspec.structs.replace(rules.stages[name], groups=count, advance=2)
        if not isinstance(plan(msgspec.structs.replace(rules, stages={**rules.stages, name: changed}), field), Fault):
            yield choice


def _phases(rules: PairsRules, field: int) -> Iterator[Choices]:
    """Where the competition is a row of knockout phases that ends in a semifinal of four and a final of two."""
    names, stages = list(rules.stages), list(rules.stages.values())
    in_phases = len(stages) == 4 and all(stage.kind == "knockout" for stage in stages) and (stages[2].size, stages[3].size) == (SEMI, 2)
    if not in_phases:
        return
    for made in _rows(dict(zip(names, stages, strict=True)), field):
        if not isinstance(plan(msgspec.structs.replace(rules, stages=made), field), Fault):
            yield {"drop_stages": names, "stages": {name: _written(stage) for name, stage in made.items()}}


def _written(stage: Stage) -> dict[str, Any]:
    """A stage as a rulebook writes it: what is usual is left out."""
    usual = Stage(kind=stage.kind)
    plain: dict[str, Any] = msgspec.to_builtins(stage)
    return {key: value for key, value in plain.items() if key == "kind" or getattr(stage, key) != getattr(usual, key)}


def _rows(stages: dict[str, Stage], field: int) -> Iterator[dict[str, Stage]]:
    """The rows of phases for this field, the one nearest to what is written first."""
    (first, qualifying), (second, quarter), (third, semi), (last, final) = stages.items()
    change = msgspec.structs.replace
    row: dict[str, Stage] = {}
    left = field
    if field > QUARTER:
        row[first] = change(qualifying, byes=field % 2 == 1)
        left = -(-field // 2)
        while left > QUARTER:
            row[f"{first}-{len(row) + 1}"] = change(qualifying, best_losers=left % 2)
            left = (left + left % 2) // 2
    if field <= SEMI:
        opening = {third: change(semi, size=None, best_losers=0, byes=field % 2 == 1)} if field > 2 else {}
        yield {**opening, last: final}
        return
    wanted = int(quarter.best_losers or 0), int(semi.best_losers or 0)
    back = range(QUARTER - left + 1) if row else (0,)
    options = [(losers, SEMI - -(-(left + losers) // 2)) for losers in back if not row or (left + losers) % 2 == 0]
    for losers, more in sorted(options, key=lambda one: (abs(one[0] - wanted[0]) + abs(one[1] - wanted[1]), one)):
        phase = change(quarter, best_losers=losers, byes=not row and field % 2 == 1)
        yield {**row, second: phase, third: change(semi, best_losers=more), last: final}
