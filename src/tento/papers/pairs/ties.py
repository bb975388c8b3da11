"""The reasoning of every tie that was broken, as sentences that hang on the wall beside the tables."""

from collections.abc import Iterator

import msgspec

from tento.championship.pairs.best_losers import Loser, Repechage, best_losers
from tento.championship.pairs.fixtures import group_name
from tento.championship.pairs.honours import places
from tento.championship.pairs.ranking import losers, tables
from tento.championship.pairs.state import StageState, State
from tento.championship.pairs.tiebreaks import LOTS, Broken
from tento.papers.pairs.games import came_back
from tento.papers.pairs.labels import label_of
from tento.papers.words import Words, basis, listed, named, plain, say


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """One tie: where it was, how it was broken, and by which articles."""

    where: str
    text: str
    articles: str


def reason(state: State, words: Words, where: str, tie: Broken, rule: str) -> Reason:
    """The sentence of one tie: who was in it, what broke it, with what values, best first."""
    names = {name: label_of(state, name).name for name in tie.tied}
    tied = listed(words, [names[name] for name in tie.tied])
    if tie.by == LOTS:
        text = say(words, "tie_lots", tied=tied, order=", ".join(names[name] for part in tie.parts for name in part))
    else:
        valued = ", ".join(
            f"{names[name]} {plain(abs(tie.values[name]) if tie.by == 'points_conceded' else tie.values[name])}"
            for part in tie.parts
            for name in part
        )
        text = say(words, "tie", tied=tied, by=named(words, "criterion", tie.by), order=valued)
    return Reason(where=where, text=text, articles=basis(state.rulebook, rule))


def of_groups(state: State, stage: StageState, words: Words) -> list[list[Reason]]:
    """The ties of each group, in the order of the groups."""
    return [
        [reason(state, words, say(words, "group", group=group_name(place)), tie, "standings.tiebreaks") for tie in table.order.broken]
        for place, table in enumerate(tables(state, stage))
    ]


def of_third(state: State, words: Words) -> list[Reason]:
    """Why one of the semifinal's losers is third, where points decide it: those made in that match, then those conceded."""
    levels = places(state)
    if state.champion is None or state.rules.honours.third_place != "points" or len(levels) < 4 or len(levels[2]) > 1:
        return []
    tied = (*levels[2], *levels[3])
    made, conceded = ({name: _last_points(state, name)[side] for name in tied} for side in (0, 1))
    by, values = ("points_made", made) if len(set(made.values())) > 1 else ("points_conceded", conceded)
    tie = Broken(tied, by, values, tuple((name,) for name in tied))
    return [reason(state, words, words["third_place"], tie, "honours.third_place")]


def _last_points(state: State, name: str) -> tuple[int, int]:
    """The points that an entry made and conceded in its last match."""
    match = state.matches[state.entries[name].matches[-1]]
    points = match.result.points if match.result is not None else (0, 0)
    return points if match.sides[0] == name else (points[1], points[0])


class Beaten(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the list of best losers."""

    number: str
    name: str
    made: str
    conceded: str
    goes_on: bool


class LosersTable(msgspec.Struct, frozen=True, kw_only=True):
    """The losers of a stage from which the next one took some, best first, with the ties between them."""

    title: str
    rows: tuple[Beaten, ...]
    ties: tuple[Reason, ...]
    articles: str


def of_losers(state: State, words: Words) -> Iterator[LosersTable]:
    """A table for each stage whose losers could go on."""
    for before, after in zip(state.stages, state.stages[1:], strict=False):
        if before.closed and state.rules.stages[after.name].best_losers:
            yield _losers(state, before, after, words)


def _losers(state: State, before: StageState, after: StageState, words: Words) -> LosersTable:
    back = came_back(state, after.name)
    found = losers(_still_in(state, back), before)
    chosen: Repechage = best_losers(state.rules.standings, found, len(found), before.lots)
    lines = {one.name: one for one in found}
    order = [*back, *(name for name in chosen.chosen if name not in back)]
    title = say(words, "best_losers", stage=named(words, "stage", before.name))
    return LosersTable(
        title=title,
        rows=tuple(_beaten(state, lines[name], name in back) for name in order if name in lines),
        ties=tuple(reason(state, words, title, tie, "standings.best_losers") for tie in chosen.broken),
        articles=basis(state.rulebook, "standings.best_losers"),
    )


def _still_in(state: State, names: tuple[str, ...]) -> State:
    """The championship with these in it: one who went on and was put out later keeps the line by which they went on."""
    entries = state.entries
    for name in names:
        entries = entries.insert(name, msgspec.structs.replace(entries[name], status="selected"))
    return msgspec.structs.replace(state, entries=entries)


def _beaten(state: State, loser: Loser, goes_on: bool) -> Beaten:
    label = label_of(state, loser.name)
    return Beaten(number=label.number, name=label.name, made=plain(loser.made), conceded=plain(loser.conceded), goes_on=goes_on)
