"""What several commands have: the language of the reader, a game and a rulebook by name, and how a command says that it cannot."""

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from tento.club.seats_played import RULE, played_instead
from tento.games.registry import games, kit_of
from tento.rulebooks.loader import RulebookError, load, regulations_of
from tento.rulebooks.rulebook import Rulebook
from tento.table.kit import GameKit
from tento.texts.language import Lang, Words, pick
from tento.texts.terminal import did_you_mean, label


class Language(StrEnum):
    """The languages of the tables."""

    pt = "pt"
    en = "en"

    @property
    def code(self) -> Lang:
        """The language as the texts know it."""
        return "en" if self is Language.en else "pt"


LangOption = Annotated[Language, typer.Option("--lang", envvar="TENTO_LANG", help="Language of the tables.")]

ClusterOption = Annotated[
    str | None, typer.Option("--cluster", help="Instead of this machine alone: the address of a Ray cluster, as in 10.0.0.1:6379.")
]

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


def usual_regulation(kit: GameKit, seats: int | None = None) -> str:
    """The rulebook that a command takes if none is named: the game's first regulation, for so many players, or what is usually played."""
    known = [name for name in regulations_of(kit.name) if seats is None or seats in kit.seats_under(load(name))]
    return next(iter((*known, *regulations_of(kit.name))), kit.usual_rulebook)


def seats_refused(rulebook: Rulebook, seats: int, lang: Lang) -> str:
    """That so many do not play this rulebook, and which house rule over it they do."""
    other, played = played_instead(rulebook, seats), kit_of(rulebook.game).seats_under(rulebook)
    facts: dict[str, str | int] = {"seats": seats, "title": rulebook.title, "players": ", ".join(map(str, sorted(played)))}
    if other is None:
        return label("no_seats", lang, **facts)
    return label("no_seats_instead", lang, **facts, articles=", ".join(rulebook.cites(RULE)), other=other.name)


def told_games(lang: Lang = "en") -> str:
    """The games that are played here: `a, b or c`."""
    *others, last = games()
    return f"{', '.join(others)} {pick(_OR, lang)} {last}" if others else last


def unknown_game(game: str, lang: Lang) -> str:
    """That no game has this name, which games there are, and which of them may have been meant."""
    return label("unknown_game", lang, game=game, games=told_games(lang)) + did_you_mean(game, games(), lang)


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where the database lies if nobody says otherwise: the place for data of the person who runs the program."""
    base = environ.get("XDG_DATA_HOME") or environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tento"
