"""The people of an event at a house: a list of entries, who is known, somebody erased, PINs. By the token of who may, as on the pages."""

import os
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.parse import urlencode

import msgspec
import typer

from tento.championship.core.known import Known
from tento.championship.core.people import folded
from tento.cli.championship.house import REFUSED, House
from tento.cli.shared import fail
from tento.texts.championship.desk import DESK
from tento.texts.language import Lang, pick


class _BadLine(msgspec.Struct, frozen=True):
    line: int
    text: str
    articles: tuple[str, ...]


class _List(msgspec.Struct, frozen=True):
    entries: int
    bad: tuple[_BadLine, ...]
    bad_lines: int


class _Pin(msgspec.Struct, frozen=True):
    entry: str
    name: str
    pin: str


def import_there(house: House, file: Path, *, preview: bool, lang: Lang) -> None:
    """Sends a list of entries: all of them are entered, or nobody and every bad line is told."""
    try:
        raw = file.read_bytes()
    except OSError as error:
        fail(str(error))
    asked = urlencode({"id": token_hex(16), "keep": str(not preview).lower()})
    looked = msgspec.json.decode(house.ask("POST", f"list?{asked}", raw), type=_List)
    for bad in looked.bad:
        why = f"{bad.text} ({', '.join(bad.articles)})" if bad.articles else bad.text
        typer.echo(_say("list_line", lang, line=bad.line, why=why), err=True)
    if looked.bad_lines:
        typer.echo(_say("list_refused", lang, count=looked.bad_lines, good=looked.entries), err=True)
        raise typer.Exit(REFUSED)
    typer.echo(_say("list_good" if preview else "list_kept", lang, good=looked.entries))
    if preview:
        typer.echo(_say("preview", lang))


def people_there(house: House) -> list[Known]:
    """Everybody whom the event knows."""
    return msgspec.json.decode(house.ask("GET", "people"), type=list[Known])


def the_one(known: list[Known], person: str, lang: Lang) -> Known:
    """The person of this number or name; more than one, or none, ends the command."""
    meant = [one for one in known if str(one.number) == person or folded(one.name) == folded(person)]
    if len(meant) != 1:
        fail(_say("whom", lang, person=person, found=", ".join(str(one.number) for one in meant) or "–"))
    return meant[0]


def erase_there(house: House, person: str, why: str, happened: datetime | None, lang: Lang) -> None:
    """Erases a person at a house."""
    meant = the_one(people_there(house), person, lang)
    asked: dict[str, Any] = {"id": token_hex(16), "do": "erase", "fields": {"person": meant.number}, "why": why, "role": "organiser"}
    house.decide({**asked, "seen": house.acts().number, "happened": happened}, preview=False)
    typer.echo(_say("erased", lang, number=meant.number))


def pins_there(house: House, out: Path | None) -> None:
    """Lists the PINs, or saves them as strips to be cut, in a file that only its owner may read."""
    if out is None:
        for one in msgspec.json.decode(house.ask("GET", "pins"), type=list[_Pin]):
            typer.echo(f"{one.entry:>6}  {one.pin}  {one.name}")
        return
    paper = house.file("pins")
    with os.fdopen(os.open(out, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(paper)
    typer.echo(str(out))


def _say(key: str, lang: Lang, **facts: str | int) -> str:
    return pick(DESK[key], lang).format(**facts)
