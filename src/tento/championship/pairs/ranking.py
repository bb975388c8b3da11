"""How a stage ends: its ranking, who goes on, and where lots are still owed."""

from collections.abc import Iterable, Sequence

import msgspec

from tento.championship.pairs.best_losers import Loser, best_losers
from tento.championship.pairs.fixtures import group_name
from tento.championship.pairs.scores import Result
from tento.championship.pairs.standings import OF_A_ROW, Meeting, Table, of_row, rows, table
from tento.championship.pairs.state import NOBODY, Match, StageState, State, refuse
from tento.championship.pairs.tiebreaks import Order, ordered
from tento.rulebooks.championship.pairs import Stage
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal

Places = tuple[tuple[str, ...], ...]


class Finish(msgspec.Struct, frozen=True):
    """The ranking of a stage, equals together; who goes on, winners before best losers; the ties that lots must break first."""

    ranking: Places
    advanced: tuple[str, ...]
    lots_for: Places = ()


def finish(state: State, stage: StageState) -> Finish | Refusal:
    """The end of a stage, or the first match that has none yet."""
    refusal = _still_open(state, stage)
    if refusal is not None:
        return refusal
    if state.rules.stages[stage.name].kind == "knockout":
        return _knockout(state, stage, [state.matches[name] for name in stage.matches])
    return _groups(state, stage)


def _still_open(state: State, stage: StageState) -> Refusal | None:
    unplayed = next((name for name in stage.matches if state.matches[name].result is None), None)
    return refuse(state, "match_open", match=unplayed) if unplayed is not None else None


def lots_owed(state: State, stage: StageState, between: Sequence[str]) -> Places | Refusal:
    """The ties that lots must break, as far as they can be between these: of those who share a group only its own table is made."""
    shared = next((group for group in stage.groups if set(between) <= set(group)), None)
    if shared is None or state.rules.stages[stage.name].kind == "knockout":
        found = finish(state, stage)
        return found if isinstance(found, Refusal) else found.lots_for
    matches = {match.id: match for entry in shared for match in _own(state, entry, stage.name)}
    own = table(state.rules.standings, shared, meetings(matches.values()), stage.lots)
    return _still_open(state, stage) or _ties(state, stage, [own])


def meetings(matches: Iterable[Match]) -> tuple[Meeting, ...]:
    """The results of these matches, as far as they are known."""
    return tuple(Meeting(str(m.sides[0]), str(m.sides[1]), m.result) for m in matches if m.result is not None)


def tables(state: State, stage: StageState) -> tuple[Table, ...]:
    """The table of each group as it stands now; of one whose others left before the draw nobody has a match."""
    by_group: dict[str | None, list[Match]] = {group_name(place): [] for place in range(len(stage.groups))}
    for name in stage.matches:
        match = state.matches[name]
        by_group[match.group].append(match)
    rules = state.rules.standings
    groups = zip(stage.groups, by_group.values(), strict=True)
    return tuple(table(rules, entries, meetings(matches), stage.lots) for entries, matches in groups)


def _groups(state: State, stage: StageState) -> Finish:
    """The first of all groups, then the second of all, and so on; as many of each group go on as the stage says."""
    made = tables(state, stage)
    line, extra = _line(state, stage)
    lots = _ties(state, stage, made)
    names = [[name for name in one.order.names if not state.entries[name].out] for one in made]
    advanced = tuple(name for place in range(line) for group in names for name in group[place : place + 1])
    best = (
        _best_of_the_rest(state, stage, [name for group in names for name in group[line : line + 1]])
        if extra and not lots
        else Order((), ())
    )
    lots += _across(best.places, extra)
    ranking = _merged([one.order.places for one in made])
    last = stage.name == state.stages[-1].name
    return Finish(_out_last(state, ranking) if last else ranking, (*advanced, *best.names[:extra]), lots)


def _out_last(state: State, ranking: Places) -> Places:
    """The final places: whoever is out stands behind those who played to the end, in the order of the table."""
    staying = (tuple(name for name in level if not state.entries[name].out) for level in ranking)
    out = (tuple(name for name in level if state.entries[name].out) for level in ranking)
    return tuple(level for level in (*staying, *out) if level)


def _line(state: State, stage: StageState) -> tuple[int, int]:
    """How many of each group go on, and how many of the rest."""
    rules, last = state.rules.stages[stage.name], stage.name == state.stages[-1].name
    return rules.advance or (1 if last else 0), rules.advance_best


def _ties(state: State, stage: StageState, made: Sequence[Table]) -> Places:
    """Lots are owed only where a tie lies across the line; the last stage owes them for every place that brings something."""
    line, extra = _line(state, stage)
    lots = tuple(tie for one in made for tie in _across(one.order.places, line))
    return lots + (tuple(tie for one in made for tie in _across(one.order.places, line + 1)) if extra else ())


