"""A workbook as plain cells: sheets of rows, before any file is made of them."""

import msgspec

from tento.papers.words import Words


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


def heads(words: Words, *keys: str) -> tuple[str, ...]:
    """The headings of columns, by the keys of their words."""
    return tuple(words[key] for key in keys)
