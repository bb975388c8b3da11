"""Questions before and around play: `field`, `draw`, `schedule` and `clock`."""

from collections.abc import Mapping
from typing import Any, Final

from tento.championship.cases.asking import NAMED, championship_of, known, texts
from tento.championship.cases.pairs.matches import stage_of
from tento.championship.core.draw import FalseDraw, commitment_of, drawn_order
from tento.championship.pairs.clock import MatchClock, at_time
from tento.championship.pairs.fixtures import round_robin
from tento.championship.pairs.placing import Shape, placed
from tento.championship.pairs.plan import Fault, impossible_field, plan
from tento.championship.pairs.schedule import schedule
from tento.championship.pairs.scores import format_of
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.kinds import COUNT, NAMES, TEXT, Kind, at_most, checked, one_of, whole
from tento.rulebooks.rulebook import Rulebook

SIZE: Final = whole(1, 100_000)
SCORE: Final = Kind("two scores from 0 on", lambda value: isinstance(value, list) and len(value) == 2 and all(map(COUNT.holds, value)))
SCHEDULE: Final = {"group": at_most(100, NAMES), "matches": at_most(1000, NAMES), "tables": SIZE}
CLOCK: Final = {
    "phase": TEXT, "stage": TEXT, "minutes": COUNT, "score": SCORE, "overtimes": COUNT, "first_mao": one_of("A", "B"),
    "minutes_away": COUNT,
}  # fmt: skip
DRAW: Final = {
    "stage": TEXT, "listed": NAMES, "seed": TEXT, "numbers": NAMES, "commitment": TEXT, "delegations": NAMED, "groups": SIZE,
}  # fmt: skip


def schedules(case: Mapping[str, Any], _rulebook: Rulebook) -> dict[str, Any]:
    """Everybody against everybody, or the matches named, at so many tables."""
    checked(case, SCHEDULE)
    pairs = [tuple(text.split(" x ")) for text in texts(case, "matches")]
    pairs += [pair for turn in round_robin(texts(case, "group")) for pair in turn] if "group" in case else []
    if any(len(pair) != 2 for pair in pairs):
        raise BadKey("matches", "are written `P x Q`")
    slots = schedule([(" x ".join(pair), pair) for pair in pairs], case.get("tables", 1))
    count = 1 + max((slot.slot for slot in slots), default=-1)
    return {
        "slots": count,
        "matches": len(slots),
        "at": [[s.match for s in slots if s.slot == number] for number in range(count)],
        "article": [],
    }


def clock(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """What holds when the match clock shows so many minutes at this score: play goes on, overtime, or somebody has won."""
    checked(case, CLOCK)
    stages = championship_of(rulebook).stages
    known(texts(case, "phase"), ("default", "final", *stages, *(stage.phase for stage in stages.values())), "phase")
    form = format_of(rulebook, stage_of(case, rulebook), case.get("phase") == "final")
    values = rulebook.values
    score = case.get("score", [0, 0])
    first = {"A": 0, "B": 1}.get(case.get("first_mao", ""))
    verdict = at_time(
        form,
        MatchClock(minutes=case.get("minutes", 0), overtimes=case.get("overtimes", 0), first_mao=first),
        (score[0], score[1]),
        getattr(values, "time_tie_rule", "director"),
    )
    winner = {"first": "A", "second": "B"}.get(verdict, "none")
    away = form.absence_min is not None and case.get("minutes_away", 0) > form.absence_min
    keys = ("time_tie_rule", "overtime_min") if score[0] == score[1] else ("partida_time_limit_min",)
    cites = rulebook.cites("absence_limit_min") if "minutes_away" in case else [cite for key in keys for cite in rulebook.cites(key)]
    return {
        "limit": form.clock_min or 0,
        "verdict": verdict if winner == "none" else "won",
        "winner": winner,
        "overtime": verdict == "overtime",
        "disqualified": away,
        "article": list(dict.fromkeys(cites)),
    }


def field(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Whether a field of this size works out: the stages in numbers, or the sizes that would."""
    checked(case, {"entries": COUNT})
    rules = championship_of(rulebook)
    entries = case.get("entries")
    if entries is None:
        raise BadKey("entries", "is missing")
    refusal = impossible_field(rulebook, entries)
    if refusal is not None:
        works = [int(size) for size in str(refusal.facts.get("works", "")).split(", ") if size.isdigit()]
        return {
            "accepted": False,
            "refused": refusal.code,
            "stage": refusal.facts.get("stage"),
            "works": works,
            "article": list(refusal.articles),
        }
    made = plan(rules, entries)
    assert not isinstance(made, Fault), "a field that is not refused has a plan"
    return {
        "accepted": True,
        "refused": "none",
        "stages": {stage.name: stage.entrants for stage in made},
        "best_losers": {stage.name: stage.best_losers for stage in made},
        "matches": sum(stage.matches for stage in made),
        "article": list(rulebook.cites("stages.kind")),
    }


def draw(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """The draw that a list, a seed and numbers give: the order, the groups or the bracket."""
    checked(case, DRAW)
    rules = championship_of(rulebook)
    stage = rules.stages[stage_of(case, rulebook)]
    listed, seed = texts(case, "listed"), str(case.get("seed", ""))
    try:
        commitment = str(case.get("commitment", commitment_of(bytes.fromhex(seed))))
    except ValueError:
        raise BadKey("seed", "is 32 bytes in hex") from None
    order = drawn_order(listed, commitment, seed, texts(case, "numbers"))
    if isinstance(order, FalseDraw):
        return {"refused": "false_draw", "why": order.why, "article": []}
    known(case.get("delegations", {}), listed, "delegations")
    groups = 0 if stage.kind == "knockout" else case.get("groups", stage.groups or 1)
    where = placed(rules.draw, Shape(groups=groups, rounds=stage.rounds), order, listed, case.get("delegations", {}))
    return {
        "refused": "none",
        "order": list(order),
        "groups": [list(group) for group in where],
        "byes": sum(name == "" for group in where for name in group),
        "article": list(rulebook.cites("draw.method")),
    }
