"""Questions about tables: `standings`, `best-losers` and `delegations`."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from tento.championship.best_losers import Loser, best_losers
from tento.championship.honours import delegation_points
from tento.championship.scores import Format, Pair, Result, format_of, of_partidas, of_totals, walkover
from tento.championship.standings import Meeting, Table, table
from tento.records.championship_asking import BadKey, known_keys
from tento.rulebooks.championship import ChampionshipRules
from tento.rulebooks.rulebook import Rulebook

_SCORE = r"(\d+)\s*[-–x×:]\s*(\d+)"
_RESULT = re.compile(rf"(.+?)\s+{_SCORE}\s+(.+?)((?:\s+{_SCORE})*)")


def championship_of(rulebook: Rulebook) -> ChampionshipRules:
    """The rulebook's championship, which the question needs."""
    if rulebook.championship is None:
        raise BadKey("rulebooks", f"{rulebook.name} has no championship of this kind")
    return rulebook.championship


def texts(case: Mapping[str, Any], key: str) -> list[str]:
    """A key that holds one name or a list of names."""
    found = case.get(key, [])
    found = [found] if isinstance(found, str) else found
    if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
        raise BadKey(key, "is a name or a list of names")
    return found


def read_result(text: str, form: Format, key: str) -> Meeting:
    """`P 2-0 Q 24-13`: two names with the partidas between them, then the points in all, or those of each partida."""
    found = _RESULT.fullmatch(text.strip())
    if found is None:
        raise BadKey(key, f"{text!r} is not a result: write `P 2-0 Q 24-13`")
    first, second = found[1].strip(), found[4].strip()
    partidas = int(found[2]), int(found[3])
    scores: list[Pair] = [(int(a), int(b)) for a, b in re.findall(_SCORE, found[5])]
    result = _result(form, partidas, scores)
    if isinstance(result, str) or result.partidas != partidas:
        raise BadKey(key, f"{text!r} is not possible in the best of {form.best_of}" + (f" to {form.target}" if form.target else ""))
    return Meeting(first, second, result)


def _result(form: Format, partidas: Pair, scores: list[Pair]) -> Result | str:
    if len(scores) > 1:
        return of_partidas(form, tuple(scores))
    return of_totals(form, partidas, scores[0] if scores else None)


