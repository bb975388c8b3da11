"""A sheet of a workbook as text with semicolons, as spreadsheets here write and read it."""

import csv
from io import StringIO
from typing import Final

from tento.papers.sheets import Cell, Money, Sheet
from tento.papers.words import money

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""With these a spreadsheet begins a formula: a name that does so gets a mark before it."""


def text_of(sheet: Sheet) -> bytes:
    """The heading and a line for each row."""
    out = StringIO(newline="")
    writer = csv.writer(out, delimiter=";")
    writer.writerow(sheet.head)
    writer.writerows([_plain(cell) for cell in row] for row in sheet.rows)
    return out.getvalue().encode("utf-8-sig")


def _plain(cell: Cell) -> str | int:
    if isinstance(cell, int):
        return cell
    text = money(cell.centavos) if isinstance(cell, Money) else cell
    return f"'{text}" if text.startswith(FORMULA) else text
