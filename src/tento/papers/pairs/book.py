"""The workbook of a championship of pairs: everything that its papers show, to be sorted and counted again."""

from collections.abc import Iterator, Sequence

from tento.championship.core.telling import Note
from tento.championship.pairs.entry_numbers import number_of
from tento.championship.pairs.fixtures import group_name
from tento.championship.pairs.honours import delegations, places
from tento.championship.pairs.ranking import tables
from tento.championship.pairs.scores import Result
from tento.championship.pairs.state import StageState, State, in_order
from tento.papers.diary import diary_heads, diary_rows
from tento.papers.pairs.games import game_of
from tento.papers.pairs.labels import label_of
from tento.papers.pairs.pages import side_name
from tento.papers.pairs.ties import of_groups, of_losers, of_third
from tento.papers.sheets import Cell, Row, Sheet, heads
from tento.papers.words import Words, named, say


def book_of_pairs(state: State, words: Words, diary: Sequence[Note] = ()) -> list[Sheet]:
    """Entries, matches, tables, standings, the reasoning of ties, the points of delegations, and the diary of the decisions."""
    grouped = [stage for stage in state.stages if stage.drawn and state.rules.stages[stage.name].kind != "knockout"]
    made = [
        Sheet(words["entries"], heads(words, "entry", "people", "delegation", "status"), tuple(_entries(state, words))),
        Sheet(
            words["matches"],
            _match_heads(state, words),
            tuple(_matches(state, words)),
        ),
        Sheet(words["standings"], heads(words, "place", "entry", "people", "delegation"), tuple(_places(state))),
        Sheet(words["groups"], _table_heads(words), tuple(row for stage in grouped for row in _groups(state, stage, words))),
        Sheet(words["ties"], heads(words, "stage", "reasoning", "article"), tuple(_ties(state, grouped, words))),
    ]
    if state.champion is not None and state.rules.honours.delegation_points:
        ranked = sorted(delegations(state).items(), key=lambda one: (-one[1], one[0]))
        made.append(Sheet(words["delegations"], heads(words, "delegation", "points"), tuple(ranked)))
    made.append(Sheet(words["decisions"], diary_heads(words), tuple(diary_rows(diary, words))))
    return [sheet for sheet in made if sheet.rows]


def _match_heads(state: State, words: Words) -> tuple[str, ...]:
    before, after = heads(words, "match", "stage", "round", "table", "time"), heads(words, "how", "winner")
    each = (side_name(state, words), *heads(words, "partidas", "score"))
    return *before, *(f"{name} {number}" for name in each for number in (1, 2)), *after


def _table_heads(words: Words) -> tuple[str, ...]:
    return heads(words, "stage", "place", "entry", "people", "matches", "wins", "points", "won", "lost", "made", "conceded")


def _entries(state: State, words: Words) -> Iterator[Row]:
    for entry in in_order(state):
        people = " / ".join(person.name for person in entry.people)
        yield number_of(state, entry.id), people, entry.delegation or "", named(words, "status", entry.status)


def _matches(state: State, words: Words) -> Iterator[Row]:
    for stage in state.stages:
        for name in stage.matches:
            game = game_of(state, state.matches[name], words)
            sides = tuple(side.name if side is not None else blank for side, blank in zip(game.sides, game.blank, strict=True))
            won = sides[game.won] if game.won is not None else ""
            table = int(game.table) if game.table else ""
            scores = _scores(state.matches[name].result, any(game.partidas), any(game.points))
            yield game.code, game.stage, game.round, table, game.starts, *sides, *scores, game.how, won


def _scores(result: Result | None, partidas: bool, points: bool) -> tuple[Cell, Cell, Cell, Cell]:
    """The partidas and the points of both sides as numbers, as far as the papers tell them too."""
    if result is None:
        return "", "", "", ""
    won = result.partidas if partidas else ("", "")
    made = result.points if points else ("", "")
    return won[0], won[1], made[0], made[1]


def _places(state: State) -> Iterator[Row]:
    place = 1
    for level in places(state):
        for name in level:
            label = label_of(state, name)
            yield place, label.number, " / ".join(label.people), label.delegation
        place += len(level)


def _groups(state: State, stage: StageState, words: Words) -> Iterator[Row]:
    for number, table in enumerate(tables(state, stage)):
        where = say(words, "group", group=group_name(number))
        for place, row in enumerate(table.rows, 1):
            label = label_of(state, row.entry)
            counted = (row.played, row.won, row.points, row.partidas_won, row.partidas_lost, row.made, row.conceded)
            yield where, place, label.number, " / ".join(label.people), *counted


def _ties(state: State, grouped: Sequence[StageState], words: Words) -> Iterator[Row]:
    of_all = [tie for stage in grouped for group in of_groups(state, stage, words) for tie in group]
    of_all += [tie for table in of_losers(state, words) for tie in table.ties]
    for tie in of_all + of_third(state, words):
        yield tie.where, tie.text, tie.articles
