"""The sheets of a workbook as plain cells: everything that the papers show, to be sorted and counted again."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from tento.championship.pairs.fixtures import group_name
from tento.championship.pairs.honours import delegations, places
from tento.championship.pairs.ranking import tables
from tento.championship.pairs.state import StageState, State, in_order
from tento.championship.poker.telling import Note
from tento.papers.games import game_of
from tento.papers.labels import label_of
from tento.papers.pages import side_name
from tento.papers.poker import NO_PLACE, Played, Ranked, told
from tento.papers.ties import of_groups, of_losers, of_third
from tento.papers.words import Words, named, say, score


class Money(msgspec.Struct, frozen=True):
    """A cell that holds an amount."""

    centavos: int


Cell = str | int | Money
Row = tuple[Cell, ...]


class Sheet(msgspec.Struct, frozen=True):
    """One sheet: its name, the heading of each column, the rows."""

    title: str
    head: tuple[str, ...]
    rows: tuple[Row, ...]


def book_of_pairs(state: State, words: Words) -> list[Sheet]:
    """Entries, matches, tables, standings, the reasoning of ties, and the points of delegations."""
    grouped = [stage for stage in state.stages if stage.drawn and state.rules.stages[stage.name].kind != "knockout"]
    made = [
        Sheet(words["entries"], _heads(words, "entry", "people", "delegation", "status"), tuple(_entries(state, words))),
        Sheet(
            words["matches"],
            _match_heads(state, words),
            tuple(_matches(state, words)),
        ),
        Sheet(words["standings"], _heads(words, "place", "entry", "people", "delegation"), tuple(_places(state))),
        Sheet(words["groups"], _table_heads(words), tuple(row for stage in grouped for row in _groups(state, stage, words))),
        Sheet(words["ties"], _heads(words, "stage", "reasoning", "article"), tuple(_ties(state, grouped, words))),
    ]
    if state.champion is not None and state.rules.honours.delegation_points:
        ranked = sorted(delegations(state).items(), key=lambda one: (-one[1], one[0]))
        made.append(Sheet(words["delegations"], _heads(words, "delegation", "points"), tuple(ranked)))
    return [sheet for sheet in made if sheet.rows]


def _heads(words: Words, *keys: str) -> tuple[str, ...]:
    return tuple(words[key] for key in keys)


def _match_heads(state: State, words: Words) -> tuple[str, ...]:
    before, after = _heads(words, "match", "stage", "round", "table", "time"), _heads(words, "partidas", "score", "how", "winner")
    return *before, *(f"{side_name(state, words)} {number}" for number in (1, 2)), *after


def _table_heads(words: Words) -> tuple[str, ...]:
    return _heads(words, "stage", "place", "entry", "people", "matches", "wins", "points", "won", "lost", "made", "conceded")


def _entries(state: State, words: Words) -> Iterator[Row]:
    for entry in in_order(state):
        people = " / ".join(person.name for person in entry.people)
        yield entry.id, people, entry.delegation or "", named(words, "status", entry.status)


def _matches(state: State, words: Words) -> Iterator[Row]:
    for stage in state.stages:
        for name in stage.matches:
            game = game_of(state, state.matches[name], words)
            sides = tuple(side.name if side is not None else blank for side, blank in zip(game.sides, game.blank, strict=True))
            won = sides[game.won] if game.won is not None else ""
            table = int(game.table) if game.table else ""
            scores = (score(*game.partidas) if game.partidas != game.points else "", score(*game.points))
            yield game.code, game.stage, game.round, table, game.starts, *sides, *scores, game.how, won


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


def book_of_poker(played: Sequence[Played], ranked: Ranked, diaries: Mapping[str, Sequence[Note]], words: Words) -> list[Sheet]:
    """For each tournament its entries, standings and diary; then the ranking and its money."""
    made = []
    for one in played:
        kind, name = one.opening.kind, words[one.opening.kind]
        made += [
            Sheet(
                f"{words['entries']} {name}",
                _heads(words, "player", "entries"),
                tuple((who, one.state.entered[who]) for who in one.state.listed),
            ),
            Sheet(f"{words['payouts']} {name}", _prize_heads(one, words), tuple(_prizes(one))),
            Sheet(f"{words['floor']} {name}", _diary_heads(words), tuple(_diary(diaries[kind], words))),
        ]
    lines = tuple((line.place, line.player, line.points, words[line.broken_by] if line.broken_by else "") for line in ranked.lines)
    put_aside: list[Row] = [
        (words["fund_collected"], Money(ranked.fund.collected)),
        (say(words, "fund_stage", player=ranked.champion), Money(sum(ranked.fund.stages))),
        (words["fund_annual"], Money(ranked.fund.annual)),
    ]
    made += [
        Sheet(words["ranking"], _heads(words, "place", "player", "points", "broken_by"), lines),
        Sheet(words["fund"], _heads(words, "line", "amount"), tuple(put_aside)),
    ]
    return made


def _prizes(played: Played) -> Iterator[Row]:
    closing = played.closing
    for who in closing.places:
        taken = (Money(closing.knockouts.get(who, 0)),) if closing.pool.knockouts else ()
        yield closing.official.get(who, NO_PLACE), who, Money(closing.paid[who]), *taken, closing.points[who].total


def _prize_heads(played: Played, words: Words) -> tuple[str, ...]:
    taken = (words["money/knockout"],) if played.closing.pool.knockouts else ()
    return *_heads(words, "place", "player", "prize"), *taken, words["points"]


def _diary_heads(words: Words) -> tuple[str, ...]:
    return _heads(words, "day", "time", "what", "decided_by", "why")


def _diary(notes: Sequence[Note], words: Words) -> Iterator[Row]:
    """The floor's diary with who decided each thing, and why."""
    for note, line in zip(notes, told(notes, words), strict=True):
        yield *line, named(words, "said", note.by), named(words, "said", note.why)
