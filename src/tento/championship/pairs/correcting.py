"""A result that was written wrong: what is recomputed, who moves on instead, and when a committee must decide."""

from msgspec.structs import replace

from tento.championship.pairs import decisions as do
from tento.championship.pairs.advancing import form_of, settle, touched
from tento.championship.pairs.scores import Result, of_partidas
from tento.championship.pairs.state import Match, State, refuse
from tento.championship.pairs.step import PairsStep
from tento.table.refusal import Refusal


def correct(state: State, asked: do.Correct) -> PairsStep | Refusal:
    """The right score of a match that was played.

    With the same winner the tables are recomputed. With another one, who then goes on, as long as nothing was decided about the next
    match; after that a committee says whether the outcome stands or the later matches are played again. In a closed stage it stands.
    """
    match = state.matches.get(asked.match)
    if match is None or match.result is None:
        return refuse(state, "no_result", match=asked.match)
    stage = state.stage(match.stage)
    if match.result.how not in ("played", "time", "committee"):
        return refuse(state, "nothing_was_played", match=match.id)
    right = of_partidas(form_of(state, match), (*match.awarded, *asked.partidas))
    if isinstance(right, str):
        return refuse(state, right, match=match.id)
    if asked.ruling == "stand":
        return _recorded(state, match, _standing(match.result, right))
    if stage is None or stage.closed:
        return refuse(state, "stage_closed", stage=match.stage)
    if right.winner == match.result.winner or match.feeds is None:
        return _recorded(state, match, right)
    begun = [name for name in _later(state, match) if touched(state, state.matches[name])]
    if begun and asked.ruling is None:
        return refuse(state, "next_match_started", match=begun[0])
    return _recorded(_cleared(state, begun), match, right)


def _recorded(state: State, match: Match, result: Result) -> PairsStep:
    sheet = replace(match.sheet, result=result) if match.sheet is not None else None
    return settle(state, replace(match, sheet=sheet), result, corrected=True)


def _standing(official: Result, right: Result) -> Result:
    """The official outcome with the right score beside it."""
    return replace(official, how="committee", raw=(right.partidas, right.points))


def _later(state: State, match: Match) -> list[str]:
    """The matches that this one leads to, the nearest first."""
    found: list[str] = []
    ahead = [feed[0] for feed in (match.feeds, match.loser_feeds) if feed is not None]
    while ahead:
        name = ahead.pop(0)
        found.append(name)
        following = state.matches[name]
        ahead += [feed[0] for feed in (following.feeds, following.loser_feeds) if feed is not None]
    return list(dict.fromkeys(found))


def _cleared(state: State, names: list[str]) -> State:
    """Matches that must be played again: no sheet, no result, nobody on the sides that they feed."""
    for name in names:
        match = state.matches[name]
        for side in match.sides:
            if side and state.entries[side].playing == name:
                state = state.with_entry(replace(state.entries[side], playing=None))
        state = state.with_match(replace(match, started=False, sheet=None, result=None, awarded=(), present=frozenset()))
        for feed in (match.feeds, match.loser_feeds):
            if feed is not None:
                state = _emptied(state, *feed)
    return state


def _emptied(state: State, name: str, side: int) -> State:
    match = state.matches[name]
    gone = match.sides[side]
    if gone:
        entry = state.entries[gone]
        state = state.with_entry(replace(entry, matches=tuple(one for one in entry.matches if one != name)))
    sides = (None, match.sides[1]) if side == 0 else (match.sides[0], None)
    return state.with_match(replace(match, sides=sides))
