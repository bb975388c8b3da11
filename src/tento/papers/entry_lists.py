"""Lists of entries that somebody sends, as CSV or XLSX: a line for each person, read into the fields of entries.

Every line that cannot be read is named with its reason; the others are read all the same, so that one look shows all that is wrong.
"""

import csv
import io
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from itertools import groupby
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile, ZipFile

import msgspec
from python_calamine import CalamineError, CalamineWorkbook

from tento.championship.core.people import close_cpf
from tento.table.refusal import Refusal

MOST_LINES: Final = 10_000
MOST_BYTES: Final = 5_000_000
UNPACKED: Final = 20 * MOST_BYTES
_ZIP: Final = b"PK\x03\x04"
_DATE: Final = re.compile(r"(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})")
_YES: Final = ("sim", "s", "yes", "y", "true", "verdadeiro", "1", "x")
_NO: Final = ("nao", "n", "no", "false", "falso", "0")

COLUMNS: Final[Mapping[str, tuple[str, ...]]] = {
    "entry": ("inscricao", "dupla", "equipe", "entry"),
    "name": ("nome", "nome completo", "name"),
    "cpf": ("cpf",),
    "born": ("nascimento", "data de nascimento", "born"),
    "residence": ("residencia", "pais de residencia", "residence"),
    "domicile": ("domicilio", "pais de domicilio", "domicile"),
    "foreigner": ("estrangeiro", "foreigner"),
    "foreign_document": ("documento estrangeiro", "passaporte", "foreign document"),
    "speaks_portuguese": ("fala portugues", "speaks portuguese"),
    "ties": ("vinculos", "ties"),
    "declared": ("declaracoes", "declared"),
    "accepted_version": ("regulamento aceito", "versao aceita", "accepted version"),
    "delegation": ("delegacao", "delegation"),
    "channel": ("canal", "channel"),
}
"""What a column may be called, without accents and in small letters."""
NEEDED: Final = ("entry", "name")
_OF_ENTRY: Final = ("delegation", "channel")


class BadList(ValueError):
    """A file that is no list at all: the code of the reason and its facts."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code, self.facts = code, facts


class Problem(NamedTuple):
    """A line that cannot be read: its number, the code of the reason and its facts; or the refusal of the rules."""

    line: int
    code: str
    facts: Mapping[str, str | int]
    refusal: Refusal | None = None


class Asked(NamedTuple):
    """An entry of the list: the lines of its people and its fields."""

    lines: tuple[int, ...]
    fields: dict[str, Any]


def read_list(raw: bytes, cpf_key: bytes) -> tuple[list[Asked], list[Problem]]:
    """The entries of a list, and what is wrong with it line by line. BadList if it cannot be read at all."""
    if len(raw) > MOST_BYTES:
        raise BadList("list_too_large", most=MOST_BYTES)
    rows = list(_workbook(raw) if raw.startswith(_ZIP) else _text(raw))
    if len(rows) > MOST_LINES + 1:
        raise BadList("list_too_long", most=MOST_LINES)
    if not rows:
        raise BadList("list_empty")
    columns = _columns(rows[0])
    people: list[tuple[int, dict[str, Any]]] = []
    problems: list[Problem] = []
    for number, row in enumerate(rows[1:], 2):
        found = {name: row[place] for name, place in columns.items() if place < len(row) and str(row[place]).strip()}
        if found:
            fields = _fields(number, found, cpf_key, problems)
            people.append((number, fields))
    return [_entry(list(group)) for _, group in groupby(people, key=lambda one: one[1].get("entry"))], problems


def _columns(head: Sequence[Any]) -> dict[str, int]:
    known = {word: name for name, words in COLUMNS.items() for word in words}
    found: dict[str, int] = {}
    for place, title in enumerate(head):
        word = _plain(str(title or ""))
        if not word:
            continue
        if word not in known:
            raise BadList("list_unknown_column", column=str(title)[:40], known=", ".join(words[0] for words in COLUMNS.values()))
        if known[word] in found:
            raise BadList("list_column_twice", column=str(title)[:40])
        found[known[word]] = place
    missing = [COLUMNS[name][0] for name in NEEDED if name not in found]
    if missing:
        raise BadList("list_column_missing", column=", ".join(missing))
    return found


def _fields(number: int, found: Mapping[str, Any], cpf_key: bytes, problems: list[Problem]) -> dict[str, Any]:
    """The fields of one person; what cannot be read is left out and told."""
    read: dict[str, Any] = {}
    for name, value in found.items():
        try:
            read[name] = _READ[name](value, cpf_key)
        except BadList as error:
            problems.append(Problem(number, error.code, {"column": COLUMNS[name][0], **error.facts}))
        except _Refused as error:
            problems.append(Problem(number, error.refusal.code, {}, error.refusal))
    problems += [Problem(number, "list_value_missing", {"column": COLUMNS[name][0]}) for name in NEEDED if name not in found]
    return read


def _entry(lines: Sequence[tuple[int, dict[str, Any]]]) -> Asked:
    fields = lines[0][1]
    people = [{name: value for name, value in one.items() if name not in ("entry", *_OF_ENTRY)} for _, one in lines]
    of_entry: dict[str, Any] = {name: fields[name] for name in _OF_ENTRY if name in fields}
    return Asked(tuple([number for number, _ in lines]), {"entry": fields.get("entry", ""), "people": people, **of_entry})


def _text(raw: bytes) -> Iterator[Sequence[str]]:
    """The rows of a CSV, whichever sign is between its columns: what spreadsheets write here is a semicolon."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = raw.decode("cp1252", errors="replace")
    if "\0" in text:
        raise BadList("list_not_text")
    head = text.split("\n", 1)[0]
    between = max(";,\t", key=head.count)
    try:
        yield from csv.reader(io.StringIO(text, newline=""), delimiter=between)
    except csv.Error as error:
        raise BadList("list_not_text") from error


