"""Questions about tables: `standings`, `best-losers` and `delegations`."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from tento.championship.cases.asking import championship_of, known, left_to_read, listed, texts
from tento.championship.cases.pairs.results import is_walkover, once, read_result, read_walkover
from tento.championship.pairs.best_losers import Loser, best_losers
from tento.championship.pairs.honours import Places, delegation_points
from tento.championship.pairs.scores import format_of
from tento.championship.pairs.standings import Table, table
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.kinds import COUNT, FLAG, NAMES, POINTS, TEXT, at_most, checked, either, table_of
from tento.rulebooks.cases.saying import hint, said
from tento.rulebooks.championship.pairs import Stage
from tento.rulebooks.rulebook import Rulebook

LOTS: Final = left_to_read("names in the order drawn")
LOSERS_GIVEN: Final = left_to_read("tables with name, made and conceded")
OTHERS_GIVEN: Final = left_to_read("names, or tables with name and played")
MOST_TEAMS: Final = 200
STANDINGS: Final = {
    "results": at_most(1000, NAMES),
    "walkovers": at_most(1000, left_to_read("absences, as in `P wo Q`")),
    "lots": LOTS,
    "teams": NAMES,
    "stage": TEXT,
    "advance": COUNT,
}
LOSERS: Final = {"phase": TEXT, "losers": at_most(1000, LOSERS_GIVEN), "places": COUNT, "lots": LOTS}
GONE: Final = ("absent", "walkover", "wo", "late", "eliminated", "disqualified")
"""What takes a loser out of the running."""
LOSER: Final = {"name": TEXT, "made": POINTS, "conceded": either(POINTS, table_of(POINTS)), **dict.fromkeys(GONE, FLAG)}
AWAY: Final = ("absent", "late", "never_sat_down")
OTHER: Final = {"name": TEXT, "played": FLAG, **dict.fromkeys(AWAY, FLAG)}
DELEGATIONS: Final = {"champion": NAMES, "runner_up": NAMES, "third": NAMES, "others": OTHERS_GIVEN, "absent": NAMES}


def standings(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """The order of a group after these results, the points, and what broke each tie."""
    checked(case, STANDINGS)
    rules = championship_of(rulebook)
    stage = case.get("stage") or next((name for name, one in rules.stages.items() if one.kind != "knockout"), None)
    if stage not in rules.stages:
        raise BadKey("stage", f"{rulebook.name} has no stage with a table")
    form = format_of(rulebook, stage)
    lines = texts(case, "results")
    played = [read_result(text, form, "results") for text in lines if not is_walkover(text)]
    teams = list(dict.fromkeys([*texts(case, "teams"), *(name for m in played for name in (m.first, m.second))]))
    told = [*listed(case, "walkovers"), *(text for text in lines if is_walkover(text))]
    absences = once(pair for one in told for pair in read_walkover(one, form, teams, played))
    missed = {frozenset((m.first, m.second)) for m in absences}
    meetings = [*(m for m in played if frozenset((m.first, m.second)) not in missed), *absences]
    teams = list(dict.fromkeys([*teams, *(name for m in absences for name in (m.first, m.second))]))
    if len(teams) > MOST_TEAMS:
        raise BadKey("teams" if "teams" in case else "results", f"name {len(teams)} sides: at most {MOST_TEAMS}")
    if "teams" in case:
        known(teams, texts(case, "teams"), "teams")
    made = table(rules.standings, teams, meetings, _lots(case, teams))
    return _told(made, case.get("advance", 0)) | {"article": _articles(rulebook, made, bool(absences))}


def _told(made: Table, advance: int) -> dict[str, Any]:
    order = made.order
    return {
        "order": list(order.names),
        "points": {row.entry: row.points for row in made.rows},
        "partidas": {row.entry: row.partidas_won for row in made.rows},
        "balance": {row.entry: row.made - row.conceded for row in made.rows},
        "broken_by": order.broken_by(),
        "draw_between": list(order.undecided[0]) if order.undecided else [],
        "open_ties": [list(tie) for tie in order.undecided],
        "advance": list(_certain(order.places, advance)),
    }


def _certain(places: Places, line: int) -> Iterator[str]:
    """Who goes on whatever the lots may say: nobody of a tie that lies across the line."""
    before = 0
    for place in places:
        before += len(place)
        if before <= line:
            yield from place


def _articles(rulebook: Rulebook, made: Table, absences: bool) -> list[str]:
    keys = ["matches.walkover_score", "matches.walkover_goes_on"] if absences else []
    keys += ["standings.tiebreaks"] if made.order.broken or made.order.undecided else []
    return list(rulebook.cites(*keys, "standings.points"))


def _lots(case: Mapping[str, Any], names: Iterable[str]) -> list[list[str]]:
    """The lots drawn between some of these names: one order, or several."""
    lots = listed(case, "lots")
    drawn = lots if all(isinstance(one, list) for one in lots) else [lots]
    if not all(isinstance(name, str) for one in drawn for name in one):
        raise BadKey("lots", "is the order drawn: a list of names")
    known((name for one in drawn for name in one), names, "lots")
    return drawn


def best(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Who of the losers goes on, or between whom lots are drawn."""
    checked(case, LOSERS)
    rules = championship_of(rulebook)
    phase = _phase(rulebook, str(case.get("phase", "")))
    losers: list[Loser] = []
    out: list[str] = []
    for place, one in enumerate(listed(case, "losers")):
        where = f"losers[{place}]"
        if not isinstance(one, Mapping) or "name" not in one:
            raise BadKey(where, "is a table with name, made and conceded")
        checked(one, LOSER, f"{where}.")
        if one["name"] in (*out, *(loser.name for loser in losers)):
            raise BadKey(where, f"names {one['name']} twice")
        if any(one.get(key) for key in GONE):
            out.append(one["name"])
        elif "made" not in one:
            raise BadKey(f"{where}.made", "is missing")
        else:
            losers.append(Loser(name=one["name"], made=one["made"], conceded=_conceded(one, rules.stages, phase, where)))
    if not any(stage.best_losers for stage in rules.stages.values()):
        raise BadKey("rulebooks", f"{rulebook.name} takes no best losers")
    in_the_running = [loser.name for loser in losers]
    lots = [[name for name in drawn if name in in_the_running] for drawn in _lots(case, [*in_the_running, *out])]
    found = best_losers(rules.standings, losers, case.get("places", 1), lots)
    still = {*found.chosen, *found.draw_between}
    return {
        "in": list(found.chosen),
        "draw_between": list(found.draw_between),
        "places_left": found.places_left,
        "out": [*out, *(name for name in in_the_running if name not in still)],
        "broken_by": {part[0]: tie.by for tie in found.broken for part in tie.parts if len(part) == 1},
        "article": _of_phase(rulebook, phase),
    }


