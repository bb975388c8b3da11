"""What several commands have: the language of the reader, a game and a rulebook by name, and how a command says that it cannot."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, NoReturn

import typer

from tento.games.registry import games
from tento.rulebooks.loader import RulebookError, load, regulations_of
from tento.rulebooks.rulebook import Rulebook
from tento.table.kit import GameKit
from tento.texts.language import Lang, Words, pick


class Language(StrEnum):
    """The languages of the tables."""

    pt = "pt"
    en = "en"

    @property
    def code(self) -> Lang:
        """The language as the texts know it."""
        return "en" if self is Language.en else "pt"


LangOption = Annotated[Language, typer.Option("--lang", envvar="TENTO_LANG", help="Language of the tables.")]

_OR: Words = ("ou", "or")


def reader_language(environ: Mapping[str, str]) -> Lang:
    """As the system's messages are; Portuguese unless they are English."""
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(key, "")
        if value:
            return "en" if value.lower().startswith("en") else "pt"
    return "pt"


def fail(message: str) -> NoReturn:
    """Ends the command with a sentence and exit code 2."""
    typer.echo(message, err=True)
    raise typer.Exit(2)


def loaded(name: str) -> Rulebook:
    """The rulebook of this name or file, or the end of the command."""
    try:
        return load(name)
    except RulebookError as error:
        fail(str(error))


def usual_regulation(kit: GameKit) -> str:
    """The rulebook that a command takes if none is named: the game's first regulation, or what is usually played."""
    return next(iter(regulations_of(kit.name)), kit.usual_rulebook)


def told_games(lang: Lang = "en") -> str:
    """The games that are played here: `a, b or c`."""
    *others, last = games()
    return f"{', '.join(others)} {pick(_OR, lang)} {last}" if others else last