def _workbook(raw: bytes) -> Sequence[Sequence[Any]]:
    """The rows of the first sheet of a workbook; formulas count as what they came to. A small file may unpack to a very large one."""
    try:
        if sum(part.file_size for part in ZipFile(io.BytesIO(raw)).infolist()) > UNPACKED:
            raise BadList("list_too_large", most=MOST_BYTES)
        return CalamineWorkbook.from_filelike(io.BytesIO(raw)).get_sheet_by_index(0).to_python(nrows=MOST_LINES + 2)
    except (CalamineError, BadZipFile) as error:
        raise BadList("list_not_text") from error


def _plain(text: str) -> str:
    """Small letters without accents, one space between words."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return " ".join(bare.casefold().replace("_", " ").split())


class _Refused(Exception):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def _word(value: Any, _cpf_key: bytes) -> str:
    """A cell as text; a number that a spreadsheet made of an id loses its comma."""
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value).strip()


def _cpf(value: Any, cpf_key: bytes) -> Any:
    digits = _word(value, cpf_key)
    closed = close_cpf(digits.zfill(11) if digits.isdigit() else digits, cpf_key)
    if isinstance(closed, Refusal):
        raise _Refused(closed)
    return msgspec.to_builtins(closed)


def _day(value: Any, _cpf_key: bytes) -> str:
    """A day as Brazilians write it, by ISO, or as a spreadsheet keeps it."""
    if isinstance(value, datetime | date):
        return (value.date() if isinstance(value, datetime) else value).isoformat()
    text = str(value).strip()
    written = _DATE.fullmatch(text)
    try:
        return (date(int(written[3]), int(written[2]), int(written[1])) if written else date.fromisoformat(text)).isoformat()
    except ValueError as error:
        raise BadList("list_bad_date", value=text[:20]) from error


def _yes_or_no(value: Any, _cpf_key: bytes) -> bool:
    word = _plain(str(value))
    if word not in (*_YES, *_NO):
        raise BadList("list_bad_yes_no", value=str(value)[:20])
    return word in _YES


def _several(value: Any, _cpf_key: bytes) -> list[str]:
    return [part.strip() for part in str(value).split(";" if ";" in str(value) else ",") if part.strip()]


_READ: Final[Mapping[str, Callable[[Any, bytes], Any]]] = {
    **dict.fromkeys(COLUMNS, _word),
    "cpf": _cpf,
    "born": _day,
    "foreigner": _yes_or_no,
    "speaks_portuguese": _yes_or_no,
    "ties": _several,
    "declared": _several,
}


def lines_of(problems: Iterable[Problem]) -> list[Problem]:
    """The problems by their lines."""
    return sorted(problems, key=lambda one: one.line)
