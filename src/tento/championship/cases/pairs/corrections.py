"""The question `correction`: a result of a knockout that was written wrong, and what becomes of the matches that follow from it."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from tento.championship.cases.asking import championship_of, left_to_read, listed, texts
from tento.championship.cases.pairs.results import is_walkover, names_in, read_absence, read_result
from tento.championship.cases.pairs.setting_up import A_MATCH, WHO, arranged, beginning, made, now
from tento.championship.pairs import decisions as do
from tento.championship.pairs.advancing import form_of, touched
from tento.championship.pairs.correcting import later
from tento.championship.pairs.fixtures import THIRD
from tento.championship.pairs.scores import Format, Pair
from tento.championship.pairs.state import NOBODY, Match, State
from tento.championship.pairs.tournament import decide
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.kinds import NAMES, TEXT, checked
from tento.rulebooks.cases.saying import said
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

BRACKET: Final = left_to_read("the names in its places, an empty one for a bye")
STARTED: Final = left_to_read("true, false, or matches that have begun, as in `A x C`")
CORRECTION: Final = {"stage": TEXT, "bracket": BRACKET, "results": NAMES, "started": STARTED, "correct": TEXT, "ruling": TEXT}
SIZES: Final = (2, 4, 8, 16, 32, 64)
_AGAINST: Final = re.compile(r"(.+?)\s+(?:x|×|vs\.?|-|–)\s+(.+)")


def correction(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """A wrong result of a knockout: whether it is recomputed, somebody else moves on, or the committee must decide."""
    checked(case, CORRECTION)
    stage = _knockout(case, rulebook)
    ruling = case.get("ruling")
    if ruling not in (None, "stand", "replay"):
        raise BadKey("ruling", "is `stand` or `replay`")
    state = arranged(rulebook, stage, _bracket(case))
    for text in texts(case, "results"):
        state = _with_result(state, stage, text)
    match = _match_of(state, stage, *names_in(str(case.get("correct", "")), "correct"), "correct")
    for name in _begun(case, state, match):
        state = made(state, "started", *beginning(state, name))
    begun = [" x ".join(_sides(state, name)) for name in later(state, match) if touched(state, state.matches[name])]
    partidas = _partidas(state, match, case["correct"], "correct")
    asked = do.Correct(by=WHO, at=now(state), match=match.id, partidas=partidas, ruling=ruling, why="correct")
    found = decide(state, asked)
    if isinstance(found, Refusal):
        outcome = "committee" if found.code == "next_match_started" else "refused"
        return _told(outcome, found.code, state, match) | {"begun": begun, "article": list(found.articles)}
    outcome = _outcome(match, found.state.matches[match.id], ruling, begun)
    cites = rulebook.cites("matches.sheet") if outcome in ("recomputed", "moved_on") else rulebook.cites("discipline.unforeseen")
    return _told(outcome, "none", found.state, match) | {"begun": begun, "article": list(cites)}


def _outcome(before: Match, after: Match, ruling: str | None, begun: list[str]) -> str:
    """What a correction that was made did: read from the match, whose official winner is another one or not."""
    official, now = before.result, after.result
    if official is None or now is None or now.winner != official.winner:
        return "replayed" if begun else "moved_on"
    return "stands" if ruling == "stand" and now.how == "committee" and now.raw is not None else "recomputed"


def _told(outcome: str, refused: str, state: State, match: Match) -> dict[str, Any]:
    """The outcome, and the sides of the match that follows and of the one for third place."""
    third = f"{match.stage}/{THIRD}"
    following = match.feeds[0] if match.feeds is not None else None
    return {
        "outcome": outcome,
        "refused": refused,
        "next": _sides(state, following) if following is not None else [],
        "third": _sides(state, third) if third in state.matches else [],
    }


def _sides(state: State, name: str) -> list[str]:
    return [side or "none" for side in state.matches[name].sides]


def _knockout(case: Mapping[str, Any], rulebook: Rulebook) -> str:
    """The knockout that the case names, else the first that runs until one is left."""
    stages = {name: one for name, one in championship_of(rulebook).stages.items() if one.kind == "knockout"}
    stage = str(case.get("stage", next((name for name, one in stages.items() if one.rounds is None), "")))
    if stage not in stages:
        raise BadKey("stage", "is no knockout of this rulebook")
    return stage


def _bracket(case: Mapping[str, Any]) -> list[str]:
    """The places from top to bottom; an empty name is a bye."""
    bracket = listed(case, "bracket")
    names = [name for name in bracket if name != NOBODY]
    if not all(isinstance(name, str) for name in bracket) or len(bracket) not in SIZES or len(set(names)) < len(names):
        raise BadKey("bracket", "are 2, 4, 8, 16, 32 or 64 different names, an empty one for a bye")
    if len(names) < 2:
        raise BadKey("bracket", "has two names at least")
    return bracket


def _match_of(state: State, stage: str, first: str, second: str, key: str) -> Match:
    """The match of these two."""
    found = next((one for one in state.matches.values() if one.stage == stage and set(one.sides) == {first, second}), None)
    if found is None:
        raise BadKey(key, f"{said(f'{first} x {second}')} is no match of this bracket")
    return found


def _with_result(state: State, stage: str, text: str) -> State:
    """The bracket after one more result, in the order of the case: a match that was played, or one that somebody missed."""
    if is_walkover(text):
        came, gone = read_absence(text, "results")
        match = _match_of(state, stage, came, gone, "results")
        called = do.Call(by=WHO, at=now(state), match=match.id, starts=now(state))
        return made(state, "results", called, do.Absent(by=WHO, at=now(state) + A_MATCH, match=match.id, entries=(gone,)))
    match = _match_of(state, stage, *names_in(text, "results"), "results")
    people = [person.name for side in match.sides for person in state.entries[str(side)].people]
    signed = (*people, *(str(side) for side in match.sides), "referee")
    partidas = _partidas(state, match, text, "results")
    report = do.Report(by=WHO, at=now(state) + A_MATCH, match=match.id, partidas=partidas, signed=signed)
    return made(state, "results", *beginning(state, match.id), report)


def _begun(case: Mapping[str, Any], state: State, match: Match) -> Iterator[str]:
    """The matches that have begun: those named, or, for `started = true`, the next one of the match that is corrected."""
    given = case.get("started", False)
    if given is True and match.feeds is not None:
        yield from (name for name in (match.feeds[0],) if state.matches[name].result is None)
    if isinstance(given, bool):
        return
    for text in listed(case, "started"):
        pair = _AGAINST.fullmatch(text.strip()) if isinstance(text, str) else None
        if pair is None:
            raise BadKey("started", f"{said(text)} is no match: write `A x C`")
        found = _match_of(state, match.stage, pair[1], pair[2], "started")
        if found.result is None:
            yield found.id


def _partidas(state: State, match: Match, text: str, key: str) -> tuple[Pair, ...]:
    """Partidas of this result, the match's first side first, whatever side the case names first: who won decides, not the points."""
    form = form_of(state, match)
    meeting = read_result(text, form, key)
    scores = _of_totals(form, meeting.result.partidas)
    return scores if meeting.first == match.sides[0] else tuple((second, first) for first, second in scores)


def _of_totals(form: Format, won: Pair) -> tuple[Pair, ...]:
    """Partidas that make these totals, each the target to nil, the winner's last one last."""
    target = form.target or 1
    first, second = [(target, 0)] * won[0], [(0, target)] * won[1]
    return (*first, *second) if won[0] < won[1] else (*second, *first)
