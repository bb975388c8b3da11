"""Which database a command works on: the options that every such command has."""

import os
from pathlib import Path
from typing import Annotated

import typer

from tento.cli.shared import data_folder

DataOption = Annotated[Path | None, typer.Option("--data", envvar="TENTO_DATA", help="The folder of the database.")]
DatabaseOption = Annotated[str | None, typer.Option("--database", envvar="TENTO_DATABASE", help="A database by its address.")]


def database_address(data: Path | None, database: str | None) -> str:
    """Where the database is, by what was said or where it lies if nobody says otherwise."""
    return database or str(data or data_folder(os.environ))
