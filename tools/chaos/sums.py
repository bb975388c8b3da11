"""Chips, points and results add up, and everybody is told the same."""

import json
from collections import Counter
from hashlib import sha256
from typing import Any

from tools.chaos.databases import Kept
from tools.chaos.findings import Findings, Seen
from tools.chaos.history import History


def check_sums(table: str, seen: list[Seen], found: Findings) -> None:
    """Chips are neither made nor lost; points come from mãos; whoever looks sees the same score."""
    scores: dict[int, Any] = {}
    chips: dict[int, int] = {}
    for state in sorted((one for one in seen if one.view is not None), key=lambda one: one.seq):
        score = _score(state.view)
        if scores.setdefault(state.seq, score) != score:
            found.wrong.append(f"table {table}: after {state.seq} lines the score is {score} and {scores[state.seq]}")
        found.sums += 1
        if state.view["game"] == "poker":
            chips = dict.fromkeys(_chips(state), state.seq) | chips
        elif state.seq - 1 in scores:
            _check_points(table, state, scores[state.seq - 1], found)
    if len(chips) > 1:
        found.wrong.append(f"table {table}: the chips of the table, and the number of lines when they were first so many: {chips}")


def _score(view: Any) -> Any:
    if "score" in view:
        return view["score"]
    return [(player["stack"], player["put"]) for player in view["players"]]


def _chips(state: Seen) -> set[int]:
    """All chips at the table: those of a hand that is played, and those after one that ended."""
    ended = {sum(event["stacks"]) for event in state.events if event["event"] in ("HandEnded", "HandBegan")}
    if state.view["stage"] == "hand" and not state.view["paid"]:
        behind = sum(player["stack"] for player in state.view["players"])
        ended.add(behind + state.view["pot"])  # an ante of the big blind is in nobody's bet
    return ended


def _check_points(table: str, state: Seen, before: Any, found: Findings) -> None:
    """A mão gives its points to its winner, and to nobody else; without the end of a mão no point is given."""
    ended = [event for event in state.events if event["event"] == "MaoEnded"]
    after, target = state.view["score"], state.view["target"]
    if state.view["game"] != "truco" or len(ended) != 1 or state.message["type"] != "update":
        return
    wanted = list(before)
    if ended[0]["winner"] is not None:
        wanted[ended[0]["winner"]] += ended[0]["points"]
    if [min(points, target) for points in wanted] != [min(points, target) for points in after]:
        found.wrong.append(f"table {table}: a mão of {ended[0]['points']} for side {ended[0]['winner']} led from {before} to {after}")


def check_championships(kept: Kept, history: History, found: Findings) -> None:
    """The chain of every log is whole, a match has one result, and every result that was told is the one that is kept."""
    for cup, lines in kept.championships.items():
        if sorted(lines) != list(range(len(lines))) or not _whole([lines[number] for number in sorted(lines)]):
            found.wrong.append(f"championship {cup}: its chain is broken")
            continue
        decisions = [json.loads(line.rpartition(" ~")[0]) for number, line in sorted(lines.items()) if number]
        found.decisions += len(decisions)
        reports = [decision for decision in decisions if decision["do"] == "report"]
        counted = Counter(report["match"] for report in reports)
        found.wrong += [f"championship {cup}: {match} has {times} results" for match, times in counted.items() if times > 1]
        found.wrong += [
            f"championship {cup}: no table {one['record']}" for one in reports if one.get("record") and one["record"] not in kept.tables
        ]
        kept_results = {report["match"]: report["winner"] for report in reports}
        for match, result in history.results.get(cup, {}).items():
            if result["how"] == "played" and kept_results.get(match) != result["sides"][result["winner"]]:
                found.wrong.append(f"championship {cup}: {match} was told as {result}, kept is {kept_results.get(match)}")
    for cup in history.results.keys() - kept.championships.keys():
        found.wrong.append(f"championship {cup} was told and is not kept")


def _whole(lines: list[str]) -> bool:
    """Each line ends with the first sixteen digits of the SHA-256 of the check before it, a line feed, and its text."""
    check = ""
    for line in lines:
        text, _, written = line.rpartition(" ~")
        check = sha256(f"{check}\n{text}".encode()).hexdigest()[:16]
        if check != written:
            return False
    return True