def _phase(rulebook: Rulebook, phase: str) -> str | None:
    """The stage that a case calls its phase; none where it names none."""
    stages = list(championship_of(rulebook).stages)
    word = phase.casefold()
    found = next((name for name in stages if word.startswith(name[:4])), None)
    if word and found is None:
        raise BadKey("phase", f"{said(phase)} is no phase of {rulebook.name}; {hint(word, stages)}")
    return found


def _of_phase(rulebook: Rulebook, phase: str | None) -> list[str]:
    """The articles on best losers; those of the one phase, where each phase has its own."""
    each = list(dict.fromkeys(rulebook.cites("standings.best_losers")))
    stages = list(championship_of(rulebook).stages)
    place = stages.index(phase) if phase is not None else len(each)
    return [each[place]] if place < len(each) else each


def _conceded(loser: Mapping[str, Any], stages: Mapping[str, Stage], phase: str | None, where: str) -> int:
    """The points that a loser conceded where the regulation looks for them: in a round that the phase names, if it was played, or here.

    A second round of a stage may be told too, as in `qualifying-2`, whether it counts or not.
    """
    given = loser.get("conceded", 0)
    if not isinstance(given, Mapping):
        return int(given)
    if phase is None:
        raise BadKey("phase", "is missing: points of several rounds need the phase that they are counted for")
    rounds = (*stages[phase].losers_tied, phase)
    known(given, (*stages, *(f"{name}-2" for name in stages), *rounds), f"{where}.conceded")
    found = next((name for name in rounds if name in given), None)
    if found is None:
        raise BadKey(f"{where}.conceded", f"names neither {' nor '.join(rounds)}")
    return int(given[found])


def delegations(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """The points that the final places bring to the delegations."""
    checked(case, DELEGATIONS)
    rules = championship_of(rulebook)
    podium = [texts(case, key) for key in ("champion", "runner_up", "third")]
    others: list[str] = []
    absent = list(texts(case, "absent"))
    if not rules.honours.delegation_points:
        raise BadKey("rulebooks", f"{rulebook.name} gives no points to delegations")
    for place, one in enumerate(listed(case, "others")):
        if isinstance(one, str):
            others.append(one)
        elif isinstance(one, Mapping) and "name" in one:
            checked(one, OTHER, f"others[{place}].")
            (others if one.get("played", not any(one.get(key) for key in AWAY)) else absent).append(one["name"])
        else:
            raise BadKey(f"others[{place}]", "is a name, or a table with name and played")
    keys = ("honours.delegation_points", "honours.delegation_others")
    cites = list(rulebook.cites(*keys))
    return {"points": delegation_points(rules.honours, podium, others, absent), "article": cites}
