"""Honours: the final places, the third among them, and what they bring to the delegations."""

from collections.abc import Iterable, Sequence

from tento.championship.pairs.best_losers import Loser, best_losers
from tento.championship.pairs.state import StageState, State
from tento.rulebooks.championship.pairs import Honours, Standings
from tento.rulebooks.enforced import enforces

Places = tuple[tuple[str, ...], ...]


def places(state: State) -> Places:
    """Everybody who played, best first, equals together: the last stage's ranking, then those whom each earlier stage sent home."""
    found: list[tuple[str, ...]] = []
    named: set[str] = set()
    for stage in reversed([stage for stage in state.stages if stage.closed]):
        going_on = frozenset(_going_on(state, stage))
        for level in stage.ranking:
            fresh = tuple(name for name in level if name not in named and name not in going_on)
            named.update(fresh)
            if fresh:
                found.append(fresh)
    return _with_third(state, found)


def _going_on(state: State, stage: StageState) -> tuple[str, ...]:
    """Who plays the next stage; whoever was to play it and left before its draw keeps the place of this one."""
    if stage.name == state.stages[-1].name:
        return ()
    following = state.stages[[one.name for one in state.stages].index(stage.name) + 1]
    return following.entrants if following.drawn else stage.advanced


@enforces("honours.third_place")
def _with_third(state: State, found: Sequence[tuple[str, ...]]) -> Places:
    """The third place: whoever won the match for it, all who share it, or the semifinal's loser who made more points there.

    Whoever did not come to a semifinal made none there, and is behind the one who was beaten at the table.
    """
    if state.rules.honours.third_place != "points" or len(found) < 3 or len(found[2]) < 2:
        return tuple(found)
    losers = [_loser(state, name) for name in found[2] if state.entries[name].status != "eliminated"]
    best = best_losers(Standings(), losers, 1)
    if not best.chosen:
        return tuple(found)
    rest = tuple(name for name in found[2] if name not in best.chosen)
    return (*found[:2], best.chosen, rest, *found[3:])


def _loser(state: State, name: str) -> Loser:
    """What a beaten entry made and conceded in its last match."""
    match = state.matches[state.entries[name].matches[-1]]
    side = 0 if match.sides[0] == name else 1
    points = match.result.points if match.result is not None else (0, 0)
    return Loser(name=name, made=points[side], conceded=points[1 - side])


@enforces("honours.delegation_points", "honours.delegation_others", "honours.delegation_absent")
def delegation_points(rules: Honours, podium: Sequence[Iterable[str]], others: Iterable[str], absent: Iterable[str] = ()) -> dict[str, int]:
    """The points of each delegation: by place for the first ones, the same for all others who took part, and for the absent their own.

    A delegation with several entries adds theirs up.
    """
    found: dict[str, int] = {}
    for place, names in enumerate(podium):
        worth = rules.delegation_points[place] if place < len(rules.delegation_points) else rules.delegation_others
        for name in names:
            found[name] = found.get(name, 0) + worth
    for name in others:
        found[name] = found.get(name, 0) + rules.delegation_others
    for name in absent:
        found[name] = found.get(name, 0) + rules.delegation_absent
    return found


def delegations(state: State) -> dict[str, int]:
    """The delegation points of a championship that is over.

    A delegation that was put out for lateness has those of taking part, if it had played before, and no place of honour.
    """
    ranked = places(state)
    podium: list[list[str]] = []
    others: list[str] = []
    absent: list[str] = []
    for place, level in enumerate(ranked):
        honoured: list[str] = []
        for entry in (state.entries[name] for name in level):
            into = honoured if entry.status != "eliminated" else others
            (into if entry.sat_down else absent).append(entry.delegation or entry.id)
        if place < len(state.rules.honours.delegation_points):
            podium.append(honoured)
        else:
            others += honoured
    return delegation_points(state.rules.honours, podium, others, absent)
