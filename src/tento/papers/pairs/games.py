"""Matches as the pages show them: code, place and time, both sides, and the result."""

from collections.abc import Iterable
from datetime import datetime

import msgspec

from tento.championship.pairs.advancing import form_of
from tento.championship.pairs.fixtures import THIRD
from tento.championship.pairs.state import NOBODY, Match, State
from tento.papers.pairs.labels import Label, label_of
from tento.papers.words import Words, day, hour, listed, moment, named, plain, say


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """One match. A side is None where nobody stands; `blank` says why. `won` is the winner's place, if there is one."""

    id: str
    code: str
    stage: str
    round: str
    table: str
    table_text: str
    starts: str
    sides: tuple[Label | None, Label | None]
    blank: tuple[str, str]
    won: int | None
    partidas: tuple[str, str]
    points: tuple[str, str]
    how: str
    note: str
    bye: bool


def game_of(state: State, match: Match, words: Words) -> Game:
    """A match with the names of its sides."""
    result = match.result
    counted = result is not None and result.counts
    plain = result is None or result.how in ("played", "bye")
    single = form_of(state, match).best_of == 1
    return Game(
        id=match.id,
        code=words["third_code"] if _is_third(match) else match.id.partition("/")[2],
        stage=named(words, "stage", match.stage),
        round=round_name(state, match, words),
        table="" if match.table is None else str(match.table),
        table_text="" if match.table is None else say(words, "at_table", table=match.table),
        starts=starts_at(state, match, words),
        sides=(_side(state, match.sides[0]), _side(state, match.sides[1])),
        blank=(_blank(match.sides[0], words), _blank(match.sides[1], words)),
        won=None if result is None else result.winner,
        partidas=_both(result.points if single else result.partidas) if result is not None and counted else ("", ""),
        points=_both(result.points) if result is not None and counted else ("", ""),
        how="" if result is None else named(words, "how", result.how),
        note=_note(state, match, words, "" if plain or result is None else named(words, "how", result.how)),
        bye=NOBODY in match.sides and any(match.sides),
    )


def starts_at(state: State, match: Match, words: Words) -> str:
    """The hour of a match, with its day where the event has more than one."""
    first = _first_start(state, (name for stage in state.stages for name in stage.matches))
    last = _first_start(state, (name for stage in reversed(state.stages) for name in reversed(stage.matches)))
    several = first is not None and last is not None and day(first, words) != day(last, words)
    return moment(match.starts, words) if several else hour(match.starts, words)


def _first_start(state: State, names: Iterable[str]) -> datetime | None:
    """When the first of these matches begins that was given a time."""
    return next((at for name in names if (at := state.matches[name].starts) is not None), None)


def _note(state: State, match: Match, words: Words, how: str) -> str:
    """What a reader would wonder at: a result without play, and somebody beaten in the stage before who plays again."""
    back = [label_of(state, name).name for name in match.sides if name and name in came_back(state, match.stage)]
    again = say(words, "came_back", who=listed(words, back)) if back else ""
    return " · ".join(filter(None, (how, again)))


def came_back(state: State, name: str) -> tuple[str, ...]:
    """Who plays a stage although the one before beat them: its best losers."""
    names = [stage.name for stage in state.stages]
    place = names.index(name)
    before = state.stages[place - 1] if place else None
    if before is None or not state.rules.stages[name].best_losers:
        return ()
    return tuple(entry for entry in before.advanced if entry not in before.ranking[0])


def _both(pair: tuple[int, int]) -> tuple[str, str]:
    return plain(pair[0]), plain(pair[1])


def _side(state: State, name: str | None) -> Label | None:
    return label_of(state, name) if name else None


def _blank(name: str | None, words: Words) -> str:
    return words["waiting"] if name is None else words["bye"] if name == NOBODY else ""


def _is_third(match: Match) -> bool:
    return match.id.endswith(f"/{THIRD}")


def round_name(state: State, match: Match, words: Words) -> str:
    """A group and its round, the match for third place, or a round of the knockout by how many matches it has."""
    if match.group is not None:
        return f"{say(words, 'group', group=match.group)} · {words['round']} {match.round}"
    if _is_third(match):
        return words["third"]
    stage = state.stage(match.stage)
    if stage is None or state.rules.stages[match.stage].rounds is not None:
        return named(words, "stage", match.stage)
    last = max(state.matches[name].round for name in stage.matches)
    size = 1 << (last - match.round)
    return words.get(f"round/{size}", f"{words['round']} {match.round}")
