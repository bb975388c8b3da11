"""Championships of pairs that contradict themselves, found before anybody can publish one."""

from collections.abc import Iterator

from tento.rulebooks.championship.checks import MOST, Fault, entries_faults, out_of_bounds
from tento.rulebooks.championship.pairs import MOST_PARTIDAS, MOST_POINTS, MOST_ROUNDS, MOST_STAGES, PairsRules, Stage


def impossible(rules: PairsRules) -> list[Fault]:
    """The keys whose values contradict each other, each with the reason; empty for a competition that can be held."""
    return [
        *out_of_bounds(rules, "entries", "event", "draw", "matches", "honours"),
        *entries_faults(rules.entries),
        *_money(rules),
        *_draw(rules),
        *_stages(rules),
        *_decided(rules),
    ]


def _money(rules: PairsRules) -> Iterator[Fault]:
    fees = rules.fees
    if fees.entry < 0:
        yield "fees.entry", "not below zero"
    if not 0 <= fees.card_permille <= 1000:
        yield "fees.card_permille", "from 0 to 1000 thousandths"
    if any(not 0 <= refund.permille <= 1000 for refund in fees.refunds):
        yield "fees.refunds", "permille runs from 0 to 1000"
    if any(refund.days_before < 0 for refund in fees.refunds):
        yield "fees.refunds", "days_before is counted from the day of the event back: not below zero"


def _draw(rules: PairsRules) -> Iterator[Fault]:
    if rules.draw.method == "random" and rules.draw.seeds:
        yield "draw.seeds", "a random draw has no seeds"
    if rules.draw.method == "seeded" and rules.draw.apart != "nobody":
        yield "draw.apart", "seeds have their places already; delegations are kept apart in a random draw"
    if rules.draw.method == "seeded" and not rules.draw.seeds:
        yield "draw.seeds", "a seeded draw needs how many of the head of the list are seeds"


def _stages(rules: PairsRules) -> Iterator[Fault]:
    before: Stage | None = None
    if len(rules.stages) > MOST_STAGES:
        yield "stages", f"at most {MOST_STAGES}"
    for name, stage in rules.stages.items():
        yield from _stage(f"stages.{name}", stage, before)
        before = stage
    if before is not None and before.kind == "groups":
        yield f"stages.{name}.kind", "groups alone leave no champion: a knockout or a league ends the competition"
    if before is not None and before.kind == "league" and before.advance is not None:
        yield f"stages.{name}.advance", "nobody goes on from the last stage: its first is the champion"
    if before is not None and before.kind != "knockout" and rules.honours.third_place == "match":
        yield "honours.third_place", "a match for third place is played by those whom a knockout's semifinals beat"


def _stage(where: str, stage: Stage, before: Stage | None) -> Iterator[Fault]:
    for key in ("size", "rounds", "groups", "advance", "target", "best_of"):
        value = getattr(stage, key)
        if value is not None and value < 1:
            yield f"{where}.{key}", "at least 1, or none"
    yield from _too_many(where, stage)
    if stage.best_of is not None and stage.best_of % 2 == 0:
        yield f"{where}.best_of", "an odd number, or nobody may win"
    if stage.best_losers and (before is None or before.kind != "knockout"):
        yield f"{where}.best_losers", "only a knockout before this stage has losers"
    if stage.best_losers == "fill" and stage.size is None:
        yield f"{where}.size", "best losers fill up to a size"
    if stage.advance_best and (stage.kind != "groups" or not 0 < stage.advance_best < (stage.groups or stage.advance_best + 1)):
        yield f"{where}.advance_best", "fewer than there are groups, and of groups only"
    if stage.kind != "groups" and stage.groups is not None:
        yield f"{where}.groups", f"a {stage.kind} has no groups"
    if stage.kind == "knockout" and stage.advance is not None:
        yield f"{where}.advance", "of a knockout go on those who are left after its `rounds`"


def _too_many(where: str, stage: Stage) -> Iterator[Fault]:
    """No competition comes to its end that has more of anything than could be played."""
    most = dict.fromkeys(("size", "groups", "advance", "advance_best", "best_losers"), MOST)
    for key, bound in (most | {"rounds": MOST_ROUNDS, "best_of": MOST_PARTIDAS, "target": MOST_POINTS}).items():
        value = getattr(stage, key)
        if isinstance(value, int) and value > bound:
            yield f"{where}.{key}", f"at most {bound}"


def _decided(rules: PairsRules) -> Iterator[Fault]:
    for key in ("tiebreaks", "best_losers"):
        chain = getattr(rules.standings, key)
        if not chain or chain[-1] != "lots":
            yield f"standings.{key}", "the last criterion is `lots`, or some tie stays undecided"
        if len(set(chain)) < len(chain):
            yield f"standings.{key}", "a criterion stands twice"
    if any(stage.kind != "knockout" for stage in rules.stages.values()) and not rules.standings.points:
        yield "standings.points", "groups and leagues need what each result is worth"
    for effect, judges in rules.discipline.imposed_by.items():
        if effect not in rules.discipline.sanctions or not judges:
            yield "discipline.imposed_by", f"{effect}: a sanction of the list, and somebody who imposes it"
