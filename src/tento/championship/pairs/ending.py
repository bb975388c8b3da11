"""How a match ended: its partidas, and where its clock decided, that the time was really up and who wins when the score is level."""

from typing import Final

import msgspec

from tento.championship.pairs import decisions as do
from tento.championship.pairs.advancing import form_of
from tento.championship.pairs.clock import MatchClock, at_time, minutes_since
from tento.championship.pairs.scores import Format, Result, of_partidas
from tento.championship.pairs.state import Match, Side, State, refuse
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal

OF_THE_MATCH: Final = ("score_after_the_end", "score_unfinished")
"""What is wrong with how many partidas there are; all else is wrong with the points of one."""


class Ending(msgspec.Struct, frozen=True):
    """The result that a sheet gives, and the minutes that were played, as far as they are known."""

    result: Result
    minutes: int | None


def ended(state: State, match: Match, asked: do.Scored) -> Ending | Refusal:
    """The result of a sheet, or why it cannot be so. What it says of the winner and of the way it ended must follow from the score."""
    form = form_of(state, match)
    minutes = _minutes(state, match, asked)
    if isinstance(minutes, Refusal):
        return minutes
    refusal = _above_target(state, match, form, asked)
    if refusal is not None:
        return refusal
    timed = [score for score in asked.partidas if form.target is not None and max(score) < form.target]
    level: Side | None = None
    if timed and form.clock_min is not None:
        side = _on_time(state, match, form, asked, minutes)
        if isinstance(side, Refusal):
            return side
        level = side
    found = of_partidas(form, (*match.awarded, *asked.partidas), level)
    if isinstance(found, str):
        return refuse(state, found, "match_best_of" if found in OF_THE_MATCH else "partida_target", match=match.id)
    return _as_said(state, match, asked, found) or Ending(found, minutes)


@enforces("score_overshoot")
def _above_target(state: State, match: Match, form: Format, asked: do.Scored) -> Refusal | None:
    """Refuses 15-3 where the score of a partida stops at the target: nobody knows whether the sheet or the hand slipped."""
    if not form.capped or form.target is None or all(max(score) <= form.target for score in asked.partidas):
        return None
    rule = "score_overshoot" if state.rulebook.cites("score_overshoot") else "partida_target"
    return refuse(state, "score_above_target", rule, match=match.id, target=form.target)


def _as_said(state: State, match: Match, asked: do.Scored, found: Result) -> Refusal | None:
    """Refuses a sheet that contradicts itself."""
    winner = None if found.winner is None else match.sides[found.winner]
    if asked.winner is not None and asked.winner != winner:
        return refuse(state, "wrong_winner", match=match.id, winner=str(winner))
    way = "played" if found.how == "played" else "time"
    if asked.ended is not None and asked.ended != way:
        return refuse(state, "wrong_ending", match=match.id)
    return None


def _minutes(state: State, match: Match, asked: do.Scored) -> int | Refusal | None:
    """The minutes that were played: those that the sheet names, which cannot be more than have passed, or else all since the start."""
    at = match.sheet.at if match.sheet is not None and isinstance(asked, do.Correct) else asked.when
    passed = minutes_since(match.began, at)
    if asked.minutes is None:
        return match.sheet.minutes if isinstance(asked, do.Correct) and match.sheet is not None else passed
    if asked.minutes < 0 or (passed is not None and asked.minutes > passed):
        return refuse(state, "clock_not_there_yet", "partida_time_limit_min", match=match.id, minutes=asked.minutes, passed=passed or 0)
    return asked.minutes


@enforces("partida_time_limit_min", "time_tie_rule", "overtime_min")
def _on_time(state: State, match: Match, form: Format, asked: do.Scored, minutes: int | None) -> Side | Refusal:
    """The side that the end of the time gives the last partida to: the one that is ahead, or the one that the rules name when level.

    A clock that nobody read, or that has not run out, gives it to nobody.
    """
    timed = [score for score in asked.partidas if form.target is not None and max(score) < form.target]
    limit, more = form.clock_min or 0, form.overtime_min or 0
    own = (minutes or 0) - limit * (len(timed) - 1)
    overtimes = asked.overtimes if asked.overtimes is not None else max(0, own - limit) // more if more else 0
    first = match.sides.index(asked.first_mao) if asked.first_mao in match.sides else None
    verdict = at_time(form, MatchClock(minutes=own, overtimes=overtimes, first_mao=first), timed[-1], form.tie)
    if verdict == "running":
        return refuse(state, "time_not_up", "partida_time_limit_min", match=match.id, minutes=own, limit=limit + overtimes * more)
    if verdict == "overtime":
        owed = not overtimes or max(timed[-1]) == 0
        return refuse(state, "overtime_owed" if owed else "first_mao_missing", "time_tie_rule", match=match.id, minutes=more)
    if verdict == "director":
        return refuse(state, "level_on_time", "time_tie_rule", match=match.id)
    return 0 if verdict == "first" else 1
