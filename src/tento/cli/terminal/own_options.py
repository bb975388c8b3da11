"""Options of `tento play` that only one game has: its table names them, and the command shows them among its own."""

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Annotated, Any

import typer

from tento.cli.help import add_portuguese
from tento.games.registry import kits
from tento.terminal.numbered import terminal_of
from tento.texts.language import Words

TAKEN_BY = "own"
"""The parameter of the command that gets the names of the options that were given."""


def with_own_options(command: Callable[..., None]) -> Callable[..., None]:
    """The command with a flag for each option of a game, which it is told of by `own`."""
    found = {option: _help(words, kit.name) for kit in kits() for option, words in terminal_of(kit).options.items()}

    def run(**given: Any) -> None:
        own = frozenset(option for option in found if given.pop(option))
        command(**given, own=own)

    before = [one for one in signature(command).parameters.values() if one.name != TAKEN_BY]
    flags = [
        Parameter(option, Parameter.KEYWORD_ONLY, default=False, annotation=Annotated[bool, typer.Option(f"--{option}", help=text)])
        for option, text in found.items()
    ]
    run.__signature__ = signature(command).replace(parameters=[*before, *flags])  # type: ignore[attr-defined] # how inspect is told
    run.__annotations__ = {one.name: one.annotation for one in (*before, *flags)} | {"return": None}
    run.__doc__ = command.__doc__
    return run


def _help(words: Words, game: str) -> str:
    """The English help of such an option, after its Portuguese is kept."""
    portuguese, english = (f"{text} ({game})." for text in words)
    add_portuguese(english, portuguese)
    return english
