"""Papers and workbooks of a championship as files: typst makes the PDFs, xlsxwriter the sheets. The same data gives the same bytes."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from importlib.resources import as_file, files
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec
import typst
import xlsxwriter

from tento.cards.chance import Chance
from tento.championship.core.beside import people_text
from tento.championship.core.reading import write_sealed
from tento.championship.core.tournament import Held
from tento.papers.document import Document, Edition, head_of
from tento.papers.sheets import Cell, Money, Sheet

TEMPLATES: Final = files("tento.papers") / "templates"
EPOCH: Final = datetime(2000, 1, 1)
"""A workbook tells when it was made; one that anybody can make again tells nothing of the clock."""
WIDEST: Final = 60


def write_text(text: str, path: Path) -> Path:
    """A text, with the same ends of lines on every machine."""
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


def logged(event: Held, log: Path) -> Held:
    """The event with the log that was written of it."""
    return event._replace(written=log.read_text(encoding="utf-8"))


def write_log(event: Held, edition: Edition, out: Path) -> list[Path]:
    """The log of an event as it was written; that of a simulation with its made-up people beside it.

    The people of a real event stay where they are: what is printed is pinned on walls.
    """
    if event.written:
        return [write_text(event.written, out)]
    chance = Chance(edition.seed or 0, "people")
    text, things = write_sealed(event.log, lambda count: bytes(chance.below(256) for _ in range(count)))
    people = out.with_name(f"{out.name.removesuffix('.log')}.people.json")
    return [write_text(text, out), write_text(people_text(things), people)]


def headed(edition: Edition, event: Held) -> Edition:
    """An edition that tells on every page how far the log of this event has come."""
    return msgspec.structs.replace(edition, head=head_of(event.written)) if event.written else edition


def write_lines(lines: Iterable[str], path: Path) -> Path:
    """Lines, each with its end."""
    return write_text("".join(f"{line}\n" for line in lines), path)


def write_pdfs(documents: Iterable[Document], out: Path) -> list[Path]:
    """A PDF for each document, with the fonts that come with typst and no date of its own."""
    written = []
    with as_file(TEMPLATES) as templates:
        for document in documents:
            path = out / f"{document.name}.pdf"
            path.write_bytes(pdf_of(document, templates))
            written.append(path)
    return written


def pdf_of(document: Document, templates: Path) -> bytes:
    """One document as PDF."""
    made = typst.compile(
        templates / document.template, root=templates, ignore_system_fonts=True, sys_inputs={"data": document.data.decode()}, timestamp=0
    )
    assert isinstance(made, bytes), "a PDF is one file"
    return made


def write_book(sheets: Sequence[Sheet], path: Path) -> Path:
    """A workbook as a file."""
    path.write_bytes(book_of(sheets))
    return path


def book_of(sheets: Sequence[Sheet]) -> bytes:
    """A workbook with a sheet for each list; a heading that stays, filters, and columns as wide as what they hold."""
    out = BytesIO()
    with xlsxwriter.Workbook(out, {"in_memory": True}) as book:
        book.set_properties({"created": EPOCH})
        head = book.add_format({"bold": True, "bottom": 1})
        money = book.add_format({"num_format": '"R$" #,##0.00'})
        for number, sheet in enumerate(sheets, 1):
            made = book.add_worksheet(_sheet_name(sheet.title, number))
            made.freeze_panes(1, 0)
            made.autofilter(0, 0, len(sheet.rows), len(sheet.head) - 1)
            for column, title in enumerate(sheet.head):
                made.write_string(0, column, title, head)
                made.set_column(column, column, min(WIDEST, 3 + max([len(title), *(len(_text(row[column])) for row in sheet.rows)])))
            for place, row in enumerate(sheet.rows, 1):
                for column, cell in enumerate(row):
                    if isinstance(cell, Money):
                        made.write_number(place, column, cell.centavos / 100, money)
                    elif isinstance(cell, int):
                        made.write_number(place, column, cell)
                    else:
                        made.write_string(place, column, cell)  # a name that begins like a formula stays a name
    return out.getvalue()


def _text(cell: Cell) -> str:
    return f"R$ {cell.centavos:,}" if isinstance(cell, Money) else str(cell)


def _sheet_name(title: str, number: int) -> str:
    """What a workbook accepts as a name: 31 letters, none of them its own signs."""
    plain = "".join(letter for letter in title if letter not in "[]:*?/\\'").strip() or str(number)
    return plain if len(plain) <= 31 else f"{plain[:27]}… {number}"
