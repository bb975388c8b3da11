"""`tento play`: a table in the terminal, you against bots."""

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from tento.cli.shared import Language, fail, loaded, reader_language, seats_refused, told_games, unknown_game, usual_regulation
from tento.cli.terminal.own_options import with_own_options
from tento.cli.terminal.sitting import Setting, sit_down
from tento.club.learning import MemoryFolder, NotLearned
from tento.club.randomness import SystemRandomness
from tento.games.registry import USUAL_GAME, games, kit_of
from tento.rulebooks.rulebook import Rulebook
from tento.table.bots import Bot
from tento.table.kit import GameKit
from tento.table.learned.memory import BadMemory
from tento.terminal.company import company
from tento.terminal.fronts import LiveFront, PlainFront
from tento.terminal.keys import TerminalKeys
from tento.terminal.numbered import terminal_of
from tento.terminal.presenter import TerminalTable
from tento.texts.language import Lang, pick
from tento.texts.terminal import label

HELP: Final = f"""Play {told_games()} in the terminal against the computer.

On a terminal a table is played by keys, or by keys and cards; from a pipe every command is one line. ? shows the keys.
"""

play_app = typer.Typer(add_completion=False)


@play_app.command(help=HELP)
@with_own_options
def play_command(  # noqa: PLR0913 - a command has its options
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {told_games()}.")] = USUAL_GAME,
    *,
    rulebook: Annotated[str | None, typer.Option("--rulebook", help="A rulebook by name, or a .toml file.")] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="Players at the table, where the rulebook lets you choose.")] = None,
    name: Annotated[str | None, typer.Option("--name", help="Your name at the table.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same number deals the same cards.")] = None,
    bots: Annotated[str | None, typer.Option("--bots", help="Who plays with and against you (sensible, random).")] = None,
    like: Annotated[Path | None, typer.Option("--like", help="They play like the memory in this folder (see tento learn).")] = None,
    lang: Annotated[Language | None, typer.Option("--lang", envvar="TENTO_LANG", help="pt or en; else as the system says.")] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Write the record of the match to this file.")] = None,
    phase: Annotated[str, typer.Option("--phase", help="A phase of the event, where the rulebook has several (final).")] = "default",
    fast: Annotated[bool, typer.Option("--fast", help="No pauses.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines instead of a drawing; good for screen readers.")] = False,
    own: frozenset[str] = frozenset(),
) -> None:
    """Seats the reader and the bots, plays, and tells how it ended. `own` are the options of one game that were given."""
    to = lang.code if lang is not None else reader_language(os.environ)
    if game not in games():
        fail(unknown_game(game, to))
    if record is not None and record.exists():
        fail(label("record_exists", to, file=str(record)))
    kit = kit_of(game)
    book = _rulebook(kit, rulebook, seats, to)
    table = terminal_of(kit)
    _check_own(kit, table, own, to)
    state, seated = _new_table(kit, book, seats, phase, to)
    setting = Setting(
        kit=kit,
        state=state,
        company=company(to, kit.sides(seated), name),
        bots=_bots(kit, bots, to) if like is None else _like(like, book),
        master=SystemRandomness().seed("a match") if seed is None else seed,
        phase=phase,
        record=record,
        options=own,
    )
    for line in _played(setting, table, plain=plain, fast=fast):
        print(line)


def _played(setting: Setting, table: TerminalTable, *, plain: bool, fast: bool) -> list[str]:
    """Drawn where there is a terminal and the game has a drawing; else in lines."""
    live = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if table.drawing is None or plain or not live:
        return sit_down(setting, table, PlainFront(sys.stdin, sys.stdout, table.lines))
    with LiveFront(Console(highlight=False), TerminalKeys(), table.drawing, fast=fast) as front:
        return sit_down(setting, table, front)


def _rulebook(kit: GameKit, name: str | None, seats: int | None, lang: Lang) -> Rulebook:
    found = loaded(name or usual_regulation(kit, seats))
    if found.game != kit.name:
        fail(label("other_game", lang, title=found.title, game=found.game, wanted=kit.name))
    return found


def _check_own(kit: GameKit, table: TerminalTable, own: frozenset[str], lang: Lang) -> None:
    """An option of another game has no meaning here."""
    for option in sorted(own - set(table.options)):
        fail(pick(table.no_options[option], lang) if option in table.no_options else label("no_option", lang, option=option, game=kit.name))


def _new_table(kit: GameKit, rulebook: Rulebook, seats: int | None, phase: str, lang: Lang) -> tuple[Any, int]:
    """A table before its first shuffle, if the rulebook has such a one; and how many sit there."""
    phases, sizes = kit.phases(rulebook), kit.seats_under(rulebook)
    if phase not in phases:
        fail(label("no_phase", lang, phase=phase, phases=", ".join(phases)))
    seated = sizes[0] if seats is None else seats
    if seated not in sizes:
        fail(seats_refused(rulebook, seated, lang))
    return kit.game.new(rulebook, seated, phase=phase), seated


def _like(folder: Path, book: Rulebook) -> Callable[[Rulebook], Bot]:
    """Bots that play from a memory of this rulebook."""
    made = partial(MemoryFolder(folder).bot, folder.name)
    try:
        made(book)
    except (NotLearned, BadMemory) as error:
        fail(f"--like: {error}")
    return made


def _bots(kit: GameKit, name: str | None, lang: Lang) -> Callable[[Rulebook], Bot]:
    found = next(iter(kit.bots)) if name is None else name
    if found not in kit.bots:
        fail(label("no_bot", lang, bot=found, bots=", ".join(kit.bots)))
    return partial(kit.bot, found)
