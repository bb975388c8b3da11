"""What follows from a result: winners move on, byes and absences settle themselves, tables and people become free."""

from msgspec.structs import replace

from tento.championship.core.step import Step, then
from tento.championship.pairs import events as ev
from tento.championship.pairs.scores import Format, Result, format_of, walkover
from tento.championship.pairs.state import NOBODY, Match, Side, State
from tento.championship.pairs.step import PairsStep


def form_of(state: State, match: Match) -> Format:
    """The format of this match; the last one of the last stage is the final."""
    final = match.feeds is None and match.group is None and match.stage == state.stages[-1].name and not match.id.endswith("/third")
    return format_of(state.rulebook, match.stage, final)


def other(match: Match, entry: str) -> str | None:
    """The opponent."""
    return match.sides[1] if match.sides[0] == entry else match.sides[0]


def side_of(match: Match, entry: str) -> Side:
    """On which side the entry is."""
    return 0 if match.sides[0] == entry else 1


def settle(state: State, match: Match, result: Result, corrected: bool = False) -> PairsStep:
    """The match with its official result, and all that follows from it."""
    done = replace(match, result=result, disputed=())
    free = state.with_match(done)
    for name in match.sides:
        entry = free.entries.get(name) if name else None
        if entry is not None and entry.playing == match.id:
            free = free.with_entry(replace(entry, playing=None))
    if match.table is not None and free.tables.get(match.table) == match.id:
        free = replace(free, tables=free.tables.discard(match.table))
    step: PairsStep = Step(free, (ev.ResultSet(match=match.id, result=result, corrected=corrected),))
    winner = None if result.winner is None else match.sides[result.winner]
    loser = None if result.winner is None else match.sides[1 - result.winner]
    if match.feeds is not None:
        step = _feed(step, match.feeds, winner or NOBODY)
    if match.loser_feeds is not None:
        step = _feed(step, match.loser_feeds, loser or NOBODY)
    return step


def _feed(step: PairsStep, into: tuple[str, Side], entry: str) -> PairsStep:
    """Puts an entry, or nobody, on a side of a later match, and settles that match if it needs no play."""
    name, side = into
    match = step.state.matches[name]
    if match.sides[side] == entry:
        return step
    sides = (entry, match.sides[1]) if side == 0 else (match.sides[0], entry)
    fed = replace(match, sides=sides, result=match.result if touched(step.state, match) else None)
    changed = _listed(_unlisted(step.state.with_match(fed), match.sides[side], name), entry, name)
    return settle_idle(then(step, changed, ev.MovedOn(match=name, entry=entry or None)), fed)


def _listed(state: State, name: str, match: str) -> State:
    """The match among those of the entry."""
    return state.with_entry(replace(state.entries[name], matches=(*state.entries[name].matches, match))) if name else state


def _unlisted(state: State, name: str | None, match: str) -> State:
    """The match no longer among those of the entry that it turned out not to have."""
    if not name:
        return state
    entry = state.entries[name]
    return state.with_entry(replace(entry, matches=tuple(one for one in entry.matches if one != match)))


def touched(state: State, match: Match) -> bool:
    """Whether anything was decided about a match.

    It began, was missed, a partida was given away, or its result did not come by itself. A bye stays one though its winner is out since.
    """
    if match.started or match.awarded or match.missed:
        return True
    return match.result is not None and match.result.how != "bye" and match.result != _without_play(state, match)


def settle_idle(step: PairsStep, match: Match) -> PairsStep:
    """A match that needs no play: against nobody it is a bye, against somebody who is out it is a walkover."""
    result = _without_play(step.state, match) if match.result is None else None
    if result is None:
        return step
    settled = settle(step.state, match, result)
    return then(step, settled.state, *settled.events)


def _without_play(state: State, match: Match) -> Result | None:
    """The result of a match that needs no play; none if both sides are there, or one is not known yet."""
    here = [side for side in (0, 1) if _plays(state, match.sides[side])]
    if None in match.sides or len(here) == 2:
        return None
    if not here:
        return Result(winner=None, how="bye" if match.sides == (NOBODY, NOBODY) else "double_absence", counts=False)
    winner: Side = 0 if here[0] == 0 else 1
    if NOBODY in match.sides:
        return Result(winner=winner, how="bye", counts=False)
    return walkover(form_of(state, match), winner, state.rules.matches.walkover_score == "full")


def _plays(state: State, name: str | None) -> bool:
    return bool(name) and not state.entries[str(name)].out
