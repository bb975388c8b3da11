"""Questions from the floor: `walkovers`, `substitution`, `correction` and `sanction`."""

from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final, get_args

from msgspec.structs import replace

from tento.championship.cases.asking import championship_of, left_to_read, texts
from tento.championship.cases.pairs.results import read_result
from tento.championship.core.people import Person
from tento.championship.pairs import decisions as do
from tento.championship.pairs.opening import opened
from tento.championship.pairs.scores import Result, format_of
from tento.championship.pairs.staging import arrange
from tento.championship.pairs.standings import worth
from tento.championship.pairs.state import Entry, State
from tento.championship.pairs.tournament import decide
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.kinds import COUNT, FLAG, NAMES, TEXT, checked
from tento.rulebooks.cases.saying import said
from tento.rulebooks.championship.pairs import Effect
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

START: Final = datetime(2025, 10, 25, 14, tzinfo=UTC)
WHO: Final = "director"
HOUR: Final = left_to_read("a time of the day")
WALKOVERS: Final = {"stage": TEXT, "sides": NAMES, "absent": NAMES, "starts": HOUR, "arrives": HOUR, "minutes_away": COUNT}
SUBSTITUTION: Final = {"stage": TEXT, "started": FLAG}
CORRECTION: Final = {"stage": TEXT, "bracket": NAMES, "results": NAMES, "started": FLAG, "correct": TEXT, "ruling": TEXT}
SANCTION: Final = {"stage": TEXT, "sides": NAMES, "against": TEXT, "effect": TEXT, "offence": TEXT, "appeal": FLAG}


def stage_of(case: Mapping[str, Any], rulebook: Rulebook) -> str:
    """The stage that the case names, else the first."""
    stages = championship_of(rulebook).stages
    stage = str(case.get("stage", next(iter(stages), "")))
    if stage not in stages:
        raise BadKey("stage", f"is none of {', '.join(stages)}")
    return stage


def arranged(rulebook: Rulebook, stage: str, names: list[str]) -> State:
    """A championship in which these entries have come to a stage, each against the next: what a question starts from."""
    starters = championship_of(rulebook).entries.starters
    state = opened(rulebook, "case")
    for number, name in enumerate(names, 1):
        people = tuple(Person(name=f"{name}{place + 1}") for place in range(starters))
        entry = Entry(id=name, number=number, origin="applied", delegation=name, people=people, status="selected")
        state = state.with_entry(entry)
    counts = state.delegations.update(dict.fromkeys(names, 1))
    ready = replace(state, phase="closed", numbered=len(names), places_taken=len(names), delegations=counts)
    return arrange(ready, stage, (tuple(names),)).state


def _made(state: State, *asked: do.Decision) -> State:
    """The state after decisions that set the question; one that is refused is a mistake of the case."""
    for decision in asked:
        found = decide(state, decision)
        if isinstance(found, Refusal):
            raise BadKey("results", f"cannot be set up: {found.code}")
        state = found.state
    return state


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
    state = _made(state, do.Call(by=WHO, at=starts, match=name, starts=starts))
    if "minutes_away" in case:
        state = _made(state, *(do.CheckIn(by=WHO, at=starts, match=name, entry=side) for side in sides))
        state = _made(state, do.Start(by=WHO, at=starts, match=name))
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
        state = _made(state, *_begin(state, _first_match(state, stage)))
    found = decide(state, do.Substitute(by="referee", at=START, entry="P", out=0, in_=rules.starters))
    cites = list(rulebook.cites("entries.substitution"))
    return {"accepted": not isinstance(found, Refusal), "refused": found.code if isinstance(found, Refusal) else "none", "article": cites}


def _partidas(text: str, rulebook: Rulebook, stage: str, key: str) -> tuple[tuple[int, int], ...]:
    """The partidas behind a result: those of the case, or for each won one the target to nil."""
    form = format_of(rulebook, stage)
    found = read_result(text, form, key).result.partidas
    target = form.target or 1
    first, second = [(target, 0)] * found[0], [(0, target)] * found[1]
    return (*first, *second) if found[0] < found[1] else (*second, *first)


