"""Championships that contradict themselves, found before anybody can publish one."""

from collections.abc import Iterator

from tento.rulebooks.championship.pairs import MOST_ROUNDS, TOURNAMENTS, ChampionshipRules, Entries, Section, Stage


def impossible(rules: ChampionshipRules) -> list[tuple[str, str]]:
    """The keys whose values contradict each other, each with the reason; empty for a competition that can be held."""
    return [
        *_below_zero(rules),
        *_entries(rules.entries),
        *_money(rules),
        *_draw(rules),
        *_stages(rules),
        *_decided(rules),
        *_tournaments(rules),
    ]


def _below_zero(rules: ChampionshipRules) -> Iterator[tuple[str, str]]:
    """Minutes, years, people and places are counted from zero on, in every section."""
    for name in ("entries", "event", "draw", "matches", "honours"):
        section: Section = getattr(rules, name)
        for key in section.__struct_fields__:
            value = getattr(section, key)
            if isinstance(value, int) and value < 0:
                yield f"{name}.{key}", "not below zero"


def _entries(entries: Entries) -> Iterator[tuple[str, str]]:
    if entries.starters < 1:
        yield "entries.starters", "at least one person plays"
    for key in ("field_max", "per_delegation"):
        if getattr(entries, key) == 0:
            yield f"entries.{key}", "at least 1, or none"
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
    if any(refund.days_before < 0 for refund in fees.refunds):
        yield "fees.refunds", "days_before is counted from the day of the event back: not below zero"


def _draw(rules: ChampionshipRules) -> Iterator[tuple[str, str]]:
    if rules.draw.method == "random" and rules.draw.seeds:
        yield "draw.seeds", "a random draw has no seeds"
    if rules.draw.method == "seeded" and rules.draw.apart != "nobody":
        yield "draw.apart", "seeds have their places already; delegations are kept apart in a random draw"
    if rules.draw.method == "seeded" and not rules.draw.seeds:
        yield "draw.seeds", "a seeded draw needs how many of the head of the list are seeds"


def _stages(rules: ChampionshipRules) -> Iterator[tuple[str, str]]:
    before: Stage | None = None
    for name, stage in rules.stages.items():
        yield from _stage(f"stages.{name}", stage, before)
        before = stage
    if before is not None and before.kind == "groups":
        yield f"stages.{name}.kind", "groups alone leave no champion: a knockout or a league ends the competition"
    if before is not None and before.kind == "league" and before.advance is not None:
        yield f"stages.{name}.advance", "nobody goes on from the last stage: its first is the champion"
    if before is not None and before.kind != "knockout" and rules.honours.third_place == "match":
        yield "honours.third_place", "a match for third place is played by those whom a knockout's semifinals beat"


def _stage(where: str, stage: Stage, before: Stage | None) -> Iterator[tuple[str, str]]:
    for key in ("size", "rounds", "groups", "advance", "target", "best_of"):
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
    if stage.kind != "groups" and stage.groups is not None:
        yield f"{where}.groups", f"a {stage.kind} has no groups"
    if stage.kind == "knockout" and stage.advance is not None:
        yield f"{where}.advance", "of a knockout go on those who are left after its `rounds`"


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


def _tournaments(rules: ChampionshipRules) -> Iterator[tuple[str, str]]:
    """A sheet is of a kind of tournament that there is, has chips and seats, a line for prizes, and a price where seats are won."""
    for name, sheet in rules.tournaments.items():
        where = f"tournaments.{name}"
        if name not in TOURNAMENTS:
            yield where, f"one of {', '.join(TOURNAMENTS)}"
        for key, least in (("stack", 1), ("seats", 2), ("reentries", 0), ("late_levels", 0), ("level_min", 1), ("guarantee", 0)):
            value = getattr(sheet, key)
            if value is not None and value < least:
                yield f"{where}.{key}", f"at least {least}"
        if sheet.split and ("prize" not in sheet.split or min(sheet.split.values()) < 0):
            yield f"{where}.split", "needs the line `prize`, and none below zero"
        if (name == "satellite") != (sheet.seat_price is not None) or sheet.seat_price == 0:
            yield f"{where}.seat_price", "the price of the seats that a satellite gives, and no other tournament"