@enforces("stages.advance_best")
def _best_of_the_rest(state: State, stage: StageState, rest: Sequence[str]) -> Order:
    """These, the first of each group who do not go on by their place, in order. A group of which too many are out has none.

    Groups may differ in size: of the larger ones the meetings with those who stand last are left out, so that all count as many.
    """
    rules = state.rules.standings
    smallest = min(len(group) for group in stage.groups)
    counted: list[Meeting] = []
    for one in tables(state, stage):
        kept = set(one.order.names[:smallest])
        own = [state.matches[name] for entry in one.order.names[:smallest] for name in state.entries[entry].matches]
        matches = {match.id: match for match in own if match.stage == stage.name and set(match.sides) <= kept}
        counted += meetings(matches.values())
    everybody = tuple(dict.fromkeys([*rest, *(name for one in counted for name in (one.first, one.second))]))
    lines = rows(rules, everybody, counted)
    chain = [("points", of_row(lines, lambda row: row.points))]
    chain += [(name, of_row(lines, OF_A_ROW[name])) for name in rules.tiebreaks if name in OF_A_ROW]
    return ordered(tuple(rest), chain, stage.lots)


def _across(places: Places, line: int) -> Places:
    """The ties of which some would go on and some not."""
    found, before = [], 0
    for place in places:
        if before < line < before + len(place):
            found.append(place)
        before += len(place)
    return tuple(found)


def _merged(groups: Sequence[Places]) -> Places:
    """The places of several groups, level with level; one group keeps its own."""
    if len(groups) == 1:
        return groups[0]
    depth = max(len(places) for places in groups)
    return tuple(tuple(name for places in groups for name in (places[level] if level < len(places) else ())) for level in range(depth))


def _knockout(state: State, stage: StageState, matches: Sequence[Match]) -> Finish | Refusal:
    """Winners, then the losers of each round from the last back; best losers of it go on where the next stage takes them."""
    ranking, winners = _by_round(matches), _winners(matches)
    following = _next(state, stage)
    if following is None:
        return Finish(ranking, winners)
    found = best_losers(state.rules.standings, losers(state, stage), _places(following, len(winners)), stage.lots)
    if found.draw_between:
        return Finish(ranking, winners, (found.draw_between,))
    return Finish(ranking, (*winners, *found.chosen))


def _next(state: State, stage: StageState) -> Stage | None:
    names = [one.name for one in state.stages]
    place = names.index(stage.name) + 1
    return state.rules.stages[names[place]] if place < len(names) else None


def _places(following: Stage, winners: int) -> int:
    return max(0, (following.size or 0) - winners) if following.best_losers == "fill" else following.best_losers


def _by_round(matches: Sequence[Match]) -> Places:
    """Whoever was not beaten, then the beaten of each round, the last first; a match for third place orders the two it is played by."""
    last = max(match.round for match in matches)
    main = [match for match in matches if not match.id.endswith("/third")]
    rounds = [tuple(name for match in main if match.round == turn for name in _beaten(match)) for turn in range(last, 0, -1)]
    third = next((match for match in matches if match.id.endswith("/third")), None)
    if third is not None:
        others = tuple(name for level in rounds[1:2] for name in level if name not in third.sides)
        rounds[1:2] = [(_winner(third),), _beaten(third), others]
    return tuple(level for level in (_winners(matches), *rounds) if any(level))


def _winners(matches: Sequence[Match]) -> tuple[str, ...]:
    """Who won the last round, the match for third place apart; nobody where both sides of a match stayed away."""
    last = max(match.round for match in matches)
    return tuple(_winner(match) for match in matches if match.round == last and not match.id.endswith("/third") and _winner(match))


def _winner(match: Match) -> str:
    return match.sides[match.result.winner] or NOBODY if match.result is not None and match.result.winner is not None else NOBODY


def _beaten(match: Match) -> tuple[str, ...]:
    return tuple(name for name in match.sides if name and name != _winner(match))


@enforces("stages.losers_tied")
def losers(state: State, stage: StageState) -> tuple[Loser, ...]:
    """The beaten who may still go on, with the points that they made here and those conceded where the regulation looks.

    Nobody who was absent, put out or given a match without a score can be a best loser.
    """
    rules = state.rules.stages[stage.name]
    where = next((name for name in rules.losers_tied if (one := state.stage(name)) is not None and one.drawn), stage.name)
    found = []
    for name in stage.matches:
        match = state.matches[name]
        for beaten in _beaten(match):
            if match.result is not None and match.result.counts and match.result.how != "walkover" and not state.entries[beaten].out:
                made = sum(_points(one, beaten)[0] for one in _own(state, beaten, stage.name))
                conceded = sum(_points(one, beaten)[1] for one in _own(state, beaten, where))
                found.append(Loser(name=beaten, made=made, conceded=conceded))
    return tuple(found)


def _own(state: State, entry: str, stage: str) -> list[Match]:
    return [state.matches[name] for name in state.entries[entry].matches if state.matches[name].stage == stage]


def _points(match: Match, entry: str) -> tuple[int, int]:
    """The points that an entry made and conceded in a match."""
    result: Result | None = match.result
    if result is None or not result.counts:
        return 0, 0
    side = 0 if match.sides[0] == entry else 1
    return result.points[side], result.points[1 - side]