def standings(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """The order of a group after these results, the points, and what broke each tie."""
    known_keys(case, "results", "walkovers", "lots", "teams", "stage", "advance")
    rules = championship_of(rulebook)
    stage = case.get("stage") or next((name for name, one in rules.stages.items() if one.kind != "knockout"), None)
    if stage not in rules.stages:
        raise BadKey("stage", f"{rulebook.name} has no stage with a table")
    form = format_of(rulebook, stage)
    played = [read_result(text, form, "results") for text in texts(case, "results")]
    teams = list(dict.fromkeys([*texts(case, "teams"), *(name for m in played for name in (m.first, m.second))]))
    absences = [pair for one in _listed(case, "walkovers") for pair in _walkover(one, form, teams, played)]
    missed = {frozenset((m.first, m.second)) for m in absences}
    meetings = [*(m for m in played if frozenset((m.first, m.second)) not in missed), *absences]
    teams = list(dict.fromkeys([*teams, *(name for m in absences for name in (m.first, m.second))]))
    made = table(rules.standings, teams, meetings, _lots(case))
    return _told(made, int(case.get("advance", 0))) | {"article": _articles(rulebook, made, bool(absences))}


def _told(made: Table, advance: int) -> dict[str, Any]:
    order = made.order
    return {
        "order": list(order.names),
        "points": {row.entry: row.points for row in made.rows},
        "partidas": {row.entry: row.partidas_won for row in made.rows},
        "balance": {row.entry: row.made - row.conceded for row in made.rows},
        "broken_by": order.broken_by(),
        "draw_between": list(order.undecided[0]) if order.undecided else [],
        "advance": list(order.names[:advance]),
    }


def _articles(rulebook: Rulebook, made: Table, absences: bool) -> list[str]:
    keys = ["standings.points", *(["standings.tiebreaks"] if made.order.broken else []), *(["matches.walkover_score"] if absences else [])]
    return list(dict.fromkeys(cite for key in reversed(keys) for cite in rulebook.cites(key)))


def _listed(case: Mapping[str, Any], key: str) -> list[Any]:
    found = case.get(key, [])
    return found if isinstance(found, list) else [found]


def _lots(case: Mapping[str, Any]) -> list[list[str]]:
    lots = _listed(case, "lots")
    return lots if all(isinstance(one, list) for one in lots) else [lots]


def _walkover(one: Any, form: Format, teams: list[str], played: list[Meeting]) -> Iterable[Meeting]:
    """An absence, in the ways of writing one: a table of `present` and `absent`, `P wo Q`, `["P", "Q"]` (who came first), or `Q` alone.

    `Q` alone was away from everybody it has no result with.
    """
    if isinstance(one, Mapping):
        gone = texts(one, "absent") or texts(one, "loser")
        came = next((str(one[key]) for key in ("present", "winner", "against", "opponent") if key in one), None)
        if len(gone) == 2:
            return [Meeting(gone[0], gone[1], Result(winner=None, how="double_absence"))]
        if len(gone) != 1 or came is None:
            raise BadKey("walkovers", "a table names `present` and `absent`")
        return [Meeting(came, gone[0], walkover(form, 0, True))]
    if isinstance(one, list) and len(one) == 2:
        return [Meeting(str(one[0]), str(one[1]), walkover(form, 0, True))]
    text = re.sub(r"\s+(absent|w\.?\s?o\.?)$", "", str(one).strip(), flags=re.IGNORECASE)
    pair = re.fullmatch(rf"(.+?)\s+(?:{_SCORE}|w\.?\s*o\.?|x|wins|beats)\s+(.+?)(?:\s+{_SCORE})*", text, re.IGNORECASE)
    if pair is not None:
        winner = 1 if pair[2] is not None and int(pair[2]) < int(pair[3]) else 0
        return [Meeting(pair[1], pair[4], walkover(form, 1 if winner else 0, True))]
    met = {name for m in played if text in (m.first, m.second) for name in (m.first, m.second)}
    return [Meeting(name, text, walkover(form, 0, True)) for name in teams if name not in met and name != text]


def best(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Who of the losers goes on, or between whom lots are drawn."""
    known_keys(case, "phase", "losers", "places", "lots")
    rules = championship_of(rulebook)
    losers, out = [], []
    for place, one in enumerate(_listed(case, "losers")):
        if not isinstance(one, Mapping) or "name" not in one:
            raise BadKey(f"losers[{place}]", "is a table with name, made and conceded")
        gone = any(bool(one.get(key)) for key in ("absent", "walkover", "wo", "late", "eliminated", "disqualified"))
        if gone:
            out.append(str(one["name"]))
            continue
        for key in ("made", "conceded"):
            if type(one.get(key, 0)) is not int:
                raise BadKey(f"losers[{place}].{key}", "is a whole number of points")
        losers.append(Loser(name=str(one["name"]), made=one.get("made", 0), conceded=one.get("conceded", 0)))
    found = best_losers(rules.standings, losers, int(case.get("places", 1)), _lots(case))
    return {
        "in": list(found.chosen),
        "draw_between": list(found.draw_between),
        "places_left": found.places_left,
        "out": out,
        "broken_by": {part[0]: tie.by for tie in found.broken for part in tie.parts if len(part) == 1},
        "article": _of_phase(rulebook, str(case.get("phase", ""))),
    }


def _of_phase(rulebook: Rulebook, phase: str) -> list[str]:
    """The articles on best losers; those of the one phase, where each phase has its own."""
    cites = list(rulebook.cites("standings.best_losers"))
    stages = [name for name, stage in championship_of(rulebook).stages.items()]
    word = phase.casefold()
    place = next((i for i, name in enumerate(stages) if word.startswith(name[:4]) or (word.startswith("quar") and name == "quarter")), None)
    each = list(dict.fromkeys(cites))
    return [each[place]] if place is not None and place < len(each) else each


def delegations(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """The points that the final places bring to the delegations."""
    known_keys(case, "champion", "runner_up", "third", "others", "absent")
    rules = championship_of(rulebook)
    podium = [texts(case, key) for key in ("champion", "runner_up", "third")]
    others: list[str] = []
    absent = list(texts(case, "absent"))
    for one in _listed(case, "others"):
        if isinstance(one, Mapping):
            played = one.get("played", True) and not any(one.get(key) for key in ("absent", "late", "never_sat_down"))
            (others if played else absent).append(str(one.get("name")))
        else:
            others.append(str(one))
    keys = ("honours.delegation_points", "honours.delegation_others")
    cites = list(dict.fromkeys(cite for key in keys for cite in rulebook.cites(key)))
    return {"points": delegation_points(rules.honours, podium, others, absent), "article": cites}
