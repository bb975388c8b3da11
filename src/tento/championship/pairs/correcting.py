"""A result that was written wrong: what is recomputed, who moves on instead, and when a committee must decide."""

from msgspec.structs import replace

from tento.championship.core.corrections import Effect, Ruling, effect_of
from tento.championship.core.discipline import verify_reason
from tento.championship.pairs import decisions as do
from tento.championship.pairs.advancing import settle, touched
from tento.championship.pairs.discipline import not_the_judge
from tento.championship.pairs.ending import ended
from tento.championship.pairs.scores import Result
from tento.championship.pairs.state import Match, State, refuse
from tento.championship.pairs.step import PairsStep
from tento.table.refusal import Refusal


def correct(state: State, asked: do.Correct) -> PairsStep | Refusal:
    """The right score of a match that was played.

    With the same winner the tables are recomputed. With another one, who then goes on, as long as nothing was decided about the next
    match; after that a committee says whether the outcome stands or the later matches are played again. In a closed stage it stands.
    The reason is asked for last: a correction that cannot be made is not asked why.
    """
    match = state.matches.get(asked.match)
    if match is None or match.result is None:
        return refuse(state, "no_result", match=asked.match)
    if match.result.how not in ("played", "time", "first_mao", "committee"):
        return refuse(state, "nothing_was_played", match=match.id)
    ending = ended(state, match, asked)
    if isinstance(ending, Refusal):
        return ending
    refusal = None if asked.ruling is None or isinstance(asked.by, str) else not_the_judge(state, asked.by)
    found = refusal or _corrected(state, match, match.result, ending.result, asked.ruling)
    if isinstance(found, Refusal):
        return found
    return verify_reason(state.rulebook, asked.why.strip(), "matches.sheet") or found


def _corrected(state: State, match: Match, official: Result, right: Result, ruling: Ruling | None) -> PairsStep | Refusal:
    stage = state.stage(match.stage)
    closed = stage is None or stage.closed
    begun = [] if closed else [name for name in later(state, match) if touched(state, state.matches[name])]
    another = bool(begun) and right.winner != official.winner
    choices: tuple[Effect, ...] = ("stand",) if closed else ("stand", "replay") if another else ()
    match effect_of(ruling, choices):
        case None if closed:
            return refuse(state, "stage_closed", stage=match.stage)
        case None:
            return refuse(state, "next_match_started", "discipline.unforeseen", match=begun[0], who=state.rules.discipline.unforeseen)
        case "recompute":
            return _recorded(state, match, right)
        case "stand":
            return _recorded(state, match, _standing(official, right))
        case "replay":
            return _recorded(_cleared(state, begun), match, right)


def _recorded(state: State, match: Match, result: Result) -> PairsStep:
    sheet = replace(match.sheet, result=result) if match.sheet is not None else None
    return settle(state, replace(match, sheet=sheet), result, corrected=True)


def _standing(official: Result, right: Result) -> Result:
    """The official outcome with the right score beside it."""
    return replace(official, how="committee", raw=(right.partidas, right.points))


def later(state: State, match: Match) -> list[str]:
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
        state = state.with_match(
            replace(
                match,
                started=False,
                began=None,
                online=False,
                disputed=(),
                sheet=None,
                result=None,
                awarded=(),
                present=frozenset(),
                missed=frozenset(),
            )
        )
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
