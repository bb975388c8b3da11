"""The shape of a bracket: columns of boxes and the lines between them, in units that a drawing scales to its paper."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tento.championship.pairs.fixtures import THIRD
from tento.championship.pairs.state import Match, StageState, State
from tento.papers.pairs.games import Game, game_of, round_name
from tento.papers.pairs.labels import Label, label_of
from tento.papers.words import Words, say

WIDTH: Final = 320
GAP: Final = 36
HEAD: Final = 46
CAPTION: Final = 15
LINE: Final = 19
CROWN: Final = 70
ONE_PAGE: Final = 16
"""So many matches of the first round fit on one page, one under the other."""
TWO_LINES: Final = 8
"""With no more than so many, each side takes a line for each of its people."""


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """A match in its place: the corner of the box, and the height of each of its two sides."""

    game: Game
    x: int
    y: int
    row: int


class Wire(msgspec.Struct, frozen=True):
    """A line from a box to the one that its winner goes to: out, up or down, in."""

    x: int
    y: int
    to_x: int
    to_y: int


class Heading(msgspec.Struct, frozen=True):
    """The name of a column."""

    text: str
    x: int


class Crown(msgspec.Struct, frozen=True, kw_only=True):
    """Who won it all, and where that is written: above the last box, or under it where a heading is too near."""

    title: str
    label: Label
    x: int
    y: int


class Drawing(msgspec.Struct, frozen=True, kw_only=True):
    """A whole bracket, or a part of it, with its title."""

    title: str
    width: int
    height: int
    headings: tuple[Heading, ...]
    boxes: tuple[Box, ...]
    wires: tuple[Wire, ...]
    champion: Crown | None = None


Columns = Sequence[Sequence[Match]]


def columns_of(state: State) -> list[list[Match]]:
    """The matches of all knockout stages, a column for each round; a match for third place stands under the final."""
    columns: list[list[Match]] = []
    for stage in state.stages:
        if stage.drawn and state.rules.stages[stage.name].kind == "knockout":
            columns += _rounds(state, stage)
    return columns


def _rounds(state: State, stage: StageState) -> list[list[Match]]:
    matches = [state.matches[name] for name in stage.matches]
    turns = sorted({match.round for match in matches})
    return [sorted((match for match in matches if match.round == turn), key=lambda match: match.place) for turn in turns]


def whole(state: State, words: Words) -> Drawing | None:
    """The whole bracket in one drawing; None if nothing is played that way."""
    columns = columns_of(state)
    return drawn(state, words, f"{state.title} – {words['bracket']}", columns) if columns else None


def pages(state: State, words: Words) -> list[Drawing]:
    """The bracket cut into parts that fit on a page each, the last rounds on a page of their own."""
    columns = columns_of(state)
    if not columns:
        return []
    if max(map(len, columns)) <= ONE_PAGE:
        return [drawn(state, words, words["bracket"], columns)]
    depth = ONE_PAGE.bit_length()
    parts = -(-len(columns[0]) // ONE_PAGE)
    found = []
    for part in range(parts):
        cut = [[match for match in column if (match.place - 1 << turn) // ONE_PAGE == part] for turn, column in enumerate(columns[:depth])]
        found.append(drawn(state, words, say(words, "bracket_part", part=part + 1, parts=parts), cut))
    return [*found, drawn(state, words, words["bracket_end"], columns[depth - 1 :])]


def drawn(state: State, words: Words, title: str, columns: Columns) -> Drawing:
    """Puts every match in its place: between those that feed it, or evenly down the column where none does."""
    tallest = max(map(len, columns))
    row = 2 * LINE + 5 if tallest <= TWO_LINES else LINE + 4
    pitch = CAPTION + 2 * row + (16 if tallest <= TWO_LINES else 5)
    tops: dict[str, int] = {}
    for column in columns:
        main = [match for match in column if not match.id.endswith(f"/{THIRD}")]
        fed = _feeders(columns)
        for place, match in enumerate(main):
            before = [tops[name] for name in fed.get(match.id, ()) if name in tops]
            even = HEAD + (tallest * pitch * (2 * place + 1)) // (2 * len(main)) - pitch // 2
            tops[match.id] = sum(before) // len(before) if before else even
        for match in column:
            if match not in main:
                tops[match.id] = tops[main[-1].id] + 2 * pitch
    boxes = [
        Box(game=game_of(state, match, words), x=turn * (WIDTH + GAP), y=tops[match.id] + CAPTION, row=row)
        for turn, column in enumerate(columns)
        for match in column
    ]
    crown = _crown(state, words, boxes)
    headings = tuple(Heading(round_name(state, column[0], words), turn * (WIDTH + GAP)) for turn, column in enumerate(columns))
    return Drawing(
        title=title,
        width=len(columns) * (WIDTH + GAP) - GAP,
        height=max(HEAD + tallest * pitch, *(box.y + 2 * box.row for box in boxes), crown.y + CROWN if crown else 0),
        headings=headings,
        boxes=tuple(boxes),
        wires=_wires(columns, {box.game.id: box for box in boxes}),
        champion=crown,
    )


def _crown(state: State, words: Words, boxes: Sequence[Box]) -> Crown | None:
    """The champion, where the drawing has the match that crowned them."""
    last = next((box for box in boxes if box.game.round == words["round/1"] and box.game.won is not None), None)
    if state.champion is None or last is None:
        return None
    title = words["champion_one" if state.rules.entries.kind != "pairs" else "champion"]
    above = last.y - CAPTION - CROWN
    under = max(box.y + 2 * box.row for box in boxes if box.x == last.x) + LINE + 12
    return Crown(title=title, label=label_of(state, state.champion), x=last.x, y=above if above > HEAD else under)


def _feeders(columns: Columns) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for column in columns:
        for match in column:
            if match.feeds is not None:
                found.setdefault(match.feeds[0], []).append(match.id)
    return found


def _wires(columns: Columns, boxes: Mapping[str, Box]) -> tuple[Wire, ...]:
    """From the middle of each box to the side of the next one that its winner takes."""
    found = []
    for column in columns:
        for match in column:
            if match.feeds is not None and match.feeds[0] in boxes:
                start, end = boxes[match.id], boxes[match.feeds[0]]
                found.append(Wire(start.x + WIDTH, start.y + start.row, end.x, end.y + end.row // 2 + match.feeds[1] * end.row))
    return tuple(found)
