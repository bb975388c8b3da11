"""The `tento` command: one program, one word for each thing that it does."""

import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Annotated, Any, Final, NamedTuple, NoReturn

import typer
from typer.main import get_command

from tento import __version__
from tento.cli.help import HELP_NAMES, SuggestingGroup, frame_help, with_help
from tento.cli.shared import reader_language, told_games

UNEXPECTED: Final = 1
WRONG: Final = 2


class Door(NamedTuple):
    """Where a command is found, and what it does in a line."""

    module: str
    name: str
    about: str


# Nothing is imported before it is asked for: `tento --help` must not wait for the rules of a game.
COMMANDS: Final = {
    "play": Door("tento.cli.terminal.play", "play_app", f"Play {told_games()} in the terminal against the computer."),
    "serve": Door("tento.cli.serve", "serve_command", "Start the server where people and bots play."),
    "site": Door("tento.cli.site", "site_command", "Write the client as a site of files that plays on each visitor's device."),
    "admin": Door("tento.cli.admin", "admin_app", "Make the first organiser and admin; back up, restore, verify; what the database holds."),
    "simulate": Door("tento.cli.simulation.command", "simulate_command", "Let bots play against each other, and count."),
    "arena": Door("tento.cli.arena.command", "arena_command", "Let bots and outside programs play each other, and rate them."),
    "learn": Door("tento.cli.learn", "learn_app", "Learn how a person plays from records, and play like that."),
    "solve": Door("tento.cli.solve", "solve_command", "Solve a game for two, and say how far the result can be exploited."),
    "judge": Door("tento.cli.judge", "judge_command", "Play case files, and say which of them hold."),
    "ruling": Door("tento.cli.ruling", "ruling_command", "Ask what happened at the felt, and tell what it means, with the article."),
    "replay": Door("tento.cli.records", "replay_command", "Play a recorded match again, and tell it."),
    "analyse": Door("tento.cli.analyse", "analyse_command", "Judge a recorded match: what decided it, and what each mistake cost."),
    "verify-deal": Door("tento.cli.records", "verify_deal_command", "Redo every deal of a record."),
    "verify-draw": Door("tento.cli.championship.command", "verify_draw_command", "Redo the draw of a championship from its transcript."),
    "championship": Door(
        "tento.cli.championship.command", "championship_app", "Simulate a championship, read one from its log, and check it."
    ),
    "rulebook": Door("tento.cli.rulebook.command", "rulebook_app", "Read the rulebooks, and see in what two of them differ."),
}


class LazyGroup(SuggestingGroup):
    """Knows its commands by name; imports one when it is run, none to list them."""

    listing = False

    def main(self, *args: Any, **extra: Any) -> Any:
        """Runs the command, with its help in the reader's language."""
        lang = reader_language(os.environ)
        frame_help(lang)
        return super(LazyGroup, with_help(self, "", lang)).main(*args, **extra)

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 - the names do not depend on it
        """The names, in the order of the table above."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ARG002 - neither does a command
        """The command, or while they are listed only its name and its line."""
        door = COMMANDS.get(cmd_name)
        return None if door is None else _stub(cmd_name, door) if self.listing else load_command(cmd_name, door)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Lists the commands without importing them."""
        self.listing = True
        super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """Completes the names of the commands without importing them."""
        self.listing = True
        return super().shell_complete(ctx, incomplete)


def load_command(name: str, door: Door) -> Any:
    """The command itself, from its module, with its help in the reader's language."""
    found = getattr(import_module(door.module), door.name)
    if isinstance(found, typer.Typer):
        return _named(name, found)
    single = typer.Typer(add_completion=False)
    single.command(name)(found)
    return _named(name, single)


def _stub(name: str, door: Door) -> Any:
    single = typer.Typer(add_completion=False)
    single.command(name, help=door.about)(lambda: None)
    return _named(name, single)


def _named(name: str, made: typer.Typer) -> Any:
    command = get_command(made)
    command.name = name
    return with_help(command, name, reader_language(os.environ))


app = typer.Typer(
    cls=LazyGroup,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": HELP_NAMES},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tento {__version__}")
        raise typer.Exit


@app.callback()
def main(
    _version: Annotated[bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version.")] = False,
) -> None:
    """Brazilian card games by the letter of their regulations."""


def run() -> None:
    """The console's way in: what a person may do wrong gets a sentence and exit code 2, never a traceback. TENTO_DEBUG=1 shows it."""
    try:
        app(prog_name="tento")
    except Exception as error:
        if os.environ.get("TENTO_DEBUG"):
            raise
        if isinstance(error, OSError):
            place = f"{error.filename}: " if error.filename else ""
            _fail(f"{place}{error.strerror or error}", WRONG)
        if type(error).__module__.startswith("tento."):
            _fail(str(error), WRONG)
        _fail(f"unexpected {type(error).__name__}: {error} (TENTO_DEBUG=1 tells where)", UNEXPECTED)


def _fail(message: str, code: int) -> NoReturn:
    with suppress(OSError):  # a closed terminal hears nothing
        typer.echo(message, err=True)
    sys.exit(code)