def correction(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """A wrong result in the first round of a knockout of four or more: what becomes of the next match."""
    checked(case, CORRECTION)
    stages = championship_of(rulebook).stages
    stage = str(case.get("stage", next((name for name, one in stages.items() if one.kind == "knockout" and one.rounds is None), "")))
    if stage not in stages:
        raise BadKey("stage", "is no knockout of this rulebook")
    bracket, ruling = texts(case, "bracket"), case.get("ruling")
    if len(bracket) not in (4, 8, 16, 32, 64) or len(set(bracket)) < len(bracket):
        raise BadKey("bracket", "are 4, 8, 16, 32 or 64 different names")
    if ruling not in (None, "stand", "replay"):
        raise BadKey("ruling", "is `stand` or `replay`")
    state = arranged(rulebook, stage, bracket)
    for text in texts(case, "results"):
        state = _played(state, rulebook, stage, text, "results")
    following = f"{stage}/2.1"
    if case.get("started"):
        state = _made(state, *_begin(state, following))
    text = case.get("correct", "")
    name = _match(state, rulebook, stage, text, "correct")
    before = state.matches[name].result
    asked = do.Correct(by="committee", at=START, match=name, partidas=_partidas(text, rulebook, stage, "correct"), ruling=ruling)
    found = decide(state, asked)
    if isinstance(found, Refusal):
        outcome = "committee" if found.code == "next_match_started" else "refused"
        return {"outcome": outcome, "refused": found.code, "next": list(state.matches[following].sides), "article": list(found.articles)}
    after = found.state.matches[name].result
    same = before is not None and after is not None and before.winner == after.winner
    outcome = "stands" if asked.ruling == "stand" else "recomputed" if same else "replayed" if case.get("started") else "moved_on"
    return {"outcome": outcome, "refused": "none", "next": list(found.state.matches[following].sides), "article": []}


def _match(state: State, rulebook: Rulebook, stage: str, text: str, key: str) -> str:
    """The match of the two sides that a result names."""
    meeting = read_result(text, format_of(rulebook, stage), key)
    pair = {meeting.first, meeting.second}
    found = next((m.id for m in state.matches.values() if m.stage == stage and set(m.sides) == pair), None)
    if found is None:
        raise BadKey(key, f"{said(text)} is no match of this bracket")
    return found


def _first_match(state: State, stage: str) -> str:
    arranged_stage = state.stage(stage)
    assert arranged_stage is not None, "the case arranged it"
    return arranged_stage.matches[0]


def _begin(state: State, name: str) -> list[do.Decision]:
    sides = state.matches[name].sides
    return [*(do.CheckIn(by=WHO, at=START, match=name, entry=str(side)) for side in sides), do.Start(by=WHO, at=START, match=name)]


def _played(state: State, rulebook: Rulebook, stage: str, text: str, key: str) -> State:
    name = _match(state, rulebook, stage, text, key)
    people = [person.name for side in state.matches[name].sides for person in state.entries[str(side)].people]
    signed = (*people, *(str(side) for side in state.matches[name].sides), "referee")
    report = do.Report(by=WHO, at=START, match=name, partidas=_partidas(text, rulebook, stage, key), signed=signed)
    return _made(state, *_begin(state, name), report)


def sanction(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """A sanction against one side of a match, with what it does to the score."""
    checked(case, SANCTION)
    stage = stage_of(case, rulebook)
    sides = _sides(case)
    state = arranged(rulebook, stage, sides)
    name = _first_match(state, stage)
    state = _made(state, *_begin(state, name))
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
    found = decide(state, do.Sanction(by="referee", at=START, entry=against, effect=effect, offence=offence, match=name))
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
