"""Championships that contradict themselves, found before anybody can publish one."""

from collections.abc import Iterator

from tento.rulebooks.championship import MOST_ROUNDS, ChampionshipRules, Entries, Stage


def impossible(rules: ChampionshipRules) -> list[tuple[str, str]]:
    """The keys whose values contradict each other, each with the reason; empty for a competition that can be held."""
    return [*_entries(rules.entries), *_money(rules), *_draw(rules), *_stages(rules), *_decided(rules)]


def _entries(entries: Entries) -> Iterator[tuple[str, str]]:
    if entries.starters < 1:
        yield "entries.starters", "at least one person plays"
    if entries.reserves < 0:
        yield "entries.reserves", "not below zero"
    if entries.kind == "individuals" and entries.starters != 1:
        yield "entries.starters", "one person is an individual"
    if entries.kind == "pairs" and entries.starters != 2:
        yield "entries.starters", "two people are a pair"
    least, most = entries.field_min, entries.field_max
    if least is not None and most is not None and least > most:
        yield "entries.field_min", f"{least} entries at least and {most} at most"
    if entries.opens is not None and entries.closes is not None and entries.opens >= entries.closes:
        yield "entries.closes", "not after entries.opens"
    for key in ("opens", "closes"):
        moment = getattr(entries, key)
        if moment is not None and moment.tzinfo is None:
            yield f"entries.{key}", "a time needs its zone, as in 2025-09-15T00:00:00-03:00"
    if entries.substitution != "never" and not entries.reserves:
        yield "entries.substitution", "nobody can come in: entries.reserves is 0"
    if not entries.origins:
        yield "entries.origins", "nobody could enter"


def _money(rules: ChampionshipRules) -> Iterator[tuple[str, str]]:
    fees = rules.fees
    if fees.entry < 0:
        yield "fees.entry", "not below zero"
    if not 0 <= fees.card_permille <= 1000:
        yield "fees.card_permille", "from 0 to 1000 thousandths"
    if any(not 0 <= refund.permille <= 1000 for refund in fees.refunds):
        yield "fees.refunds", "permille runs from 0 to 1000"


def _draw(rules: ChampionshipRules) -> Iterator[tuple[str, str]]:
    if rules.draw.method == "random" and rules.draw.seeds:
        yield "draw.seeds", "a random draw has no seeds"
    if rules.draw.method == "seeded" and rules.draw.apart != "nobody":
        yield "draw.apart", "seeds have their places already; delegations are kept apart in a random draw"


def _stages(rules: ChampionshipRules) -> Iterator[tuple[str, str]]:
    before: Stage | None = None
    for name, stage in rules.stages.items():
        yield from _stage(f"stages.{name}", stage, before)
        before = stage
    if before is not None and before.kind == "groups":
        yield f"stages.{name}.kind", "groups alone leave no champion: a knockout or a league ends the competition"


def _stage(where: str, stage: Stage, before: Stage | None) -> Iterator[tuple[str, str]]:
    for key in ("size", "rounds", "groups", "advance", "target"):
        value = getattr(stage, key)
        if value is not None and value < 1:
            yield f"{where}.{key}", "at least 1, or none"
    if stage.rounds is not None and stage.rounds > MOST_ROUNDS:
        yield f"{where}.rounds", f"at most {MOST_ROUNDS}"
    if stage.best_of is not None and stage.best_of % 2 == 0:
        yield f"{where}.best_of", "an odd number, or nobody may win"
    if stage.best_losers and (before is None or before.kind != "knockout"):
        yield f"{where}.best_losers", "only a knockout before this stage has losers"
    if stage.best_losers == "fill" and stage.size is None:
        yield f"{where}.size", "best losers fill up to a size"
    if stage.advance_best and (stage.kind != "groups" or not 0 < stage.advance_best < (stage.groups or stage.advance_best + 1)):
        yield f"{where}.advance_best", "fewer than there are groups, and of groups only"
    if stage.kind == "knockout" and stage.groups is not None:
        yield f"{where}.groups", "a knockout has no groups"


def _decided(rules: ChampionshipRules) -> Iterator[tuple[str, str]]:
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
