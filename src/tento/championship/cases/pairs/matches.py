"""Questions from the floor: `walkovers`, `substitution` and `sanction`."""

from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final, get_args

from msgspec.structs import replace

from tento.championship.cases.asking import championship_of, left_to_read, texts
from tento.championship.cases.pairs.setting_up import START, WHO, arranged, beginning, made
from tento.championship.core.people import Person
from tento.championship.pairs import decisions as do
from tento.championship.pairs.scores import Result
from tento.championship.pairs.standings import worth
from tento.championship.pairs.state import State
from tento.championship.pairs.tournament import decide
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.kinds import COUNT, FLAG, NAMES, TEXT, checked
from tento.rulebooks.cases.saying import said
from tento.rulebooks.championship.pairs import Authority, Effect
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

HOUR: Final = left_to_read("a time of the day")
WALKOVERS: Final = {"stage": TEXT, "sides": NAMES, "absent": NAMES, "starts": HOUR, "arrives": HOUR, "minutes_away": COUNT}
SUBSTITUTION: Final = {"stage": TEXT, "started": FLAG}
SANCTION: Final = {"stage": TEXT, "sides": NAMES, "against": TEXT, "effect": TEXT, "offence": TEXT, "by": TEXT, "appeal": FLAG}


def stage_of(case: Mapping[str, Any], rulebook: Rulebook) -> str:
    """The stage that the case names, else the first."""
    stages = championship_of(rulebook).stages
    stage = str(case.get("stage", next(iter(stages), "")))
    if stage not in stages:
        raise BadKey("stage", f"is none of {', '.join(stages)}")
    return stage


def _sides(case: Mapping[str, Any]) -> list[str]:
    """The two sides of the match."""
    sides = texts(case, "sides") or ["P", "Q"]
    if len(sides) != 2 or sides[0] == sides[1]:
        raise BadKey("sides", "are two different names")
    return sides


def _moment(given: Any, key: str) -> datetime:
    """A time of the day of the match."""
    if isinstance(given, str):
        try:
            given = time.fromisoformat(given)
        except ValueError:
            raise BadKey(key, f"{said(given)} is not a time: write 14:15:01") from None
    if not isinstance(given, time):
        raise BadKey(key, "is a time of the day")
    return datetime.combine(START.date(), given, tzinfo=UTC)


def walkovers(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """A match for which somebody is late or does not come, or from which somebody stays away."""
    checked(case, WALKOVERS)
    stage = stage_of(case, rulebook)
    sides, gone = _sides(case), texts(case, "absent")
    if not gone or not set(gone) <= set(sides):
        raise BadKey("absent", f"is who of {' and '.join(sides)} is not there")
    state = arranged(rulebook, stage, sides)
    name = _first_match(state, stage)
    starts = _moment(case.get("starts", "14:00"), "starts")
    come = _moment(case["arrives"], "arrives") if "arrives" in case else starts + timedelta(days=1)
    state = made(state, "starts", do.Call(by=WHO, at=starts, match=name, starts=starts))
    if "minutes_away" in case:
        state = made(state, "starts", *(do.CheckIn(by=WHO, at=starts, match=name, entry=side) for side in sides))
        state = made(state, "starts", do.Start(by=WHO, at=starts, match=name))
    asked = do.Absent(by=WHO, at=come, match=name, entries=tuple(gone), minutes_away=case.get("minutes_away"))
    found = decide(state, asked)
    if isinstance(found, Refusal):
        return {"in_time": True, "refused": found.code, "winner": "none", "article": list(found.articles)}
    match = found.state.matches[name]
    assert match.result is not None, "an absence that is accepted decides the match"
    return _walked(rulebook, found.state, match.result, sides, gone)


def _walked(rulebook: Rulebook, state: State, result: Result, sides: list[str], gone: list[str]) -> dict[str, Any]:
    rules = championship_of(rulebook)
    keys = ("matches.late", "matches.walkover_score", "matches.walkover_goes_on", "matches.walkover_suspends", "matches.absence")
    return {
        "in_time": False,
        "refused": "none",
        "winner": "none" if result.winner is None else sides[result.winner],
        "partidas": list(result.partidas),
        "pontos": list(result.points),
        "scored": result.counts,
        "points": dict(zip(sides, worth(rules.standings, result), strict=True)),
        "status": {name: state.entries[name].status for name in sides},
        "suspended": [name for name in gone if name in state.next_edition],
        "article": list(rulebook.cites(*keys)),
    }


def substitution(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """A reserve for a starter, before the first match of the entry or after it has begun."""
    checked(case, SUBSTITUTION)
    stage = stage_of(case, rulebook)
    state = arranged(rulebook, stage, ["P", "Q"])
    rules = championship_of(rulebook).entries
    people = tuple(Person(name=f"P{place + 1}") for place in range(rules.starters + rules.reserves))
    state = state.with_entry(replace(state.entries["P"], people=people))
    if case.get("started"):
        state = made(state, "started", *beginning(state, _first_match(state, stage)))
    found = decide(state, do.Substitute(by="referee", at=START, entry="P", out=0, in_=rules.starters))
    cites = list(rulebook.cites("entries.substitution"))
    return {"accepted": not isinstance(found, Refusal), "refused": found.code if isinstance(found, Refusal) else "none", "article": cites}


def _first_match(state: State, stage: str) -> str:
    arranged_stage = state.stage(stage)
    assert arranged_stage is not None, "the case arranged it"
    return arranged_stage.matches[0]


def sanction(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """A sanction against one side of a match, with what it does to the score."""
    checked(case, SANCTION)
    stage = stage_of(case, rulebook)
    sides = _sides(case)
    state = arranged(rulebook, stage, sides)
    name = _first_match(state, stage)
    state = made(state, "started", *beginning(state, name))
    against = case.get("against", sides[1])
    if against not in sides:
        raise BadKey("against", f"is {' or '.join(sides)}")
    if case.get("appeal"):
        heard = decide(state, do.Appeal(by=against, at=START, entry=against, against=name))
        return {"refused": heard.code if isinstance(heard, Refusal) else "none", "article": list(getattr(heard, "articles", ()))}
    offence = str(case.get("offence", "unsporting"))
    effect: Any = case.get("effect")
    if effect not in get_args(Effect):
        raise BadKey("effect", f"is one of {', '.join(get_args(Effect))}")
    judge = case.get("by", next(iter(championship_of(rulebook).discipline.imposed_by.get(effect, ())), "referee"))
    if judge not in get_args(Authority):
        raise BadKey("by", f"is one of {', '.join(get_args(Authority))}")
    found = decide(state, do.Sanction(by=judge, at=START, entry=against, effect=effect, offence=offence, match=name))
    if isinstance(found, Refusal):
        return {"refused": found.code, "winner": "none", "article": list(found.articles)}
    match = found.state.matches[name]
    result = match.result
    return {
        "refused": "none",
        "winner": sides[result.winner] if result is not None and result.winner is not None else "none",
        "partidas": list(result.partidas) if result is not None else [0, 0],
        "pontos": list(result.points) if result is not None else [sum(p[0] for p in match.awarded), sum(p[1] for p in match.awarded)],
        "status": {side: found.state.entries[side].status for side in sides},
        "article": list(
            rulebook.cites("discipline.automatic" if offence in found.state.rules.discipline.automatic else "discipline.sanctions")
        ),
    }
