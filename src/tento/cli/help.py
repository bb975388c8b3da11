"""The help of a command in the reader's language: texts, example, titles of the panels; and the names close to a word mistyped."""

import os
from collections.abc import Iterable
from typing import Any, Final

import typer
from typer import rich_utils
from typer.core import TyperGroup

from tento.cli.shared import reader_language, told_games
from tento.games.registry import USUAL_GAME
from tento.texts.help import championship, commands
from tento.texts.help.examples import EXAMPLES
from tento.texts.language import Lang, Words, pick
from tento.texts.terminal import did_you_mean

PORTUGUESE: Final = commands.COMMANDS | commands.OPTIONS | championship.COMMANDS | championship.OPTIONS
HELP_NAMES: Final = ["-h", "--help"]

_EXAMPLE: Final[Words] = ("Exemplo: {example}", "Example: {example}")
_NO_COMMAND: Final[Words] = ("Não existe o comando '{name}'.", "There is no command '{name}'.")
_USAGE: Final[Words] = ("Uso:", "Usage:")
_OPTIONS: Final[Words] = ("[OPÇÕES]", "[OPTIONS]")
_SUBCOMMAND: Final[Words] = ("COMANDO [ARGUMENTOS]...", "COMMAND [ARGS]...")
_FRAME: Final[dict[str, Words]] = {
    "ARGUMENTS_PANEL_TITLE": ("Argumentos", "Arguments"),
    "OPTIONS_PANEL_TITLE": ("Opções", "Options"),
    "COMMANDS_PANEL_TITLE": ("Comandos", "Commands"),
    "ERRORS_PANEL_TITLE": ("Erro", "Error"),
    "DEFAULT_STRING": ("[padrão: {}]", "[default: {}]"),
    "ENVVAR_STRING": ("[variável: {}]", "[env var: {}]"),
    "REQUIRED_LONG_STRING": ("[obrigatório]", "[required]"),
    "RICH_HELP": (
        "Ajuda: [blue]'{command_path} {help_option}'[/]",
        "Try [blue]'{command_path} {help_option}'[/] for help.",
    ),
}
"""What Typer writes around the texts, by its names."""


def add_portuguese(english: str, portuguese: str) -> None:
    """Keeps the Portuguese of a text that only one game has, by its English."""
    PORTUGUESE[english] = portuguese


def frame_help(lang: Lang) -> None:
    """Sets the titles and notes that Typer writes around the texts of a command."""
    for name, words in _FRAME.items():
        setattr(rich_utils, name, pick(words, lang))


def told_help(text: str, lang: Lang) -> str:
    """A text of a command in the reader's language; English stays where no Portuguese is written."""
    if lang == "en":
        return text
    known = PORTUGUESE.get(text.replace(told_games("en"), "{games}"), text)
    return known.replace("{games}", told_games(lang))


def with_help(command: Any, path: str, lang: Lang) -> Any:
    """The command with its help in the reader's language, an example, and flags that show no type; so its commands."""
    command.help = told_help(command.help or "", lang)
    command.epilog = pick(_EXAMPLE, lang).format(example=EXAMPLES[path].format(game=USUAL_GAME)) if path in EXAMPLES else None
    command.options_metavar = pick(_OPTIONS, lang)
    plain_usage = command.get_usage
    command.get_usage = lambda ctx: plain_usage(ctx).replace("Usage:", pick(_USAGE, lang), 1)
    _tell_options(command, lang)
    if hasattr(command, "commands"):
        command.subcommand_metavar = pick(_SUBCOMMAND, lang)
        for name, one in command.commands.items():
            with_help(one, f"{path} {name}".strip(), lang)
    return command


def _tell_options(command: Any, lang: Lang) -> None:
    for one in command.get_params(typer.Context(command, help_option_names=HELP_NAMES)):
        one.help = told_help(one.help or "", lang)
        if getattr(one, "is_flag", False):
            one.metavar = ""


class SuggestingGroup(TyperGroup):
    """A group that answers an unknown command with those spelt nearly so."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of the first word, or what it may have been meant to be."""
        name, names = args[0], self.list_commands(ctx)
        if name not in names and not name.startswith("-") and not ctx.resilient_parsing:
            ctx.fail(no_such_command(name, names, reader_language(os.environ)))
        return super().resolve_command(ctx, args)


def no_such_command(name: str, names: Iterable[str], lang: Lang) -> str:
    """That there is no such command, and which are spelt nearly so."""
    return pick(_NO_COMMAND, lang).format(name=name) + did_you_mean(name, names, lang)
