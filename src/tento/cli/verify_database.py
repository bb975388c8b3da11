"""`tento admin verify`: every log of a database, or of a copy of one, played again."""

import asyncio
import os
import shutil
import tempfile
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from tento import bootstrap
from tento.cli.database import DatabaseOption, DataOption, database_address
from tento.cli.shared import fail, reader_language
from tento.club.ports import Store
from tento.club.verifying import Verified, verify_all
from tento.texts.language import Words, pick

DAMAGED: Final = 1
_WORDS: Final[dict[str, Words]] = {
    "looking": ("{logs} registros …", "{logs} logs …"),
    "played": (
        "{tables} mesas e {championships} campeonatos, {lines} linhas: tudo jogado de novo; {deals} embaralhadas refeitas.",
        "{tables} tables and {championships} championships, {lines} lines: all played again; {deals} deals redone.",
    ),
    "damaged": ("  {log}, {where}: {why}", "  {log}, {where}: {why}"),
    "whole": ("Tudo confere.", "All of it is true."),
    "broken": ("Com danos: {many} de {logs} registros.", "Damaged: {many} of {logs} logs."),
    "no_file": ("Não há arquivo {file}.", "There is no file {file}."),
}


def verify_database_command(
    copy: Annotated[Path | None, typer.Argument(help="A file made by backup; else the database itself.")] = None,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Play every log again, redo every deal and every draw, and say what is damaged. The server may be running.

    Exit code: 0 if all is true, 1 if something is damaged. A copy is not changed by it.
    """
    if copy is None:
        found = asyncio.run(_looked_at(bootstrap.database(database_address(data, database))))
    elif not copy.is_file():
        fail(_say("no_file", file=copy))
    else:
        with tempfile.TemporaryDirectory() as folder:
            shutil.copyfile(copy, Path(folder) / bootstrap.DATABASE_FILE)
            found = asyncio.run(_looked_at(bootstrap.database(folder)))
    _tell(found)


async def _looked_at(store: Store) -> Verified:
    errors = Console(stderr=True)
    await store.start()
    try:
        with errors.status("") as shown:
            return await verify_all(store, lambda so_far: shown.update(_say("looking", logs=so_far.tables + so_far.championships)))
    finally:
        await store.stop()


def _tell(found: Verified) -> None:
    counts = {field: getattr(found, field) for field in ("tables", "championships", "lines", "deals")}
    typer.echo(_say("played", **counts))
    for one in found.damaged:
        typer.echo(_say("damaged", log=one.log, where=one.where, why=one.why))
    if not found.damaged:
        typer.echo(_say("whole"))
        return
    typer.echo(_say("broken", many=len({one.log for one in found.damaged}), logs=found.tables + found.championships))
    raise typer.Exit(DAMAGED)


def _say(key: str, **facts: object) -> str:
    return pick(_WORDS[key], reader_language(os.environ)).format(**facts)
